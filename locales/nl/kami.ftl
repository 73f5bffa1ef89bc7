# De woorden van Kami. Variabelen die colour, side, card, symbol of emblem heten, zijn al woorden.
# Cursus: één gedachte per stap, in hooguit veertig woorden.
# Aki, Mio en Ren zijn de anderen in de cursus.

## In één oogopslag

kami-about = Counter de kaart en val dan zelf aan. Wie de laatste kaart uit zijn hand speelt, wint de ronde.
kami-brief-1 = Wie uitkomt, legt een kaart gedekt als verdediging en een kaart open als aanval.
kami-brief-2 = Om de beurt mag je een aanval met dezelfde kaart counteren en daarna zelf aanvallen, of passen.
kami-brief-3 = Passen alle anderen, dan staat de aanval en komt wie hem speelde opnieuw uit.
kami-brief-4 = Wie de laatste kaart uit zijn hand speelt, wint de ronde; die kaart zegt hoeveel punten het oplevert.
kami-credit = Kami is uitgegeven door Oka Luda en Art & Bear, met illustraties van Pauline Berdal; het is losjes geïnspireerd op het Japanse Goita.
kami-4-ladder = Kami met vier
kami-3-ladder = Kami met drie
kami-2-ladder = Kami-duel

## Computerspelers

kami-player-1 = Aki
kami-player-1-2 = Mio
kami-player-1-3 = Ren
kami-player-1-about = Speelt op gevoel en vergeet welke kaarten weg zijn.
kami-player-2 = Emi
kami-player-2-2 = Nao
kami-player-2-3 = Yuki
kami-player-2-about = Kent de vuistregels, maar niet welke kaarten weg zijn.
kami-player-3 = Goro
kami-player-3-2 = Taro
kami-player-3-3 = Haru
kami-player-3-about = Houdt zich aan de vuistregels en telt de kaarten.
kami-player-4 = Kenji
kami-player-4-2 = Umi
kami-player-4-3 = Tomi
kami-player-4-about = Stelt zich een paar mogelijke kaartverdelingen voor.
kami-player-5 = Jun
kami-player-5-2 = Zen
kami-player-5-3 = Dai
kami-player-5-about = Stelt zich twintig kaartverdelingen voor en rekent het einde van de ronde uit.
kami-player-6 = Sachi
kami-player-6-2 = Yuna
kami-player-6-3 = Kaori
kami-player-6-about = Stelt zich vijftig kaartverdelingen voor en rekent het einde van de ronde uit.
kami-player-7 = Kazu
kami-player-7-2 = Toma
kami-player-7-3 = Isamu
kami-player-7-about = Stelt zich meer dan honderd verdelingen voor en houdt de stand in de gaten.
kami-player-8 = Nobu
kami-player-8-2 = Iwao
kami-player-8-3 = Hisa
kami-player-8-about = Stelt zich honderden verdelingen voor, let op de stand en leidt iets af uit elke keer dat je past.

## Coach

kami-coach-any = Een aanval die niemand countert, komt bij jou terug en dan kom je weer uit.
kami-coach-win = Je laatste kaart wint nu de ronde!
kami-coach-last = { $card } is je laatste kaart: die wint de ronde.
kami-coach-counters =
    { $count ->
        [0] { $card }: alle kaarten die dit counteren, heb je al gezien.
        [one] { $card }: één kaart die je niet hebt gezien, countert dit.
       *[other] { $card }: { $count } kaarten die je niet hebt gezien, counteren dit.
    }
kami-coach-answer = Dezelfde kaart countert de aanval; een Keizerin countert alles behalve een Soldaat en een Lans. Anders pas je.
kami-coach-defence = Leg een kaart af die je kunt missen: die blijft gedekt liggen en komt niet terug.
kami-coach-lost = Met open kaarten bekeken kostte dit je het meest in ronde { $round }: { $move }

## Keuzes

kami-option-players = Spelers
kami-option-players-4 = Vier
kami-option-players-4-help = Twee teams; je partner zit tegenover je.
kami-option-players-3 = Drie
kami-option-players-3-help = Chaotisch: ieder voor zich, twee kaarten liggen apart.
kami-option-players-2 = Duel
kami-option-players-2-help = Met z’n tweeën en Huurlingen in het midden.
kami-option-level = Winvoorwaarde
kami-option-level-soldier = Soldaat
kami-option-level-soldier-help = 15 punten of meer.
kami-option-level-lord = Heer
kami-option-level-lord-help = Precies 15; wat erboven komt, gaat eraf (17 wordt 13).
kami-option-level-kami = Kami
kami-option-level-kami-help = Precies 15; wie erboven komt, begint weer bij 0.

## Woorden

kami-card-S = Soldaat
kami-card-L = Lans
kami-card-C = Ruiter
kami-card-A = Zilveren Draak
kami-card-O = Gouden Draak
kami-card-T = Toren
kami-card-F = Nar
kami-card-I = Keizerin

## Hoe het afloopt

kami-reason-points = De 15 punten zijn gehaald.
kami-reason-last-card = De laatste kaart is gespeeld.
kami-reason-master-stroke = Een Meesterzet: de laatste twee kaarten waren gelijk.
kami-reason-void = De ronde is ongeldig.
kami-ending-card =
    { $you ->
        [yes] Jij wint de ronde. Je laatste kaart: { $card }.
       *[no] { $name } wint de ronde. De laatste kaart: { $card }.
    }
kami-ending-double = Meesterzet: de laatste twee kaarten zijn gelijk en tellen dubbel.
kami-scene-hands = Kaarten die nog in de hand zaten
kami-scene-sum = { $before } + { $points } = { $sum }
kami-scene-over-lord = { $before } + { $points } = { $sum }: wat boven 15 komt, gaat eraf, dus { $after }
kami-scene-over-kami = { $before } + { $points } = { $sum }: boven 15, terug naar { $after }

## Bord

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
        [yes] , startspeler
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
kami-first-player = Startspeler
kami-partner = Partner
kami-line =
    { $line ->
        [attack] Aanvalslijn: { $name }
       *[defence] Verdedigingslijn: { $name }
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
        [none] Apart gelegd, gedekt
       *[other] Apart gelegd: { $card }, alleen jij kent die
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
kami-keep = Kaarten houden
kami-cancel = Opnieuw delen
kami-play = Verder spelen
kami-status =
    { $you ->
        [yes]
            { $phase ->
                [demoralised] Gedemoraliseerd: je Soldaten tonen en je partner om nieuwe kaarten vragen?
                [partner_answer] Je partner vraagt: opnieuw delen?
                [lead_defence] Jij komt uit: speel een kaart gedekt
                [lead_attack] Jij komt uit: val nu aan
                [answer] Counter de aanval ({ $card }) of pas
                [counter_attack] Gecounterd: val nu aan
               *[over] De ronde is afgelopen
            }
       *[no]
            { $phase ->
                [demoralised] Iemand denkt na over nieuwe kaarten
                [partner_answer] { $name } beslist of er opnieuw wordt gedeeld
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
        [no-counter] countert de aanval niet ({ $attack })
        [no-attack] mag pas aanvallen als er een Keizerin open in de verdediging ligt, of als laatste kaart
        [no-defence] je laatste kaart moet aanvallen
       *[not-now] je bent niet aan de beurt
    }
kami-step =
    { $you ->
        [yes]
            { $action ->
                [pass] Je past
                [ask] Je vraagt om nieuwe kaarten
                [keep] Je houdt je kaarten
                [cancel] Je wilt nieuwe kaarten
               *[play] Je speelt verder
            }
       *[no]
            { $action ->
                [pass] { $name } past
                [ask] { $name } vraagt om nieuwe kaarten
                [keep] { $name } houdt de kaarten
                [cancel] { $name } wil nieuwe kaarten
               *[play] { $name } speelt verder
            }
    }
kami-played =
    { $line ->
        [attack]
            { $you ->
                [yes] Je valt aan
               *[no] { $name } valt aan
            }
       *[defence]
            { $you ->
                [yes] Je verdedigt
               *[no] { $name } verdedigt
            }
    }: { $face ->
        [down] een gedekte kaart
       *[up] { $card }
    }{ $mercenary ->
        [yes] { " " }(Huurling)
       *[no] { "" }
    }

# Het midden van de tafel: wat er ligt en wat je eraan kunt doen

kami-a-S = een Soldaat
kami-a-L = een Lans
kami-a-C = een Ruiter
kami-a-A = een Zilveren Draak
kami-a-O = een Gouden Draak
kami-a-T = een Toren
kami-a-F = een Nar
kami-a-I = een Keizerin
kami-no-S = geen Soldaat
kami-no-L = geen Lans
kami-no-C = geen Ruiter
kami-no-A = geen Zilveren Draak
kami-no-O = geen Gouden Draak
kami-no-T = geen Toren
kami-no-F = geen Nar
kami-no-I = geen Keizerin
kami-attacks =
    { $role ->
        [you] Jij valt aan: { $card }.
        [partner] { $name } (je partner) valt aan: { $card }.
       *[opponent] { $name } valt aan: { $card }.
    }
kami-counters =
    { $or ->
        [none] Alleen { $counter } countert.
       *[other] Alleen { $counter } of { $or } countert.
    }
kami-answer = Jij bent aan de beurt: counter of pas.
kami-answers = Nu is { $name } aan de beurt om te antwoorden.
kami-no-counter =
    { $duel ->
        [yes]
            { $nor ->
                [none] Je hebt { $none }, en bij de Huurlingen ligt er ook geen.
               *[other] Je hebt { $none } en { $nor }, en bij de Huurlingen liggen ze ook niet.
            }
       *[no]
            { $nor ->
                [none] Je hebt { $none }.
               *[other] Je hebt { $none } en { $nor }.
            }
    }
kami-only-card = De enige kaart in je hand kan niet verdedigen: die moet je laatste aanval zijn.
kami-unanswered =
    { $you ->
        [yes] Niemand heeft je aanval gecounterd ({ $card }).
       *[no] Niemand heeft de aanval gecounterd ({ $card }).
    }
kami-drawn =
    { $you ->
        [yes] Je hebt de hoogste kaart getrokken ({ $card }), dus jij komt als eerste uit.
       *[no] { $name } heeft de hoogste kaart getrokken ({ $card }) en komt als eerste uit.
    }
kami-again =
    { $how ->
        [touch] Tik er nog een keer op.
        [keys] Druk nog een keer op Enter.
       *[mouse] Klik er nog een keer op.
    }
kami-idle =
    { $why ->
        [deal-open] Beslis eerst of er opnieuw wordt gedeeld.
        [over] Deze ronde is afgelopen.
       *[not-now]
            { $name ->
                [none] Nog niet: de ronde is nog niet begonnen.
               *[other] { $name } is aan de beurt.
            }
    }
kami-choose-first = Kies eerst een kaart.
kami-passed = Gepast
kami-held-soldiers =
    { $exact ->
        [yes] Daarvan zitten er nog { $least } in deze hand.
       *[no] Daarvan zitten er nog minstens { $least } en maximaal { $most } in deze hand.
    }
kami-pile-covers = Stapel { $pile }: er ligt nog een kaart onder.
kami-order = Er wordt met de klok mee gespeeld.
kami-round = Ronde { $round }
kami-target =
    { $level ->
        [soldier] Tot { $target } punten
        [lord] Precies { $target }: wat erboven komt, gaat eraf
       *[kami] Precies { $target }: wie erboven komt, staat weer op 0
    }
kami-team = { $one } en { $other }
kami-score =
    { $name }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } van { $target }
kami-unseen = Nog niet gezien
kami-unseen-about = Deze kaarten heb je nog niet gezien. Ze zitten in andere handen, liggen gedekt of doen niet mee.
kami-unseen-card = { $card }: { $count } van { $copies }
kami-legend =
    { $mark ->
        [attack] Aanvalslijn
        [defence] Verdedigingslijn
        [standing] De aanval die gecounterd moet worden
        [own] Gedekt; alleen jij kent die
        [first] Kwam deze ronde als eerste uit
        [mercenary] Was een Huurling
        [covers] Er ligt nog een kaart onder
       *[known] Alleen jij hebt die gezien
    }
kami-close = Sluiten

## Cursus

kami-course-about = Uitkomen, counteren, aanvallen: met een partner, met z’n drieën en in het duel.
kami-course-you = Jij
kami-course-end = Je weet hoe je uitkomt, countert en past, en wat de Keizerin mag. De rest komt met spelen.
kami-course-lead-title = Twee kaarten per beurt
kami-course-lead = Jij begint: jij komt uit. Leg eerst een kaart gedekt in je verdedigingslijn. Tik een kaart aan en tik er dan nog eens op.
kami-course-lead-then-1 = Niemand weet wat het is. Val nu aan: leg een andere kaart open in je aanvalslijn.
kami-course-lead-done = Zo kom je uit: één kaart gedekt in de verdediging, één in de aanval. Nu moeten de anderen antwoorden.
kami-course-counter-title = Counteren
kami-course-counter = Ren valt aan met een Ruiter. Om die te stoppen speel je precies dezelfde kaart, open in de verdediging: counter met je Ruiter.
kami-course-counter-then-1 = Gestopt! Wie countert, valt meteen zelf aan. Kies een kaart voor de aanval.
kami-course-counter-wrong = Je mag passen, maar hier kun je de aanval stoppen: speel je Ruiter.
kami-course-counter-done = Nu moet Aki, links van je, op jouw aanval antwoorden. Zo gaat het de tafel rond.
kami-course-pass-title = Passen
kami-course-pass = Ren valt aan met een Lans, en jij hebt er geen: pas. Passen mag altijd, ook met de juiste kaart in je hand.
kami-course-pass-done = Iedereen heeft gepast. Dus komt Ren weer uit.
kami-course-again-title = Iedereen past
kami-course-again = Je eerste kaart ligt al gedekt. Val aan met een kaart die volgens jou niemand countert.
kami-course-again-then-1 = Niemand heeft gecounterd. Dus kom jij weer uit: nog een kaart gedekt…
kami-course-again-done = … en nog een aanval. Wie uitkomt, raakt twee kaarten kwijt en heeft geen passende nodig.
kami-course-last-title = De laatste kaart
kami-course-last = Wie de laatste kaart uit zijn hand speelt, wint de ronde en krijgt de punten ervan: Soldaat 1, Toren 4. Welke van je twee kaarten verstop je in de verdediging?
kami-course-last-then-1 = De Soldaat is verstopt. Val nu aan met de Toren!
kami-course-last-wrong = Dan zou de Soldaat als laatste komen, voor één punt. Verstop de Soldaat en houd de Toren.
kami-course-last-done = Vier punten! Wie het eerst 15 heeft, wint het spel.
kami-course-partner-title = Partners
kami-course-partner = Mio zit tegenover je: jullie zijn een team en verzamelen samen punten. Mio valt aan, maar je mag ook je partner counteren. Hier kun je dat het best doen, met je Soldaat.
kami-course-partner-then-1 = En nu je laatste kaart!
kami-course-partner-wrong = Je mag passen. Maar na de Soldaat kun je je laatste kaart spelen.
kami-course-partner-done = Vier punten voor jou en Mio.
kami-course-empress-title = De Keizerin
kami-course-empress = Ren valt aan met een Gouden Draak. Jij hebt er geen, maar je hebt de Keizerin: die countert bijna alles. Speel de Keizerin.
kami-course-empress-then-1 = De Draak is gestopt. Val nu aan met een kaart naar keuze.
kami-course-empress-wrong = Je mag passen, maar probeer de Keizerin.
kami-course-empress-done = Een sterke kaart, en vijf punten waard als het je laatste is.
kami-course-humble-title = Beneden haar stand
kami-course-humble = Soldaten en Lansen zijn beneden haar stand: de Keizerin kan ze niet counteren. Hier valt een Lans aan, en jij hebt er geen. Tik de Keizerin aan om het te zien, en pas dan.
kami-course-humble-done = Onthoud: geen Keizerin stopt een Soldaat of een Lans.
kami-course-unlocked-title = Wanneer de Keizerin mag aanvallen
kami-course-unlocked = De Keizerin mag pas aanvallen als er een Keizerin open in een verdedigingslijn ligt, of als je laatste kaart. Mio speelde er net een. Counter eerst de Lans.
kami-course-unlocked-then-1 = Stuur nu je Keizerin in de aanval!
kami-course-unlocked-wrong = Counter eerst met je Lans, val dan aan met de Keizerin.
kami-course-unlocked-done = Niemand kan die counteren: de enige andere Keizerin ligt al op tafel.
kami-course-master-title = Meesterzet
kami-course-master = Zijn je laatste twee kaarten gelijk en ligt de eerste daarvan gedekt, dan tellen je punten dubbel. Houd je twee Torens: verstop nu een andere kaart.
kami-course-master-then-1 = Goed. Val aan met de andere kleine kaart.
kami-course-master-then-2 = Iedereen heeft gepast, en alleen de Torens zijn over: één gedekt…
kami-course-master-then-3 = … en de andere valt aan!
kami-course-master-wrong = Houd de Torens voor het eind. Speel eerst de Soldaat en de Lans.
kami-course-master-done = Meesterzet! Twee keer vier is acht punten.
kami-course-soldiers-title = Vijf Soldaten
kami-course-soldiers = Vijf Soldaten of meer is een slechte hand. Met z’n vieren mag je ze tonen en je partner om nieuwe kaarten vragen. Vraag het Mio!
kami-course-soldiers-wrong = Je mag zo’n hand houden, maar vraag het deze keer.
kami-course-soldiers-done = Mio vindt het goed: er wordt opnieuw gedeeld, en dezelfde speler begint.
kami-course-three-title = Met z’n drieën
kami-course-three = Met z’n drieën speelt ieder voor zich, met tien kaarten. Twee liggen apart, en één heb je bekeken: een Lans. De andere drie heb jij! Counter eerst de Soldaat.
kami-course-three-then-1 = Val nu aan met een Lans. Wie zou die kunnen counteren?
kami-course-three-wrong = Counter eerst met je Soldaat, val dan aan met een Lans.
kami-course-three-done = Niemand: de anderen hebben geen Lans, en de Keizerin countert geen Lansen.
kami-course-duel-title = De Huurlingen
kami-course-duel = In het duel liggen acht stapels in het midden: de Huurlingen. In plaats van een handkaart mag je een open Huurling spelen. Counter de Ruiter met de Ruiter die daar ligt.
kami-course-duel-then-1 = De kaart eronder ligt nu open. Val aan, uit je hand of met een andere Huurling.
kami-course-duel-wrong = Er is een Ruiter bij de Huurlingen: counter daarmee.
kami-course-duel-done = Huurlingen komen nooit in je hand: ze worden meteen gespeeld.
kami-course-own-card-title = De laatste is van jezelf
kami-course-own-card = Je hebt nog één handkaart. Valt die aan, dan is de ronde afgelopen; verdedigen mag die niet. Kom dus uit met een gedekte Huurling.
kami-course-own-card-then-1 = En nu valt je eigen laatste kaart aan.
kami-course-own-card-wrong = Een Huurling maakt je hand niet leeg. Val aan met je eigen kaart.
kami-course-own-card-done = Je hand is leeg: jij wint de ronde. Is de Huurling gelijk aan je laatste kaart, dan is het zelfs een Meesterzet.

## Regels

kami-aim = Raak je kaarten kwijt door te counteren en aan te vallen. Wie de laatste kaart uit zijn hand speelt, wint de ronde en krijgt de punten van die kaart.
kami-box = 2 tot 4 spelers, vanaf 8 jaar, ongeveer 20 minuten.
kami-section-cards = De kaarten
kami-section-round = Een ronde
kami-section-empress = De Keizerin
kami-section-master = Meesterzet
kami-section-four = Met z’n vieren: traditioneel
kami-section-three = Met z’n drieën: chaotisch
kami-section-duel = Met z’n tweeën: het duel
kami-section-game = Het spel winnen
kami-section-known = Wie wat weet
kami-rule-C1 = Er zijn 32 kaarten in acht soorten. Alleen de kaart die een ronde beëindigt, levert punten op.
kami-rule-R1 = Ieder heeft een verdedigingslijn en een aanvalslijn. Wie kaarten speelt, speelt er twee: één in de verdediging, dan één in de aanval. De startspeler komt uit: één kaart gedekt in de verdediging, dan één kaart open in de aanval.
kami-rule-R2 = Zolang een aanval staat, mag elke volgende speler, met de klok mee, passen (dat mag altijd) of counteren: met dezelfde kaart als de aanvallende, open in de verdediging. Wie countert, valt daarna zelf aan, en dat is dan de aanval die gecounterd moet worden. Je mag ook je eigen partner counteren.
kami-tip-R2 = Passen kan lonen, ook met de juiste kaart in je hand. En counter je partner gerust, zeker als je daardoor je laatste kaart kunt spelen.
kami-rule-R3 = Passen alle anderen, dan komt de speler van wie de aanval staat opnieuw uit: een kaart gedekt in de verdediging, dan een aanval.
kami-rule-R4 = De ronde eindigt meteen als iemand de laatste kaart uit zijn hand speelt. Dat is altijd een aanval, en de punten ervan gaan naar die speler of zijn team.
kami-rule-R5 = De tweede speler van een ronde, met de klok mee, is in de volgende de startspeler en deelt.
kami-rule-E1 = In de verdediging countert de Keizerin elke aanval, ook die van een Keizerin, maar niet die van een Soldaat of een Lans.
kami-rule-E2 = Aanvallen mag de Keizerin alleen als er in deze ronde al een Keizerin open in een verdedigingslijn ligt, of als laatste kaart van de hand. Eén die zojuist als counter is gespeeld, is genoeg. Eén in een aanvalslijn of een gedekte niet, en ze allebei in de hand hebben ook niet.
kami-rule-E3 = Is elke kaart waarmee je zou kunnen aanvallen een Keizerin, dan mag elk daarvan aanvallen; dat komt alleen in het duel voor. De uitzondering voor de laatste handkaart geldt nooit voor een Keizerin bij de Huurlingen.
kami-rule-M1 = Zijn de laatste twee kaarten van de winnaar, in de verdediging en in de aanval, gelijk en ligt die in de verdediging gedekt, dan worden de punten verdubbeld. Ligt die open, dan niet.
kami-rule-F1 = Er zijn twee teams, en partners zitten tegenover elkaar. Ieder krijgt acht kaarten. De punten zijn van het team. Partners mogen elkaar tijdens het spel geen aanwijzingen geven, ook niet in de chat.
kami-rule-F2 = Gedemoraliseerd: wie vijf of meer Soldaten krijgt, mag de partner vragen of de ronde wordt afgebroken. De Soldaten worden dan aan iedereen getoond, en de partner beslist. Een afgebroken ronde wordt opnieuw gedeeld met dezelfde startspeler.
kami-rule-F3 = De spelers worden om beurten gevraagd, vanaf de startspeler, voordat er voor het eerst wordt uitgekomen. Een partner die verder wilde spelen, wordt toch nog naar de eigen hand gevraagd.
kami-rule-T1 = Ieder speelt voor zich, met tien kaarten. Twee kaarten liggen gedekt apart en doen niet mee. De tweede speler bekijkt de ene, de derde speler de andere.
kami-rule-T2 = De regel ‘Gedemoraliseerd’ geldt niet.
kami-rule-D1 = In het midden liggen acht stapels, elk een gedekte kaart met een open kaart erop: de Huurlingen. Beiden krijgen acht kaarten. De regel ‘Gedemoraliseerd’ geldt niet.
kami-rule-D2 = Elke kaart die je speelt, in de verdediging of in de aanval, mag een open Huurling zijn in plaats van een kaart uit je hand. De kaart eronder wordt omgedraaid en is meteen beschikbaar. Een Huurling wordt meteen gespeeld en komt nooit in een hand.
kami-rule-D3 = De ronde eindigt als een hand leeg is. De laatste kaart moet een aanval zijn en uit de hand komen; de enige kaart van een hand mag dus niet verdedigen.
kami-rule-D4 = Een Huurling mag bij het uitkomen de gedekte kaart zijn. Iedereen weet wat het is, en die telt mee voor de Meesterzet.
kami-rule-D5 = Kan wie moet uitkomen niets spelen (één kaart in de hand, geen Huurling meer), dan is de ronde meteen ongeldig: geen punten, en de startspeler wisselt zoals gewoonlijk.
kami-rule-G1 = Het spel gaat tot 15 punten. Op het niveau Soldaat winnen 15 punten of meer.
kami-rule-G2 = Op het niveau Heer heb je er precies 15 nodig. Wat erboven komt, gaat van 15 af: 17 wordt 13.
kami-rule-G3 = Op het niveau Kami heb je er precies 15 nodig. Wie erboven komt, staat weer op 0.
kami-rule-G4 = Voor de eerste ronde trekt ieder een kaart; wie de hoogste kaart trekt, begint.
kami-ruling-G4 = Wie gelijk staat, trekt nog eens; vóór het schudden gaan de kaarten terug.
kami-rule-K1 = Je kent je eigen hand, alle open kaarten, je eigen gedekte kaarten, het aantal kaarten in elke hand, de getoonde Soldaten, met z’n drieën de kaart die je bekeek, de open Huurlingen en welke Huurling gedekt werd gespeeld.
kami-diagram-R1 = De startspeler verstopt een Soldaat en valt aan met een Ruiter.
kami-diagram-R2 = Een Ruiter valt aan. Die wordt gecounterd met een Ruiter, en een Zilveren Draak valt aan.
kami-diagram-R4 = Er zijn twee kaarten over. De Soldaat wordt gedekt gelegd, de Toren komt het laatst: vier punten.
kami-diagram-E1 = Een Gouden Draak valt aan, en de Keizerin countert die.
kami-diagram-E2 = Er ligt een Keizerin open in de verdediging. Na het counteren van de Lans mag de andere dus aanvallen.
kami-diagram-M1 = Er zijn twee Torens over: de ene wordt gedekt gelegd, de andere valt aan. Twee keer vier is acht punten.
kami-diagram-F2 = Vijf Soldaten: de partner vragen, of de kaarten houden.
kami-diagram-F4 = Zo kan een ronde beginnen: de startspeler legt een kaart gedekt en valt aan met een Soldaat. De tweede countert met een Soldaat en valt aan met een Ruiter. De derde countert met een Keizerin, want de aanval is geen Soldaat en geen Lans, en valt aan met een Lans. De andere drie passen. Dus komt de derde weer uit: nog een kaart gedekt, en dan valt een Gouden Draak aan.
kami-diagram-T1 = De tweede speler bekeek een Lans en heeft de andere drie: niemand kan deze aanval counteren.
kami-diagram-D2 = Er is geen Ruiter in de hand, maar wel een bij de Huurlingen.
kami-diagram-D3 = Een Nar van de Huurlingen wordt gedekt gelegd, de Nar uit de hand komt het laatst: een Meesterzet.

## Met de hand opstellen

kami-editor-help = Tik of klik op een kaart om die op de gemarkeerde plek te leggen; tik daar op de kaart om die terug te nemen.
kami-editor-deal = Willekeurig delen
kami-editor-rest = De rest delen
kami-editor-clear = Tafel leegmaken
kami-editor-first = Wie het eerst uitkomt
kami-editor-pool = Kaarten zonder plaats
kami-editor-places = Handen en tafel
kami-editor-place-aside = Apart gelegd
kami-editor-place-above = Huurlingen, open
kami-editor-place-below = Huurlingen, gedekt
kami-editor-count = { $count } van { $size }
kami-editor-add =
    { $count ->
        [one] { $card }, nog één: bij ‘{ $place }’ leggen
       *[other] { $card }, nog { $count }: bij ‘{ $place }’ leggen
    }
kami-editor-remove = { $card } bij ‘{ $place }’: terugnemen
kami-part-mode = het aantal spelers
kami-part-hands = de handen
kami-part-first = wie het eerst uitkomt
kami-part-extra = de apart gelegde kaarten of de Huurlingen

## Analyse

kami-action-attack =
    { $pile ->
        [0] Aanval met { $card }
       *[other] Aanval met { $card } (Huurling { $pile })
    }
kami-action-lead =
    { $pile ->
        [0] Gedekt uitkomen: { $card }
       *[other] Gedekt uitkomen: { $card } (Huurling { $pile })
    }
kami-action-counter =
    { $pile ->
        [0] Counter met { $card }
       *[other] Counter met { $card } (Huurling { $pile })
    }
kami-insight = Handen
kami-hands-title = Alle handen
kami-hands-empty = geen kaarten
kami-hands-covered = Gedekte Huurlingen

## Terminal

kami-terminal-title =
    { $players ->
        [4] twee teams
        [3] met z’n drieën
       *[other] duel
    }, { $level }, ronde { $round }
kami-terminal-score = { $scores }   van 15
kami-terminal-defence = afweer
kami-terminal-attack = aanval
kami-terminal-mercenaries = Huurlingen
kami-terminal-points = punten
kami-terminal-aside = apart
kami-terminal-first = eerste
kami-terminal-partner = partner
kami-terminal-short-S = Soldaat
kami-terminal-short-L = Lans
kami-terminal-short-C = Ruiter
kami-terminal-short-A = Zilver
kami-terminal-short-O = Goud
kami-terminal-short-T = Toren
kami-terminal-short-F = Nar
kami-terminal-short-I = Keizer.
kami-terminal-cards-left =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
kami-terminal-standing =
    { $you ->
        [yes] Jouw aanval ({ $card }): { $counters } countert
       *[no] Aanval van { $name } ({ $card }): { $counters } countert
    }
kami-terminal-or = of
kami-terminal-step =
    { $you ->
        [yes] Jij
       *[no] { $name }
    } { $action ->
        [pass] past
        [ask] vraagt
        [keep] houdt
        [cancel] breekt af
        [play] speelt door
        [lead] komt uit
        [defence] countert
       *[attack] valt aan
    }
kami-terminal-held =
    { $you ->
        [yes] Jij kreeg { $dealt }, over: { $left }
       *[no] { $name } kreeg { $dealt }, over: { $left }
    }
kami-terminal-undo = Geziene kaarten blijven gezien: alleen de handkaart waarmee je gedekt bent uitgekomen, kun je terugnemen, vóór je aanval.
kami-terminal-keys = Een hoofdletter speelt die kaart, een cijfer die Huurling; pass, ask, keep, cancel en play typ je. Alleen een handkaart waarmee je gedekt uitkwam, kun je terugnemen.
kami-terminal-hand = hand
kami-terminal-pile = stapel
kami-terminal-open = open
kami-terminal-below = eronder
kami-terminal-team = team { $team }
kami-terminal-may = Mogelijk: { $actions }
kami-terminal-attack-of = aanval van { $name }
kami-terminal-last-card-of = laatste kaart van { $name }
kami-illegal =
    { $why ->
        [not-now] het spel wacht nu op niemand
        [round-over] de ronde is voorbij
        [question-open] wie vijf of meer Soldaten heeft, zegt eerst ask of keep
        [answer-open] de partner zegt eerst cancel of play
        [no-question] niemand wordt nu gevraagd of er opnieuw wordt gedeeld
        [leader-passes] wie uitkomt, mag niet passen: er staat geen aanval
        [attack-due] de verdediging ligt er al: nu moet een aanval volgen
        [defence-due] vóór de aanval komt een kaart in de verdediging
        [not-in-hand] die kaart zit niet in de hand ({ $card })
        [no-mercenaries] alleen in het duel zijn er Huurlingen
        [pile-empty] op stapel { $pile } ligt geen Huurling meer
        [no-counter] { $card } countert de aanval niet ({ $attack })
        [only-card] de enige handkaart mag niet verdedigen: die moet de laatste aanval zijn
        [empress] een Keizerin mag nog niet aanvallen: er ligt er geen open in de verdediging, en het is niet de laatste handkaart
       *[mercenary-empress] een Keizerin bij de Huurlingen mag nog niet aanvallen: er ligt er geen open in de verdediging
    }
