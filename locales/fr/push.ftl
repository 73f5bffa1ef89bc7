# What a browser shows while no page is open; the title is the name of the game.

push-turn = C’est à vous de jouer.
push-turn-by = { $name } a joué. C’est à vous.
push-challenge = { $name } vous lance un défi.
push-rematch = { $name } aimerait une revanche.
