# Die Wörter der Analyse.

## Anfang

analysis-text = Sieh dir jede Stellung und jedes Spiel an: was jeder Zug wert ist, was bewiesen ist und wo es verloren ging.
analysis-other = Andere Analyse
analysis-own = Deine beendeten Spiele
paste-title = Stellung oder Aufzeichnung
paste-help = Eine Stellung in einer Zeile (gern mit Zügen darunter), die Aufzeichnung irgendeines Spiels oder der Link eines beendeten Spiels.
paste-open = Öffnen
paste-file = Datei laden
paste-nothing = Das Feld ist noch leer.
paste-neither = Das ist weder eine Stellung noch eine Aufzeichnung. Eine Aufzeichnung beginnt mit einer Zeile wie [Game "{ $game }"]; eine Stellung ist eine Zeile mit dem Brett, wer am Zug ist und was zu spielen ist.
paste-broken = Dieser Link ist beschädigt: Was er enthält, lässt sich nicht lesen.
paste-refused =
    { $kind ->
        [position] Der Server nimmt diese Stellung von { $game } nicht an:
        [record] Der Server nimmt diese Aufzeichnung nicht an:
       *[table] Die Aufzeichnung dieses Tisches lässt sich nicht öffnen:
    }

## Von Hand aufstellen

set-up-title = Von Hand aufstellen
set-up-game = { $game }: Stellung aufbauen
set-up-open = Diese Stellung analysieren

## Urteile

verdicts = Was die Züge wert sind
verdicts-best = Züge, der beste zuerst
verdicts-legend = Ein Siegel folgt aus den Regeln. Ein grauer Balken ist nur eine Schätzung.
verdicts-round = Alle Urteile gelten für diese Runde, nicht für die ganze Partie.
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
        [0] unentschieden
        [one] unentschieden in einem Zug
       *[other] unentschieden in { $plies } Zügen
    }
verdict-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
verdict-estimate = geschätzt { $percent } %
verdict-unknown = noch nicht bekannt
verdict-told = Bewiesen: { $verdict }. Am besten: { $move }.
engine-start = Züge beurteilen
engine-go-on = Weiterdenken
engine-stop = Anhalten
engine-time = Zeit
engine-seconds = { $seconds } s
engine-thinks = Denkt nach …
engine-settled = Alles ist bewiesen.
engine-helpless = Zu diesen Zügen kann die Maschine nichts sagen.
engine-over = Hier ist Schluss: Es gibt nichts mehr zu beurteilen.
engine-failed = Die Maschine konnte nicht antworten.
line-show-win = Kürzesten Sieg zeigen
line-show-loss = Längste Verteidigung zeigen
line-show-draw = Weg zum Unentschieden zeigen
line-show-points = Bestes Spiel zeigen
line-searching = Die Zugfolge wird gesucht …
line-none = In der Zeit ließ sich keine Zugfolge beweisen.
line-play = Abspielen
line-pause = Pause

## Der Analysetisch

tab-verdicts = Urteile
tab-moves = Züge
tab-insight = Karte
tab-share = Teilen
branch = Variante nach Zug { $move }
branch-leave = Verlassen
copy-position = Stellung kopieren
copied-position = Die Stellung ist kopiert.
copy-record = Aufzeichnung kopieren
copied-record = Die Aufzeichnung ist kopiert.
change-position = Stellung ändern

## Was es zu sehen gibt

insight-none = Zu dieser Stellung gibt es nichts zu ergänzen.
insight-show = Auf dem Brett zeigen

## Wo habe ich verloren?

lost-title = Wo habe ich verloren?
lost-working = Das Spiel wird vom Ende her beurteilt …
lost-proven =
    { $had ->
        [draw] { $name } hat es mit Zug { $move } verloren: Davor war ein Unentschieden bewiesen, danach ist es die Niederlage.
       *[win] { $name } hat es mit Zug { $move } verloren: Davor war ein Sieg bewiesen, danach ist es die Niederlage.
    }
lost-at-latest =
    { $percent ->
        [0] Spätestens mit Zug { $move } stand { $name } auf Verlust: Ab da ist es bewiesen. Wie es davor stand, ließ sich nicht herausfinden.
       *[other] Spätestens mit Zug { $move } stand { $name } auf Verlust: Ab da ist es bewiesen. Davor gibt es nur eine Schätzung: { $percent } %.
    }
lost-before = { $name } stand schon vor dem ersten Zug der Runde auf Verlust: Das ist bewiesen, und danach kam keine Chance mehr.
lost-again = Es wurde zurückgegeben und wieder verloren: zuletzt mit Zug { $move }.
lost-fell = Bewiesen werden konnte nichts. Nach der Schätzung hat { $name } mit Zug { $move } am meisten eingebüßt: von { $from } % auf { $to } %.
lost-cost =
    { $points ->
        [one] Zug { $move } von { $name } hat am meisten gekostet: einen Punkt. Bei bestem Spiel war die Runde davor { $from } wert, danach { $to }.
       *[other] Zug { $move } von { $name } hat am meisten gekostet: { $points } Punkte. Bei bestem Spiel war die Runde davor { $from } wert, danach { $to }.
    }
lost-fated = Kein Zug der Verlierer hat einen Punkt gekostet: Mit diesen Karten war nichts zu machen.
lost-unknown = Weder ein Beweis noch eine Schätzung zeigt, wo es verloren ging.
lost-nobody = Dieses Spiel hat niemand verloren.
lost-go = Stellung vor Zug { $move } zeigen
mark-mistake = ein bewiesener Fehler
mark-cost =
    { $points ->
        [one] kostet einen Punkt
       *[other] kostet { $points } Punkte
    }
mark-turning = hier ging es verloren
