"""fleet_timing.py ORRERY - somebody without a link asks one of two servers for tables and takes the time: by links whose code is right and
whose secret is not, and by codes of matches that have begun. Both are refused like tables that never were; does the time say which is which?
The statistic is that of timing.py."""
import random
import select
import sys
import time

from fleet import fleet
from handover import begin_to_post
from host import Cases, must, until
from player import Player, make_table
from timing import SURE, told_apart

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
TABLES, SECRET = 6, 17                  # of a kind; letters (table/room/room.h)
LINKS, CODES = 100, 4                   # of each kind; batches of all tables: at most 120 wrong codes


def spelt(rng, n):
    return "".join(rng.choice(LETTERS) for _ in range(n))


def begun(server):
    """Somebody at a match that runs."""
    link, cookie = make_table(server, "onward-to-venus", 2, "easy", public=False, pace="days")
    p = Player(server, link, cookie)
    p.start()
    while not p.is_asked():
        p.hear()
    return p


def kinds_of(x, rng):
    """Codes: at the server that is asked, at the other one, at rest, and of no table; and those who sit there."""
    rests, here, there = ([begun(s) for _ in range(TABLES)] for s in (x.servers[1], *x.servers))
    for p in rests:
        p.close()
    must(until(lambda: x.rows("SELECT count(owner) FROM tab WHERE tab !~ '^(endings|tries)'")[0][0] in (2 * TABLES, str(2 * TABLES)), 30), "they rest")
    codes = {kind: [p.link[:6] for p in people] for kind, people in (("here", here), ("there", there), ("at rest", rests))}
    return {**codes, "none": [spelt(rng, 6) for _ in range(TABLES)]}, here + there


def nobody_can_tell(what, samples):
    """Each kind against none, among those that were asked together."""
    worst = 1
    for kind in ("here", "there", "at rest"):
        p, area, pairs = told_apart([(batch, waited, g == kind) for batch, waited, g in samples if g in (kind, "none")])
        print(f"{what}, {kind}: {pairs:.0f} pairs, area {area:.3f}, p {p:.4f}")
        worst = min(worst, p)
    must(worst >= SURE, f"time tells which {what} there are")


def together(server, requests):
    """When each of them is answered, asked at the same time."""
    waiting, times = {}, [0] * len(requests)
    for i, body in enumerate(requests):
        s = begin_to_post(server, "/api/codes", body, f"X-Forwarded-For: 10.1.{len(requests)}.{i}")
        waiting[s] = i
    while waiting:
        ready, _, _ = select.select(list(waiting), [], [], 30)
        must(ready, "all are answered")
        for s in ready:
            times[waiting.pop(s)] = time.monotonic()
            must(b" 404 " in s.recv(4096).split(b"\r\n")[0], "refused")
            s.close()
    return times


def links_asked(x, kinds, rng):
    """(0, seconds, kind), one after the other, in an order that has nothing to do with the kinds."""
    samples, order = [], [kind for kind in kinds for _ in range(LINKS)]
    rng.shuffle(order)
    for kind in order:
        path, began = f"/api/tables/{rng.choice(kinds[kind])}{spelt(rng, SECRET)}", time.monotonic()
        status, _, _ = x.servers[0].ask("GET", path)
        samples.append((0, time.monotonic() - began, kind))
        must(status == 404, f"{kind}: {status}")
    return samples


def codes_asked(x, kinds, rng):
    """(batch, when, kind), many at once: they all wait for the other servers first."""
    samples = []
    for batch in range(CODES):
        order = [(kind, code) for kind in kinds for code in kinds[kind]]
        rng.shuffle(order)
        times = together(x.servers[0], [f'{{"code":"{code}"}}' for _, code in order])
        samples += [(batch, at - min(times), kind) for at, (kind, _) in zip(times, order)]
    return samples


@fleet
def told_by_time(x):
    rng = random.Random(5)
    kinds, people = kinds_of(x, rng)
    nobody_can_tell("links", links_asked(x, kinds, rng))
    nobody_can_tell("codes", codes_asked(x, kinds, rng))
    for p in people:
        p.close()


if __name__ == "__main__":
    cases = Cases()
    cases.run("told_by_time", told_by_time, sys.argv[1], 2, more="proxy = yes\nrest = 1 seconds\n")
    cases.end()
