# Die Wörter von Kamisado. Variablen, die colour, side, card, symbol oder emblem heißen, sind schon Wörter.
# Kurs: ein Gedanke je Schritt, in höchstens vierzig Wörtern.

## Auf einen Blick

kamisado-about = Die Farbe, auf der du landest, bestimmt den Turm, den dein Gegner ziehen muss. Wer zuerst drüben ist, gewinnt.
kamisado-brief-1 = Zieh einen deiner Türme gerade oder schräg vorwärts, so weit du willst.
kamisado-brief-2 = Das Feld, auf dem er landet, entscheidet: Dein Gegenüber muss jetzt den Turm dieser Farbe ziehen.
kamisado-brief-3 = Mit jedem Zug bestimmst du also auch den Turm der anderen Seite. Ein Turm, der nicht ziehen kann, muss passen.
kamisado-brief-4 = Wer zuerst die gegnerische Grundlinie erreicht, gewinnt die Runde.
kamisado-credit = Kamisado ist von Peter Burley (Burley Games, HUCH! & friends).
kamisado-seat-first = Schwarz (beginnt)
kamisado-ladder = Kamisado

## Computerspieler

kamisado-player-1 = Piyo
kamisado-player-1-about = Zieht ins Ziel, wenn der Weg frei ist, vergisst aber oft, welchen Turm eine Farbe ruft.
kamisado-player-2 = Mimi
kamisado-player-2-about = Schaut einen Zug voraus: selten leichtsinnig, leicht zu überraschen.
kamisado-player-3 = Gama
kamisado-player-3-about = Denkt auch an deine Antwort, vergisst aber ab und zu einen Turm am anderen Ende des Bretts.
kamisado-player-4 = Suzu
kamisado-player-4-about = Rechnet die kürzesten Gefechte aus, zieht aber in längeren Partien ab und zu überhastet.
kamisado-player-5 = Kitsu
kamisado-player-5-about = Rechnet Gefechte von ein paar Zügen aus, bevor sie beginnen.
kamisado-player-6 = Saru
kamisado-player-6-about = Rechnet auch längere Gefechte aus und ist schwer zu überraschen.
kamisado-player-7 = Yoru
kamisado-player-7-about = Rechnet die meisten Runden bis zum Ende aus, zieht aber ab und zu nach Augenmaß.
kamisado-player-8 = Tatsu
kamisado-player-8-about = Rechnet fast jede Runde bis zum Ende aus. Ein Fehler genügt.

## Coach

kamisado-coach-any = Achte auf die Farbe deines Zielfelds: Der Turm in dieser Farbe ist bei { $name } als Nächstes dran.
kamisado-coach-win = Du kannst jetzt die gegnerische Grundlinie erreichen!
kamisado-coach-careful = Vorsicht, bei diesen Farben käme { $name } ins Ziel: { $colours }.
kamisado-coach-through = Was du auch tust, { $name } kommt diesmal durch.
kamisado-coach-calls = Landest du dort, ist der { $colour } Turm von { $name } dran.
kamisado-coach-danger = Nicht dorthin! Danach wäre der { $colour } Turm von { $name } dran, und der käme ins Ziel.
kamisado-coach-blocked = Danach könnte { $name } nicht ziehen, und du wärst noch einmal dran.
kamisado-coach-wins = Damit bist du im Ziel und gewinnst die Runde.
kamisado-coach-called = Die Farbe deines Zielfelds entscheidet: Jetzt ist der { $colour } Turm von { $name } dran.
kamisado-coach-lost = Mit dieser Farbe hast du den Weg freigegeben: Der { $colour } Turm von { $name } kam durch.

## Auswahl

kamisado-option-length = Länge
kamisado-option-length-single = Eine Runde
kamisado-option-length-single-help = Der erste Turm auf der gegnerischen Grundlinie gewinnt.
kamisado-option-length-standard = Standard
kamisado-option-length-standard-help = Bis 3 Punkte. Ein Turm, der gewinnt, wird zum Sumo.
kamisado-option-length-long = Lang
kamisado-option-length-long-help = Bis 7 Punkte, mit Doppel-Sumos.
kamisado-option-length-marathon = Marathon
kamisado-option-length-marathon-help = Bis 15 Punkte, mit Dreifach-Sumos.
kamisado-option-length-series = Serie
kamisado-option-length-series-help = Einzelne Runden um je einen Punkt; begonnen wird abwechselnd.
kamisado-option-rounds = Runden
kamisado-option-setup = Aufstellung
kamisado-option-setup-usual = Standard
kamisado-option-setup-usual-help = Jeder Turm beginnt auf seiner Farbe.
kamisado-option-setup-tournament = Turnier
kamisado-option-setup-tournament-help = Erst Schwarz, dann Weiß stellt die Türme beliebig auf.

## Wörter

kamisado-seat-1 = Schwarz
kamisado-seat-2 = Weiß
kamisado-colour-brown = braune
kamisado-colour-green = grüne
kamisado-colour-red = rote
kamisado-colour-yellow = gelbe
kamisado-colour-pink = pinkfarbene
kamisado-colour-purple = lila
kamisado-colour-blue = blaue
kamisado-colour-orange = orangefarbene
kamisado-word-brown = Braun
kamisado-word-green = Grün
kamisado-word-red = Rot
kamisado-word-yellow = Gelb
kamisado-word-pink = Pink
kamisado-word-purple = Lila
kamisado-word-blue = Blau
kamisado-word-orange = Orange
kamisado-ground-brown = Braun
kamisado-ground-green = Grün
kamisado-ground-red = Rot
kamisado-ground-yellow = Gelb
kamisado-ground-pink = Pink
kamisado-ground-purple = Lila
kamisado-ground-blue = Blau
kamisado-ground-orange = Orange
kamisado-direction-ahead = Gerade
kamisado-direction-left = Links
kamisado-direction-right = Rechts
kamisado-direction-back = Zurück

## Wer am Zug ist, und warum

kamisado-status =
    { $you ->
        [yes]
            { $colour ->
                [none] Du bist am Zug: Zieh einen beliebigen Turm
               *[other] Du bist am Zug: Der { $colour } Turm ist dran
            }
       *[no]
            { $colour ->
                [none] { $name } ist am Zug und darf jeden Turm ziehen
               *[other] { $name } ist am Zug: Der { $colour } Turm ist dran
            }
    }
kamisado-status-opening = Der erste Zug der Runde ist frei.
kamisado-status-landed =
    { $you ->
        [yes] Du bist auf { $ground } gelandet.
       *[no] { $name } ist auf { $ground } gelandet.
    }
kamisado-status-pushed =
    { $you ->
        [yes] Du hast einen Turm auf { $ground } gestoßen und ziehst noch einmal.
       *[no] { $name } hat einen Turm auf { $ground } gestoßen und zieht noch einmal.
    }
kamisado-status-blocked =
    { $you ->
        [yes] Du kannst nicht ziehen: Der { $tower } Turm ist blockiert, jetzt zieht die Gegenseite mit { $ground }.
       *[no] { $name } kann nicht ziehen: Der { $tower } Turm ist blockiert, jetzt zieht die Gegenseite mit { $ground }.
    }
kamisado-status-set-up =
    { $you ->
        [yes] Stell deine Türme auf
       *[no] { $name } stellt die Türme auf
    }
kamisado-status-fill =
    { $you ->
        [yes] Du hast die Runde gewonnen: Wähle, wie aufgefüllt wird
       *[no] { $name } hat die Runde gewonnen und wählt, wie aufgefüllt wird
    }
kamisado-status-over = Die Partie ist zu Ende

## Wie es endet

kamisado-reason-home-row = Ein Turm hat die gegnerische Grundlinie erreicht.
kamisado-reason-deadlock = Komplettblockade: Niemand kann ziehen, und wer zuletzt zog, verliert.
kamisado-reason-level = Beide haben gleich viele Punkte.
kamisado-ending-home-row =
    { $you ->
        [winner] Geschafft: Der { $tower } Turm hat die Grundlinie von { $loser } erreicht.
        [loser] Der { $tower } Turm von { $winner } hat deine Grundlinie erreicht.
       *[none] Der { $tower } Turm von { $winner } hat die Grundlinie von { $loser } erreicht.
    }
kamisado-ending-deadlock =
    { $you ->
        [winner] Komplettblockade: Niemand kann ziehen. { $loser } zog zuletzt, also gewinnst du; der { $tower } Turm bekommt den Zahn.
        [loser] Komplettblockade: Niemand kann ziehen. Du hast zuletzt gezogen, also gewinnt { $winner }; der { $tower } Turm bekommt den Zahn.
       *[none] Komplettblockade: Niemand kann ziehen. { $loser } zog zuletzt, also gewinnt { $winner }; der { $tower } Turm bekommt den Zahn.
    }

## Brett

kamisado-board = Kamisado-Brett
kamisado-square =
    Das { $colour } Feld { $square }{ $side ->
        [none] { "" }
       *[other] : der { $tower } { $teeth ->
            [0] Turm
            [1] Sumo
            [2] Doppel-Sumo
            [3] Dreifach-Sumo
           *[other] Meister
        } von { $side }
    }{ $mark ->
        [movable] , kann ziehen
        [selected] , gewählt
        [target] , Ziel
        [push] , Sumo-Stoß
        [win] , gewinnt die Runde
        [plannable] , kann geplant werden
        [planned] , geplanter Zug
       *[none] { "" }
    }
kamisado-fill-title =
    { $name ->
        [none] Du hast die Runde gewonnen.
       *[other] { $name } hat die Runde gewonnen.
    } Von welcher Seite werden beide Grundlinien aufgefüllt?
kamisado-fill-left = Von links auffüllen
kamisado-fill-right = Von rechts auffüllen
kamisado-line-up = { $side }: { $towers }
kamisado-set-up-title = Stell deine Türme auf: Zieh sie an ihren Platz, oder tippe zwei an, die tauschen sollen.
kamisado-set-up-done = Fertig
kamisado-refused-turn = { $name ->
        [none] { $side }
       *[other] { $name }
    } ist am Zug.
kamisado-refused-enemy = Dieser Turm gehört { $side }.
kamisado-refused-tower =
    Nur der { $tower } Turm darf ziehen: { $reason ->
        [pushed] { $side } hat einen Turm auf diese Farbe gestoßen.
        [blocked] { $side } ist auf einem Feld dieser Farbe blockiert.
       *[landed] { $side } ist auf dieser Farbe gelandet.
    }
kamisado-refused-stuck = Der { $tower } Turm kann nicht ziehen.
kamisado-refused-square = Dorthin kommt der { $tower } Turm nicht. Die Punkte zeigen, wohin er kann.
kamisado-refused-first = Wähle zuerst einen deiner Türme.
kamisado-refused-set-up = Vertausche zwei deiner eigenen Türme.
kamisado-your-turn =
    { $tower ->
        [none] Du bist am Zug: ein beliebiger Turm
       *[other] Du bist am Zug: der { $tower } Turm
    }, { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
kamisado-selected =
    Der { $tower } Turm auf { $square }: { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
kamisado-planning = Der { $tower } Turm auf { $square }: Wähle ein Feld für den geplanten Zug
kamisado-swapped = Der { $tower } und der { $other } Turm haben getauscht
kamisado-moved = { $side }: Der { $tower } Turm zieht von { $from } nach { $to }, auf { $ground }
kamisado-pushed =
    { $side }: Der { $tower } Turm macht von { $from } nach { $to } einen Sumo-Stoß und stößt { $count ->
        [one] einen Turm
       *[other] { $count } Türme
    } auf { $ground }
kamisado-passed = { $side }: Der { $tower } Turm ist auf { $square } blockiert. { $next } ist dran: der { $colour } Turm
kamisado-round-won =
    { $reason ->
        [deadlock] { $side } gewinnt die Runde durch Komplettblockade, der { $tower } Turm bekommt den Zahn
       *[home-row] { $side } gewinnt die Runde, der { $tower } Turm ist am Ziel
    }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
kamisado-placed = { $side } hat die Türme aufgestellt
kamisado-filled =
    { $side } füllt { $fill ->
        [left] von links
       *[right] von rechts
    } auf
kamisado-round-started = Neue Runde: { $side } beginnt
kamisado-match-over =
    { $side ->
        [none] Die Partie endet unentschieden
       *[other] { $side } gewinnt die Partie
    }{ $reason ->
        [deadlock] { " " }durch Komplettblockade
       *[other] { "" }
    }

## Kurs

kamisado-course-about = Vom ersten Zug bis zum dreifachen Stoß: Farben, Sumos, Punkte.
kamisado-course-end = Du weißt, wie Türme ziehen, wie Farben entscheiden und was Sumos können. Der Rest kommt beim Spielen.
kamisado-course-open-title = Ein Turm nach Wahl
kamisado-course-open = Du spielst Schwarz, unten. Wer zuerst die Reihe gegenüber erreicht, gewinnt. Der erste Zug einer Runde ist frei: Wähle einen deiner Türme und zieh ihn nach vorn.
kamisado-course-open-done = Gut gemacht. Das war die einzige freie Wahl: Von nun an entscheiden die Farben.
kamisado-course-forward-title = Nur vorwärts
kamisado-course-forward = Ein Turm zieht gerade oder schräg nach vorn, so weit du willst. Nie zur Seite, nie zurück. Zieh deinen blauen Turm schräg.
kamisado-course-forward-wrong = Das war geradeaus. Nimm diesmal einen Punkt links oder rechts davon.
kamisado-course-forward-done = Richtig. In einer Linie, beliebig weit, immer auf die andere Seite zu.
kamisado-course-follow-title = Die Farbe entscheidet
kamisado-course-follow = Weiß ist gerade auf einem gelben Feld gelandet. Das ist ein Befehl: Jetzt musst du deinen gelben Turm ziehen. Zieh ihn, wohin du willst.
kamisado-course-follow-done = Das ist das Herz von Kamisado: Das Feld bestimmt, welcher Turm als Nächstes zieht.
kamisado-course-send-title = Du bestimmst für Weiß
kamisado-course-send = Das gilt für beide: Die Farbe, auf der du landest, bestimmt den Turm, den Weiß ziehen muss. Bring Weiß dazu, den orangefarbenen Turm zu ziehen!
kamisado-course-send-wrong = Dieses Feld ist nicht orange. Such unter den Punkten das orangefarbene Feld.
kamisado-course-send-done = Du bist auf Orange gelandet, also musste Weiß mit Orange ziehen. Weiß steht nun auf Blau: Jetzt wäre dein blauer Turm dran.
kamisado-course-slip-title = Kein Springen
kamisado-course-slip = Türme springen nie über andere. Geradeaus ist der Weg versperrt. Aber zwei Türme, die sich nur an den Ecken berühren, lassen eine Lücke: Schlüpf schräg zwischen ihnen hindurch.
kamisado-course-slip-wrong = Dieser Weg ist frei, aber es ist nicht die Lücke. Geh nach rechts, zwischen den beiden Türmen hindurch.
kamisado-course-slip-done = Durch! Ecken, die sich berühren, versperren keine Diagonale.
kamisado-course-win-title = Die Reihe gegenüber
kamisado-course-win = Weiß ist auf Orange gelandet, und dein orangefarbener Turm hat freie Bahn. Zieh ihn bis auf die Grundlinie von Weiß und gewinn die Runde!
kamisado-course-win-wrong = Noch nicht weit genug. Geh bis zur letzten Reihe: zum Feld mit dem kleinen Tor.
kamisado-course-win-done = Du hast die Grundlinie von Weiß erreicht. Die Runde gehört dir.
kamisado-course-must-title = Wer kann, der muss
kamisado-course-must = Wer ziehen kann, darf nicht passen. Der blaue Turm von Weiß kann nur auf ein einziges Feld, ein pinkfarbenes. Lande auf Blau!
kamisado-course-must-then-1 = Weiß hatte keine Wahl und ging auf Pink. Also ist dein pinkfarbener Turm dran: Zieh ihn ins Ziel!
kamisado-course-must-wrong = Das nicht. Erst das blaue Feld, dann mit Pink geradeaus bis zur letzten Reihe.
kamisado-course-must-done = Die andere Seite zu zwingen ist die beste Waffe, die es gibt.
kamisado-course-poison-title = Vergiftete Farben
kamisado-course-poison = Zwischen dem roten Turm von Weiß und deiner Grundlinie steht nichts. Landest du auf Rot, zieht er durch und gewinnt. Rot ist vergiftet: Lande auf einer anderen Farbe.
kamisado-course-poison-wrong = Rot! Jetzt würde der rote Turm von Weiß ins Ziel ziehen. Nimm eine andere Farbe.
kamisado-course-poison-done = Gut gesehen. Frag dich vor jedem Zug: Welche Türme von Weiß könnten ins Ziel ziehen?
kamisado-course-blocked-title = Ein blockierter Turm
kamisado-course-blocked = Der grüne Turm von Weiß ist eingesperrt und kann gar nicht ziehen. Lande auf Grün und sieh, was passiert.
kamisado-course-blocked-then-1 = Der grüne Turm von Weiß muss passen. Er steht auf Gelb, also bist du wieder dran, mit Gelb. Zieh ins Ziel!
kamisado-course-blocked-wrong = Schau noch einmal: erst das grüne Feld, dann mit Gelb geradeaus bis zur letzten Reihe.
kamisado-course-blocked-done = Gewonnen! Passen zählt wie ein Zug, der auf dem Feld des Turms endet: Die Farbe dieses Feldes bestimmt, welcher Turm als Nächstes zieht.
kamisado-course-deadlock-title = Komplettblockade
kamisado-course-deadlock = Manchmal rufen sich blockierte Türme endlos gegenseitig auf. Das ist eine Komplettblockade, und wer zuletzt gezogen hat, verliert. Lande auf Grün: Weiß hat nur eine Antwort.
kamisado-course-deadlock-wrong = Das ist nicht Grün. Das grüne Feld liegt direkt vor deinem blauen Turm.
kamisado-course-deadlock-done = Dein roter Turm und der grüne von Weiß stecken fest und rufen sich endlos auf. Weiß hat zuletzt gezogen, also gewinnst du.
kamisado-course-tooth-title = Ein Drachenzahn
kamisado-course-tooth = In einer längeren Partie bringt jede Runde Punkte. Gewinn diese mit deinem orangefarbenen Turm: Er bekommt einen Drachenzahn und wird zum Sumo.
kamisado-course-tooth-then-1 = Ein Punkt! Wer gewinnt, wählt, wie beide Grundlinien wieder aufgefüllt werden: von links oder von rechts. Nimm eine der beiden Aufstellungen.
kamisado-course-tooth-wrong = Dein orangefarbener Turm erreicht die letzte Reihe schräg. Such das kleine Tor.
kamisado-course-tooth-done = Alle Türme stehen wieder auf ihrer Grundlinie, und wer verloren hat, beginnt die nächste Runde.
kamisado-course-sumo-title = Stark, aber langsam
kamisado-course-sumo = Dein lila Turm mit dem Zahn ist ein Sumo. Er ist schwer: Er zieht höchstens fünf Felder. Zieh ihn genau fünf.
kamisado-course-sumo-wrong = Zähl die Felder: Es sollen fünf sein.
kamisado-course-sumo-done = Mehr als fünf geht nicht. Aber er ist stark, wie du gleich siehst.
kamisado-course-points-title = Punkte
kamisado-course-points = Der erste Zahn eines Turms bringt 1 Punkt, der zweite 2, der dritte 4, der vierte 8. Die Standardpartie geht bis 3, und du hast 1: Gewinn mit deinem Sumo!
kamisado-course-points-wrong = Dein lila Sumo kommt geradeaus bis zur letzten Reihe.
kamisado-course-points-done = Zwei Punkte dazu, macht drei: Die Partie gehört dir. Eine lange geht bis 7, ein Marathon bis 15.
kamisado-course-push-title = Der Sumo-Stoß
kamisado-course-push = Direkt vor deinem Sumo steht ein Turm. Stoß ihn: Dein Sumo geht einen Schritt vor, und der andere Turm muss ein Feld zurück.
kamisado-course-push-then-1 = Weiß setzt aus. Du ziehst noch einmal, mit der Farbe, auf der der gestoßene Turm gelandet ist: Gelb. Zieh, wohin du willst.
kamisado-course-push-wrong = Das war ein einfacher Zug. Stoß den Turm, der gerade vor deinem Sumo steht.
kamisado-course-push-done = Ein Stoß und noch ein Zug: So gewinnen Sumos.
kamisado-course-equals-title = Nur Schwächere
kamisado-course-equals = Ein Sumo stößt nur schwächere gegnerische Türme, geradeaus, auf ein freies Feld, und nie von ihrer Grundlinie. Hier steht ein anderer Sumo: kein Stoß, also zieh.
kamisado-course-equals-done = Ist ein Stoß dein einziger Zug, dann musst du stoßen. Geht auch das nicht, ist dein Sumo blockiert.
kamisado-course-double-title = Der Doppel-Sumo
kamisado-course-double = Mit zwei Zähnen ist ein Turm ein Doppel-Sumo. Er zieht höchstens drei Felder, stößt aber bis zu zwei Türme, auch Sumos. Stoß mit Grün!
kamisado-course-double-then-1 = Der hinterste gestoßene Turm ist auf Grün gelandet, also zieht Grün noch einmal. Zieh schräg ins Ziel!
kamisado-course-double-wrong = Erst geradeaus stoßen, dann schräg bis zur letzten Reihe.
kamisado-course-double-done = Der dritte Zahn bringt vier Punkte und die Partie mit 9 zu 3.
kamisado-course-triple-title = Der Dreifach-Sumo
kamisado-course-triple = Mit drei Zähnen ist ein Turm ein Dreifach-Sumo. Er zieht nur ein Feld, stößt aber bis zu drei Türme, auch Doppel-Sumos. Stoß alle drei mit Gelb!
kamisado-course-triple-wrong = Geradeaus: Alle drei stehen vor ihm.
kamisado-course-triple-done = Der hinterste ist auf Blau gelandet, also machst du mit Blau weiter.
kamisado-course-set-up-title = Deine eigene Aufstellung
kamisado-course-set-up = Bei Turnieren müssen die Türme nicht auf ihren Farben beginnen. Erst stellt Schwarz auf, dann Weiß. Vertausche einige deiner Türme und drück auf „Fertig“.
kamisado-course-set-up-wrong = Vertausche erst mindestens zwei Türme: Tippe den einen an, dann den anderen.
kamisado-course-set-up-done = Weiß hat das gesehen und stellt jetzt auf. Dann machst du den ersten Zug.

## Regeln

kamisado-aim = Zwei Spieler, ein Ziel: als Erster einen Turm auf die gegnerische Grundlinie ziehen.
kamisado-box = 2 Personen, ab 10 Jahren. Eine einzelne Runde dauert 20–30 Minuten, eine Standardpartie 60–90 Minuten, eine lange 2–3 Stunden, ein Marathon 3–5 Stunden.
kamisado-section-board = Brett und Türme
kamisado-section-tower = Welcher Turm zieht
kamisado-section-move = Ziehen und gewinnen
kamisado-section-match = Partien und Punkte
kamisado-section-next = Die nächste Runde
kamisado-section-sumo = Sumos und Stöße
kamisado-section-set-up = Turnieraufstellung
kamisado-section-notation = Züge aufschreiben
kamisado-rule-B1 = Das Brett hat 64 Felder in acht Farben; jede Farbe kommt in jeder Reihe und in jeder Spalte einmal vor. Die Reihe direkt vor einem Spieler ist seine Grundlinie. Für beide ist ihr linkes Ende braun und ihr rechtes orange.
kamisado-rule-B2 = Jeder Spieler hat acht Türme, einen von jeder Farbe. In der ersten Runde beginnt jeder Turm auf dem Feld seiner Farbe. Schwarz ist der Herausforderer und zieht zuerst, Weiß ist der Verteidiger. Wer mehr Erfahrung hat, nimmt Weiß. Beide behalten ihre Farbe für die ganze Partie.
kamisado-rule-B3 = Jede Farbe hat auch ein eigenes Schriftzeichen, auf den Feldern und auf den Türmen, damit auch Farbenblinde spielen können.
kamisado-rule-T1 = Der erste Zug einer Runde ist frei: Der Herausforderer dieser Runde darf einen beliebigen Turm ziehen.
kamisado-rule-T2 = Danach musst du den Turm in der Farbe des Feldes ziehen, auf dem der letzte Zug deines Gegners endete. Nach einem Stoß gilt stattdessen Regel S3.
kamisado-rule-D1 = Ein Turm zieht in einer Linie vorwärts, gerade oder schräg, beliebig weit. Zur Seite oder zurück geht es nie, außer wenn ein Turm gestoßen wird.
kamisado-rule-D2 = Er zieht nur über leere Felder: Türme springen nicht.
kamisado-rule-D3 = Sein Zug endet auf einem leeren Feld. Auf einem Feld steht nie mehr als ein Turm, und geschlagen wird nicht.
kamisado-rule-D4 = Ein Turm darf schräg zwischen zwei Türmen hindurch, die sich an einer Ecke berühren.
kamisado-rule-D5 = Ein Turm, der ziehen kann, muss ziehen.
kamisado-rule-D6 = Ein blockierter Turm passt. Das zählt als Zug der Länge null, der auf seinem eigenen Feld endet: Der Gegner muss nun den Turm mit der Farbe dieses Feldes ziehen. Ist auch der blockiert, geht es mit dem Passen genauso weiter.
kamisado-rule-D7 = Wer die gegnerische Grundlinie erreicht, gewinnt sofort die Runde.
kamisado-rule-D8 = Kommt eine Kette von Passzügen zu einem Turm zurück, der darin schon gepasst hat, kann nie wieder jemand ziehen. Das ist eine Komplettblockade, und wer zuletzt wirklich einen Turm bewegt hat, durch Zug oder Stoß, verliert die Runde, auch wenn dieser Zug erzwungen war. Die Kette kann aus zwei Türmen bestehen, einem von jeder Seite, aber auch aus vier, sechs oder mehr. Zweimal Passen hintereinander ist noch keine Komplettblockade: Eine längere Kette kann doch noch einen Turm erreichen, der ziehen kann.
kamisado-rule-M1 = Vor Beginn einigen sich die Spieler auf die Länge der Partie.
kamisado-rule-M2 = Der Turm, der eine Runde gewinnt, bekommt einen Drachenzahn. Der erste Zahn eines Turms bringt 1 Punkt, der zweite 2, der dritte 4, der vierte 8. Die Partie endet, sobald jemand die vereinbarten Punkte hat; es dürfen auch mehr sein. Ein Sumo, der eine Runde gewinnt, entscheidet also sofort eine Standardpartie, ein Doppel-Sumo eine lange Partie, ein Dreifach-Sumo einen Marathon.
kamisado-rule-M3 = Mit einem Zahn ist ein Turm ein Sumo, mit zwei ein Doppel-Sumo, mit drei ein Dreifach-Sumo. Diesen Rang behält er für den Rest der Partie.
kamisado-rule-M4 = Nach einer Komplettblockade geht der Zahn an den Turm des Siegers in der Farbe des Feldes, auf dem der letzte wirkliche Zug des Verlierers endete.
kamisado-ruling-M4 = War dieser Zug ein Stoß, zählt das Feld, das der stoßende Turm betreten hat.
kamisado-rule-M5 = Man kann auch mehrere einzelne Runden spielen, um je einen Punkt; die Spieler beginnen abwechselnd.
kamisado-ruling-M5 = Eine solche Serie hat eine feste Zahl von Runden, und alle werden gespielt. In jeder Runde beginnen die Türme auf ihren Farben, es gibt keine Sumos, und die Serie kann unentschieden enden.
kamisado-rule-P1 = Für die nächste Runde kehren alle Türme auf die Grundlinien zurück. Wer die letzte Runde gewonnen hat und nun Verteidiger ist, wählt, ob von links oder von rechts aufgefüllt wird, und kann so eine Aufstellung mit leicht angreifbaren Schwachstellen vermeiden.
kamisado-rule-P2 = Der Verlierer, nun Herausforderer, füllt in derselben Richtung auf und macht den ersten Zug.
kamisado-rule-P3 = Erst füllt der Verteidiger auf, dann der Herausforderer. Jeder nimmt seine Türme Reihe für Reihe, zuerst die eigene Grundlinie, zuletzt die gegnerische. Von links (P3) kommt in jeder Reihe der Turm ganz links zuerst, und die Türme werden einer nach dem anderen vom braunen Ende der Grundlinie an aufgestellt. Von rechts (P4) kommt der Turm ganz rechts zuerst, und aufgestellt wird vom orangefarbenen Ende an. Links und rechts gelten immer aus der eigenen Sicht.
kamisado-rule-S1 = Ein Sumo zieht höchstens fünf Felder, ein Doppel-Sumo drei, ein Dreifach-Sumo eines.
kamisado-rule-S2 = Statt zu ziehen, darf ein Sumo einen gegnerischen Turm stoßen (japanisch: Oshi), der direkt vor ihm steht; ein Doppel-Sumo bis zu zwei in einer lückenlosen Linie, ein Dreifach-Sumo bis zu drei. Der stoßende Turm und alle gestoßenen rücken ein Feld in seine Richtung.
kamisado-rule-S3 = Nach einem Stoß setzt der Gegner aus. Wer gestoßen hat, zieht noch einmal, und zwar den Turm mit der Farbe des Feldes, auf dem der hinterste gestoßene Turm gelandet ist. Auf einen Stoß darf ein weiterer folgen.
kamisado-ruling-S3 = Ist dieser Turm blockiert, passt er wie sonst auch.
kamisado-rule-S4 = Schräg wird nie gestoßen.
kamisado-rule-S5 = Das Feld hinter dem hintersten gestoßenen Turm muss leer sein. Es darf auf der Grundlinie liegen.
kamisado-rule-S6 = Ein Turm auf seiner eigenen Grundlinie kann nicht gestoßen werden: Kein Turm wird vom Brett gestoßen. Mit einem Stoß allein erreicht man darum nie die gegnerische Grundlinie.
kamisado-rule-S7 = Die Linie darf nicht länger sein als der Rang des stoßenden Turms: ein Turm für einen Sumo, zwei für einen Doppel-Sumo, drei für einen Dreifach-Sumo.
kamisado-rule-S8 = Jeder gestoßene Turm muss einen niedrigeren Rang haben als der stoßende: Ein Sumo stößt keinen Sumo, ein Doppel-Sumo keinen Doppel-Sumo, ein Dreifach-Sumo keinen Dreifach-Sumo.
kamisado-rule-S9 = Gestoßen werden nur gegnerische Türme.
kamisado-rule-S10 = Hat der Turm andere Züge, muss er nicht stoßen.
kamisado-rule-S11 = Ist ein Stoß der einzige Zug des Turms, muss er stoßen. Geht auch kein Stoß, ist der Turm blockiert.
kamisado-rule-U1 = Für Turniere und für Erfahrene, die sich eine abwechslungsreichere Eröffnung wünschen, nur in der ersten Runde: Der Herausforderer stellt seine acht Türme in beliebiger Reihenfolge auf die Grundlinie.
kamisado-rule-U2 = Der Verteidiger, der das gesehen hat, tut danach das Gleiche. Alles andere ist wie sonst.
kamisado-rule-U3 = Mit Uhr läuft beim Aufstellen die Zeit des Herausforderers, dann die des Verteidigers, für den ersten Zug wieder die des Herausforderers.
kamisado-ruling-U3 = Wessen Zeit abläuft, verliert die Partie.
kamisado-rule-N1 = Ein Zug wird mit vier Zeichen notiert: Turm, Richtung aus der Sicht seines Spielers, Zahl der Felder, erreichte Farbe. In Worten: Lila Links 5 Gelb. Bei einem blockierten Turm steht statt der Richtung eine 0.
kamisado-rule-N2 = Nach einem Stoß werden auch die gestoßenen Türme notiert, als Bewegung zurück, und die erreichte Farbe muss nicht zum nächsten Turm passen. Die Aufstellung am Anfang jeder Runde und die Wahl beim Auffüllen gehören zur Aufzeichnung.
kamisado-diagram-T1 = Die Anfangsstellung. Jeder schwarze Turm darf beginnen: Tippe einen an und sieh, wohin er ziehen kann.
kamisado-diagram-T2 = Schwarz ist auf Blau gelandet, also zieht Weiß mit Blau. Sieh, wie jede Farbe den nächsten Turm ruft.
kamisado-diagram-D1 = Blau muss ziehen; die Punkte zeigen alle Möglichkeiten.
kamisado-diagram-D4 = Geradeaus ist der Weg versperrt; durch die Lücke rechts ist er frei.
kamisado-diagram-D6 = Der grüne Turm von Weiß ist auf einem gelben Feld eingesperrt. Landet Braun auf Grün, passt Weiß, und Schwarz macht mit Gelb weiter.
kamisado-diagram-D7 = Weiß ist auf Orange gelandet, und dem orangefarbenen Turm von Schwarz steht nichts im Weg.
kamisado-diagram-chain = Zweimal gepasst und doch keine Komplettblockade: Blau landet auf Grün, der grüne Turm von Weiß passt auf Gelb, der gelbe von Schwarz passt auf Blau. Also zieht Weiß mit Blau auf Gelb, Schwarz passt noch einmal, und Blau erreicht die Grundlinie.
kamisado-diagram-D8 = Blau landet auf Grün, und Weiß kann nur auf Rot antworten. Nun rufen sich der rote Turm von Schwarz und der grüne von Weiß endlos auf. Weiß hat zuletzt gezogen und verliert.
kamisado-diagram-P1 = Schwarz hat die Runde gewonnen und sieht vor der Wahl beide Aufstellungen.
kamisado-diagram-S1 = Der lila Sumo kommt fünf Felder weit und nicht weiter.
kamisado-diagram-S2 = Der lila Sumo stößt Rot auf ein gelbes Feld; Schwarz macht mit Gelb weiter.
kamisado-diagram-DS2 = Der grüne Doppel-Sumo stößt einen Turm und einen Sumo, zweimal hintereinander; dann zieht Pink ins Ziel.
kamisado-diagram-TS2 = Der gelbe Dreifach-Sumo stößt drei, Blau stößt einen Sumo, und Gelb stößt noch einmal.
kamisado-diagram-S8 = Vor dem lila Sumo steht ein anderer Sumo: Da gibt es nichts zu stoßen.
kamisado-diagram-S11 = Der lila Sumo kann nicht normal ziehen, also muss er stoßen.
kamisado-diagram-U1 = Tippe zwei Türme an, um sie zu tauschen, oder zieh einen auf einen anderen.

## Von Hand aufstellen

kamisado-editor-help = Setz einen beliebigen Turm auf ein beliebiges freies Feld.
kamisado-editor-usual = Standardaufstellung
kamisado-editor-side = Am Zug
kamisado-editor-task = Was zu spielen ist
kamisado-editor-any = Beliebiger Turm (erster Zug)
kamisado-editor-fill = Auffüllrichtung wählen (die Runde ist gewonnen)
kamisado-editor-teeth =
    { $points ->
        [one] Drachenzähne von { $side }: ein Punkt
       *[other] Drachenzähne von { $side }: { $points } Punkte
    }
kamisado-editor-tower =
    { $count ->
        [one] Der { $colour } Turm: ein Drachenzahn. Ändern
       *[other] Der { $colour } Turm: { $count } Drachenzähne. Ändern
    }
kamisado-part-position = die Zeile als Ganzes
kamisado-part-board = das Brett
kamisado-part-side = wer am Zug ist
kamisado-part-active = was zu spielen ist
kamisado-part-target = die Länge der Partie
kamisado-part-score = der Punktestand

## Analyse

kamisado-threats-title = Vergiftete Farben
kamisado-threats-poisoned =
    { $count ->
        [one] Auf dieser Farbe sollte { $side } nicht landen:
       *[other] Auf diesen Farben sollte { $side } nicht landen:
    }
kamisado-threats-why = Der { $colour } Turm von { $side } auf { $square } würde das Ziel erreichen.
kamisado-threats-stand = So stehen die Türme jetzt; ein Zug kann auch einen Weg öffnen oder schließen.
kamisado-threats-none = Für { $side } ist im Moment keine Farbe vergiftet.
kamisado-threats-own = { $side } droht, das Ziel zu erreichen; { $other } sollte meiden:

## Einstellungen

kamisado-settings-palette = Kamisado-Farben
kamisado-settings-palette-lacquer = Klassisch
kamisado-settings-palette-distinct = Gut zu unterscheiden
kamisado-settings-signs = Auf Türmen und Feldern
kamisado-settings-signs-characters = Schriftzeichen
kamisado-settings-signs-letters = Buchstaben
kamisado-settings-signs-shapes = Formen
kamisado-settings-signs-none = Nichts
kamisado-settings-notation = Kamisado-Züge
kamisado-settings-notation-arrows = Wie auf dem Bildschirm
kamisado-notation-rulebook = Schreibweise der Spielregel
kamisado-settings-notation-symbols = Zeichen der Spielregel
kamisado-settings-notation-words = Wörter
kamisado-settings-notation-coordinates = Koordinaten

## Terminal

kamisado-terminal-must-move =
    { $side } ist am Zug: der { $colour } { $teeth ->
        [0] Turm
        [1] Sumo
        [2] Doppel-Sumo
       *[other] Dreifach-Sumo
    } auf { $square }
kamisado-terminal-may-open = { $side } beginnt mit einem beliebigen Turm: erst ihn wählen, dann das Ziel
kamisado-terminal-first-to = bis { $points }
kamisado-terminal-square =
    { $called ->
        [yes] { $square }: Danach wäre der { $colour } Turm des Gegners dran
       *[no] Das { $colour } Feld { $square }
    }
kamisado-terminal-set-up = Nächster Turm, von deiner linken (braunen) Seite nach rechts:
kamisado-terminal-rest = Den Rest der Reihe nach
kamisado-terminal-take-back = Einen zurück
kamisado-terminal-plain = Erst der Turm, zuletzt sein Feld; groß ist Weiß, Ziffern sind Drachenzähne. * zieht, . Ziel, ! gewinnt
kamisado-terminal-mark-active = zieht jetzt
kamisado-terminal-mark-target = kann betreten werden
kamisado-terminal-mark-gate = gewinnt die Runde
kamisado-terminal-mark-tooth = ein Drachenzahn
kamisado-terminal-keys = Ein Zug wird als zwei Felder getippt, etwa d1d5; das Auffüllen als left oder right.
kamisado-illegal =
    { $why ->
        [match-over] die Partie ist zu Ende
        [round-over] die Runde ist zu Ende
        [set-up-first] { $side } muss erst alle acht Türme aufstellen
        [fill-first] { $side } hat die Runde gewonnen und muss erst links oder rechts wählen
        [move-expected] eine Runde läuft: Jetzt ist ein Zug dran
        [no-tower] auf { $square } steht kein Turm
        [not-yours] der Turm auf { $square } gehört der anderen Seite
        [not-active] { $side } muss mit einem anderen Turm ziehen: Der { $colour } ist dran, nicht der { $tower }
        [not-forward] ein Turm zieht in einer Linie vorwärts, gerade oder schräg
        [too-far] { $count ->
            [one] dieser Turm zieht höchstens ein Feld
           *[other] dieser Turm zieht höchstens { $count } Felder
        }
        [path-blocked] ein Turm auf { $square } steht im Weg
        [occupied] auf { $square } steht schon ein Turm
        [push-diagonal] gestoßen wird geradeaus, nie schräg
        [push-no-room] das Feld hinter den gestoßenen Türmen muss leer sein, { $square } ist es nicht
        [push-home-row] ein Turm auf seiner eigenen Grundlinie kann nicht gestoßen werden
        [push-too-many] { $count ->
            [one] dieser Turm stößt höchstens einen Turm
           *[other] dieser Turm stößt höchstens { $count } Türme
        }
        [push-rank] gestoßen werden nur Türme von niedrigerem Rang
       *[push-own] gestoßen werden nur gegnerische Türme
    }

## Gelöst

kamisado-solved-heading = Kamisado: Wer anfängt, kann immer gewinnen
kamisado-solved-text = In der Standardaufstellung beginnt Schwarz und kann den Sieg erzwingen, was Weiß auch tut. Von den { $all } möglichen ersten Zügen gewinnen { $winning }, und alle gehen geradeaus. Die Zahlen sagen, wie viele Züge beider Seiten das bei perfektem Spiel dauert.
kamisado-solved-try = Probier auf dem Brett irgendeinen ersten Zug aus und sieh, wozu er führt.
kamisado-solved-won = { $move } gewinnt, bei perfektem Spiel in { $count } Zügen.
kamisado-solved-lost = { $move } verliert: Bei perfektem Spiel gewinnt Weiß in { $count } Zügen.
kamisado-solved-step = Zug { $step } von { $count }
kamisado-solved-next = Nächster Zug
kamisado-solved-yours-text = Nimm Schwarz und verwandle die gewonnene Stellung gegen { $name } in einen Sieg. Oder nimm die verlorene Seite und sieh, wie lange du durchhältst.
kamisado-solved-black = Mit Schwarz gewinnen
kamisado-solved-white = Mit Weiß durchhalten
kamisado-solved-proof-text = Der Beweis ist eine Liste von 3363 Stellungen mit dem schwarzen Zug für jede. Du musst uns das nicht glauben: Dein Browser kann jede Verteidigung dagegen durchprobieren, mit einem kurzen Programm, das nur die Regeln kennt.
kamisado-opening-heading = Turnieraufstellung: Mit der richtigen Aufstellung gewinnt Schwarz immer
kamisado-opening-text = Bei der Turnieraufstellung stellt Schwarz zuerst auf und beginnt dann. Weiß hat das gesehen und darf mit jeder von 40.320 Aufstellungen antworten. Fast jede Aufstellung von Schwarz verliert gegen die richtige Antwort. Einige wenige gewinnen gegen alle.
kamisado-opening-try = Stell auf dem Brett die schwarzen Türme auf und drück auf „Fertig“: Dann siehst du, wie Weiß antwortet.
kamisado-opening-looking = Die Antwort wird gesucht …
kamisado-opening-refuted = So antwortet Weiß und gewinnt, was Schwarz auch spielt.
kamisado-opening-unbeaten = Weiß hat keine Antwort: Gegen jede der 40.320 Aufstellungen gewinnt Schwarz.
kamisado-opening-open = Ob Weiß darauf eine Antwort hat, weiß noch niemand.
kamisado-opening-show = Zeig mir eine, die gewinnt
kamisado-opening-shared = Was die guten gemeinsam haben
kamisado-opening-corner = Fast alle haben Braun in der rechten Ecke oder Orange in der linken, genau am anderen Ende als die eigene Farbe. Von h1 kann Braun geradeaus nach h7 ziehen, auf ein lila Feld. Steht dahinter auf h8 der lila Turm von Weiß, muss er die Ecke über die lange Diagonale verlassen. Dort ist jedes Feld braun: Braun ist gleich wieder dran und erreicht die Grundlinie.
kamisado-opening-yours = Stell gegen { $name } als Erster auf, und zwar so, dass es gewinnt: Dann kannst nur du selbst es noch verderben. Oder antworte als Weiß, für den es keine gute Antwort gibt, und sieh, wie lange du durchhältst.
kamisado-opening-black = Mit Schwarz aufstellen
kamisado-opening-white = Mit Weiß antworten
kamisado-opening-proof = Zu jeder Aufstellung, die verliert, haben wir die Antwort, die sie schlägt. Die anderen sind gegen alle 40.320 Antworten geprüft. Du musst uns das nicht glauben: Dein Browser kann alles noch einmal beweisen, mit einem kurzen Programm, das nur die Regeln kennt. Für sämtliche Antworten auf eine Aufstellung braucht er ein paar Minuten.
kamisado-verify-strategy = Liste prüfen
kamisado-verify-strategy-running = Jede Verteidigung wird probiert …
kamisado-verify-strategy-holds = Schwarz gewinnt: { $positions } Stellungen, { $moves } Züge der Liste.
kamisado-verify-strategy-wrong = Die Liste beweist nichts. Hier fehlt ihr ein Zug, der gewinnt: { $position }
kamisado-verify-label = Prüfung der Aufstellung
kamisado-verify-all = Alle { $count } Antworten prüfen
kamisado-verify-some = { $count } zufällige prüfen
kamisado-verify-which =
    { $placed ->
        [yes] Damit wird bewiesen, wer mit der Aufstellung auf dem Brett gewinnt.
       *[no] Damit kommt eine Aufstellung, die gewinnt, aufs Brett und wird bewiesen. Willst du eine andere prüfen, stell sie vorher auf.
    }
kamisado-verify-so-far = { $done } von { $total } Antworten geprüft: Schwarz gewinnt gegen jede davon.
kamisado-verify-proven =
    { $all ->
        [yes] Bewiesen: Schwarz gewinnt gegen alle { $count } Antworten.
       *[no] Bewiesen: Schwarz gewinnt gegen jede dieser { $count } Antworten.
    }
kamisado-verify-beaten = Bewiesen: Mit der Antwort auf dem Brett gewinnt Weiß.
kamisado-verify-table-label = Prüfung zufälliger Aufstellungen
kamisado-verify-table = { $count } zufällige Aufstellungen prüfen
kamisado-verify-table-which = Damit werden einige der 40.320 Aufstellungen gezogen, und was wir über sie sagen, wird noch einmal bewiesen.
kamisado-verify-table-so-far = { $done } von { $total } Aufstellungen geprüft, und jedes Mal stimmt es.
kamisado-verify-table-proven = Bewiesen: { $beaten } Aufstellungen verlieren gegen unsere Antwort, { $unbeaten } gewinnen gegen je { $answers } zufällige.
kamisado-verify-table-wrong = Bei { $towers } haben wir uns geirrt. Bitte sag uns Bescheid.
kamisado-data-strategy = Die Liste der Stellungen und Züge
kamisado-data-first-moves = Die { $count } ersten Züge und wie es danach bei perfektem Spiel weitergeht
kamisado-data-table = Alle Aufstellungen, jede mit der Antwort, die sie schlägt
kamisado-data-walk = Das Programm, das jede Verteidigung probiert
kamisado-data-rules = Die Regeln, wie die Prüfungen sie kennen
kamisado-data-search = Das Programm, das beweist, wer gewinnt
