# De woorden van de analyse.

## Begin

analysis-text = Bekijk een willekeurige stelling of een willekeurig spel: wat elke zet waard is, wat bewezen is en waar het misging.
analysis-other = Andere analyse
analysis-own = Jouw afgelopen spellen
paste-title = Stelling of notatie
paste-help = Een stelling op één regel (met zetten eronder, als je wilt), een notatie van een willekeurig spel, of de link van een afgelopen spel.
paste-open = Openen
paste-file = Bestand laden
paste-nothing = Het vak is nog leeg.
paste-neither = Dit is geen stelling en ook geen notatie. Een notatie begint met een regel als [Game "{ $game }"]; een stelling is één regel met het bord, wie aan de beurt is en wat er gespeeld moet worden.
paste-broken = Deze link is beschadigd en niet te lezen.
paste-refused =
    { $kind ->
        [position] Er klopt iets niet aan deze stelling van { $game }.
        [record] Er klopt iets niet aan deze notatie.
       *[table] De notatie van deze tafel kan niet worden geopend.
    }
paste-part = Controleer dit deel: { $part }.
paste-move = Deze zet mag niet: { $move }.

## Met de hand opzetten

set-up-title = Met de hand opzetten
set-up-game = { $game }: een stelling opzetten
set-up-open = Deze stelling analyseren

## Oordelen

verdicts = Wat de zetten waard zijn
verdicts-best = Zetten, de beste eerst
verdicts-legend = Een zegel staat voor een bewezen uitslag; een grijze balk is maar een schatting.
verdicts-round = Dit alles gaat over deze ronde, niet over het hele spel.
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
verdict-estimate = geschat { $percent }%
verdict-unknown = nog niet bekend
verdict-told = Bewezen: { $verdict }. Het beste: { $move }.
engine-start = Zetten beoordelen
engine-go-on = Verder denken
engine-stop = Stoppen
engine-time = Tijd
engine-seconds = { $seconds } s
engine-thinks = Denkt na…
engine-settled = Alles is bewezen.
engine-helpless = Deze zetten kan de engine niet beoordelen.
engine-over = Hier is het spel afgelopen: er valt niets meer te beoordelen.
engine-failed = De engine gaf geen antwoord.
line-show-win = Kortste winst tonen
line-show-loss = Langste verdediging tonen
line-show-draw = Weg naar gelijkspel tonen
line-show-points = Beste spel tonen
line-searching = De zettenreeks wordt gezocht…
line-none = In de beschikbare tijd kon geen zettenreeks worden bewezen.
line-play = Afspelen
line-pause = Pauze

## De analysetafel

tab-verdicts = Beoordeling
tab-moves = Zetten
tab-insight = Overzicht
tab-share = Delen
branch = Variant na zet { $move }
branch-leave = Variant verlaten
copy-position = Stelling kopiëren
copied-position = Stelling gekopieerd.
copy-record = Notatie kopiëren
copied-record = Notatie gekopieerd.
change-position = Stelling aanpassen

## Wat er te zien is

insight-none = Over deze stelling valt niets toe te voegen.
insight-show = Op het bord tonen

## Waar een spel kantelde

lost-title = Keerpunt
lost-working = Het keerpunt wordt gezocht…
lost-proven =
    { $had ->
        [draw] { $you ->
                [yes] Jij
               *[no] { $name }
            } verspeelde het met zet { $move }: ervoor was gelijkspel bewezen, erna het verlies.
       *[win] { $you ->
                [yes] Jij
               *[no] { $name }
            } verspeelde het met zet { $move }: ervoor was winst bewezen, erna het verlies.
    }
lost-at-latest =
    { $percent ->
        [0] Zet { $move } was het keerpunt: erna stond { $you ->
                [yes] je
               *[no] { $name }
            } verloren (bewezen). Hoe het ervoor stond, was niet te achterhalen.
       *[other] Zet { $move } was het keerpunt: erna stond { $you ->
                [yes] je
               *[no] { $name }
            } verloren (bewezen); ervoor waren de kansen ongeveer { $percent }% (een schatting).
    }
lost-before =
    { $you ->
                [yes] Jij
               *[no] { $name }
            } stond al vóór de eerste zet van de ronde verloren: dat is bewezen, en een tweede kans kwam er niet.
lost-again = Het spel was al eerder gekanteld, de eerste keer met zet { $move }.
lost-fell = Er kon niets worden bewezen. Volgens onze schatting verloor { $you ->
                [yes] je
               *[no] { $name }
            } het meest met zet { $move }: van { $from }% naar { $to }%.
lost-cost =
    { $points ->
        [one] { $you ->
                [yes] Jouw zet { $move }
               *[no] Zet { $move } van { $name }
            } kostte het meest: één punt. Met open kaarten en het beste spel was de ronde voor die kant eerst { $from } waard, daarna { $to }.
       *[other] { $you ->
                [yes] Jouw zet { $move }
               *[no] Zet { $move } van { $name }
            } kostte het meest: { $points } punten. Met open kaarten en het beste spel was de ronde voor die kant eerst { $from } waard, daarna { $to }.
    }
lost-fated = Geen enkele zet van de verliezers kostte een punt: met deze kaarten was er niets aan te doen.
lost-unknown = Geen bewijs en geen schatting laat zien waar het spel verloren ging.
lost-nobody = Niemand heeft dit spel verloren.
lost-go = Stelling vóór zet { $move } tonen
lost-find = Keerpunt zoeken
lost-longer = Langer zoeken
mistakes = Fouten
verdict-played = gespeeld
mark-mistake = een bewezen fout
mark-cost =
    { $points ->
        [one] kost één punt
       *[other] kost { $points } punten
    }
mark-turning = hier ging het spel verloren
