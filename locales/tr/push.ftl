# What a browser shows while no page is open; the title is the name of the game.

push-turn = Sıra sende.
push-turn-by = { $name } oynadı. Sıra sende.
push-challenge = { $name } sana meydan okuyor.
push-rematch = { $name } rövanş istiyor.
