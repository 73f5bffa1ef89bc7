# De woorden van de site. Elke taal heeft dezelfde sleutels met dezelfde variabelen.

## Overal

skip = Naar de inhoud
menu = Menu
home = Naar de startpagina
loading = Een ogenblik…
retry = Opnieuw proberen
close = Sluiten
cancel = Annuleren
send = Versturen
more = Meer tonen
share = Delen
you = jij
away = afwezig
winner = gewonnen
level = Niveau
profile = Profiel
account = Account
to-move = aan de beurt
rated = met rating
unrated = zonder rating
public = openbaar
private = privé
not-found = Pagina niet gevonden
not-found-text = Misschien zit er een typefout in het adres, of is de pagina verhuisd.
nav-new = Nieuw spel
nav-watch = Kijken
nav-learn = Leren
nav-analysis = Analyse
nav-solved = Opgelost
nav-settings = Instellingen
nav-sign-in = Inloggen
nav-about = Over Kamidana
nav-fair = Schudden controleren
nav-api = Voor ontwikkelaars
connection-lost =
    { $seconds ->
        [0] Geen verbinding. Nieuwe poging…
        [one] Geen verbinding. Nieuwe poging over één seconde.
       *[other] Geen verbinding. Nieuwe poging over { $seconds } seconden.
    }
connection-waits = Verbinden…
connection-back = Weer verbonden
offline = Offline
offline-text = Je bent offline. Spellen tegen de computer, regels, lessen en analyse werken gewoon; alles met andere mensen kan weer zodra de verbinding terug is.
version-ready = Nieuwe versie
version-reload = Vernieuwen
unserved-title = Nu niet beschikbaar
unserved-text = Deze pagina komt van de server, en die is op dit moment niet bereikbaar. Hij gaat vanzelf open zodra het kan.
unserved-never = Deze kopie van Kamidana werkt zonder server, dus je komt hier niemand tegen. De computer, de regels, lessen en analyse zijn er allemaal.
unserved-part = Heeft verbinding met de server nodig.
unserved-people = Spellen met anderen zijn er weer zodra de verbinding terug is.

## Begin

home-title = Een thuis voor { $games }
home-text = Speel meteen, zonder account: tegen de computer, een vriend of wie er maar zin heeft.
home-text-alone = Speel meteen, tegen de computer of met een vriend op hetzelfde scherm.
home-own = Jouw spellen
home-open = Hier ontbreekt nog iemand
home-open-none = Op dit moment wacht er niemand.
home-new = Tafel openen
home-running = Lopende spellen
home-running-none = Er is nu geen openbaar spel bezig.
play-now = Nu spelen
starting = We beginnen…
more-choices = Meer opties
how-to = Zo speel je het
join = Meedoen
home-recent = Net afgelopen
home-playing =
    { $count ->
        [one] Eén spel
       *[other] { $count } spellen
    }
home-waiting =
    { $count ->
        [one] Eén tafel
       *[other] { $count } tafels
    }
home-your-turn =
    { $count ->
        [one] Je bent in één spel aan de beurt
       *[other] Je bent in { $count } spellen aan de beurt
    }
pair = Tegenstander zoeken
pair-with =
    { $count ->
        [0] Tegenstander zoeken voor { $game }, { $time }
        [one] Tegenstander zoeken voor { $game }, { $time }: er wacht iemand
       *[other] Tegenstander zoeken voor { $game }, { $time }: er wachten er { $count }
    }
pair-rated = Ratingspellen
pair-kind = Aantal spelers
seek-looking =
    { $seats ->
        [2] We zoeken een tegenstander…
       *[other] We zoeken medespelers…
    }
seek-here = Spelers: { $here } van de { $seats }
card-your-turn = Jij bent aan de beurt
card-their-turn = Tegenstander aan de beurt
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
opponent-level = Computer
opponent-level-help = Het begint meteen.
opponent-invited = Een vriend, via een link
opponent-invited-help = Je krijgt een link die je kunt versturen.
opponent-open = Iedereen
opponent-open-help = De tafel staat in de lijst tot er iemand gaat zitten.
opponent-asked = Een bepaalde speler
opponent-asked-help = Die speler wordt uitgenodigd en mag weigeren.
opponent-me = Op dit apparaat
opponent-me-help = Jullie geven het apparaat door.
opponent-me-help-secrets = Jullie geven het apparaat door. Ieders kaarten blijven voor de anderen verborgen.
level-low = makkelijk
level-high = genadeloos
new-name = Naam
new-name-own = Jouw naam
new-name-other = Naam van de ander
new-apart = Elke plaats apart instellen
new-side = Jouw kant
new-side-chance = Willekeurig
new-clock = Klok
new-minutes = Minuten per speler
new-increment = Seconden per zet
new-public = Iedereen mag het vinden en meekijken
new-bots = Bots mogen ook meedoen
new-rated = Telt mee voor je rating
new-rated-guest = Voor ratingspellen heb je een account nodig.
new-rated-people = Ratingspellen zijn voor mensen, met elk één plaats.
start = Beginnen
time-none = Zonder klok
time-fischer = { $minutes } min + { $seconds } s
time-byoyomi = { $minutes } min + { $periods } × { $seconds } s
time-correspondence =
    { $days ->
        [one] Eén dag per zet
       *[other] { $days } dagen per zet
    }
time-own = Anders…

## Tafel

seat-free = vrije plaats
seat-machine = Computer (niveau { $level })
seat-level = niveau { $level } van { $levels }
seat-bot = { $name } (bot)
seat-number = Plaats { $seat }
score = Stand
seats = Plaatsen
wish-me = wie de tafel opende
wish-open = open voor iedereen
wish-invited = iedereen met de link
wish-level = computer
status-waiting = Wachten op spelers
status-turn =
    { $you ->
        [yes] Jij bent aan de beurt
       *[no] { $name } is aan de beurt
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
sending = Versturen…
thinking = denkt na
clock-hours = { $hours } uur
rise = Plaats verlaten
call-off = Spel afbreken
link = Link
link-copy = Kopiëren
link-copied = Link gekopieerd.
accept = Accepteren
decline = Weigeren
offer = Aanbod
offer-draw = { $name } biedt gelijkspel aan.
offer-takeback = { $name } wil de laatste zet terugnemen.
offered-draw = Je hebt gelijkspel aangeboden.
offered-takeback = Je hebt gevraagd de laatste zet terug te nemen.
take-back = Terugnemen
draw = Gelijkspel aanbieden
draw-text = Je tegenstander kan accepteren of weigeren.
resign = Opgeven
resign-text = Het spel eindigt en je verliest.
abort = Spel afbreken
abort-text = Het spel eindigt zonder uitslag.
claim = Winst opeisen
claim-text = Het spel eindigt en jij wint, als de ander lang genoeg weg is.
gone = { $name } is afwezig.
again = Revanche
again-waits = De anderen moeten nog akkoord gaan…
again-asked = { $name } wil een revanche.
offer-passed-over = Je tegenstander speelde door zonder te antwoorden.
refused-draw =
    { $name ->
        [none] Je aanbod is afgewezen.
       *[other] { $name } wil geen gelijkspel.
    }
refused-takeback =
    { $name ->
        [none] Je mag de zet niet terugnemen.
       *[other] { $name } heeft liever niet dat je de zet terugneemt.
    }
refused-again =
    { $name ->
        [none] Niet iedereen wil een revanche.
       *[other] { $name } wil geen revanche.
    }
watching = Je kijkt mee
watching-others =
    { $count ->
        [one] met nog iemand
       *[other] met nog { $count } anderen
    }
round = Ronde { $round }
rematch = Naar het nieuwe spel
turn-board = Bord draaien
rules = Spelregels
moves = Zetten
moves-none = Nog geen zetten.
moves-hidden = Pas na het spel te zien, omdat jullie dit apparaat delen.
facts = Spel
replay = Naspelen
replay-at = Zet { $step } van { $count }
replay-first = Naar het begin
replay-back = Eén zet terug
replay-forward = Eén zet verder
replay-last = Naar de laatste zet
replay-leave = Terug naar het spel
playback-next = Verder
premove-planned = Gepland: { $moves }. Klik erop om te annuleren.
premove-dropped = Je geplande zet kan nu niet: { $moves }.
premove-cancelled = Geplande zet geannuleerd.
scene-next = Volgende ronde
scene-result = Naar de uitslag
result-open = Uitslag
result-review = Analyse
result-rounds = Rondes
share-game = Link kopiëren
record = Notatie
sheet = Notatieformulier
print = Afdrukken
back-to-table = Terug naar de tafel
watchers =
    { $count ->
        [one] Eén persoon kijkt
       *[other] { $count } personen kijken
    }
fairness = Hash (vingerafdruk) van schudbeurt { $deal }, getoond vóór de eerste zet:
pass-title = Geef het apparaat aan { $name }
pass-text = De anderen kijken nu even weg.
pass-show = Ik ben { $name }: toon mijn kaarten
pass-look = { $name }, bekijk je kaarten.
pass-looked = Ik heb ze gezien
table-missing = Die tafel bestaat niet
table-missing-text = Misschien is de link niet compleet. Vraag om een nieuwe, of begin zelf een spel.
chat = Chat
chat-none = Nog geen berichten.
chat-say = Schrijf iets
chat-mute = { $name } dempen?
chat-mute-text = Je ziet aan geen enkele tafel meer wat die persoon schrijft.
chat-mute-yes = Dempen
chat-unmute = Niet meer dempen
chat-report = Melden bij de beheerders van de site
chat-reported = Bedankt. Iemand kijkt ernaar.

## Coach

coach = Coach
coach-off = Coach uitzetten
coach-hint = Tip
coach-thinking = Even denken…
coach-hinted = Probeer dit: { $move }
coach-again = Vanaf hier opnieuw
coach-looking = Ik zoek de zet waarmee het spel verloren ging…
coach-lost = Met deze zet ging het spel verloren: { $move }
coach-show = Laat het zien
coach-waiting = Eens kijken wat { $name } doet.
coach-goes-on = Eens kijken hoe het verdergaat.
coach-quiet = Jij bent aan de beurt. Ik waarschuw je als er gevaar dreigt.
coach-won = Goed gespeeld!
coach-nobody = Deze keer won niemand.
coach-lost-unknown = Het lag niet aan één zet. De analyse loopt het hele spel door.

## Invitations

inviting-title = Nodig iemand uit
inviting-text = Stuur deze link of laat de code zien. Het adres van deze pagina werkt ook. Het spel begint zodra je gast op ‘Spelen’ drukt.
share-title = Speel { $game } met me
qr = QR-code van de uitnodiging
qr-enlarge = QR-code groot tonen
qr-title = Richt een camera hierop
invited-title = { $name } nodigt je uit voor { $game }
invited-open = { $name } zoekt iemand om { $game } mee te spelen
invited-asked = { $name } wil graag { $game } met je spelen
invited-side = Je speelt { $side }.
invited-seat = Je plaats
invited-play = Spelen
invited-not = De vrije plaats is voor iemand met de volledige uitnodigingslink. Vraag om de hele link, of begin zelf een spel.
invited-key = Met deze link is er geen plaats vrij. Vraag om een nieuwe.
invited-name-taken = Er is al een lid dat { $name } heet. Neem de voorgestelde naam of een andere en druk nog eens op ‘Spelen’.
brief = Zo werkt het, in 30 seconden
brief-course = Al spelend leren
brief-rules = Alle regels

## Hoe spellen eindigen

ending-won = Je hebt gewonnen
ending-lost = Je hebt verloren
ending-winner =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
ending-draw = Gelijkspel
ending-agreed = Gelijkspel in onderling overleg.
ending-aborted = Het spel is afgebroken
ending-declined = De uitnodiging is geweigerd
ending-resigned =
    { $you ->
        [yes] Je hebt opgegeven.
       *[no] { $name } heeft opgegeven.
    }
ending-flagged =
    { $you ->
        [yes] Je tijd is om.
       *[no] { $name } heeft de bedenktijd overschreden.
    }
ending-left =
    { $you ->
        [yes] Je hebt het spel verlaten.
       *[no] { $name } heeft het spel verlaten.
    }

## Kijken en personen

person-guest = Gast
person-you = Jij
person-guest-number = Gast { $number }
person-guest-named = { $name } (gast)
person-deleted = Voormalige speler
person-missing = Niemand heet hier { $name }
person-missing-text = Misschien wordt de naam anders gespeld, of is het account verwijderd.
person-member = Lid
person-bot = Bot
person-since = sinds { $date }
ratings = Ratings
ratings-none = Nog geen ratingspellen.
rating-provisional = ‘?’ betekent: nog te weinig spellen voor een betrouwbare rating.
rating-plot =
    { $count ->
        [one] Eén ratingspel: { $to }
       *[other] Van { $from } op { $since } naar { $to } in { $count } ratingspellen
    }
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rapid
speed-classical = Klassiek
speed-correspondence = Correspondentie
games = Spellen
games-none = Nog geen spellen.
records = Alle spellen downloaden
watch-live = Live
watch-none = Op dit moment wordt er geen openbaar spel gespeeld. Begin er een, of bekijk eerdere spellen.
local = Op dit apparaat
local-text = Spellen tegen de computer en rond één scherm worden in deze browser gespeeld en bewaard: zonder verbinding, en niemand anders ziet ze.
local-none = Nog niets. Een spel tegen de computer wordt hier bewaard.
local-running = Bezig
local-over = Afgelopen
local-delete = Verwijderen
local-delete-text = Dit spel staat alleen hier. Eenmaal verwijderd is het voorgoed weg.
local-export = Alles downloaden
local-upload = Naar het archief
local-uploaded = In het archief
local-uploaded-note = Het spel staat nu in het archief.
local-played = lokaal gespeeld
local-kept = op dit apparaat
archive = Archief
archive-all = Alle afgelopen spellen
archive-player = Speler
archive-rated = Alleen met rating
archive-search = Zoeken
archive-none = Er is geen afgelopen spel dat hierbij past. Speel er een, dan vind je het hier terug.
games-all = Alle spellen
leaderboard = Ranglijst
leaderboard-none = Hier heeft nog niemand genoeg ratingspellen gespeeld. De eerste plaats is vrij.
leaderboard-play = Speel voor de rating
leaderboard-place = Plaats
leaderboard-text = Hier staan de spelers van wie de rating na genoeg ratingspellen betrouwbaar is.
speed = Bedenktijd
rating = Rating
rating-games =
    { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }
rating-earlier = Eerdere spellen tonen
person-challenge = Uitdagen
stats = Statistieken
stats-won = Gewonnen
stats-drawn = Gelijkspel
stats-lost = Verloren
stats-share = Aandeel in de punten
stats-none = Nog geen afgelopen spellen.
stats-against-you = { $name } tegen jou
stats-partners = Samen met
stats-partner = { $won } van de { $played } gewonnen

## Account

account-guest = Je speelt als gast. Met een account blijven je spellen onder je naam bewaard en kun je ratingspellen spelen.
account-sign-in = Inloggen
account-sign-in-help = Met de naam en het wachtwoord van je account.
account-register = Nieuw account
account-register-help = Een naam en een wachtwoord zijn genoeg. Raak je het wachtwoord kwijt, dan kom je er niet meer in.
account-name = Naam
account-password = Wachtwoord
nickname = Je naam
nickname-help = Te zien voor wie met je speelt. Je mag het leeg laten.
nickname-change = Deze naam gebruiken
nickname-changed = Zo heet je nu.
password-change = Wachtwoord wijzigen
password-changed = Je wachtwoord is gewijzigd, en op andere apparaten ben je uitgelogd.
password-old = Huidig wachtwoord
password-new = Nieuw wachtwoord (minstens 8 tekens)
password-wrong = Dat is niet je wachtwoord.
sessions = Waar je bent ingelogd
key-seen = laatst gezien { $date }
key-browser = { $browser } op { $system }
key-unknown = Onbekende browser
key-current = dit apparaat
key-end = Intrekken
tokens = API-sleutels
tokens-text = Met een sleutel kan een programma in jouw naam spelen.
token-secret = Bewaar hem goed, hij wordt niet nog eens getoond:
token-label = Naam
token-scopes = Wat hij mag
token-make = Sleutel maken
scope-play = spelen
scope-challenge = tafels openen
scope-chat = chatten
scope-analyse = de engine gebruiken
your-data = Jouw gegevens
export = Alles downloaden
sign-out = Uitloggen
delete = Account verwijderen
delete-text = Je spellen blijven, zonder je naam. Al het andere wordt definitief verwijderd.
deleted = Je account is verwijderd.

## Instellingen

settings-language = Taal
settings-theme = Uiterlijk
settings-theme-system = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-tempo = Tempo
settings-tempo-none = Meteen
settings-tempo-quick = Snel
settings-tempo-normal = Normaal
settings-tempo-slow = Langzaam
settings-tempo-steps = Stap voor stap
settings-tempo-help = Hoe snel je ziet wat de anderen doen. ‘Stap voor stap’ wacht op jou. Met een klik op het bord spring je vooruit. Vraagt je systeem om minder beweging, dan schuift of vliegt er niets.
settings-sound = Geluid
settings-volume = Volume
settings-volume-percent = { $percent } procent
settings-volume-off = Uit
settings-wood = Borden
settings-wood-lacquer = Lak
settings-wood-walnut = Notenhout
settings-wood-maple = Esdoorn
settings-wood-slate = Leisteen
settings-coach = Coach aan het bord, in spellen tegen de computer
settings-premoves = Zetten vooruit plannen, in spellen met een klok
settings-premoves-help = Terwijl de ander nadenkt, kun je je volgende zet alvast op het bord plannen. Hij wordt gespeeld zodra je aan de beurt bent, als hij dan mag. Klik erop, klik met rechts of druk op Escape om hem te annuleren.

## Kaartverdeling controleren

fair-text = Kaarten en fiches worden geschud met een geheim getal, het startgetal (seed). Vóór het begin toont de tafel er een hash (een vingerafdruk) van; na het spel staat het startgetal zelf in de notatie. Hier wordt er opnieuw mee geschud, zodat je ziet of alles klopt.
fair-record = Notatie van een afgelopen spel
fair-hashes = Hashes die je tijdens het spel noteerde (als je ze hebt)
fair-check = Controleren
fair-yes = Alles klopt: dit is wat het startgetal oplevert
fair-no = Dit klopt niet
fair-strange = Geen enkele schudbeurt in dit spel heeft de hash { $hash }.
fair-unreadable = Deze notatie is niet na te spelen, of past niet bij het startgetal dat erin staat.
fair-deal = Schudbeurt { $deal }
fair-hash = Eerder getoonde hash
fair-seed = Startgetal (seed)

## Over Kamidana

about-house = Een kamidana is de plank in een Japans huis waar de kami wonen. Deze hier is een thuis voor spellen in hun geest.
about-games = De spellen
about-own = De borden, kaarten en teksten hier zijn van onszelf; de regels volgen de spelregelboekjes.
about-fair = Eerlijk van opzet
about-fair-text = Wat je op jouw plaats niet mag zien, stuurt de server je ook niet, en elke schudbeurt is achteraf te controleren.
about-data = Jouw gegevens
about-data-text = Geen e-mailadres, geen reclame, geen tracking. Op je accountpagina kun je alles downloaden wat we over je bewaren, en het verwijderen.
about-free = Vrije software
about-free-text = Kamidana is vrij onder de MIT- of Apache 2.0-licentie, en programma’s kunnen alles wat de site kan.

## Problemen

problem-unknown = Er ging iets mis op deze pagina.
problem-internal = Er ging iets mis op de server. Probeer het zo nog eens.
problem-offline = De server is nu niet te bereiken.
problem-unauthorised = Log eerst in, of speel als gast.
problem-wrong-password = Naam of wachtwoord klopt niet.
problem-forbidden = Dat mag je niet.
problem-not-found = Niet gevonden.
problem-conflict = Dat kan nu niet.
problem-record-secret = Dit spel heeft gedekte kaarten: de notatie komt pas na afloop.
problem-bot-played = Met dit account is al gespeeld, dus het kan geen bot meer worden.
problem-follow-yourself = Je kunt jezelf niet volgen.
problem-follow-guest = Gasten kun je niet volgen.
problem-follow-many = Je kunt niet nog meer mensen volgen.
problem-tokens-many = Meer sessies en sleutels kunnen niet. Trek er eerst een in.
problem-muted-many = Je lijst met gedempte mensen is vol. Haal er eerst iemand af.
problem-too-many = Dat was te veel tegelijk. Wacht even.
problem-busy = De server heeft het te druk. Probeer het zo nog eens.
problem-timeout = Het verzoek duurde te lang. Probeer het nog eens.
problem-too-large = Dat is te lang.
problem-media-type = De server begrijpt dit formaat niet.
problem-method = Dat kan hier niet.
problem-unavailable = Dat is niet gelukt. Kijk of het toch is doorgekomen.
problem-unwritable = Er kan nu niets worden opgeslagen, dus er is niets veranderd. Probeer het straks nog eens.
problem-closing = De server start opnieuw op.
problem-malformed = Dat is niet begrepen.
problem-no-table = Die tafel bestaat niet.
problem-no-game = Dat spel bestaat niet.
problem-setup-options = Deze opties gaan niet samen.
problem-setup-seats = Het aantal spelers past niet bij deze opties.
problem-setup-level = De niveaus lopen van 1 tot 8.
problem-setup-name = Een naam heeft 1 tot 20 tekens.
problem-setup-nobody = Er moet minstens één mens meespelen.
problem-setup-rated = Bij een ratingspel zit op elke plaats iemand anders.
problem-setup-clock = Zo kan de klok niet worden ingesteld. Iedereen heeft minstens vijf seconden en hoogstens zes uur; bij correspondentie is dat 1 tot 30 dagen per zet.
problem-setup-not-over = Dat spel is nog niet afgelopen.
problem-setup-no-moment = Zo ver is het spel niet gekomen.
problem-not-begun = Het spel is nog niet begonnen.
problem-begun = Het spel is al begonnen.
problem-over = Het spel is afgelopen.
problem-not-practice = Dit kan alleen in spellen zonder rating waarin je in je eentje tegen de computer speelt.
problem-no-seat = Je hebt geen plaats aan deze tafel.
problem-seat-taken = Die plaats kun je niet nemen.
problem-seated = Je hebt al een plaats aan deze tafel.
problem-not-your-turn = Je bent niet aan de beurt.
problem-moved-on = Het spel is intussen verdergegaan.
problem-illegal = De regels staan dat niet toe.
illegal-why = De regels staan dat niet toe: { $why }.
problem-no-offer = Dat aanbod is er niet meer.
problem-offer-no-draws = In dit spel wint altijd iemand: gelijkspel bestaat niet.
problem-offer-rated = In ratingspellen kun je niets terugnemen.
problem-offer-nothing = Er valt niets terug te nemen.
problem-offer-seen = Iemand heeft het al gezien, dus terugnemen kan niet meer.
problem-offer-computer = De computer speelt door.
problem-too-late = Het is te laat om het spel af te breken.
problem-too-early = De ander is nog niet lang genoeg weg.
problem-time-is-up = Je tijd was al om.
problem-guest = Voor ratingspellen heb je een account nodig.
problem-name-taken = Die naam, of een die erop lijkt, is al bezet.
problem-chat = Dat bericht kan niet worden verstuurd.
problem-nobody = Niemand heet hier zo.
problem-yourself = Je kunt jezelf niet vragen.
problem-name-short = Een naam heeft minstens twee tekens.
problem-name-long = Een naam heeft hoogstens 20 tekens.
problem-name-character = Gebruik letters en cijfers, met daartussen een spatie, koppelteken, punt of underscore.
problem-name-edge = Een naam begint en eindigt met een letter of een cijfer.
problem-name-separators = Zet nooit twee spaties, koppeltekens, punten of underscores naast elkaar.
problem-name-marks = Een letter heeft hoogstens twee accenten.
problem-name-no-letter = Een naam heeft minstens één letter.
problem-name-scripts = Gebruik letters van één alfabet.
problem-name-disguised = In hoofdletters lijkt dit op een andere naam. Schrijf hem met kleine letters.
problem-name-reserved = Deze naam lijkt van de site zelf te zijn. Kies een andere.
problem-password-short = Een wachtwoord heeft minstens 8 tekens.
problem-password-long = Dit wachtwoord is te lang.
problem-password-name = Het wachtwoord mag niet de naam zijn.
problem-password-common = Dit is een van de eerste wachtwoorden die men probeert. Kies een ander.
problem-unbelievable = De server kon dit spel niet volgen en heeft het niet bewaard.
problem-table-taken = Een andere tafel heet al zo.
problem-members-only = Log in om spellen in het archief te zetten.
problem-no-engines = De spellen konden niet in deze browser worden geladen.

## Een spel zonder eigen bord

plain-board = Bord
plain-choices = Wat je kunt doen:
plain-arrange = Zet ze op volgorde: kies er twee om ze te wisselen.
plain-arranged = Klaar
plain-recent = Laatste acties
plain-position = Stelling
plain-said = { $text }

## Coming back

notify-title = Meldingen
notify-help = Krijg bericht als jij aan de beurt bent of iemand wil spelen, ook als Kamidana dicht is.
notify-on = Meldingen in deze browser
notify-blocked = Je browser blokkeert meldingen van deze site. Sta ze eerst toe in de instellingen.
notify-none = Deze browser kan geen meldingen tonen als de pagina dicht is.
waiting-title = Wacht op jou
waiting-nothing = Er wacht niets op je.
waiting-turn = Je bent aan de beurt tegen { $name }
waiting-turn-alone = Jij bent aan de beurt
waiting-challenge = { $name } daagt je uit
follow = Volgen
unfollow = Niet meer volgen
following = Wie je volgt
online = online
offline-person = offline
