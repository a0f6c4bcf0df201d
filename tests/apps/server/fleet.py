"""fleet.py ORRERY [ROUNDS [SEED]] - several servers on one PostgreSQL: a table is at one of them at a time, and any of them finds it. What one
acknowledged is there at the next, whoever is killed, stopped or cut off; statistics, lobby, codes and wrong codes are everybody's."""
import contextlib
import os
import random
import re
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from functools import partial

from host import Cases, Server, must, until
from player import Closed, Player, make_table, post
from postgres import DATABASES

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")
QUICK = "window = 20\nmessages = 1000\nposts = 1000\ngets = 10000\n"


class Fleet:
    """Servers on the same store."""

    def __init__(self, orrery, folder, n, more="", addresses=None):
        self.path = os.path.join(folder, "store")
        DATABASES.of(self.path)
        self.servers = []
        for i in range(n):
            inner = os.path.join(folder, f"server{i}")
            DATABASES.names[inner] = DATABASES.names[self.path]
            if addresses:
                DATABASES.elsewhere[inner] = addresses[i]
            self.servers.append(Server(orrery, store=inner, config=QUICK + more))

    def rows(self, query):
        return DATABASES.postgres.run(DATABASES.names[self.path], query)

    def stop(self):
        for s in self.servers:
            if s.process.poll() is None:
                must(s.stop() == 0, f"stopped: {s.said()[-500:]}")


def fleet(case):
    """A case with so many servers, as its name in the list says."""
    def run(orrery, n, **more):
        with tempfile.TemporaryDirectory() as folder:
            x = Fleet(orrery, folder, n, **more)
            case(x)
            x.stop()
    run.__name__ = case.__name__
    return run


def at_a_question(server, game="earth-gambit", seats=3):
    link, cookie = make_table(server, game, seats, "easy")
    p = Player(server, link, cookie)
    p.start()
    while not p.is_asked():
        p.hear()
    return p


def comes_to(server, p):
    """The same browser at another server."""
    again = Player(server, p.link, p.cookie, connect=False)
    until(lambda: connected(again), 30)
    while not again.view:
        again.hear()
    must(again.table["you"] == 0, "the same seat")
    return again


def connected(p):
    try:
        p.connect()
        return True
    except (Closed, OSError, ValueError, AssertionError):
        return False


def owner_of(x, link):
    return x.rows(f"SELECT owner FROM tab WHERE tab = '{link}'")[0][0]


@fleet
def handed_over(x):
    """Asked for at another server, a table goes there with everything that was acknowledged; its people connect again."""
    a, b = x.servers
    p = at_a_question(a)
    time.sleep(2)                                          # FLEET_HOLD_MS
    must(p.answer()["t"] == "ok", "an answer")
    answers, first = p.view["answers"], owner_of(x, p.link)
    q = comes_to(b, p)
    must(q.view["answers"] >= answers, f"{answers} were acknowledged, {q.view['answers']} are there")
    must(owner_of(x, p.link) != first, "it is another server's")
    try:
        while True:
            p.hear()
    except Closed as end:
        must(end.code == 1013, f"closed with {end.code}")
    q.play_to_the_end()
    must(until(lambda: a.ask("GET", "/api/stats")[2] == b.ask("GET", "/api/stats")[2] != []), "both count it, once")
    must(b.ask("GET", "/api/stats")[2][0]["matches"] == 1, "once")
    q.close()


@fleet
def drained(x):
    """SIGTERM: what it had goes on at the other server at once, and bots do so without a visit."""
    a, b = x.servers
    p = at_a_question(a)
    bots, _ = make_table(a, "earth-gambit", 4, {str(s): "easy" for s in range(4)}, seat=None)
    must(p.answer()["t"] == "ok", "an answer")
    answers = p.view["answers"]
    begun = time.monotonic()
    os.kill(a.process.pid, signal.SIGTERM)
    q = comes_to(b, p)
    print(f"drained: {time.monotonic() - begun:.2f} s from the signal to the same question")
    must(q.view["answers"] >= answers, "everything is there")
    must(a.process.wait(20) == 0, "exit code 0")
    must(until(lambda: x.rows(f"SELECT count(*) FROM kept WHERE tab = '{bots}' AND state = 3") == [(1,)], 60), "bots play to the end")
    q.close()


@fleet
def killed(x):
    """kill -9: the other one has the table at the first request, and wakes what nobody asks for."""
    a, b = x.servers
    p = at_a_question(a)
    quiet = at_a_question(a)
    must(p.answer()["t"] == "ok", "an answer")
    answers = p.view["answers"]
    begun = time.monotonic()
    a.kill()
    q = comes_to(b, p)
    print(f"killed: {time.monotonic() - begun:.2f} s to the same question")
    must(q.view["answers"] >= answers, "everything is there")
    mine = owner_of(x, p.link)
    must(until(lambda: owner_of(x, quiet.link) == mine, 30), "what nobody asks for is woken too")
    q.close()


@fleet
def stale(x):
    """A server that was stopped for longer than its lease: another one has the table, and nothing the first one stores there counts."""
    a, b = x.servers
    p = at_a_question(a)
    must(p.answer()["t"] == "ok", "an answer")
    while not p.is_asked():
        p.hear()
    os.kill(a.process.pid, signal.SIGSTOP)
    p.socket.send({"t": "answer", "question": p.view["question"], "a": p.view["legal"][0]["a"], "id": 900})     # on its way
    q = comes_to(b, p)
    while not q.is_asked():
        q.hear()
    must(q.answer()["t"] == "ok", "the other one takes it")
    answers = q.view["answers"]
    os.kill(a.process.pid, signal.SIGCONT)
    replies = []
    try:
        while True:
            replies.append(p.hear())
    except Closed:
        pass
    must(not any(m["t"] == "ok" and m.get("id") == 900 for m in replies), "nothing was acknowledged where it does not count")
    must(q.say({"t": "chat", "text": "still here"})["t"] == "ok" and q.view["answers"] >= answers, "it goes on where it is")
    must(owner_of(x, p.link) and until(lambda: "table-taken" in a.said()), "the first one knows")
    q.close()


@fleet
def frozen(x):
    """A server that stands still reads no notices, and PostgreSQL keeps them for it: so it loses its connection. When it goes on, it
    connects again, counts for nothing where others have its tables, and takes new ones."""
    a, b = x.servers
    p = at_a_question(a)
    first = owner_of(x, p.link)
    listens = f"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = {first} AND objsubid = 2 AND granted"
    must(x.rows(listens) == [(1,)], "it has its lock")
    os.kill(a.process.pid, signal.SIGSTOP)
    q = comes_to(b, p)
    must(until(lambda: x.rows(listens) == [(0,)], 90), "its connection is ended")
    os.kill(a.process.pid, signal.SIGCONT)
    must(until(lambda: x.rows(listens) == [(1,)] and a.ask("GET", "/health")[0] == 200, 60), f"back: {a.said()[-500:]}")
    must(owner_of(x, p.link) != first and q.say({"t": "chat", "text": "still here"})["t"] == "ok", "the table stays where it is")
    at_a_question(a).close()
    q.close()


@fleet
def for_everybody(x):
    """The lobby has tables of all servers; wrong codes count everywhere; a link that is none is none."""
    a, b, c = x.servers
    link, _ = make_table(a, "earth-gambit", 3)
    must(until(lambda: any(t["link"] == link for t in b.ask("GET", "/api/tables")[2])), "the other lobby has it")
    must(until(lambda: any(t["link"] == link for t in c.ask("GET", "/api/tables")[2])), "and the third")
    first = owner_of(x, link)
    must(c.ask("POST", "/api/codes", {"code": link[:6].upper()})[2] == {"link": link}, "its code opens it everywhere")
    must(owner_of(x, link) == first, "and it stays where it is")
    p = at_a_question(a)
    must(b.ask("POST", "/api/codes", {"code": p.link[:6]})[0] == 404, "the code of a match that runs opens nothing")
    word = a.ask("POST", f"/api/tables/{p.link}/move", {}, cookie=p.cookie)[2]["word"]
    must(b.ask("POST", "/api/codes", {"code": word})[2] == {"link": p.link}, "a pass code finds its table")
    p.close()
    must(b.ask("GET", f"/api/tables/{link[:6]}{'a' * (len(link) - 6)}")[0] == 404, "a code and a wrong secret are nothing")
    for _ in range(10):
        must(a.ask("POST", "/api/codes", {"code": "zzzzzz"})[0] == 404, "a wrong code")
    must(until(lambda: b.ask("POST", "/api/codes", {"code": "zzzzzz"})[0] == 429, 60), "too many, at every server")


@fleet
def guessed_at_once(x):
    """Many codes at once, round all servers: while nobody knows yet whether they are right, they count as wrong; a right one among them is
    not answered either. A right code alone costs nothing."""
    link, _ = make_table(x.servers[0], "earth-gambit", 3)
    for _ in range(15):
        must(x.servers[1].ask("POST", "/api/codes", {"code": link[:6]})[2] == {"link": link}, "right, again and again")
    asked = []
    for i, code in enumerate(["zzzzzz"] * 36 + [link[:6]] * 2):
        s, body = x.servers[1 + i % 2], f'{{"code":"{code}"}}'
        asked.append(socket.create_connection(("127.0.0.1", s.port)))
        asked[-1].sendall((f"POST /api/codes HTTP/1.1\r\nHost: 127.0.0.1:{s.port}\r\nConnection: close\r\nContent-Type: application/json\r\n"
                           f"Content-Length: {len(body)}\r\n\r\n{body}").encode())
    said = [s.makefile("rb").readline().split()[1] for s in asked]
    must(said[-2:] == [b"429", b"429"], f"the right one: {said}")
    must(said.count(b"404") <= 20 and set(said) == {b"404", b"429"}, f"{said}")
    must(until(lambda: x.servers[0].ask("POST", "/api/codes", {"code": link[:6]})[0] == 429, 10), "nor at the third")


SLOW = "proxy = yes\nposts = 2\ngets = 50\n"            # per second; four times as many at once
ASKS = (("POST", 2), ("GET", 50))                      # what SLOW says


def refused(server, method, address="10.2.3.4"):
    """Asked for nothing, which costs nothing but the asking."""
    status = server.ask(method, "/api/nothing", headers=[f"X-Forwarded-For: {address}"])[0]
    must(status in (404, 429), f"{method}: {status}")
    return status == 429


@fleet
def limits_together(x):
    """What an address took at two servers is taken at the third, too, though it asks there more slowly than it may; others are not
    concerned. Who goes round them has no more than at one of them, but for a burst at each."""
    a, b, c = x.servers
    must(until(lambda: len(x.rows("SELECT id FROM server WHERE until > clock_timestamp()")) == 3), "three servers")
    time.sleep(2)                                          # FLEET_BEAT_MS: each of them knows it
    for method, rate in ASKS:
        for server in (a, b):
            while not refused(server, method):
                pass
        end = time.monotonic() + 30
        while not refused(c, method):
            must(time.monotonic() < end, f"{method}: the third server has not heard of it")
            time.sleep(1 / rate)
        must(not refused(c, method, "10.9.8.7"), f"{method}: somebody else may")
    rate, began, passed, asked = ASKS[0][1], time.monotonic(), 0, 0
    while time.monotonic() - began < 12:
        passed, asked = passed + (not refused(x.servers[asked % 3], "POST", "10.5.6.7")), asked + 1
        time.sleep(0.02)
    t = time.monotonic() - began
    print(f"limits_together: {passed} of {asked} in {t:.1f} s round three servers, {rate} per second allowed")
    must(passed <= 3 * 4 * rate + 1.5 * rate * t, f"{passed} of {asked} in {t:.1f} s")
    must(passed >= 4 * rate + rate * t / 2, f"only {passed} of {asked} in {t:.1f} s")


def restored(orrery):
    """The lines of docs/host/fleet.md: a backup of a match that runs, and the match goes on from the copy."""
    with open(os.path.join(ROOT, "docs/host/fleet.md"), encoding="utf-8") as f:
        blocks = re.findall(r"```sh\n(.*?)```", f.read().split("## Backup")[1], re.S)
    must(len(blocks) == 2, f"{blocks}")
    with tempfile.TemporaryDirectory() as folder:
        path, copy = (os.path.join(folder, name) for name in ("store", "copy"))
        with Server(orrery, store=path, config=QUICK) as server:
            p = at_a_question(server)
            must(p.answer()["t"] == "ok", "an answer")
            answers, pg = p.view["answers"], DATABASES.postgres
            DATABASES.names[copy] = "restored"
            around = {**os.environ, "PATH": f"{pg.bin}:{os.environ['PATH']}", "PGHOST": pg.folder, "PGPORT": str(pg.port), "PGUSER": "orrery"}
            for block in blocks:
                subprocess.run(re.sub(r" orrery$", f" {DATABASES.names[path]}", block.strip()), shell=True, check=True, cwd=folder, env=around)
            p.close()
        with Server(orrery, store=copy, config=QUICK) as server:
            q = comes_to(server, p)
            must(q.view["answers"] >= answers, f"{answers} were acknowledged, {q.view['answers']} are there")
            q.play_to_the_end()
            q.close()


class Cable:
    """Between a server and the database: can be cut, can swallow what the database says, and can be a hole in which packets vanish:
    nothing is refused or closed, nothing arrives. What is in the hole may arrive later, or never."""

    def __init__(self, to):
        self.to, self.open, self.deaf = to, True, False
        self.passes = threading.Event()
        self.passes.set()
        self.lost = 0                                      # connections before this one stay in the hole
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.pairs = []
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            near, _ = self.listener.accept()
            if not self.open:
                near.close()
                continue
            self.pairs.append((near,))
            threading.Thread(target=self.carry, args=(near, len(self.pairs) - 1), daemon=True).start()

    def held(self, number):
        """Waits at the hole; for ever if this connection never comes out of it."""
        self.passes.wait()
        if number < self.lost:
            threading.Event().wait()

    def carry(self, near, number):
        self.held(number)
        try:
            far = socket.create_connection(("127.0.0.1", self.to))
        except OSError:                                    # the database is away
            near.close()
            return
        self.pairs[number] = (near, far)
        try:
            while True:
                for s in select.select([near, far], [], [])[0]:
                    self.held(number)
                    data = s.recv(65536)
                    if not data:
                        raise OSError
                    if s is far and self.deaf:
                        continue
                    (far if s is near else near).sendall(data)
        except (OSError, ValueError):
            near.close()
            far.close()

    def hole(self):
        self.passes.clear()

    def out_of_the_hole(self, arrives):
        """arrives: what was sent meanwhile comes now; else the connections of before never say anything again."""
        self.lost = self.lost if arrives else len(self.pairs)
        self.passes.set()

    def cut(self):
        self.open = False
        for pair in self.pairs:
            for s in pair:
                try:
                    s.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass

    def mend(self):
        self.open, self.deaf = True, False


def cut_off(orrery):
    """The commit is made, and the answer of the database is lost with the connection: acknowledged once, stored once."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "store")
        DATABASES.of(path)
        cable = Cable(DATABASES.postgres.port)
        DATABASES.elsewhere[path] = DATABASES.postgres.address(DATABASES.names[path], cable.port)
        with Server(orrery, store=path, config=QUICK) as server:
            p = at_a_question(server)
            for i in range(3):
                before = p.view["answers"]
                cable.deaf = True
                number = p.say({"t": "answer", "question": p.view["question"], "a": p.view["legal"][0]["a"]}, wait=False)
                query = f"SELECT count(*) FROM entry WHERE tab = '{p.link}'"
                stored = DATABASES.rows(path, query)[0][0]
                time.sleep(0.3)                            # it is there, and nobody has heard of it
                cable.cut()
                time.sleep(0.2)
                cable.mend()
                p.hear_until(lambda m: m.get("id") == number)
                must(p.replies.pop(number)["t"] == "ok", "acknowledged")
                must(p.view["answers"] > before and stored > 0, "and it counts")
                while not p.is_asked() and not p.view["over"]:
                    p.hear()
                if p.view["over"]:
                    break
            must("store-away" in server.said() or i, "the log says so")
            gaps = DATABASES.rows(path, f"SELECT count(*) - max(seq) - 1 FROM entry WHERE tab = '{p.link}'")
            must(gaps == [(0,)], "no entry twice, none missing")
            p.close()


def through_cables(orrery, folder, n, more=""):
    """Servers that reach their database by a cable each."""
    DATABASES.of(os.path.join(folder, "store"))
    cables = [Cable(DATABASES.postgres.port) for _ in range(n)]
    name = DATABASES.names[os.path.join(folder, "store")]
    return Fleet(orrery, folder, n, more, [DATABASES.postgres.address(name, c.port) for c in cables]), cables


def told_one_thing(p, number):
    """What becomes of somebody whose server has lost its database: a sentence, or the end of the connection that says `later`."""
    try:
        p.hear_until(lambda m: m.get("id") == number)
        reply = p.replies.pop(number)
        must(reply["t"] == "no" and "database" in reply["why"] and reply["why"].count("\n") == 0, f"{reply}")
        while True:
            p.hear()
    except Closed as end:
        must(end.code == 1013, f"closed with {end.code}")


def black_hole(orrery, arrives):
    """Packets between a server and its database vanish. Others have its tables after the lease; nothing it had said counts, though it may
    arrive later; its people are sent away; it comes back by itself."""
    with tempfile.TemporaryDirectory() as folder:
        x, cables = through_cables(orrery, folder, 2)
        a, b = x.servers
        p = at_a_question(a)
        bots, _ = make_table(a, "onward-to-venus", 3, {str(s): "easy" for s in range(3)}, seat=None)
        must(p.answer()["t"] == "ok", "an answer")
        while not p.is_asked():
            p.hear()
        answers, first = p.view["answers"], owner_of(x, p.link)
        other, _ = make_table(b, "earth-gambit", 3)        # a server that knows of no other would wait for its database
        must(until(lambda: any(t["link"] == other for t in a.ask("GET", "/api/tables")[2])), "they know of each other")
        cables[0].hole()
        number = p.say({"t": "answer", "question": p.view["question"], "a": p.view["legal"][0]["a"]}, wait=False)
        told_one_thing(p, number)
        must(a.ask("GET", "/health")[0] == 503, "the proxy hears of it")
        status, _, body = a.ask("GET", f"/api/tables/{p.link}")
        must(status == 503 and "cannot reach its database" in body["why"], f"{status} {body}")
        q = comes_to(b, p)
        must(q.view["answers"] == answers, f"{answers} were acknowledged, {q.view['answers']} are there")
        must(until(lambda: owner_of(x, bots) != first, 30), "what nobody asks for is woken too")
        while not q.is_asked():
            q.hear()
        must(q.answer()["t"] == "ok", "it goes on there")
        answers = q.view["answers"]
        cables[0].out_of_the_hole(arrives)
        must(until(lambda: a.ask("GET", "/health")[0] == 200, 60), f"back by itself: {a.said()[-800:]}")
        must(q.say({"t": "chat", "text": "still here"})["t"] == "ok" and q.view["answers"] >= answers, "undisturbed")
        must(owner_of(x, p.link) == owner_of(x, bots) != first, "they stay where they are")
        gaps = x.rows(f"SELECT count(*) - max(seq) - 1 FROM entry WHERE tab = '{p.link}'")
        must(gaps == [(0,)], "no entry twice, none missing")
        at_a_question(a).close()                           # it takes tables again
        again = comes_to(a, q)
        must(again.view["answers"] >= answers, "and gets this one, if asked")
        again.play_to_the_end()
        again.close()
        x.stop()


class Journal:
    """Somebody at one table, at whichever server answers; notes what was acknowledged."""

    def __init__(self, x, number, seed):
        self.x, self.number, self.rng = x, number, random.Random(f"{seed} {number}")
        self.acknowledged, self.tables, self.pauses = 0, 0, []
        self.open()

    def open(self):
        """A new table; the old one was looked at."""
        self.link, self.cookie = make_table(self.alive(), "onward-to-venus", 3, "easy")
        self.answers, self.chats, self.started, self.tables = 0, [], False, self.tables + 1

    def alive(self):
        return self.rng.choice([s for s in self.x.servers if s.process.poll() is None])

    def play(self, stop):
        lost = None
        while not stop.is_set():
            try:
                p = Player(self.alive(), self.link, self.cookie, seed=self.rng.random())
                p.hear_until(lambda m: m["t"] == "table" and m["you"] == 0)
                if p.table["state"] == "gathering" and p.say({"t": "start"})["t"] == "ok":
                    self.started = True
                while not stop.is_set() and not (p.view and p.view["over"]):
                    if not p.is_asked():
                        p.hear()
                    elif p.answer()["t"] == "ok":
                        self.answers, self.acknowledged = max(self.answers, p.view["answers"]), self.acknowledged + 1
                        if lost:
                            self.pauses.append(time.monotonic() - lost)
                            lost = None
                        text = f"line {self.number} {self.rng.random()}"
                        if self.rng.random() < 0.3 and p.say({"t": "chat", "text": text})["t"] == "ok":
                            self.chats.append(text)
                            self.acknowledged += 1
                p.close()
                return
            except (Closed, OSError, ValueError, AssertionError):
                lost = lost or time.monotonic()
                time.sleep(0.1)

    def compare(self):
        p = Player(self.alive(), self.link, self.cookie, connect=False)
        must(until(lambda: connected(p), 30), f"{self.link} cannot be opened")
        must(p.table["you"] == 0, f"{self.link}: the seat is lost")
        while self.started and not p.view:
            p.hear()
        must(not self.answers or p.view["answers"] >= self.answers, f"{self.link}: {self.answers} acknowledged, {p.view['answers']} there")
        p.hear_chats(self.chats[-40:])
        over = p.view and p.view["over"]
        p.close()
        if over:
            self.open()


@contextlib.contextmanager
def playing(people):
    """They play meanwhile; then each compares their journal."""
    stop = threading.Event()
    threads = [threading.Thread(target=j.play, args=(stop,)) for j in people]
    for t in threads:
        t.start()
    yield
    stop.set()
    for t in threads:
        t.join(60)
    for j in people:
        j.compare()


def journals(orrery, rounds, seed=7):
    """Three servers under load; each round one of them is killed, stopped, frozen or loses its network, or the database is killed; then
    the journals."""
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        x, cables = through_cables(orrery, folder, 3, "snapshot = 16\nentries = 48\n")
        people = [Journal(x, n, seed) for n in range(6)]
        for done in range(rounds):
            with playing(people):
                time.sleep(0.5 + rng.random())
                which, how = rng.randrange(3), ["kill", "stop", "freeze", "database", "hole"][(done + seed) % 5]
                victim = x.servers[which]
                if how == "database":
                    DATABASES.postgres.kill()
                    DATABASES.postgres.start()
                elif how == "freeze":
                    os.kill(victim.process.pid, signal.SIGSTOP)
                    time.sleep(6)
                    os.kill(victim.process.pid, signal.SIGCONT)
                elif how == "hole":
                    cables[which].hole()
                    time.sleep(rng.choice((2, 6, 15)))
                    cables[which].out_of_the_hole(rng.random() < 0.5)
                else:
                    getattr(victim, how)()
                time.sleep(1 + rng.random())
                if victim.process.poll() is not None:
                    victim.start()
        pauses = sorted(p for j in people for p in j.pauses)
        gaps = x.rows("SELECT e.tab FROM entry e LEFT JOIN kept k ON k.tab = e.tab WHERE e.tab !~ '^endings' GROUP BY e.tab"
                      " HAVING count(*) != max(e.seq) - min(e.seq) + 1 OR min(e.seq) > coalesce(max(k.seq), 0)")
        must(not gaps, f"entries are missing in {gaps}")
        x.stop()
        print(f"seed {seed}: {rounds} rounds, {sum(j.acknowledged for j in people)} acknowledged at {sum(j.tables for j in people)} tables, none missing;"
              f" the longest pause {max(pauses, default=0):.1f} s of {len(pauses)}")


def main():
    cases, orrery = Cases(), sys.argv[1]
    if len(sys.argv) > 2:
        cases.run("journals", journals, orrery, *(int(n) for n in sys.argv[2:]))
    else:
        cases.together([("handed_over", handed_over, orrery, 2), ("drained", drained, orrery, 2), ("killed", killed, orrery, 2),
                        ("stale", stale, orrery, 2), ("frozen", frozen, orrery, 2), ("for_everybody", for_everybody, orrery, 3), ("guessed_at_once", guessed_at_once, orrery, 3),
                        ("limits_together", partial(limits_together, more=SLOW), orrery, 3), ("cut_off", cut_off, orrery),
                        ("hole, later", black_hole, orrery, True), ("hole, never", black_hole, orrery, False), ("restored", restored, orrery)],
                       at_once=10)
    cases.end()


if __name__ == "__main__":
    main()
