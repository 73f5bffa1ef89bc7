# De woorden van de opdrachtregel die bij geen spel horen.

## Op de opdrachtregel

terminal-player-form = een speler is me of level:1 tot level:8
terminal-seat-form = schrijf het zo: 1=me of 2=level:5
terminal-clock-form = een klok is none, of minuten en seconden zoals 5+3 (hoogstens 999+999)
terminal-no-terminal = play heeft voor invoer en uitvoer een terminal nodig
terminal-no-seed = de notatie heeft geen startgetal (seed), dus de volgende kaarten kunnen niet worden gedeeld
terminal-no-such-seat = plaats { $seat } is er niet: dit spel heeft er { $seats }
terminal-wrong-seats = het veld Seats noemt geen { $seats } spelers
terminal-cannot-read = { $file } is niet te lezen: { $why }
terminal-cannot-resume = { $file } kan niet worden hervat: { $why }

## Menu

terminal-menu-game = Welk spel?
terminal-menu-options = Welke regels?
terminal-menu-players = Wie speelt er?
terminal-menu-choose = Enter: kiezen
terminal-menu-next = Enter: verder
terminal-menu-play = Enter: spelen
terminal-menu-keys = Op, neer: bewegen   Enter: kiezen   Esc: sluiten
terminal-menu-change = Op, neer: bewegen   Links, rechts: wijzigen   Enter: verder   Esc: terug
terminal-number = { $min } tot { $max }
terminal-clock = Klok
terminal-clock-help = Minuten per speler en seconden die elke beurt erbij komen; wie geen tijd meer heeft, verliest.
terminal-clock-none = geen
terminal-clock-choice = { $control } (minuten + seconden)

## Spelers

terminal-seat = Plaats { $seat }
terminal-you = jij
terminal-self = Jij
terminal-player = Speler { $seat }
terminal-person = mens
terminal-computer = { $name } (niveau { $level })
terminal-person-help = Iemand aan deze terminal.

## Beurten en einden

terminal-turn = Aan de beurt: { $name }
terminal-did = { $name }: { $action }
terminal-won =
    { $you ->
        [yes] Jij hebt het spel gewonnen
        [with] Jij en { $names } hebben het spel gewonnen
       *[no]
            { $count ->
                [one] { $names } heeft het spel gewonnen
               *[other] { $names } hebben het spel gewonnen
            }
    }
terminal-drawn = Het spel eindigt in gelijkspel
terminal-lost-on-time =
    { $you ->
        [yes] Je hebt de bedenktijd overschreden
       *[no] { $name } heeft de bedenktijd overschreden
    }
terminal-thinking = { $seat } ({ $name }) denkt na…
terminal-thinks = { $name } denkt na…
terminal-somebody-thinks = Iemand denkt na…
terminal-pass-device = Geef het apparaat door: { $name }
terminal-pass-device-hint = De anderen kijken nu even weg. Druk op een toets als je zover bent.
terminal-look-only = Bekijk je kaarten: vóór de ronde wordt je niets gevraagd

## Wat kan, en wat niet

terminal-undone = Teruggenomen.
terminal-undo-nothing = Er is niets terug te nemen.
terminal-undo-clock = Met een klok is elke zet definitief: er wordt niets teruggenomen.
terminal-undo-secret = Wat gezien is, is gezien: dit blijft staan.
terminal-refused = { $action }: dat kan niet ({ $why }).
terminal-export-later = Een notatie toont alles en kan dus pas na het spel worden geëxporteerd; s bewaart het.
terminal-tip-not-yours = Een tip krijg je als je aan de beurt bent.
terminal-no-tip = Er kwam niet op tijd een tip.
terminal-no-answer = (De computer had geen antwoord; de eerste toegestane zet is voor hem gespeeld.)
terminal-advising = Er wordt een goede zet gezocht…
terminal-tip-win =
    { $plies ->
        [0] Bewezen: { $action } wint.
        [one] Bewezen: { $action } wint in één zet.
       *[other] Bewezen: { $action } wint in { $plies } zetten.
    }
terminal-tip-draw = Bewezen: { $action } leidt tot gelijkspel.
terminal-tip-loss =
    { $plies ->
        [0] Bewezen: elke zet verliest; { $action } is zo goed als elke andere.
        [one] Bewezen: elke zet verliest meteen; { $action } is zo goed als elke andere.
       *[other] Bewezen: elke zet verliest in { $plies } zetten; { $action } is zo goed als elke andere.
    }
terminal-tip-points =
    { $count ->
        [one] Bewezen: { $action } is { $points } punt waard.
       *[other] Bewezen: { $action } is { $points } punten waard.
    }
terminal-tip-estimate = Schatting, niet zeker: { $action }, ongeveer { $percent }% kans op winst.
terminal-tip-player = Een sterke speler die ziet wat jij ziet, kiest: { $action }. Bewezen is niets.

## Bestanden

terminal-no-file-name = Een bestand heeft een naam nodig.
terminal-file-exists = Er is al een bestand met die naam; kies een andere.
terminal-not-written = Het bestand kon niet worden geschreven: { $why }.
terminal-written = Geschreven: { $file }.
terminal-go-on-later = Bewaard. Ga verder met: { $command }
terminal-save-as = Het spel bewaren als
terminal-save-hint = Ga verder met: { $command }
terminal-export-as = De notatie exporteren als
terminal-export-hint = Een naam op .json geeft JSON, elke andere een notatieformulier.
terminal-file-secret = Het bestand verklapt alles: wie het leest, bederft het spel.
terminal-leave = Het spel is niet afgelopen en niet bewaard. Bewaren en een andere keer verder spelen?

## Op het scherm

terminal-too-small = Kamidana heeft 80 kolommen en 24 regels nodig; deze terminal heeft er { $width } en { $height }.
terminal-round = ronde { $round }
terminal-typed = Zet:
terminal-log = Tot nu toe
terminal-bar = Pijlen Enter
terminal-button-continue = Enter: verder
terminal-button-back = Esc: terug
terminal-button-help = ? hulp
terminal-button-tip = t tip
terminal-button-undo = u terug
terminal-button-save = s bewaar
terminal-button-export = x export
terminal-button-turn = v draai
terminal-button-leave = q stop
terminal-button-new-game = Nieuw spel
terminal-button-record = Notatie exporteren
terminal-button-quit = Stoppen
terminal-button-accept = Enter: schrijven
terminal-button-save-and-leave = Enter: bewaren en stoppen
terminal-button-just-leave = q: stoppen
terminal-button-stay = Esc: blijven

## Hulp

terminal-help-more = Omhoog, omlaag, spatie: meer
terminal-ruling = Onze beslissing: { $text }
terminal-keys = Toetsen
terminal-keys-choose = Met de pijlen en Tab ga je langs wat mogelijk is; Enter of spatie doet het. De muis werkt ook.
terminal-keys-type = Zetten kun je ook typen en met Enter spelen; Esc wist ze.
terminal-keys-letters = t tip, u terugnemen, s bewaren (of Ctrl-S), x notatie exporteren, v bord draaien, q stoppen, ? deze hulp.
terminal-keys-tips = Een tip zegt ‘bewezen’ als hij uit de regels volgt, ‘schatting’ als hij een gok is.

## kamidana play --help

terminal-help-about = In de terminal spelen, tegen de computer of met elkaar
terminal-help-usage = Gebruik
terminal-help-arguments = Argumenten
terminal-help-options = Opties
terminal-help-examples = Voorbeelden
terminal-help-game = Het spel; zonder dit en zonder --resume vraagt een menu ernaar
terminal-help-option = Een optie van het spel (zie kamidana games); mag vaker
terminal-help-seat = Wie op een plaats speelt, me of level:1 tot level:8; mag vaker. Anders is plaats 1 voor jou en de rest voor de computer
terminal-help-level = Hoe sterk de computer speelt, 1 tot 8
terminal-help-hot-seat = Mensen op alle plaatsen
terminal-help-seed = Het startgetal (seed) waarmee wordt geschud, 64 hexadecimale cijfers; anders willekeurig
terminal-help-clock = Minuten per speler en seconden per beurt, zoals 5+3, of none
terminal-help-resume = Verdergaan met een bewaard spel of een notatie
terminal-help-language = De taal: en, de, fr, nl of tr; anders wat LC_ALL, LC_MESSAGES of LANG zeggen
terminal-help-characters = Schrifttekens of letters naast de kleuren tonen
terminal-help-ascii = Gewoon ASCII, zonder kleuren
terminal-help-colour = Wanneer kleuren worden gebruikt: auto, always of never
terminal-help-help = Deze hulp tonen
terminal-help-inside = In het spel toont ? de toetsen en de regels.

## Positions and records

terminal-start = Begin
terminal-no-position = Deze stelling kan niet als tekst worden geschreven.
terminal-demo = Kamidana, een thuis voor bord- en kaartspellen: { $games }. Hier zijn ze; kamidana --help zegt wat je ermee kunt doen.
