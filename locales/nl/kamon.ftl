# De woorden van Kamon. Variabelen die colour, side, card, symbol of emblem heten, zijn al woorden.
# Cursus: één gedachte per stap, in hooguit veertig woorden.

## In één oogopslag

kamon-about = Speel op een fiche met hetzelfde teken of aantal. Verbind twee randen, sluit een lus of laat je tegenstander geen zet.
kamon-brief-1 = Plaats om de beurt je pionnen op de fiches. De eerste komt aan de rand.
kamon-brief-2 = Elk fiche moet hetzelfde teken of hetzelfde aantal hebben als het fiche dat de ander net heeft genomen.
kamon-brief-3 = Je wint als je twee tegenoverliggende randen verbindt of een lus om een veld sluit,
kamon-brief-4 = of als de ander geen passend fiche meer heeft.
kamon-credit = Kamon is van Bruno Cathala (Jactalea, 2007).
kamon-seat-first = Zwart (begint)
kamon-ladder = Kamon

## Computerspelers

kamon-player-1 = Akari
kamon-player-1-about = Stelt zich maar een handvol spellen voor en mist vaak het veld waarmee jij wint.
kamon-player-2 = Shizu
kamon-player-2-about = Stelt zich een paar dozijn spellen voor. Meer dan één op de drie gevaren glipt erdoor.
kamon-player-3 = Daru
kamon-player-3-about = Speelt op gevoel, en dat gevoel is goed, maar soms glipt er een gevaar door.
kamon-player-4 = Koko
kamon-player-4-about = Stelt zich honderden spellen voor, maar rekent het eindspel niet uit. Ongeveer één op de vier gevaren glipt erdoor.
kamon-player-5 = Chama
kamon-player-5-about = Rekent het eindspel uit zodra het bord volloopt.
kamon-player-6 = Tengo
kamon-player-6-about = Stelt zich duizenden spellen voor en rekent het eindspel vroeg uit.
kamon-player-7 = Oni
kamon-player-7-about = Stelt zich tienduizenden spellen voor en laat zelden een gewonnen eindspel glippen.
kamon-player-8 = Komai
kamon-player-8-about = Weegt voor één enkele zet tot tweehonderdduizend varianten af.

## Coach

kamon-coach-any = Jouw fiche bepaalt wat { $name } mag antwoorden: hetzelfde teken of hetzelfde aantal.
kamon-coach-win = Een van deze velden wint. Zie je welk?
kamon-coach-careful =
    { $count ->
        [one] Pas op: een van deze velden geeft { $name } de winst.
       *[other] Pas op: { $count } van deze velden geven { $name } de winst.
    }
kamon-coach-through = Wat je ook neemt, { $name } kan dit keer winnen.
kamon-coach-leaves =
    { $count ->
        [one] Laat { $name } één veld om te antwoorden.
       *[other] Laat { $name } { $count } velden om te antwoorden.
    }
kamon-coach-danger = Niet daar! Dat laat { $name } een veld dat wint.
kamon-coach-wins = Dit veld wint.
kamon-coach-lost = Na dit veld kon { $name } winnen.
kamon-coach-told = Je hebt { $symbol } { $count } genomen: { $name } heeft hetzelfde teken of hetzelfde aantal nodig.

## Keuzes

kamon-option-layout = Ligging van de fiches: ‘random’ (willekeurig) of een beginstelling
kamon-option-forbidden-counts = Lus om het verboden veld
kamon-option-forbidden-counts-yes = Wint
kamon-option-forbidden-counts-yes-help = Het verboden veld telt als een leeg veld.
kamon-option-forbidden-counts-no = Wint niet
kamon-option-forbidden-counts-no-help = Een lus moet een ander leeg veld of een pion van de ander insluiten.

## Woorden

kamon-seat-1 = Zwart
kamon-seat-2 = Wit
kamon-symbol-leaf = blad
kamon-symbol-cup = kom
kamon-symbol-fan = waaier
kamon-symbol-crane = kraanvogel
kamon-symbol-wave = golf
kamon-symbol-moon = maan
kamon-emblem-snake = Slang
kamon-emblem-tortoise = Schildpad
kamon-emblem-dragon = Draak

## Instellingen

kamon-settings = Kamon
kamon-settings-coordinates = Namen van de velden
kamon-settings-numerals = Cijfers op de fiches

## Wie aan de beurt is, en waarom

kamon-status-why = Hetzelfde teken ({ $symbol }) of hetzelfde aantal ({ $count }).
kamon-status-opening = Begin aan de rand, maar niet in een hoek.

## Hoe het afloopt

kamon-reason-edges = Twee tegenoverliggende randen zijn verbonden.
kamon-reason-loop = Een lus is gesloten.
kamon-reason-block = De tegenstander heeft geen veld meer.
kamon-reason-full = Het bord is vol.
kamon-ending-edges =
    { $you ->
        [winner] Je hebt twee randen verbonden: { $emblem } met { $emblem }.
        [loser] { $winner } heeft twee randen verbonden: { $emblem } met { $emblem }.
       *[none] { $winner } heeft twee randen verbonden: { $emblem } met { $emblem }.
    }
kamon-ending-loop =
    { $you ->
        [winner] Jouw pionnen hebben een lus gesloten.
        [loser] De pionnen van { $winner } hebben een lus gesloten.
       *[none] De pionnen van { $winner } hebben een lus gesloten.
    }
kamon-ending-block =
    { $you ->
        [winner] { $loser } heeft geen veld meer om op te spelen: nergens ligt { $symbol } of { $number }.
        [loser] Je hebt geen veld meer om op te spelen: nergens ligt { $symbol } of { $number }.
       *[none] { $loser } heeft geen veld meer om op te spelen: nergens ligt { $symbol } of { $number }.
    }

## Bord

kamon-board = Kamon-bord
kamon-cell =
    { $cell }: { $holds ->
        [black] zwarte pion
        [white] witte pion
        [forbidden] verboden
       *[token] { $symbol } { $count }
    }{ $mark ->
        [legal] , hier kun je spelen
        [last] , laatste zet
        [winning] , wint
        [enclosed] , ingesloten
        [planned] , geplande zet
       *[none] { "" }
    }
kamon-top = Bovenop ligt: { $symbol } { $count }
kamon-top-none = Nog geen fiche op de stapel
kamon-same = Hetzelfde teken of hetzelfde aantal
kamon-opening = Elk randveld behalve de hoeken
kamon-refused-turn = { $name ->
        [none] { $side }
       *[other] { $name }
    } is aan de beurt.
kamon-refused-pawn = Op dat veld staat al een pion.
kamon-refused-forbidden = Niemand mag op het verboden veld spelen.
kamon-refused-opening = De eerste pion komt aan de rand, maar niet in een hoek.
kamon-refused-token = Dit fiche ({ $symbol } { $count }) heeft teken noch aantal gemeen met { $other } { $number }.
kamon-emblem = { $emblem }
kamon-your-turn =
    { $symbol ->
        [none] Jij bent aan de beurt: begin aan de rand
       *[other] Jij bent aan de beurt: { $symbol } of { $number }
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

## Cursus

kamon-course-about = Hetzelfde teken of hetzelfde aantal, en de drie manieren om te winnen.
kamon-course-end = Je kent de ene zetregel en de drie manieren om te winnen. De rest komt met spelen.
kamon-course-first-title = Aan de rand
kamon-course-first = Jij speelt met Zwart. Elk fiche toont een teken, één tot zes keer. Zwart begint op een randveld, maar niet in een hoek. Kies er een.
kamon-course-first-done = Je pion vervangt het fiche, en het fiche gaat op de stapel. Het vertelt Wit waar het verdergaat.
kamon-course-crest-title = Hetzelfde teken
kamon-course-crest = Bovenop ligt het fiche van Wit: twee golven. Je moet spelen op een fiche met hetzelfde teken of hetzelfde aantal. Neem hetzelfde teken: een golf.
kamon-course-crest-wrong = Dat heeft hetzelfde aantal. Zoek deze keer een golf.
kamon-course-crest-done = Juist. Nu ligt jouw fiche bovenop, en moet Wit zich daarnaar richten.
kamon-course-number-title = Hetzelfde aantal
kamon-course-number = Bovenop liggen zes kraanvogels. Kies deze keer op aantal: speel op een fiche dat zijn teken zes keer toont.
kamon-course-number-wrong = Dat is weer een kraanvogel. Zoek deze keer een zes.
kamon-course-number-done = Goed. Teken of aantal: die twee wegen heb je altijd.
kamon-course-edges-title = Twee randen verbinden
kamon-course-edges = Tegenoverliggende randen dragen hetzelfde dier. Een ketting van jouw pionnen van de ene naar de andere wint. Tussen de Slangen boven en onder ontbreekt één veld: zoek het.
kamon-course-edges-wrong = De ketting is nog open. Kijk naar de onderrand.
kamon-course-edges-done = Van Slang tot Slang: je wint.
kamon-course-corner-title = Een hoek heeft twee randen
kamon-course-corner = Een hoekveld hoort bij beide randen die daar samenkomen. Je ketting verbindt bijna de twee Schildpadranden. Maak hem af.
kamon-course-corner-wrong = Daar niet. Volg je ketting tot in de linkerhoek.
kamon-course-corner-done = De hoek hoort ook bij de Schildpadrand: je wint.
kamon-course-round-title = Het verboden veld
kamon-course-round = Het donkere veld heeft geen fiche. Daar speelt nooit iemand, en geen ketting gaat erdoor. Ga eromheen en verbind de Slangen.
kamon-course-round-wrong = Er is nog een gat, vlak onder het donkere veld.
kamon-course-round-done = Eromheen en erdoor: je wint.
kamon-course-loop-title = Een lus sluiten
kamon-course-loop = Ook een ring van jouw pionnen om een leeg veld of een pion van de tegenstander wint. Links heb je een witte pion bijna gevangen. Sluit de lus!
kamon-course-loop-wrong = De ring is nog open. Kijk naar de linkerrand.
kamon-course-loop-done = Gevangen! Let op: de rand is geen muur, een lus heeft rondom pionnen nodig.
kamon-course-safe-title = Denk voor Wit mee
kamon-course-safe = Wit komt één veld rechtsboven tekort om de Draken te verbinden. Jouw fiche bepaalt waar Wit mag spelen: kies er een waarna Wit het niet kan afmaken.
kamon-course-safe-wrong = Daarna kan Wit het rechtsboven afmaken. Kies een ander.
kamon-course-safe-done = Goed. Jij kiest voor Wit, en Wit kiest voor jou.
kamon-course-block-title = Niets meer over
kamon-course-block = Wie nergens meer kan spelen, verliest meteen. Bovenop liggen vier waaiers. Neem een fiche waarop Wit geen antwoord heeft.
kamon-course-block-wrong = Daarop heeft Wit nog een antwoord. Is er een fiche waarvan het teken en het aantal bijna op zijn?
kamon-course-block-done = Er is geen waaier en geen zes meer: Wit is geblokkeerd en jij wint.
kamon-course-full-title = Het volle bord
kamon-course-full = Er zijn twee velden over, en niemand heeft randen verbonden, een lus gesloten of geblokkeerd. Plaats je pion; Wit neemt het laatste veld.
kamon-course-full-done = Het bord is vol en niemand heeft gewonnen: gelijkspel. Dat is heel zeldzaam.

## Regels

kamon-aim = Twee spelers, één zetregel, drie manieren om te winnen: twee randen verbinden, een lus sluiten of de ander geen zet laten.
kamon-box = 2 spelers, vanaf 8 jaar, ongeveer 15 minuten: een spel telt maximaal 36 zetten.
kamon-section-board = Bord en fiches
kamon-section-play = Pionnen plaatsen
kamon-section-end = Hoe een spel eindigt
kamon-rule-B1 = Het bord is een zeshoek van 37 velden in zeven rijen, van a boven tot g onder.
kamon-rule-B2 = Elk van de zes randen heeft vier velden. Tegenoverliggende randen dragen hetzelfde embleem: de Slang boven en onder, de Schildpad linksboven en rechtsonder, de Draak rechtsboven en linksonder.
kamon-rule-B3 = Elk van de zes tekens staat op zes fiches, één tot zes keer. Eén extra fiche is voor de startspeler.
kamon-ruling-B3 = Het regelboekje noemt alleen het blad en de kom; de waaier, de kraanvogel, de golf en de maan zijn van ons.
kamon-rule-B4 = Alle 37 fiches worden willekeurig neergelegd, één op elk veld. Dan wordt het startspelerfiche weggenomen; het veld waar het lag, is het hele spel lang verboden. Dat fiche ligt naast het bord, en daarop groeit de stapel. Elke speler heeft 18 pionnen.
kamon-rule-P1 = Zwart begint, op een randveld dat geen hoek en niet verboden is. De pion vervangt het fiche, en het fiche gaat op de stapel.
kamon-rule-P2 = Daarna plaatst wie aan de beurt is een pion op een vrij veld waarvan het fiche hetzelfde teken of hetzelfde aantal heeft als het bovenste van de stapel. Dat fiche ligt nu bovenop.
kamon-rule-W1 = Randen: je wint als een ketting van jouw pionnen twee tegenoverliggende randen verbindt.
kamon-rule-W2 = Een hoekveld hoort bij beide randen die daar samenkomen.
kamon-rule-W3 = Lus: je wint als jouw pionnen minstens één veld insluiten dat leeg is of waarop een pion van de tegenstander staat. Een veld is ingesloten als er geen weg naar de rand van het bord is over velden zonder pionnen van jou.
kamon-rule-W4 = De rand van het bord geldt niet als deel van een lus, en een lus om alleen je eigen pionnen telt niet.
kamon-rule-W5 = Het verboden veld telt als een leeg veld. Wie een tafel opent, kan anders kiezen.
kamon-rule-W6 = Blokkade: je wint als je tegenstander geen veld heeft om op te spelen.
kamon-rule-W7 = Zijn alle 36 velden bezet en heeft niemand gewonnen, dan is het gelijkspel.
kamon-ruling-W7 = De 36e zet wint nooit door blokkade.
kamon-rule-W8 = Gebeurt er meer tegelijk, dan worden randen vóór een lus en een lus vóór een blokkade genoemd; de winnaar is dezelfde.
kamon-diagram-P1 = Zwart mag op elk van de verlichte velden beginnen. Het donkere is verboden.
kamon-diagram-P2 = Zwart nam de vier kraanvogels, dus speelt Wit op een kraanvogel of op een vier.
kamon-diagram-W1 = Tussen de twee Slangen ontbreekt één pion.
kamon-diagram-W2 = De hoek links hoort bij de Schildpadrand.
kamon-diagram-W3 = De laatste pion van de ring vangt een witte pion.
kamon-diagram-W5 = Deze lus sluit alleen het verboden veld in.
kamon-diagram-W6 = Na de zes waaiers is er voor Wit geen waaier en geen zes meer.
kamon-diagram-W7 = Zwart en Wit vullen de laatste twee velden: gelijkspel.

## Met de hand opstellen

kamon-editor-help = Kies wat je neerzet en tik of klik daarna op de velden.
kamon-editor-shuffle = Fiches schudden
kamon-editor-tool = Tik om te plaatsen
kamon-editor-tool-black = Zwarte pion
kamon-editor-tool-white = Witte pion
kamon-editor-tool-token = Fiche terug
kamon-editor-tool-swap = Twee velden wisselen
kamon-editor-swap = Tik op de twee velden die moeten wisselen.
kamon-editor-held = { $cell } wisselen met…
kamon-editor-top = Boven op de stapel
kamon-editor-turn = { $side } is aan de beurt: dat volgt uit het aantal pionnen.
kamon-part-cells = de velden
kamon-part-side = wie aan de beurt is
kamon-part-top = het bovenste fiche

## Analyse

kamon-action = { $cell }, { $symbol } { $count }
kamon-block-title = Wie wordt geblokkeerd?
kamon-block-blocked = Als beide spelers alleen op blokkade speelden, zou { $side } als eerste geen veld meer hebben.
kamon-block-fewest =
    { $count ->
        [0] Na { $cells } blijft er geen antwoord over: een blokkade.
        [one] De minste antwoorden blijven over na { $cells }: één.
       *[other] De minste antwoorden blijven over na { $cells }: { $count }.
    }
kamon-block-numbers = Het getal op een veld zegt hoeveel antwoorden er overblijven. Kettingen en lussen tellen niet mee.

## Opgelost

kamon-solved-heading = Kamon na zes zetten: meestal wint Zwart
kamon-solved-text = Fiches willekeurig neerleggen, zes willekeurige zetten doen en uitrekenen wie bij perfect spel wint: dat hebben we { $count } keer gedaan. Zwart is aan de beurt en wint { $black } van deze stellingen ({ $share }%), Wit { $white }. De andere { $draw } eindigen in gelijkspel.
kamon-solved-question = { $side } is aan de beurt. Wie wint bij perfect spel?
kamon-solved-draw = Gelijkspel
kamon-solved-answer =
    { $right ->
        [yes] Goed gezien:
       *[no] Helaas:
    } { $result ->
        [draw] het is gelijkspel.
       *[win] { $side } wint.
    }
kamon-solved-wins = { $cell } is een zet die wint.
kamon-solved-holds = { $cell } is een zet die het gelijkspel vasthoudt.
kamon-solved-loses = { $side } verliest met elke zet.
kamon-solved-number = Stelling { $number } van { $count }
kamon-solved-right = { $right } van { $guessed } geraden
kamon-solved-another = Nog een
kamon-solved-yours = Speel deze stelling verder tegen { $name }. Sta je gewonnen, haal de winst dan binnen; sta je verloren, houd het dan zo lang mogelijk vol. En is het gelijkspel, geef het dan niet meer weg.
kamon-solved-play = Speel { $side }
kamon-solved-proof = Elke stelling is tot het einde doorgerekend. Je hoeft ons niet op ons woord te geloven: dit commando bewijst er een paar opnieuw, met niets dan de spelregels, en met --all allemaal.
kamon-layouts-heading = Kamon vanaf de eerste zet: het hangt van de opstelling af
kamon-layouts-text = Tot nu toe zijn { $count } willekeurige beginopstellingen vanaf de allereerste zet opgelost. Uitslagen bij perfect spel: Zwart, die begint, wint er { $black }, Wit wint er { $white }, gelijkspel { $draw }. Er zijn dus partijen Kamon die niemand kan winnen, hoe goed je ook speelt.
kamon-layouts-proof = Elke opstelling is tot het einde doorgerekend: honderden miljoenen stellingen. Dit commando bewijst er een opnieuw, met niets dan de spelregels; alleen heeft nog niemand gewacht tot het klaar was.
kamon-data-openings = De { $count } stellingen, met wie er wint en hoe
kamon-data-layouts = De { $count } beginopstellingen die vanaf de eerste zet zijn opgelost

## Terminal

kamon-terminal-title =
    { $over ->
        [yes] { $moves ->
            [one] één zet
           *[other] { $moves } zetten
        }
       *[no] zet { $moves }
    }
kamon-terminal-turn =
    { $side } is aan de beurt: { $symbol } of { $number } ({ $count ->
        [one] maar één veld
       *[other] { $count } velden
    })
kamon-terminal-opening = { $side } begint aan de rand, maar niet in een hoek
kamon-terminal-aims = Winst: verbind twee gelijknamige randen, sluit een lus of laat geen veld over.
kamon-terminal-keys = Een zet typ je als de naam van het veld, zoals c4.
kamon-terminal-side =
    { $state ->
        [turn] aan de beurt
        [won] heeft gewonnen
       *[draw] gelijkspel
    }
kamon-terminal-pile = op de stapel
kamon-terminal-plain =
    { $over ->
        [yes] # verboden  <x> wint
       *[no] # verboden  [l1] is mogelijk
    }
kamon-illegal =
    { $why ->
        [over] het spel is uit
        [forbidden] dit veld is het hele spel lang verboden
        [occupied] er staat al een pion
        [not-on-border] de eerste pion komt aan de rand
        [corner] de eerste pion komt niet in een hoek
       *[no-match] { $token } heeft noch het teken noch het aantal van { $top } op de stapel
    }
