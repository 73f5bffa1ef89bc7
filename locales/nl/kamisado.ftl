# De woorden van Kamisado. Variabelen die colour, side, card, symbol of emblem heten, zijn al woorden.
# Cursus: één gedachte per stap, in hooguit veertig woorden.

## In één oogopslag

kamisado-about = De kleur waarop je landt, is de toren die je tegenstander moet verplaatsen. Wie het eerst aan de overkant is, wint.
kamisado-credit = Kamisado is van Peter Burley.
kamisado-seat-first = Zwart, begint
kamisado-ladder = Kamisado

## Computerspelers

kamisado-player-1 = Piyo
kamisado-player-1-about = Loopt naar huis als de weg vrij is, maar vergeet vaak wiens toren een kleur roept.
kamisado-player-2 = Mimi
kamisado-player-2-about = Kijkt één zet vooruit: zelden slordig, makkelijk te verrassen.
kamisado-player-3 = Gama
kamisado-player-3-about = Denkt ook aan jouw antwoord. Af en toe wordt een toren aan de overkant vergeten.
kamisado-player-4 = Suzu
kamisado-player-4-about = Laat de weg naar huis nooit per ongeluk open en rekent de kortste gevechten uit.
kamisado-player-5 = Kitsu
kamisado-player-5-about = Rekent gevechten van een paar zetten uit voor het begint.
kamisado-player-6 = Saru
kamisado-player-6-about = Rekent ook langere gevechten uit en is moeilijk te verrassen.
kamisado-player-7 = Yoru
kamisado-player-7-about = Rekent de meeste rondes helemaal uit, maar speelt ongeveer één op de acht zetten op het oog.
kamisado-player-8 = Tatsu
kamisado-player-8-about = Rekent bijna elke ronde helemaal uit. Eén fout is genoeg.

## Keuzes

kamisado-option-length = Lengte
kamisado-option-length-single = Eén ronde
kamisado-option-length-single-help = De eerste toren op de basislijn van de ander wint.
kamisado-option-length-standard = Standaard
kamisado-option-length-standard-help = Wie het eerst 3 punten heeft. Een toren die wint, wordt een Sumo.
kamisado-option-length-long = Lang
kamisado-option-length-long-help = Wie het eerst 7 punten heeft, tot en met Dubbele Sumo’s.
kamisado-option-length-marathon = Marathon
kamisado-option-length-marathon-help = Wie het eerst 15 punten heeft, tot en met Driedubbele Sumo’s.
kamisado-option-length-series = Serie
kamisado-option-length-series-help = Losse rondes om één punt, om beurten beginnend.
kamisado-option-rounds = Rondes
kamisado-option-setup = Opstelling
kamisado-option-setup-usual = Gewoon
kamisado-option-setup-usual-help = Elke toren begint op zijn eigen kleur.
kamisado-option-setup-tournament = Toernooi
kamisado-option-setup-tournament-help = Eerst Zwart, dan Wit stelt de torens naar wens op.

## Woorden

kamisado-seat-1 = Zwart
kamisado-seat-2 = Wit
kamisado-colour-brown = bruine
kamisado-colour-green = groene
kamisado-colour-red = rode
kamisado-colour-yellow = gele
kamisado-colour-pink = roze
kamisado-colour-purple = paarse
kamisado-colour-blue = blauwe
kamisado-colour-orange = oranje
kamisado-word-brown = Bruin
kamisado-word-green = Groen
kamisado-word-red = Rood
kamisado-word-yellow = Geel
kamisado-word-pink = Roze
kamisado-word-purple = Paars
kamisado-word-blue = Blauw
kamisado-word-orange = Oranje
kamisado-direction-ahead = Recht
kamisado-direction-left = Links
kamisado-direction-right = Rechts
kamisado-direction-back = Achteruit

## Wie aan de beurt is, en waarom

kamisado-status =
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
kamisado-status-opening = De eerste zet van de ronde is vrij.
kamisado-status-landed = { $name } kwam op het { $colour } veld.
kamisado-status-pushed = Sumo-duw: { $name } duwde een toren naar het { $colour } veld en is nog eens aan zet.
kamisado-status-blocked = De { $tower } toren van { $name } is geblokkeerd op het { $colour } veld.
kamisado-status-set-up =
    { $you ->
        [yes] Stel je torens op
       *[no] { $name } stelt de torens op
    }
kamisado-status-fill =
    { $you ->
        [yes] Je won de ronde: kies de opstelling
       *[no] { $name } won de ronde en kiest de opstelling
    }
kamisado-status-over = Het spel is afgelopen

## Hoe het afloopt

kamisado-reason-home-row = Een toren bereikte de basislijn van de ander.
kamisado-reason-deadlock = Volledige blokkade: niemand kan zetten, en wie het laatst zette, verliest.
kamisado-reason-level = Beiden hebben evenveel punten.

## Bord

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

## Cursus

kamisado-course-about = Van de eerste zet tot de driedubbele duw: kleuren, Sumo’s, punten.
kamisado-course-end = Je weet hoe torens lopen, hoe kleuren beslissen en wat Sumo’s kunnen. De rest komt met spelen.
kamisado-course-open-title = Een toren naar keuze
kamisado-course-open = Jij hebt Zwart, onderaan. Wie het eerst de rij aan de overkant bereikt, wint. De eerste zet van een ronde is vrij: kies een van je torens en zet hem vooruit.
kamisado-course-open-done = Goed zo. Dat was de enige vrije keuze: van nu af aan beslissen de kleuren.
kamisado-course-forward-title = Alleen vooruit
kamisado-course-forward = Een toren loopt recht of schuin vooruit, zo ver hij wil. Nooit opzij, nooit terug. Loop schuin met je blauwe toren.
kamisado-course-forward-wrong = Dat was rechtuit. Kies deze keer een stip links of rechts daarvan.
kamisado-course-forward-done = Juist. In één lijn, hoe ver ook, altijd naar de overkant.
kamisado-course-follow-title = De kleur beslist
kamisado-course-follow = Wit is net op een geel veld geland. Dat is een bevel: nu moet jij je gele toren verplaatsen. Zet hem waar je wilt.
kamisado-course-follow-done = Dit is het hart van Kamisado: het veld bepaalt welke toren nu loopt.
kamisado-course-send-title = Jij beslist voor Wit
kamisado-course-send = Het werkt ook andersom: de kleur waarop jij landt, noemt de toren die Wit moet verplaatsen. Laat Wit de oranje toren verplaatsen!
kamisado-course-send-wrong = Dat veld is niet oranje. Zoek het oranje veld onder de stippen.
kamisado-course-send-done = Je landde op oranje, dus moest Wit met oranje lopen. Wit staat nu op blauw: jouw blauwe toren zou aan de beurt zijn.
kamisado-course-slip-title = Niet springen
kamisado-course-slip = Torens springen nooit over andere. Rechtuit is de weg dicht. Maar twee torens die elkaar alleen met een hoek raken, laten een gaatje: glip er schuin tussendoor.
kamisado-course-slip-wrong = Die weg is vrij, maar het is niet het gaatje. Ga naar rechts, tussen de twee torens door.
kamisado-course-slip-done = Erdoor! Hoeken die elkaar raken, sluiten geen schuine weg af.
kamisado-course-win-title = De overkant
kamisado-course-win = Wit landde op oranje, en je oranje toren heeft vrij baan. Loop helemaal door tot de basislijn van Wit en win de ronde!
kamisado-course-win-wrong = Niet ver genoeg. Ga tot de laatste rij: het veld met het poortje.
kamisado-course-win-done = Je hebt de basislijn van Wit bereikt. De ronde is van jou.
kamisado-course-must-title = Wie kan, die moet
kamisado-course-must = Wie kan zetten, mag niet passen. De blauwe toren van Wit heeft maar één veld, een roze. Land op blauw!
kamisado-course-must-then-1 = Wit had geen keus en ging naar roze. Dus is je roze toren aan de beurt: loop door naar de overkant!
kamisado-course-must-wrong = Die niet. Eerst het blauwe veld, dan met roze recht naar de laatste rij.
kamisado-course-must-done = De ander dwingen is het beste wapen dat er is.
kamisado-course-poison-title = Vergiftigde kleuren
kamisado-course-poison = Tussen de rode toren van Wit en jouw basislijn staat niets. Land je op rood, dan loopt hij door en wint. Rood is vergiftigd: land op een andere kleur.
kamisado-course-poison-wrong = Rood! Nu zou de rode toren van Wit naar de overkant lopen. Neem een andere kleur.
kamisado-course-poison-done = Goed gezien. Vraag je voor elke zet af welke torens van Wit zouden kunnen doorlopen.
kamisado-course-blocked-title = Een geblokkeerde toren
kamisado-course-blocked = De groene toren van Wit zit ingesloten en kan helemaal niet lopen. Land op groen en kijk wat er gebeurt.
kamisado-course-blocked-then-1 = De groene toren van Wit moet passen. Hij staat op geel, dus ben jij weer aan zet, met geel. Loop naar de overkant!
kamisado-course-blocked-wrong = Kijk nog eens: eerst het groene veld, dan met geel recht naar de laatste rij.
kamisado-course-blocked-done = Gewonnen! Passen telt als een zet naar het eigen veld: die kleur is daarna aan de beurt.
kamisado-course-deadlock-title = Volledige blokkade
kamisado-course-deadlock = Soms roepen geblokkeerde torens elkaar eindeloos op. Dat is een volledige blokkade, en wie het laatst zette, verliest. Land op groen: Wit heeft maar één antwoord.
kamisado-course-deadlock-wrong = Dat is geen groen. Het groene veld ligt vlak voor je blauwe toren.
kamisado-course-deadlock-done = Jouw rode toren en de groene van Wit zitten vast en roepen elkaar eindeloos op. Wit zette het laatst, dus jij wint.
kamisado-course-tooth-title = Een drakentand
kamisado-course-tooth = In een langer spel brengt elke ronde punten op. Win deze met je oranje toren: hij krijgt een drakentand en wordt een Sumo.
kamisado-course-tooth-then-1 = Eén punt! Wie wint, kiest hoe beide basislijnen weer worden opgesteld: van links of van rechts. Neem een van de twee opstellingen.
kamisado-course-tooth-wrong = Je oranje toren bereikt de laatste rij schuin. Zoek het poortje.
kamisado-course-tooth-done = Alle torens staan weer thuis, en wie verloor, begint de volgende ronde.
kamisado-course-sumo-title = Sterk maar traag
kamisado-course-sumo = Je paarse toren met de tand is een Sumo. Hij is zwaar: hij loopt hoogstens vijf velden. Zet hem precies vijf.
kamisado-course-sumo-wrong = Tel de velden: het moeten er vijf zijn.
kamisado-course-sumo-done = Vijf is zijn grens. Maar hij is sterk, zoals je zult zien.
kamisado-course-points-title = Punten
kamisado-course-points = De eerste tand van een toren geeft 1 punt, de tweede 2, de derde 4, de vierde 8. Een standaardspel gaat tot 3, en jij hebt er 1: win met je Sumo!
kamisado-course-points-wrong = Je paarse Sumo kan recht naar de laatste rij lopen.
kamisado-course-points-done = Twee erbij maakt drie: het spel is van jou. Een lang spel gaat tot 7, een marathon tot 15.
kamisado-course-push-title = De Sumo-duw
kamisado-course-push = Vlak voor je Sumo staat een toren. Duw hem: je Sumo gaat een stap vooruit, en de andere toren moet een veld terug.
kamisado-course-push-then-1 = Wit slaat een beurt over. Jij zet nog eens, met de kleur waarop de geduwde toren kwam: geel. Zet hem waar je wilt.
kamisado-course-push-wrong = Dat was gewoon lopen. Duw de toren die recht voor je Sumo staat.
kamisado-course-push-done = Een duw en nog een zet: zo winnen Sumo’s.
kamisado-course-equals-title = Alleen zwakkere
kamisado-course-equals = Een Sumo duwt alleen zwakkere torens van de ander, rechtuit, naar een vrij veld, en nooit van hun basislijn. Hier staat een andere Sumo: geen duw, dus loop.
kamisado-course-equals-done = Is een duw je enige zet, dan moet je duwen. Kan dat ook niet, dan is je Sumo geblokkeerd.
kamisado-course-double-title = De Dubbele Sumo
kamisado-course-double = Met twee tanden is een toren een Dubbele Sumo. Hij loopt hoogstens drie velden, maar duwt tot twee torens, ook Sumo’s. Duw met groen!
kamisado-course-double-then-1 = De achterste geduwde toren kwam op groen, dus zet groen nog eens. Loop schuin naar de overkant!
kamisado-course-double-wrong = Eerst rechtuit duwen, dan schuin naar de laatste rij.
kamisado-course-double-done = De derde tand geeft vier punten, en het spel met 9 tegen 3.
kamisado-course-triple-title = De Driedubbele Sumo
kamisado-course-triple = Met drie tanden is een toren een Driedubbele Sumo. Hij loopt maar één veld, maar duwt tot drie torens, ook Dubbele Sumo’s. Duw ze alle drie met geel!
kamisado-course-triple-wrong = Rechtuit: ze staan alle drie voor hem.
kamisado-course-triple-done = De achterste kwam op blauw, dus ga jij verder met blauw.
kamisado-course-set-up-title = Je eigen opstelling
kamisado-course-set-up = In toernooien hoeven torens niet op hun kleur te beginnen. Eerst stelt Zwart op, dan Wit. Wissel een paar torens en druk op “Klaar”.
kamisado-course-set-up-wrong = Wissel eerst minstens twee torens: tik de ene aan, dan de andere.
kamisado-course-set-up-done = Wit heeft het gezien en stelt nu op. Daarna doe jij de eerste zet.

## Regels

kamisado-aim = Twee spelers, één doel: als eerste een toren op de basislijn van de ander zetten.
kamisado-section-board = Bord en torens
kamisado-section-tower = Welke toren zet
kamisado-section-move = Zetten en winnen
kamisado-section-match = Spellen en punten
kamisado-section-next = De volgende ronde
kamisado-section-sumo = Sumo’s en duwen
kamisado-section-set-up = Toernooiopstelling
kamisado-section-notation = Opschrijven
kamisado-rule-B1 = Het bord heeft 64 velden in acht kleuren; elke kleur komt in elke rij en in elke kolom één keer voor. De rij vlak voor een speler is diens basislijn. Voor beiden is het linkereind bruin en het rechtereind oranje.
kamisado-rule-B2 = Elke speler heeft acht torens, één van elke kleur. In de eerste ronde begint elke toren op het veld van zijn kleur. Zwart is de Uitdager en zet het eerst; Wit is de Verdediger.
kamisado-rule-B3 = Elke kleur heeft ook een eigen schriftteken, op de velden en op de torens, zodat niemand kleuren hoeft te onderscheiden.
kamisado-rule-T1 = De eerste zet van een ronde is vrij: de Uitdager van die ronde mag elke toren verplaatsen.
kamisado-rule-T2 = Daarna moet je de toren verplaatsen met de kleur van het veld waarop de laatste zet van je tegenstander eindigde.
kamisado-rule-D1 = Een toren loopt in één lijn vooruit, recht of schuin, hoe ver ook. Geen toren gaat uit zichzelf opzij of terug.
kamisado-rule-D2 = Hij gaat alleen over lege velden: torens springen niet.
kamisado-rule-D3 = Hij eindigt op een leeg veld. Er staat nooit meer dan één toren op een veld, en er wordt niets geslagen.
kamisado-rule-D4 = Een toren mag schuin tussen twee torens door die elkaar met een hoek raken.
kamisado-rule-D5 = Een toren die kan lopen, moet lopen.
kamisado-rule-D6 = Een geblokkeerde toren past. Dat telt als een zet van lengte nul die op zijn eigen veld eindigt: de tegenstander moet nu de toren met de kleur van dat veld verplaatsen. Is ook die geblokkeerd, dan gaat het passen op dezelfde manier door.
kamisado-rule-D7 = Wie de basislijn van de tegenstander bereikt, wint meteen de ronde.
kamisado-rule-D8 = Komt een reeks passen terug bij een toren die daarin al gepast heeft, dan kan nooit meer iemand zetten. Dat is een volledige blokkade, en de speler die het laatst echt een toren bewoog, met een zet of een duw, verliest de ronde. Twee keer passen na elkaar is nog geen blokkade: een langere reeks kan toch nog een toren bereiken die kan lopen.
kamisado-rule-M1 = Voor het begin spreken de spelers de lengte van het spel af.
kamisado-rule-M2 = De toren die een ronde wint, krijgt een drakentand. De eerste tand van een toren geeft 1 punt, de tweede 2, de derde 4, de vierde 8. Het spel eindigt zodra iemand de afgesproken punten heeft; meer mag ook.
kamisado-rule-M3 = Met één tand is een toren een Sumo, met twee een Dubbele Sumo, met drie een Driedubbele Sumo. Die rang houdt hij de rest van het spel.
kamisado-rule-M4 = Na een volledige blokkade gaat de tand naar de toren van de winnaar met de kleur van het veld waarop de laatste echte zet van de verliezer eindigde. Was dat een duw, dan telt het veld dat de duwende toren betrad.
kamisado-rule-M5 = Losse rondes kunnen ook als serie worden gespeeld, om één punt elk; de spelers beginnen om beurten.
kamisado-rule-P1 = Voor de volgende ronde gaan alle torens terug naar de basislijnen. De winnaar van de laatste ronde, nu Verdediger, kiest of er van links of van rechts wordt opgesteld.
kamisado-rule-P2 = De verliezer, nu Uitdager, stelt in dezelfde richting op en doet de eerste zet.
kamisado-rule-P3 = Ieder neemt de eigen torens rij voor rij, eerst de eigen basislijn, de verre het laatst. Van links (P3) komt in elke rij de toren het meest links eerst, en worden de torens een voor een neergezet vanaf het bruine eind van de basislijn. Van rechts (P4) komt de toren het meest rechts eerst, en begint men bij het oranje eind. Links en rechts zijn altijd die van de speler zelf.
kamisado-rule-S1 = Een Sumo loopt hoogstens vijf velden, een Dubbele Sumo drie, een Driedubbele Sumo één.
kamisado-rule-S2 = In plaats van te lopen mag een Sumo een vijandige toren duwen (in het Japans: oshi) die vlak voor hem staat; een Dubbele Sumo tot twee in een aaneengesloten lijn, een Driedubbele Sumo tot drie. De duwer en alle geduwde torens gaan één veld in zijn richting.
kamisado-rule-S3 = Na een duw slaat de tegenstander een beurt over. Wie duwde, zet nog eens, met de toren in de kleur van het veld waarop de verste geduwde toren kwam. Is die toren geblokkeerd, dan past hij zoals gewoonlijk. Duwen mogen elkaar opvolgen.
kamisado-rule-S4 = Een duw is nooit schuin.
kamisado-rule-S5 = Het veld achter de laatste geduwde toren moet leeg zijn. Het mag op de basislijn liggen.
kamisado-rule-S6 = Een toren op zijn eigen basislijn kan niet worden geduwd: niemand wordt van het bord geduwd. Een duw zelf bereikt dus nooit de basislijn van de ander.
kamisado-rule-S7 = De lijn mag niet langer zijn dan de rang van de duwer: één toren voor een Sumo, twee voor een Dubbele Sumo, drie voor een Driedubbele Sumo.
kamisado-rule-S8 = Elke geduwde toren moet een lagere rang hebben dan de duwer: een Sumo duwt geen Sumo, een Dubbele Sumo geen Dubbele Sumo, een Driedubbele Sumo geen Driedubbele Sumo.
kamisado-rule-S9 = Alleen torens van de tegenstander kunnen worden geduwd.
kamisado-rule-S10 = Heeft de toren andere zetten, dan hoeft hij niet te duwen.
kamisado-rule-S11 = Is een duw zijn enige zet, dan moet hij duwen. Kan er ook niet geduwd worden, dan is de toren geblokkeerd.
kamisado-rule-U1 = Voor toernooien, alleen in de eerste ronde: de Uitdager zet de acht torens in willekeurige volgorde op de basislijn.
kamisado-rule-U2 = De Verdediger, die dat gezien heeft, doet daarna hetzelfde. Al het andere is zoals gewoonlijk.
kamisado-rule-U3 = Met een klok loopt tijdens het opstellen de tijd van de Uitdager, dan die van de Verdediger, en voor de eerste zet weer die van de Uitdager. Wie door zijn tijd gaat, verliest het spel.
kamisado-rule-N1 = Een zet wordt met vier tekens genoteerd: de toren, de richting zoals de speler die ziet, het aantal velden en de bereikte kleur. In woorden: Paars Links 5 Geel. Bij een geblokkeerde toren staat een 0 in plaats van de richting.
kamisado-rule-N2 = Na een duw worden ook de geduwde torens genoteerd, als achteruit. De opstelling aan het begin van elke ronde en de keuze van de kant horen bij het verslag.
kamisado-diagram-T1 = Het begin. Elke zwarte toren mag openen: tik er een aan en zie waar hij heen kan.
kamisado-diagram-T2 = Zwart landde op blauw, dus zet Wit met blauw. Zie hoe elke kleur de volgende toren roept.
kamisado-diagram-D1 = Blauw moet zetten; de stippen tonen alles wat kan.
kamisado-diagram-D4 = Rechtuit is het dicht; door het gaatje rechts is het open.
kamisado-diagram-D6 = De groene toren van Wit zit ingesloten op een geel veld. Landt bruin op groen, dan past Wit en gaat Zwart verder met geel.
kamisado-diagram-D7 = Wit landde op oranje, en niets staat de oranje toren van Zwart in de weg.
kamisado-diagram-D8 = Blauw landt op groen, en Wit kan alleen naar rood. Nu roepen de rode toren van Zwart en de groene van Wit elkaar eindeloos op. Wit zette het laatst en verliest.
kamisado-diagram-P1 = Zwart won de ronde en ziet beide opstellingen vóór de keuze.
kamisado-diagram-S1 = De paarse Sumo komt vijf velden ver en niet verder.
kamisado-diagram-S2 = De paarse Sumo duwt rood naar een geel veld; Zwart gaat verder met geel.
kamisado-diagram-DS2 = De groene Dubbele Sumo duwt een toren en een Sumo, twee keer na elkaar; dan loopt roze naar de overkant.
kamisado-diagram-TS2 = De gele Driedubbele Sumo duwt er drie, blauw duwt een Sumo, en geel duwt nog eens.
kamisado-diagram-S8 = Voor de paarse Sumo staat een andere Sumo: er valt niets te duwen.
kamisado-diagram-S11 = Paars kan nergens heen lopen, dus moet hij duwen.
kamisado-diagram-U1 = Tik twee torens aan om ze te wisselen, of sleep er een op een andere.

## Met de hand opstellen

kamisado-editor-help = Zet elke toren op elk vrij veld.
kamisado-editor-usual = Gewone opstelling
kamisado-editor-side = Aan zet
kamisado-editor-task = Wat er gespeeld moet worden
kamisado-editor-any = Een toren naar keuze (eerste zet)
kamisado-editor-fill = Opstelling kiezen (de ronde is gewonnen)
kamisado-editor-teeth =
    { $points ->
        [one] Drakentanden van { $side }: één punt
       *[other] Drakentanden van { $side }: { $points } punten
    }
kamisado-editor-tower =
    { $count ->
        [one] De { $colour } toren: één drakentand. Veranderen
       *[other] De { $colour } toren: { $count } drakentanden. Veranderen
    }

## Analyse

kamisado-threats-title = Vergiftigde kleuren
kamisado-threats-poisoned =
    { $count ->
        [one] Op deze kleur kan { $side } beter niet landen:
       *[other] Op deze kleuren kan { $side } beter niet landen:
    }
kamisado-threats-why = De { $colour } toren van { $side } op { $square } zou de overkant halen.
kamisado-threats-stand = Zoals de torens nu staan: een zet kan ook een weg openen of sluiten.
kamisado-threats-none = Voor { $side } is er nu geen kleur vergiftigd.
kamisado-threats-own = { $side } dreigt de overkant te halen; { $other } kan beter mijden:

## Instellingen

kamisado-settings-palette = Kleuren van Kamisado
kamisado-settings-palette-lacquer = Lak
kamisado-settings-palette-distinct = Goed te onderscheiden
kamisado-settings-characters = Tekens op torens en velden
kamisado-settings-notation = Zetten van Kamisado
kamisado-settings-notation-symbols = Symbolen
kamisado-settings-notation-words = Woorden
kamisado-settings-notation-coordinates = Coördinaten

## Terminal

kamisado-terminal-must-move =
    { $side } moet de { $colour } { $teeth ->
        [0] toren
        [1] Sumo
        [2] Dubbele Sumo
       *[other] Driedubbele Sumo
    } op { $square } verplaatsen
kamisado-terminal-may-open = { $side } begint met een toren naar keuze: kies hem, dan waarheen
kamisado-terminal-first-to = tot { $points }
kamisado-terminal-square =
    { $called ->
        [yes] Het { $colour } veld { $square }: de tegenstander moet dan de { $colour } toren verplaatsen
       *[no] Het { $colour } veld { $square }
    }
kamisado-terminal-set-up = Volgende toren, van links (bruin) naar rechts:
kamisado-terminal-rest = De rest op volgorde
kamisado-terminal-take-back = Eén terug
kamisado-terminal-plain = Eerst de toren, dan zijn veld; hoofdletters zijn Wit, cijfers drakentanden. * zet, . doel, ! wint
kamisado-terminal-mark-active = is aan zet
kamisado-terminal-mark-target = mag erheen
kamisado-terminal-mark-gate = wint de ronde
kamisado-terminal-mark-tooth = een drakentand
kamisado-terminal-keys = Een zet typ je als twee velden, zoals d1d5; het opstellen als left of right.
