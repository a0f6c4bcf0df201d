"""hands.py ORRERY - a seat changes hands: in every way there is, in every ruleset, while its old sockets are open, have messages
waiting and go on talking. They are closed with 4001 (4002 if it went to another device), get no byte more, and nothing they say is heard; what they came with is worth
nothing afterwards, also after kill -9."""
import json
import socket
import sqlite3
import sys
import threading
import time

from host import HEX, Cases, Server, cookie_of, must, rows, until
from player import Player, make_table, post, sit, until_asked
from postgres import DATABASES, ON_POSTGRES
from ws import PING, PONG, TEXT, Closed, WebSocket, frame

SEAT_CHANGED, SEAT_MOVED = 4001, 4002
WINDOWS = 3                             # sockets of the one who loses the seat

# game, seats, options that keep a match short
GAMES = [
    ("earth-gambit", 4, {}),
    ("mars-vs-earth-1e", 4, {"max_rounds": "2"}),
    ("mars-vs-earth-2e", 4, {"max_rounds": "2"}),
    ("onward-to-venus", 3, {}),
    ("martians", 3, {"turn_cap": "20"}),
]


class Window(Player):
    """A socket of somebody who is about to lose the seat: everything it ever gets is looked at."""

    def drain(self):
        """Reads what is on its way; afterwards everything is what came later."""
        self.socket.raw(frame(PING, b"so far"))
        while True:
            opcode, payload, _ = self.socket.next_frame()
            if opcode == PONG:
                return
            if opcode == TEXT:
                m = json.loads(payload)
                if m["t"] in ("table", "view"):
                    setattr(self, m["t"], m)

    def to_the_end(self):
        """(messages, code): everything until the server has closed its side of the line."""
        got, code = [], None
        try:
            while True:
                opcode, payload, _ = self.socket.next_frame()
                must(opcode != TEXT or code is None, "a message after the close")
                if opcode == TEXT:
                    got.append(json.loads(payload))
                elif opcode == 8:
                    code = int.from_bytes(payload[:2], "big")
        except (Closed, ConnectionResetError):
            return got, code


def all_messages(view):
    """One of every kind, as good as it could be for whoever holds the seat; ids from 100."""
    legal = (view or {}).get("legal") or [{"a": [0, 0, 0, 0]}]
    question = (view or {}).get("question")
    kinds = [
        {"t": "chat", "text": "HUSH"}, {"t": "answer", "question": question, "a": legal[0]["a"]},
        {"t": "answer", "question": None, "a": legal[-1]["a"]}, {"t": "undo"}, {"t": "vote", "yes": True}, {"t": "hint"},
        {"t": "why", "a": legal[0]["a"]}, {"t": "why", "text": "pass"}, {"t": "salt", "salt": "5a" * 16}, {"t": "start"},
        {"t": "pledge", "pledge": "5a" * 32}, {"t": "hold", "on": True}, {"t": "coach", "on": True}, {"t": "vote", "yes": False},
        {"t": "seat", "seat": 2, "level": "hard"}, {"t": "seat", "seat": 2, "level": None}, {"t": "host", "seat": 0},
        {"t": "away", "seat": 0, "do": "wait"}, {"t": "away", "seat": 0, "do": "bot", "level": "easy"},
        {"t": "away", "seat": 1, "do": "pause"}, {"t": "back"}, {"t": "resume"}, {"t": "pass", "verb": 0, "on": True},
        {"t": "mute", "seat": 0, "on": True}, {"t": "settings", "clock": 60}, {"t": "chair", "seat": 2},
        {"t": "offer", "seat": 2, "on": True}, {"t": "close"}, {"t": "leave"},
    ]
    return [{**m, "id": 100 + i} for i, m in enumerate(kinds)]


def say_everything(socket, view):
    try:
        socket.raw(b"".join(frame(TEXT, json.dumps(m).encode()) for m in all_messages(view)))
    except OSError:
        pass                            # it is closed on both sides already


def entries(server, link):
    """What is stored of a table, without the times and without who is here."""
    found = rows(server, f"SELECT {HEX} FROM entry WHERE tab = ? ORDER BY seq", link)
    return [bytes.fromhex(str(r[0])).decode(errors="replace").split(" ", 1)[1] for r in found]


def said_by(server, link, seat):
    """Entries that only the person on this seat can make, in order; what a bot answers has another how."""
    kinds = ("answer", "undo", "pass", "vote", "say", "wait", "resume", "mute", "salt", "pledge", "hold", "coach", "back", "leave", "host", "chat", "move",
             "settings", "chair", "offer", "again")
    out = []
    for e in entries(server, link):
        word = e.split(" ")
        if word[0] in kinds and word[1] == str(seat) and not (word[0] == "answer" and word[2] != "0"):
            out.append(e)
    return out


class LockedFile:
    """The store takes nothing while this lasts: an entry is under way, and all that is said meanwhile waits its turn."""

    def __init__(self, server):
        self.db = sqlite3.connect(server.store, isolation_level=None)

    def __enter__(self):
        for _ in range(200):            # the server may be in the middle of a commit
            try:
                self.db.execute("BEGIN IMMEDIATE")
                return self
            except sqlite3.OperationalError:
                time.sleep(0.01)
        raise AssertionError("the store cannot be locked")

    def __exit__(self, *_):
        self.db.execute("ROLLBACK")
        self.db.close()


class LockedDatabase:
    """The same on PostgreSQL."""

    def __init__(self, server):
        self.session = DATABASES.session(server.store)
        self.say("SELECT 'here'", "here")   # starting psql takes a while; what comes after it should not

    def say(self, command, answer):
        self.session.stdin.write(command + ";\n")
        self.session.stdin.flush()
        must(self.session.stdout.readline() == answer + "\n", f"the store: {answer}")

    def __enter__(self):
        self.say("BEGIN; LOCK TABLE orrery.entry IN EXCLUSIVE MODE; SELECT 'held'", "held")
        return self

    def __exit__(self, *_):
        self.session.communicate("ROLLBACK;\n")


Locked = LockedDatabase if ON_POSTGRES else LockedFile


# ---- the ways ---------------------------------------------------------------------------------------------------------

class Scene:
    """Anna hosts, Vic sits on seat 1 with some windows open, people who wait have the rest: nothing happens automatically."""

    def __init__(self, server, game, seats, options, **more):
        self.server, self.seat = server, 1
        self.link, anna = make_table(server, game, seats, {}, options=options, **more)
        _, self.vic = sit(server, self.link, "Vic", 1)
        self.anna = Player(server, self.link, anna, 1)
        self.rest = [Player(server, self.link, sit(server, self.link, f"Otto {s}", s)[1], s) for s in range(2, seats)]
        self.windows = [Window(server, self.link, self.vic, 20 + i) for i in range(WINDOWS)]
        must(all(w.table["you"] == 1 for w in self.windows), "Vic sits")
        must(until(lambda: all(f"here {s}" in entries(server, self.link) for s in range(seats))), "everybody is here")
        self.new = None                 # the cookie of who has the seat afterwards

    def start(self, p=None):
        self.anna.start()
        until_asked(p or self.windows[0], self.anna, *self.rest)

    def close(self):
        for p in [self.anna, *self.rest, *self.windows]:
            p.close()

    def word(self):
        status, _, body = self.server.ask("POST", f"/api/tables/{self.link}/move", {}, cookie=self.vic)
        must(status == 200, f"{status} {body}")
        return body["word"]

    def claim(self, word):
        status, pairs, body = self.server.ask("POST", f"/api/tables/{self.link}/seats", {"word": word})
        must(status == 200 and body["seat"] == self.seat, f"{status} {body}")
        self.new = cookie_of(pairs)


def leave(scene):
    scene.windows[0].socket.send({"t": "leave", "id": 7})
    return None


def freed(scene):
    scene.anna.socket.send({"t": "seat", "seat": 1, "level": None, "id": 7})
    return None


def moved(scene):
    """The other device says the word; it waits for the store."""
    t = threading.Thread(target=scene.claim, args=(scene.the_word,))
    t.start()
    return t


# name: what happens, in play or before
WAYS = {
    "left before the start": (leave, False),
    "freed by the host": (freed, False),
    "moved before the start": (moved, False),
    "left in play": (leave, True),
    "moved in play": (moved, True),
}


def change_hands(server, way, in_play, game, seats, options):
    """The seat goes while Vic's windows have everything there is to say waiting behind it."""
    scene = Scene(server, game, seats, options)
    if in_play:
        scene.start()
    view = scene.windows[0].view
    if way is moved:
        scene.the_word = scene.word()
    for w in scene.windows:
        w.drain()
    before = said_by(server, scene.link, 1)
    spare = None
    with Locked(server):
        running = way(scene)
        time.sleep(0.15)                # it is under way now
        for w in scene.windows:
            say_everything(w.socket, view)
        spare = threading.Thread(target=ask_for_word, args=(scene,))
        spare.start()
        time.sleep(0.15)
    for t in (running, spare):
        if t:
            t.join()
    for i, w in enumerate(scene.windows):
        got, code = w.to_the_end()
        expected = [{"t": "ok", "id": 7}] if way is leave and i == 0 else []
        must(got == expected, f"window {i} was told {str(got)[:300]}")
        must(code == (SEAT_MOVED if way is moved else SEAT_CHANGED), f"window {i} was closed with {code}")
        say_everything(w.socket, view)
    nothing_was_heard(server, scene, before, way)
    newcomer(server, scene, way, in_play)
    worth_nothing(server, scene.link, scene.vic)
    scene.close()
    return scene


def ask_for_word(scene):
    """A request that waits its turn while the seat goes: a word for a third device. Refused, or worth nothing."""
    status, _, body = scene.server.ask("POST", f"/api/tables/{scene.link}/move", {}, cookie=scene.vic)
    must(status == 403 or status == 200, f"{status} {body}")
    scene.late_word = body.get("word")


def nothing_was_heard(server, scene, before, way):
    time.sleep(0.1)
    own = ["leave 1"] if way is leave else []
    after = said_by(server, scene.link, 1)
    must(after == before + own, f"heard: {after[len(before):]}")
    must(not any("HUSH" in e for e in entries(server, scene.link)), "a chat line was heard")
    if way is not moved:
        must(scene.late_word is None, "no word for who has no seat")
    if scene.late_word:
        status, _, body = server.ask("POST", f"/api/tables/{scene.link}/seats", {"word": scene.late_word})
        must(status == 409, f"the word of a seat that is gone: {status} {body}")


def newcomer(server, scene, way, in_play):
    """Somebody else has the chair now, and the cards."""
    if way is not moved and not in_play:
        seat, scene.new = sit(server, scene.link, "Nora", 1)
        must(seat == 1, "the chair is free")
    if not in_play:
        scene.anna.start()
    if scene.new:
        p = Player(server, scene.link, scene.new)
        must(p.table["you"] == 1, "the new one sits")
        while not p.view:
            p.hear()
        p.close()


def worth_nothing(server, link, cookie):
    """What Vic came with makes a watcher of him, who is told what every watcher is told and may say nothing."""
    old, watcher = Window(server, link, cookie), Window(server, link)
    must(old.table["you"] is None, "nobody")
    status, _, table = server.ask("GET", f"/api/tables/{link}", cookie=cookie)
    must(status == 200 and table["you"] is None, "nobody by HTTP")
    must(server.ask("POST", f"/api/tables/{link}/move", {}, cookie=cookie)[0] == 403, "no word")
    must(until(lambda: same_sight(old, watcher)), "a watcher's view and no more")
    before = [e for e in entries(server, link) if not e.startswith(("answer", "here", "gone"))]
    say_everything(old.socket, old.view)
    replies = {}
    while len(replies) < len(all_messages(None)):
        m = old.hear()
        if m["t"] in ("ok", "no", "hint"):
            replies[m["id"]] = m
    must(all(m["t"] == "no" for m in replies.values()), f"{[m for m in replies.values() if m['t'] != 'no']}")
    after = [e for e in entries(server, link) if not e.startswith(("answer", "here", "gone"))]
    must(after == before, f"{after[len(before):]}")
    old.close()
    watcher.close()


def same_sight(a, b):
    a.drain()
    b.drain()
    return a.view and b.view and a.view["seq"] == b.view["seq"] and a.view == b.view


# ---- a bot sits in and gives back -------------------------------------------------------------------------------------

def bot_sits_in(server, game, seats, options):
    """The person's clock runs out and the table lets a bot play. It takes the answers, not the seat: the person still looks on and
    takes it back. An earlier device of that person gets nothing of all this."""
    scene = Scene(server, game, seats, options, clock=1)
    old = scene.windows
    scene.claim(scene.word())
    for w in old:
        must(w.to_the_end()[1] == SEAT_MOVED, "the first device is closed")
    vic = Window(server, scene.link, scene.new, 9)
    scene.start(vic)
    view = vic.view
    must(until(lambda: scene.anna.say({"t": "away", "seat": 1, "do": "bot", "level": "easy"})["t"] == "ok"), "the table is asked")
    for p in scene.rest:
        p.say({"t": "vote", "yes": True})
    vic.hear_until(lambda m: m["t"] == "table" and m["seats"][1]["substitute"])
    for message in ({"t": "answer", "question": view["question"], "a": view["legal"][0]["a"]}, {"t": "hint"}, {"t": "undo"},
                    {"t": "pass", "verb": 0, "on": True}, {"t": "why", "a": view["legal"][0]["a"]}):
        reply = vic.say(message)
        must(reply["t"] == "no", f"{message} while a bot plays: {reply}")
    worth_nothing(server, scene.link, scene.vic)
    reply = vic.say({"t": "back"})
    must(reply["t"] == "ok" or "match is over" in reply["why"], f"back: {reply}")
    worth_nothing(server, scene.link, scene.vic)
    for w in old:
        must(w.to_the_end() == ([], None), "nothing came afterwards")
    vic.drain()
    if vic.view["over"]:
        return scene
    vic.socket.send({"t": "leave", "id": 7})
    must(vic.to_the_end()[1] == SEAT_CHANGED, "and who leaves has left")
    scene.new = None
    return scene


# ---- the attack that was found ------------------------------------------------------------------------------------------

def every_chair(server, game, seats, options):
    """One stranger sits down on every free chair of a public table, one after the other, stands up again and keeps all sockets. Then
    others sit down and the match begins."""
    link, anna = make_table(server, game, seats, {}, options=options)
    host = Player(server, link, anna)
    kept = []
    for s in range(1, seats):
        _, cookie = sit(server, link, "Stranger", s)
        first, second = Window(server, link, cookie), Window(server, link, cookie)
        first.socket.send({"t": "leave", "id": 7})
        kept += [(first, cookie), (second, cookie)]
        must(until(lambda: not server.ask("GET", f"/api/tables/{link}")[2]["seats"][s]["person"]), "stood up")  # noqa: B023
    people = [Player(server, link, sit(server, link, f"Person {s}", s)[1]) for s in range(1, seats)]
    host.start()
    for p in people:
        while not p.view:
            p.hear()
    for w, _ in kept:
        got, code = w.to_the_end()
        must(code == SEAT_CHANGED, f"closed with {code}")
        for m in got:
            must(m["t"] in ("ok", "table", "shuffle"), f"a stranger was told {m['t']}")
    for cookie in {c for _, c in kept}:
        worth_nothing(server, link, cookie)
    for p in [host, *people]:
        p.close()


# ---- what is on its way ---------------------------------------------------------------------------------------------------

def hint_on_its_way(server, game, seats, options):
    """A hint is thought about while the seat moves to another device: it belongs to nobody."""
    scene = Scene(server, game, seats, options)
    scene.start()
    word = scene.word()
    for w in scene.windows:
        w.drain()
    scene.windows[0].socket.send({"t": "hint", "id": 9})
    scene.claim(word)
    for w in scene.windows:
        got, code = w.to_the_end()
        # it may have been ready before the other device came; then it is the only thing
        must(code == SEAT_MOVED and all(m["t"] == "hint" for m in got), f"{code} {got}")
    scene.close()


def log_on_its_way(server):
    """A long log goes out page by page to somebody who reads slowly; the seat moves meanwhile, and no page follows."""
    lines = 0
    while lines < 1500:                 # the line holds about 1,150; most matches have more than 1,700
        link, cookie = make_table(server, "martians", 6, "easy", options={"turn_cap": "100"})
        p = Player(server, link, cookie)
        p.start()
        p.play_to_the_end()
        while p.table["state"] != "over":
            p.hear()
        lines = len(p.news)
    whole = Player(server, link, cookie)
    while len(whole.news) < lines:
        whole.hear()
    slow = Window(server, link, cookie, connect=False)
    slow.socket = WebSocket(server.port, f"/live/{link}", cookie=cookie, small=True)
    time.sleep(0.5)                     # as much as the line holds is on its way
    word = server.ask("POST", f"/api/tables/{link}/move", {}, cookie=cookie)[2]["word"]
    status, pairs, _ = server.ask("POST", f"/api/tables/{link}/seats", {"word": word})
    must(status == 200, f"{status}")
    slow.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 20)
    got, code = slow.to_the_end()
    told = sum(len(m["events"]) for m in got if m["t"] == "news")
    must(code == SEAT_MOVED, f"closed with {code}")
    must(told < lines, f"all {lines} lines came")
    print(f"{told} of {lines} lines were on their way")
    again = Player(server, link, cookie_of(pairs))
    while len(again.news) < lines:
        again.hear()
    must(again.news == whole.news, "the new device has them all")
    for x in (p, whole, again):
        x.close()


# ---- play on, restart ---------------------------------------------------------------------------------------------------

def play_on(server, scene):
    """The match that Vic left goes to its end by bots and is played on from its beginning: another table, other rights."""
    path = f"/api/tables/{scene.link}"
    for p in [scene.anna, *scene.rest]:
        must(Player(server, scene.link, p.cookie).say({"t": "leave"})["t"] == "ok", "the others leave too")
    must(until(lambda: server.ask("GET", path)[2]["state"] == "over", 240), "bots play to the end")
    status, pairs, body = post(server, path + "/on", {"at": 0, "seat": 1, "level": "easy", "name": "Olga"})
    must(status == 201 and body["link"] != scene.link, f"{status} {body}")
    link, olga = body["link"], cookie_of(pairs)
    for cookie in (scene.vic, scene.anna.cookie):
        as_there = f"orrery-{link[:6]}=" + cookie.split("=")[1]
        for brought in (cookie, as_there):
            must(server.ask("GET", f"/api/tables/{link}", cookie=brought)[2]["you"] is None, "nobody at the new table")
        worth_nothing(server, link, as_there)
    must(server.ask("GET", f"/api/tables/{link}", cookie=olga)[2]["you"] == 1, "Olga plays")
    return link, olga


def after_kill(server, known):
    """Every right is as it was: the old ones are gone, the new ones hold."""
    for link, old, new, seat in known:
        must(server.ask("GET", f"/api/tables/{link}", cookie=old)[2]["you"] is None, "an old right came back")
        if new:
            must(server.ask("GET", f"/api/tables/{link}", cookie=new)[2]["you"] == seat, "a right was lost")
    for link, old, _, _ in known[::5]:
        worth_nothing(server, link, old)


def main():
    cases = Cases()
    known, left = [], []
    with Server(sys.argv[1], config="posts = 100000\nmessages = 100000\nwindow = 20\nper_address = 1000\n") as server:
        for game, seats, options in GAMES:
            def keep(case, *arguments):
                scene = case(*arguments)
                known.append((scene.link, scene.vic, scene.new, 1))
                return scene

            for name, (way, in_play) in WAYS.items():
                def run():
                    scene = keep(change_hands, server, way, in_play, game, seats, options)     # noqa: B023
                    if way is leave and in_play:                                               # noqa: B023
                        left.append((game, scene))                                             # noqa: B023
                cases.run(f"{game}: {name}", run)
            cases.run(f"{game}: a bot sits in", keep, bot_sits_in, server, game, seats, options)
            cases.run(f"{game}: every chair", every_chair, server, game, seats, options)
            cases.run(f"{game}: a hint on its way", hint_on_its_way, server, game, seats, options)
        cases.run("a log on its way", log_on_its_way, server)
        for game, scene in left:
            cases.run(f"{game}: play on", play_on, server, scene)
        server.kill()
        server.start()
        cases.run("after kill -9", after_kill, server, known)
    cases.end()


if __name__ == "__main__":
    main()
