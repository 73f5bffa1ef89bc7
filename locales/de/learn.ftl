# Die Seiten mit den Kursen und den Regeln.

## Kurse

learn-heading = Spielend lernen
learn-intro = Kurze Kurse für den Anfang: immer nur ein Gedanke, und du probierst ihn gleich auf dem Brett aus.
learn-start = Anfangen
learn-continue = Weitermachen
learn-once-more = Noch einmal
learn-steps =
    { $count ->
        [one] Ein Schritt
       *[other] { $count } Schritte
    }
learn-progress = { $done } von { $count } Schritten geschafft
learn-finished = Alles geschafft
learn-line = Fortschritt
learn-rules = Alle Regeln
learn-rule = Regel { $id }
learn-course = { $game } lernen
learn-step = Schritt { $step } von { $count }
learn-restart = Zurück zum ersten Schritt
learn-all = Alle Kurse
learn-back = Zurück
learn-next = Weiter
learn-again = Noch einmal versuchen
learn-help = Zeig es mir
learn-end = Du kannst { $game } spielen!
learn-end-level = Das Spiel beginnt sofort, gegen die leichteste Stufe.

## Regeln

rules-heading = Die Regeln von { $game }
rules-contents = Inhalt
rules-course = Schritt für Schritt lernen
rules-show = Zeigen
rules-reset = Zum Anfang
rules-ruling = Unsere Festlegung: Die Spielregel lässt das offen.
rules-link = Regel { $id }

## Gelöst

solved-intro = Wohin perfektes Spiel führt: nicht geschätzt, sondern bewiesen. Sieh selbst nach und probier es gegen den Computer aus.
solved-yours = Jetzt du
solved-proof = Woher wir das wissen
solved-stop = Anhalten
solved-continue = Weiter
solved-positions = { $positions } Stellungen
solved-positions-left =
    { $minutes ->
        [0] { $positions } Stellungen, noch weniger als eine Minute
        [one] { $positions } Stellungen, noch etwa eine Minute
       *[other] { $positions } Stellungen, noch etwa { $minutes } Minuten
    }
solved-broken = Die Prüfung ist abgebrochen. Bitte versuch es noch einmal.
solved-no-workers = Die Prüfung braucht Web Workers, und die hat dieser Browser nicht.
