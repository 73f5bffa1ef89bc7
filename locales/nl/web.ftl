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

## Woorden van de spellen

side-black = Zwart
side-white = Wit
colour-brown = bruine
colour-green = groene
colour-red = rode
colour-yellow = gele
colour-pink = roze
colour-purple = paarse
colour-blue = blauwe
colour-orange = oranje
word-brown = Bruin
word-green = Groen
word-red = Rood
word-yellow = Geel
word-pink = Roze
word-purple = Paars
word-blue = Blauw
word-orange = Oranje
direction-ahead = Recht
direction-left = Links
direction-right = Rechts
direction-back = Achteruit
card-S = Soldaat
card-L = Lans
card-C = Ruiter
card-A = Zilveren Draak
card-O = Gouden Draak
card-T = Toren
card-F = Nar
card-I = Keizerin
symbol-leaf = blad
symbol-cup = kom
symbol-fan = waaier
symbol-crane = kraanvogel
symbol-wave = golf
symbol-moon = maan
emblem-snake = Slang
emblem-tortoise = Schildpad
emblem-dragon = Draak

## Begin

home-title = Een thuis voor drie spellen: Kamisado, Kami en Kamon
home-text = Speel meteen, zonder account: tegen de machine, een vriend of wie dan ook.
home-own = Jouw spellen
home-open = Hier mist nog iemand
home-open-none = Op dit moment wacht er niemand.
home-new = Een tafel openen
home-running = Hier wordt gespeeld
home-running-none = Er is nu geen openbaar spel bezig.
about-kamisado = De kleur waarop je landt, is de toren die je tegenstander moet verplaatsen. Wie het eerst aan de overkant is, wint.
about-kami = Counter de kaart en val dan zelf aan. Wie de laatste kaart speelt, wint de ronde.
about-kamon = Leg op hetzelfde teken of hetzelfde aantal. Verbind twee randen, sluit een lus of blokkeer.
play-now = Nu spelen
starting = Het begint …
more-choices = Meer keuzes
how-to = Zo speel je het
continue = Verder spelen
join = Meedoen

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
new-level = Niveau { $level }
level-low = zacht
level-high = genadeloos
new-name = Naam
new-apart = Elke plaats apart kiezen
new-side = Jouw kant
new-side-first = Zwart, begint
new-side-second = Wit
new-side-chance = Het toeval beslist
new-clock = Klok
new-minutes = Minuten per speler
new-increment = Seconden per zet
new-public = Iedereen mag het vinden en bekijken
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
option-kamisado-length = Lengte
option-kamisado-length-single = Eén ronde
option-kamisado-length-single-help = De eerste toren op de basislijn van de ander wint.
option-kamisado-length-standard = Standaard
option-kamisado-length-standard-help = Wie het eerst 3 punten heeft. Een toren die wint, wordt een Sumo.
option-kamisado-length-long = Lang
option-kamisado-length-long-help = Wie het eerst 7 punten heeft, tot en met Dubbele Sumo’s.
option-kamisado-length-marathon = Marathon
option-kamisado-length-marathon-help = Wie het eerst 15 punten heeft, tot en met Driedubbele Sumo’s.
option-kamisado-length-series = Serie
option-kamisado-length-series-help = Losse rondes om één punt, om beurten beginnend.
option-kamisado-rounds = Rondes
option-kamisado-setup = Opstelling
option-kamisado-setup-usual = Gewoon
option-kamisado-setup-usual-help = Elke toren begint op zijn eigen kleur.
option-kamisado-setup-tournament = Toernooi
option-kamisado-setup-tournament-help = Eerst Zwart, dan Wit stelt de torens naar wens op.
option-kami-players = Spelers
option-kami-players-4 = Vier
option-kami-players-4-help = Twee teams; je partner zit tegenover je.
option-kami-players-3 = Drie
option-kami-players-3-help = Chaotisch: ieder voor zich, twee kaarten liggen apart.
option-kami-players-2 = Duel
option-kami-players-2-help = Met z’n tweeën en Huurlingen in het midden.
option-kami-level = Hoe je wint
option-kami-level-soldier = Soldaat
option-kami-level-soldier-help = 15 punten of meer.
option-kami-level-lord = Heer
option-kami-level-lord-help = Precies 15; wat erboven komt, gaat eraf.
option-kami-level-kami = Kami
option-kami-level-kami-help = Precies 15; wie erboven komt, begint weer bij 0.
option-kamon-layout = Waar de fiches liggen (“random” voor toeval, of de velden van een beginstelling)
option-kamon-forbidden-counts = Lus om het verboden veld
option-kamon-forbidden-counts-yes = Wint
option-kamon-forbidden-counts-yes-help = Het verboden veld telt als een leeg veld.
option-kamon-forbidden-counts-no = Wint niet
option-kamon-forbidden-counts-no-help = In een lus moet een leeg veld of een vijandige pion liggen.

## Tafel

seat-free = vrije plaats
seat-machine = Niveau { $level }
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
status-kamisado =
    { $you ->
        [yes]
            { $colour ->
                [none] Jij bent aan zet: verplaats een toren naar keuze
               *[other] Jij bent aan zet: verplaats de { $colour } toren
            }
       *[no]
            { $colour ->
                [none] { $name } verplaatst een toren naar keuze
               *[other] { $name } verplaatst de { $colour } toren
            }
    }
status-kamisado-opening = De eerste zet van de ronde is vrij.
status-kamisado-landed = { $name } kwam op het { $colour } veld.
status-kamisado-pushed = Sumo-duw: { $name } duwde een toren naar het { $colour } veld en is nog eens aan zet.
status-kamisado-blocked = De { $tower } toren van { $name } is geblokkeerd op het { $colour } veld.
status-kamisado-set-up =
    { $you ->
        [yes] Stel je torens op
       *[no] { $name } stelt de torens op
    }
status-kamisado-fill =
    { $you ->
        [yes] Je won de ronde: kies de opstelling
       *[no] { $name } won de ronde en kiest de opstelling
    }
status-kamisado-over = Het spel is afgelopen
status-kamon-why = Hetzelfde teken ({ $symbol }) of hetzelfde aantal ({ $count }).
status-kamon-opening = Begin aan de rand, maar niet in een hoek.
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
reason-home-row = Een toren bereikte de basislijn van de ander.
reason-deadlock = Volledige blokkade: niemand kan zetten, en wie het laatst zette, verliest.
reason-level = Beiden hebben evenveel punten.
reason-points = De punten zijn gehaald.
reason-edges = Twee tegenoverliggende randen zijn verbonden.
reason-loop = Een lus is gesloten.
reason-block = De tegenstander heeft geen veld meer.
reason-full = Het bord is vol.

## Kijken en personen

watch-over = Afgelopen spellen
watch-over-none = Er is nog geen openbaar spel afgelopen.
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
ladder-kamisado = Kamisado
ladder-kamon = Kamon
ladder-kami-4 = Kami met vier
ladder-kami-3 = Kami met drie
ladder-kami-2 = Kami-duel
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rapid
speed-classical = Klassiek
speed-correspondence = Dagen
games = Spellen
games-none = Nog geen spellen.
records = Alle notaties downloaden

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
settings-palette = Kleuren van Kamisado
settings-palette-lacquer = Lak
settings-palette-distinct = Goed te onderscheiden
settings-characters = Tekens op torens en velden
settings-notation = Zetten van Kamisado
settings-notation-symbols = Symbolen
settings-notation-words = Woorden
settings-notation-coordinates = Coördinaten
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

about-house = Een kamidana is de plank in een Japans huis waar de kami wonen. Deze is een thuis voor drie spellen met dezelfde geest.
about-games = De spellen
about-authors = Kamisado is van Peter Burley, Kamon van Bruno Cathala; Kami volgt het Japanse spel Goita. Borden, kaarten en teksten zijn hier van onszelf; de regels volgen de spelregelboekjes.
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
problem-unavailable = Dat kan nu niet. Kijk of het toch gebeurd is.
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

## Het Kamisado-bord

kamisado-board = Kamisado-bord
kamisado-square =
    Het { $colour } veld { $square }{ $side ->
        [none] { "" }
       *[other] : de { $tower } { $teeth ->
            [0] toren
            [1] Sumo
            [2] Dubbele Sumo
            [3] Driedubbele Sumo
           *[other] kampioen
        } van { $side }
    }{ $mark ->
        [movable] , kan zetten
        [selected] , gekozen
        [target] , doel
        [push] , Sumo-duw
        [win] , wint de ronde
       *[none] { "" }
    }
kamisado-fill-title = Je won de ronde. Van welke kant worden beide basislijnen opgesteld?
kamisado-fill-left = Van links
kamisado-fill-right = Van rechts
kamisado-line-up = { $side }: { $towers }
kamisado-set-up-title = Stel je torens op: sleep ze, of tik er twee aan om te wisselen.
kamisado-set-up-done = Klaar
kamisado-your-turn =
    { $tower ->
        [none] Jij bent aan zet: een toren naar keuze
       *[other] Jij bent aan zet: de { $tower } toren
    }, { $count ->
        [one] één zet
       *[other] { $count } zetten
    }
kamisado-selected =
    De { $tower } toren op { $square }: { $count ->
        [one] één zet
       *[other] { $count } zetten
    }
kamisado-swapped = De { $tower } en de { $other } toren zijn gewisseld
kamisado-moved = { $side }: de { $tower } toren gaat van { $from } naar { $to }, het { $colour } veld
kamisado-pushed =
    { $side }: de { $tower } toren doet een Sumo-duw van { $from } naar { $to } tegen { $count ->
        [one] één toren
       *[other] { $count } torens
    }, tot op het { $colour } veld
kamisado-passed = De { $tower } toren van { $side } is geblokkeerd op { $square }: { $next } verplaatst de { $colour } toren
kamisado-round-won =
    { $side } wint de ronde met de { $tower } toren{ $reason ->
        [deadlock] { " " }door blokkade
       *[home-row] { "" }
    }: { $points ->
        [one] één punt
       *[other] { $points } punten
    }
kamisado-placed = { $side } heeft opgesteld
kamisado-filled =
    { $side } stelt op { $fill ->
        [left] van links
       *[right] van rechts
    }
kamisado-round-started = Een nieuwe ronde: { $side } begint
kamisado-match-over =
    { $side ->
        [none] Het spel eindigt gelijk
       *[other] { $side } wint het spel
    }{ $reason ->
        [deadlock] { " " }door blokkade
       *[other] { "" }
    }

## De Kami-tafel

kami-table = Kami-tafel
kami-seat-name = Plaats { $seat }
kami-seat =
    Plaats { $seat }: { $name }, { $role ->
        [you] jij
        [partner] je partner
       *[opponent] tegenstander
    }, { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }{ $first ->
        [yes] , eerste speler
       *[no] { "" }
    }{ $turn ->
        [yes] , aan de beurt
       *[no] { "" }
    }
kami-hand =
    Jouw hand: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
kami-mercenaries = Huurlingen
kami-aside = Apart gelegd
kami-first-player = Eerste speler
kami-partner = Partner
kami-line =
    { $line ->
        [attack] Aanvalslijn van { $name }
       *[defence] Verdedigingslijn van { $name }
    }
kami-card = { $card }
kami-line-card =
    { $card ->
        [none] onbekende kaart
       *[other] { $card }
    }{ $face ->
        [down] , gedekt
       *[up] { "" }
    }{ $mercenary ->
        [yes] , Huurling
       *[no] { "" }
    }
kami-playable =
    { $card }, { $points ->
        [one] één punt
       *[other] { $points } punten
    }{ $pile ->
        [0] { "" }
       *[other] , Huurling van stapel { $pile }
    }: { $use ->
        [lead-defence] gedekt spelen
        [counter] ermee counteren
        [attack] ermee aanvallen
        [no-counter] countert de aanval niet
        [no-attack] mag nu niet aanvallen
        [no-defence] mag nu niet verdedigen
       *[not-now] je bent niet aan de beurt
    }
kami-pile-empty = Stapel { $pile } is leeg
kami-aside-card =
    { $card ->
        [none] Apart gelegd, verborgen
       *[other] Apart gelegd: { $card }, alleen jij kent hem
    }
kami-shown-soldiers =
    { $count ->
        [one] Eén Soldaat getoond
       *[other] { $count } Soldaten getoond
    }
kami-place =
    { $line ->
        [attack] Aanvallen
       *[defence] Verdedigen
    }
kami-pass = Passen
kami-ask =
    { $count ->
        [one] Eén Soldaat tonen en vragen
       *[other] { $count } Soldaten tonen en vragen
    }
kami-keep = Hand houden
kami-cancel = Opnieuw delen
kami-play = Verder spelen
kami-status =
    { $you ->
        [yes]
            { $phase ->
                [demoralised] Gedemoraliseerd: je Soldaten tonen en je partner om een nieuwe deling vragen?
                [partner_answer] Je partner vraagt: opnieuw delen?
                [lead_defence] Jij komt uit: speel een kaart gedekt
                [lead_attack] Jij komt uit: val nu aan
                [answer] Counter de aanval ({ $card }) of pas
                [counter_attack] Gecounterd: val nu aan
               *[over] De ronde is afgelopen
            }
       *[no]
            { $phase ->
                [demoralised] Iemand denkt na over de deling
                [partner_answer] { $name } beslist over de deling
                [lead_defence] { $name } komt uit met een gedekte kaart
                [lead_attack] { $name } komt uit en valt aan
                [answer] Aanval met { $card }: countert { $name } of niet?
                [counter_attack] { $name } heeft gecounterd en valt aan
               *[over] De ronde is afgelopen
            }
    }
kami-won =
    { $you ->
        [yes] Jij wint de ronde
       *[no] { $name } wint de ronde
    }: { $points ->
        [one] één punt
       *[other] { $points } punten
    }
kami-void = De ronde is ongeldig
kami-master-stroke = Meesterzet
kami-empress =
    { $may ->
        [attack] Er ligt een Keizerin open in de verdediging: Keizerinnen mogen aanvallen
       *[wait] Keizerinnen mogen nog niet aanvallen
    }
kami-raised =
    { $card }: { $use ->
        [lead-defence] gedekt spelen?
        [counter] ermee counteren?
       *[attack] ermee aanvallen?
    }
kami-refused =
    { $card }: { $why ->
        [no-counter] countert niet ({ $attack })
        [no-attack] mag pas aanvallen als er een Keizerin open in de verdediging ligt, of als laatste kaart
        [no-defence] je laatste kaart moet aanvallen
       *[not-now] je bent niet aan de beurt
    }
kami-step =
    { $action ->
        [pass] { $name } past
        [ask] { $name } vraagt om een nieuwe deling
        [keep] { $name } houdt de hand
        [cancel] { $name } wil een nieuwe deling
       *[play] { $name } speelt verder
    }
kami-played =
    { $line ->
        [attack] { $name } valt aan
       *[defence] { $name } verdedigt
    } { $face ->
        [down] met een gedekte kaart
       *[up] met { $card }
    }{ $mercenary ->
        [yes] { " " }(Huurling)
       *[no] { "" }
    }

## Het Kamon-bord

kamon-board = Kamon-bord
kamon-cell =
    { $cell }: { $holds ->
        [black] zwarte pion
        [white] witte pion
        [forbidden] verboden
       *[token] { $symbol } { $count }
    }{ $mark ->
        [legal] , hier kun je leggen
        [last] , laatste zet
        [winning] , wint
        [enclosed] , ingesloten
       *[none] { "" }
    }
kamon-top = Boven op de stapel: { $symbol } { $count }
kamon-top-none = Nog geen fiche op de stapel
kamon-same = Hetzelfde teken of hetzelfde aantal
kamon-opening = Elk randveld behalve de hoeken
kamon-emblem = { $emblem }
kamon-your-turn =
    { $symbol ->
        [none] Jij bent aan zet: begin aan de rand
       *[other] Jij bent aan zet: { $symbol } of { $number }
    }, { $count ->
        [one] één veld
       *[other] { $count } velden
    }
kamon-played = { $side }: { $cell }, { $symbol } { $count }
kamon-over =
    { $side ->
        [none] Gelijkspel
       *[other] { $side } wint
    }: { $reason ->
        [edges] twee tegenoverliggende randen zijn verbonden
        [loop] een lus is gesloten
        [block] de tegenstander heeft geen veld
       *[full] het bord is vol
    }
