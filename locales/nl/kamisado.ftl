# De woorden van Kamisado. Variabelen die colour, side, card, symbol of emblem heten, zijn al woorden.
# Cursus: één gedachte per stap, in hooguit veertig woorden.

## In één oogopslag

kamisado-about = De kleur waarop je landt, bepaalt welke toren je tegenstander moet verplaatsen. Wie het eerst aan de overkant is, wint.
kamisado-brief-1 = Verplaats een van je torens recht of schuin vooruit, zo ver je wilt.
kamisado-brief-2 = Het veld waarop die landt, beslist: je tegenstander moet nu de toren van die kleur verplaatsen.
kamisado-brief-3 = Met elke zet kies je dus ook de toren van de ander. Een toren die geen kant op kan, moet passen.
kamisado-brief-4 = Wie het eerst de overkant bereikt, wint de ronde.
kamisado-credit = Kamisado is van Peter Burley (Burley Games, HUCH! & friends).
kamisado-seat-first = Zwart (begint)
kamisado-ladder = Kamisado

## Computerspelers

kamisado-player-1 = Piyo
kamisado-player-1-about = Gaat naar de overkant als de weg vrij is, maar vergeet vaak welke toren een kleur oproept.
kamisado-player-2 = Mimi
kamisado-player-2-about = Kijkt één zet vooruit: zelden slordig, makkelijk te verrassen.
kamisado-player-3 = Gama
kamisado-player-3-about = Denkt ook aan jouw antwoord, maar vergeet af en toe een toren aan de andere kant van het bord.
kamisado-player-4 = Suzu
kamisado-player-4-about = Rekent de kortste gevechten uit, maar doet in langere partijen af en toe een overhaaste zet.
kamisado-player-5 = Kitsu
kamisado-player-5-about = Rekent gevechten van een paar zetten uit voordat ze beginnen.
kamisado-player-6 = Saru
kamisado-player-6-about = Rekent ook langere gevechten uit en is moeilijk te verrassen.
kamisado-player-7 = Yoru
kamisado-player-7-about = Rekent de meeste rondes helemaal uit, maar doet af en toe een zet op het oog.
kamisado-player-8 = Tatsu
kamisado-player-8-about = Rekent bijna elke ronde helemaal uit. Eén fout is genoeg.

## Coach

kamisado-coach-any = Let op de kleur waarop je landt: die bepaalt welke toren { $name } daarna moet verplaatsen.
kamisado-coach-win = Je kunt nu de overkant bereiken!
kamisado-coach-careful = Pas op, bij deze kleuren komt { $name } aan de overkant: { $colours }.
kamisado-coach-through = Wat je ook doet, { $name } komt er dit keer door.
kamisado-coach-calls = Land je daar, dan moet { $name } de { $colour } toren verplaatsen.
kamisado-coach-danger = Niet daarheen! Daarna is de { $colour } toren van { $name } aan de beurt, en die kan naar de overkant.
kamisado-coach-blocked = { $name } kan hierna niets verplaatsen: dan ben jij nog eens aan de beurt.
kamisado-coach-wins = Hiermee ben je aan de overkant en win je de ronde.
kamisado-coach-called = De kleur waarop je landde, beslist: { $name } moet nu de { $colour } toren verplaatsen.
kamisado-coach-lost = Met deze kleur liet je de { $colour } toren van { $name } erdoor.

## Keuzes

kamisado-option-length = Lengte
kamisado-option-length-single = Eén ronde
kamisado-option-length-single-help = De eerste toren op de basislijn van de ander wint.
kamisado-option-length-standard = Standaard
kamisado-option-length-standard-help = Tot 3 punten. Een toren die wint, wordt een Sumo.
kamisado-option-length-long = Lang
kamisado-option-length-long-help = Tot 7 punten, tot en met Dubbele Sumo’s.
kamisado-option-length-marathon = Marathon
kamisado-option-length-marathon-help = Tot 15 punten, tot en met Driedubbele Sumo’s.
kamisado-option-length-series = Serie
kamisado-option-length-series-help = Losse rondes om één punt; de spelers beginnen om beurten.
kamisado-option-rounds = Rondes
kamisado-option-setup = Opstelling
kamisado-option-setup-usual = Standaard
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
kamisado-ground-brown = bruin
kamisado-ground-green = groen
kamisado-ground-red = rood
kamisado-ground-yellow = geel
kamisado-ground-pink = roze
kamisado-ground-purple = paars
kamisado-ground-blue = blauw
kamisado-ground-orange = oranje
kamisado-direction-ahead = Vooruit
kamisado-direction-left = Links
kamisado-direction-right = Rechts
kamisado-direction-back = Achteruit

## Wie aan de beurt is, en waarom

kamisado-status =
    { $you ->
        [yes]
            { $colour ->
                [none] Jij bent aan de beurt: verplaats een toren naar keuze
               *[other] Jij bent aan de beurt: verplaats de { $colour } toren
            }
       *[no]
            { $colour ->
                [none] { $name } verplaatst een toren naar keuze
               *[other] { $name } verplaatst de { $colour } toren
            }
    }
kamisado-status-opening = De eerste zet van de ronde is vrij.
kamisado-status-landed =
    { $you ->
        [yes] Je landde op { $ground }.
       *[no] { $name } landde op { $ground }.
    }
kamisado-status-pushed =
    { $you ->
        [yes] Sumo-duw: je duwde een toren naar { $ground } en bent nog eens aan de beurt.
       *[no] Sumo-duw: { $name } duwde een toren naar { $ground } en is nog eens aan de beurt.
    }
kamisado-status-blocked =
    { $you ->
        [yes] Jouw { $tower } toren is geblokkeerd op { $ground }.
       *[no] De { $tower } toren van { $name } is geblokkeerd op { $ground }.
    }
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
kamisado-reason-deadlock = Volledige blokkade: niemand kan een toren verplaatsen, en wie dat het laatst deed, verliest.
kamisado-reason-level = Beide spelers hebben evenveel punten.
kamisado-ending-home-row =
    { $you ->
        [winner] Je { $tower } toren heeft de basislijn van { $loser } bereikt.
        [loser] De { $tower } toren van { $winner } heeft jouw basislijn bereikt.
       *[none] De { $tower } toren van { $winner } heeft de basislijn van { $loser } bereikt.
    }
kamisado-ending-deadlock =
    { $you ->
        [winner] Volledige blokkade: niemand kan een toren verplaatsen. { $loser } deed de laatste zet, dus jij wint; je { $tower } toren krijgt de tand.
        [loser] Volledige blokkade: niemand kan een toren verplaatsen. Jij deed de laatste zet, dus { $winner } wint; de { $tower } toren krijgt de tand.
       *[none] Volledige blokkade: niemand kan een toren verplaatsen. { $loser } deed de laatste zet, dus { $winner } wint; de { $tower } toren krijgt de tand.
    }

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
        [movable] , kan worden verplaatst
        [selected] , gekozen
        [target] , doel
        [push] , Sumo-duw
        [win] , wint de ronde
        [plannable] , kan worden gepland
        [planned] , geplande zet
       *[none] { "" }
    }
kamisado-fill-title =
    { $name ->
        [none] Je hebt de ronde gewonnen.
       *[other] { $name } heeft de ronde gewonnen.
    } Vanaf welke kant worden beide basislijnen opgevuld?
kamisado-fill-left = Van links
kamisado-fill-right = Van rechts
kamisado-line-up = { $side }: { $towers }
kamisado-set-up-title = Stel je torens op: sleep ze naar hun plaats, of tik er twee aan om ze te wisselen.
kamisado-set-up-done = Klaar
kamisado-refused-turn = { $name ->
        [none] { $side }
       *[other] { $name }
    } is aan de beurt.
kamisado-refused-enemy = Die toren is van { $side }.
kamisado-refused-tower =
    Alleen de { $tower } toren mag worden verplaatst: { $reason ->
        [pushed] { $side } duwde een toren naar die kleur.
        [blocked] { $side } is geblokkeerd op een veld van die kleur.
       *[landed] { $side } landde op die kleur.
    }
kamisado-refused-stuck = De { $tower } toren kan geen kant op.
kamisado-refused-square = Daar kan de { $tower } toren niet heen. De stippen laten zien waar wel.
kamisado-refused-first = Kies eerst een van je torens.
kamisado-refused-set-up = Wissel twee van je eigen torens om.
kamisado-your-turn =
    { $tower ->
        [none] Jij bent aan de beurt: een toren naar keuze
       *[other] Jij bent aan de beurt: de { $tower } toren
    }, { $count ->
        [one] één zet
       *[other] { $count } zetten
    }
kamisado-selected =
    De { $tower } toren op { $square }: { $count ->
        [one] één zet
       *[other] { $count } zetten
    }
kamisado-planning = Zet plannen voor de { $tower } toren op { $square }: kies een veld
kamisado-swapped = De { $tower } en de { $other } toren zijn gewisseld
kamisado-moved = { $side }: de { $tower } toren gaat van { $from } naar { $to }, op { $ground }
kamisado-pushed =
    { $side }: de { $tower } toren doet een Sumo-duw van { $from } naar { $to } en duwt { $count ->
        [one] één toren
       *[other] { $count } torens
    } naar { $ground }
kamisado-passed = De { $tower } toren van { $side } is geblokkeerd op { $square }: { $next } verplaatst de { $colour } toren
kamisado-round-won =
    { $reason ->
        [deadlock] { $side } wint de ronde door volledige blokkade; de { $tower } toren krijgt de tand
       *[home-row] { $side } wint de ronde met de { $tower } toren
    }: { $points ->
        [one] één punt
       *[other] { $points } punten
    }
kamisado-placed = { $side } heeft de torens opgesteld
kamisado-filled =
    { $side } stelt { $fill ->
        [left] van links
       *[right] van rechts
    } op
kamisado-round-started = Nieuwe ronde: { $side } begint
kamisado-match-over =
    { $side ->
        [none] Het spel eindigt in gelijkspel
       *[other] { $side } wint het spel
    }{ $reason ->
        [deadlock] { " " }door volledige blokkade
       *[other] { "" }
    }

## Cursus

kamisado-course-about = Van de eerste zet tot de driedubbele duw: kleuren, Sumo’s, punten.
kamisado-course-end = Je weet hoe je torens verplaatst, hoe kleuren beslissen en wat Sumo’s kunnen. De rest komt met spelen.
kamisado-course-open-title = Een toren naar keuze
kamisado-course-open = Jij speelt met Zwart, onderaan. Wie het eerst de rij aan de overkant bereikt, wint. De eerste zet van een ronde is vrij: kies een van je torens en verplaats hem vooruit.
kamisado-course-open-done = Goed zo. Dat was de enige vrije keuze: van nu af aan beslissen de kleuren.
kamisado-course-forward-title = Alleen vooruit
kamisado-course-forward = Een toren gaat recht of schuin vooruit, zo ver je wilt. Nooit opzij, nooit terug. Verplaats je blauwe toren schuin.
kamisado-course-forward-wrong = Dat was rechtuit. Kies deze keer een stip links of rechts daarvan.
kamisado-course-forward-done = Juist. In één lijn, hoe ver je maar wilt, altijd naar de overkant.
kamisado-course-follow-title = De kleur beslist
kamisado-course-follow = Wit is net op een geel veld geland. Dat is een bevel: nu moet jij je gele toren verplaatsen. Waarheen, mag je zelf weten.
kamisado-course-follow-done = Dit is het hart van Kamisado: het veld bepaalt welke toren nu aan de beurt is.
kamisado-course-send-title = Jij beslist voor Wit
kamisado-course-send = Het werkt ook andersom: de kleur waarop jij landt, bepaalt de toren die Wit moet verplaatsen. Laat Wit de oranje toren verplaatsen!
kamisado-course-send-wrong = Dat veld is niet oranje. Zoek het oranje veld onder de stippen.
kamisado-course-send-done = Je landde op oranje, dus moest Wit de oranje toren verplaatsen. Die staat nu op blauw: jouw blauwe toren zou aan de beurt zijn.
kamisado-course-slip-title = Niet springen
kamisado-course-slip = Torens springen nooit over andere. Rechtuit is de weg versperd. Maar twee torens die elkaar alleen met een hoek raken, laten een gaatje: glip er schuin tussendoor.
kamisado-course-slip-wrong = Die weg is vrij, maar het is niet het gaatje. Ga naar rechts, tussen de twee torens door.
kamisado-course-slip-done = Erdoor! Hoeken die elkaar raken, sluiten geen schuine weg af.
kamisado-course-win-title = De overkant
kamisado-course-win = Wit landde op oranje, en je oranje toren heeft vrij baan. Ga helemaal door tot de basislijn van Wit en win de ronde!
kamisado-course-win-wrong = Niet ver genoeg. Ga tot de laatste rij: het veld met het poortje.
kamisado-course-win-done = Je hebt de basislijn van Wit bereikt. De ronde is van jou.
kamisado-course-must-title = Wie kan, moet
kamisado-course-must = Je mag niet passen als je een zet kunt doen. De blauwe toren van Wit kan maar naar één veld, een roze. Land op blauw!
kamisado-course-must-then-1 = Wit had geen keus en ging naar roze. Dus is je roze toren aan de beurt: ga door naar de overkant!
kamisado-course-must-wrong = Dat niet. Eerst het blauwe veld, dan met roze recht naar de laatste rij.
kamisado-course-must-done = De ander dwingen is het beste wapen dat er is.
kamisado-course-poison-title = Vergiftigde kleuren
kamisado-course-poison = Tussen de rode toren van Wit en jouw basislijn staat niets. Land je op rood, dan gaat hij door en wint. Rood is vergiftigd: land op een andere kleur.
kamisado-course-poison-wrong = Rood! Nu zou de rode toren van Wit de overkant halen. Neem een andere kleur.
kamisado-course-poison-done = Goed gezien. Vraag je voor elke zet af welke torens van Wit de overkant zouden halen.
kamisado-course-blocked-title = Een geblokkeerde toren
kamisado-course-blocked = De groene toren van Wit zit ingesloten en kan geen kant op. Land op groen en kijk wat er gebeurt.
kamisado-course-blocked-then-1 = De groene toren van Wit moet passen. Hij staat op geel, dus ben jij weer aan de beurt, met geel. Ga naar de overkant!
kamisado-course-blocked-wrong = Kijk nog eens: eerst het groene veld, dan met geel recht naar de laatste rij.
kamisado-course-blocked-done = Gewonnen! Passen telt als een zet die eindigt waar de toren al staat: de kleur van dat veld bepaalt welke toren daarna aan de beurt is.
kamisado-course-deadlock-title = Volledige blokkade
kamisado-course-deadlock = Soms roepen geblokkeerde torens elkaar eindeloos op. Dat is een volledige blokkade, en wie de laatste zet deed, verliest. Land op groen: Wit heeft maar één antwoord.
kamisado-course-deadlock-wrong = Dat is geen groen. Het groene veld ligt vlak voor je blauwe toren.
kamisado-course-deadlock-done = Jouw rode toren en de groene van Wit zitten vast en roepen elkaar eindeloos op. Wit deed de laatste zet, dus jij wint.
kamisado-course-tooth-title = Een drakentand
kamisado-course-tooth = In een langer spel brengt elke ronde punten op. Win deze met je oranje toren: hij krijgt een drakentand en wordt een Sumo.
kamisado-course-tooth-then-1 = Eén punt! Wie wint, kiest hoe beide basislijnen weer worden opgesteld: van links of van rechts. Neem een van de twee opstellingen.
kamisado-course-tooth-wrong = Je oranje toren bereikt de laatste rij schuin. Zoek het poortje.
kamisado-course-tooth-done = Alle torens staan weer op hun eigen basislijn, en wie verloor, begint de volgende ronde.
kamisado-course-sumo-title = Sterk maar traag
kamisado-course-sumo = Je paarse toren met de tand is een Sumo. Hij is zwaar: hij gaat maximaal vijf velden ver. Verplaats hem precies vijf velden.
kamisado-course-sumo-wrong = Tel de velden: het moeten er vijf zijn.
kamisado-course-sumo-done = Vijf is zijn grens. Maar hij is sterk, zoals je zult zien.
kamisado-course-points-title = Punten
kamisado-course-points = De eerste tand van een toren geeft 1 punt, de tweede 2, de derde 4, de vierde 8. Een standaardspel gaat tot 3, en jij hebt er 1: win met je Sumo!
kamisado-course-points-wrong = Je paarse Sumo kan recht naar de laatste rij.
kamisado-course-points-done = Twee erbij maakt drie: het spel is van jou. Een lang spel gaat tot 7, een marathon tot 15.
kamisado-course-push-title = De Sumo-duw
kamisado-course-push = Vlak voor je Sumo staat een toren. Duw hem: je Sumo gaat een stap vooruit, en de andere toren moet een veld terug.
kamisado-course-push-then-1 = Wit slaat een beurt over. Jij bent nog eens aan de beurt, met de kleur waarop de geduwde toren kwam: geel. Waarheen, mag je zelf weten.
kamisado-course-push-wrong = Dat was een gewone zet. Duw de toren die recht voor je Sumo staat.
kamisado-course-push-done = Een duw en nog een zet: zo winnen Sumo’s.
kamisado-course-equals-title = Alleen zwakkere
kamisado-course-equals = Een Sumo duwt alleen zwakkere torens van de tegenstander, rechtuit, naar een vrij veld, en nooit van hun basislijn. Hier staat een andere Sumo: duwen kan niet, dus doe een gewone zet.
kamisado-course-equals-done = Is een duw je enige zet, dan moet je duwen. Kan dat ook niet, dan is je Sumo geblokkeerd.
kamisado-course-double-title = De Dubbele Sumo
kamisado-course-double = Met twee tanden is een toren een Dubbele Sumo. Hij gaat maximaal drie velden ver, maar duwt maximaal twee torens, ook Sumo’s. Duw met groen!
kamisado-course-double-then-1 = De achterste geduwde toren kwam op groen, dus groen is nog eens aan de beurt. Ga schuin naar de overkant!
kamisado-course-double-wrong = Eerst rechtuit duwen, dan schuin naar de laatste rij.
kamisado-course-double-done = De derde tand geeft vier punten: je wint het spel met 9 tegen 3.
kamisado-course-triple-title = De Driedubbele Sumo
kamisado-course-triple = Met drie tanden is een toren een Driedubbele Sumo. Hij gaat maar één veld ver, maar duwt maximaal drie torens, ook Dubbele Sumo’s. Duw ze alle drie met geel!
kamisado-course-triple-wrong = Rechtuit: ze staan alle drie voor hem.
kamisado-course-triple-done = De achterste kwam op blauw, dus ga jij verder met blauw.
kamisado-course-set-up-title = Je eigen opstelling
kamisado-course-set-up = In toernooien hoeven torens niet op hun kleur te beginnen. Eerst stelt Zwart op, dan Wit. Wissel een paar torens en druk op ‘Klaar’.
kamisado-course-set-up-wrong = Wissel eerst minstens twee torens: tik de ene aan, dan de andere.
kamisado-course-set-up-done = Wit heeft het gezien en stelt nu op. Daarna doe jij de eerste zet.

## Regels

kamisado-aim = Twee spelers, één doel: als eerste een toren op de basislijn van de tegenstander krijgen.
kamisado-box = 2 spelers, vanaf 10 jaar. Eén ronde duurt 20–30 minuten, een standaardspel 60–90 minuten, een lang spel 2–3 uur, een marathon 3–5 uur.
kamisado-section-board = Bord en torens
kamisado-section-tower = Welke toren aan de beurt is
kamisado-section-move = Verplaatsen en winnen
kamisado-section-match = Spellen en punten
kamisado-section-next = De volgende ronde
kamisado-section-sumo = Sumo’s en duwen
kamisado-section-set-up = Toernooiopstelling
kamisado-section-notation = Zetten noteren
kamisado-rule-B1 = Het bord heeft 64 velden in acht kleuren; elke kleur komt in elke rij en in elke kolom één keer voor. De rij vlak voor een speler is diens basislijn. Voor beiden is het linkereind bruin en het rechtereind oranje.
kamisado-rule-B2 = Elke speler heeft acht torens, één van elke kleur. In de eerste ronde begint elke toren op het veld van zijn kleur. Zwart is de uitdager en begint; Wit is de verdediger. De speler met de meeste ervaring neemt Wit. Beiden houden hun kleur het hele spel.
kamisado-rule-B3 = Elke kleur heeft ook een eigen schriftteken, op de velden en op de torens, zodat ook kleurenblinden kunnen spelen.
kamisado-rule-T1 = De eerste zet van een ronde is vrij: de uitdager van die ronde mag een willekeurige toren verplaatsen.
kamisado-rule-T2 = Daarna moet je de toren verplaatsen met de kleur van het veld waarop de laatste zet van je tegenstander eindigde. Na een duw geldt in plaats daarvan regel S3.
kamisado-rule-D1 = Een toren gaat in één lijn vooruit, recht of schuin, een willekeurig aantal velden. Opzij of terug gaat hij nooit, behalve als hij wordt geduwd.
kamisado-rule-D2 = Hij gaat alleen over lege velden: torens springen niet.
kamisado-rule-D3 = Zijn zet eindigt op een leeg veld. Er staat nooit meer dan één toren op een veld, en er wordt niets geslagen.
kamisado-rule-D4 = Een toren mag schuin tussen twee torens door die elkaar met een hoek raken.
kamisado-rule-D5 = Een toren die verplaatst kan worden, moet verplaatst worden.
kamisado-rule-D6 = Een geblokkeerde toren past. Dat telt als een zet van lengte nul die op zijn eigen veld eindigt: de tegenstander moet nu de toren met de kleur van dat veld verplaatsen. Is ook die geblokkeerd, dan gaat het passen op dezelfde manier door.
kamisado-rule-D7 = Wie de basislijn van de tegenstander bereikt, wint meteen de ronde.
kamisado-rule-D8 = Wordt er telkens weer gepast, tot een toren aan de beurt komt die in die reeks al heeft gepast, dan kan nooit meer iemand een toren verplaatsen. Dat is een volledige blokkade, en de speler die het laatst echt een toren verplaatste, met een zet of een duw, verliest de ronde, ook als die zet gedwongen was. Zo’n reeks kan uit twee torens bestaan, van elke speler één, maar ook uit vier, zes of meer. Twee keer passen na elkaar is nog geen volledige blokkade: een langere reeks kan toch nog een toren bereiken die verplaatst kan worden.
kamisado-rule-M1 = Voor het begin spreken de spelers de lengte van het spel af.
kamisado-rule-M2 = De toren die een ronde wint, krijgt een drakentand. De eerste tand van een toren geeft 1 punt, de tweede 2, de derde 4, de vierde 8. Het spel eindigt zodra iemand de afgesproken punten heeft; meer mag ook. Een Sumo die een ronde wint, beslist dus meteen een standaardspel, een Dubbele Sumo een lang spel, een Driedubbele Sumo een marathon.
kamisado-rule-M3 = Met één tand is een toren een Sumo, met twee een Dubbele Sumo, met drie een Driedubbele Sumo. Die rang houdt hij de rest van het spel.
kamisado-rule-M4 = Na een volledige blokkade gaat de tand naar de toren van de winnaar met de kleur van het veld waarop de laatste echte zet van de verliezer eindigde.
kamisado-ruling-M4 = Was die zet een duw, dan telt het veld waarop de duwende toren kwam.
kamisado-rule-M5 = Je kunt ook meerdere losse rondes spelen, om één punt elk; de spelers beginnen om beurten.
kamisado-ruling-M5 = Zo’n serie heeft een vast aantal rondes, die allemaal worden gespeeld. In elke ronde beginnen de torens op hun eigen kleur, er zijn geen Sumo’s, en de serie kan in gelijkspel eindigen.
kamisado-rule-P1 = Voor de volgende ronde gaan alle torens terug naar de basislijnen. De winnaar van de laatste ronde, nu verdediger, kiest of er van links of van rechts wordt opgesteld, en kan zo een opstelling vermijden met zwakke plekken die makkelijk aan te vallen zijn.
kamisado-rule-P2 = De verliezer, nu uitdager, stelt in dezelfde richting op en doet de eerste zet.
kamisado-rule-P3 = Eerst stelt de verdediger op, dan de uitdager. Ieder neemt de eigen torens rij voor rij, eerst de eigen basislijn, die van de tegenstander het laatst. Van links (P3) komt in elke rij de meest linkse toren eerst, en worden de torens een voor een neergezet vanaf het bruine eind van de basislijn. Van rechts (P4) komt de meest rechtse toren eerst, en begin je bij het oranje eind. Links en rechts gelden altijd vanuit de speler zelf gezien.
kamisado-rule-S1 = Een Sumo gaat maximaal vijf velden ver, een Dubbele Sumo drie, een Driedubbele Sumo één.
kamisado-rule-S2 = In plaats van een gewone zet mag een Sumo een toren van de tegenstander duwen (in het Japans: oshi) die vlak voor hem staat; een Dubbele Sumo maximaal twee in een aaneengesloten lijn, een Driedubbele Sumo maximaal drie. De duwer en alle geduwde torens schuiven één veld op in zijn richting.
kamisado-rule-S3 = Na een duw slaat de tegenstander een beurt over. Wie duwde, is nog eens aan de beurt, met de toren in de kleur van het veld waarop de verste geduwde toren kwam. Duwen mogen elkaar opvolgen.
kamisado-ruling-S3 = Is die toren geblokkeerd, dan past hij zoals gewoonlijk.
kamisado-rule-S4 = Een duw is nooit schuin.
kamisado-rule-S5 = Het veld achter de laatste geduwde toren moet leeg zijn. Het mag op de basislijn liggen.
kamisado-rule-S6 = Een toren op zijn eigen basislijn kan niet worden geduwd: niets wordt van het bord geduwd. Met een duw alleen bereik je dus nooit de basislijn van de tegenstander.
kamisado-rule-S7 = De lijn mag niet langer zijn dan de rang van de duwer: één toren voor een Sumo, twee voor een Dubbele Sumo, drie voor een Driedubbele Sumo.
kamisado-rule-S8 = Elke geduwde toren moet een lagere rang hebben dan de duwer: een Sumo duwt geen Sumo, een Dubbele Sumo geen Dubbele Sumo, een Driedubbele Sumo geen Driedubbele Sumo.
kamisado-rule-S9 = Alleen torens van de tegenstander kunnen worden geduwd.
kamisado-rule-S10 = Heeft de toren andere zetten, dan hoef je niet te duwen.
kamisado-rule-S11 = Is een duw de enige zet van de toren, dan moet je duwen. Kan er ook niet geduwd worden, dan is de toren geblokkeerd.
kamisado-rule-U1 = Voor toernooien, en voor ervaren spelers die een gevarieerdere opening willen, alleen in de eerste ronde: de uitdager zet de acht torens in willekeurige volgorde op de basislijn.
kamisado-rule-U2 = De verdediger, die dat gezien heeft, doet daarna hetzelfde. Al het andere is zoals gewoonlijk.
kamisado-rule-U3 = Met een klok loopt tijdens het opstellen de tijd van de uitdager, dan die van de verdediger, en voor de eerste zet weer die van de uitdager.
kamisado-ruling-U3 = Wie de bedenktijd overschrijdt, verliest het spel.
kamisado-rule-N1 = Een zet wordt met vier tekens genoteerd: de toren, de richting zoals de speler die ziet, het aantal velden en de bereikte kleur. In woorden: Paars Links 5 Geel. Bij een geblokkeerde toren staat een 0 in plaats van de richting.
kamisado-rule-N2 = Na een duw worden ook de geduwde torens genoteerd, als zet achteruit, en de bereikte kleur hoeft niet bij de volgende toren te passen. De opstelling aan het begin van elke ronde en de keuze van de kant horen bij de notatie.
kamisado-diagram-T1 = De beginstelling. Elke zwarte toren mag beginnen: tik er een aan en kijk waar hij heen kan.
kamisado-diagram-T2 = Zwart landde op blauw, dus is de blauwe toren van Wit aan de beurt. Kijk hoe elke kleur de volgende toren roept.
kamisado-diagram-D1 = Blauw is aan de beurt; de stippen tonen alles wat kan.
kamisado-diagram-D4 = Rechtuit is de weg versperd; door het gaatje rechts is die vrij.
kamisado-diagram-D6 = De groene toren van Wit zit ingesloten op een geel veld. Landt bruin op groen, dan past Wit en gaat Zwart verder met geel.
kamisado-diagram-D7 = Wit landde op oranje, en niets staat de oranje toren van Zwart in de weg.
kamisado-diagram-chain = Twee keer gepast, en toch geen volledige blokkade: blauw landt op groen, de groene toren van Wit past op geel, de gele van Zwart past op blauw. Dus gaat Wit met blauw naar geel, Zwart past nog eens, en blauw bereikt de overkant.
kamisado-diagram-D8 = Blauw landt op groen, en Wit kan alleen naar rood. Nu roepen de rode toren van Zwart en de groene van Wit elkaar eindeloos op. Wit deed de laatste zet en verliest.
kamisado-diagram-P1 = Zwart won de ronde en ziet beide opstellingen vóór de keuze.
kamisado-diagram-S1 = De paarse Sumo komt vijf velden ver en niet verder.
kamisado-diagram-S2 = De paarse Sumo duwt rood naar een geel veld; Zwart gaat verder met geel.
kamisado-diagram-DS2 = De groene Dubbele Sumo duwt een toren en een Sumo, twee keer na elkaar; dan haalt roze de overkant.
kamisado-diagram-TS2 = De gele Driedubbele Sumo duwt er drie, blauw duwt een Sumo, en geel duwt nog eens.
kamisado-diagram-S8 = Voor de paarse Sumo staat een andere Sumo: er valt niets te duwen.
kamisado-diagram-S11 = De paarse Sumo heeft geen gewone zet, dus moet hij duwen.
kamisado-diagram-U1 = Tik twee torens aan om ze te wisselen, of sleep er een op een andere.

## Met de hand opstellen

kamisado-editor-help = Zet een willekeurige toren op een willekeurig vrij veld.
kamisado-editor-usual = Standaardopstelling
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
kamisado-part-position = de regel als geheel
kamisado-part-board = het bord
kamisado-part-side = wie aan de beurt is
kamisado-part-active = wat er gespeeld moet worden
kamisado-part-target = de lengte van het spel
kamisado-part-score = de stand

## Analyse

kamisado-threats-title = Vergiftigde kleuren
kamisado-threats-poisoned =
    { $count ->
        [one] Op deze kleur kan { $side } beter niet landen:
       *[other] Op deze kleuren kan { $side } beter niet landen:
    }
kamisado-threats-why = De { $colour } toren van { $side } op { $square } zou de overkant halen.
kamisado-threats-stand = Zo staan de torens nu; een zet kan ook een weg openen of sluiten.
kamisado-threats-none = Voor { $side } is er nu geen kleur vergiftigd.
kamisado-threats-own = { $side } dreigt de overkant te halen; { $other } kan beter mijden:

## Instellingen

kamisado-settings-palette = Kleuren bij Kamisado
kamisado-settings-palette-lacquer = Klassiek
kamisado-settings-palette-distinct = Goed te onderscheiden
kamisado-settings-signs = Op torens en velden
kamisado-settings-signs-characters = Schrifttekens
kamisado-settings-signs-letters = Letters
kamisado-settings-signs-shapes = Vormen
kamisado-settings-signs-none = Niets
kamisado-settings-notation = Zetten bij Kamisado
kamisado-settings-notation-arrows = Zoals op het scherm
kamisado-notation-rulebook = Notatie van de spelregels
kamisado-settings-notation-symbols = Symbolen van de spelregels
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
kamisado-terminal-plain = Eerst de toren, dan zijn veld; hoofdletters zijn Wit, cijfers drakentanden. * beurt, . doel, ! wint
kamisado-terminal-mark-active = aan de beurt
kamisado-terminal-mark-target = kan erheen
kamisado-terminal-mark-gate = wint de ronde
kamisado-terminal-mark-tooth = een drakentand
kamisado-terminal-keys = Een zet typ je als twee velden, zoals d1d5; het opstellen als left of right.
kamisado-illegal =
    { $why ->
        [match-over] het spel is afgelopen
        [round-over] de ronde is afgelopen
        [set-up-first] { $side } moet eerst alle acht torens opstellen
        [fill-first] { $side } won de ronde en moet eerst links of rechts kiezen
        [move-expected] er is een ronde bezig: nu moet er een zet komen
        [no-tower] op { $square } staat geen toren
        [not-yours] de toren op { $square } is van de andere kant
        [not-active] { $side } moet de { $colour } toren verplaatsen, niet de { $tower }
        [not-forward] een toren gaat in één lijn vooruit, recht of schuin
        [too-far] { $count ->
            [one] deze toren gaat maximaal één veld ver
           *[other] deze toren gaat maximaal { $count } velden ver
        }
        [path-blocked] een toren op { $square } staat in de weg
        [occupied] op { $square } staat al een toren
        [push-diagonal] een duw gaat rechtuit, nooit schuin
        [push-no-room] het veld achter de geduwde torens moet leeg zijn, en { $square } is dat niet
        [push-home-row] een toren op zijn eigen basislijn kan niet worden geduwd
        [push-too-many] { $count ->
            [one] deze toren duwt maximaal één toren
           *[other] deze toren duwt maximaal { $count } torens
        }
        [push-rank] alleen torens van een lagere rang kunnen worden geduwd
       *[push-own] alleen torens van de tegenstander kunnen worden geduwd
    }

## Opgelost

kamisado-solved-heading = Kamisado: wie begint, kan altijd winnen
kamisado-solved-text = In de standaardopstelling begint Zwart en kan de winst afdwingen, wat Wit ook doet. Van de { $all } mogelijke eerste zetten winnen er { $winning }, en die gaan allemaal recht vooruit. De getallen geven aan hoeveel zetten van beide spelers dat bij perfect spel kost.
kamisado-solved-try = Probeer een eerste zet op het bord en kijk wat ervan komt.
kamisado-solved-won = { $move } wint, bij perfect spel in { $count } zetten.
kamisado-solved-lost = { $move } verliest: bij perfect spel wint Wit in { $count } zetten.
kamisado-solved-step = Zet { $step } van { $count }
kamisado-solved-next = Volgende zet
kamisado-solved-yours-text = Neem Zwart en zet de gewonnen stelling tegen { $name } om in een overwinning. Of neem de verloren kant en kijk hoelang je het volhoudt.
kamisado-solved-black = Winnen met Zwart
kamisado-solved-white = Volhouden met Wit
kamisado-solved-proof-text = Het bewijs is een lijst van 3363 stellingen, elk met de zet van Zwart. Je hoeft ons niet op ons woord te geloven: je browser kan elke verdediging ertegen proberen, met een kort programma dat alleen de spelregels kent.
kamisado-opening-heading = Toernooiopstelling: met de juiste opstelling wint Zwart altijd
kamisado-opening-text = Bij de toernooiopstelling stelt Zwart als eerste op en begint daarna. Wit heeft dat gezien en mag met elk van de 40.320 opstellingen antwoorden. Bijna elke opstelling van Zwart verliest van het juiste antwoord. Een paar winnen er van allemaal.
kamisado-opening-try = Stel op het bord de zwarte torens op en druk op ‘Klaar’: dan zie je hoe Wit antwoordt.
kamisado-opening-looking = Er wordt een antwoord gezocht…
kamisado-opening-refuted = Zo antwoordt Wit en wint, wat Zwart ook speelt.
kamisado-opening-unbeaten = Wit heeft geen antwoord: van elk van de 40.320 opstellingen wint Zwart.
kamisado-opening-open = Of Wit hier een antwoord op heeft, weet nog niemand.
kamisado-opening-show = Laat er een zien die wint
kamisado-opening-shared = Wat de goede gemeen hebben
kamisado-opening-corner = Bijna allemaal hebben ze bruin in de rechterhoek of oranje in de linker, precies aan de andere kant dan hun eigen kleur. Van h1 kan bruin rechtdoor naar h7, een paars veld. Staat daarachter op h8 de paarse toren van Wit, dan moet die de hoek uit over de lange diagonaal. Daar is elk veld bruin: bruin is meteen weer aan de beurt en bereikt de basislijn.
kamisado-opening-yours = Stel tegen { $name } als eerste op, met een opstelling die wint: dan kun alleen jij het nog bederven. Of antwoord met Wit, voor wie er geen goed antwoord is, en kijk hoelang je het volhoudt.
kamisado-opening-black = Opstellen met Zwart
kamisado-opening-white = Antwoorden met Wit
kamisado-opening-proof = Voor elke opstelling die verliest hebben we het antwoord dat ervan wint. De winnende zijn tegen alle 40.320 antwoorden geprobeerd. Je hoeft ons niet op ons woord te geloven: je browser kan het allemaal opnieuw bewijzen, met een kort programma dat alleen de spelregels kent. Alle antwoorden op één opstelling kosten hem een paar minuten.
kamisado-verify-strategy = De lijst controleren
kamisado-verify-strategy-running = Elke verdediging wordt geprobeerd…
kamisado-verify-strategy-holds = Zwart wint: { $positions } stellingen, { $moves } zetten uit de lijst.
kamisado-verify-strategy-wrong = De lijst bewijst niets. Hier ontbreekt een zet die wint: { $position }
kamisado-verify-label = De opstelling controleren
kamisado-verify-all = Alle { $count } antwoorden controleren
kamisado-verify-some = { $count } willekeurige controleren
kamisado-verify-which =
    { $placed ->
        [yes] Hiermee bewijst je browser wie er wint met de opstelling op het bord.
       *[no] Hiermee komt een winnende opstelling op het bord en wordt ze bewezen. Wil je een andere controleren, stel die dan eerst op.
    }
kamisado-verify-so-far = { $done } van de { $total } antwoorden geprobeerd: Zwart wint van allemaal.
kamisado-verify-proven =
    { $all ->
        [yes] Bewezen: Zwart wint van alle { $count } antwoorden.
       *[no] Bewezen: Zwart wint van elk van deze { $count } antwoorden.
    }
kamisado-verify-beaten = Bewezen: met het antwoord op het bord wint Wit.
kamisado-verify-table-label = Willekeurige opstellingen controleren
kamisado-verify-table = { $count } willekeurige opstellingen controleren
kamisado-verify-table-which = Uit de 40.320 opstellingen worden er een paar geloot, en wat we ervan zeggen wordt opnieuw bewezen.
kamisado-verify-table-so-far = { $done } van de { $total } opstellingen gecontroleerd, en het klopt steeds.
kamisado-verify-table-proven = Bewezen: { $beaten } opstellingen verliezen van ons antwoord, en { $unbeaten } winnen elk van { $answers } willekeurige antwoorden.
kamisado-verify-table-wrong = Over { $towers } hebben we ons vergist. Laat het ons alsjeblieft weten.
kamisado-data-strategy = De lijst met stellingen en zetten
kamisado-data-first-moves = De { $count } eerste zetten, met perfect spel erna
kamisado-data-table = Alle opstellingen, elk met het antwoord dat ervan wint
kamisado-data-walk = Het programma dat elke verdediging probeert
kamisado-data-rules = De spelregels, zoals de controles ze kennen
kamisado-data-search = Het programma dat bewijst wie er wint
