# Die Wörter der Seite. Jede Sprache hat dieselben Schlüssel mit denselben Variablen.

## Überall

skip = Zum Inhalt springen
menu = Menü
home = Zur Startseite
loading = Einen Moment …
retry = Noch einmal versuchen
close = Schließen
cancel = Abbrechen
send = Senden
more = Mehr anzeigen
share = Teilen
you = du
away = abwesend
winner = gewonnen
level = Stufe
profile = Profil
account = Konto
to-move = am Zug
rated = gewertet
unrated = nicht gewertet
public = öffentlich
private = privat
not-found = Diese Seite gibt es nicht
not-found-text = Vielleicht ist in der Adresse ein Tippfehler, oder die Seite ist umgezogen.
nav-new = Neues Spiel
nav-watch = Zuschauen
nav-learn = Lernen
nav-analysis = Analyse
nav-solved = Gelöst
nav-settings = Einstellungen
nav-sign-in = Anmelden
nav-about = Über Kamidana
nav-fair = Mischen nachprüfen
nav-api = Für Entwickler
connection-lost =
    { $seconds ->
        [0] Keine Verbindung. Neuer Versuch …
        [one] Keine Verbindung. Neuer Versuch in einer Sekunde.
       *[other] Keine Verbindung. Neuer Versuch in { $seconds } Sekunden.
    }
connection-waits = Verbindung wird aufgebaut …
connection-back = Wieder verbunden
offline = Offline
offline-text = Du bist offline. Spiele gegen den Computer, Regeln, Kurse und Analyse funktionieren wie immer; alles mit anderen Leuten geht wieder, sobald die Verbindung zurück ist.
version-ready = Neue Version
version-reload = Neu laden
unserved-title = Gerade nicht verfügbar
unserved-text = Diese Seite kommt vom Server, und der ist im Moment nicht erreichbar. Sie öffnet sich von selbst, sobald es geht.
unserved-never = Diese Kopie von Kamidana kommt ohne Server aus, deshalb triffst du hier niemanden. Der Computer, die Regeln, Kurse und Analyse sind alle da.
unserved-part = Braucht eine Verbindung zum Server.
unserved-people = Spiele mit anderen gibt es wieder, sobald die Verbindung zurück ist.

## Anfang

home-title = Ein Zuhause für { $games }
home-text = Spiel sofort los, ganz ohne Konto: gegen den Computer, mit Freunden oder gegen alle, die gerade Lust haben.
home-text-alone = Spiel sofort los, gegen den Computer oder zu zweit an einem Gerät.
home-own = Deine Spiele
home-open = Hier fehlt noch jemand
home-open-none = Im Moment wartet niemand.
home-new = Tisch eröffnen
home-running = Laufende Spiele
home-running-none = Im Moment läuft kein öffentliches Spiel.
play-now = Jetzt spielen
starting = Es geht los …
more-choices = Mehr Optionen
how-to = So geht’s
join = Mitspielen
home-recent = Gerade zu Ende
home-playing =
    { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    }
home-waiting =
    { $count ->
        [one] Ein Tisch
       *[other] { $count } Tische
    }
home-your-turn =
    { $count ->
        [one] Du bist in einem Spiel am Zug
       *[other] Du bist in { $count } Spielen am Zug
    }
pair = Gegner finden
pair-with =
    { $count ->
        [0] Gegner finden für { $game }, { $time }
        [one] Gegner finden für { $game }, { $time }: jemand wartet
       *[other] Gegner finden für { $game }, { $time }: { $count } warten
    }
pair-rated = Gewertete Spiele
pair-kind = Zahl der Spieler
seek-looking =
    { $seats ->
        [2] Gegner wird gesucht …
       *[other] Mitspieler werden gesucht …
    }
seek-here = Spieler: { $here } von { $seats }
card-your-turn = Du bist am Zug
card-their-turn = Gegner am Zug
card-waiting = Wartet auf Mitspieler
card-watchers =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }

## Neues Spiel

new-game = Spiel
new-opponent = Gegner
new-opponents = Mitspieler
opponent-level = Computer
opponent-level-help = Es geht sofort los.
opponent-invited = Freunde, per Link
opponent-invited-help = Du bekommst einen Link, den du verschicken kannst.
opponent-open = Offen für alle
opponent-open-help = Der Tisch steht in der Liste, bis sich jemand setzt.
opponent-asked = Bestimmte Person
opponent-asked-help = Die Person wird eingeladen und kann ablehnen.
opponent-me = An diesem Gerät
opponent-me-help = Ihr reicht das Gerät weiter.
opponent-me-help-secrets = Ihr reicht das Gerät herum. Die Karten bleiben den anderen verborgen.
level-low = leicht
level-high = gnadenlos
new-name = Name
new-name-own = Dein Name
new-name-other = Name der anderen Person
new-apart = Jeden Platz einzeln festlegen
new-side = Deine Seite
new-side-chance = Zufällig
new-clock = Uhr
new-minutes = Minuten pro Person
new-increment = Sekunden pro Zug
new-public = Alle können es finden und zuschauen
new-bots = Auch Bots dürfen mitspielen
new-rated = Zählt für die Wertung
new-rated-guest = Für gewertete Spiele brauchst du ein Konto.
new-rated-people = Gewertet wird nur unter Menschen, mit je einem Platz.
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
seat-machine = Computer (Stufe { $level })
seat-level = Stufe { $level } von { $levels }
seat-bot = { $name } (Bot)
seat-number = Platz { $seat }
score = Punktestand
seats = Plätze
wish-me = wer den Tisch eröffnet hat
wish-open = offen für alle
wish-invited = wer den Link hat
wish-level = Computer
status-waiting = Warten auf Mitspieler
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
thinking = überlegt
rise = Platz verlassen
call-off = Spiel abbrechen
link = Link
link-copy = Kopieren
link-copied = Link kopiert.
accept = Annehmen
decline = Ablehnen
offer = Angebot
offer-draw = { $name } bietet ein Unentschieden an.
offer-takeback = { $name } möchte den letzten Zug zurücknehmen.
offered-draw = Du hast ein Unentschieden angeboten.
offered-takeback = Du hast darum gebeten, den letzten Zug zurückzunehmen.
take-back = Zurücknehmen
draw = Unentschieden anbieten
draw-text = Die Gegenseite kann annehmen oder ablehnen.
resign = Aufgeben
resign-text = Das Spiel endet, und du verlierst.
abort = Spiel abbrechen
abort-text = Das Spiel endet ohne Ergebnis.
claim = Sieg beanspruchen
claim-text = Das Spiel endet, und du gewinnst, falls die Gegenseite lange genug weg ist.
gone = { $name } ist abwesend.
again = Revanche
again-waits = Die anderen müssen noch zustimmen …
again-asked = { $name } möchte eine Revanche.
offer-passed-over = Dein Gegenüber hat ohne Antwort weitergespielt.
refused-draw =
    { $name ->
        [none] Dein Angebot wurde abgelehnt.
       *[other] { $name } hat das Unentschieden abgelehnt.
    }
refused-takeback =
    { $name ->
        [none] Du darfst den Zug nicht zurücknehmen.
       *[other] { $name } möchte nicht, dass du den Zug zurücknimmst.
    }
refused-again =
    { $name ->
        [none] Nicht alle möchten eine Revanche.
       *[other] { $name } möchte keine Revanche.
    }
watching = Du schaust zu
watching-others =
    { $count ->
        [one] mit dir noch jemand
       *[other] mit dir { $count } andere
    }
round = Runde { $round }
rematch = Zum neuen Spiel
turn-board = Brett drehen
rules = Spielregeln
moves = Züge
moves-none = Noch kein Zug.
moves-hidden = Erst nach dem Spiel zu sehen, weil ihr euch dieses Gerät teilt.
facts = Spiel
replay = Nachspielen
replay-at = Zug { $step } von { $count }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-last = Zum letzten Zug
replay-leave = Zurück zum Spiel
playback-next = Weiter
premove-planned = Geplant: { $moves }. Ein Klick darauf nimmt den Zug zurück.
premove-dropped = Dein geplanter Zug geht jetzt nicht: { $moves }.
premove-cancelled = Geplanter Zug zurückgenommen.
scene-next = Nächste Runde
scene-result = Zum Ergebnis
result-open = Ergebnis
result-review = Analyse
result-rounds = Runden
share-game = Link kopieren
record = Aufzeichnung
sheet = Partieformular
print = Drucken
back-to-table = Zurück zum Tisch
watchers =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
fairness = Prüfsumme (Fingerabdruck) für das Mischen Nr. { $deal }, gezeigt vor dem ersten Zug:
pass-title = Gib das Gerät an { $name }
pass-text = Alle anderen schauen jetzt bitte weg.
pass-show = Ich bin { $name }: meine Karten zeigen
pass-look = { $name }, sieh dir deine Karten an.
pass-looked = Ich habe sie gesehen
table-missing = Diesen Tisch gibt es nicht
table-missing-text = Vielleicht ist der Link unvollständig. Bitte um einen neuen, oder beginne selbst ein Spiel.
chat = Chat
chat-none = Noch keine Nachrichten.
chat-say = Schreib etwas
chat-mute = { $name } stummschalten?
chat-mute-text = Du siehst dann an keinem Tisch mehr, was diese Person schreibt.
chat-mute-yes = Stummschalten
chat-unmute = Stummschaltung aufheben
chat-report = Den Betreibern der Seite melden
chat-reported = Danke. Jemand wird es sich ansehen.

## Coach

coach = Coach
coach-off = Coach ausschalten
coach-hint = Tipp
coach-thinking = Ich überlege …
coach-hinted = Versuch das: { $move }
coach-again = Von hier noch einmal
coach-looking = Ich suche den Zug, mit dem das Spiel verloren ging …
coach-lost = Mit diesem Zug ging das Spiel verloren: { $move }
coach-show = Zeig es mir
coach-waiting = Mal sehen, was { $name } macht.
coach-goes-on = Mal sehen, wie es weitergeht.
coach-quiet = Du bist dran. Bei Gefahr melde ich mich.
coach-won = Gut gespielt!
coach-nobody = Diesmal hat niemand gewonnen.
coach-lost-unknown = An einem einzelnen Zug lag es nicht. Die Analyse geht das ganze Spiel durch.

## Invitations

inviting-title = Lade jemanden ein
inviting-text = Schick diesen Link oder zeig den Code. Auch die Adresse dieser Seite geht. Das Spiel beginnt, sobald dein Gast auf „Spielen“ drückt.
share-title = Spiel { $game } mit mir
qr = QR-Code der Einladung
qr-enlarge = QR-Code groß zeigen
qr-title = Kamera hierher halten
invited-title = { $name } lädt dich zu { $game } ein
invited-open = { $name } sucht jemanden für { $game }
invited-asked = { $name } möchte mit dir { $game } spielen
invited-side = Du spielst { $side }.
invited-seat = Dein Platz
invited-play = Spielen
invited-not = Der freie Platz ist für jemanden mit dem vollständigen Einladungslink. Bitte um den ganzen Link, oder beginne selbst ein Spiel.
invited-key = Mit diesem Link ist kein Platz frei. Bitte um einen neuen.
invited-name-taken = { $name } heißt hier schon ein Mitglied. Nimm den vorgeschlagenen Namen oder einen anderen und drück noch einmal auf „Spielen“.
brief = So geht’s in 30 Sekunden
brief-course = Spielend lernen
brief-rules = Alle Regeln

## Wie Spiele enden

ending-won = Du hast gewonnen
ending-lost = Du hast verloren
ending-winner =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
ending-draw = Unentschieden
ending-agreed = Unentschieden vereinbart.
ending-aborted = Das Spiel wurde abgebrochen
ending-declined = Die Einladung wurde abgelehnt
ending-resigned =
    { $you ->
        [yes] Du hast aufgegeben.
       *[no] { $name } hat aufgegeben.
    }
ending-flagged =
    { $you ->
        [yes] Deine Zeit ist abgelaufen.
       *[no] { $name } hat die Zeit überschritten.
    }
ending-left =
    { $you ->
        [yes] Du hast das Spiel verlassen.
       *[no] { $name } hat das Spiel verlassen.
    }

## Zuschauen und Personen

person-guest = Gast
person-you = Du
person-guest-number = Gast { $number }
person-guest-named = { $name } (Gast)
person-deleted = Ehemaliger Spieler
person-missing = Hier heißt niemand { $name }
person-missing-text = Vielleicht schreibt sich der Name anders, oder das Konto wurde gelöscht.
person-member = Mitglied
person-bot = Bot
person-since = seit { $date }
ratings = Wertungen
ratings-none = Noch kein gewertetes Spiel.
rating-provisional = „?“ heißt: noch zu wenige Spiele für eine verlässliche Wertung.
rating-plot =
    { $count ->
        [one] Ein gewertetes Spiel: { $to }
       *[other] Von { $from } am { $since } auf { $to } in { $count } gewerteten Spielen
    }
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Schnell
speed-classical = Klassisch
speed-correspondence = Fernpartie
games = Spiele
games-none = Noch keine Spiele.
records = Alle Spiele herunterladen
watch-live = Live
watch-none = Im Moment läuft kein öffentliches Spiel. Fang eins an oder schau dir frühere Spiele an.
local = Auf diesem Gerät
local-text = Spiele gegen den Computer und an einem gemeinsamen Bildschirm werden in diesem Browser gespielt und aufbewahrt: ohne Verbindung, und niemand sonst sieht sie.
local-none = Noch nichts da. Ein Spiel gegen den Computer wird hier aufbewahrt.
local-running = Laufende Spiele
local-over = Beendete Spiele
local-delete = Löschen
local-delete-text = Das Spiel liegt nur hier. Einmal gelöscht, ist es endgültig weg.
local-export = Alle herunterladen
local-upload = Ins Archiv
local-uploaded = Im Archiv
local-uploaded-note = Das Spiel steht jetzt im Archiv.
local-played = lokal gespielt
local-kept = auf diesem Gerät
archive = Archiv
archive-all = Alle beendeten Spiele
archive-player = Spieler
archive-rated = Nur gewertete
archive-search = Suchen
archive-none = Dazu passt kein beendetes Spiel. Spiel eins, dann findest du es hier.
games-all = Alle Spiele
leaderboard = Rangliste
leaderboard-none = Hier hat noch niemand genug gewertete Spiele gespielt. Der erste Platz ist frei.
leaderboard-play = Gewertet spielen
leaderboard-place = Platz
leaderboard-text = Hier stehen alle, deren Wertung nach genügend gewerteten Spielen verlässlich ist.
speed = Bedenkzeit
rating = Wertung
rating-games =
    { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
rating-earlier = Frühere Spiele zeigen
person-challenge = Herausfordern
stats = Statistik
stats-won = Gewonnen
stats-drawn = Unentschieden
stats-lost = Verloren
stats-share = Anteil an den Punkten
stats-none = Noch keine beendeten Spiele.
stats-against-you = { $name } gegen dich
stats-partners = Gemeinsam mit
stats-partner = { $won } von { $played } gewonnen

## Konto

account-guest = Du spielst als Gast. Mit einem Konto bleiben deine Spiele unter deinem Namen erhalten, und du kannst gewertet spielen.
account-sign-in = Anmelden
account-sign-in-help = Mit Namen und Passwort deines Kontos.
account-register = Neues Konto
account-register-help = Ein Name und ein Passwort genügen. Verlierst du das Passwort, kommst du nicht mehr hinein.
account-name = Name
account-password = Passwort
nickname = Dein Name
nickname-help = Den sehen alle, mit denen du spielst. Das Feld darf leer bleiben.
nickname-change = Diesen Namen nehmen
nickname-changed = So heißt du jetzt.
password-change = Passwort ändern
password-changed = Dein Passwort ist geändert, und überall sonst bist du abgemeldet.
password-old = Aktuelles Passwort
password-new = Neues Passwort (mindestens 8 Zeichen)
password-wrong = Das ist nicht dein Passwort.
sessions = Wo du angemeldet bist
key-seen = zuletzt aktiv: { $date }
key-browser = { $browser } auf { $system }
key-unknown = Unbekannter Browser
key-current = dieses Gerät
key-end = Widerrufen
tokens = API-Schlüssel
tokens-text = Mit einem Schlüssel kann ein Programm in deinem Namen spielen.
token-secret = Bewahre ihn gut auf, er wird nicht noch einmal gezeigt:
token-label = Bezeichnung
token-scopes = Was er darf
token-make = Schlüssel erstellen
scope-play = spielen
scope-challenge = Tische eröffnen
scope-chat = chatten
scope-analyse = die Engine nutzen
your-data = Deine Daten
export = Alles herunterladen
sign-out = Abmelden
delete = Konto löschen
delete-text = Deine Spiele bleiben, ohne deinen Namen. Alles andere wird endgültig gelöscht.
deleted = Dein Konto ist gelöscht.

## Einstellungen

settings-language = Sprache
settings-theme = Aussehen
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-tempo = Tempo
settings-tempo-none = Sofort
settings-tempo-quick = Schnell
settings-tempo-normal = Normal
settings-tempo-slow = Langsam
settings-tempo-steps = Schritt für Schritt
settings-tempo-help = Wie schnell du siehst, was die anderen tun. „Schritt für Schritt“ wartet auf dich. Ein Klick aufs Brett springt zum aktuellen Stand. Wünscht dein System weniger Bewegung, gleitet und fliegt nichts.
settings-sound = Ton
settings-volume = Lautstärke
settings-volume-percent = { $percent } Prozent
settings-volume-off = Aus
settings-wood = Bretter
settings-wood-lacquer = Lack
settings-wood-walnut = Nussbaum
settings-wood-maple = Ahorn
settings-wood-slate = Schiefer
settings-coach = Coach am Brett, in Spielen gegen den Computer
settings-premoves = Züge vorausplanen, in Spielen mit Uhr
settings-premoves-help = Während die andere Seite überlegt, kannst du deinen nächsten Zug schon auf dem Brett planen. Er wird gespielt, sobald du dran bist, sofern er dann erlaubt ist. Ein Klick darauf, ein Rechtsklick oder Escape nimmt ihn zurück.

## Karten nachprüfen

fair-text = Karten und Plättchen werden mit einer geheimen Zahl gemischt, dem Startwert (Seed). Bevor es losgeht, zeigt der Tisch eine Prüfsumme davon (einen Fingerabdruck); nach dem Spiel steht der Startwert selbst in der Aufzeichnung. Hier wird damit noch einmal gemischt, und du siehst, ob alles stimmt.
fair-record = Aufzeichnung eines beendeten Spiels
fair-hashes = Prüfsummen, die du während des Spiels notiert hast (falls vorhanden)
fair-check = Prüfen
fair-yes = Alles stimmt: Genau das ergibt der Startwert
fair-no = Das stimmt nicht überein
fair-strange = Kein Mischen in diesem Spiel hat die Prüfsumme { $hash }.
fair-unreadable = Diese Aufzeichnung lässt sich nicht nachspielen, oder sie passt nicht zu ihrem eigenen Startwert.
fair-deal = Mischen Nr. { $deal }
fair-hash = Zuvor gezeigte Prüfsumme
fair-seed = Startwert (Seed)

## Über Kamidana

about-house = Ein Kamidana ist in einem japanischen Haus das Bord, auf dem die Kami wohnen. Dieses hier ist ein Zuhause für Spiele in ihrem Geist.
about-games = Die Spiele
about-own = Bretter, Karten und Texte hier sind unsere eigenen; die Regeln folgen den Spielanleitungen.
about-fair = Fair von Grund auf
about-fair-text = Was du an deinem Platz nicht sehen darfst, schickt dir der Server gar nicht erst, und jedes Mischen lässt sich hinterher nachprüfen.
about-data = Deine Daten
about-data-text = Keine E-Mail-Adresse, keine Werbung, kein Tracking. Auf deiner Kontoseite kannst du alles herunterladen, was über dich gespeichert ist, und es löschen.
about-free = Freie Software
about-free-text = Kamidana ist frei unter der MIT- oder der Apache-2.0-Lizenz, und Programme können alles, was die Seite kann.

## Was schiefgehen kann

problem-unknown = Auf dieser Seite ist etwas schiefgegangen.
problem-internal = Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.
problem-offline = Der Server ist gerade nicht erreichbar.
problem-unauthorised = Melde dich zuerst an, oder spiel als Gast.
problem-wrong-password = Name oder Passwort ist falsch.
problem-forbidden = Das darfst du nicht.
problem-not-found = Nicht gefunden.
problem-conflict = Das geht jetzt nicht.
problem-record-secret = Dieses Spiel hat verdeckte Karten: Die Aufzeichnung gibt es erst, wenn es zu Ende ist.
problem-bot-played = Mit diesem Konto wurde schon gespielt, es kann kein Bot mehr werden.
problem-follow-yourself = Dir selbst kannst du nicht folgen.
problem-follow-guest = Gästen kann man nicht folgen.
problem-follow-many = Noch mehr Leuten kannst du nicht folgen.
problem-tokens-many = Mehr Anmeldungen und Schlüssel sind nicht möglich. Widerrufe zuerst eine Anmeldung oder einen Schlüssel.
problem-muted-many = Deine Liste stummgeschalteter Leute ist voll. Nimm zuerst jemanden heraus.
problem-too-many = Das war zu viel auf einmal. Warte einen Moment.
problem-busy = Der Server ist gerade ausgelastet. Versuch es gleich noch einmal.
problem-timeout = Die Anfrage hat zu lange gedauert. Versuch es noch einmal.
problem-too-large = Das ist zu lang.
problem-media-type = Dieses Format versteht der Server nicht.
problem-method = Das geht hier nicht.
problem-unavailable = Das hat nicht geklappt. Prüf, ob es trotzdem angekommen ist.
problem-unwritable = Gerade lässt sich nichts speichern, deshalb wurde nichts geändert. Versuch es später noch einmal.
problem-closing = Der Server startet gerade neu.
problem-malformed = Das wurde nicht verstanden.
problem-no-table = Diesen Tisch gibt es nicht.
problem-no-game = Dieses Spiel gibt es nicht.
problem-setup-options = Diese Einstellungen passen nicht zusammen.
problem-setup-seats = Die Zahl der Spieler passt nicht zu diesen Einstellungen.
problem-setup-level = Die Stufen gehen von 1 bis 8.
problem-setup-name = Ein Name hat 1 bis 20 Zeichen.
problem-setup-nobody = Mindestens ein Mensch muss mitspielen.
problem-setup-rated = Bei einem gewerteten Spiel sitzt auf jedem Platz jemand anderes.
problem-setup-clock = Diese Uhr lässt sich nicht einstellen. Pro Person sind fünf Sekunden bis sechs Stunden möglich, bei Fernpartien 1 bis 30 Tage pro Zug.
problem-setup-not-over = Dieses Spiel ist noch nicht zu Ende.
problem-setup-no-moment = So weit ging das Spiel nicht.
problem-not-begun = Das Spiel hat noch nicht begonnen.
problem-begun = Das Spiel hat schon begonnen.
problem-over = Das Spiel ist zu Ende.
problem-not-practice = Das geht nur in ungewerteten Spielen allein gegen den Computer.
problem-no-seat = Du hast an diesem Tisch keinen Platz.
problem-seat-taken = Diesen Platz kannst du nicht nehmen.
problem-seated = Du hast an diesem Tisch schon einen Platz.
problem-not-your-turn = Du bist nicht am Zug.
problem-moved-on = Das Spiel ist inzwischen weitergegangen.
problem-illegal = Die Regeln erlauben das nicht.
illegal-why = Die Regeln erlauben das nicht: { $why }.
problem-no-offer = Dieses Angebot gibt es nicht mehr.
problem-offer-no-draws = In diesem Spiel gewinnt immer jemand: Ein Unentschieden gibt es nicht.
problem-offer-rated = In gewerteten Spielen wird nichts zurückgenommen.
problem-offer-nothing = Es gibt nichts zurückzunehmen.
problem-offer-seen = Das hat schon jemand gesehen, es lässt sich nicht mehr zurücknehmen.
problem-offer-computer = Der Computer spielt weiter.
problem-too-late = Zum Abbrechen ist es zu spät.
problem-too-early = Die Gegenseite ist noch nicht lange genug weg.
problem-time-is-up = Deine Zeit war schon abgelaufen.
problem-guest = Für gewertete Spiele brauchst du ein Konto.
problem-name-taken = Dieser Name oder einer, der genauso aussieht, ist schon vergeben.
problem-chat = Diese Nachricht lässt sich nicht senden.
problem-nobody = So heißt hier niemand.
problem-yourself = Dich selbst kannst du nicht fragen.
problem-name-short = Ein Name hat mindestens zwei Zeichen.
problem-name-long = Ein Name hat höchstens 20 Zeichen.
problem-name-character = Erlaubt sind Buchstaben und Ziffern, dazwischen Leerzeichen, Bindestrich, Punkt oder Unterstrich.
problem-name-edge = Ein Name beginnt und endet mit einem Buchstaben oder einer Ziffer.
problem-name-separators = Leerzeichen, Bindestrich, Punkt und Unterstrich stehen immer einzeln.
problem-name-marks = Ein Buchstabe hat höchstens zwei Akzente.
problem-name-no-letter = Ein Name hat mindestens einen Buchstaben.
problem-name-scripts = Nimm nur Buchstaben eines Alphabets.
problem-name-disguised = In Großbuchstaben sieht das wie ein anderer Name aus. Schreib ihn klein.
problem-name-reserved = Dieser Name klingt, als gehörte er zur Seite selbst. Wähle einen anderen.
problem-password-short = Ein Passwort hat mindestens 8 Zeichen.
problem-password-long = Dieses Passwort ist zu lang.
problem-password-name = Das Passwort darf nicht der Name sein.
problem-password-common = Das ist eines der ersten Passwörter, die man ausprobieren würde. Wähle ein anderes.
problem-unbelievable = Der Server konnte dieses Spiel nicht nachvollziehen und hat es nicht aufbewahrt.
problem-table-taken = Ein anderer Tisch heißt schon so.
problem-members-only = Melde dich an, um Spiele ins Archiv zu stellen.
problem-no-engines = Die Spiele konnten nicht in diesen Browser geladen werden.

## Ein Spiel ohne eigenes Brett

plain-board = Brett
plain-choices = Was du tun kannst:
plain-arrange = Bring sie in die richtige Reihenfolge: Wähle zwei, um sie zu tauschen.
plain-arranged = Fertig
plain-recent = Letzte Aktionen
plain-position = Stellung
plain-said = { $text }

## Coming back

notify-title = Benachrichtigungen
notify-help = Erfahre, wenn du am Zug bist oder jemand mit dir spielen möchte, auch wenn Kamidana geschlossen ist.
notify-on = In diesem Browser benachrichtigen
notify-blocked = Dein Browser blockiert Benachrichtigungen dieser Website. Erlaube sie zuerst in seinen Einstellungen.
notify-none = Dieser Browser kann bei geschlossener Seite keine Benachrichtigungen zeigen.
waiting-title = Wartet auf dich
waiting-nothing = Nichts wartet auf dich.
waiting-turn = Du bist am Zug gegen { $name }
waiting-turn-alone = Du bist am Zug
waiting-challenge = { $name } fordert dich heraus
follow = Folgen
unfollow = Nicht mehr folgen
following = Wem du folgst
online = online
offline-person = offline
