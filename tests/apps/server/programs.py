"""programs.py ORRERY EXAMPLE_IN_C - bots of the administrator at tables of a server: good ones play on after any restart; those that
hang, crash or cheat are told of at their table and replaced; nobody else waits for them, and when they answer tells nothing."""
import glob
import json
import os
import sys
import tempfile

from hands import entries
from host import HEX, Cases, Server, must, rows, until
from player import Player, make_table

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../support"))
import outside_bots
from outside_bots import ANSWERS_999, CRASHES, CRASHES_LATER, GARBAGE, HANGS, HANGS_LATER, WRITES_ENDLESSLY, write_bot

IN_C = os.path.abspath(sys.argv[2])
PATIENCE, CALM = 400, 2500  # milliseconds for those who are late on purpose; for those who are not, on a busy machine
BAD = {  # what it does, and what the table is told
    "hangs": (HANGS, "late"),
    "hangs-later": (HANGS_LATER, "late"),
    "crashes": (CRASHES, "crashed"),
    "crashes-later": (CRASHES_LATER, "crashed"),
    "cheats": (ANSWERS_999, "illegal"),
    "garbage": (GARBAGE, "illegal"),
    "floods": (WRITES_ENDLESSLY, "illegal"),
}
CONFIG = "posts = 100000\nmessages = 100000\ngets = 100000\nwindow = 20\nper_address = 1000\n"


def left_behind(folder):
    return outside_bots.left_behind(folder + "/bot", " serve ")


def serve(orrery, bots, patience=PATIENCE, **more):
    return Server(orrery, config=CONFIG, extra=[w for name, command in bots.items() for w in ("--bot", f"{name}={command}")] +
                  ["--patience", str(patience)], **more)


def bots_only(server, game, levels, options=None):
    """Bots play, and somebody watches."""
    link, _ = make_table(server, game, len(levels), {str(s): level for s, level in enumerate(levels)}, seat=None, options=options or {})
    return Player(server, link)


def to_the_end(p):
    while not (p.view and p.view["over"]):
        p.hear()


def kinds(p):
    return {e["kind"] for e in p.news}


def named(orrery):
    """They are on the list of levels; names that cannot be are refused in one sentence, before the server opens."""
    with serve(orrery, {"deep": IN_C}) as server:
        _, _, games = server.ask("GET", "/api/games")
        must([level["name"] for level in games[0]["levels"]] == ["easy", "normal", "hard", "expert", "deep"], f"{games[0]['levels']}")
        order = {"game": "earth-gambit", "seats": 2, "name": "Anna", "bots": {"0": "shallow", "1": "deep"}}
        status, _, body = server.ask("POST", "/api/tables", order)
        must(status == 422 and "no such level" in body["why"], f"{status} {body}")
    for bad, why in ((f"hard={IN_C}", "that is a level"), ("deep", "bot is a name"), ("Deep=x", "bot is a name"), ("deep=no-such-program-7", "cannot be started"),
                     ("deep=true,false", "no commas")):
        try:
            Server(orrery, extra=["--bot", bad])
        except RuntimeError as e:
            must(why in str(e) and str(e).count("\n") == 1, f"{bad}: {e}")
            continue
        raise AssertionError(f"{bad}: the server starts")


def good(orrery, folder):
    """They play without a fault, every seat with a program of its own that sees its own cards only."""
    bot = write_bot(folder, "bot-notes", f"#!/bin/sh\ntee {folder}/said.$$ | {IN_C}\n")
    with serve(orrery, {"deep": bot}, patience=CALM) as server:
        p = bots_only(server, "earth-gambit", ["deep", "deep", "normal"])
        others = [bots_only(server, game, ["deep"] * seats) for game, seats in
                  (("mars-vs-earth-1e", 3), ("mars-vs-earth-2e", 3), ("onward-to-venus", 2), ("martians", 2))]
        for o, least in ((p, 12), *((o, 4) for o in others)):
            o.hear_until(lambda m, o=o, least=least: o.view and (o.view["answers"] >= least or o.view["over"]))
        for x in [p, *others]:
            must(not kinds(x) & {"late", "crashed", "illegal"}, f"{kinds(x)} {server.said()}")
            must("bot-failed" not in server.said(), server.said())
        seats = []
        for log in glob.glob(folder + "/said.*"):
            with open(log, encoding="utf-8") as f:
                messages = [json.loads(line) for line in f if line.endswith("\n")]
            if messages[0]["game"] != "earth-gambit":
                continue
            me = messages[0]["seat"]
            seats.append(me)
            for m in messages[1:]:
                must(m["t"] != "ask" or (m["view"]["seat"] == me and m["choices"] == len(m["view"]["legal"])), f"seat {me}: {m}")
                for e in m.get("news", []):
                    must(e["kind"] != "dealt-role" or (e["priv"] is None) == (e["pub"][0] != me), f"seat {me} hears {e}")
        must(sorted(seats) == [0, 1], f"programs for the seats {seats}")
        for x in [p, *others]:
            x.close()
    must(until(lambda: not left_behind(folder)), f"left behind: {left_behind(folder)}")


def hears_the_end(orrery, folder):
    """Every program hears once how the match ended, as its seat saw it, and nobody stays behind."""
    bot = write_bot(folder, "bot-ends", f"#!/bin/sh\ntee {folder}/said.$$ | {IN_C}\n")
    stays = write_bot(folder, "bot-stays", f"#!{sys.executable}\nimport sys, time\nfor line in sys.stdin:\n    if line.startswith('{{\"t\":\"ask\"'):\n"
                      "        print('{\"answer\":0}', flush=True)\ntime.sleep(600)\n")
    with serve(orrery, {"deep": bot, "stays": stays}, patience=1000) as server:
        p = bots_only(server, "earth-gambit", ["deep", "stays", "easy", "easy"], {"turn_limit": "20"})
        to_the_end(p)
        must("bot-failed" not in server.said(), server.said())
        must(until(lambda: not left_behind(folder)), f"left behind: {left_behind(folder)}")
        logs = glob.glob(folder + "/said.*")
        must(len(logs) == 1, f"{logs}")
        for log in logs:
            with open(log, encoding="utf-8") as f:
                messages = [json.loads(line) for line in f]
            ends = [m for m in messages if m["t"] == "over"]
            must(len(ends) == 1 and messages[-1] is ends[0], f"{[m['t'] for m in messages]}")
            result = ends[0]["view"]["result"]
            must(result and result == p.view["result"] and ends[0]["view"]["seat"] == messages[0]["seat"], f"{result} {p.view['result']}")
            must(ends[0]["news"][-1]["kind"] == p.news[-1]["kind"], f"{ends[0]['news'][-1]} {p.news[-1]}")
        p.close()


def bad(orrery, folder):
    """Each is told of once, and a bot of the server plays on to the end."""
    late = [name for name, (_, kind) in BAD.items() if kind == "late"]
    fail_at_tables(orrery, folder, late, PATIENCE)
    fail_at_tables(orrery, folder, [name for name in BAD if name not in late], CALM)


def fail_at_tables(orrery, folder, names, patience):
    bots = {name: write_bot(folder, "bot-" + name, BAD[name][0]) for name in names}
    with serve(orrery, bots, patience=patience) as server:
        tables = {name: bots_only(server, "earth-gambit", [name, "easy", "easy"]) for name in bots}
        for name, p in tables.items():
            to_the_end(p)
            told = [e for e in p.news if e["kind"] in ("late", "crashed", "illegal")]
            must([e["kind"] for e in told] == [BAD[name][1]] and told[0]["pub"] == [0], f"{name}: {told} {server.said()}")
            must(told[0]["text"].startswith("The program of ") and told[0]["text"].endswith("; a bot plays on"), f"{told}")
            must(p.table["seats"][0]["level"] == "normal", f"{name}: {p.table['seats'][0]}")
            must(f"bot={name}" in server.said(), server.said())
            p.close()
        must(until(lambda: not left_behind(folder)), f"left behind: {left_behind(folder)}")


def apart(orrery, folder):
    """While programs hang, bots of the server at other tables play whole matches."""
    with serve(orrery, {"hangs": write_bot(folder, "bot-hangs", BAD["hangs"][0])}, patience=10000) as server:
        stuck = [bots_only(server, "earth-gambit", ["hangs", "hangs"]) for _ in range(8)]
        for _ in range(3):
            p = bots_only(server, "earth-gambit", ["easy", "easy", "normal"])
            to_the_end(p)
            p.close()
        must(server.ask("GET", "/api/games")[0] == 200, "pages come")
        must(not any(e.startswith(("answer", "fail")) for x in stuck for e in entries(server, x.link)), "a program that hangs has answered")
        server.kill()
        must(until(lambda: not left_behind(folder)), f"left behind by a server that was killed: {left_behind(folder)}")


def waits(server, link):
    """Between each answer and the next, in table time."""
    found = rows(server, f"SELECT {HEX} FROM entry WHERE tab = ? ORDER BY seq", link)
    times = []
    for (raw,) in found:
        words = bytes.fromhex(str(raw)).decode().split(" ")
        if words[1] == "answer":
            times.append(int(words[0].split("@")[0]))
    return {b - a for a, b in zip(times, times[1:])}


def timing(orrery, folder):
    """A program that answers at once and one that takes its time answer at the same moments."""
    slow = write_bot(folder, "bot-slow", f"#!{sys.executable}\nimport sys, time\nfor line in sys.stdin:\n    if line.startswith('{{\"t\":\"ask\"'):\n"
                     "        time.sleep(0.7)\n        print('{\"answer\":0}', flush=True)\n")
    fast = write_bot(folder, "bot-fast", f"#!{sys.executable}\nimport sys\nfor line in sys.stdin:\n    if line.startswith('{{\"t\":\"ask\"'):\n"
                     "        print('{\"answer\":0}', flush=True)\n")
    with serve(orrery, {"slow": slow, "fast": fast}, patience=CALM) as server:
        seen = {}
        for name in ("slow", "fast"):
            p = bots_only(server, "earth-gambit", [name, name])
            p.hear_until(lambda m, p=p: p.view and p.view["answers"] >= 5)     # too early to be put together as a record
            seen[name] = waits(server, p.link)
            must("bot-failed" not in server.said(), server.said())
            p.close()
        least = {name: min(w for w in found if w) for name, found in seen.items()}
        must(all(w >= CALM for w in least.values()), f"one answers before its time: {seen}")
        must(abs(least["slow"] - least["fast"]) < 350, f"half of what the slow one takes shows: {seen}")


def restarts(orrery, folder):
    """kill -9 in the middle; then again, and the administrator has taken the program away."""
    bot = write_bot(folder, "bot-again", f"#!/bin/sh\necho $$ >>{folder}/started\nexec {IN_C}\n")
    server = serve(orrery, {"deep": bot}, patience=CALM)
    p = bots_only(server, "earth-gambit", ["deep", "deep", "deep"])
    p.hear_until(lambda m: p.view and p.view["answers"] >= 3)
    server.kill()
    must(until(lambda: not left_behind(folder)), f"left behind: {left_behind(folder)}")
    os.remove(folder + "/started")
    server.start()
    p.connect()
    before = len([e for e in entries(server, p.link) if e.startswith("answer")])
    must(until(lambda: len([e for e in entries(server, p.link) if e.startswith("answer")]) >= before + 2 or (p.view and p.view["over"]), 60), "it goes on")
    must(os.path.exists(folder + "/started"), "the program was not asked again")
    server.kill()
    must(until(lambda: not left_behind(folder)), f"left behind: {left_behind(folder)}")
    os.remove(folder + "/started")
    server.extra = []
    server.start()
    p.connect()
    to_the_end(p)
    must(not os.path.exists(folder + "/started") and p.table["seats"][0]["level"] == "deep", f"{p.table['seats'][0]}")
    must(server.stop() == 0, "exit code 0")


def main():
    orrery = sys.argv[1]
    cases = Cases()
    with tempfile.TemporaryDirectory(prefix="orrery-programs-") as folder:
        cases.run("names and the list of levels", named, orrery)
        for number, (what, case) in enumerate((("programs that play", good), ("how it ended", hears_the_end), ("programs that fail", bad), ("nobody else waits", apart),
                                               ("the same moments", timing), ("restarts", restarts))):
            own = os.path.join(folder, str(number))
            os.mkdir(own)
            cases.run(what, case, orrery, own)
    cases.end()


main()
