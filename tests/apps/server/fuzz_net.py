"""fuzz_net.py ORRERY [--messages N] [--phases N] [--seconds S] [--seed N] - strangers talk to a server, in every way there is.

Honest people play at a table of every ruleset while everybody else sends requests, frames and messages that are proper, nearly proper or
nothing at all: with seats and without, with right and wrong tokens, at tables in every state, in pieces, slowly, many at once,
without reading, half closed. After each phase the server stops or is killed, and goes on with the same store. It must hold that

- the server lives, and no sanitizer says anything (run it on build-asan/orrery);
- every byte that comes back is HTTP, WebSocket and JSON of docs/develop/protocol.md, and every proper message gets its reply;
- nobody is sent another's eyes: a socket sees as the seat of its token or as a watcher, all sockets with the same eyes are told the
  same, no token, no salt before its time and no link of another table goes out, and every card that a seat knows of another's hand
  was shown to it;
- memory stays within its bound, and what waits for slow readers goes back to nothing;
- the honest play on, and nothing at their tables was done by others.

What is said in step N follows from the seed and N alone (and, for messages that should make sense, from the cards dealt). With
--seconds it ends after that time with whatever it has done. A failure prints the seed and the last things that were said."""
import argparse
import collections
import hashlib
import json
import os
import random
import re
import sys
import time
import traceback

import fuzz_words as words
from fuzz_lines import Line, Net, well_formed
from host import Server, cookie_of, metric, must, resident, until
from player import make_table, post, sit
from ws import TEXT, frame

MIB = 1 << 20
GAMES = [("earth-gambit", 4, {"turn_limit": "50"}),
         ("mars-vs-earth-1e", 4, {"max_rounds": "2"}), ("mars-vs-earth-2e", 4, {"max_rounds": "2"}),
         ("onward-to-venus", 3, {}), ("martians", 3, {"turn_cap": "20"})]
WIDE = "posts = 100000\nmessages = 100000\ngets = 100000\nper_address = 1000\nwindow = 20\n"
SETTINGS = [WIDE,
            WIDE + "snapshot = 8\nentries = 24\nrest = 1 second\ntables = 2000\n",       # tables come and go
            "window = 50\nposts = 20\nproxy = yes\nper_address = 200\n"]               # the limits of every day
MOST_LINES, MOST_TABLES, EVERY = 70, 40, 25
GROWTH = 256 * MIB                      # of the whole process after the first phase; a sanitizer keeps what was freed for a while
HEX64, LINK23 = re.compile(rb"[0-9a-f]{64}"), re.compile(rb"\b[a-hjkmnp-z2-9]{23}\b")


class Pass:
    """What a browser brings: a token that was worth one seat when it was given."""

    def __init__(self, table, seat, cookie):
        self.table, self.seat, self.cookie = table, seat, cookie
        self.token = cookie.split("=")[1].encode()
        self.gone = False


class Table:
    def __init__(self, link, game, seats, public=True):
        self.link, self.game, self.seats, self.public = link, game, seats, public
        self.passes, self.words = [], []


class Told:
    """What each kind of eyes was told at each table, to be compared: nobody with these eyes may be told anything else."""

    def __init__(self):
        self.lines, self.views = {}, {}

    def view(self, link, eyes, m):
        kept = self.views.setdefault((link, eyes), collections.OrderedDict())
        parts = {k: m[k] for k in ("answers", "over", "places", "fields", "facts", "asked", "may")}
        first = kept.setdefault(m["seq"], parts)
        must(first == parts, f"{link}: two views {m['seq']} for {eyes}")
        while len(kept) > 40:
            kept.popitem(last=False)

    def news(self, link, eyes, m):
        kept = self.lines.setdefault((link, eyes), {})
        for i, event in enumerate(m["events"]):
            facts = {k: v for k, v in event.items() if k != "text"}      # it has names, and a newcomer brings a new one
            must(kept.setdefault(m["from"] + i, facts) == facts, f"{link}: two lines {m['from'] + i} for {eyes}: {event}")


class Sock(Line):
    """A WebSocket of anybody, with a pass or none."""

    def __init__(self, net, table, owner=None, cookie=None, **more):
        super().__init__(net, **more)
        self.at, self.owner, self.you, self.last_id = table, owner, None, 10 ** 6
        self.view = self.table = None
        self.waiting, self.logs, self.opened_gone = {}, [], bool(owner and owner.gone)
        self.salt = getattr(self, "salt", None) or hashlib.blake2b(owner.token if owner else b"", digest_size=16).digest()
        self.upgrade(table.link, cookie or (owner.cookie if owner else None))

    def real_pledge(self):
        commitment = bytes.fromhex(self.table["commitment"])
        data = b"orrery salt\0" + commitment + bytes([self.owner.seat]) + self.salt
        return {"t": "pledge", "pledge": hashlib.blake2b(data, digest_size=32).hexdigest()}

    def say(self, message):
        self.last_id += 1
        self.waiting[self.last_id] = message
        self.send(frame(TEXT, json.dumps({**message, "id": self.last_id}).encode()))

    def on_message(self, payload):
        self.net.nothing_secret(payload, self.at.link)
        m = well_formed(payload)
        kind = m["t"]
        self.net.kinds[kind] += 1
        if kind == "table":
            must(m["you"] is None or self.owner and m["you"] == self.owner.seat and not self.opened_gone,
                 f"sits on {m['you']} without a right")
            must(m["you"] is not None or (m["pass"], m["hold"], m["coach"], m["mutes"], m["agree"]) == (None, False, False, [], []),
                 "a watcher has nothing of its own")
            self.you, self.table = m["you"], m
            self.net.said[m["state"]] += 1
        elif kind == "view":
            must(m["seat"] == self.you, f"the eyes of {m['seat']} for {self.you}")
            must(self.you is not None or not m["legal"] and not m["locked"] and m["question"] is None, "a watcher is asked nothing")
            self.net.told.view(self.at.link, self.you, m)
            self.view = m
        elif kind == "news":
            self.net.told.news(self.at.link, self.you, m)
            self.logs += m["events"]
        elif kind in ("ok", "no", "hint"):
            said = self.waiting.pop(m.get("id"), None)
            if said and type(self) is Sock:
                self.net.said[f"{said['t']} {m['t']}"] += 1
            self.on_reply(said, m)

    def on_reply(self, said, m):
        if said and said["t"] == "leave" and m["t"] == "ok" and self.owner:
            self.owner.gone = True


class Honest(Sock):
    """Somebody who plays as one should; with a salt for the shuffle, kept to themselves until it is asked for."""

    def __init__(self, *a, salt=None, **b):
        self.salt, self.answered, self.opened, self.sent_seq, self.held = salt, 0, False, None, set()
        super().__init__(*a, **b)

    def on_message(self, payload):
        before = self.view
        super().on_message(payload)
        if self.view is not before:
            self.held |= held_by(self.view, self.you)
        m = json.loads(payload) if b'"t":"shuffle"' in payload[:16] else None
        if m and m["opening"] and self.salt and not self.opened:
            self.opened = True
            self.say({"t": "salt", "salt": self.salt.hex()})

    def on_reply(self, said, m):
        if said and said["t"] == "answer":
            must(m["t"] == "ok" or self.view["seq"] != self.sent_seq, f"an honest answer is refused: {said} {m}")
            self.answered += m["t"] == "ok"

    def turn(self, rng):
        v = self.view
        if v and not v["over"] and v["seat"] in v["asked"] and v["legal"] and not self.waiting and self.table["state"] == "playing":
            self.sent_seq = v["seq"]
            self.say({"t": "answer", "question": v["question"], "a": rng.choice(v["legal"])["a"]})


class Watcher(Sock):
    """Somebody who only watches, and remembers every card that was open once."""

    def __init__(self, *a, **b):
        self.held = set()
        super().__init__(*a, **b)

    def on_message(self, payload):
        super().on_message(payload)
        if self.view:
            self.held |= held_by(self.view, None)


class Party:
    """Honest people at one table, and a watcher who only watches."""

    def __init__(self, fuzz, game, seats, options):
        self.fuzz, self.game = fuzz, (game, seats, options)
        link, anna = make_table(fuzz.server, game, seats, {}, options=options)
        self.table = Table(link, game, seats)
        self.passes = [Pass(self.table, 0, anna)]
        self.passes += [Pass(self.table, *sit(fuzz.server, link, f"Honest {s}", s)) for s in range(1, seats)]
        self.salts = [hashlib.blake2b(f"{fuzz.seed} {link} {p.seat}".encode(), digest_size=16).digest() for p in self.passes]
        fuzz.net.secrets |= {p.token for p in self.passes}
        fuzz.net.salts[link] = [s.hex().encode() for s in self.salts]
        self.connect()
        book = fuzz.server.ask("GET", f"/api/tables/{link}/book")
        while book[0] == 429:            # strangers of the same address have asked for all the pages it may wait for
            time.sleep(0.1)
            book = fuzz.server.ask("GET", f"/api/tables/{link}/book")
        book = book[2]
        self.events, self.nouns = {e["word"]: e for e in book["events"]}, {x["word"]: x["noun"] for x in book["places"]}
        fuzz.wait(lambda: all(p.table for p in self.people), "honest people sit down")
        for p in self.people:
            p.say(p.real_pledge())
        fuzz.wait(lambda: not any(p.waiting for p in self.people), "pledges are taken")
        self.people[0].say({"t": "start"})
        fuzz.wait(lambda: all(p.view for p in self.people), "the honest are dealt cards")
        must(all(p.opened for p in self.people), "everybody was asked for the salt")

    def connect(self):
        self.people = [Honest(self.fuzz.net, self.table, p, salt=s) for p, s in zip(self.passes, self.salts)]
        self.watcher = Watcher(self.fuzz.net, self.table)

    def over(self):
        return bool(self.watcher.view and self.watcher.view["over"])

    def turn(self, rng):
        for p in self.people:
            p.turn(rng)

    def untouched(self):
        """Nobody else has changed anything here, and each knows of the others' cards only what it was shown."""
        for p in self.people:
            must(not p.ended and p.you == p.owner.seat, f"{self.game[0]}: an honest seat is lost ({p.code})")
        names = [s["name"] for s in self.people[0].table["seats"]]
        must(names == ["Anna"] + [f"Honest {s}" for s in range(1, len(names))] and self.people[0].table["host"] == 0, f"names: {names}")
        self.open_to_all()
        if not self.over():
            for p in self.people:
                self.only_what_was_shown(p)

    def open_to_all(self):
        """What a watcher is told in full, everybody at the table is told in full."""
        told = self.fuzz.net.told.lines
        for n, event in told.get((self.table.link, None), {}).items():
            for p in self.people:
                own = told.get((self.table.link, p.you), {}).get(n)
                must(not event["priv"] or own is None or own["priv"] == event["priv"], f"a watcher is told more than seat {p.you}: {event}")

    def only_what_was_shown(self, p):
        """What a seat knows of another's cards, and watchers do not, it has held itself or was told by a line of its log."""
        shown = set()
        for e in (e for e in p.logs if e["rule"] != "-"):
            about = self.events[e["kind"]]
            shown |= set(zip(about["pub"], e["pub"] or [])) | set(zip(about["priv"], e["priv"] or []))
        for q in self.people:
            if q is not p:
                for place, kind in known_only_to(q.view, self.watcher.view, p.view):
                    word, *where = place.split(" ")
                    mine = where and where[0] == str(q.you)
                    must(not mine or (self.nouns[word], kind) in shown or kind in p.held | self.watcher.held,
                         f"{self.game[0]}: seat {p.you} knows {kind} in {place} of seat {q.you}, and nobody showed it")


def piles(view):
    """(place and where in it, pile) of all piles; a pile is a list of lists that begin with a kind."""
    def walk(name, x):
        if x and isinstance(x[0], list) and x[0] and isinstance(x[0][0], int):
            yield name, x
        else:
            for i, y in enumerate(x or []):
                if isinstance(y, list):
                    yield from walk(f"{name} {i}", y)
    for word, x in view["places"].items():
        yield from walk(word, x)


def kinds_of(view):
    return {name: {entry[0] for entry in pile if entry[0] >= 0} for name, pile in piles(view)}


def held_by(view, seat):
    """Kinds that lie before a seat; seat None: all that these eyes know."""
    places = kinds_of(view) if view else {}
    return {kind for name, kinds in places.items() if seat is None or name.split(" ")[1:2] == [str(seat)] for kind in kinds}


def known_only_to(mine, watchers, others):
    """Cards that I know and watchers do not, and that somebody else knows too, in the same place."""
    mine, watchers, others = kinds_of(mine), kinds_of(watchers), kinds_of(others)
    for name, kinds in mine.items():
        for kind in kinds - watchers.get(name, set()):
            if kind in others.get(name, set()):
                yield name, kind


class FuzzNet(Net):
    def __init__(self, server):
        super().__init__(server)
        self.told, self.secrets, self.salts, self.said = Told(), set(), {}, collections.Counter()

    def nothing_secret(self, payload, link):
        for found in HEX64.findall(payload):
            must(found not in self.secrets, "a token goes out")
        if payload.startswith(b'{"t":"shuffle"') and b'"dealt":true' in payload:
            self.salts.pop(link, None)                   # from now on everybody may see them
        for salt in (x for salts in self.salts.values() for x in salts):
            must(salt not in payload, "a salt goes out before its time")
        if link:
            for found in LINK23.findall(payload):
                must(found.decode() == link, f"the link of another table: {payload[:200]}")


class Asker(Line):
    """A line for requests; what it gets is looked at, and kept if it was asked for."""
    body = None

    def on_response(self, status, fields, m, body):
        self.net.kinds[status] += 1
        self.net.nothing_secret(body, None)
        self.body = m if m is not None else body
        if fields.get("connection") == "close":
            self.end()


class Fuzz:
    def __init__(self, orrery, seed, messages, phases, seconds):
        self.seed, self.messages, self.phases = seed, messages, phases
        self.ends = time.monotonic() + seconds if seconds else None
        self.server = Server(orrery, config=SETTINGS[0])
        self.net = FuzzNet(self.server)
        self.sent, self.step, self.first_memory, self.most_memory = 0, 0, None, 0
        self.recent = collections.deque(maxlen=30)
        self.tables, self.parties, self.strangers, self.slow = [], [], [], []
        self.control, self.rng = None, random.Random(seed)

    # ---- waiting ----

    def wait(self, condition, what, seconds=60):
        end = time.monotonic() + seconds
        while not condition():
            must(self.server.process.poll() is None, f"the server is gone: {what}")
            must(time.monotonic() < end, f"it never came: {what}")
            self.net.pump(0.01)

    def alive(self):
        """A request of somebody else is answered, with all that is under way; the honest have their turn."""
        if not self.control or self.control.ended:
            self.control = Asker(self.net)
        self.control.body = None
        self.control.send(f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n\r\n".encode())
        self.wait(lambda: self.control.body is not None or self.control.ended, "/health", 60)
        for party in self.parties:
            party.turn(self.rng)

    # ---- what strangers do ----

    def note(self, what, data=b""):
        self.recent.append(f"{self.step} {what} {data[:160]!r}")

    def a_table(self, rng):
        return rng.choice(self.tables[-10:] if rng.random() < 0.6 else self.tables)

    def a_cookie(self, rng, table):
        """A right token, one of another table or seat, or none that ever was."""
        if table.passes and rng.random() < 0.8:
            return rng.choice(table.passes[-6:] if rng.random() < 0.7 else table.passes), None
        other = self.a_table(rng)
        token = rng.choice(other.passes).cookie.split("=")[1] if other.passes and rng.random() < 0.5 else words.some_hex(rng, 64)
        if any(p.token == token.encode() for p in table.passes):
            return None, None
        here, there = (f"orrery-{t.link[:6]}={token}" for t in (table, other))
        return None, rng.choice([here, here + "; a=b", there])

    def new_table(self, rng):
        game, seats, options = rng.choice(GAMES)
        public, sits = rng.random() < 0.5, rng.random() < 0.85
        bots = {str(s): "easy" for s in range(1 if sits else 0, seats) if not sits or rng.random() < 0.3}
        status, pairs, body = post(self.server, "/api/tables", {
            "game": game, "seats": seats, "options": options, "bots": bots, "public": public, "name": "Eve", "seat": 0 if sits else None,
            "clock": rng.choice([0, 0, 1]), "out": rng.choice(["ask", "bot", "skip", "pause"]), "obvious": rng.random() < 0.3, "level": "easy"})
        must(status == 201 or status == 503 and "no room" in body["why"], f"{status} {body}")
        if status != 201:
            return
        table = Table(body["link"], game, seats, public)
        if sits:
            self.keep(Pass(table, 0, cookie_of(pairs)))
        self.tables.append(table)
        if len(self.tables) > MOST_TABLES:
            self.tables.pop(rng.randrange(len(self.tables)))
        for _ in range(rng.randrange(3)):
            self.sit_down(rng, table)
        for owner in table.passes:
            self.strangers.append(Sock(self.net, table, owner))

    def keep(self, owner):
        owner.table.passes.append(owner)
        self.net.secrets.add(owner.token)

    def sit_down(self, rng, table):
        name, seat = f"Eve {rng.randrange(100)}", rng.choice([None, 1, 2])
        status, pairs, body = self.server.ask("POST", f"/api/tables/{table.link}/seats", {"name": name, "seat": seat})
        if status == 200:
            self.keep(Pass(table, body["seat"], cookie_of(pairs)))

    def change_hands(self, rng):
        """Somebody sits down, or moves to another device."""
        table = self.a_table(rng)
        path = f"/api/tables/{table.link}"
        if rng.random() < 0.6 or not table.passes:
            self.sit_down(rng, table)
            return
        old = rng.choice(table.passes)
        status, _, body = self.server.ask("POST", path + "/move", {}, cookie=old.cookie)
        must(status != 200 or not old.gone, "a word for somebody who has left")
        if status == 200 and rng.random() < 0.7:
            status, pairs, body = self.server.ask("POST", path + "/seats", {"word": body["word"]})
            if status == 200:
                must(body["seat"] == old.seat, "the same seat")
                self.keep(Pass(table, old.seat, cookie_of(pairs)))
                old.gone = True

    def new_line(self, rng):
        self.strangers = [x for x in self.strangers if not x.ended]
        while len(self.strangers) >= MOST_LINES:
            line = self.strangers.pop(rng.randrange(len(self.strangers)))
            (line.reset if rng.random() < 0.5 else line.end)()
        if rng.random() < 0.15:
            line = Asker(self.net, small=rng.random() < 0.1)
        else:
            target = rng.choice(self.parties).table if rng.random() < 0.2 else self.a_table(rng)
            owner, cookie = self.a_cookie(rng, target)
            line = Sock(self.net, target, owner, cookie, small=rng.random() < 0.1)
        self.strangers.append(line)
        return line

    def a_line(self, rng, kind):
        lines = [x for x in self.strangers if type(x) is kind and not x.ended and not x.slow and not x.deaf
                 and (x.mode == "ws" if kind is Sock else not x.head_only)]
        seated = [x for x in lines if kind is Sock and x.you is not None]
        asked = [x for x in seated if x.view and x.view["legal"]]
        hosts = [x for x in seated if x.table["state"] == "gathering" and x.table["host"] == x.you]
        for better, often in ((asked, 0.5), (hosts, 0.2), (seated, 0.6)):
            if better and rng.random() < often:
                return rng.choice(better)
        return rng.choice(lines) if lines else None

    def speak(self, rng):
        line = self.a_line(rng, Sock)
        if not line:
            self.new_line(rng)
            return 1
        m = words.proper(rng, line.view, line.table)
        if m["t"] in ("pledge", "salt") and line.you is not None and rng.random() < 0.9:
            m = line.real_pledge() if line.table["state"] == "gathering" else {"t": "salt", "salt": line.salt.hex()}
        kind = rng.random()
        if kind < 0.5:
            self.note("says", json.dumps(m).encode())
            line.say(m)
            return 1
        text = json.dumps({**m, "id": 5 * 10 ** 6 + rng.randrange(10 ** 6)}).encode()
        if kind < 0.7:
            data = frame(TEXT, words.spoilt(rng, m))
        elif kind < 0.8:
            data = frame(TEXT, words.mutated(rng, text, plain=rng.random() < 0.9))
        elif kind < 0.96:
            data = words.in_pieces(rng, text if rng.random() < 0.7 else words.spoilt(rng, m))
        else:
            line.bad = line.said_close = True
            data = words.bad_frame(rng, text) if rng.random() < 0.8 else words.mutated(rng, frame(TEXT, text))
        line.bad = line.bad or len(data) > 4096
        self.note("frame", data)
        line.send(data)
        return 1

    def ask(self, rng):
        line = self.a_line(rng, Asker)
        if not line:
            line = Asker(self.net)
            self.strangers.append(line)
        links = [t.link for t in self.tables] + [p.table.link for p in self.parties]
        cookies = [p.cookie for t in rng.sample(self.tables, min(5, len(self.tables))) for p in t.passes]
        changes = rng.random() < 0.25
        kind = rng.random()
        n = 1
        if kind < 0.4:
            data = words.request(rng, self.server.port, links, cookies, changes)
        elif kind < 0.45:
            line = Asker(self.net)      # whose response has no body: a line of its own
            line.head_only = True
            self.strangers.append(line)
            data = words.request(rng, self.server.port, links, cookies, head=True)
        elif kind < 0.8:
            line.bad = True
            data = words.bad_request(rng, self.server.port, links, cookies)
        else:
            n = rng.randrange(2, 20)
            data = b"".join(words.request(rng, self.server.port, links, cookies, False) for _ in range(n))
        self.note("asks", data)
        line.send(data)
        return n

    def be_difficult(self, rng):
        """Slow, deaf, half gone, gone."""
        line = self.new_line(rng)
        kind = rng.randrange(5)
        self.note(f"difficult {kind}")
        if kind == 0:
            line.slow = True
            line.send(words.request(rng, self.server.port, [], [], False) if type(line) is Asker else b"")
        elif kind == 1:
            line.deaf = True
            links = [t.link for t in self.tables]
            line.send(b"".join(words.request(rng, self.server.port, links, [], False) for _ in range(20)))
            return 20
        elif kind == 2:
            line.send(words.request(rng, self.server.port, [], [], False)[:rng.randrange(1, 60)] if type(line) is Asker else b"")
            line.half_close()
        elif kind == 3:
            line.reset()
        else:
            line.send(bytes(rng.randrange(256) for _ in range(rng.randrange(1, 400))) if type(line) is Asker else b"")
            line.bad = True
        return 1

    def one_step(self):
        rng = random.Random(f"{self.seed} {self.step}")
        self.step += 1
        kind = rng.random()
        if kind < 0.75:
            n = self.speak(rng)
        elif kind < 0.88:
            n = self.ask(rng)
        elif kind < 0.94:
            self.new_line(rng)
            n = 1
        elif kind < 0.96:
            n = self.be_difficult(rng)
        elif kind < 0.99:
            self.change_hands(rng)
            n = 1
        else:
            self.new_table(rng)
            n = 1
        self.sent += n

    # ---- phases ----

    def late(self):
        return self.ends and time.monotonic() > self.ends

    def run(self):
        for game in GAMES:
            self.parties.append(Party(self, *game))
        for _ in range(8):
            self.new_table(self.rng)
        for phase in range(self.phases):
            goal, next_look = self.messages * (phase + 1) // self.phases, self.sent
            while self.sent < goal and not self.late():
                self.one_step()
                self.net.pump()
                if self.sent >= next_look:
                    self.alive()
                    next_look = self.sent + EVERY
            self.end_of_phase()
            print(f"phase {phase + 1} of {self.phases}: {self.sent} messages", flush=True)
            if self.late():
                break
            if phase + 1 < self.phases:
                self.restart(phase)
        self.net.drop_all()
        must(self.server.stop() == 0, f"exit: {self.server.said()[-2000:]}")
        self.no_report()

    def end_of_phase(self):
        waits = [x for x in self.strangers if isinstance(x, Sock) and x.mode == "ws" and not (x.bad or x.deaf or x.slow)]
        try:
            self.wait(lambda: not any(x.waiting for x in waits if not x.ended), "a reply to everything that was proper", 30)
        except AssertionError as wrong:
            left = [(x.at.game, x.you, list(x.waiting.values())[:3]) for x in waits if x.waiting and not x.ended]
            raise AssertionError(f"no reply to {left}") from wrong
        for line in self.strangers:
            if line in waits and line.owner and line.owner.gone and line.you is not None:
                self.wait(lambda: line.ended, "a seat that changed hands keeps its socket", 20)          # noqa: B023
        for line in self.strangers:
            line.end()
        self.strangers = []
        self.play_on()
        self.bounded()
        self.no_report()

    def play_on(self):
        """Every honest table takes some more answers, or is over; then there is a new one."""
        before = [sum(p.answered for p in party.people) for party in self.parties]
        end = time.monotonic() + 60
        for i, party in enumerate(self.parties):
            while not party.over() and sum(p.answered for p in party.people) < before[i] + 3:
                must(time.monotonic() < end, f"{party.game[0]}: the honest do not get on")
                self.alive()
                self.net.pump(0.02)
        self.wait(lambda: not any(p.waiting for party in self.parties for p in party.people), "honest replies")
        self.alive()
        for i, party in enumerate(self.parties):
            party.untouched()
            if party.over():
                for p in [*party.people, party.watcher]:
                    p.end()
                self.tables.append(party.table)
                self.parties[i] = Party(self, *party.game)

    def bounded(self):
        must(until(lambda: metric(self.server, "queued_bytes") < MIB, 30), "what waited for slow readers goes")
        must(metric(self.server, "queued_record_bytes") <= metric(self.server, "queued_limit_bytes"), "bytes for one connection")
        must(metric(self.server, "store_failures_total") == 0, "the store takes everything")
        lobby = self.server.ask("GET", "/api/tables")[2]
        hidden = {t.link for t in self.tables if not t.public}
        must(not any(x["link"] in hidden for x in lobby), "a private table in the lobby")
        memory = resident(self.server)
        self.first_memory = self.first_memory or memory
        self.most_memory = max(self.most_memory, memory)
        must(memory < self.first_memory + GROWTH, f"{memory // MIB} MiB, {self.first_memory // MIB} after the first phase")

    def no_report(self):
        said = self.server.said()
        for word in ("Sanitizer", "runtime error"):
            must(word not in said, said[said.find(word) - 200:][:4000])

    def restart(self, phase):
        """The honest and all rights are there again."""
        answers = [max(p.view["answers"] for p in party.people) for party in self.parties]
        self.net.drop_all()
        self.control = None
        if phase % 2:
            self.server.kill()
        else:
            must(self.server.stop() == 0, "a good end")
        self.server.config = SETTINGS[(phase + 1) % len(SETTINGS)]
        self.server.start()
        for party in self.parties:
            old = [*party.people, party.watcher]
            party.connect()
            for p, q in zip([*party.people, party.watcher], old):
                p.held = q.held
        self.wait(lambda: all(p.view for party in self.parties for p in party.people), "the honest are back")
        for party, n in zip(self.parties, answers):
            must(all(p.you == p.owner.seat for p in party.people), "every seat is whose it was")
            must(max(p.view["answers"] for p in party.people) >= n, "nothing is lost")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("orrery")
    parser.add_argument("--messages", type=int, default=4000)
    parser.add_argument("--phases", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--seed", type=int, default=None)
    a = parser.parse_args()
    seed = a.seed if a.seed is not None else int.from_bytes(os.urandom(4), "big")
    print(f"seed {seed}", flush=True)
    os.environ.setdefault("ASAN_OPTIONS", "quarantine_size_mb=16:detect_leaks=1")
    fuzz = Fuzz(a.orrery, seed, a.messages, a.phases, a.seconds)
    began = time.monotonic()
    try:
        fuzz.run()
    except Exception as wrong:              # noqa: BLE001 - whatever it is, the seed and the last words are wanted
        print(f"FAILED after {fuzz.sent} messages, seed {seed}: {type(wrong).__name__}: {wrong}")
        print("\n".join(fuzz.recent))
        print(fuzz.server.said()[-3000:])
        traceback.print_exc()
        print("0 passed, 1 failed")
        sys.exit(1)
    print(f"{fuzz.sent} messages in {fuzz.step} steps and {time.monotonic() - began:.0f} s, {fuzz.net.received // 1024} KiB of replies;"
          f" at most {fuzz.most_memory // MIB} MiB, {fuzz.first_memory // MIB} after the first phase")
    print(", ".join(f"{n} {k}" for k, n in sorted(fuzz.net.kinds.items(), key=str)))
    print(", ".join(f"{n} {k}" for k, n in sorted(fuzz.net.said.items())))
    print("1 passed, 0 failed")


main()
