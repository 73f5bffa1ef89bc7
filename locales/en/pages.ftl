# What pages say where no script runs: in results of searches, in previews of links, to those who read
# without one. The rest of what they say is in web.ftl, learn.ftl and the files of the games.

page-home = Play { $games } at once, without an account: against the computer, a friend or anyone. Courses, rules, analysis.
page-new = Start a game: against the computer, with a friend by link, with anyone, or on one device.
page-watch = Games being played right now, and finished ones to replay.
page-archive = Every finished public game, to search by player and game and to replay.
page-local = Games against the computer and around one screen, kept in your own browser.
page-leaderboard = The best players of each game, by the pace of their games.
page-analysis = Set up a position or paste a record, and see what the engines prove and what they think.
page-analysis-game = Analyse { $game }: set up a position or paste a record, and see which moves win.
page-account = Sign in, or create an account with a name and a password. No e-mail address needed.
page-settings = Language, appearance, tempo and sound.
page-table-running = A game in progress: { $kind }
page-script = To play, please switch on JavaScript.
