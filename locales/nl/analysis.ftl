# De woorden van de analyse.

## Begin

analysis-text = Bekijk elke stelling en elk spel: wat elke zet waard is, wat bewezen is en waar het verloren ging.
analysis-other = Andere analyse
analysis-own = Jouw afgelopen spellen
paste-title = Stelling of notatie
paste-help = Een stelling op één regel (met zetten eronder, als je wilt), een notatie van een van de drie spellen, of de link van een afgelopen spel.
paste-open = Openen
paste-file = Bestand laden
paste-nothing = Het vak is nog leeg.
paste-neither = Dit is geen stelling en ook geen notatie. Een notatie begint met een regel als [Game "kamisado"]; een stelling is één regel met het bord, wie aan zet is en wat er gespeeld moet worden.
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
set-up-kamisado = Zet elke toren op elk vrij veld.
set-up-usual = Gewone opstelling
set-up-side = Aan zet
set-up-task = Wat er gespeeld moet worden
set-up-any = Een toren naar keuze (eerste zet)
set-up-fill = Opstelling kiezen (de ronde is gewonnen)
set-up-teeth =
    { $points ->
        [one] Drakentanden van { $side }: één punt
       *[other] Drakentanden van { $side }: { $points } punten
    }
set-up-tower =
    { $count ->
        [one] De { $colour } toren: één drakentand. Veranderen
       *[other] De { $colour } toren: { $count } drakentanden. Veranderen
    }
set-up-kamon = Kies wat je neerzet en tik daarna op de velden.
set-up-shuffle = Fiches schudden
set-up-tool = Wat een tik doet
set-up-tool-black = Zwarte pion
set-up-tool-white = Witte pion
set-up-tool-token = Fiche terug
set-up-tool-swap = Twee velden wisselen
set-up-swap = Tik op de twee velden die moeten wisselen.
set-up-held = { $cell } wisselen met …
set-up-top = Bovenop de stapel
set-up-turn = { $side } is aan zet: dat volgt uit het aantal pionnen.
set-up-kami = Tik op een kaart om die op de gemarkeerde plek te leggen; tik daar op de kaart om die terug te nemen.
set-up-deal = Willekeurig delen
set-up-rest = De rest delen
set-up-clear = Tafel leegmaken
set-up-first = Wie uitkomt
set-up-pool = Kaarten zonder plaats
set-up-places = Handen en tafel
set-up-place-aside = Apart gelegd
set-up-place-above = Huurlingen, open
set-up-place-below = Huurlingen, bedekt
set-up-count = { $count } van { $size }
set-up-add =
    { $count ->
        [one] { $card }, nog één: aan { $place } geven
       *[other] { $card }, nog { $count }: aan { $place } geven
    }
set-up-remove = { $card } van { $place }: terugnemen

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
analysis-cell = { $cell }, { $symbol } { $count }
analysis-play-attack =
    { $pile ->
        [0] Aanval met { $card }
       *[other] Aanval met { $card } (Huurling { $pile })
    }
analysis-play-lead =
    { $pile ->
        [0] Gedekt uitkomen: { $card }
       *[other] Gedekt uitkomen: { $card } (Huurling { $pile })
    }
analysis-play-counter =
    { $pile ->
        [0] Counter met { $card }
       *[other] Counter met { $card } (Huurling { $pile })
    }

## De analysetafel

tab-verdicts = Oordelen
tab-moves = Zetten
tab-insight = Kaart
tab-hands = Handen
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
threats-title = Vergiftigde kleuren
threats-poisoned =
    { $count ->
        [one] Op deze kleur kan { $side } beter niet landen:
       *[other] Op deze kleuren kan { $side } beter niet landen:
    }
threats-why = De { $colour } toren van { $side } op { $square } zou de overkant halen.
threats-stand = Zoals de torens nu staan: een zet kan ook een weg openen of sluiten.
threats-none = Voor { $side } is er nu geen kleur vergiftigd.
threats-own = { $side } dreigt de overkant te halen; { $other } kan beter mijden:
block-title = Wie wordt geblokkeerd?
block-blocked = Als beiden alleen op de blokkade speelden, had { $side } als eerste geen veld meer.
block-fewest =
    { $count ->
        [0] Helemaal geen antwoord laat { $cells }: een blokkade.
        [one] De minste antwoorden laat { $cells }: één.
       *[other] De minste antwoorden laat { $cells }: { $count }.
    }
block-numbers = Het getal op een veld zegt hoeveel antwoorden het laat. Ketens en lussen tellen niet mee.
hands-title = Open handen
hands-empty = geen kaarten
hands-covered = Bedekte Huurlingen

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
