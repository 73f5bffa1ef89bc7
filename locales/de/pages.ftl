# Was Seiten sagen, wo kein Skript läuft: in Suchergebnissen, in Vorschauen von Links, und wer ohne liest.
# Der Rest steht in web.ftl, learn.ftl und den Dateien der Spiele.

page-home = Spiel { $games } sofort und ohne Konto: gegen den Computer, mit Freunden oder gegen alle, die gerade Lust haben. Kurse, Regeln, Analyse.
page-new = Beginne ein Spiel: gegen den Computer, mit Freunden per Link, offen für alle oder gemeinsam an einem Gerät.
page-watch = Spiele, die gerade laufen, und beendete zum Nachspielen.
page-archive = Alle beendeten öffentlichen Spiele: nach Person und Spiel suchen und nachspielen.
page-local = Spiele gegen den Computer und an einem Bildschirm, aufbewahrt in deinem Browser.
page-leaderboard = Die Besten in jedem Spiel, nach Bedenkzeit.
page-analysis = Bau eine Stellung auf oder füg eine Aufzeichnung ein und sieh, was die Engines beweisen und was sie vermuten.
page-analysis-game = { $game } analysieren: Stellung aufbauen oder Aufzeichnung einfügen und sehen, welche Züge gewinnen.
page-account = Melde dich an oder leg ein Konto an: Name und Passwort genügen, ganz ohne E-Mail-Adresse.
page-settings = Sprache, Aussehen, Tempo und Ton.
page-table-running = Hier wird gerade gespielt: { $kind }
page-script = Zum Spielen schalte bitte JavaScript ein.
