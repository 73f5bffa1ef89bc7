# Die Wörter von Kamon. Variablen, die colour, side, card, symbol oder emblem heißen, sind schon Wörter.
# Kurs: ein Gedanke je Schritt, in höchstens vierzig Wörtern.

## Auf einen Blick

kamon-about = Setz auf ein Plättchen mit gleichem Zeichen oder gleicher Zahl. Verbinde zwei Ränder, schließ eine Schleife oder lass dem Gegner keinen Zug.
kamon-brief-1 = Setzt abwechselnd eure Steine auf die Plättchen. Der erste kommt an den Rand.
kamon-brief-2 = Jedes Plättchen muss dasselbe Zeichen oder dieselbe Zahl haben wie das, das die andere Seite zuletzt genommen hat.
kamon-brief-3 = Du gewinnst, wenn du zwei gegenüberliegende Ränder verbindest oder eine Schleife um ein Feld schließt,
kamon-brief-4 = oder wenn die andere Seite kein passendes Plättchen mehr findet.
kamon-credit = Kamon ist von Bruno Cathala (Jactalea, 2007).
kamon-seat-first = Schwarz (beginnt)
kamon-ladder = Kamon

## Computerspieler

kamon-player-1 = Akari
kamon-player-1-about = Stellt sich nur eine Handvoll Spiele vor und übersieht oft das Feld, mit dem du gewinnst.
kamon-player-2 = Shizu
kamon-player-2-about = Stellt sich ein paar Dutzend Spiele vor. Mehr als jede dritte Gefahr rutscht durch.
kamon-player-3 = Daru
kamon-player-3-about = Spielt nach Gefühl, und das Gefühl ist gut, aber manche Gefahr rutscht durch.
kamon-player-4 = Koko
kamon-player-4-about = Stellt sich Hunderte Spiele vor, rechnet aber das Endspiel nicht aus. Etwa jede vierte Gefahr rutscht durch.
kamon-player-5 = Chama
kamon-player-5-about = Rechnet das Endspiel aus, sobald sich das Brett füllt.
kamon-player-6 = Tengo
kamon-player-6-about = Stellt sich Tausende Spiele vor und rechnet das Endspiel früh aus.
kamon-player-7 = Oni
kamon-player-7-about = Stellt sich Zehntausende Spiele vor und lässt selten ein gewonnenes Endspiel entwischen.
kamon-player-8 = Komai
kamon-player-8-about = Wägt für einen einzigen Zug bis zu zweihunderttausend Zugfolgen ab.

## Coach

kamon-coach-any = Dein Plättchen entscheidet, worauf { $name } antworten darf: gleiches Zeichen oder gleiche Zahl.
kamon-coach-win = Eines dieser Felder gewinnt. Siehst du es?
kamon-coach-careful =
    { $count ->
        [one] Vorsicht: Eines dieser Felder lässt { $name } gewinnen.
       *[other] Vorsicht: { $count } dieser Felder lassen { $name } gewinnen.
    }
kamon-coach-through = Was du auch nimmst, { $name } kann diesmal gewinnen.
kamon-coach-leaves =
    { $count ->
        [one] Lässt { $name } ein Feld zum Antworten.
       *[other] Lässt { $name } { $count } Felder zum Antworten.
    }
kamon-coach-danger = Nicht dorthin! Das lässt { $name } ein Feld, das gewinnt.
kamon-coach-wins = Dieses Feld gewinnt.
kamon-coach-lost = Nach diesem Feld konnte { $name } gewinnen.
kamon-coach-told = Du hast { $symbol } { $count } genommen: { $name } braucht das gleiche Zeichen oder die gleiche Zahl.

## Auswahl

kamon-option-layout = Lage der Plättchen: „random“ (zufällig) oder eine Anfangsstellung
kamon-option-forbidden-counts = Schleife um das verbotene Feld
kamon-option-forbidden-counts-yes = Gewinnt
kamon-option-forbidden-counts-yes-help = Das verbotene Feld zählt als leeres Feld.
kamon-option-forbidden-counts-no = Gewinnt nicht
kamon-option-forbidden-counts-no-help = Eine Schleife muss ein anderes leeres Feld oder einen gegnerischen Stein einschließen.

## Wörter

kamon-seat-1 = Schwarz
kamon-seat-2 = Weiß
kamon-symbol-leaf = Blatt
kamon-symbol-cup = Schale
kamon-symbol-fan = Fächer
kamon-symbol-crane = Kranich
kamon-symbol-wave = Welle
kamon-symbol-moon = Mond
kamon-emblem-snake = Schlange
kamon-emblem-tortoise = Schildkröte
kamon-emblem-dragon = Drache

## Einstellungen

kamon-settings = Kamon
kamon-settings-coordinates = Namen der Felder
kamon-settings-numerals = Ziffern auf den Plättchen

## Wer am Zug ist, und warum

kamon-status-why = Gleiches Zeichen ({ $symbol }) oder gleiche Zahl ({ $count }).
kamon-status-opening = Beginne am Rand, aber nicht in einer Ecke.

## Wie es endet

kamon-reason-edges = Zwei gegenüberliegende Ränder sind verbunden.
kamon-reason-loop = Eine Schleife ist geschlossen.
kamon-reason-block = Der Gegner hat kein Feld mehr.
kamon-reason-full = Das Brett ist voll.
kamon-ending-edges =
    { $you ->
        [winner] Du hast zwei Ränder verbunden: { $emblem } mit { $emblem }.
        [loser] { $winner } hat zwei Ränder verbunden: { $emblem } mit { $emblem }.
       *[none] { $winner } hat zwei Ränder verbunden: { $emblem } mit { $emblem }.
    }
kamon-ending-loop =
    { $you ->
        [winner] Deine Steine haben eine Schleife geschlossen.
        [loser] Die Steine von { $winner } haben eine Schleife geschlossen.
       *[none] Die Steine von { $winner } haben eine Schleife geschlossen.
    }
kamon-ending-block =
    { $you ->
        [winner] { $loser } hat kein Feld mehr: Keines zeigt { $symbol } oder { $number }.
        [loser] Du hast kein Feld mehr: Keines zeigt { $symbol } oder { $number }.
       *[none] { $loser } hat kein Feld mehr: Keines zeigt { $symbol } oder { $number }.
    }

## Brett

kamon-board = Kamon-Brett
kamon-cell =
    { $cell }: { $holds ->
        [black] schwarzer Stein
        [white] weißer Stein
        [forbidden] verboten
       *[token] { $symbol } { $count }
    }{ $mark ->
        [legal] , hier kannst du setzen
        [last] , letzter Zug
        [winning] , gewinnt
        [enclosed] , eingeschlossen
        [planned] , geplanter Zug
       *[none] { "" }
    }
kamon-top = Oben liegt: { $symbol } { $count }
kamon-top-none = Noch kein Plättchen auf dem Stapel
kamon-same = Gleiches Zeichen oder gleiche Zahl
kamon-opening = Jedes Randfeld außer den Ecken
kamon-refused-turn = { $name ->
        [none] { $side }
       *[other] { $name }
    } ist am Zug.
kamon-refused-pawn = Auf diesem Feld liegt schon ein Stein.
kamon-refused-forbidden = Auf das verbotene Feld darf niemand setzen.
kamon-refused-opening = Der erste Stein kommt an den Rand, aber nicht in eine Ecke.
kamon-refused-token = Dieses Plättchen ({ $symbol } { $count }) hat weder Zeichen noch Zahl mit { $other } { $number } gemeinsam.
kamon-emblem = { $emblem }
kamon-your-turn =
    { $symbol ->
        [none] Du bist am Zug: Beginne am Rand
       *[other] Du bist am Zug: { $symbol } oder { $number }
    }, { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    }
kamon-played = { $side }: { $cell }, { $symbol } { $count }
kamon-over =
    { $side ->
        [none] Unentschieden
       *[other] { $side } gewinnt
    }: { $reason ->
        [edges] zwei gegenüberliegende Ränder sind verbunden
        [loop] eine Schleife ist geschlossen
        [block] der Gegner hat kein Feld mehr
       *[full] das Brett ist voll
    }

## Kurs

kamon-course-about = Gleiches Zeichen oder gleiche Zahl, und die drei Wege zum Sieg.
kamon-course-end = Du kennst die eine Zugregel und die drei Wege zum Sieg. Der Rest kommt beim Spielen.
kamon-course-first-title = Am Rand
kamon-course-first = Du spielst Schwarz. Jedes Plättchen zeigt ein Zeichen, ein- bis sechsmal. Schwarz beginnt auf einem Randfeld, aber nicht in einer Ecke. Wähle eines.
kamon-course-first-done = Dein Stein ersetzt das Plättchen, und das Plättchen kommt auf den Stapel. Es sagt Weiß, wo es weitergeht.
kamon-course-crest-title = Das gleiche Zeichen
kamon-course-crest = Oben liegt das Plättchen von Weiß: zwei Wellen. Du musst auf ein Plättchen mit gleichem Zeichen oder gleicher Zahl setzen. Nimm das gleiche Zeichen: eine Welle.
kamon-course-crest-wrong = Das hat die gleiche Zahl. Such diesmal eine Welle.
kamon-course-crest-done = Richtig. Nun liegt dein Plättchen oben, und Weiß muss sich danach richten.
kamon-course-number-title = Die gleiche Zahl
kamon-course-number = Oben liegen sechs Kraniche. Geh diesmal nach der Zahl: Setz auf ein Plättchen, das sein Zeichen sechsmal zeigt.
kamon-course-number-wrong = Das ist wieder ein Kranich. Such diesmal eine Sechs.
kamon-course-number-done = Gut. Zeichen oder Zahl: Diese beiden Wege hast du immer.
kamon-course-edges-title = Zwei Ränder verbinden
kamon-course-edges = Gegenüberliegende Ränder tragen das gleiche Tier. Eine Kette deiner Steine vom einen zum anderen gewinnt. Zwischen den Schlangen oben und unten fehlt ein Feld: Finde es.
kamon-course-edges-wrong = Die Kette ist noch offen. Schau auf den unteren Rand.
kamon-course-edges-done = Von Schlange zu Schlange: Du gewinnst.
kamon-course-corner-title = Eine Ecke hat zwei Ränder
kamon-course-corner = Ein Eckfeld gehört zu beiden Rändern, die sich dort treffen. Deine Kette verbindet fast die beiden Schildkrötenränder. Vollende sie.
kamon-course-corner-wrong = Dort nicht. Folge deiner Kette bis in die linke Ecke.
kamon-course-corner-done = Die Ecke gehört auch zum Schildkrötenrand: Du gewinnst.
kamon-course-round-title = Das verbotene Feld
kamon-course-round = Das dunkle Feld hat kein Plättchen. Dort setzt nie jemand, und keine Kette führt hindurch. Geh außen herum und verbinde die Schlangen.
kamon-course-round-wrong = Da ist noch eine Lücke, gleich unter dem dunklen Feld.
kamon-course-round-done = Herum und durch: Du gewinnst.
kamon-course-loop-title = Eine Schleife schließen
kamon-course-loop = Auch ein Ring deiner Steine um ein leeres Feld oder einen gegnerischen Stein gewinnt. Links hast du einen weißen Stein fast gefangen. Schließ die Schleife!
kamon-course-loop-wrong = Der Ring ist noch offen. Schau an den linken Rand.
kamon-course-loop-done = Gefangen! Denk daran: Der Rand ist keine Mauer, eine Schleife braucht ringsum Steine.
kamon-course-safe-title = Denk für Weiß mit
kamon-course-safe = Weiß fehlt nur ein Feld rechts oben, um die Drachen zu verbinden. Dein Plättchen sagt Weiß, wo es setzen darf: Wähle eines, nach dem Weiß nicht fertig wird.
kamon-course-safe-wrong = Danach könnte Weiß rechts oben fertig werden. Nimm ein anderes.
kamon-course-safe-done = Gut. Du wählst für Weiß, und Weiß wählt für dich.
kamon-course-block-title = Nichts mehr da
kamon-course-block = Wer nirgends mehr setzen kann, verliert sofort. Oben liegen vier Fächer. Nimm ein Plättchen, auf das Weiß keine Antwort hat.
kamon-course-block-wrong = Darauf hat Weiß noch eine Antwort. Gibt es ein Plättchen, dessen Zeichen und Zahl kaum noch da sind?
kamon-course-block-done = Kein Fächer und keine Sechs sind übrig: Weiß ist blockiert, und du gewinnst.
kamon-course-full-title = Das volle Brett
kamon-course-full = Zwei Felder sind übrig, und niemand hat Ränder verbunden, eine Schleife geschlossen oder blockiert. Setz deinen Stein; Weiß nimmt das letzte Feld.
kamon-course-full-done = Das Brett ist voll, und niemand hat gewonnen: unentschieden. Das ist sehr selten.

## Regeln

kamon-aim = Zwei Spieler, eine Zugregel, drei Wege zum Sieg: zwei Ränder verbinden, eine Schleife schließen oder der anderen Seite keinen Zug lassen.
kamon-box = 2 Personen, ab 8 Jahren, etwa 15 Minuten: Ein Spiel hat höchstens 36 Züge.
kamon-section-board = Brett und Plättchen
kamon-section-play = Setzen
kamon-section-end = Wie ein Spiel endet
kamon-rule-B1 = Das Brett ist ein Sechseck aus 37 Feldern in sieben Reihen, von a oben bis g unten.
kamon-rule-B2 = Jeder der sechs Ränder hat vier Felder. Gegenüberliegende Ränder tragen das gleiche Wappentier: die Schlange oben und unten, die Schildkröte links oben und rechts unten, der Drache rechts oben und links unten.
kamon-rule-B3 = Jedes der sechs Zeichen ist auf sechs Plättchen zu sehen, ein- bis sechsmal. Ein weiteres Plättchen steht für den Startspieler.
kamon-ruling-B3 = Die Spielregel nennt nur Blatt und Schale; Fächer, Kranich, Welle und Mond sind von uns.
kamon-rule-B4 = Alle 37 Plättchen werden zufällig ausgelegt, eines auf jedes Feld. Dann wird das Startspielerplättchen weggenommen; sein Feld ist das ganze Spiel über verboten. Dieses Plättchen liegt neben dem Brett, und auf ihm wächst der Stapel. Jeder Spieler hat 18 Steine.
kamon-rule-P1 = Schwarz beginnt, auf einem Randfeld, das weder Ecke noch verboten ist. Der Stein ersetzt das Plättchen, und das Plättchen kommt auf den Stapel.
kamon-rule-P2 = Danach setzt, wer am Zug ist, einen Stein auf ein freies Feld, dessen Plättchen das gleiche Zeichen oder die gleiche Zahl hat wie das oberste auf dem Stapel. Dieses Plättchen liegt nun oben.
kamon-rule-W1 = Ränder: Du gewinnst, wenn eine Kette deiner Steine zwei gegenüberliegende Ränder verbindet.
kamon-rule-W2 = Ein Eckfeld gehört zu beiden Rändern, die sich dort treffen.
kamon-rule-W3 = Schleife: Du gewinnst, wenn deine Steine mindestens ein Feld einschließen, das leer ist oder einen gegnerischen Stein trägt. Eingeschlossen ist ein Feld, von dem kein Weg über Felder ohne deine Steine zum Brettrand führt.
kamon-rule-W4 = Der Brettrand gilt nicht als Teil einer Schleife, und eine Schleife nur um eigene Steine zählt nicht.
kamon-rule-W5 = Das verbotene Feld zählt als leeres Feld. Wer einen Tisch eröffnet, kann es anders festlegen.
kamon-rule-W6 = Blockade: Du gewinnst, wenn dein Gegner kein Feld mehr hat, auf das er setzen kann.
kamon-rule-W7 = Sind alle 36 Felder besetzt und hat niemand gewonnen, endet das Spiel unentschieden.
kamon-ruling-W7 = Der 36. Zug gewinnt nie durch Blockade.
kamon-rule-W8 = Geschieht mehreres davon zugleich, werden Ränder vor der Schleife und die Schleife vor der Blockade genannt; der Sieger ist derselbe.
kamon-diagram-P1 = Schwarz darf auf jedem der hellen Felder beginnen. Das dunkle ist verboten.
kamon-diagram-P2 = Schwarz hat die vier Kraniche genommen, also setzt Weiß auf einen Kranich oder auf eine Vier.
kamon-diagram-W1 = Zwischen den beiden Schlangen fehlt ein Stein.
kamon-diagram-W2 = Die linke Ecke gehört zum Schildkrötenrand.
kamon-diagram-W3 = Der letzte Stein des Rings fängt einen weißen Stein.
kamon-diagram-W5 = Diese Schleife umschließt nur das verbotene Feld.
kamon-diagram-W6 = Nach den sechs Fächern bleiben Weiß kein Fächer und keine Sechs.
kamon-diagram-W7 = Schwarz und Weiß besetzen die letzten beiden Felder: unentschieden.

## Von Hand aufstellen

kamon-editor-help = Wähle, was du setzen willst, und tippe oder klicke dann auf die Felder.
kamon-editor-shuffle = Plättchen mischen
kamon-editor-tool = Antippen setzt
kamon-editor-tool-black = Schwarzer Stein
kamon-editor-tool-white = Weißer Stein
kamon-editor-tool-token = Plättchen zurück
kamon-editor-tool-swap = Zwei Felder tauschen
kamon-editor-swap = Tippe auf die zwei Felder, die tauschen sollen.
kamon-editor-held = { $cell } tauschen mit …
kamon-editor-top = Oben auf dem Stapel
kamon-editor-turn = { $side } ist am Zug: Das ergibt sich aus der Zahl der Steine.
kamon-part-cells = die Felder
kamon-part-side = wer am Zug ist
kamon-part-top = das oberste Plättchen

## Analyse

kamon-action = { $cell }, { $symbol } { $count }
kamon-block-title = Wer wird blockiert?
kamon-block-blocked = Spielten beide nur auf Blockade, fände { $side } zuerst kein Feld mehr.
kamon-block-fewest =
    { $count ->
        [0] Nach { $cells } bleibt gar keine Antwort: eine Blockade.
        [one] Am wenigsten Antworten bleiben nach { $cells }: eine.
       *[other] Am wenigsten Antworten bleiben nach { $cells }: { $count }.
    }
kamon-block-numbers = Die Zahl auf einem Feld sagt, wie viele Antworten es lässt. Ketten und Schleifen sind nicht mitgerechnet.

## Gelöst

kamon-solved-heading = Kamon nach sechs Zügen: Meist gewinnt Schwarz
kamon-solved-text = Plättchen zufällig auslegen, sechs zufällige Züge machen und ausrechnen, wer bei perfektem Spiel gewinnt: Das haben wir { $count }-mal getan. Schwarz ist am Zug und gewinnt { $black } dieser Stellungen ({ $share } %), Weiß { $white }. Die übrigen { $draw } sind unentschieden.
kamon-solved-question = { $side } ist am Zug. Wer gewinnt bei perfektem Spiel?
kamon-solved-draw = Unentschieden
kamon-solved-answer =
    { $right ->
        [yes] Richtig:
       *[no] Leider nein:
    } { $result ->
        [draw] Es ist unentschieden.
       *[win] { $side } gewinnt.
    }
kamon-solved-wins = { $cell } ist ein Zug, der gewinnt.
kamon-solved-holds = { $cell } ist ein Zug, der das Unentschieden hält.
kamon-solved-loses = { $side } verliert mit jedem Zug.
kamon-solved-number = Stellung { $number } von { $count }
kamon-solved-right = { $right } von { $guessed } erraten
kamon-solved-another = Eine andere
kamon-solved-yours = Spiel diese Stellung gegen { $name } weiter. Auf der Gewinnerseite bringst du den Sieg nach Hause, auf der anderen hältst du durch, so lange du kannst. Und ein Unentschieden lässt du dir nicht mehr nehmen.
kamon-solved-play = { $side } spielen
kamon-solved-proof = Jede Stellung wurde bis zum Ende durchgerechnet. Du musst uns das nicht glauben: Dieser Befehl beweist einige davon noch einmal, allein nach den Regeln, und mit --all jede.
kamon-layouts-heading = Kamon vom ersten Zug an: Es kommt auf die Auslage an
kamon-layouts-text = Bisher sind { $count } zufällige Auslagen vom allerersten Zug an gelöst. Ergebnisse bei perfektem Spiel: Schwarz, der beginnt, gewinnt { $black }, Weiß gewinnt { $white }, unentschieden { $draw }. Es gibt also Partien Kamon, die keine Seite gewinnen kann, so gut sie auch spielt.
kamon-layouts-proof = Jede Auslage wurde bis zum Ende durchgerechnet: Hunderte Millionen Stellungen. Dieser Befehl beweist eine davon noch einmal, allein nach den Regeln; nur hat bisher niemand so lange gewartet, bis er fertig war.
kamon-data-openings = Die { $count } Stellungen, wer sie gewinnt und wie
kamon-data-layouts = Die { $count } Auslagen, die vom ersten Zug an gelöst sind

## Terminal

kamon-terminal-title =
    { $over ->
        [yes] { $moves ->
            [one] ein Zug
           *[other] { $moves } Züge
        }
       *[no] Zug { $moves }
    }
kamon-terminal-turn =
    { $side } ist am Zug: { $symbol } oder { $number } ({ $count ->
        [one] nur ein Feld
       *[other] { $count } Felder
    })
kamon-terminal-opening = { $side } beginnt am Rand, aber nicht in einer Ecke
kamon-terminal-aims = Sieg: zwei gleichnamige Ränder verbinden, eine Schleife schließen oder kein Feld lassen.
kamon-terminal-keys = Ein Zug wird als Name des Feldes getippt, etwa c4.
kamon-terminal-side =
    { $state ->
        [turn] am Zug
        [won] hat gewonnen
       *[draw] unentschieden
    }
kamon-terminal-pile = auf dem Stapel
kamon-terminal-plain =
    { $over ->
        [yes] # verboten  <x> gewinnt
       *[no] # verboten  [l1] ist möglich
    }
kamon-illegal =
    { $why ->
        [over] das Spiel ist aus
        [forbidden] dieses Feld ist das ganze Spiel über verboten
        [occupied] dort liegt schon ein Stein
        [not-on-border] der erste Stein kommt an den Rand
        [corner] der erste Stein kommt nicht in eine Ecke
       *[no-match] { $token } hat weder Zeichen noch Zahl von { $top } auf dem Stapel
    }
