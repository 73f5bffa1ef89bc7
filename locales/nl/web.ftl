# De woorden van de site. Elke taal heeft dezelfde sleutels met dezelfde variabelen.

## Overal

skip = Naar de inhoud
menu = Menu
home = Terug naar het begin
loading = Een ogenblik …
retry = Opnieuw proberen
close = Sluiten
cancel = Annuleren
send = Versturen
more = Meer tonen
share = Delen
you = jij
away = weg
winner = gewonnen
level = Niveau
profile = Profiel
account = Account
to-move = aan zet
rated = telt mee
unrated = telt niet mee
public = openbaar
private = privé
not-found = Hier is niets
not-found-text = Misschien zit er een tikfout in het adres, of is de pagina verhuisd. Dit hebben we wel:
nav-new = Nieuw spel
nav-watch = Kijken
nav-learn = Leren
nav-analysis = Analyse
nav-settings = Instellingen
nav-sign-in = Aanmelden
nav-about = Over Kamidana
nav-fair = Deling controleren
nav-api = Voor programma’s
connection-lost =
    { $seconds ->
        [0] Niet verbonden. Nieuwe poging …
        [one] Niet verbonden. Nieuwe poging over één seconde.
       *[other] Niet verbonden. Nieuwe poging over { $seconds } seconden.
    }
connection-waits = Verbinden …

## Begin

home-title = Een thuis voor { $games }
home-text = Speel meteen, zonder account: tegen de machine, een vriend of wie dan ook.
home-own = Jouw spellen
home-open = Hier mist nog iemand
home-open-none = Op dit moment wacht er niemand.
home-new = Een tafel openen
home-running = Hier wordt gespeeld
home-running-none = Er is nu geen openbaar spel bezig.
play-now = Nu spelen
starting = Het begint …
more-choices = Meer keuzes
how-to = Zo speel je het
join = Meedoen
home-recent = Net afgelopen
home-playing =
    { $count ->
        [one] Eén partij
       *[other] { $count } partijen
    }
home-waiting =
    { $count ->
        [one] Eén tafel
       *[other] { $count } tafels
    }
home-your-turn =
    { $count ->
        [one] Jij bent aan zet in één partij
       *[other] Jij bent aan zet in { $count } partijen
    }
pair = Tegenstander zoeken
pair-with =
    { $count ->
        [0] Tegenstander zoeken voor { $game }, { $time }
        [one] Tegenstander zoeken voor { $game }, { $time }: er wacht iemand
       *[other] Tegenstander zoeken voor { $game }, { $time }: er wachten er { $count }
    }
pair-rated = Partijen voor de rating
seek-looking = We zoeken een tegenstander …
card-your-turn = Jij bent aan zet
card-their-turn = Tegenstander aan zet
card-waiting = Wacht op spelers
card-watchers =
    { $count ->
        [one] { $count } kijker
       *[other] { $count } kijkers
    }

## Nieuw spel

new-game = Spel
new-opponent = Tegenstander
new-opponents = Medespelers
opponent-level = Machine
opponent-level-help = Het begint meteen.
opponent-invited = Vriend, per link
opponent-invited-help = Je krijgt een link om te versturen.
opponent-open = Wie dan ook
opponent-open-help = De tafel staat in de lijst tot er iemand gaat zitten.
opponent-asked = Iemand bij naam
opponent-asked-help = Die persoon wordt gevraagd en mag weigeren.
opponent-me = Op dit apparaat
opponent-me-help = Jullie geven het apparaat door. De hand blijft voor de anderen verborgen.
level-low = zacht
level-high = genadeloos
new-name = Naam
new-apart = Elke plaats apart kiezen
new-side = Jouw kant
new-side-chance = Het toeval beslist
new-clock = Klok
new-minutes = Minuten per speler
new-increment = Seconden per zet
new-public = Iedereen mag het vinden en bekijken
new-bots = Ook programma’s mogen gaan zitten
new-rated = Telt mee voor de ranglijst
new-rated-guest = Voor spellen die meetellen heb je een account nodig.
new-rated-people = Alleen spellen tussen mensen tellen mee, ieder op één plaats.
start = Beginnen
time-none = Zonder klok
time-fischer = { $minutes } min + { $seconds } s
time-byoyomi = { $minutes } min + { $periods } × { $seconds } s
time-correspondence =
    { $days ->
        [one] Eén dag per zet
       *[other] { $days } dagen per zet
    }
time-own = Anders …

## Tafel

seat-free = vrije plaats
seat-machine = Niveau { $level }
seat-level = niveau { $level } van { $levels }
seat-bot = { $name } (programma)
seat-number = Plaats { $seat }
seats = Plaatsen
score = Stand
wish-me = wie de tafel opende
wish-open = wie dan ook
wish-invited = wie de link heeft
wish-level = machine
status-waiting = Wachten op spelers
status-turn =
    { $you ->
        [yes] Jij bent aan zet
       *[no] { $name } is aan zet
    }
points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
clock = Klok:
clock-days =
    { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    }
clock-hours = { $hours } uur
sending = Versturen …
sit = Gaan zitten
rise = Opstaan
call-off = Afzeggen
invite = Stuur deze link naar wie je wilt:
link = Link
link-copy = Kopiëren
link-copied = De link is gekopieerd.
accept = Aannemen
decline = Weigeren
offer = Aanbod
offer-draw = { $name } biedt remise aan.
offer-takeback = { $name } wil de laatste zet terugnemen.
offered-draw = Je hebt remise aangeboden.
offered-takeback = Je vroeg een zet terug te nemen.
take-back = Terugnemen
draw = Remise aanbieden
draw-text = Je tegenstander kan aannemen of weigeren.
resign = Opgeven
resign-text = Het spel eindigt en je verliest het.
abort = Afzeggen
abort-text = Het spel eindigt zonder uitslag.
claim = Winst opeisen
claim-text = Het spel eindigt en je wint het, als de ander lang genoeg weg is.
gone = { $name } is weg.
again = Nog een keer
again-waits = De anderen moeten nog instemmen …
rematch = Naar het nieuwe spel
turn-board = Bord draaien
moves = Zetten
moves-none = Nog geen zet.
moves-hidden = Pas na het spel, omdat meerdere spelers dit apparaat delen.
facts = Spel
replay = Naspelen
replay-at = Zet { $step } van { $count }
replay-first = Naar het begin
replay-back = Eén zet terug
replay-forward = Eén zet verder
replay-last = Naar de laatste zet
replay-leave = Terug naar het spel
share-game = Link kopiëren
record = Notatie
sheet = Notatieformulier
analyse = Analyseren
print = Afdrukken
back-to-table = Terug naar de tafel
watchers =
    { $count ->
        [one] Eén persoon kijkt
       *[other] { $count } personen kijken
    }
fairness = Controlegetal van deling { $deal }, getoond vóór de eerste kaart:
pass-title = Geef het apparaat aan { $name }
pass-text = Verder hoort nu niemand te kijken.
pass-show = Ik ben { $name }: toon mijn kaarten
table-missing = Die tafel bestaat niet
chat = Gesprek
chat-none = Er is nog niets gezegd.
chat-say = Zeg iets
chat-mute = { $name } niet meer horen?
chat-mute-text = Je ziet aan geen enkele tafel meer wat die persoon schrijft.
chat-mute-yes = Dempen
chat-unmute = Weer horen
chat-report = Melden bij de beheerders
chat-reported = Bedankt. Iemand kijkt ernaar.

## Hoe spellen eindigen

ending-won = Je hebt gewonnen
ending-lost = Je hebt verloren
ending-winner =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
ending-draw = Gelijkspel
ending-agreed = Remise door overeenkomst.
ending-aborted = Het spel is afgezegd
ending-declined = De uitnodiging is geweigerd
ending-resigned = { $name } gaf op.
ending-flagged = De tijd van { $name } was om.
ending-left = { $name } is vertrokken.

## Kijken en personen

stage-waiting = wacht
stage-running = bezig
stage-over = Naspelen
person-guest = Gast
person-member = Lid
person-bot = Programma
person-since = sinds { $date }
ratings = Ranglijst
ratings-none = Nog geen spel dat meetelt.
rating-provisional = Een vraagteken zegt dat er nog te weinig partijen zijn om zeker te zijn.
rating-plot =
    { $count ->
        [one] Eén spel dat meetelt: { $to }
       *[other] Van { $from } op { $since } tot { $to }, { $count } spellen die meetellen
    }
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rapid
speed-classical = Klassiek
speed-correspondence = Dagen
games = Spellen
games-none = Nog geen spellen.
records = Alle notaties downloaden
watch-live = Live
watch-none = Op dit moment speelt niemand een openbare partij. Begin er een, of bekijk partijen van eerder.
archive = Archief
archive-all = Alle afgelopen partijen
archive-player = Speler
archive-rated = Alleen voor de rating
archive-search = Zoeken
archive-none = Geen afgelopen partij past hierbij. Speel er een, dan vind je die hier terug.
games-all = Alle spellen
leaderboard = Ranglijst
leaderboard-none = Hier heeft nog niemand genoeg partijen voor de rating gespeeld. De eerste plaats is vrij.
leaderboard-play = Speel voor de rating
leaderboard-place = Plaats
leaderboard-text = Hier staat wiens rating na genoeg partijen vaststaat.
speed = Tempo
rating = Rating
rating-games =
    { $count ->
        [one] 1 partij
       *[other] { $count } partijen
    }
rating-earlier = Eerdere partijen tonen
person-nobody = Niemand hier heet { $name }
person-nobody-text = Misschien schrijf je de naam anders, of is diegene vertrokken.
person-challenge = Uitdagen
stats = Statistieken
stats-won = Gewonnen
stats-drawn = Remise
stats-lost = Verloren
stats-share = Deel van de punten
stats-none = Nog geen afgelopen partijen.
stats-against-you = { $name } tegen jou

## Account

account-guest = Je speelt als gast. Met een account blijven je spellen onder je naam en kunnen ze meetellen.
account-sign-in = Aanmelden
account-sign-in-help = Met naam en wachtwoord van je account.
account-register = Nieuw account
account-register-help = Een naam en een wachtwoord zijn genoeg. Zonder het wachtwoord kom je er niet meer in.
account-name = Naam
account-password = Wachtwoord
password-change = Wachtwoord wijzigen
password-changed = Het wachtwoord is gewijzigd. Alle andere sessies zijn beëindigd.
password-old = Huidig wachtwoord
password-new = Nieuw wachtwoord, minstens 8 tekens
sessions = Waar je bent aangemeld
key-seen = laatst gezien { $date }
key-current = hier
key-end = Beëindigen
tokens = Sleutels voor programma’s
tokens-text = Met een sleutel kan een programma in jouw naam spelen.
token-secret = Bewaar hem, hij wordt niet nog eens getoond:
token-label = Hoe je hem noemt
token-scopes = Wat hij mag
token-make = Sleutel maken
scope-play = spelen
scope-challenge = tafels openen
scope-chat = meepraten
scope-analyse = de machine vragen
your-data = Jouw gegevens
export = Alles downloaden
sign-out = Afmelden
delete = Account verwijderen
delete-text = Je spellen blijven, zonder je naam. Al het andere wordt verwijderd en komt niet terug.
deleted = Het account is verwijderd.

## Instellingen

settings-language = Taal
settings-theme = Uiterlijk
settings-theme-system = Zoals het systeem
settings-theme-light = Papier
settings-theme-dark = Lak
settings-animation = Beweging
settings-animation-none = Geen
settings-animation-quick = Snel
settings-animation-usual = Gewoon
settings-animation-slow = Langzaam
settings-animation-help = Vraagt je systeem om minder beweging, dan is er geen.
settings-sound = Geluid

## Deling controleren

fair-text = Vóór de eerste kaart toont de tafel een controlegetal van het zaad waaruit gedeeld wordt. Na het spel staat het zaad in de notatie. Hier wordt er opnieuw uit gedeeld, en je ziet of alles klopt.
fair-record = Notatie van een afgelopen spel
fair-hashes = Controlegetallen die je tijdens het spel noteerde (als je ze hebt)
fair-check = Controleren
fair-yes = Alles klopt: het zaad geeft deze kaarten
fair-no = Het klopt niet
fair-deal = Deling { $deal }
fair-hash = Eerder getoond controlegetal
fair-seed = Zaad

## Over Kamidana

about-house = Een kamidana is de plank in een Japans huis waar de kami wonen. Deze is een thuis voor spellen met dezelfde geest.
about-games = De spellen
about-own = Borden, kaarten en teksten zijn hier van onszelf; de regels volgen de spelregelboekjes.
about-fair = Eerlijk van opzet
about-fair-text = De server stuurt niemand wat zijn plaats niet mag zien, en elke deling is achteraf te controleren.
about-data = Jouw gegevens
about-data-text = Geen e-mailadres, geen reclame, geen volgen. Op je accountpagina kun je alles downloaden wat over je bewaard wordt, en het verwijderen.
about-free = Vrije software
about-free-text = Kamidana is vrij onder de MIT- of Apache 2.0-licentie, en wat de site kan, kunnen programma’s ook.

## Problemen

problem-unknown = Er ging iets mis op deze pagina.
problem-offline = De server is nu niet te bereiken.
problem-unauthorised = Meld je eerst aan, of speel als gast.
problem-wrong-password = Die naam met dit wachtwoord bestaat niet.
problem-forbidden = Dat mag je niet.
problem-not-found = Dat of die persoon bestaat niet.
problem-conflict = Dat kan nu niet.
problem-too-many = Dat was te veel tegelijk. Wacht even.
problem-busy = De machine is bezig. Probeer het zo nog eens.
problem-timeout = Het verzoek kwam niet op tijd aan. Probeer het nog eens.
problem-unavailable = Dat kan nu niet. Kijk of het toch gebeurd is.
problem-unwritable = Er kan nu niets worden opgeslagen, dus er is niets gebeurd. Probeer het straks nog eens.
problem-closing = De server start net opnieuw.
problem-malformed = Dat werd niet begrepen.
problem-no-table = Er is geen tafel met die naam.
problem-no-game = Dat spel bestaat niet.
problem-setup = Zo kan de tafel niet geopend worden.
problem-not-begun = Het spel is nog niet begonnen.
problem-begun = Het spel is al begonnen.
problem-over = Het spel is afgelopen.
problem-no-seat = Je hebt geen plaats aan deze tafel.
problem-seat-taken = Die plaats is niet vrij voor jou.
problem-seated = Je zit al aan deze tafel.
problem-not-your-turn = Je bent niet aan zet.
problem-moved-on = Het spel is intussen verdergegaan.
problem-illegal = De regels staan dat niet toe.
problem-no-offer = Dat aanbod is er niet.
problem-offer-unfit = Dat kun je hier niet aanbieden.
problem-too-late = Het is te laat om af te zeggen.
problem-too-early = De ander is nog niet lang genoeg weg.
problem-time-is-up = Je tijd was daarvoor al om.
problem-guest = Gasten hebben een account nodig voor spellen die meetellen.
problem-chat = Dat kan niet gezegd worden.

## Een spel zonder eigen bord

plain-board = Bord
plain-choices = Wat je kunt doen:
plain-arrange = Zet het op volgorde: kies er twee om ze te wisselen.
plain-arranged = Klaar
plain-recent = Laatste acties
plain-position = Stelling
plain-said = { $text }
