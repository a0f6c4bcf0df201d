"""watchers.py ORRERY - a table full of watchers: how many may watch, that a slow one is dropped and not buffered without end, that
seats play on meanwhile, and that a long log reaches whoever comes late."""
import json
import sys
import time

from host import Cases, Server, metric, must, until
from player import Player, make_table
from ws import Closed, WebSocket

WATCHERS = 64                           # at one table: apps/server/limits.h
QUEUE = 1024 * 1024                     # bytes that wait for a socket: the same


def watch(server, link, **more):
    return WebSocket(server.port, f"/live/{link}", **more)


def so_many(server):
    """64 watch, the next one is told so; a seat has its place all the same, and is answered with all of them looking on."""
    link, cookie = make_table(server, "onward-to-venus", 2, "easy")
    held = [watch(server, link) for _ in range(WATCHERS)]
    try:
        watch(server, link)
        raise AssertionError("one too many")
    except ConnectionRefusedError as no:
        must(str(no) == "503", f"{no}")
    p = Player(server, link, cookie)
    must(until(lambda: server.ask("GET", f"/api/tables/{link}")[2]["watchers"] == WATCHERS), "all are counted")
    p.start()
    for _ in range(5):
        while not p.is_asked():
            p.hear()
        must(p.answer()["t"] == "ok", "an answer among watchers")
    for w in held[:2]:                  # a watcher hears what happens, without being asked
        while True:
            m = json.loads(w.receive())
            if m["t"] == "view" and m["answers"] >= 2:     # the rest may be a payment, of which nobody else knows
                break
    held.pop().close()
    must(until(lambda: server.ask("GET", f"/api/tables/{link}")[2]["watchers"] == WATCHERS - 1), "one has gone")
    held.append(watch(server, link))    # and its place is free
    p.close()
    for w in held:
        w.close()


def is_long(lines):
    return len(json.dumps(lines, separators=(",", ":"))) > QUEUE


def six_bots(server):
    """They play a match as fast as they can, before one watcher who reads and eight who do not: the table, those eight, the log,
    the most bytes that ever waited."""
    seats = 6
    link, _ = make_table(server, "martians", seats, {str(s): "easy" for s in range(seats)}, seat=None)
    asleep, awake = [watch(server, link) for _ in range(8)], watch(server, link)
    lines, over, heard, most = [], False, 0, 0
    while not over:
        m = json.loads(awake.receive())
        heard += 1
        if heard % 100 == 0:
            most = max(most, metric(server, "queued_bytes"))
        if m["t"] == "news":
            must(m["from"] == len(lines), f"line {m['from']} after {len(lines)}")
            lines += m["events"]
        over = m["t"] == "view" and m["over"]
    awake.close()
    return link, asleep, lines, most


def slow_ones(server):
    """Watchers that never read are dropped one after the other. One match in ten is over too soon for that."""
    for _ in range(10):
        dropped = metric(server, "dropped_slow_total")
        link, asleep, lines, most = six_bots(server)
        if is_long(lines):
            break
    must(metric(server, "dropped_slow_total") == dropped + len(asleep), "who does not read is dropped")
    must(QUEUE / 4 < most < (len(asleep) + 2) * QUEUE, f"{most} bytes were waiting")
    for w in asleep:
        must(ends(w), "closed")
    return link, lines


def ends(w):
    """What is left in the line comes, and then the end."""
    try:
        while True:
            w.next_frame()
    except (Closed, OSError):
        return True


def long_log(server, link, lines):
    """More than a queue may hold: it comes in pages, whole and in order, while others come and go."""
    must(is_long(lines), "no match was long enough")
    late, got = watch(server, link), []
    time.sleep(0.2)                     # it reads when it likes
    others = [watch(server, link) for _ in range(3)]
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
