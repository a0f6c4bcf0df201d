"""gathering.py ORRERY - what the host and the people do with a table besides playing: settings and the book, other chairs, closing it while
somebody sits down, seats of bots that are offered, seats that were left and are taken back; sockets and tokens all the while, and kill -9."""
import sys
import threading

from hands import Locked, SEAT_CHANGED, Window, entries, say_everything
from host import Cases, Server, cookie_of, must, until
from player import Player, make_table, post, sit

CLOSED = 4003
CONFIG = "posts = 100000\nmessages = 100000\nwindow = 20\nper_address = 1000\n"


def look(server, link, cookie=None):
    return server.ask("GET", f"/api/tables/{link}", cookie=cookie)[2]


def settings(server):
    link, cookie = make_table(server, "martians", 4, {"3": "easy"})
    p = Player(server, link, cookie)
    before = server.ask("GET", f"/api/tables/{link}/book")[2]
    must(p.say({"t": "settings", "seats": 3, "options": {"turn_cap": "20"}, "clock": 90, "out": "pause"})["t"] == "ok", "changed")
    table, book = look(server, link, cookie), server.ask("GET", f"/api/tables/{link}/book")[2]
    must(len(table["seats"]) == 3 and table["clock"] == 90 and table["out"] == "pause" and table["revision"] == 1, f"{table}")
    must(before["seats"] == 4 and book["seats"] == 3 and book["options"]["turn_cap"] == "20", "the book has changed with it")
    server.kill()
    server.start()
    table = look(server, link, cookie)
    must(len(table["seats"]) == 3 and table["revision"] == 1 and table["you"] == 0, "after kill -9")
    p = Player(server, link, cookie)
    reply = p.say({"t": "settings", "options": {"turn_cap": "a lot"}})
    must(reply["t"] == "no" and "turn_cap" in reply["why"], f"{reply}")
    p.start()
    must(p.say({"t": "settings", "clock": 0})["t"] == "no", "not in play")
    p.close()


def another_chair(server):
    """All windows of the one who moves are closed, come back as the other seat, and say nothing in between."""
    link, _ = make_table(server, "earth-gambit", 4)
    _, vic = sit(server, link, "Vic", 1)
    windows = [Window(server, link, vic) for _ in range(3)]
    must(until(lambda: look(server, link)["seats"][1]["here"]), "Vic is here")
    for w in windows:
        w.drain()
    with Locked(server):
        windows[0].socket.send({"t": "chair", "seat": 3, "id": 7})
        until(lambda: False, 0.15)
        for w in windows:
            say_everything(w.socket, None)
        until(lambda: False, 0.15)
    for i, w in enumerate(windows):
        got, code = w.to_the_end()
        must(got == ([{"t": "ok", "id": 7}] if i == 0 else []) and code == SEAT_CHANGED, f"{i}: {code} {got}")
    must(not any("HUSH" in e or e.startswith(("leave", "mute 1", "hold 1")) for e in entries(server, link)), "nothing was heard")
    again = Player(server, link, vic)
    must(again.table["you"] == 3 and look(server, link)["seats"][1]["name"] == "", "the same token, another chair")
    must(until(lambda: look(server, link)["seats"][3]["here"]), "and is here")
    _, eve = sit(server, link, "Eve", 1)
    must(look(server, link, eve)["you"] == 1 and look(server, link, vic)["you"] == 3, "each has their own")
    again.close()


def closed_while_somebody_sits_down(server):
    link, anna = make_table(server, "earth-gambit", 4)
    host, watcher, other = Window(server, link, anna), Window(server, link), Window(server, link, sit(server, link, "Vic", 1)[1])
    must(other.say({"t": "close"})["t"] == "no", "only the host")
    for w in (host, watcher, other):
        w.drain()
    late = []
    with Locked(server):
        host.socket.send({"t": "close", "id": 7})
        until(lambda: False, 0.15)
        sits = threading.Thread(target=lambda: late.append(post(server, f"/api/tables/{link}/seats", {"name": "Late", "seat": 2})))
        sits.start()
        other.socket.send({"t": "chat", "text": "wait!", "id": 8})
        until(lambda: False, 0.15)
    sits.join()
    must(late[0][0] in (404, 409, 503), f"nobody sits down at what is gone: {late[0]}")
    for w in (host, watcher, other):
        got, code = w.to_the_end()
        must(code == CLOSED, f"closed with {code}")
        bye = [m for m in got if m["t"] == "bye"]
        must(len(bye) == 1 and bye[0]["why"] == "Anna has closed this table.", f"{got}")
    for _ in range(2):
        must(server.ask("GET", f"/api/tables/{link}")[0] == 404, "it is gone")
        must(server.ask("POST", "/api/codes", {"code": link[:6]})[0] in (404, 429), "and its code")
        must(not entries(server, link), "nothing is kept")
        server.kill()
        server.start()


def not_in_play(server):
    link, anna = make_table(server, "earth-gambit", 3, "easy")
    p = Player(server, link, anna)
    p.start()
    must(p.say({"t": "close"})["t"] == "no", "a match is not closed")
    must(look(server, link)["state"] in ("playing", "shuffling"), "it goes on")
    p.close()


def left_and_back(server):
    link, anna = make_table(server, "earth-gambit", 4, {"2": "easy", "3": "easy"})
    _, vic = sit(server, link, "Vic", 1)
    p, v = Player(server, link, anna), Window(server, link, vic)
    must(server.ask("POST", f"/api/tables/{link}/back", {}, cookie=vic)[0] == 409, "who sits has nothing to take back")
    p.start()
    must(until(lambda: look(server, link)["state"] == "playing"), "it begins")
    v.socket.send({"t": "leave", "id": 7})
    must(v.to_the_end()[1] == SEAT_CHANGED, "left")
    must(look(server, link, vic)["you"] is None and not look(server, link)["seats"][1]["person"], "a bot plays")
    must(server.ask("POST", f"/api/tables/{link}/back", {})[0] == 409, "nobody else takes it")
    must(server.ask("POST", f"/api/tables/{link}/back", {}, cookie=anna)[0] == 409, "nor who has a seat")
    server.kill()
    server.start()
    status, pairs, body = server.ask("POST", f"/api/tables/{link}/back", {}, cookie=vic)
    must(status == 200 and body["seat"] == 1, f"{status} {body}")
    must(look(server, link, vic)["you"] is None and look(server, link, cookie_of(pairs))["you"] == 1, "with a new token only")
    must(server.ask("POST", f"/api/tables/{link}/back", {}, cookie=vic)[0] == 409, "once")
    back = Player(server, link, cookie_of(pairs))
    while not back.view:
        back.hear()
    must(back.table["you"] == 1 and back.view["seat"] == 1, "Vic has the cards again")
    back.close()


def a_bots_seat(server):
    link, anna = make_table(server, "earth-gambit", 4, "easy")
    p = Player(server, link, anna)
    p.start()
    must(until(lambda: look(server, link)["state"] == "playing"), "it begins")
    must(server.ask("POST", f"/api/tables/{link}/seats", {"name": "Nora", "seat": 2})[0] == 409, "not before it is offered")
    must(p.say({"t": "offer", "seat": 2, "on": True})["t"] == "ok", "offered")
    must(look(server, link)["seats"][2]["offered"], "everybody sees it")
    _, nora = sit(server, link, "Nora", 2)
    must(server.ask("POST", f"/api/tables/{link}/seats", {"name": "Otto", "seat": 2})[0] == 409, "once")
    n = Player(server, link, nora)
    while not n.view:
        n.hear()
    must(n.table["you"] == 2 and n.view["seat"] == 2 and n.table["seats"][2]["name"] == "Nora", "Nora plays")
    return link, p, n


def not_one_hand_after_the_other(server):
    link, p, n = a_bots_seat(server)
    must(p.say({"t": "offer", "seat": 1, "on": True})["t"] == "ok", "the host asks")
    must(until(lambda: look(server, link)["vote"]), "and Nora has to agree")
    must(n.say({"t": "vote", "yes": True})["t"] == "ok" and look(server, link)["seats"][1]["offered"], "she does")
    must(n.say({"t": "leave"})["t"] == "ok", "Nora has seen enough")
    server.kill()
    server.start()
    status, _, body = server.ask("POST", f"/api/tables/{link}/seats", {"name": "Otto", "seat": 1})
    must(status == 409 and "Nora took over a bot's seat" in body["why"], f"so has everybody: {status} {body}")
    p = Player(server, link, p.cookie)
    why = p.say({"t": "offer", "seat": 3, "on": True})
    must(why["t"] == "no" and "no other seat can be taken over" in why["why"], f"no more are offered: {why}")
    must(look(server, link)["seats"][2]["joined"], "and everybody can see why")
    p.close()


def main():
    cases = Cases()
    with Server(sys.argv[1], config=CONFIG) as server:
        for case in (settings, another_chair, closed_while_somebody_sits_down, not_in_play, left_and_back, not_one_hand_after_the_other):
            cases.run(case.__name__, case, server)
    cases.end()


main()
