# Die Wörter der Analyse.

## Anfang

analysis-text = Sieh dir jede Stellung und jedes Spiel an: was jeder Zug wert ist, was bewiesen ist und wo es verloren ging.
analysis-other = Andere Analyse
analysis-own = Deine beendeten Spiele
paste-title = Stellung oder Aufzeichnung
paste-help = Eine Stellung in einer Zeile (gern mit Zügen darunter), eine Aufzeichnung aus einem der drei Spiele oder der Link eines beendeten Spiels.
paste-open = Öffnen
paste-file = Datei laden
paste-nothing = Das Feld ist noch leer.
paste-neither = Das ist weder eine Stellung noch eine Aufzeichnung. Eine Aufzeichnung beginnt mit einer Zeile wie [Game "kamisado"]; eine Stellung ist eine Zeile mit dem Brett, wer am Zug ist und was zu spielen ist.
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
set-up-kamisado = Setz jeden Turm auf jedes freie Feld.
set-up-usual = Übliche Aufstellung
set-up-side = Am Zug
set-up-task = Was zu spielen ist
set-up-any = Beliebiger Turm (erster Zug)
set-up-fill = Auffüllen wählen (die Runde ist gewonnen)
set-up-teeth =
    { $points ->
        [one] Drachenzähne von { $side }: ein Punkt
       *[other] Drachenzähne von { $side }: { $points } Punkte
    }
set-up-tower =
    { $count ->
        [one] Der { $colour } Turm: ein Drachenzahn. Ändern
       *[other] Der { $colour } Turm: { $count } Drachenzähne. Ändern
    }
set-up-kamon = Wähle, was du setzen willst, und tippe dann auf die Felder.
set-up-shuffle = Plättchen mischen
set-up-tool = Was ein Tippen tut
set-up-tool-black = Schwarzer Stein
set-up-tool-white = Weißer Stein
set-up-tool-token = Plättchen zurück
set-up-tool-swap = Zwei Felder tauschen
set-up-swap = Tippe auf die zwei Felder, die tauschen sollen.
set-up-held = { $cell } tauschen mit …
set-up-top = Oben auf dem Stapel
set-up-turn = { $side } ist am Zug: Das ergibt sich aus der Zahl der Steine.
set-up-kami = Tippe auf eine Karte, um sie an die markierte Stelle zu geben; tippe dort auf sie, um sie zurückzunehmen.
set-up-deal = Zufällig austeilen
set-up-rest = Den Rest austeilen
set-up-clear = Tisch leeren
set-up-first = Wer ausspielt
set-up-pool = Karten ohne Platz
set-up-places = Hände und Tisch
set-up-place-aside = Beiseite
set-up-place-above = Söldner, offen
set-up-place-below = Söldner, verdeckt
set-up-count = { $count } von { $size }
set-up-add =
    { $count ->
        [one] { $card }, noch eine: an { $place } geben
       *[other] { $card }, noch { $count }: an { $place } geben
    }
set-up-remove = { $card } von { $place }: zurücknehmen

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
analysis-cell = { $cell }, { $symbol } { $count }
analysis-play-attack =
    { $pile ->
        [0] Angriff mit { $card }
       *[other] Angriff mit { $card } (Söldner { $pile })
    }
analysis-play-lead =
    { $pile ->
        [0] Verdeckt ausspielen: { $card }
       *[other] Verdeckt ausspielen: { $card } (Söldner { $pile })
    }
analysis-play-counter =
    { $pile ->
        [0] Konter mit { $card }
       *[other] Konter mit { $card } (Söldner { $pile })
    }

## Der Analysetisch

tab-verdicts = Urteile
tab-moves = Züge
tab-insight = Karte
tab-hands = Hände
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
threats-title = Vergiftete Farben
threats-poisoned =
    { $count ->
        [one] Auf dieser Farbe sollte { $side } nicht landen:
       *[other] Auf diesen Farben sollte { $side } nicht landen:
    }
threats-why = Der { $colour } Turm von { $side } auf { $square } käme ans Ziel.
threats-stand = So, wie die Türme jetzt stehen: Ein Zug kann auch einen Weg öffnen oder schließen.
threats-none = Für { $side } ist im Moment keine Farbe vergiftet.
threats-own = { $side } droht, ans Ziel zu kommen; { $other } sollte meiden:
block-title = Wer wird blockiert?
block-blocked = Spielten beide nur auf die Blockade, hätte { $side } als Erster kein Feld mehr.
block-fewest =
    { $count ->
        [0] Gar keine Antwort lässt { $cells }: eine Blockade.
        [one] Die wenigsten Antworten lässt { $cells }: eine.
       *[other] Die wenigsten Antworten lässt { $cells }: { $count }.
    }
block-numbers = Die Zahl auf einem Feld sagt, wie viele Antworten es lässt. Ketten und Schleifen sind nicht mitgerechnet.
hands-title = Offene Hände
hands-empty = keine Karten
hands-covered = Verdeckte Söldner

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
