#!/usr/bin/env python3
"""A complete bot: plays at random, but plays everything.

Make an account, turn it into a bot's, make a token with the scopes `play` and `chat`, then:

    KAMIDANA_TOKEN=kt_… examples/bot.py http://localhost:5264

and challenge it by its name.
"""

import argparse
import os
import random

import kamidana


def choose(table):
    choices = table["view"]["choices"]
    if choices["kind"] == "arrange":
        letters = list(choices["letters"])
        random.shuffle(letters)
        return "".join(letters)
    return random.choice(choices["actions"])


def main():
    parser = argparse.ArgumentParser(description="A bot that plays at random.")
    parser.add_argument("server", nargs="?", default="http://localhost:5264")
    parser.add_argument("--games", type=int, help="stop after so many games")
    arguments = parser.parse_args()
    client = kamidana.Client(arguments.server, os.environ["KAMIDANA_TOKEN"])
    print(f"playing as {client.get('/api/me')['name']}", flush=True)
    kamidana.play(client, choose, games=arguments.games)


if __name__ == "__main__":
    main()
