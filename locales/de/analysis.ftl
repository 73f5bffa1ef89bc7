# Die Wörter der Analyse.

## Anfang

analysis-text = Sieh dir eine beliebige Stellung oder ein beliebiges Spiel an: was jeder Zug wert ist, was bewiesen ist und wo es schiefging.
analysis-other = Andere Analyse
analysis-own = Deine beendeten Spiele
paste-title = Stellung oder Aufzeichnung
paste-help = Eine Stellung in einer Zeile (gern mit Zügen darunter), die Aufzeichnung eines beliebigen Spiels oder der Link zu einem beendeten Spiel.
paste-open = Öffnen
paste-file = Datei laden
paste-nothing = Das Feld ist noch leer.
paste-neither = Das ist weder eine Stellung noch eine Aufzeichnung. Eine Aufzeichnung beginnt mit einer Zeile wie [Game "{ $game }"]; eine Stellung ist eine Zeile mit dem Brett, wer am Zug ist und was zu spielen ist.
paste-broken = Dieser Link ist beschädigt und lässt sich nicht lesen.
paste-refused =
    { $kind ->
        [position] Mit dieser Stellung von { $game } stimmt etwas nicht.
        [record] Mit dieser Aufzeichnung stimmt etwas nicht.
       *[table] Die Aufzeichnung dieses Tisches lässt sich nicht öffnen.
    }
paste-part = Prüf diesen Teil: { $part }.
paste-move = Dieser Zug ist nicht erlaubt: { $move }.

## Von Hand aufstellen

set-up-title = Von Hand aufstellen
set-up-game = { $game }: Stellung aufbauen
set-up-open = Diese Stellung analysieren

## Urteile

verdicts = Was die Züge wert sind
verdicts-best = Züge, der beste zuerst
verdicts-legend = Ein Siegel steht für ein bewiesenes Ergebnis, ein grauer Balken nur für eine Schätzung.
verdicts-round = Alles hier gilt für diese Runde, nicht für die ganze Partie.
verdict-proven = bewiesen:
verdict-win =
    { $plies ->
        [0] Sieg
        [one] Sieg in einem Zug
       *[other] Sieg in { $plies } Zügen
    }
verdict-loss =
    { $plies ->
        [0] Niederlage
        [one] Niederlage in einem Zug
       *[other] Niederlage in { $plies } Zügen
    }
verdict-draw =
    { $plies ->
        [0] Unentschieden
        [one] Unentschieden in einem Zug
       *[other] Unentschieden in { $plies } Zügen
    }
verdict-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
verdict-estimate = geschätzt { $percent } %
verdict-unknown = noch nicht bekannt
verdict-told = Bewiesen: { $verdict }. Am besten: { $move }.
engine-start = Züge bewerten
engine-go-on = Weiterdenken
engine-stop = Anhalten
engine-time = Zeit
engine-seconds = { $seconds } s
engine-thinks = Denkt nach …
engine-settled = Alles ist bewiesen.
engine-helpless = Diese Züge kann die Engine nicht bewerten.
engine-over = Hier ist das Spiel zu Ende: Es gibt nichts mehr zu bewerten.
engine-failed = Die Engine hat nicht geantwortet.
line-show-win = Kürzesten Sieg zeigen
line-show-loss = Längste Verteidigung zeigen
line-show-draw = Weg zum Unentschieden zeigen
line-show-points = Bestes Spiel zeigen
line-searching = Die Zugfolge wird gesucht …
line-none = In der verfügbaren Zeit ließ sich keine Zugfolge beweisen.
line-play = Abspielen
line-pause = Pause

## Der Analysetisch

tab-verdicts = Bewertung
tab-moves = Züge
tab-insight = Überblick
tab-share = Teilen
branch = Variante nach Zug { $move }
branch-leave = Variante verlassen
copy-position = Stellung kopieren
copied-position = Stellung kopiert.
copy-record = Aufzeichnung kopieren
copied-record = Aufzeichnung kopiert.
change-position = Stellung ändern

## Was es zu sehen gibt

insight-none = Zu dieser Stellung gibt es nichts zu ergänzen.
insight-show = Auf dem Brett zeigen

## Wo ein Spiel kippte

lost-title = Wendepunkt
lost-working = Der Wendepunkt wird gesucht …
lost-proven =
    { $had ->
        [draw] { $you ->
                [yes] Du hast
               *[no] { $name } hat
            } es mit Zug { $move } verspielt: Davor war ein Unentschieden bewiesen, danach die Niederlage.
       *[win] { $you ->
                [yes] Du hast
               *[no] { $name } hat
            } es mit Zug { $move } verspielt: Davor war der Sieg bewiesen, danach die Niederlage.
    }
lost-at-latest =
    { $percent ->
        [0] Zug { $move } war der Wendepunkt: Danach { $you ->
                [yes] standst du
               *[no] stand { $name }
            } auf Verlust (bewiesen). Wie es davor stand, ließ sich nicht klären.
       *[other] Zug { $move } war der Wendepunkt: Danach { $you ->
                [yes] standst du
               *[no] stand { $name }
            } auf Verlust (bewiesen), davor lagen die Chancen bei etwa { $percent } % (geschätzt).
    }
lost-before =
    { $you ->
                [yes] Du standst
               *[no] { $name } stand
            } schon vor dem ersten Zug der Runde auf Verlust: Das ist bewiesen, und eine zweite Chance gab es nicht.
lost-again = Das Spiel war schon vorher gekippt, zum ersten Mal mit Zug { $move }.
lost-fell = Beweisen ließ sich nichts. Nach unserer Schätzung { $you ->
                [yes] hast du
               *[no] hat { $name }
            } am meisten mit Zug { $move } verloren: von { $from } % auf { $to } %.
lost-cost =
    { $points ->
        [one] { $you ->
                [yes] Dein Zug { $move }
               *[no] Zug { $move } von { $name }
            } hat am meisten gekostet: einen Punkt. Mit offenen Karten und bestem Spiel war die Runde für diese Seite davor { $from } wert, danach { $to }.
       *[other] { $you ->
                [yes] Dein Zug { $move }
               *[no] Zug { $move } von { $name }
            } hat am meisten gekostet: { $points } Punkte. Mit offenen Karten und bestem Spiel war die Runde für diese Seite davor { $from } wert, danach { $to }.
    }
lost-fated = Kein Zug der Verlierer hat einen Punkt gekostet: Mit diesen Karten war nichts zu machen.
lost-unknown = Weder ein Beweis noch eine Schätzung zeigt, wo es verloren ging.
lost-nobody = Dieses Spiel hat niemand verloren.
lost-go = Stellung vor Zug { $move } zeigen
lost-find = Wendepunkt suchen
lost-longer = Länger suchen
mistakes = Fehler
verdict-played = gespielt
mark-mistake = ein bewiesener Fehler
mark-cost =
    { $points ->
        [one] kostet einen Punkt
       *[other] kostet { $points } Punkte
    }
mark-turning = hier ging das Spiel verloren
