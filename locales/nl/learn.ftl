# De pagina’s met de cursussen en de regels.

## Cursussen

learn-heading = Al spelend leren
learn-intro = Korte cursussen voor beginners: steeds één idee, en je probeert het meteen op het bord.
learn-start = Beginnen
learn-continue = Verdergaan
learn-once-more = Nog een keer
learn-steps =
    { $count ->
        [one] Eén stap
       *[other] { $count } stappen
    }
learn-progress = { $done } van { $count } stappen gedaan
learn-finished = Alles gedaan
learn-line = Voortgang
learn-rules = Alle regels
learn-rule = Regel { $id }
learn-course = { $game } leren
learn-step = Stap { $step } van { $count }
learn-restart = Terug naar de eerste stap
learn-all = Alle cursussen
learn-back = Terug
learn-next = Verder
learn-again = Probeer opnieuw
learn-help = Laat het zien
learn-end = Je kunt { $game } spelen!
learn-end-level = Het spel begint meteen, tegen het makkelijkste niveau.

## Regels

rules-heading = De regels van { $game }
rules-contents = Inhoud
rules-course = Stap voor stap leren
rules-show = Tonen
rules-reset = Terug naar het begin
rules-ruling = Onze beslissing: de spelregels laten dit open.
rules-link = Regel { $id }

## Opgelost

solved-intro = Waar perfect spel toe leidt: niet geschat, maar bewezen. Kijk zelf, en probeer het tegen de computer.
solved-yours = Nu jij
solved-proof = Hoe we dat weten
solved-stop = Stoppen
solved-continue = Doorgaan
solved-positions = { $positions } stellingen
solved-positions-left =
    { $minutes ->
        [0] { $positions } stellingen, nog minder dan een minuut
        [one] { $positions } stellingen, nog ongeveer een minuut
       *[other] { $positions } stellingen, nog ongeveer { $minutes } minuten
    }
solved-broken = De controle is afgebroken. Probeer het opnieuw.
solved-no-workers = De controle heeft web workers nodig, en die heeft deze browser niet.
