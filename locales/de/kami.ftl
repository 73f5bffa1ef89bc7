# Die Wörter von Kami. Variablen, die colour, side, card, symbol oder emblem heißen, sind schon Wörter.
# Kurs: ein Gedanke je Schritt, in höchstens vierzig Wörtern.
# Aki, Mio und Ren sind die anderen im Kurs.

## Auf einen Blick

kami-about = Kontere die Karte, dann greif selbst an. Wer seine letzte Handkarte spielt, gewinnt die Runde.
kami-brief-1 = Wer ausspielt, legt eine Karte verdeckt als Verteidigung und eine offen als Angriff.
kami-brief-2 = Reihum darfst du einen Angriff mit der gleichen Karte kontern und dann selbst angreifen, oder passen.
kami-brief-3 = Passen alle anderen, steht der Angriff, und wer ihn gespielt hat, spielt wieder aus.
kami-brief-4 = Wer seine letzte Handkarte spielt, gewinnt die Runde; diese Karte sagt, wie viele Punkte es gibt.
kami-credit = Kami ist bei Oka Luda und Art & Bear erschienen, mit Illustrationen von Pauline Berdal; das Spiel ist lose vom japanischen Goita inspiriert.
kami-4-ladder = Kami zu viert
kami-3-ladder = Kami zu dritt
kami-2-ladder = Kami-Duell

## Computerspieler

kami-player-1 = Aki
kami-player-1-2 = Mio
kami-player-1-3 = Ren
kami-player-1-about = Spielt nach Gefühl und vergisst, welche Karten weg sind.
kami-player-2 = Emi
kami-player-2-2 = Nao
kami-player-2-3 = Yuki
kami-player-2-about = Kennt die Faustregeln, aber nicht, welche Karten weg sind.
kami-player-3 = Goro
kami-player-3-2 = Taro
kami-player-3-3 = Haru
kami-player-3-about = Hält sich an die Faustregeln und zählt die Karten mit.
kami-player-4 = Kenji
kami-player-4-2 = Umi
kami-player-4-3 = Tomi
kami-player-4-about = Stellt sich ein paar mögliche Kartenverteilungen vor.
kami-player-5 = Jun
kami-player-5-2 = Zen
kami-player-5-3 = Dai
kami-player-5-about = Stellt sich zwanzig mögliche Verteilungen vor und rechnet das Ende der Runde aus.
kami-player-6 = Sachi
kami-player-6-2 = Yuna
kami-player-6-3 = Kaori
kami-player-6-about = Stellt sich fünfzig mögliche Verteilungen vor und rechnet das Ende der Runde aus.
kami-player-7 = Kazu
kami-player-7-2 = Toma
kami-player-7-3 = Isamu
kami-player-7-about = Stellt sich über hundert Verteilungen vor und behält den Punktestand im Auge.
kami-player-8 = Nobu
kami-player-8-2 = Iwao
kami-player-8-3 = Hisa
kami-player-8-about = Stellt sich Hunderte Verteilungen vor, behält die Punkte im Auge und zieht Schlüsse daraus, wann du passt.

## Coach

kami-coach-any = Ein Angriff, den niemand kontert, kommt zu dir zurück, und du spielst wieder aus.
kami-coach-win = Deine letzte Karte gewinnt jetzt die Runde!
kami-coach-last = { $card } ist deine letzte Karte: Sie gewinnt die Runde.
kami-coach-counters =
    { $count ->
        [0] { $card }: Alle Karten, die das kontern, hast du schon gesehen.
        [one] { $card }: Eine Karte, die du nicht gesehen hast, kontert das.
       *[other] { $card }: { $count } Karten, die du nicht gesehen hast, kontern das.
    }
kami-coach-answer = Die gleiche Karte kontert den Angriff; eine Kaiserin kontert alles außer Soldat und Lanze. Sonst passt du.
kami-coach-defence = Leg eine Karte ab, die du entbehren kannst: Sie bleibt verdeckt und ist weg.
kami-coach-lost = Mit offenen Karten betrachtet hat dich in Runde { $round } das am meisten gekostet: { $move }

## Auswahl

kami-option-players = Spieler
kami-option-players-4 = Vier
kami-option-players-4-help = Zwei Teams; dein Partner sitzt gegenüber.
kami-option-players-3 = Drei
kami-option-players-3-help = Chaotisch: alle gegen alle, zwei Karten liegen beiseite.
kami-option-players-2 = Duell
kami-option-players-2-help = Zu zweit mit Söldnern in der Mitte.
kami-option-level = Siegbedingung
kami-option-level-soldier = Soldat
kami-option-level-soldier-help = 15 Punkte oder mehr.
kami-option-level-lord = Fürst
kami-option-level-lord-help = Genau 15; was darüber ist, wird abgezogen (aus 17 wird 13).
kami-option-level-kami = Kami
kami-option-level-kami-help = Genau 15; wer darüber kommt, beginnt wieder bei 0.

## Wörter

kami-card-S = Soldat
kami-card-L = Lanze
kami-card-C = Reiter
kami-card-A = Silberdrache
kami-card-O = Golddrache
kami-card-T = Turm
kami-card-F = Narr
kami-card-I = Kaiserin

## Wie es endet

kami-reason-points = Die 15 Punkte sind erreicht.
kami-reason-last-card = Die letzte Karte ist gespielt.
kami-reason-master-stroke = Ein Meisterstreich: Die letzten beiden Karten waren gleich.
kami-reason-void = Die Runde ist ungültig.
kami-ending-card =
    { $you ->
        [yes] Du gewinnst die Runde. Deine letzte Karte: { $card }.
       *[no] { $name } gewinnt die Runde. Die letzte Karte: { $card }.
    }
kami-ending-double = Meisterstreich: Die letzten beiden Karten sind gleich und zählen doppelt.
kami-scene-hands = Karten, die noch auf der Hand waren
kami-scene-sum = { $before } + { $points } = { $sum }
kami-scene-over-lord = { $before } + { $points } = { $sum }: Was über 15 geht, wird abgezogen, also { $after }
kami-scene-over-kami = { $before } + { $points } = { $sum }: über 15, zurück auf { $after }

## Brett

kami-table = Kami-Tisch
kami-seat-name = Platz { $seat }
kami-seat =
    Platz { $seat }: { $name }, { $role ->
        [you] du
        [partner] dein Partner
       *[opponent] Gegner
    }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }{ $first ->
        [yes] , Startspieler
       *[no] { "" }
    }{ $turn ->
        [yes] , am Zug
       *[no] { "" }
    }
kami-hand =
    Deine Hand: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
kami-mercenaries = Söldner
kami-aside = Beiseitegelegt
kami-first-player = Startspieler
kami-partner = Partner
kami-line =
    { $line ->
        [attack] Angriffsreihe: { $name }
       *[defence] Verteidigungsreihe: { $name }
    }
kami-card = { $card }
kami-line-card =
    { $card ->
        [none] unbekannte Karte
       *[other] { $card }
    }{ $face ->
        [down] , verdeckt
       *[up] { "" }
    }{ $mercenary ->
        [yes] , Söldner
       *[no] { "" }
    }
kami-playable =
    { $card }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }{ $pile ->
        [0] { "" }
       *[other] , Söldner von Stapel { $pile }
    }: { $use ->
        [lead-defence] verdeckt spielen
        [counter] damit kontern
        [attack] damit angreifen
        [no-counter] kontert den Angriff nicht
        [no-attack] darf jetzt nicht angreifen
        [no-defence] darf jetzt nicht verteidigen
       *[not-now] du bist nicht am Zug
    }
kami-pile-empty = Stapel { $pile } ist leer
kami-aside-card =
    { $card ->
        [none] Beiseitegelegt, verdeckt
       *[other] Beiseitegelegt: { $card }, nur du kennst sie
    }
kami-shown-soldiers =
    { $count ->
        [one] Ein Soldat gezeigt
       *[other] { $count } Soldaten gezeigt
    }
kami-place =
    { $line ->
        [attack] Angreifen
       *[defence] Verteidigen
    }
kami-pass = Passen
kami-ask =
    { $count ->
        [one] Einen Soldaten zeigen und fragen
       *[other] { $count } Soldaten zeigen und fragen
    }
kami-keep = Blatt behalten
kami-cancel = Neu austeilen
kami-play = Weiterspielen
kami-status =
    { $you ->
        [yes]
            { $phase ->
                [demoralised] Demoralisiert: deine Soldaten zeigen und den Partner fragen, ob neu ausgeteilt wird?
                [partner_answer] Dein Partner fragt: neu austeilen?
                [lead_defence] Du spielst aus: eine Karte verdeckt
                [lead_attack] Du spielst aus: jetzt angreifen
                [answer] Kontere den Angriff ({ $card }) oder passe
                [counter_attack] Gekontert: jetzt angreifen
               *[over] Die Runde ist zu Ende
            }
       *[no]
            { $phase ->
                [demoralised] Jemand überlegt, ob neu ausgeteilt werden soll
                [partner_answer] { $name } entscheidet, ob neu ausgeteilt wird
                [lead_defence] { $name } spielt aus: eine Karte verdeckt
                [lead_attack] { $name } spielt aus und greift an
                [answer] Angriff mit { $card }: Kontert { $name } oder nicht?
                [counter_attack] { $name } hat gekontert und greift an
               *[over] Die Runde ist zu Ende
            }
    }
kami-won =
    { $you ->
        [yes] Du gewinnst die Runde
       *[no] { $name } gewinnt die Runde
    }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
kami-void = Die Runde ist ungültig
kami-master-stroke = Meisterstreich
kami-empress =
    { $may ->
        [attack] Eine Kaiserin liegt offen in der Verteidigung: Kaiserinnen dürfen angreifen
       *[wait] Kaiserinnen dürfen noch nicht angreifen
    }
kami-raised =
    { $card }: { $use ->
        [lead-defence] verdeckt spielen?
        [counter] damit kontern?
       *[attack] damit angreifen?
    }
kami-refused =
    { $card }: { $why ->
        [no-counter] kontert den Angriff nicht ({ $attack })
        [no-attack] darf erst angreifen, wenn eine Kaiserin offen in der Verteidigung liegt, oder als letzte Karte
        [no-defence] deine letzte Karte muss angreifen
       *[not-now] du bist nicht am Zug
    }
kami-step =
    { $you ->
        [yes]
            { $action ->
                [pass] Du passt
                [ask] Du bittest um neue Karten
                [keep] Du behältst dein Blatt
                [cancel] Du willst neue Karten
               *[play] Du spielst weiter
            }
       *[no]
            { $action ->
                [pass] { $name } passt
                [ask] { $name } bittet um neue Karten
                [keep] { $name } behält das Blatt
                [cancel] { $name } will neue Karten
               *[play] { $name } spielt weiter
            }
    }
kami-played =
    { $line ->
        [attack]
            { $you ->
                [yes] Du greifst an
               *[no] { $name } greift an
            }
       *[defence]
            { $you ->
                [yes] Du verteidigst
               *[no] { $name } verteidigt
            }
    }: { $face ->
        [down] eine verdeckte Karte
       *[up] { $card }
    }{ $mercenary ->
        [yes] { " " }(Söldner)
       *[no] { "" }
    }

# Die Tischmitte: was dort liegt und was man dagegen tun kann

kami-a-S = ein Soldat
kami-a-L = eine Lanze
kami-a-C = ein Reiter
kami-a-A = ein Silberdrache
kami-a-O = ein Golddrache
kami-a-T = ein Turm
kami-a-F = ein Narr
kami-a-I = eine Kaiserin
kami-no-S = keinen Soldaten
kami-no-L = keine Lanze
kami-no-C = keinen Reiter
kami-no-A = keinen Silberdrachen
kami-no-O = keinen Golddrachen
kami-no-T = keinen Turm
kami-no-F = keinen Narren
kami-no-I = keine Kaiserin
kami-attacks =
    { $role ->
        [you] Du greifst an: { $card }.
        [partner] { $name } (dein Partner) greift an: { $card }.
       *[opponent] { $name } greift an: { $card }.
    }
kami-counters =
    { $or ->
        [none] Nur { $counter } kontert.
       *[other] Nur { $counter } oder { $or } kontert.
    }
kami-answer = Du bist dran: kontern oder passen.
kami-answers = Als Nächstes antwortet { $name }.
kami-no-counter =
    { $duel ->
        [yes]
            { $nor ->
                [none] Du hast { $none }, und bei den Söldnern liegt auch nichts Passendes.
               *[other] Du hast { $none } und { $nor }, und bei den Söldnern liegt auch nichts Passendes.
            }
       *[no]
            { $nor ->
                [none] Du hast { $none }.
               *[other] Du hast { $none } und { $nor }.
            }
    }
kami-only-card = Deine einzige Handkarte kann nicht verteidigen: Sie muss dein letzter Angriff sein.
kami-unanswered =
    { $you ->
        [yes] Niemand hat deinen Angriff gekontert ({ $card }).
       *[no] Niemand hat den Angriff gekontert ({ $card }).
    }
kami-drawn =
    { $you ->
        [yes] Du hast die höchste Karte gezogen ({ $card }) und spielst zuerst aus.
       *[no] { $name } hat die höchste Karte gezogen ({ $card }) und spielt zuerst aus.
    }
kami-again =
    { $how ->
        [touch] Tippe sie noch einmal an.
        [keys] Drücke noch einmal Enter.
       *[mouse] Klicke sie noch einmal an.
    }
kami-idle =
    { $why ->
        [deal-open] Entscheide zuerst, ob neu ausgeteilt wird.
        [over] Die Runde ist schon zu Ende.
       *[not-now]
            { $name ->
                [none] Noch nicht: Die Runde hat noch nicht begonnen.
               *[other] { $name } ist am Zug.
            }
    }
kami-choose-first = Wähle zuerst eine Karte.
kami-passed = Gepasst
kami-held-soldiers =
    { $exact ->
        [yes] Davon sind noch { $least } auf dieser Hand.
       *[no] Davon sind noch mindestens { $least } und höchstens { $most } auf dieser Hand.
    }
kami-pile-covers = Stapel { $pile }: Darunter liegt noch eine Karte.
kami-order = Gespielt wird im Uhrzeigersinn.
kami-round = Runde { $round }
kami-target =
    { $level ->
        [soldier] Bis { $target } Punkte
        [lord] Genau { $target }: Was darüber ist, wird abgezogen
       *[kami] Genau { $target }: Wer darüber kommt, fällt auf 0
    }
kami-team = { $one } und { $other }
kami-score =
    { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } von { $target }
kami-unseen = Noch nicht gesehen
kami-unseen-about = Diese Karten hast du noch nicht gesehen. Andere haben sie auf der Hand, sie liegen verdeckt oder sind nicht im Spiel.
kami-unseen-card = { $card }: { $count } von { $copies }
kami-legend =
    { $mark ->
        [attack] Angriffsreihe
        [defence] Verteidigungsreihe
        [standing] Dieser Angriff ist zu kontern
        [own] Verdeckt; nur du kennst sie
        [first] Hat die Runde eröffnet
        [mercenary] War ein Söldner
        [covers] Darunter liegt noch eine Karte
       *[known] Nur du hast sie gesehen
    }
kami-close = Schließen

## Kurs

kami-course-about = Ausspielen, kontern, angreifen: mit Partner, zu dritt und im Duell.
kami-course-you = Du
kami-course-end = Du weißt, wie man ausspielt, kontert und passt und was die Kaiserin darf. Der Rest kommt beim Spielen.
kami-course-lead-title = Zwei Karten pro Zug
kami-course-lead = Du beginnst: Du spielst aus. Leg zuerst eine Karte verdeckt in deine Verteidigungsreihe. Tippe eine Karte an und dann noch einmal.
kami-course-lead-then-1 = Niemand weiß, welche es ist. Jetzt greif an: Leg eine andere Karte offen in deine Angriffsreihe.
kami-course-lead-done = So spielt man aus: eine Karte verdeckt in der Verteidigung, eine im Angriff. Nun müssen die anderen antworten.
kami-course-counter-title = Kontern
kami-course-counter = Ren greift mit einem Reiter an. Um ihn aufzuhalten, spielst du genau die gleiche Karte offen in die Verteidigung: Kontere mit deinem Reiter.
kami-course-counter-then-1 = Aufgehalten! Wer kontert, greift sofort selbst an. Wähle eine Karte für den Angriff.
kami-course-counter-wrong = Du darfst passen, aber hier kannst du den Angriff aufhalten: Spiel deinen Reiter.
kami-course-counter-done = Jetzt muss Aki, links von dir, auf deinen Angriff antworten. So geht es um den Tisch.
kami-course-pass-title = Passen
kami-course-pass = Ren greift mit einer Lanze an, und du hast keine: Passe. Passen darfst du immer, auch mit der richtigen Karte auf der Hand.
kami-course-pass-done = Alle haben gepasst. Also spielt Ren noch einmal aus.
kami-course-again-title = Alle passen
kami-course-again = Deine erste Karte liegt schon verdeckt. Greif mit einer Karte an, die wohl niemand kontert.
kami-course-again-then-1 = Niemand hat gekontert. Also spielst du wieder aus: noch eine Karte verdeckt …
kami-course-again-done = … und noch ein Angriff. Wer ausspielt, wird zwei Karten los und braucht keine passende.
kami-course-last-title = Die letzte Karte
kami-course-last = Wer seine letzte Handkarte spielt, gewinnt die Runde und bekommt ihre Punkte: Soldat 1, Turm 4. Welche deiner beiden Karten versteckst du in der Verteidigung?
kami-course-last-then-1 = Der Soldat ist versteckt. Greif jetzt mit dem Turm an!
kami-course-last-wrong = Dann käme der Soldat zuletzt, für einen Punkt. Versteck den Soldaten, behalte den Turm.
kami-course-last-done = Vier Punkte! Wer zuerst 15 hat, gewinnt das Spiel.
kami-course-partner-title = Partner
kami-course-partner = Mio sitzt gegenüber: Ihr seid ein Team und sammelt gemeinsam Punkte. Mio greift an, aber auch den eigenen Partner darfst du kontern. Hier solltest du: mit dem Soldaten.
kami-course-partner-then-1 = Und jetzt deine letzte Karte!
kami-course-partner-wrong = Du darfst passen. Aber nach dem Soldaten könntest du deine letzte Karte spielen.
kami-course-partner-done = Vier Punkte für dich und Mio.
kami-course-empress-title = Die Kaiserin
kami-course-empress = Ren greift mit einem Golddrachen an. Du hast keinen, aber du hast die Kaiserin: Sie kontert fast alles. Spiel sie.
kami-course-empress-then-1 = Der Drache ist aufgehalten. Greif jetzt mit einer beliebigen Karte an.
kami-course-empress-wrong = Du darfst passen, aber probier die Kaiserin.
kami-course-empress-done = Eine starke Karte, und fünf Punkte wert, wenn sie deine letzte ist.
kami-course-humble-title = Unter ihrer Würde
kami-course-humble = Soldaten und Lanzen sind unter der Würde der Kaiserin: Sie kann sie nicht kontern. Hier greift eine Lanze an, und du hast keine. Tippe die Kaiserin an und sieh selbst, dann passe.
kami-course-humble-done = Merk dir: Keine Kaiserin hält einen Soldaten oder eine Lanze auf.
kami-course-unlocked-title = Wann sie angreifen darf
kami-course-unlocked = Die Kaiserin darf erst angreifen, wenn eine Kaiserin offen in einer Verteidigungsreihe liegt, oder als deine letzte Karte. Mio hat gerade eine gespielt. Kontere zuerst die Lanze.
kami-course-unlocked-then-1 = Jetzt schick deine Kaiserin in den Angriff!
kami-course-unlocked-wrong = Kontere erst mit deiner Lanze, dann greif mit der Kaiserin an.
kami-course-unlocked-done = Niemand kann sie kontern: Die einzige andere Kaiserin liegt schon auf dem Tisch.
kami-course-master-title = Meisterstreich
kami-course-master = Sind deine letzten beiden Karten gleich und liegt die erste davon verdeckt, zählen die Punkte doppelt. Behalte deine zwei Türme: Versteck jetzt eine andere Karte.
kami-course-master-then-1 = Gut. Greif mit der anderen kleinen Karte an.
kami-course-master-then-2 = Alle haben gepasst, und nur die Türme sind übrig: einer verdeckt …
kami-course-master-then-3 = … und der andere greift an!
kami-course-master-wrong = Behalte die Türme für den Schluss. Spiel erst den Soldaten und die Lanze.
kami-course-master-done = Meisterstreich! Zweimal vier macht acht Punkte.
kami-course-soldiers-title = Fünf Soldaten
kami-course-soldiers = Fünf Soldaten oder mehr sind ein schlechtes Blatt. Zu viert darfst du sie zeigen und deinen Partner fragen, ob neu ausgeteilt wird. Frag Mio!
kami-course-soldiers-wrong = Du darfst so ein Blatt behalten, aber frag diesmal.
kami-course-soldiers-done = Mio ist einverstanden: Es wird neu ausgeteilt, und der Startspieler bleibt derselbe.
kami-course-three-title = Zu dritt
kami-course-three = Zu dritt spielt jeder für sich, mit zehn Karten. Zwei liegen beiseite, und eine hast du gesehen: eine Lanze. Die anderen drei hast du! Kontere zuerst den Soldaten.
kami-course-three-then-1 = Greif jetzt mit einer Lanze an. Wer könnte sie kontern?
kami-course-three-wrong = Kontere erst mit deinem Soldaten, dann greif mit einer Lanze an.
kami-course-three-done = Niemand: Die anderen haben keine Lanze, und die Kaiserin kontert keine Lanzen.
kami-course-duel-title = Die Söldner
kami-course-duel = Im Duell liegen acht Stapel in der Mitte: die Söldner. Statt einer Handkarte darfst du einen offenen spielen. Kontere den Reiter mit dem Reiter, der dort liegt.
kami-course-duel-then-1 = Die Karte darunter liegt nun offen. Greif an, aus der Hand oder mit einem anderen Söldner.
kami-course-duel-wrong = Unter den Söldnern ist ein Reiter: Kontere mit ihm.
kami-course-duel-done = Söldner kommen nie auf die Hand: Sie werden sofort gespielt.
kami-course-own-card-title = Die letzte ist die eigene
kami-course-own-card = Du hast noch eine Handkarte. Greift sie an, ist die Runde zu Ende; verteidigen darf sie nicht. Spiel also einen Söldner verdeckt aus.
kami-course-own-card-then-1 = Und jetzt greift deine eigene letzte Karte an.
kami-course-own-card-wrong = Ein Söldner leert deine Hand nicht. Greif mit deiner eigenen Karte an.
kami-course-own-card-done = Deine Hand ist leer: Du gewinnst die Runde. Stimmt der Söldner mit deiner letzten Karte überein, ist es sogar ein Meisterstreich.

## Regeln

kami-aim = Werde deine Karten los, indem du konterst und angreifst. Wer seine letzte Handkarte spielt, gewinnt die Runde und bekommt die Punkte dieser Karte.
kami-box = 2 bis 4 Personen, ab 8 Jahren, etwa 20 Minuten.
kami-section-cards = Die Karten
kami-section-round = Eine Runde
kami-section-empress = Die Kaiserin
kami-section-master = Meisterstreich
kami-section-four = Zu viert: traditionell
kami-section-three = Zu dritt: chaotisch
kami-section-duel = Zu zweit: das Duell
kami-section-game = Das Spiel gewinnen
kami-section-known = Wer was weiß
kami-rule-C1 = Es gibt 32 Karten in acht Arten. Die Punkte zählen nur bei der Karte, die eine Runde beendet.
kami-rule-R1 = Alle haben eine Verteidigungsreihe und eine Angriffsreihe. Wer Karten spielt, spielt zwei: eine in die Verteidigung, dann eine in den Angriff. Der Startspieler spielt aus: eine Karte verdeckt in die Verteidigung, dann eine offen in den Angriff.
kami-rule-R2 = Solange ein Angriff steht, dürfen die anderen der Reihe nach, im Uhrzeigersinn, passen (das ist immer erlaubt) oder kontern: mit der gleichen Karte wie der angreifenden, offen in der Verteidigung. Wer kontert, greift danach selbst an, und das ist nun der Angriff, der zu kontern ist. Auch den eigenen Partner darf man kontern.
kami-tip-R2 = Passen kann sich lohnen, auch mit der richtigen Karte auf der Hand. Und scheu dich nicht, deinen Partner zu kontern, vor allem wenn du so deine letzte Karte spielen kannst.
kami-rule-R3 = Passen alle anderen, spielt wieder aus, wessen Angriff steht: eine Karte verdeckt in die Verteidigung, dann ein Angriff.
kami-rule-R4 = Die Runde endet sofort, wenn jemand seine letzte Handkarte spielt. Das ist immer ein Angriff, und ihre Punkte gehen an diesen Spieler oder sein Team.
kami-rule-R5 = Der zweite Spieler einer Runde, im Uhrzeigersinn, ist in der nächsten Startspieler und teilt aus.
kami-rule-E1 = In der Verteidigung kontert die Kaiserin jeden Angriff, auch den einer Kaiserin, nur nicht den eines Soldaten oder einer Lanze.
kami-rule-E2 = Im Angriff ist die Kaiserin nur erlaubt, wenn in dieser Runde schon eine Kaiserin offen in einer Verteidigungsreihe liegt, oder als letzte Handkarte. Eine, mit der gerade gekontert wurde, genügt. Eine in einer Angriffsreihe oder eine verdeckte genügt nicht, und beide auf der Hand zu haben auch nicht.
kami-rule-E3 = Ist jede Karte, mit der du angreifen könntest, eine Kaiserin, darf jede von ihnen angreifen; das kommt nur im Duell vor. Für eine Kaiserin unter den Söldnern gilt die Ausnahme der letzten Handkarte nie.
kami-rule-M1 = Sind die letzten beiden Karten des Siegers, in der Verteidigung und im Angriff, gleich und liegt die in der Verteidigung verdeckt, zählen die Punkte doppelt. Liegt sie offen, dann nicht.
kami-rule-F1 = Es gibt zwei Teams, Partner sitzen sich gegenüber. Alle bekommen acht Karten. Die Punkte gehören dem Team. Partner dürfen einander während des Spiels keine Hinweise geben, auch nicht im Chat.
kami-rule-F2 = Demoralisiert: Wer fünf oder mehr Soldaten bekommt, darf den Partner fragen, ob die Runde abgebrochen wird. Die Soldaten werden dann allen gezeigt, und der Partner entscheidet. Eine abgebrochene Runde wird mit demselben Startspieler neu ausgeteilt.
kami-rule-F3 = Gefragt wird reihum, vom Startspieler an, bevor zum ersten Mal ausgespielt wird. Wer als Partner weiterspielen wollte, wird trotzdem noch nach dem eigenen Blatt gefragt.
kami-rule-T1 = Jeder spielt für sich, mit zehn Karten. Zwei Karten liegen verdeckt beiseite und werden nicht gebraucht. Der zweite Spieler sieht sich eine davon an, der dritte die andere.
kami-rule-T2 = Die Regel „Demoralisiert“ gilt nicht.
kami-rule-D1 = In der Mitte liegen acht Stapel, jeder aus einer verdeckten Karte mit einer offenen darauf: die Söldner. Beide bekommen acht Karten. Die Regel „Demoralisiert“ gilt nicht.
kami-rule-D2 = Jede Karte, die du spielst, in der Verteidigung oder im Angriff, darf statt einer Handkarte ein offener Söldner sein. Die Karte darunter wird aufgedeckt und ist sofort verfügbar. Ein Söldner wird sofort gespielt und kommt nie auf die Hand.
kami-rule-D3 = Die Runde endet, wenn eine Hand leer ist. Die letzte Karte muss ein Angriff sein und aus der Hand kommen; die einzige Karte einer Hand darf also nicht verteidigen.
kami-rule-D4 = Ein Söldner darf beim Ausspielen die verdeckte Karte sein. Alle wissen, welche es ist, und sie zählt für den Meisterstreich.
kami-rule-D5 = Kann, wer ausspielen muss, nichts spielen (eine Handkarte, kein Söldner mehr), ist die Runde sofort ungültig: keine Punkte, und der Startspieler wechselt wie sonst.
kami-rule-G1 = Gespielt wird bis 15 Punkte. Auf der Stufe Soldat gewinnen 15 Punkte oder mehr.
kami-rule-G2 = Auf der Stufe Fürst braucht man genau 15. Was darüber ist, wird von 15 abgezogen: Aus 17 wird 13.
kami-rule-G3 = Auf der Stufe Kami braucht man genau 15. Wer darüber kommt, steht wieder bei 0.
kami-rule-G4 = Für die erste Runde ziehen alle eine Karte; wer die höchste Karte zieht, beginnt.
kami-ruling-G4 = Wer gleichauf ist, zieht noch einmal; vor dem Mischen kommen die Karten zurück.
kami-rule-K1 = Du kennst dein Blatt, alle offenen Karten, deine eigenen verdeckten Karten, die Zahl der Karten in jeder Hand, gezeigte Soldaten, zu dritt die Karte, die du angesehen hast, die offenen Söldner und welcher Söldner verdeckt gespielt wurde.
kami-diagram-R1 = Der Startspieler versteckt einen Soldaten und greift mit einem Reiter an.
kami-diagram-R2 = Ein Reiter greift an. Er wird mit einem Reiter gekontert, dann greift ein Silberdrache an.
kami-diagram-R4 = Zwei Karten sind übrig. Der Soldat wird verdeckt gelegt, der Turm kommt zuletzt: vier Punkte.
kami-diagram-E1 = Ein Golddrache greift an, und die Kaiserin kontert ihn.
kami-diagram-E2 = Eine Kaiserin liegt offen in der Verteidigung. Nach dem Kontern der Lanze darf also die andere angreifen.
kami-diagram-M1 = Zwei Türme sind übrig: Einer wird verdeckt gelegt, der andere greift an. Zweimal vier macht acht Punkte.
kami-diagram-F2 = Fünf Soldaten: den Partner fragen oder das Blatt behalten.
kami-diagram-F4 = So könnte eine Runde beginnen: Der Startspieler legt eine Karte verdeckt und greift mit einem Soldaten an. Der zweite kontert mit einem Soldaten und greift mit einem Reiter an. Der dritte kontert mit einer Kaiserin, denn der Angriff ist weder ein Soldat noch eine Lanze, und greift mit einer Lanze an. Die anderen drei passen. Also spielt der dritte wieder aus: noch eine Karte verdeckt, dann greift ein Golddrache an.
kami-diagram-T1 = Der zweite Spieler hat sich eine Lanze angesehen und hat die anderen drei: Diesen Angriff kann niemand kontern.
kami-diagram-D2 = Auf der Hand ist kein Reiter, aber unter den Söldnern.
kami-diagram-D3 = Ein Narr von den Söldnern wird verdeckt gelegt, der Narr aus der Hand kommt zuletzt: ein Meisterstreich.

## Von Hand aufstellen

kami-editor-help = Tippe oder klicke auf eine Karte, um sie an die markierte Stelle zu legen; tippe sie dort an, um sie zurückzunehmen.
kami-editor-deal = Zufällig austeilen
kami-editor-rest = Den Rest austeilen
kami-editor-clear = Tisch leeren
kami-editor-first = Wer zuerst ausspielt
kami-editor-pool = Karten ohne Platz
kami-editor-places = Handkarten und Tisch
kami-editor-place-aside = Beiseitegelegt
kami-editor-place-above = Söldner, offen
kami-editor-place-below = Söldner, verdeckt
kami-editor-count = { $count } von { $size }
kami-editor-add =
    { $count ->
        [one] { $card }, noch eine: zu „{ $place }“ legen
       *[other] { $card }, noch { $count }: zu „{ $place }“ legen
    }
kami-editor-remove = { $card } bei „{ $place }“: zurücknehmen
kami-part-mode = die Zahl der Spieler
kami-part-hands = die Handkarten
kami-part-first = wer zuerst ausspielt
kami-part-extra = die beiseitegelegten Karten oder die Söldner

## Analyse

kami-action-attack =
    { $pile ->
        [0] Angriff mit { $card }
       *[other] Angriff mit { $card } (Söldner { $pile })
    }
kami-action-lead =
    { $pile ->
        [0] Verdeckt ausspielen: { $card }
       *[other] Verdeckt ausspielen: { $card } (Söldner { $pile })
    }
kami-action-counter =
    { $pile ->
        [0] Konter mit { $card }
       *[other] Konter mit { $card } (Söldner { $pile })
    }
kami-insight = Handkarten
kami-hands-title = Alle Handkarten
kami-hands-empty = keine Karten
kami-hands-covered = Verdeckte Söldner

## Terminal

kami-terminal-title =
    { $players ->
        [4] zwei Teams
        [3] zu dritt
       *[other] Duell
    }, { $level }, Runde { $round }
kami-terminal-score = { $scores }   von 15
kami-terminal-defence = Abwehr
kami-terminal-attack = Angriff
kami-terminal-mercenaries = Söldner
kami-terminal-points = Punkte
kami-terminal-aside = beiseite
kami-terminal-first = beginnt
kami-terminal-partner = Partner
kami-terminal-short-S = Soldat
kami-terminal-short-L = Lanze
kami-terminal-short-C = Reiter
kami-terminal-short-A = Silber
kami-terminal-short-O = Gold
kami-terminal-short-T = Turm
kami-terminal-short-F = Narr
kami-terminal-short-I = Kais.
kami-terminal-cards-left =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
kami-terminal-standing =
    { $you ->
        [yes] Dein Angriff ({ $card }): { $counters } kontert
       *[no] Angriff von { $name } ({ $card }): { $counters } kontert
    }
kami-terminal-or = oder
kami-terminal-step =
    { $you ->
        [yes]
            { $action ->
                [pass] Du passt
                [ask] Du fragst
                [keep] Du behältst
                [cancel] Du brichst ab
                [play] Du spielst weiter
                [lead] Du spielst aus
                [defence] Du konterst
               *[attack] Du greifst an
            }
       *[no]
            { $name } { $action ->
                [pass] passt
                [ask] fragt
                [keep] behält
                [cancel] bricht ab
                [play] spielt weiter
                [lead] spielt aus
                [defence] kontert
               *[attack] greift an
            }
    }
kami-terminal-held =
    { $you ->
        [yes] Du bekamst { $dealt }, übrig: { $left }
       *[no] { $name } bekam { $dealt }, übrig: { $left }
    }
kami-terminal-undo = Gesehene Karten bleiben gesehen: Zurücknehmen lässt sich nur die verdeckt ausgespielte Handkarte, vor dem Angriff.
kami-terminal-keys = Ein Großbuchstabe spielt diese Karte, eine Ziffer diesen Söldner; pass, ask, keep, cancel und play tippt man. Zurücknehmen lässt sich nur eine verdeckt ausgespielte Handkarte.
kami-terminal-hand = Hand
kami-terminal-pile = Stapel
kami-terminal-open = offen
kami-terminal-below = darunter
kami-terminal-team = Team { $team }
kami-terminal-may = Möglich: { $actions }
kami-terminal-attack-of = Angriff von { $name }
kami-terminal-last-card-of = letzte Karte von { $name }
kami-illegal =
    { $why ->
        [not-now] das Spiel wartet gerade auf niemanden
        [round-over] die Runde ist vorbei
        [question-open] wer fünf oder mehr Soldaten hält, sagt zuerst ask oder keep
        [answer-open] der Partner sagt zuerst cancel oder play
        [no-question] gerade wird niemand nach neuen Karten gefragt
        [leader-passes] wer ausspielt, darf nicht passen: Es steht kein Angriff
        [attack-due] die Verteidigung liegt schon: Jetzt muss ein Angriff folgen
        [defence-due] vor dem Angriff kommt eine Karte in die Verteidigung
        [not-in-hand] auf der Hand ist keine solche Karte ({ $card })
        [no-mercenaries] nur im Duell gibt es Söldner
        [pile-empty] auf Stapel { $pile } liegt kein Söldner mehr
        [no-counter] { $card } kontert den Angriff nicht ({ $attack })
        [only-card] die einzige Handkarte darf nicht verteidigen: Sie muss der letzte Angriff sein
        [empress] eine Kaiserin darf noch nicht angreifen: Keine liegt offen in der Verteidigung, und sie ist nicht die letzte Handkarte
       *[mercenary-empress] eine Kaiserin unter den Söldnern darf noch nicht angreifen: Keine liegt offen in der Verteidigung
    }
