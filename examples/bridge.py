#!/usr/bin/env python3
"""Seats any engine that speaks UGI (docs/ugi.md) at a Kamidana server.

    KAMIDANA_TOKEN=kt_… examples/bridge.py kamisado http://localhost:5264 -- kamidana engine kamisado
"""

import argparse
import os
import subprocess
import sys
import threading

import kamidana


class Engine:
    """A UGI program. One thought at a time."""

    def __init__(self, command, options):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.lock = threading.Lock()
        self.tell("ugi")
        self.wait_for("ugiok")
        for name, value in options:
            self.tell(f"setoption name {name} value {value}")
        self.tell("isready")
        self.wait_for("readyok")

    def tell(self, line):
        self.process.stdin.write(line + "\n")

    def wait_for(self, word):
        for line in self.process.stdout:
            if line.split()[:1] == [word]:
                return line.split()
        raise SystemExit("the engine has ended")

    def best_move(self, position, millis):
        with self.lock:
            self.tell(f"position fen {position}")
            self.tell(f"go movetime {millis}")
            return self.wait_for("bestmove")[1]


def position(table):
    """What the seat knows, as a UGI position."""
    board = table["view"]["board"]
    if board["game"] != "kami":
        return board["position"]
    # A Kami round: the deal as far as it is known, and the steps that were seen.
    round = board["round"]
    hands = ",".join(s["dealt"]["known"] + "?" * s["dealt"]["hidden"] for s in round["seats"])
    text = f"{round['mode']} {hands} {round['first']}"
    if round["aside"]:
        text += " " + "".join(card or "?" for card in round["aside"])
    if round["dealt_piles"]:
        face_up = "".join(pile["face_up"] for pile in round["dealt_piles"])
        below = "".join(pile["below"] or "?" for pile in round["dealt_piles"])
        text += f" {face_up}/{below}"
    steps = [step["action"] for step in round["history"]]
    return text + (" moves " + " ".join(steps) if steps else "")


def main():
    parser = argparse.ArgumentParser(description="Seats a UGI engine.")
    parser.add_argument("game")
    parser.add_argument("server", nargs="?", default="http://localhost:5264")
    parser.add_argument("--movetime", type=int, default=1000, help="milliseconds a move")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, help="stop after so many games")
    parser.epilog = "After -- comes the engine: the program and its arguments."
    own, command = sys.argv[1:], []
    if "--" in own:
        own, command = own[: own.index("--")], own[own.index("--") + 1 :]
    arguments = parser.parse_args(own)
    if not command:
        parser.error("which engine? Give its command after --")
    options = [option.split("=", 1) for option in arguments.option]
    engine = Engine(command, options)

    def choose(table):
        move = engine.best_move(position(table), arguments.movetime)
        choices = table["view"]["choices"]
        if choices["kind"] == "list" and move not in choices["actions"]:
            # A game goes on even if the engine does not know what to do.
            print(f"the engine says {move}, which is not possible", file=sys.stderr)
            return choices["actions"][0]
        return move

    client = kamidana.Client(arguments.server, os.environ["KAMIDANA_TOKEN"])
    print(f"playing as {client.get('/api/me')['name']}", flush=True)
    accepts = lambda table: table["game"] == arguments.game
    kamidana.play(client, choose, accepts, arguments.games)


if __name__ == "__main__":
    main()
