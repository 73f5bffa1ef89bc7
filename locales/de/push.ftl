# What a browser shows while no page is open; the title is the name of the game.

push-turn = Du bist am Zug.
push-turn-by = { $name } hat gespielt. Du bist am Zug.
push-challenge = { $name } fordert dich zu einem Spiel heraus.
push-rematch = { $name } möchte eine Revanche.
