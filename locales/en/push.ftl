# What a browser shows while no page is open; the title is the name of the game.

push-turn = It’s your turn.
push-turn-by = { $name } has played. It’s your turn.
push-challenge = { $name } challenges you to a game.
push-rematch = { $name } would like a rematch.
