# De woorden van de analyse.

## Begin

analysis-text = Bekijk elke stelling en elk spel: wat elke zet waard is, wat bewezen is en waar het verloren ging.
analysis-other = Andere analyse
analysis-own = Jouw afgelopen spellen
paste-title = Stelling of notatie
paste-help = Een stelling op één regel (met zetten eronder, als je wilt), een notatie van welk spel dan ook, of de link van een afgelopen spel.
paste-open = Openen
paste-file = Bestand laden
paste-nothing = Het vak is nog leeg.
paste-neither = Dit is geen stelling en ook geen notatie. Een notatie begint met een regel als [Game "{ $game }"]; een stelling is één regel met het bord, wie aan zet is en wat er gespeeld moet worden.
paste-broken = Deze link is beschadigd: wat erin staat, is niet te lezen.
paste-refused =
    { $kind ->
        [position] De server aanvaardt deze stelling van { $game } niet:
        [record] De server aanvaardt deze notatie niet:
       *[table] De notatie van deze tafel kan niet worden geopend:
    }

## Met de hand opzetten

set-up-title = Met de hand opzetten
set-up-game = { $game }: een stelling opzetten
set-up-open = Deze stelling analyseren

## Oordelen

verdicts = Wat de zetten waard zijn
verdicts-best = Zetten, de beste eerst
verdicts-legend = Een zegel volgt uit de regels. Een grijze balk is maar een schatting.
verdicts-round = Alle oordelen gaan over deze ronde, niet over de hele partij.
verdict-proven = bewezen:
verdict-win =
    { $plies ->
        [0] winst
        [one] winst in één zet
       *[other] winst in { $plies } zetten
    }
verdict-loss =
    { $plies ->
        [0] verlies
        [one] verlies in één zet
       *[other] verlies in { $plies } zetten
    }
verdict-draw =
    { $plies ->
        [0] gelijkspel
        [one] gelijkspel in één zet
       *[other] gelijkspel in { $plies } zetten
    }
verdict-points =
    { $count ->
        [one] { $points } punt
       *[other] { $points } punten
    }
verdict-estimate = geschat { $percent } %
verdict-unknown = nog niet bekend
verdict-told = Bewezen: { $verdict }. Het beste: { $move }.
engine-start = Zetten beoordelen
engine-go-on = Verder denken
engine-stop = Stoppen
engine-time = Tijd
engine-seconds = { $seconds } s
engine-thinks = Denkt na …
engine-settled = Alles is bewezen.
engine-helpless = Over deze zetten kan de machine niets zeggen.
engine-over = Hier is het afgelopen: er valt niets meer te beoordelen.
engine-failed = De machine kon geen antwoord geven.
line-show-win = Kortste winst tonen
line-show-loss = Langste verdediging tonen
line-show-draw = Weg naar gelijkspel tonen
line-show-points = Beste spel tonen
line-searching = De zettenreeks wordt gezocht …
line-none = In de tijd kon geen zettenreeks worden bewezen.
line-play = Afspelen
line-pause = Pauze

## De analysetafel

tab-verdicts = Oordelen
tab-moves = Zetten
tab-insight = Kaart
tab-share = Delen
branch = Variant na zet { $move }
branch-leave = Verlaten
copy-position = Stelling kopiëren
copied-position = De stelling is gekopieerd.
copy-record = Notatie kopiëren
copied-record = De notatie is gekopieerd.
change-position = Stelling veranderen

## Wat er te zien is

insight-none = Over deze stelling valt niets toe te voegen.
insight-show = Op het bord tonen

## Waar heb ik verloren?

lost-title = Waar heb ik verloren?
lost-working = Het spel wordt vanaf het einde beoordeeld …
lost-proven =
    { $had ->
        [draw] { $name } verloor het met zet { $move }: ervoor was gelijkspel bewezen, erna het verlies.
       *[win] { $name } verloor het met zet { $move }: ervoor was winst bewezen, erna het verlies.
    }
lost-at-latest =
    { $percent ->
        [0] Uiterlijk met zet { $move } stond { $name } verloren: vanaf daar is het bewezen. Hoe het ervoor stond, was niet te achterhalen.
       *[other] Uiterlijk met zet { $move } stond { $name } verloren: vanaf daar is het bewezen. Ervoor is er alleen een schatting: { $percent } %.
    }
lost-before = { $name } stond al vóór de eerste zet van de ronde verloren: dat is bewezen, en daarna kwam er geen kans meer.
lost-again = Het werd teruggegeven en opnieuw verloren: de laatste keer met zet { $move }.
lost-fell = Er kon niets worden bewezen. Volgens de schatting kostte zet { $move } { $name } het meest: van { $from } % naar { $to } %.
lost-cost =
    { $points ->
        [one] Zet { $move } van { $name } kostte het meest: één punt. Bij het beste spel was de ronde ervoor { $from } waard, erna { $to }.
       *[other] Zet { $move } van { $name } kostte het meest: { $points } punten. Bij het beste spel was de ronde ervoor { $from } waard, erna { $to }.
    }
lost-fated = Geen enkele zet van de verliezers kostte een punt: met deze kaarten was er niets aan te doen.
lost-unknown = Geen bewijs en geen schatting laat zien waar het verloren ging.
lost-nobody = Niemand heeft dit spel verloren.
lost-go = Stelling vóór zet { $move } tonen
mark-mistake = een bewezen fout
mark-cost =
    { $points ->
        [one] kost één punt
       *[other] kost { $points } punten
    }
mark-turning = hier ging het verloren
