# Wat pagina's zeggen waar geen script loopt: in zoekresultaten, in voorbeelden van links en voor wie zonder
# leest. De rest staat in web.ftl, learn.ftl en de bestanden van de spellen.

page-home = Speel meteen { $games }, zonder account: tegen de computer, met een vriend of met wie dan ook. Cursussen, regels, analyse.
page-new = Begin een spel: tegen de computer, met een vriend via een link, met wie dan ook of samen op één apparaat.
page-watch = Spellen die nu worden gespeeld, en afgelopen spellen om na te spelen.
page-archive = Alle afgelopen openbare spellen: zoeken op speler en spel, en naspelen.
page-local = Spellen tegen de computer en rond één scherm, bewaard in je eigen browser.
page-leaderboard = De beste spelers van elk spel, per bedenktijd.
page-analysis = Zet een stelling op of plak een notatie en zie wat de engines bewijzen en wat ze vermoeden.
page-analysis-game = { $game } analyseren: zet een stelling op of plak een notatie en zie welke zetten winnen.
page-account = Log in of maak een account met een naam en een wachtwoord. Een e-mailadres is niet nodig.
page-settings = Taal, uiterlijk, tempo en geluid.
page-table-running = Hier wordt nu gespeeld: { $kind }
page-script = Zet JavaScript aan om te spelen.
