"""outs.py ORRERY - clocks that act on a real server: an answer and the end of its time at the same moment, what a late seat is told, a pause
that the others end, and how much time there is after kill -9."""
import sys
import time

from hands import Locked, entries
from host import Cases, Server, must, until
from player import Player, make_table, sit, until_asked

CLOCK = 1                               # seconds per move
CONFIG = "posts = 100000\nmessages = 100000\nwindow = 20\nper_address = 1000\n"


def look(server, link, cookie=None):
    return server.ask("GET", f"/api/tables/{link}", cookie=cookie)[2]


def two(server, begins=lambda a: a.start(), **more):
    """Anna and Vic, both here, and an easy bot; the match has begun."""
    link, anna = make_table(server, "earth-gambit", 3, {"2": "easy"}, **more)
    _, vic = sit(server, link, "Vic", 1)
    a, v = Player(server, link, anna, 1), Player(server, link, vic, 2)
    must(until(lambda: all(s["here"] for s in look(server, link)["seats"])), "both are here")
    begins(a)
    return link, a, v


def answers_while_locked(server):
    """The link, her reply, and seconds from before the first question until she had said her answer to it, of CLOCK at most if it counts."""
    locked, began = Locked(server), []

    def begins(a):
        began.append(time.monotonic())
        a.start()
    link, a, v = two(server, begins, clock=CLOCK, out="bot")
    until_asked(a)
    with locked:
        number = a.say({"t": "answer", "question": a.view["question"], "a": a.view["legal"][0]["a"]}, wait=False)
        took = time.monotonic() - began[0]
        time.sleep(CLOCK + 0.3)         # longer than her time, shorter than the store waits
    while number not in a.replies:
        a.hear()
    a.close()
    v.close()
    return link, a.replies.pop(number), took


def in_the_last_moment(server):
    """The answer is on its way to the store when time runs out: it counts, and nothing is answered for her. A busy machine may be too slow to
    answer in time at all; then she tries again at another table."""
    for _ in range(20):
        link, reply, took = answers_while_locked(server)
        if took < CLOCK * 3 / 4:
            break
    must(took < CLOCK * 3 / 4, "this machine is too busy to answer in time")
    must(reply["t"] == "ok", f"the answer was given in time, after {took:.2f} s: {reply}")
    said = [e for e in entries(server, link) if e.startswith(("answer 0 0", "out 0"))]
    must(said and said[0].startswith("answer 0 0"), f"{said}")


def too_late(server):
    link, a, v = two(server, clock=1, out="skip")
    late = a.hear_until(lambda m: m["t"] == "news" and any(e["kind"] == "out" for e in m["events"]))
    must(late, "time is out")
    must(until(lambda: look(server, link)["state"] in ("playing", "over")), "and the match goes on")
    must(not any(s["substitute"] for s in look(server, link)["seats"]), "nobody took a seat")
    a.close()
    v.close()


def the_others_go_on(server):
    link, a, v = two(server, clock=1, out="pause")
    must(until(lambda: look(server, link)["state"] == "paused", 20), "the match waits")
    seat = look(server, link)["paused_for"]
    late, other = (a, v) if seat == 0 else (v, a)
    reply = late.say({"t": "resume"})
    must(reply["t"] == "no" and "the others decide" in reply["why"], f"{reply}")
    must(other.say({"t": "resume"})["t"] == "ok", "the other one goes on")
    must(look(server, link)["state"] in ("playing", "paused"), "it goes on, for a second at least")
    must(any(e.startswith("vote") for e in entries(server, link)), "by a vote")


def after_kill(server):
    """A restart gives no time but what had not been stored, and counts none while everybody is away."""
    link, a, v = two(server, bank=600, increment=0, out="skip")
    time.sleep(2)
    must(a.say({"t": "chat", "text": "an entry"})["t"] == "ok", "what was counted is stored")
    before = [s["clock"] for s in look(server, link)["seats"][:2]]
    must(min(before) <= 599, f"a clock runs: {before}")
    server.kill()
    server.start()
    time.sleep(1)
    must(until(lambda: not any(s["ticks"] for s in look(server, link)["seats"])), "nobody is there, so no clock runs")
    after = look(server, link)["seats"]
    must(all(s["clock"] <= b + 1 for s, b in zip(after, before)), f"{before} {[s['clock'] for s in after]}")


def over_days(server):
    link, a, v = two(server, pace="days", clock=86400, out="bot")
    a.close()
    v.close()
    asked = until(lambda: any(s["ticks"] for s in look(server, link)["seats"]))
    must(asked, "over days a clock runs though nobody is there")
    server.kill()
    server.start()
    must(until(lambda: any(s["ticks"] for s in look(server, link)["seats"])), "after a restart, too")


def main():
    cases = Cases()
    with Server(sys.argv[1], config=CONFIG) as server:
        for case in (in_the_last_moment, too_late, the_others_go_on, after_kill, over_days):
            cases.run(case.__name__, case, server)
    cases.end()


main()
