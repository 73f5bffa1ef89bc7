# Die Wörter der Befehlszeile, die zu keinem Spiel gehören.

## Auf der Kommandozeile

terminal-player-form = ein Spieler ist me oder level:1 bis level:8
terminal-seat-form = schreib es so: 1=me oder 2=level:5
terminal-clock-form = eine Uhr ist none oder Minuten und Sekunden wie 5+3 (höchstens 999+999)
terminal-no-terminal = play braucht für Ein- und Ausgabe ein Terminal
terminal-no-seed = die Aufzeichnung hat keinen Startwert (Seed), also können die nächsten Karten nicht verteilt werden
terminal-no-such-seat = Platz { $seat } gibt es nicht: Dieses Spiel hat { $seats }
terminal-wrong-seats = die Angabe Seats nennt nicht { $seats } Spieler
terminal-cannot-read = { $file } lässt sich nicht lesen: { $why }
terminal-cannot-resume = { $file } lässt sich nicht fortsetzen: { $why }

## Menü

terminal-menu-game = Welches Spiel?
terminal-menu-options = Welche Regeln?
terminal-menu-players = Wer spielt?
terminal-menu-choose = Enter: auswählen
terminal-menu-next = Enter: weiter
terminal-menu-play = Enter: spielen
terminal-menu-keys = Auf, ab: bewegen   Enter: auswählen   Esc: verlassen
terminal-menu-change = Auf, ab: bewegen   Links, rechts: ändern   Enter: weiter   Esc: zurück
terminal-number = { $min } bis { $max }
terminal-clock = Uhr
terminal-clock-help = Minuten pro Person und Sekunden, die jeder Zug dazugibt; wessen Zeit um ist, verliert.
terminal-clock-none = keine
terminal-clock-choice = { $control } (Minuten + Sekunden)

## Spieler

terminal-seat = Platz { $seat }
terminal-you = du
terminal-self = Du
terminal-player = Spieler { $seat }
terminal-person = Mensch
terminal-computer = { $name } (Stufe { $level })
terminal-person-help = Jemand an diesem Terminal.

## Züge und Enden

terminal-turn = Am Zug: { $name }
terminal-did = { $name }: { $action }
terminal-won =
    { $you ->
        [yes] Du hast das Spiel gewonnen
        [with] Du und { $names } habt das Spiel gewonnen
       *[no]
            { $count ->
                [one] { $names } hat das Spiel gewonnen
               *[other] { $names } haben das Spiel gewonnen
            }
    }
terminal-drawn = Das Spiel endet unentschieden
terminal-lost-on-time =
    { $you ->
        [yes] Du hast die Zeit überschritten
       *[no] { $name } hat die Zeit überschritten
    }
terminal-thinking = { $seat } ({ $name }) denkt nach …
terminal-thinks = { $name } denkt nach …
terminal-somebody-thinks = Jemand denkt nach …
terminal-pass-device = Gib das Gerät weiter: { $name }
terminal-pass-device-hint = Alle anderen schauen bitte weg. Drück eine Taste, wenn du so weit bist.
terminal-look-only = Sieh dir deine Karten an: Vor der Runde wirst du nichts gefragt

## Was geht, und was nicht

terminal-undone = Zurückgenommen.
terminal-undo-nothing = Es gibt nichts zurückzunehmen.
terminal-undo-clock = Mit Uhr gilt jeder Zug: Nichts wird zurückgenommen.
terminal-undo-secret = Was einmal gesehen wurde, bleibt gesehen: Das gilt.
terminal-refused = { $action }: Das geht nicht ({ $why }).
terminal-export-later = Eine Aufzeichnung zeigt alles, exportieren lässt sie sich darum erst nach dem Spiel; s sichert das Spiel.
terminal-tip-not-yours = Einen Tipp gibt es, wenn du am Zug bist.
terminal-no-tip = In der Zeit hat sich kein Tipp gefunden.
terminal-no-answer = (Der Computer hatte keine Antwort; für ihn wurde der erste erlaubte Zug gespielt.)
terminal-advising = Ein guter Zug wird gesucht …
terminal-tip-win =
    { $plies ->
        [0] Bewiesen: { $action } gewinnt.
        [one] Bewiesen: { $action } gewinnt in einem Zug.
       *[other] Bewiesen: { $action } gewinnt in { $plies } Zügen.
    }
terminal-tip-draw = Bewiesen: { $action } führt zum Unentschieden.
terminal-tip-loss =
    { $plies ->
        [0] Bewiesen: Jeder Zug verliert; { $action } ist so gut wie jeder andere.
        [one] Bewiesen: Jeder Zug verliert sofort; { $action } ist so gut wie jeder andere.
       *[other] Bewiesen: Jeder Zug verliert in { $plies } Zügen; { $action } ist so gut wie jeder andere.
    }
terminal-tip-points =
    { $count ->
        [one] Bewiesen: { $action } ist { $points } Punkt wert.
       *[other] Bewiesen: { $action } ist { $points } Punkte wert.
    }
terminal-tip-estimate = Schätzung, nicht sicher: { $action }, Gewinnchance etwa { $percent } %.
terminal-tip-player = Wer stark spielt und sieht, was du siehst, wählt: { $action }. Bewiesen ist nichts.

## Dateien

terminal-no-file-name = Eine Datei braucht einen Namen.
terminal-file-exists = Eine Datei mit diesem Namen gibt es schon; wähle einen anderen.
terminal-not-written = Die Datei ließ sich nicht schreiben: { $why }.
terminal-written = Geschrieben: { $file }.
terminal-go-on-later = Gesichert. Weiter geht es mit: { $command }
terminal-save-as = Das Spiel sichern als
terminal-save-hint = Weiter geht es mit: { $command }
terminal-export-as = Die Aufzeichnung exportieren als
terminal-export-hint = Ein Name auf .json gibt JSON, jeder andere ein Partieformular.
terminal-file-secret = Die Datei verrät alles: Wer sie liest, verdirbt sich das Spiel.
terminal-leave = Das Spiel ist nicht zu Ende und nicht gesichert. Sichern und ein andermal weiterspielen?

## Auf dem Bildschirm

terminal-too-small = Kamidana braucht 80 Spalten und 24 Zeilen; dieses Terminal hat { $width } und { $height }.
terminal-round = Runde { $round }
terminal-typed = Zug:
terminal-log = Bisher
terminal-bar = Pfeile Enter
terminal-button-continue = Enter: weiter
terminal-button-back = Esc: zurück
terminal-button-help = ? Hilfe
terminal-button-tip = t Tipp
terminal-button-undo = u zurück
terminal-button-save = s sichern
terminal-button-export = x Export
terminal-button-turn = v drehen
terminal-button-leave = q Ende
terminal-button-new-game = Neues Spiel
terminal-button-record = Aufzeichnung exportieren
terminal-button-quit = Beenden
terminal-button-accept = Enter: schreiben
terminal-button-save-and-leave = Enter: sichern, verlassen
terminal-button-just-leave = q: verlassen
terminal-button-stay = Esc: bleiben

## Hilfe

terminal-help-more = Auf, ab, Leertaste: mehr
terminal-ruling = Unsere Festlegung: { $text }
terminal-keys = Tasten
terminal-keys-choose = Mit Pfeilen und Tab gehst du durch, was möglich ist; Enter oder Leertaste führt es aus. Auch die Maus geht.
terminal-keys-type = Züge kann man auch tippen und mit Enter abschicken; Esc löscht sie.
terminal-keys-letters = t Tipp, u zurücknehmen, s sichern (oder Strg-S), x Aufzeichnung exportieren, v Brett drehen, q beenden, ? diese Hilfe.
terminal-keys-tips = Ein Tipp sagt „bewiesen“, wenn er aus den Regeln folgt, „Schätzung“, wenn er geraten ist.

## kamidana play --help

terminal-help-about = Im Terminal spielen, gegen den Computer oder miteinander
terminal-help-usage = Aufruf
terminal-help-arguments = Argumente
terminal-help-options = Optionen
terminal-help-examples = Beispiele
terminal-help-game = Das Spiel; ohne dies und ohne --resume fragt ein Menü
terminal-help-option = Eine Option des Spiels (siehe kamidana games); auch mehrmals
terminal-help-seat = Wer auf einem Platz spielt, me oder level:1 bis level:8; auch mehrmals. Sonst gehört Platz 1 dir und der Rest dem Computer
terminal-help-level = Wie stark der Computer spielt, 1 bis 8
terminal-help-hot-seat = Menschen auf allen Plätzen
terminal-help-seed = Der Startwert (Seed), mit dem gemischt wird, 64 hexadezimale Ziffern; sonst zufällig
terminal-help-clock = Minuten pro Person und Sekunden, die jeder Zug dazugibt, etwa 5+3, oder none
terminal-help-resume = Ein gesichertes Spiel oder eine Aufzeichnung fortsetzen
terminal-help-language = Die Sprache: en, de, fr, nl oder tr; sonst, was LC_ALL, LC_MESSAGES oder LANG sagen
terminal-help-characters = Schriftzeichen oder Buchstaben neben den Farben zeigen
terminal-help-ascii = Schlichtes ASCII ohne Farben
terminal-help-colour = Wann Farben verwendet werden: auto, always oder never
terminal-help-help = Diese Hilfe ausgeben
terminal-help-inside = Im Spiel zeigt ? die Tasten und die Regeln.

## Positions and records

terminal-start = Anfang
terminal-no-position = Diese Stellung lässt sich nicht als Text schreiben.
terminal-demo = Kamidana, ein Zuhause für Brett- und Kartenspiele: { $games }. Hier sind sie; kamidana --help zeigt, was man mit ihnen machen kann.
