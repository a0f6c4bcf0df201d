"""coach.py ORRERY - the coach: a blunder is remarked, once per turn, to its seat alone; whoever plays well hears nothing; among people only
if the host allows it."""
import json
import sys
import time

from host import Cases, Server, must
from player import Player, make_table, post, sit

KEYS = {"t", "did", "better", "games", "won", "could", "loss", "give", "reason"}
FREE = "posts = 1000\nwindow = 1\n"


def play(p, choose, pause=0.0):
    """To the end; gives the remarks. Whoever answers faster than the coach looks is not told everything."""
    remarks = []
    hear = p.hear

    def listen():
        m = hear()
        if m["t"] == "remark":
            must(set(m) == KEYS, f"{m}")
            must(m["loss"] >= 5 and m["loss"] > m["give"] and m["could"] > m["won"] and m["games"] >= 100, f"{m}")
            remarks.append(m)
        return m

    p.hear = listen
    while not (p.view and p.view["over"]):
        if p.is_asked():
            p.answer(choose(p))
            time.sleep(pause)
        else:
            p.hear()
    p.socket.socket.settimeout(2)        # what is said about the last answers
    try:
        while True:
            p.hear()
    except TimeoutError:
        p.hear = hear
    return remarks


def a_blunder_is_remarked(server):
    """Somebody who answers at random hears of it before long; no turn has two remarks."""
    heard = 0
    for n in range(20):
        link, cookie = make_table(server, "earth-gambit", 5, "easy")
        p = Player(server, link, cookie, seed=n)
        watcher = Player(server, link)
        must(p.say({"t": "coach", "on": True})["t"] == "ok" and p.table["coach"], "the coach is on")
        p.start()
        remarks = play(p, lambda q: q.random.choice(q.view["legal"])["a"], 0.1 * (n + 1))    # longer, where it thinks slowly
        heard += len(remarks)
        while not (watcher.view and watcher.view["over"]):
            must(watcher.hear()["t"] != "remark", "nobody else hears it")
        p.close()
        watcher.close()
        if heard:
            break
    must(heard >= 1, "it never spoke")


def a_good_game_is_quiet(server):
    """Whoever follows the hints plays well."""
    link, cookie = make_table(server, "earth-gambit", 4, "easy")
    p = Player(server, link, cookie)
    p.say({"t": "coach", "on": True})
    p.start()

    def by_hint(q):
        return q.say({"t": "hint"})["a"] if len(q.view["legal"]) > 1 else q.view["legal"][0]["a"]

    must(play(p, by_hint) == [], "nothing to say")
    p.close()


def off_is_silent(server):
    link, cookie = make_table(server, "earth-gambit", 4, "easy")
    p = Player(server, link, cookie)
    must(p.say({"t": "coach", "on": True})["t"] == "ok" and p.say({"t": "coach", "on": False})["t"] == "ok", "on and off")
    p.start()
    must(play(p, lambda q: q.random.choice(q.view["legal"])["a"]) == [], "no coach, no remark")
    p.close()


def a_first_game(server):
    """A prepared deal, bots in all other seats, the coach on; the same seed gives the same cards."""
    hands = {}
    for _ in range(12):
        p = Player(server, *make_table(server, "earth-gambit", 4, "easy", first=True))
        while not p.view:
            p.hear()
        must(p.table["state"] == "playing" and p.table["coach"] and p.table["seed"].startswith("first-"), f"{p.table}")
        hand = json.dumps(p.view["places"]["hand"][0])
        must(hands.setdefault(p.table["seed"], hand) == hand, "the same deal again")
        p.close()
    must(len(hands) > 1, "not always the same one")
    status, _, no = post(server, "/api/tables", {"game": "earth-gambit", "seats": 4, "name": "Ada", "seat": 0, "first": True})
    must(status == 422 and "you among bots" in no["why"], f"{status} {no}")


def among_people(server):
    link, anna = make_table(server, "earth-gambit", 2)
    _, ben = sit(server, link, "Ben")
    a, b = Player(server, link, anna), Player(server, link, ben)
    for p in (a, b):
        no = p.say({"t": "coach", "on": True})
        must(no["t"] == "no" and "only if the host allows it" in no["why"], json.dumps(no))
    must(b.say({"t": "coach", "on": True, "all": True})["t"] == "no", "only the host allows it")
    must(a.say({"t": "coach", "on": True, "all": True})["t"] == "ok", "the host does")
    must(b.hear_until(lambda m: m["t"] == "table")["coaching"], "everybody is told")
    must(b.say({"t": "coach", "on": True})["t"] == "ok" and b.table["coach"], "then it is anybody's")
    must(not a.table["coach"], "each for themselves")
    must(a.say({"t": "coach", "on": False, "all": True})["t"] == "ok", "and takes it back")
    must(not b.hear_until(lambda m: m["t"] == "table" and not m["coaching"])["coach"], "gone at once")
    a.close()
    b.close()


def main():
    cases = Cases()
    with Server(sys.argv[1], config=FREE) as server:
        for case in (among_people, a_first_game, a_blunder_is_remarked, a_good_game_is_quiet, off_is_silent):
            cases.run(case.__name__, case, server)
    cases.end()


main()
