# What a browser shows while no page is open; the title is the name of the game.

push-turn = Jij bent aan de beurt.
push-turn-by = { $name } heeft gespeeld. Jij bent aan de beurt.
push-challenge = { $name } daagt je uit voor een spel.
push-rematch = { $name } wil graag een revanche.
