"""clocks.py ORRERY SHIFTED_CLOCK - bots go on after a kill -9 without anybody's visit, and the wall clock may jump an
hour back or a day ahead, while the server runs or while it is down: bots go on, and no seat, vote or clock runs out."""
import hashlib
import os
import sys
import tempfile
import time

from host import HEX, Cases, Server, must, rows, until
from player import Player, make_table, sit
from postgres import ON_POSTGRES

HOUR, DAY = 3600, 86400
JUMPS = [("an hour back", -HOUR), ("a day ahead", DAY)]
BYTES = "decode('{}', 'hex')" if ON_POSTGRES else "x'{}'"


class Shifted(Server):
    """A server whose wall clock can be set."""

    def __init__(self, orrery, library, folder):
        self.clock = os.path.join(folder, "shift")
        self.shift(0)
        super().__init__(orrery, store=os.path.join(folder, "store"), config="window = 60\n",
                         environment={"ORRERY_SHIFT": self.clock, "LD_PRELOAD": library})

    def shift(self, seconds):
        with open(self.clock + ".new", "w", encoding="ascii") as f:
            f.write(str(seconds))
        os.replace(self.clock + ".new", self.clock)

    def entries(self, code):
        """How many there are, without asking the server: that would be a visit."""
        return rows(self, "SELECT count(*) FROM entry WHERE tab = ?", code)[0][0]

    def goes_on(self, code, more=4):
        before = self.entries(code)
        return until(lambda: self.entries(code) >= before + more, 30)


def bots_only(server):
    order = {"game": "onward-to-venus", "seats": 3, "name": "Anna", "bots": {str(s): "easy" for s in range(3)}}
    status, _, body = server.ask("POST", "/api/tables", order)
    must(status == 201, f"{status} {body}")
    return body["link"]


def nobody_visits(orrery, library):
    """A match of bots only, and one whose only person has gone away while bots are asked."""
    with tempfile.TemporaryDirectory() as folder:
        server = Shifted(orrery, library, folder)
        alone = bots_only(server)
        must(server.goes_on(alone), "bots play")
        for _ in range(3):
            server.kill()
            server.start()
            must(server.goes_on(alone), "bots go on after kill -9, though nobody looks")
        server.kill()
        code, cookie = deserted(server)
        before = server.entries(code)
        server.start()
        must(until(lambda: server.entries(code) > before, 30), "bots go on though all people are away")
        server.stop()


def deserted(server):
    """The server is killed in the very moment in which a bot is asked; nobody comes back."""
    server.start()
    code, cookie = make_table(server, "earth-gambit", 4, "easy")
    p = Player(server, code, cookie)
    p.start()
    while True:
        while not p.is_asked():
            p.hear()
        must(p.answer()["t"] == "ok", "an answer")
        if not p.is_asked() and not p.view["over"]:
            break
    p.close()
    server.kill()
    return code, cookie


def row_sum(link, sequence, version, at, entry):
    """As apps/server/store/store.c sums up a row."""
    numbers = b"".join(n.to_bytes(8, "little") for n in (sequence, version, at, 0))
    inner = hashlib.blake2b(entry, digest_size=32).digest()
    outer = hashlib.blake2b(link.encode() + b"\0" + numbers + inner, digest_size=32).digest()
    return int.from_bytes(outer[:8], "little", signed=True)


def among_many(orrery, library):
    """More tables were used after it than the server wakes by habit; bots go on all the same. On PostgreSQL those are nobody's: they rest."""
    letters, many = "abcdefghjkmnpqrstuvwxyz23456789", 2100          # LIMIT_WAKE is 2000
    with tempfile.TemporaryDirectory() as folder:
        server = Shifted(orrery, library, folder)
        alone = bots_only(server)
        waiting, _ = make_table(server, "earth-gambit", 4)
        must(server.goes_on(alone), "bots play")
        server.kill()
        version, entry = rows(server, f"SELECT version, {HEX} FROM entry WHERE tab = ? AND seq = 0", waiting)[0]
        entry, last = bytes.fromhex(str(entry)), rows(server, "SELECT max(at) FROM entry")[0][0]
        made, listed = [], []
        for n in range(many):
            link = "q" + "".join(letters[n // 31 ** k % 31] for k in range(5)) + waiting[6:]
            row = (link, 0, version, last + 1000 + n, entry.replace(waiting.encode(), link.encode()))
            made.append(f"('{link}', 0, {version}, {row[3]}, {BYTES.format(row[4].hex())}, {row_sum(*row)})")
            listed.append(f"('{link}', 0, {row[3]}, 255)")
        for at in range(0, many, 100):      # a command line has an end
            rows(server, f"INSERT INTO entry(tab, seq, version, at, bytes, sum) VALUES {', '.join(made[at:at + 100])}")
            if ON_POSTGRES:
                rows(server, f"INSERT INTO tab(tab, seq, at, state) VALUES {', '.join(listed[at:at + 100])}")
        server.start()
        must(server.goes_on(alone), "bots go on among many tables")
        server.stop()


def three_people(server):
    """Clocks run, a vote is open, and Cora has gone."""
    code, cookie = make_table(server, "earth-gambit", 4, {"3": "easy"}, clock=600)
    _, second = sit(server, code, "Berta")
    _, third = sit(server, code, "Cora")
    a, b, c = Player(server, code, cookie), Player(server, code, second), Player(server, code, third)
    a.start()
    c.close()
    a.hear_until(lambda m: m["t"] == "table" and m["seats"][2]["away"])
    must(a.say({"t": "away", "seat": 0, "do": "pause"})["t"] == "ok", "a vote")
    if not a.table["vote"]:
        a.hear_until(lambda m: m["t"] == "table" and m["vote"])
    return a, b


def look(server, code, cookie):
    """The table message now."""
    return server.ask("GET", f"/api/tables/{code}", cookie=cookie)[2]


def nothing_ran_out(table, when):
    must(table["state"] == "playing", f"{when}: {table['state']}")
    must(table["vote"] and 30 < table["vote"]["left"] <= 60, f"{when}: the vote {table['vote']}")
    away = table["seats"][2]["away"]
    must(away is not None and 30 < away <= 60, f"{when}: the countdown is {away}")
    clocks = [s["clock"] for s in table["seats"] if s["clock"] is not None]
    must(all(560 < left <= 600 for left in clocks), f"{when}: the clocks are {clocks}")


def jumps_while_it_runs(orrery, library):
    for name, seconds in JUMPS:
        with tempfile.TemporaryDirectory() as folder:
            server = Shifted(orrery, library, folder)
            alone = bots_only(server)
            a, b = three_people(server)
            server.shift(seconds)
            must(server.goes_on(alone), f"{name}: bots go on")
            time.sleep(1)                  # for whatever would be due
            nothing_ran_out(look(server, a.link, a.cookie), name)
            must(b.say({"t": "chat", "text": "what time is it?"})["t"] == "ok", "chat")
            a.hear_until(lambda m: m["t"] == "chat", 2000)
            told = a.chats[-1]["at"] / 1000
            must(abs(told - (time.time() + seconds)) < 30, f"{name}: a chat line has the wall's time")
            server.stop()


def jumps_while_it_is_down(orrery, library):
    for name, seconds in JUMPS:
        with tempfile.TemporaryDirectory() as folder:
            server = Shifted(orrery, library, folder)
            alone = bots_only(server)
            a, _ = three_people(server)
            must(server.goes_on(alone), "bots play")
            server.kill()
            server.shift(seconds)
            server.start()
            must(server.goes_on(alone), f"{name}, down: bots go on")
            table = look(server, a.link, a.cookie)
            must(table["state"] == "playing" and table["you"] == 0, f"{name}, down: the seat is kept")
            must(table["vote"] and table["vote"]["left"] > 30, f"{name}, down: the vote {table['vote']}")
            must(all(s["away"] is None or s["away"] > 30 for s in table["seats"]), f"{name}, down: {table['seats']}")
            again = Player(server, a.link, a.cookie)
            must(again.say({"t": "vote", "yes": False})["t"] == "ok", "the vote goes on")
            must(again.table["seats"][0]["here"] or again.hear_until(
                lambda m: m["t"] == "table" and m["seats"][0]["here"]), "back at the table")
            server.shift(-seconds)             # and once more, while it runs
            must(server.goes_on(alone), f"{name}, twice: bots go on")
            server.stop()


def main():
    cases = Cases()
    cases.together([(case.__name__, case, sys.argv[1], sys.argv[2])
                    for case in (nobody_visits, among_many, jumps_while_it_runs, jumps_while_it_is_down)])
    cases.end()


main()
