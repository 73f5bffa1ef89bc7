"""A small client for a Kamidana server: only Python's standard library.

    client = Client("http://localhost:5264", token)
    play(client, choose)

`choose(table)` is given a table as its seat may know it (see /api, schema TableState) and returns
one of the choices of `table["view"]["choices"]`.
"""

import json
import sys
import threading
import time
import urllib.error
import urllib.request


class Problem(Exception):
    """What the server says if something cannot be done (RFC 9457)."""

    def __init__(self, document):
        super().__init__(document.get("detail", "no reason was given"))
        self.code = document.get("code")
        self.status = document.get("status")


class Client:
    def __init__(self, server, token):
        self.server = server.rstrip("/")
        self.token = token

    def request(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, method=method)
        request.add_header("Authorization", f"Bearer {self.token}")
        if data is not None:
            request.add_header("Content-Type", "application/json")
        while True:
            try:
                return urllib.request.urlopen(request, timeout=30)
            except urllib.error.HTTPError as error:
                if error.code == 429:
                    # We were too fast. Nothing was done, so the same request may come again.
                    time.sleep(float(error.headers.get("Retry-After", 1)))
                    continue
                try:
                    document = json.load(error)
                except ValueError:
                    document = {"detail": str(error), "status": error.code}
                raise Problem(document) from None

    def get(self, path):
        with self.request("GET", path) as answer:
            return json.load(answer)

    def post(self, path, body):
        with self.request("POST", path, body) as answer:
            text = answer.read()
            return json.loads(text) if text else None

    def lines(self, path):
        """The objects of a stream, until it ends. Empty lines only say that it lives."""
        with self.request("GET", path) as answer:
            for line in answer:
                if line.strip():
                    yield json.loads(line)

    def sit(self, table):
        return self.post(f"/api/tables/{table}/wants", {"want": "sit"})

    def decline(self, table):
        return self.post(f"/api/tables/{table}/wants", {"want": "abort"})

    def act(self, table, action, seen):
        # `seen` makes a second copy of the request harmless.
        return self.post(f"/api/tables/{table}/actions", {"action": action, "seen": seen})

    def say(self, table, text):
        return self.post(f"/api/tables/{table}/chat", {"text": text})


def play(client, choose, accepts=lambda table: True, games=None):
    """Accepts challenges and plays all games until the stream ends, or for so many games."""
    finished = 0
    playing = set()
    while True:
        try:
            for event in client.lines("/api/stream/events"):
                table = event["table"]["id"]
                if event["type"] == "challenge":
                    if accepts(event["table"]):
                        client.sit(table)
                    else:
                        client.decline(table)
                elif event["type"] == "gameStart" and table not in playing:
                    playing.add(table)
                    thread = threading.Thread(
                        target=play_table, args=(client, table, choose), daemon=True
                    )
                    thread.start()
                elif event["type"] == "gameFinish":
                    finished += 1
                    if games is not None and finished >= games:
                        return
        except (OSError, Problem) as error:
            if isinstance(error, Problem) and error.status in (401, 403):
                raise
            # The server restarts: nothing is lost, so go on where we were.
            print(f"connection lost ({error}); trying again", file=sys.stderr)
            playing.clear()
            time.sleep(1)


def play_table(client, table, choose):
    """Plays one game to its end."""
    while True:
        try:
            for message in client.lines(f"/api/tables/{table}/stream"):
                if message["type"] != "table":
                    continue
                state = message["table"]
                if state["stage"] == "over":
                    return
                # There is nothing to see before everybody sits.
                if state["view"] and state["view"]["to_act"] in state["yours"]:
                    try:
                        client.act(table, choose(state), state["seen"])
                    except Problem as problem:
                        # Somebody resigned meanwhile, or we have answered already.
                        if problem.code not in ("moved-on", "over", "not-your-turn", "time-is-up"):
                            raise
        except OSError:
            time.sleep(1)
