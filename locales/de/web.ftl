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
not-found-text = Vielleicht hat die Adresse einen Tippfehler, oder die Seite ist umgezogen. Das gibt es hier:
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

## Anfang

home-title = Ein Zuhause für { $games }
home-text = Spiel sofort, ohne Konto: gegen die Maschine, mit Freunden oder mit irgendwem.
home-own = Deine Spiele
home-open = Hier fehlt noch jemand
home-open-none = Im Moment wartet niemand.
home-new = Einen Tisch eröffnen
home-running = Hier wird gespielt
home-running-none = Im Moment läuft kein öffentliches Spiel.
play-now = Jetzt spielen
starting = Es geht los …
more-choices = Mehr Auswahl
how-to = So geht’s
join = Mitspielen
home-recent = Gerade zu Ende
home-playing =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
home-waiting =
    { $count ->
        [one] Ein Tisch
       *[other] { $count } Tische
    }
home-your-turn =
    { $count ->
        [one] Du bist in einer Partie am Zug
       *[other] Du bist in { $count } Partien am Zug
    }
pair = Gegner finden
pair-with =
    { $count ->
        [0] Gegner finden für { $game }, { $time }
        [one] Gegner finden für { $game }, { $time }: jemand wartet
       *[other] Gegner finden für { $game }, { $time }: { $count } warten
    }
pair-rated = Gewertete Partien
seek-looking = Gegner wird gesucht …
card-your-turn = Du bist am Zug
card-their-turn = Gegner am Zug
card-waiting = Wartet auf Mitspieler
card-watchers = { $count } schauen zu

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
level-low = sanft
level-high = gnadenlos
new-name = Name
new-apart = Jeden Platz einzeln wählen
new-side = Deine Seite
new-side-chance = Der Zufall entscheidet
new-clock = Uhr
new-minutes = Minuten für jeden
new-increment = Sekunden pro Zug
new-public = Alle dürfen es finden und zuschauen
new-bots = Auch Programme dürfen sich setzen
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

## Tisch

seat-free = freier Platz
seat-machine = Stufe { $level }
seat-level = Stufe { $level } von { $levels }
seat-bot = { $name } (Programm)
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
clock-hours =
    { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
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

## Zuschauen und Personen

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
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Schnell
speed-classical = Klassisch
speed-correspondence = Tage
games = Spiele
games-none = Noch keine Spiele.
records = Alle Aufzeichnungen herunterladen
watch-live = Live
watch-none = Im Moment spielt niemand eine öffentliche Partie. Fang eine an oder schau dir frühere Partien an.
archive = Archiv
archive-all = Alle beendeten Partien
archive-player = Spieler
archive-rated = Nur gewertete
archive-search = Suchen
archive-none = Keine beendete Partie passt. Spiel eine, dann findest du sie hier.
games-all = Alle Spiele
leaderboard = Rangliste
leaderboard-none = Hier hat noch niemand genug gewertete Partien gespielt. Der erste Platz ist frei.
leaderboard-play = Gewertet spielen
leaderboard-place = Platz
leaderboard-text = Hier steht, wessen Wertung nach genügend gewerteten Partien gefestigt ist.
speed = Bedenkzeit
rating = Wertung
rating-games =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
rating-earlier = Frühere Partien zeigen
person-nobody = Hier heißt niemand { $name }
person-nobody-text = Vielleicht schreibt sich der Name anders, oder die Person ist gegangen.
person-challenge = Herausfordern
stats = Statistik
stats-won = Gewonnen
stats-drawn = Remis
stats-lost = Verloren
stats-share = Anteil der Punkte
stats-none = Noch keine beendeten Partien.
stats-against-you = { $name } gegen dich

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

about-house = Kamidana heißt in einem japanischen Haus das Bord, auf dem die Kami wohnen. Dieses hier ist ein Zuhause für Spiele mit demselben Geist.
about-games = Die Spiele
about-own = Bretter, Karten und Texte hier sind unsere eigenen; die Regeln folgen den Spielanleitungen.
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
problem-timeout = Die Anfrage kam nicht rechtzeitig an. Versuch es noch einmal.
problem-unavailable = Das geht gerade nicht. Sieh nach, ob es doch geschehen ist.
problem-unwritable = Gerade kann nichts gespeichert werden, deshalb ist nichts geschehen. Versuch es später noch einmal.
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

## Ein Spiel ohne eigenes Brett

plain-board = Brett
plain-choices = Was du tun kannst:
plain-arrange = Bring es in Ordnung: Wähle zwei, um sie zu tauschen.
plain-arranged = Fertig
plain-recent = Letzte Aktionen
plain-position = Stellung
plain-said = { $text }
