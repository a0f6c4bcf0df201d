"""watchers.py ORRERY - a table full of watchers: how many may watch, that a slow one is dropped and not buffered without end, that
seats play on meanwhile, and that a long log reaches whoever comes late."""
import json
import sys
import time

from host import Cases, Server, must, until
from player import Player, make_table
from ws import Closed, WebSocket

WATCHERS = 64                           # at one table: apps/server/limits.h
QUEUE = 1024 * 1024                     # bytes that wait for a socket: the same


def metric(server, name):
    text = server.ask("GET", "/metrics")[2]
    return int(next(line for line in text.splitlines() if line.startswith(f"orrery_{name} ")).split()[1])


def memory(server):
    with open(f"/proc/{server.process.pid}/statm", encoding="ascii") as f:
        return int(f.read().split()[1]) * 4096


def watch(server, code, **more):
    return WebSocket(server.port, f"/live/{code}", **more)


def so_many(server):
    """64 watch, the next one is told so; a seat has its place all the same, and is answered with all of them looking on."""
    code, cookie = make_table(server, "onward-to-venus", 2, "easy")
    held = [watch(server, code) for _ in range(WATCHERS)]
    try:
        watch(server, code)
        raise AssertionError("one too many")
    except ConnectionRefusedError as no:
        must(str(no) == "503", f"{no}")
    p = Player(server, code, cookie)
    must(until(lambda: server.ask("GET", f"/api/tables/{code}")[2]["watchers"] == WATCHERS), "all are counted")
    p.start()
    for _ in range(5):
        while not p.is_asked():
            p.hear()
        must(p.answer()["t"] == "ok", "an answer among watchers")
    for w in held[:2]:                  # a watcher hears what happens, without being asked
        while True:
            m = json.loads(w.receive())
            if m["t"] == "view" and m["seq"] >= p.view["seq"]:
                break
    held.pop().close()
    must(until(lambda: server.ask("GET", f"/api/tables/{code}")[2]["watchers"] == WATCHERS - 1), "one has gone")
    held.append(watch(server, code))    # and its place is free
    p.close()
    for w in held:
        w.close()


def slow_ones(server):
    """Six bots play a long match as fast as they can. Watchers that never read are dropped one after the other."""
    seats = 6
    code, _ = make_table(server, "martians", seats, {str(s): "easy" for s in range(seats)}, seat=None)
    before = memory(server)
    asleep = [watch(server, code) for _ in range(8)]
    awake = watch(server, code)
    lines, over = [], False
    while not over:
        m = json.loads(awake.receive())
        if m["t"] == "news":
            must(m["from"] == len(lines), f"line {m['from']} after {len(lines)}")
            lines += m["events"]
        over = m["t"] == "view" and m["over"]
    must(metric(server, "dropped_slow_total") == len(asleep), "who does not read is dropped")
    grown = memory(server) - before
    must(grown < (len(asleep) + 8) * QUEUE, f"{grown} more bytes")
    for w in asleep:
        must(ends(w), "closed")
    awake.close()
    return code, lines


def ends(w):
    """What is left in the line comes, and then the end."""
    try:
        while True:
            w.next_frame()
    except (Closed, OSError):
        return True


def long_log(server, code, lines):
    """More than a queue may hold: it comes in pages, whole and in order, while others come and go."""
    must(len(json.dumps(lines, separators=(",", ":"))) > QUEUE, "the match is too short for this test")
    late, got = watch(server, code), []
    time.sleep(0.2)                     # it reads when it likes
    others = [watch(server, code) for _ in range(3)]
    while len(got) < len(lines):
        m = json.loads(late.receive())
        if m["t"] == "news":
            must(m["from"] == len(got), f"line {m['from']} after {len(got)}")
            got += m["events"]
    must(got == lines, "the same lines")
    for w in [late, *others]:
        w.close()


def main():
    cases = Cases()
    with Server(sys.argv[1]) as server:
        cases.run("so many", so_many, server)
    with Server(sys.argv[1], config="window = 1\n") as server:
        match = []
        cases.run("slow ones", lambda: match.extend(slow_ones(server)))
        cases.run("long log", lambda: long_log(server, *match))
    cases.end()


main()
