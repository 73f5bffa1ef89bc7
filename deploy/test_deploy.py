#!/usr/bin/env python3
"""Does what deploy/README.md says: systemd's unit, the proxy and the container, for real.

    KAMIDANA_BIN=target/debug/kamidana deploy/test_deploy.py
"""

import base64
import http.client
import json
import os
import pathlib
import re
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
import time
import unittest
import urllib.error
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
KAMIDANA = os.environ.get("KAMIDANA_BIN", str(ROOT / "target/debug/kamidana"))
# Only what hangs takes so many seconds.
HANGS = 120
# What systemd-analyze gives: 0 is locked up, 10 is open to everything.
MOST_EXPOSED = 1.5
# Servers live there, and not everybody looks there.
os.environ["PATH"] += ":/usr/sbin:/sbin"


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def need(command, package):
    subprocess.run([str(ROOT / "scripts/need"), command, package], check=True)


def until(answers):
    """Waits for something that comes soon."""
    started = time.monotonic()
    while True:
        try:
            return answers()
        except OSError:
            if time.monotonic() - started > HANGS:
                raise
            time.sleep(0.05)


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def start(self, command, **settings):
        process = subprocess.Popen(command, **settings)
        self.addCleanup(process.wait)
        self.addCleanup(process.terminate)
        return process


class Unit(Folder):
    def test_systemd_understands_the_unit_and_locks_it_up(self):
        need("systemd-analyze", "systemd")
        text = (HERE / "kamidana.service").read_text()
        program = "/usr/local/bin/kamidana"
        self.assertIn(program, text)
        unit = self.folder / "kamidana.service"
        unit.write_text(text.replace(program, str(pathlib.Path(KAMIDANA).resolve())))
        verified = subprocess.run(
            ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True
        )
        own = [line for line in verified.stderr.splitlines() if "kamidana" in line]
        self.assertEqual((verified.returncode, own), (0, []))
        judged = subprocess.run(
            ["systemd-analyze", "security", "--offline=yes", str(unit)],
            capture_output=True,
            text=True,
        )
        found = re.search(r"Overall exposure level for \S+: ([\d.]+)", judged.stdout)
        self.assertIsNotNone(found, judged.stderr)
        print(f"systemd's score of the unit is {found[1]}")
        self.assertLessEqual(float(found[1]), MOST_EXPOSED)


class Proxy(Folder):
    """deploy/nginx.conf as it stands, but for its ports, its certificate and its node."""

    def setUp(self):
        super().setUp()
        need("nginx", "nginx-light")
        need("openssl", "openssl")
        node, self.secure, plain = free_port(), free_port(), free_port()
        conf = (HERE / "nginx.conf").read_text()
        changes = [
            ("server 127.0.0.1:5264;", f"server 127.0.0.1:{node};"),
            ("listen 80;", f"listen 127.0.0.1:{plain};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.secure} ssl http2;"),
            ("/etc/ssl/kamidana/", f"{self.folder}/"),
        ]
        for old, new in changes:
            self.assertIn(old, conf)
            conf = conf.replace(old, new)
        conf = re.sub(r"\n\s*listen \[::\].*", "", conf)
        (self.folder / "site.conf").write_text(conf)
        (self.folder / "nginx.conf").write_text(
            f"""daemon off; pid {self.folder}/pid; error_log {self.folder}/error.log;
            events {{}}
            http {{
              access_log off; client_body_temp_path {self.folder}/body;
              proxy_temp_path {self.folder}/proxy; fastcgi_temp_path {self.folder}/fastcgi;
              uwsgi_temp_path {self.folder}/uwsgi; scgi_temp_path {self.folder}/scgi;
              include {self.folder}/site.conf;
            }}"""
        )
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
            + ["-subj", "/CN=kamidana.example", "-keyout", self.folder / "privkey.pem"]
            + ["-out", self.folder / "fullchain.pem"],
            check=True,
            capture_output=True,
        )
        server = self.start(
            [KAMIDANA, "serve", "--listen", f"127.0.0.1:{node}"]
            + ["--database", str(self.folder / "kamidana.db"), "--log", "error"],
            env={
                **os.environ,
                "KAMIDANA_PUBLIC_URL": "https://kamidana.example",
                "KAMIDANA_PROXIES": "1",
            },
            stdout=subprocess.DEVNULL,
        )
        nginx = shutil.which("nginx")
        self.start([nginx, "-c", str(self.folder / "nginx.conf")], stderr=subprocess.DEVNULL)
        self.node = node
        until(lambda: socket.create_connection(("127.0.0.1", node)).close())
        until(lambda: socket.create_connection(("127.0.0.1", self.secure)).close())
        self.assertIsNone(server.poll())

    def connect(self):
        context = ssl.create_default_context()
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        connection = http.client.HTTPSConnection(
            "127.0.0.1", self.secure, timeout=HANGS, context=context
        )
        self.addCleanup(connection.close)
        return connection

    def ask(self, method, path, body=None, **headers):
        connection = self.connect()
        headers = {"Host": "kamidana.example", "Origin": "https://kamidana.example", **headers}
        if body is not None:
            body = json.dumps(body)
            headers["Content-Type"] = "application/json"
        connection.request(method, path, body, headers)
        return connection.getresponse()

    def guest(self):
        answer = self.ask("POST", "/api/guests")
        self.assertEqual(answer.status, 201, answer.read())
        cookie = answer.getheader("Set-Cookie")
        self.assertTrue(cookie.startswith("__Host-kamidana_session="), cookie)
        self.assertIn("Secure", cookie)
        return cookie.split(";")[0]

    def test_pages_come_through_and_numbers_do_not(self):
        page = self.ask("GET", "/")
        self.assertEqual(page.status, 200)
        self.assertIn(b"<html", page.read())
        self.assertEqual(self.ask("GET", "/metrics").status, 404)
        # Nor if nginx did not hide them: the node sees that somebody else asks.
        direct = urllib.request.Request(f"http://127.0.0.1:{self.node}/metrics")
        with urllib.request.urlopen(direct, timeout=HANGS) as numbers:
            self.assertIn(b"kamidana_", numbers.read())
        direct.add_header("X-Forwarded-For", "192.0.2.7")
        with self.assertRaises(urllib.error.HTTPError) as hidden:
            urllib.request.urlopen(direct, timeout=HANGS)
        self.assertEqual(hidden.exception.code, 404)
        hidden.exception.close()

    def test_streams_come_through_line_by_line(self):
        cookie = self.guest()
        seats = [{"kind": "me"}, {"kind": "open"}]
        setup = {"game": "kamisado", "seats": seats}
        made = self.ask("POST", "/api/tables", setup, Cookie=cookie)
        table = json.load(made)["id"]
        stream = self.ask("GET", f"/api/tables/{table}/stream", Cookie=cookie)
        self.assertEqual(stream.status, 200)
        lines = (json.loads(line) for line in stream if line.strip())
        first = next(lines)
        self.assertEqual((first["type"], first["table"]["stage"]), ("table", "waiting"))
        # What happens now comes now, not when some buffer is full.
        said = self.ask("POST", f"/api/tables/{table}/chat", {"text": "Hello"}, Cookie=cookie)
        self.assertEqual(said.status, 201)
        self.assertTrue(any(line["type"] == "said" for line in lines))

    def test_sockets_come_through(self):
        cookie = self.guest()
        connection = self.connect()
        connection.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        connection.sock.sendall(
            "\r\n".join(
                [
                    "GET /socket HTTP/1.1",
                    "Host: kamidana.example",
                    "Origin: https://kamidana.example",
                    "Upgrade: websocket",
                    "Connection: Upgrade",
                    "Sec-WebSocket-Version: 13",
                    f"Sec-WebSocket-Key: {key}",
                    f"Cookie: {cookie}",
                    "",
                    "",
                ]
            ).encode()
        )
        received = b""
        while b'"type":"hello"' not in received:
            more = connection.sock.recv(4096)
            self.assertTrue(more, received)
            received += more
        self.assertTrue(received.startswith(b"HTTP/1.1 101"), received)


class Container(Folder):
    """The steps of the Containerfile: of the site in a folder, of the last stage in a chroot."""

    def stages(self):
        stages = []
        lines = (HERE / "Containerfile").read_text().replace("\\\n", " ").splitlines()
        for line in lines:
            if not line.strip() or line.startswith("#"):
                continue
            word, rest = line.split(None, 1)
            if word == "FROM":
                stages.append([])
            else:
                stages[-1].append((word, rest.strip()))
        return stages

    def test_the_site_is_built_from_what_is_copied(self):
        inside = self.folder / "src"
        inside.mkdir()
        engine, site, *_ = self.stages()
        # What was tried here is what is built there.
        self.assertIn(("RUN", "scripts/build-engine"), engine)
        for word, rest in site:
            if word == "COPY":
                *sources, target = shlex.split(rest)
                if sources[0] == "--from=engine":
                    sources = [source.removeprefix("/src/") for source in sources[1:]]
                for source in sources:
                    goes_to = inside / target
                    if (ROOT / source).is_dir():
                        ignored = shutil.ignore_patterns("node_modules", "dist", "screenshots")
                        shutil.copytree(
                            ROOT / source, goes_to, ignore=ignored, dirs_exist_ok=True
                        )
                    else:
                        goes_to.mkdir(parents=True, exist_ok=True)
                        shutil.copy(ROOT / source, goes_to)
            elif word == "RUN":
                subprocess.run(rest, shell=True, cwd=inside, check=True, stdout=subprocess.DEVNULL)
        self.assertTrue((inside / "web/dist/index.html").exists())
        self.assertEqual(len(list((inside / "web/dist/assets").glob("*.wasm"))), 1)

    @unittest.skipUnless(os.geteuid() == 0, "only root may change roots")
    def test_the_last_stage_serves(self):
        need("debootstrap", "debootstrap")
        inside = self.folder / "root"
        subprocess.run(
            ["debootstrap", "--variant=minbase", "bookworm", str(inside)],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        environment = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        user, folder, command = "root", "/", []
        for word, rest in self.stages()[-1]:
            if word == "RUN":
                subprocess.run(["chroot", str(inside), "sh", "-c", rest], check=True)
            elif word == "COPY":
                source, target = re.fullmatch(r"--from=build (\S+) (\S+)", rest).groups()
                self.assertEqual(source, "/src/target/release/kamidana")
                shutil.copy(KAMIDANA, inside / target.lstrip("/"))
            elif word == "USER":
                user = rest
            elif word == "WORKDIR":
                folder = rest
            elif word == "ENV":
                environment |= dict(pair.split("=", 1) for pair in shlex.split(rest))
            elif word in ("ENTRYPOINT", "CMD"):
                command += json.loads(rest)
            else:
                self.assertIn(word, ("VOLUME", "EXPOSE", "STOPSIGNAL"))
        self.assertNotEqual(user, "root")
        port = free_port()
        self.assertEqual(environment["KAMIDANA_LISTEN"], "0.0.0.0:5264")
        environment["KAMIDANA_LISTEN"] = f"0.0.0.0:{port}"
        shell = f"cd {shlex.quote(folder)} && exec {shlex.join(command)}"
        server = self.start(
            ["chroot", f"--userspec={user}", str(inside), "sh", "-c", shell],
            env=environment,
            stdout=subprocess.DEVNULL,
        )

        def ready():
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=HANGS) as answer:
                return answer.read()

        self.assertEqual(until(ready), b"ready\n")
        server.send_signal(signal.SIGTERM)
        self.assertEqual(server.wait(timeout=HANGS), 0)
        kept = inside / environment["KAMIDANA_DATABASE"].lstrip("/")
        self.assertTrue(kept.exists())


if __name__ == "__main__":
    unittest.main()
