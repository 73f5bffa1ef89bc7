#!/usr/bin/env python3
"""Plays against the bot and the bridge on a real server: KAMIDANA_BIN=target/debug/kamidana."""

import http.cookiejar
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.error
import urllib.request

import kamidana

HERE = pathlib.Path(__file__).parent
# Only what hangs takes so many seconds.
HANGS = 120
KAMIDANA = os.environ.get("KAMIDANA_BIN", str(HERE.parent / "target/debug/kamidana"))


class Browser:
    """Somebody with cookies."""

    def __init__(self, server):
        self.server = server
        jar = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, method=method)
        request.add_header("Content-Type", "application/json")
        with self.open(request) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def open(self, request):
        while True:
            try:
                return self.opener.open(request, timeout=HANGS)
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(float(error.headers["Retry-After"]))

    def lines(self, path):
        """The objects of a stream."""
        with self.open(urllib.request.Request(self.server + path)) as answer:
            for line in answer:
                if line.strip():
                    yield json.loads(line)


class Examples(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.server = subprocess.Popen(
            [KAMIDANA, "serve", "--listen", "127.0.0.1:0"]
            + ["--database", self.folder.name + "/kamidana.db"],
            stdout=subprocess.PIPE,
            text=True,
        )
        for line in self.server.stdout:
            if line.startswith("kamidana is at "):
                self.address = line.split()[-1]
                break
        self.person = Browser(self.address)
        self.person.call("POST", "/api/guests")

    def tearDown(self):
        self.server.terminate()
        self.server.wait(timeout=HANGS)
        self.server.stdout.close()
        self.folder.cleanup()

    def bot(self, name):
        """The token of a new bot."""
        owner = Browser(self.address)
        owner.call("POST", "/api/accounts", {"name": name, "password": "a good password"})
        self.assertEqual(owner.call("POST", "/api/me/bot")["kind"], "bot")
        wanted = {"label": "an example", "scopes": ["play", "chat"]}
        return owner.call("POST", "/api/me/tokens", wanted)["token"]

    def start(self, name, command):
        """Starts a program as the bot of this name."""
        token = self.bot(name)
        program = subprocess.Popen(
            [sys.executable, *command],
            env={**os.environ, "KAMIDANA_TOKEN": token},
            stdout=subprocess.PIPE,
            text=True,
        )
        self.addCleanup(program.stdout.close)
        self.addCleanup(program.kill)
        self.assertEqual(program.stdout.readline().strip(), f"playing as {name}")
        return program

    def play(self, game, options, opponent):
        """Plays a game against somebody to its end; how it ended."""
        seats = [{"kind": "me"}, {"kind": "asked", "name": opponent}]
        setup = {"game": game, "options": options, "seats": seats}
        table = self.person.call("POST", "/api/tables", setup)["id"]
        for message in self.person.lines(f"/api/tables/{table}/stream"):
            if message["type"] != "table":
                continue
            state = message["table"]
            if state["stage"] == "over":
                return state["ending"]
            # Nothing of a deal is seen before the game begins.
            actions = state["view"] and state["view"]["choices"].get("actions")
            if state["stage"] == "running" and actions:
                action = {"action": actions[len(actions) // 2], "seen": state["seen"]}
                self.act(table, action)
        self.fail("the game did not end")

    def act(self, table, action):
        try:
            self.person.call("POST", f"/api/tables/{table}/actions", action)
        except urllib.error.HTTPError as error:
            # A line that does not change whose turn it is comes twice.
            self.assertIn(json.load(error)["code"], ("moved-on", "over"))

    def test_the_bot_plays_every_game(self):
        bot = self.start("Randolph", [str(HERE / "bot.py"), self.address, "--games", "3"])
        for game, options in [
            ("kamon", {}),
            ("kamisado", {"length": "single"}),
            ("kami", {"players": "2"}),
        ]:
            self.assertEqual(self.play(game, options, "Randolph")["how"]["how"], "played")
        self.assertEqual(bot.wait(timeout=HANGS), 0)

    def test_whoever_is_too_fast_waits_and_goes_on(self):
        client = kamidana.Client(self.address, self.bot("Chatterley"))
        seats = [{"kind": "me"}, {"kind": "asked", "name": "Chatterley"}]
        table = self.person.call("POST", "/api/tables", {"game": "kamon", "seats": seats})["id"]
        client.sit(table)
        # More than may be said at once.
        for number in range(8):
            client.say(table, f"Beep {number}.")
        lines = self.person.call("GET", f"/api/tables/{table}/chat")
        self.assertEqual([line["text"] for line in lines], [f"Beep {n}." for n in range(8)])

    def test_the_bridge_leaves_other_games_of_the_account_alone(self):
        token = self.bot("Bridie")
        client = kamidana.Client(self.address, token)
        seats = [{"kind": "me"}, {"kind": "asked", "name": "Bridie"}]
        tables = {}
        for game in ["kamon", "kamisado"]:
            made = self.person.call("POST", "/api/tables", {"game": game, "seats": seats})
            tables[game] = made["id"]
            client.sit(made["id"])
        acted = []

        def choose(table):
            acted.append(table["game"])
            self.person.call("POST", f"/api/tables/{table['id']}/wants", {"want": "resign"})
            return table["view"]["choices"]["actions"][0]

        # It is our move in both, but only one of them is ours.
        for game, table in tables.items():
            state = self.person.call("GET", f"/api/tables/{table}")
            if state["view"]["to_act"] in state["yours"]:
                action = {"action": state["view"]["choices"]["actions"][0], "seen": state["seen"]}
                self.act(table, action)
        kamidana.play(client, choose, lambda table: table["game"] == "kamon", games=1)
        self.assertEqual(set(acted), {"kamon"})

    def test_the_bridge_seats_an_engine(self):
        bridge = self.start(
            "Bridget",
            [str(HERE / "bridge.py"), "kami", self.address, "--games", "1"]
            + ["--movetime", "20", "--option", "Level=2", "--", KAMIDANA, "engine", "kami"],
        )
        ending = self.play("kami", {"players": "2"}, "Bridget")
        self.assertEqual(ending["how"]["how"], "played")
        self.assertEqual(bridge.wait(timeout=HANGS), 0)


if __name__ == "__main__":
    unittest.main()
