"""timing.py ORRERY - somebody watches matches of hard bots and takes the time from each question to its answer.
Afterwards, when all hands are open, the times are grouped by a hidden fact: had the seat more than one kind of card in its hand, so
that there was something to think about? tests/table/room/room_timing.c does the same in all games, without a server.

The statistic is the same, too: the area under the ROC curve between the two groups, among questions
that look alike from outside; 0.5 is a coin. Its p-value comes from shuffling the groups, from a fixed seed."""
import random
import sys
import threading
import time

from host import Cases, Server, must
from player import Player, post

SHUFFLES = 2000
SURE = 0.001                            # below this p-value the groups are told apart

# game, seats, options, matches at once, place of the hidden cards
TABLES = [
    ("earth-gambit", 5, {}, 2, "hand"),
    ("earth-gambit", 4, {"special_abilities": "on"}, 1, "hand"),
]


def watch(server, game, seats, options, out):
    """Notes (answers so far, when they were told, how the question looks) until the end."""
    bots = {str(s): "hard" for s in range(seats)}
    order = {"game": game, "seats": seats, "options": options, "name": "Anna", "bots": bots}
    status, _, body = post(server, "/api/tables", order)
    must(status == 201, f"{status} {body}")
    p = Player(server, body["link"])
    told = {}
    while not (p.view and p.view["over"]):
        m = p.hear()
        if m["t"] == "view" and m["answers"] not in told:
            top = m["flow"][-1] if m["flow"] else None
            told[m["answers"]] = (time.monotonic(), top and (top["proc"], top["step"], len(m["asked"]), len(m["may"])))
    p.close()
    out.append((body["link"], told))


def kinds_in(pile):
    return len({card[0] for card in pile})


def samples_of(server, code, told, place):
    """(how it looks, seconds waited, hidden fact) of every answer whose question was seen being put."""
    _, _, replay = server.ask("GET", f"/api/tables/{code}/replay?eyes=all")
    out = []
    for at in range(replay["n"]):
        if at not in told or at + 1 not in told:
            continue
        began, looks = told[at]
        seat = replay["answers"][at][0]
        status, _, page = server.ask("GET", f"/api/tables/{code}/replay/{at}?eyes=all")
        while status == 429:             # one address asks for every position of every match
            time.sleep(0.5)
            status, _, page = server.ask("GET", f"/api/tables/{code}/replay/{at}?eyes=all")
        must(status == 200, f"{status} {page}")
        out.append((looks, told[at + 1][0] - began, kinds_in(page["view"]["places"][place][seat]) > 1))
    return out


def longer(samples, groups):
    """How often a time of the second group is longer, among those that look alike; and of how many pairs."""
    u = pairs = 0.0
    by_looks = {}
    for (looks, waited, _), group in zip(samples, groups):
        by_looks.setdefault(looks, []).append((waited, group))
    for alike in by_looks.values():
        zeros = [w for w, g in alike if not g]
        ones = [w for w, g in alike if g]
        pairs += len(zeros) * len(ones)
        order = sorted(alike)
        below = 0
        for _, group in order:           # times of a real clock: no ties
            if group:
                u += below
            else:
                below += 1
    return u, pairs


def told_apart(samples):
    groups = [g for _, _, g in samples]
    u, pairs = longer(samples, groups)
    if not pairs:
        return 1.0, 0.5, 0
    places = {}
    for i, (looks, _, _) in enumerate(samples):
        places.setdefault(looks, []).append(i)
    rng, as_far = random.Random(12), 0
    for _ in range(SHUFFLES):
        shuffled = list(groups)
        for alike in places.values():
            mixed = [groups[i] for i in alike]
            rng.shuffle(mixed)
            for i, g in zip(alike, mixed):
                shuffled[i] = g
        as_far += abs(longer(samples, shuffled)[0] - pairs / 2) >= abs(u - pairs / 2)
    return (1 + as_far) / (1 + SHUFFLES), u / pairs, pairs


def played(server, game, seats, options, matches, place):
    """What was seen of some matches that were played at once."""
    watched = []
    threads = [threading.Thread(target=watch, args=(server, game, seats, options, watched)) for _ in range(matches)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    must(len(watched) == matches, "all matches were watched")
    return [s for code, told in watched for s in samples_of(server, code, told, place)]


def nobody_can_tell(server, game, seats, options, matches, place):
    samples, pairs = [], 0
    for _ in range(4):                      # a short match has too little to compare
        if pairs <= 50:
            samples += played(server, game, seats, options, matches, place)
            pairs = longer(samples, [g for _, _, g in samples])[1]
    p, area, pairs = told_apart(samples)
    print(f"{game}: {len(samples)} answers, {pairs:.0f} pairs, area {area:.3f}, p {p:.4f}")
    must(pairs > 50, "there is something to compare")
    must(p >= SURE, f"a watcher can tell: area {area:.3f}, p {p:.4f}")


def crowded():
    """How many times longer than its processor time some work takes here: on a machine that is busy, thinking takes longer too."""
    began, worked = time.monotonic(), time.thread_time()
    while time.thread_time() - worked < 0.2:
        pass
    return (time.monotonic() - began) / (time.thread_time() - worked)


def main():
    cases = Cases()
    window = min(2000, round(300 * max(1, crowded())))   # 300 is enough for a server that gets its processor (docs/host/hosting.md)
    print(f"a window of {window} ms")
    with Server(sys.argv[1], config=f"window = {window}\n") as server:
        cases.together([(" ".join((game, *options)), nobody_can_tell, server, game, seats, options, *rest)
                        for game, seats, options, *rest in TABLES])
    cases.end()


if __name__ == "__main__":
    main()
