"""fleet_timing.py ORRERY - somebody without a link asks one of two servers for tables and takes the time: by links whose code is right and
whose secret is not, and by codes of matches that have begun. Both are refused like tables that never were; does the time say which is which?
The statistic is that of timing.py."""
import random
import select
import statistics
import sys
import time

from fleet import fleet
from handover import begin, begin_to_post
from host import Cases, must, until
from player import Player, make_table
from timing import SURE, told_apart

HELD = 0.05                             # half of LATE_MS: no refusal is sooner, however quick the database is
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
TABLES, SECRET = 6, 17                  # of a kind; letters (table/room/room.h)
LINKS, CODES = 15, 4                    # of each kind; batches of all tables: at most 120 wrong codes


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
    for i, begin in enumerate(requests):
        waiting[begin(server, f"X-Forwarded-For: 10.1.{len(requests)}.{i}")] = i
    while waiting:
        ready, _, _ = select.select(list(waiting), [], [], 30)
        must(ready, "all are answered")
        for s in ready:
            times[waiting.pop(s)] = time.monotonic()
            must(b" 404 " in s.recv(4096).split(b"\r\n")[0], "refused")
            s.close()
    return times


def links_asked(x, kinds, rng, n=LINKS):
    """(0, seconds, kind), one after the other, in an order that has nothing to do with the kinds."""
    samples, order = [], [kind for kind in kinds for _ in range(n)]
    rng.shuffle(order)
    for kind in order:
        path, began = f"/api/tables/{rng.choice(kinds[kind])}{spelt(rng, SECRET)}", time.monotonic()
        status, _, _ = x.servers[0].ask("GET", path)
        samples.append((0, time.monotonic() - began, kind))
        must(status == 404, f"{kind}: {status}")
    return samples


def by_code(code, _):
    return lambda server, header: begin_to_post(server, "/api/codes", f'{{"code":"{code}"}}', header)


def by_link(code, rng):
    path = f"/api/tables/{code}{spelt(rng, SECRET)}"
    return lambda server, header: begin(server, "GET", path, "", header)


def asked(x, kinds, rng, batches, by):
    """(batch, how many turns late, kind; ties by lot), many at once: they all wait for the database, or for the other servers, first."""
    samples = []
    for batch in range(batches):
        order = [(kind, code) for kind in kinds for code in kinds[kind]]
        rng.shuffle(order)
        times = together(x.servers[0], [by(code, rng) for _, code in order])
        came = sorted(range(len(order)), key=times.__getitem__)
        samples += [(batch, came.index(i) - i + rng.random() / 2, kind) for i, (kind, _) in enumerate(order)]
    return samples


@fleet
def told_by_time(x):
    rng = random.Random(5)
    kinds, people = kinds_of(x, rng)
    links = links_asked(x, kinds, rng)
    must(statistics.median(waited for _, waited, _ in links) > HELD, "links are refused on a schedule")
    nobody_can_tell("links", links)
    nobody_can_tell("links at once", asked(x, kinds, rng, CODES, by_link))
    nobody_can_tell("codes", asked(x, kinds, rng, CODES, by_code))
    for p in people:
        p.close()


if __name__ == "__main__":
    cases = Cases()
    cases.run("told_by_time", told_by_time, sys.argv[1], 2, more="proxy = yes\nrest = 1 seconds\n")
    cases.end()
