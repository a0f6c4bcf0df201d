"""rematch.py ORRERY - once more with the same people: who makes the new table, who comes, what old tokens and sockets are worth
there, two who propose at once, and kill -9 in every moment of it."""
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

from hands import Locked, Window, all_messages, entries
from host import Cases, Server, cookie_of, must, until
from player import Player, make_table, post, sit

CONFIG = "gets = 100000\nposts = 100000\nmessages = 100000\nwindow = 20\nper_address = 1000\n"


def again(server, link, cookie):
    while True:
        status, pairs, body = server.ask("POST", f"/api/tables/{link}/rematch", {}, cookie=cookie)
        if status != 429:
            return status, body, cookie_of(pairs) if status == 200 else None


def look(server, link, cookie=None):
    return server.ask("GET", f"/api/tables/{link}", cookie=cookie)[2]


def finished(server):
    """(link, cookies of Anna and Vic): a match of two people and a bot that is over, by bots in their seats."""
    link, anna = make_table(server, "martians", 3, {"2": "easy"}, options={"turn_cap": "20"}, clock=1, out="bot", level="easy")
    _, vic = sit(server, link, "Vic", 1)
    a, v = Player(server, link, anna, 1), Player(server, link, vic, 2)
    must(until(lambda: all(s["here"] for s in look(server, link)["seats"])), "all are here")
    a.start()
    must(until(lambda: look(server, link)["state"] == "over", 120), "bots play to the end")
    a.close()
    v.close()
    return link, anna, vic


def goes_over(server, done):
    link, anna, vic = done
    must(again(server, link, None)[0] == 403, "a watcher proposes nothing")
    status, body, mine = again(server, link, anna)
    must(status == 200 and body["seat"] == 0 and body["link"] != link, f"{status} {body}")
    new = body["link"]
    old, fresh = look(server, link, vic), look(server, new)
    must(old["again"] == {"link": new, "by": 0, "seats": [0]}, f"{old['again']}")
    must(look(server, link)["again"] == {"link": None, "by": 0, "seats": [0]}, "watchers get no link")
    must([s["name"] for s in fresh["seats"]][:2] == ["Anna", "Vic"] and fresh["host"] == 0, f"{fresh['seats']}")
    must([s["invited"] for s in fresh["seats"]] == [True, True, False], "invited until they are there")
    must(fresh["clock"] == 1 and fresh["out"] == "bot" and fresh["state"] == "gathering", "the same table")
    for cookie in (anna, vic):           # what they had at the finished table is worth nothing at the new one
        as_there = f"orrery-{new[:6]}=" + cookie.split("=")[1]
        must(look(server, new, as_there)["you"] is None, "an old token leads nowhere")
        w = Window(server, new, as_there)
        for m in all_messages(None):
            reply = w.say({k: v for k, v in m.items() if k != "id"})
            must(reply["t"] == "no", f"{m}: {reply}")
        w.close()
    status, body, vics = again(server, link, vic)
    must(status == 200 and body["link"] == new and body["seat"] == 1, f"{status} {body}")
    must(look(server, link, anna)["again"]["seats"] == [0, 1], "both agree")
    p, q = Player(server, new, mine), Player(server, new, vics)
    must(p.table["you"] == 0 and q.table["you"] == 1, "both sit")
    must(until(lambda: all(s["here"] and not s["invited"] for s in look(server, new)["seats"])), "they are there")
    must(again(server, link, vic)[0] == 409, "who is there needs no other token")
    p.start()
    must(until(lambda: look(server, new)["state"] == "playing", 20), "it begins")
    p.close()
    q.close()
    return new


def old_sockets_hear_nothing(server, done):
    """The windows at the finished table stay where they are: their seat there is theirs."""
    link, anna, vic = done
    old = [Window(server, link, vic) for _ in range(2)]
    status, body, _ = again(server, link, anna)
    must(status == 200, f"{status} {body}")
    for w in old:
        w.hear_until(lambda m: m["t"] == "table" and m["again"])
        must(w.table["you"] == 1 and w.table["code"] == link[:6], "the finished table")
    _, mine = None, again(server, link, anna)[2]
    p = Player(server, body["link"], mine)
    must(p.say({"t": "chat", "text": "only here"})["t"] == "ok", "chat at the new table")
    for w in old:
        w.drain()
        must(all(c["text"] != "only here" for c in w.chats), "nothing of the new table")
        must(w.say({"t": "start"})["t"] == "no", "and nothing is started from here")
        w.close()
    p.close()


def a_seat_that_moved(server, done):
    """Vic's seat goes to another device: that one comes, the old one does not; also when the word waits."""
    link, anna, vic = done
    must(again(server, link, anna)[0] == 200, "proposed")
    word = server.ask("POST", f"/api/tables/{link}/move", {}, cookie=vic)[2]["word"]
    status, pairs, _ = post(server, f"/api/tables/{link}/seats", {"word": word})
    must(status == 200, "moved")
    must(again(server, link, vic)[0] == 403, "the old device has no seat there any more")
    status, body, cookie = again(server, link, cookie_of(pairs))
    must(status == 200 and look(server, body["link"], cookie)["you"] == 1, f"{status} {body}")


def moves_meanwhile(server, done):
    """The old device's request is under way while the seat goes: it gets the seat of the new table, or nothing, never both."""
    link, anna, vic = done
    status, body, _ = again(server, link, anna)
    new = body["link"]
    word = server.ask("POST", f"/api/tables/{link}/move", {}, cookie=vic)[2]["word"]
    got, moved = [], []
    with Locked(server):
        first = threading.Thread(target=lambda: moved.append(post(server, f"/api/tables/{link}/seats", {"word": word})))
        first.start()
        until(lambda: False, 0.2)
        second = threading.Thread(target=lambda: got.append(again(server, link, vic)))
        second.start()
        until(lambda: False, 0.2)
    first.join()
    second.join()
    must(moved[0][0] == 200 and got[0][0] == 403, f"{moved[0][0]} {got[0][:2]}")
    must(again(server, link, cookie_of(moved[0][1]))[0] == 200, "who has the seat comes")
    must(look(server, new)["seats"][1]["person"], "to the seat")


def two_at_once(server, done):
    link, anna, vic = done
    got = []
    with Locked(server):
        ways = [threading.Thread(target=lambda c=c: got.append(again(server, link, c))) for c in (anna, vic, anna, vic)]
        for t in ways:
            t.start()
        until(lambda: False, 0.3)
    for t in ways:
        t.join()
    links = {body["link"] for status, body, _ in got if status == 200}
    must(len(links) == 1 and len([1 for g in got if g[0] == 200]) >= 2, f"{[(g[0], g[1]) for g in got]}")
    must(len([e for e in entries(server, link) if e.startswith("again")]) <= 2, "each agrees once")


def killed(server, done):
    """kill -9 while it is stored: either all of it happened, or nothing; and the same request goes on."""
    link, anna, vic = done
    for cookie, seat in ((anna, 0), (vic, 1)):
        lost = []
        with Locked(server):
            t = threading.Thread(target=lambda c=cookie: lost.append(try_again(server, link, c)))
            t.start()
            until(lambda: False, 0.2)
            server.kill()
        t.join()
        server.start()
        table = look(server, link, cookie)
        must(table["state"] == "over" and table["you"] == seat, f"{table['state']}")
        if table["again"]:
            must(server.ask("GET", f"/api/tables/{table['again']['link']}")[0] == 200, "a link leads somewhere")
        status, body, mine = again(server, link, cookie)
        must(status == 200 and body["seat"] == seat, f"{status} {body}")
        server.kill()                    # the reply was sent: what it says holds
        server.start()
        must(look(server, body["link"], mine)["you"] == seat, "the token holds after kill -9")
    must(len([e for e in entries(server, link) if e.startswith("again")]) <= 2 or not entries(server, link), "no more than they said")


def try_again(server, link, cookie):
    try:
        return again(server, link, cookie)
    except (OSError, ValueError):
        return None


def gone_again(server, done):
    """The host of the new table sends Vic away: he does not come; and watches if he likes."""
    link, anna, vic = done
    _, body, mine = again(server, link, anna)
    p = Player(server, body["link"], mine)
    must(p.say({"t": "seat", "seat": 1, "level": None})["t"] == "ok", "sent away")
    status, why, _ = again(server, link, vic)
    must(status == 409 and "given away" in why["why"], f"{status} {why}")
    p.close()


def main():
    cases = Cases()
    with Server(sys.argv[1], config=CONFIG) as server:
        link, anna = make_table(server, "martians", 3, "easy")
        cases.run("not before the end", lambda: must(again(server, link, anna)[0] == 409, "409"))
        all_of_them = (goes_over, old_sockets_hear_nothing, a_seat_that_moved, moves_meanwhile, two_at_once, gone_again, killed)
        with ThreadPoolExecutor() as pool:                       # their matches are played at once
            matches = [pool.submit(finished, server) for _ in all_of_them]
        for case, match in zip(all_of_them, matches):
            cases.run(case.__name__, lambda: case(server, match.result()))                      # noqa: B023
    cases.end()


main()
