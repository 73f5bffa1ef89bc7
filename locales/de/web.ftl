# Die Wörter der Seite. Jede Sprache hat dieselben Schlüssel mit denselben Variablen.

## Überall

skip = Zum Inhalt springen
menu = Menü
home = Zurück zum Anfang
loading = Einen Moment …
retry = Noch einmal versuchen
close = Schließen
cancel = Abbrechen
send = Senden
more = Mehr zeigen
share = Teilen
you = du
away = nicht da
winner = gewonnen
level = Stufe
profile = Profil
account = Konto
to-move = am Zug
rated = gewertet
unrated = nicht gewertet
public = öffentlich
private = privat
not-found = Hier ist nichts
nav-new = Neues Spiel
nav-watch = Zuschauen
nav-learn = Lernen
nav-analysis = Analyse
nav-settings = Einstellungen
nav-sign-in = Anmelden
nav-about = Über Kamidana
nav-fair = Karten nachprüfen
nav-api = Für Programme
connection-lost =
    { $seconds ->
        [0] Nicht verbunden. Neuer Versuch …
        [one] Nicht verbunden. Neuer Versuch in einer Sekunde.
       *[other] Nicht verbunden. Neuer Versuch in { $seconds } Sekunden.
    }
connection-waits = Verbindung wird aufgebaut …

## Wörter der Spiele

side-black = Schwarz
side-white = Weiß
colour-brown = braune
colour-green = grüne
colour-red = rote
colour-yellow = gelbe
colour-pink = pinke
colour-purple = lila
colour-blue = blaue
colour-orange = orange
word-brown = Braun
word-green = Grün
word-red = Rot
word-yellow = Gelb
word-pink = Pink
word-purple = Lila
word-blue = Blau
word-orange = Orange
direction-ahead = Gerade
direction-left = Links
direction-right = Rechts
direction-back = Zurück
card-S = Soldat
card-L = Lanze
card-C = Reiter
card-A = Silberdrache
card-O = Golddrache
card-T = Turm
card-F = Narr
card-I = Kaiserin
symbol-leaf = Blatt
symbol-cup = Schale
symbol-fan = Fächer
symbol-crane = Kranich
symbol-wave = Welle
symbol-moon = Mond
emblem-snake = Schlange
emblem-tortoise = Schildkröte
emblem-dragon = Drache

## Anfang

home-title = Ein Zuhause für drei Spiele: Kamisado, Kami und Kamon
home-text = Spiel sofort, ohne Konto: gegen die Maschine, mit Freunden oder mit irgendwem.
home-own = Deine Spiele
home-open = Hier fehlt noch jemand
home-open-none = Im Moment wartet niemand.
home-new = Einen Tisch eröffnen
home-running = Hier wird gespielt
home-running-none = Im Moment läuft kein öffentliches Spiel.
about-kamisado = Die Farbe, auf der du landest, ist der Turm, den dein Gegner ziehen muss. Wer zuerst drüben ist, gewinnt.
about-kami = Kontere die Karte, dann greif selbst an. Wer die letzte Karte spielt, gewinnt die Runde.
about-kamon = Setz auf das gleiche Zeichen oder die gleiche Zahl. Verbinde zwei Ränder, schließ eine Schleife oder blockiere.
play-now = Jetzt spielen
starting = Es geht los …
more-choices = Mehr Auswahl
how-to = So geht’s
continue = Weiterspielen
join = Mitspielen

## Neues Spiel

new-game = Spiel
new-opponent = Gegner
new-opponents = Mitspieler
opponent-level = Maschine
opponent-level-help = Es geht sofort los.
opponent-invited = Freunde, per Link
opponent-invited-help = Du bekommst einen Link zum Verschicken.
opponent-open = Irgendwer
opponent-open-help = Der Tisch steht in der Liste, bis sich jemand setzt.
opponent-asked = Jemand mit Namen
opponent-asked-help = Die Person wird gefragt und kann ablehnen.
opponent-me = An diesem Gerät
opponent-me-help = Ihr reicht das Gerät herum. Die Hand bleibt den anderen verborgen.
new-level = Stufe { $level }
level-low = sanft
level-high = gnadenlos
new-name = Name
new-apart = Jeden Platz einzeln wählen
new-side = Deine Seite
new-side-first = Schwarz, beginnt
new-side-second = Weiß
new-side-chance = Der Zufall entscheidet
new-clock = Uhr
new-minutes = Minuten für jeden
new-increment = Sekunden pro Zug
new-public = Alle dürfen es finden und zuschauen
new-rated = Zählt für die Wertung
new-rated-guest = Für gewertete Spiele brauchst du ein Konto.
new-rated-people = Gewertet wird nur, wenn Menschen spielen, jeder auf einem Platz.
start = Los
time-none = Ohne Uhr
time-fischer = { $minutes } min + { $seconds } s
time-byoyomi = { $minutes } min + { $periods } × { $seconds } s
time-correspondence =
    { $days ->
        [one] Ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
time-own = Andere …
option-kamisado-length = Länge
option-kamisado-length-single = Eine Runde
option-kamisado-length-single-help = Der erste Turm auf der gegnerischen Grundlinie gewinnt.
option-kamisado-length-standard = Standard
option-kamisado-length-standard-help = Wer zuerst 3 Punkte hat. Ein Turm, der gewinnt, wird zum Sumo.
option-kamisado-length-long = Lang
option-kamisado-length-long-help = Wer zuerst 7 Punkte hat, bis zum Doppel-Sumo.
option-kamisado-length-marathon = Marathon
option-kamisado-length-marathon-help = Wer zuerst 15 Punkte hat, bis zum Dreifach-Sumo.
option-kamisado-length-series = Serie
option-kamisado-length-series-help = Einzelne Runden um je einen Punkt, abwechselnd beginnend.
option-kamisado-rounds = Runden
option-kamisado-setup = Aufstellung
option-kamisado-setup-usual = Üblich
option-kamisado-setup-usual-help = Jeder Turm beginnt auf seiner Farbe.
option-kamisado-setup-tournament = Turnier
option-kamisado-setup-tournament-help = Erst Schwarz, dann Weiß stellt die Türme beliebig auf.
option-kami-players = Spieler
option-kami-players-4 = Vier
option-kami-players-4-help = Zwei Teams; dein Partner sitzt gegenüber.
option-kami-players-3 = Drei
option-kami-players-3-help = Chaotisch: jeder für sich, zwei Karten liegen beiseite.
option-kami-players-2 = Duell
option-kami-players-2-help = Zu zweit mit Söldnern in der Mitte.
option-kami-level = Wie man gewinnt
option-kami-level-soldier = Soldat
option-kami-level-soldier-help = 15 Punkte oder mehr.
option-kami-level-lord = Fürst
option-kami-level-lord-help = Genau 15; was darüber ist, wird abgezogen.
option-kami-level-kami = Kami
option-kami-level-kami-help = Genau 15; wer darüber kommt, beginnt wieder bei 0.
option-kamon-layout = Wo die Plättchen liegen („random“ für Zufall, oder die Felder einer Anfangsstellung)
option-kamon-forbidden-counts = Schleife um das verbotene Feld
option-kamon-forbidden-counts-yes = Gewinnt
option-kamon-forbidden-counts-yes-help = Das verbotene Feld zählt als leeres Feld.
option-kamon-forbidden-counts-no = Gewinnt nicht
option-kamon-forbidden-counts-no-help = In einer Schleife muss ein leeres Feld oder ein gegnerischer Stein liegen.

## Tisch

seat-free = freier Platz
seat-machine = Stufe { $level }
seat-number = Platz { $seat }
seats = Plätze
score = Punktestand
wish-me = wer den Tisch eröffnet hat
wish-open = irgendwer
wish-invited = wer den Link hat
wish-level = Maschine
status-waiting = Es fehlt noch jemand
status-turn =
    { $you ->
        [yes] Du bist am Zug
       *[no] { $name } ist am Zug
    }
status-kamisado =
    { $you ->
        [yes]
            { $colour ->
                [none] Du bist am Zug: ein beliebiger Turm zieht
               *[other] Du bist am Zug: der { $colour } Turm zieht
            }
       *[no]
            { $colour ->
                [none] { $name } ist am Zug: ein beliebiger Turm zieht
               *[other] { $name } ist am Zug: der { $colour } Turm zieht
            }
    }
status-kamisado-opening = Der erste Zug der Runde ist frei.
status-kamisado-landed = { $name } hat das { $colour } Feld erreicht.
status-kamisado-pushed = { $name } hat einen Turm auf das { $colour } Feld gestoßen und zieht noch einmal.
status-kamisado-blocked = { $name } kann nicht ziehen: Der { $tower } Turm ist auf seinem Feld blockiert, und der { $colour } ist dran.
status-kamisado-set-up =
    { $you ->
        [yes] Stell deine Türme auf
       *[no] { $name } stellt die Türme auf
    }
status-kamisado-fill =
    { $you ->
        [yes] Du hast die Runde gewonnen: Wähle, wie aufgefüllt wird
       *[no] { $name } hat die Runde gewonnen und wählt, wie aufgefüllt wird
    }
status-kamisado-over = Die Partie ist zu Ende
status-kamon-why = Gleiches Zeichen ({ $symbol }) oder gleiche Zahl ({ $count }).
status-kamon-opening = Beginne am Rand, aber nicht in einer Ecke.
points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
clock = Uhr:
clock-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
sending = Wird gesendet …
sit = Hinsetzen
rise = Aufstehen
call-off = Absagen
invite = Schick diesen Link, wem du magst:
link = Link
link-copy = Kopieren
link-copied = Der Link ist kopiert.
accept = Annehmen
decline = Ablehnen
offer = Angebot
offer-draw = { $name } bietet Remis an.
offer-takeback = { $name } möchte den letzten Zug zurücknehmen.
offered-draw = Du hast Remis angeboten.
offered-takeback = Du möchtest einen Zug zurücknehmen.
take-back = Zurücknehmen
draw = Remis anbieten
draw-text = Dein Gegner kann annehmen oder ablehnen.
resign = Aufgeben
resign-text = Das Spiel endet, und du verlierst es.
abort = Absagen
abort-text = Das Spiel endet ohne Ergebnis.
claim = Sieg beanspruchen
claim-text = Das Spiel endet, und du gewinnst es, wenn der andere lange genug weg ist.
gone = { $name } ist nicht da.
again = Noch einmal
again-waits = Die anderen müssen noch zustimmen …
rematch = Zum neuen Spiel
turn-board = Brett drehen
moves = Züge
moves-none = Noch kein Zug.
moves-hidden = Erst nach dem Spiel, weil mehrere dieses Gerät teilen.
facts = Spiel
replay = Nachspielen
replay-at = Zug { $step } von { $count }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-last = Zum letzten Zug
replay-leave = Zurück zum Spiel
share-game = Link kopieren
record = Aufzeichnung
sheet = Spielformular
analyse = Analysieren
print = Drucken
back-to-table = Zurück zum Tisch
watchers =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
fairness = Prüfsumme von Ausgabe { $deal }, gezeigt vor der ersten Karte:
pass-title = Gib das Gerät an { $name }
pass-text = Jetzt sollte sonst niemand hinsehen.
pass-show = Ich bin { $name }: Karten zeigen
table-missing = Diesen Tisch gibt es nicht
chat = Gespräch
chat-none = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-mute = { $name } nicht mehr hören?
chat-mute-text = Du siehst an keinem Tisch mehr, was diese Person schreibt.
chat-mute-yes = Stummschalten
chat-unmute = Wieder hören
chat-report = Den Betreibern melden
chat-reported = Danke. Jemand wird es sich ansehen.

## Wie Spiele enden

ending-won = Du hast gewonnen
ending-lost = Du hast verloren
ending-winner =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
ending-draw = Unentschieden
ending-agreed = Man hat sich auf Remis geeinigt.
ending-aborted = Das Spiel wurde abgesagt
ending-declined = Die Einladung wurde abgelehnt
ending-resigned = { $name } hat aufgegeben.
ending-flagged = Die Zeit von { $name } war um.
ending-left = { $name } ist gegangen.
reason-home-row = Ein Turm hat die gegnerische Grundlinie erreicht.
reason-deadlock = Komplettblockade: Niemand kann ziehen, und wer zuletzt zog, verliert.
reason-level = Beide haben gleich viele Punkte.
reason-points = Die Punkte sind erreicht.
reason-edges = Zwei gegenüberliegende Ränder sind verbunden.
reason-loop = Eine Schleife ist geschlossen.
reason-block = Der Gegner hat kein Feld mehr.
reason-full = Das Brett ist voll.

## Zuschauen und Personen

watch-over = Beendete Spiele
watch-over-none = Noch wurde kein öffentliches Spiel beendet.
stage-waiting = wartet
stage-running = läuft
stage-over = Nachspielen
person-guest = Gast
person-member = Mitglied
person-bot = Programm
person-since = seit { $date }
ratings = Wertungen
ratings-none = Noch kein gewertetes Spiel.
rating-provisional = Ein Fragezeichen heißt: Es waren noch zu wenige Partien, um sicher zu sein.
rating-plot =
    { $count ->
        [one] Ein gewertetes Spiel: { $to }
       *[other] Von { $from } am { $since } bis { $to }, { $count } gewertete Spiele
    }
ladder-kamisado = Kamisado
ladder-kamon = Kamon
ladder-kami-4 = Kami zu viert
ladder-kami-3 = Kami zu dritt
ladder-kami-2 = Kami-Duell
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Schnell
speed-classical = Klassisch
speed-correspondence = Tage
games = Spiele
games-none = Noch keine Spiele.
records = Alle Aufzeichnungen herunterladen

## Konto

account-guest = Du spielst als Gast. Mit einem Konto bleiben deine Spiele unter deinem Namen, und du kannst gewertet spielen.
account-sign-in = Anmelden
account-sign-in-help = Mit Name und Passwort deines Kontos.
account-register = Neues Konto
account-register-help = Ein Name und ein Passwort genügen. Ohne das Passwort kommst du nicht wieder hinein.
account-name = Name
account-password = Passwort
password-change = Passwort ändern
password-changed = Das Passwort ist geändert. Alle anderen Sitzungen sind beendet.
password-old = Bisheriges Passwort
password-new = Neues Passwort, mindestens 8 Zeichen
sessions = Wo du angemeldet bist
key-seen = zuletzt { $date }
key-current = hier
key-end = Beenden
tokens = Schlüssel für Programme
tokens-text = Mit einem Schlüssel kann ein Programm in deinem Namen spielen.
token-secret = Bewahre ihn auf, er wird nicht noch einmal gezeigt:
token-label = Wie du ihn nennst
token-scopes = Was er darf
token-make = Schlüssel machen
scope-play = spielen
scope-challenge = Tische eröffnen
scope-chat = mitreden
scope-analyse = die Maschine fragen
your-data = Deine Daten
export = Alles herunterladen
sign-out = Abmelden
delete = Konto löschen
delete-text = Deine Spiele bleiben, ohne deinen Namen. Alles andere wird gelöscht, und nichts bringt es zurück.
deleted = Das Konto ist gelöscht.

## Einstellungen

settings-language = Sprache
settings-theme = Aussehen
settings-theme-system = Wie das System
settings-theme-light = Papier
settings-theme-dark = Lack
settings-palette = Farben von Kamisado
settings-palette-lacquer = Lack
settings-palette-distinct = Gut zu unterscheiden
settings-characters = Schriftzeichen auf Türmen und Feldern
settings-notation = Züge von Kamisado
settings-notation-symbols = Zeichen
settings-notation-words = Wörter
settings-notation-coordinates = Koordinaten
settings-animation = Bewegung
settings-animation-none = Keine
settings-animation-quick = Schnell
settings-animation-usual = Üblich
settings-animation-slow = Langsam
settings-animation-help = Wünscht dein System weniger Bewegung, gibt es keine.
settings-sound = Ton

## Karten nachprüfen

fair-text = Vor der ersten Karte zeigt der Tisch eine Prüfsumme der Saat, aus der alles ausgeteilt wird. Nach dem Spiel steht die Saat in der Aufzeichnung. Hier wird daraus noch einmal ausgeteilt, und du siehst, ob alles passt.
fair-record = Aufzeichnung eines beendeten Spiels
fair-hashes = Prüfsummen, die du während des Spiels notiert hast (falls vorhanden)
fair-check = Prüfen
fair-yes = Alles passt: Die Saat ergibt diese Karten
fair-no = Es passt nicht
fair-deal = Ausgabe { $deal }
fair-hash = Zuvor gezeigte Prüfsumme
fair-seed = Saat

## Über Kamidana

about-house = Kamidana heißt in einem japanischen Haus das Bord, auf dem die Kami wohnen. Dieses hier ist ein Zuhause für drei Spiele mit demselben Geist.
about-games = Die Spiele
about-authors = Kamisado ist von Peter Burley, Kamon von Bruno Cathala; Kami folgt dem japanischen Spiel Goita. Bretter, Karten und Texte hier sind unsere eigenen; die Regeln folgen den Spielanleitungen.
about-fair = Fair von Grund auf
about-fair-text = Der Server schickt niemandem, was sein Platz nicht sehen darf, und jede Ausgabe lässt sich nachprüfen.
about-data = Deine Daten
about-data-text = Keine E-Mail-Adresse, keine Werbung, keine Verfolgung. Auf deiner Kontoseite kannst du alles herunterladen, was über dich gespeichert ist, und es löschen.
about-free = Freie Software
about-free-text = Kamidana ist frei unter der MIT- oder Apache-2.0-Lizenz, und was die Seite kann, können auch Programme.

## Was schiefgehen kann

problem-unknown = Auf dieser Seite ging etwas schief.
problem-offline = Der Server ist gerade nicht zu erreichen.
problem-unauthorised = Melde dich zuerst an, oder spiel als Gast.
problem-wrong-password = Diesen Namen mit diesem Passwort gibt es nicht.
problem-forbidden = Das darfst du nicht.
problem-not-found = Das oder die Person gibt es nicht.
problem-conflict = Das geht jetzt nicht.
problem-too-many = Das war zu viel auf einmal. Warte einen Moment.
problem-busy = Die Maschine ist beschäftigt. Versuch es gleich noch einmal.
problem-unavailable = Das geht gerade nicht. Sieh nach, ob es doch geschehen ist.
problem-closing = Der Server startet gerade neu.
problem-malformed = Das wurde nicht verstanden.
problem-no-table = Einen Tisch mit diesem Namen gibt es nicht.
problem-no-game = Dieses Spiel gibt es nicht.
problem-setup = So lässt sich der Tisch nicht eröffnen.
problem-not-begun = Das Spiel hat noch nicht begonnen.
problem-begun = Das Spiel hat schon begonnen.
problem-over = Das Spiel ist zu Ende.
problem-no-seat = Du hast an diesem Tisch keinen Platz.
problem-seat-taken = Dieser Platz ist nicht für dich frei.
problem-seated = Du sitzt schon an diesem Tisch.
problem-not-your-turn = Du bist nicht am Zug.
problem-moved-on = Das Spiel ist inzwischen weitergegangen.
problem-illegal = Die Regeln erlauben das nicht.
problem-no-offer = Dieses Angebot gibt es nicht.
problem-offer-unfit = Das kann man hier nicht anbieten.
problem-too-late = Zum Absagen ist es zu spät.
problem-too-early = Die Person ist noch nicht lange genug weg.
problem-time-is-up = Deine Zeit war vorher um.
problem-guest = Gäste brauchen für gewertete Spiele ein Konto.
problem-chat = Das kann man nicht sagen.

## Das Kamisado-Brett

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
       *[none] { "" }
    }
kamisado-fill-title = Du hast die Runde gewonnen. Von welcher Seite sollen beide Grundlinien aufgefüllt werden?
kamisado-fill-left = Von links auffüllen
kamisado-fill-right = Von rechts auffüllen
kamisado-line-up = { $side }: { $towers }
kamisado-set-up-title = Stell deine Türme auf: Zieh sie, oder tippe zwei an, die tauschen sollen.
kamisado-set-up-done = Fertig
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
kamisado-swapped = Der { $tower } und der { $other } Turm haben getauscht
kamisado-moved = { $side }: Der { $tower } Turm zieht von { $from } nach { $to } auf das { $colour } Feld
kamisado-pushed =
    { $side }: Der { $tower } Turm macht von { $from } nach { $to } einen Sumo-Stoß gegen { $count ->
        [one] einen Turm
       *[other] { $count } Türme
    } bis auf das { $colour } Feld
kamisado-passed = { $side }: Der { $tower } Turm ist auf { $square } blockiert. { $next } ist dran: der { $colour } Turm
kamisado-round-won =
    { $side } gewinnt die Runde, der { $tower } Turm bekommt den Drachenzahn{ $reason ->
        [deadlock] { " " }(Komplettblockade)
       *[home-row] { "" }
    }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
kamisado-placed = { $side } hat aufgestellt
kamisado-filled =
    { $side } füllt { $fill ->
        [left] von links
       *[right] von rechts
    } auf
kamisado-round-started = Eine neue Runde: { $side } beginnt
kamisado-match-over =
    { $side ->
        [none] Die Partie endet unentschieden
       *[other] { $side } gewinnt die Partie
    }{ $reason ->
        [deadlock] { " " }(Komplettblockade)
       *[other] { "" }
    }

## Der Kami-Tisch

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
kami-aside = Beiseite
kami-first-player = Startspieler
kami-partner = Partner
kami-line =
    { $line ->
        [attack] Angriffsreihe von { $name }
       *[defence] Verteidigungsreihe von { $name }
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
        [none] Beiseite, verdeckt
       *[other] Beiseite: { $card }, nur du kennst sie
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
kami-keep = Hand behalten
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
                [demoralised] Jemand denkt über die Karten nach
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
        [attack] Eine Kaiserin liegt offen in Verteidigung: Kaiserinnen dürfen angreifen
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
        [no-counter] kontert nicht ({ $attack })
        [no-attack] darf erst angreifen, wenn eine Kaiserin offen in Verteidigung liegt, oder als letzte Karte
        [no-defence] deine letzte Karte muss angreifen
       *[not-now] du bist nicht am Zug
    }
kami-step =
    { $action ->
        [pass] { $name } passt
        [ask] { $name } fragt nach neuen Karten
        [keep] { $name } behält die Hand
        [cancel] { $name } will neue Karten
       *[play] { $name } spielt weiter
    }
kami-played =
    { $line ->
        [attack] { $name } greift an
       *[defence] { $name } verteidigt
    } { $face ->
        [down] mit einer verdeckten Karte
       *[up] mit { $card }
    }{ $mercenary ->
        [yes] { " " }(Söldner)
       *[no] { "" }
    }

## Das Kamon-Brett

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
       *[none] { "" }
    }
kamon-top = Oben auf dem Stapel: { $symbol } { $count }
kamon-top-none = Noch kein Plättchen auf dem Stapel
kamon-same = Gleiches Zeichen oder gleiche Zahl
kamon-opening = Jedes Randfeld außer den Ecken
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
