"""push.py ORRERY [OTHER_NAMES [CASE...]] - people are called to their tables by Web Push. A push service of our own on this machine takes what comes, checks
the server's signature (RFC 8292) and reads the message with the browser's keys (RFC 8291). Then everything a stranger could try: other
people's addresses, addresses of the host's own network, wrong keys, endpoints that are slow, gone or lead elsewhere."""
import base64
import http.server
import json
import os
import stat
import struct
import subprocess
import sys
import tempfile
import threading
import time

try:
    import cryptography
except ImportError:                      # the Debian package is for Debian's own Python, whichever comes first here
    if sys.executable == "/usr/bin/python3":
        raise
    os.execv("/usr/bin/python3", ["/usr/bin/python3", *sys.argv])

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from host import Cases, Server, cookie_of, metric, must, rows, until
from player import Player, make_table, sit
from postgres import DATABASES, ON_POSTGRES

NAMES = sys.argv[2] if len(sys.argv) > 2 else None   # other_names.c
CONFIG = "push = mailto:host@example.org\npush_local = yes\nposts = 1000\n"
WAIT = 5                                # CALL_WAIT_MS of apps/server/limits.h


def b64(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def un64(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key):
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Browser:
    """What a browser makes when it subscribes, and how it reads what arrives."""

    def __init__(self, service, path="/one"):
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public, self.auth = point(self.private.public_key()), os.urandom(16)
        self.endpoint = service.url + path

    def body(self, **more):
        return {"endpoint": self.endpoint, "key": b64(self.public), "auth": b64(self.auth), **more}

    def read(self, body):
        salt, size, n = body[:16], struct.unpack(">I", body[16:20])[0], body[20]
        sender, sealed = body[21:21 + n], body[21 + n:]
        must(size == 4096 and n == 65 and len(sealed) <= size, "one record")
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))

        def hkdf(key, with_salt, info, length):
            return HKDF(hashes.SHA256(), length, with_salt, info).derive(key)

        material = hkdf(shared, self.auth, b"WebPush: info\0" + self.public + sender, 32)
        key = hkdf(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = hkdf(material, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        must(plain[-1] == 2, "the mark of the end")
        return json.loads(plain[:-1])


class Service:
    """A push service: keeps what it is sent, and answers as it is told."""

    def __init__(self):
        self.got, self.status, self.delay, self.more = [], 201, 0, []
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                outer.got.append((self.path, dict(self.headers), body))
                time.sleep(outer.delay)
                try:
                    self.send_response(outer.status)
                    for name, value in outer.more:
                        self.send_header(name, value)
                    self.send_header("Content-Length", "0")
                    self.end_headers()
                except OSError:
                    pass                # the server did not wait

            def do_GET(self):
                outer.got.append(("GET " + self.path, dict(self.headers), b""))
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def subscribe(server, link, cookie, body):
    return server.ask("POST", f"/api/tables/{link}/push", body, cookie=cookie)


def stored(server):
    return rows(server, "SELECT count(*) FROM call")[0][0]


def signed_by(headers, audience):
    """The public key that signed, after all checks of a push service."""
    kind, rest = headers["Authorization"].split(" ", 1)
    parts = dict(p.strip().split("=", 1) for p in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    must(kind == "vapid" and json.loads(un64(head)) == {"typ": "JWT", "alg": "ES256"}, "the kind of token")
    said = json.loads(un64(claims))
    must(said["aud"] == audience and said["sub"] == "mailto:host@example.org", f"{said}")
    must(time.time() < said["exp"] <= time.time() + 24 * 3600, "not longer than a day")
    raw = un64(signature)
    must(len(raw) == 64, "ES256 has 64 bytes")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), un64(parts["k"]))
    key.verify(encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")),
               f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return parts["k"]


class Match:
    """Anna is here, Ben has sat down and gone; both are people, so that nothing happens automatically."""

    def __init__(self, server, game="onward-to-venus"):
        self.server = server
        self.link, self.anna = make_table(server, game, 2, {})
        _, self.ben = sit(server, self.link, "Ben", 1)
        self.a = Player(server, self.link, self.anna)

    def start(self):
        self.a.start()

    def until_ben(self):
        """Anna answers until the table waits for Ben alone, who is not here."""
        answer_until_asked(self.a, 0, 1)


def answer_until_asked(p, seat, other, seconds=60):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        p.say({"t": "why", "text": "x"})         # what was said before this has been heard
        if p.view and p.view["asked"] == [other]:
            return
        if p.view and p.view["question"] is not None and seat in p.view["asked"]:
            p.say({"t": "answer", "question": p.view["question"], "a": p.view["legal"][-1]["a"]})
        else:
            time.sleep(0.05)
    raise AssertionError(f"seat {other} is never asked")


# ---- the way it should be -----------------------------------------------------------------------------------------------

def called(orrery):
    """Ben is called once, by a message that only his browser can read, signed by the server, and it says no more than where."""
    service = Service()
    with Server(orrery, config=CONFIG, extra=["--window", "5"]) as server:
        key = server.ask("GET", "/api/push")[2]["key"]
        must(len(un64(key)) == 65, f"{key}")
        file = server.store + "-push"
        must(stat.S_IMODE(os.stat(file).st_mode) == 0o600, "the keys are for their owner alone")
        m, ben = Match(server), Browser(service)
        status, _, body = subscribe(server, m.link, m.ben, ben.body())
        must(status == 200 and body == {"ok": True} and stored(server) == 1, f"{status} {body}")
        m.start()
        m.until_ben()
        must(not service.got, "not at once: a page may be loading anew")
        must(until(lambda: service.got, WAIT + 20), "Ben is called")
        path, headers, body = service.got[0]
        must(path == "/one" and signed_by(headers, service.url) == key, "by the server of that key")
        must(headers["Content-Encoding"] == "aes128gcm" and int(headers["TTL"]) > 3600 and headers["Topic"] == m.link[:6], f"{headers}")
        said = ben.read(body)
        must(said == {"game": "Onward to Venus", "path": f"/t/{m.link}"}, f"{said}")
        must(m.link.encode() not in body and b"Venus" not in body and len(body) == 86 + 301 + 16, "the service reads nothing, nor by the length")
        time.sleep(3)
        must(len(service.got) == 1 and metric(server, "calls_total") == 1, "once")
        # Ben comes, answers and goes; the next question calls again, but not within a minute. Whoever is here is not called.
        b = Player(server, m.link, m.ben)
        answer_until_asked(b, 1, 0)
        time.sleep(WAIT + 2)
        must(len(service.got) == 1, "not while he is here")
        b.close()
        # The keys and the subscription outlive the server.
        server.kill()
        server.start()
        must(server.ask("GET", "/api/push")[2]["key"] == key and stored(server) == 1, "kept")
        m.a.connect()
        m.until_ben()
        b = Player(server, m.link, m.ben)
        answer_until_asked(b, 1, 0)
        b.close()
        m.until_ben()
        must(until(lambda: len(service.got) == 2, WAIT + 20), "called after a restart")
        must(ben.read(service.got[1][2]) == said, "the same words")
        must(subscribe(server, m.link, m.ben, {"endpoint": None})[0] == 200 and stored(server) == 0, "forgotten on request")
    service.close()


def off(orrery):
    """Off unless configured; a wrong contact and a key file that others read are refused with a sentence."""
    with Server(orrery, config="posts = 1000\n") as server:
        must(server.ask("GET", "/api/push")[2] == {"key": None}, "no key")
        link, anna = make_table(server, "onward-to-venus", 2, {})
        status, _, body = subscribe(server, link, anna, {"endpoint": "https://push.example/a", "key": "A", "auth": "A"})
        must(status == 404 and "no notifications" in body["why"], f"{status} {body}")
        must(not os.path.exists(server.store + "-push"), "no keys are made")
    with tempfile.TemporaryDirectory() as folder:
        store, ini = os.path.join(folder, "s"), os.path.join(folder, "ini")
        for setting, word in (("push = yes", "mailto:"), ("push = mailto:x@y\npush_local = maybe", "yes or no")):
            with open(ini, "w", encoding="utf-8") as f:
                f.write(setting + "\n")
            out = subprocess.run([orrery, "serve", "--port", "0", "--store", store, "--config", ini], capture_output=True, text=True, timeout=60)
            must(out.returncode == 2 and word in out.stderr, f"{out}")
        with open(store + "-push", "w", encoding="utf-8") as f:
            f.write("not a key")
        os.chmod(store + "-push", 0o644)
        with open(ini, "w", encoding="utf-8") as f:
            f.write("push = mailto:x@example.org\n")
        out = subprocess.run([orrery, "serve", "--port", "0", "--store", store, "--config", ini], capture_output=True, text=True, timeout=60)
        must(out.returncode == 2 and "others may read it" in out.stderr, f"{out}")


# ---- what a seat's right is worth ---------------------------------------------------------------------------------------

def goes_with_the_seat(orrery):
    """Left, freed, moved to another device, or the match over: nobody is called by what is left of it."""
    service = Service()
    with Server(orrery, config=CONFIG, extra=["--window", "5"]) as server:
        must(subscribe(server, "z" * 23, None, {})[0] == 404, "no table")
        m, ben = Match(server), Browser(service)
        must(subscribe(server, m.link, None, ben.body())[0] == 403, "a watcher")
        must(subscribe(server, m.link, f"orrery-{m.link[:6]}={'0' * 64}", ben.body())[0] == 403, "a stranger's token")
        must(subscribe(server, m.link, m.ben, ben.body())[0] == 200 and stored(server) == 1, "Ben")
        must(m.a.say({"t": "seat", "seat": 1, "level": None})["t"] == "ok" and until(lambda: stored(server) == 0), "freed by the host")
        _, m.ben = sit(server, m.link, "Ben", 1)
        must(subscribe(server, m.link, m.ben, ben.body())[0] == 200, "again")
        word = server.ask("POST", f"/api/tables/{m.link}/move", {}, cookie=m.ben)[2]["word"]
        new = cookie_of(server.ask("POST", f"/api/tables/{m.link}/seats", {"word": word})[1])
        must(until(lambda: stored(server) == 0), "moved to another device")
        must(subscribe(server, m.link, m.ben, ben.body())[0] == 403, "the old token")
        must(subscribe(server, m.link, new, ben.body())[0] == 200 and subscribe(server, m.link, new, ben.body(endpoint=service.url + "/two"))[0] == 200
             and stored(server) == 1, "one for each seat")
        m.start()
        m.until_ben()
        must(until(lambda: service.got, WAIT + 20) and {p for p, _, _ in service.got} == {"/two"}, "the newer one")
        b = Player(server, m.link, new)
        must(b.say({"t": "leave"})["t"] == "ok" and until(lambda: stored(server) == 0), "left")
        time.sleep(WAIT + 2)
        must(len(service.got) == 1, f"{len(service.got)} calls")
        # A match that is over calls nobody.
        link, carl = make_table(server, "martians", 2, "easy", options={"turn_cap": "10"})
        must(subscribe(server, link, carl, ben.body())[0] == 200 and stored(server) == 1, "Carl")
        p = Player(server, link, carl)
        p.start()
        p.play_to_the_end()
        must(until(lambda: stored(server) == 0), "over")
    service.close()


# ---- services that are not what they should be ----------------------------------------------------------------------------

GONE = ((410, [], 0), (404, [], 0), (403, [], 0), (302, [("Location", "/secret")], 0), (500, [], 1))


def gone(orrery, status, more, left):
    """404, 410 and a redirect end a subscription; nothing is followed. 500 does not, and is tried again later."""
    service = Service()
    service.status, service.more = status, more
    with Server(orrery, config=CONFIG, extra=["--window", "5"]) as server:
        m = Match(server)
        must(subscribe(server, m.link, m.ben, Browser(service).body())[0] == 200, "Ben")
        m.start()
        m.until_ben()
        must(until(lambda: service.got, WAIT + 20), "called")
        must(until(lambda: metric(server, "calls_failed_total") == 1) and until(lambda: stored(server) == left), f"{status}")
        time.sleep(1)
        must([p for p, _, _ in service.got] == ["/one"], f"{status}: {service.got}")
    service.close()


def slow(orrery):
    """Push services that do not answer hold up nobody: not the table, nor calls to another service."""
    tar, quick = Service(), Service()
    tar.delay = 30
    with Server(orrery, config=CONFIG, extra=["--window", "5"]) as server:
        stuck = [Match(server) for _ in range(6)]
        for i, m in enumerate(stuck):
            must(subscribe(server, m.link, m.ben, Browser(tar, f"/{i}").body())[0] == 200, "stuck")
        m = Match(server)
        must(subscribe(server, m.link, m.ben, Browser(quick).body())[0] == 200, "quick")
        for x in [*stuck, m]:
            x.start()
            x.until_ben()
        must(until(lambda: tar.got, WAIT + 20) and until(lambda: quick.got, 20), "the quick one is called all the same")
        must(len(tar.got) <= 4, f"{len(tar.got)} connections to one service")
        worst = 0
        for _ in range(50):
            began = time.monotonic()
            must(m.a.say({"t": "chat", "text": "still here"})["t"] in ("ok", "no"), "the table goes on")
            worst = max(worst, time.monotonic() - began)
        must(worst < 5, f"a reply took {worst:.1f} s")
        must(metric(server, "calls_total") >= 1, "one was taken")
        began = time.monotonic()
        must(server.stop() == 0 and time.monotonic() - began < 20, "and it stops without waiting for them")
    tar.close(), quick.close()


# ---- what strangers send ----------------------------------------------------------------------------------------------------

def nonsense(orrery):
    service = Service()
    with Server(orrery, config=CONFIG) as server:
        m, good = Match(server), Browser(service)
        off_curve = bytearray(good.public)
        off_curve[50] ^= 1
        for change in ({"endpoint": ""}, {"endpoint": "x" * 1001}, {"endpoint": "https://e.example/" + "x" * 3000}, {"endpoint": 7},
                       {"endpoint": service.url.replace("http", "ftp")}, {"endpoint": "file:///etc/passwd"}, {"key": ""}, {"key": "A" * 3000},
                       {"key": b64(bytes(65))}, {"key": b64(bytes(off_curve))}, {"key": b64(good.public[:64])}, {"key": b64(b"\2" + good.public[1:33])},
                       {"auth": b64(bytes(15))}, {"auth": b64(bytes(17))}, {"auth": "!" * 22}, {"auth": None}, {"key": None}, {"more": 1},
                       {"endpoint": "https://user:pw@push.example/"}, {"endpoint": "https://e.example/a\r\nX-Evil: 1"}):
            status, _, body = subscribe(server, m.link, m.ben, good.body(**change))
            must(status in (400, 413, 422) and body["why"], f"{str(change)[:80]}: {status} {body}")
        must(server.ask("POST", f"/api/tables/{m.link}/push", "{", cookie=m.ben)[0] == 422, "no JSON")
        must(stored(server) == 0, "nothing is kept")
        must(server.ask("POST", f"/api/tables/{m.link}/push", good.body(), cookie=m.ben, origin="http://evil.example")[0] == 403, "other pages")
    service.close()


def own_network(orrery):
    """Without push_local no address of this machine or of a private network is taken."""
    with Server(orrery, config="push = mailto:host@example.org\nposts = 1000\n", extra=["--window", "5"]) as server:
        service, m = Service(), Match(server)
        ben = Browser(service)
        for endpoint in (service.url + "/one", service.url.replace("http", "https"), "https://127.0.0.1/a", "https://169.254.169.254/latest/meta-data/",
                         "https://[::1]/a", "https://[::ffff:127.0.0.1]/a", "https://10.0.0.1/a", "https://192.168.1.1/a", "https://2130706433/a",
                         "https://0x7f000001/a", "https://0177.0.0.1/a", "https://localhost/a", "https://127.1/", "https://metadata/",
                         f"https://push.example:{service.server.server_port}/a", "http://push.example/a"):
            status, _, body = subscribe(server, m.link, m.ben, ben.body(endpoint=endpoint))
            must(status == 422 and body["why"], f"{endpoint}: {status} {body}")
        must(stored(server) == 0 and not service.got, "nothing")
        service.close()


FACES = (("127.0.0.1", False, False), ("169.254.169.254", False, False), ("::1", False, False), ("10.1.2.3", True, False),
         ("127.0.0.1", True, True))


def name_with_two_faces(orrery, address, local, knocks):
    """A name that looks like any other stands for an address of the host's own network when it is called: nobody knocks there. With
    push_local it may stand for this machine, and for no other of the network."""
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "connects")
        config = "push = mailto:host@example.org\nposts = 1000\n" + ("push_local = yes\n" if local else "")
        with Server(orrery, config=config, extra=["--window", "5"]) as server:
            server.stop()
            if ON_POSTGRES:             # else the database would be among the addresses
                DATABASES.elsewhere[server.store] = DATABASES.postgres.beside(DATABASES.names[server.store])
            server.environment = {"LD_PRELOAD": NAMES, "ORRERY_EXAMPLE": address, "ORRERY_CONNECTS": log}
            server.start()
            m, ben = Match(server), Browser(type("Nowhere", (), {"url": "https://push.example"}))
            status, _, body = subscribe(server, m.link, m.ben, ben.body())
            must(status == 200, f"{status} {body}")
            m.start()
            m.until_ben()
            must(until(lambda: metric(server, "calls_failed_total") == 1, WAIT + 30), f"{address} is not called")
        seen = open(log, encoding="ascii").read().split() if os.path.exists(log) else []
        must((address in seen) == knocks, f"{address}, local {local}: {seen}")


def a_strangers_browser(orrery):
    """One address in many people's names: somebody takes many seats to have a stranger called from all of them."""
    service = Service()
    with Server(orrery, config=CONFIG + "posts = 100000\n") as server:
        victim, statuses = Browser(service), []
        spellings = [service.url + path for path in ("/one", "/%6Fne", "/./one", "/x/../one", "/one?")] + ["HTTP" + victim.endpoint[4:]]
        for n in range(60):
            link, anna = make_table(server, "onward-to-venus", 2, {}, public=False)
            statuses.append(subscribe(server, link, anna, dict(victim.body(), endpoint=spellings[n % len(spellings)]))[0])
        must(statuses.count(200) == 32 and statuses.count(429) == 28 and stored(server) == 32, f"{statuses}")
        for _ in range(1000):
            must(subscribe(server, link, anna, victim.body())[0] in (200, 429), "again and again")
        must(stored(server) == 32, "and no more of them")
    service.close()


def main():
    orrery, wanted = sys.argv[1], sys.argv[3:]
    all_of_them = [(called,), (goes_with_the_seat,), (slow,), *((gone, *how) for how in GONE), (off,), (nonsense,), (own_network,),
                   (a_strangers_browser,), *((name_with_two_faces, *face) for face in FACES if NAMES)]
    cases = Cases()
    cases.together([(" ".join(map(str, (case.__name__, *more))), case, orrery, *more) for case, *more in all_of_them
                    if not wanted or case.__name__ in wanted], at_once=8)
    cases.end()


main()
