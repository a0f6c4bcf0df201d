"""asides.py ORRERY - watchers chat among themselves: players get no byte of it while they play, and all of it when the match is over;
also after a restart. Strangers cannot write without end."""
import sys

from host import Cases, Server, cookie_of, must, until
from player import Player, make_table
from ws import TEXT, frame


def lines(p, what="watcher"):
    """What p has heard, of watchers or of players."""
    return [c["text"] for c in p.chats if (c["seat"] is None) == (what == "watcher")]


def settle(p):
    """Everything said before this has reached p."""
    p.say({"t": "why", "text": "x"})


def among_themselves(server):
    link, anna = make_table(server, "martians", 3, "easy", options={"turn_cap": "10"})
    a = Player(server, link, anna)
    a.start()
    olga, otto = Player(server, link), Player(server, link)
    must(olga.say({"t": "chat", "text": "no name"})["t"] == "no", "a name is needed")
    must(olga.say({"t": "chat", "name": "Anna", "text": "I am she"})["t"] == "no", "not a player's name")
    must(olga.say({"t": "chat", "name": "Olga", "text": "she should go left"})["t"] == "ok", "a line")
    otto.hear_until(lambda m: m["t"] == "chat")
    must(lines(otto) == ["she should go left"], f"{otto.chats}")
    must(a.say({"t": "chat", "text": "hello all"})["t"] == "ok", "players write to everybody")
    otto.hear_until(lambda m: m["t"] == "chat" and m["seat"] == 0)
    again = Player(server, link, anna)
    settle(a), settle(again)
    must(not lines(a) and not lines(again), f"a player heard {lines(a) + lines(again)}")
    must([c["n"] for c in a.chats] == [1], "nor do numbers tell")
    server.kill()
    server.start()
    late = Player(server, link)
    late.hear_until(lambda m: m["t"] == "chat" and m["seat"] is None) if not lines(late) else None
    must(lines(late) == ["she should go left"], "it was stored")
    a.connect()
    a.chats.clear()
    a.play_to_the_end()
    must(until(lambda: settle(a) or lines(a) == ["she should go left"], 20), f"open to all at the end: {a.chats}")
    must(late.say({"t": "chat", "name": "Olga", "text": "well played"})["t"] == "ok", "and afterwards")
    a.hear_until(lambda m: m["t"] == "chat" and m["text"] == "well played")
    for p in (a, again, olga, otto, late):
        p.close()


def not_without_end(server):
    """Many strangers together have one rate."""
    link, anna = make_table(server, "onward-to-venus", 3, {})
    a = Player(server, link, anna)
    crowd = [Player(server, link) for _ in range(8)]
    said = 0
    for i, p in enumerate(crowd):
        p.socket.raw(b"".join(frame(TEXT, b'{"t":"chat","id":%d,"name":"N%d","text":"spam"}' % (900 + k, i)) for k in range(10)))
    for p in crowd:
        while not all(900 + k in p.replies for k in range(10)):
            p.hear()
        said += sum(p.replies[900 + k]["t"] == "ok" for k in range(10))
    must(10 <= said <= 40, f"{said} of 80 lines at once")
    must(a.say({"t": "chat", "text": "still here"})["t"] == "ok", "a player writes all the same")
    for p in [a, *crowd]:
        p.close()


def who_lost_the_seat(server):
    """Who has left is a watcher, with a watcher's chat and not a player's."""
    link, anna = make_table(server, "onward-to-venus", 3, "easy")
    a = Player(server, link, anna)
    status, _, body = server.ask("POST", f"/api/tables/{link}/move", {}, cookie=anna)
    must(status == 200, f"{status}")
    new = cookie_of(server.ask("POST", f"/api/tables/{link}/seats", {"word": body["word"]})[1])
    b, old = Player(server, link, new), Player(server, link, anna)
    must(old.table["you"] is None, "a watcher")
    must(old.say({"t": "chat", "name": "Ghost", "text": "psst"})["t"] == "ok", "among watchers")
    settle(b)
    must(not b.chats, "the seat hears nothing")
    for p in (a, b, old):
        p.close()


def main():
    orrery = sys.argv[1]
    cases = Cases()
    with Server(orrery, config="posts = 1000\n", extra=["--window", "5"]) as server:
        for case in (among_themselves, not_without_end, who_lost_the_seat):
            cases.run(case.__name__, case, server)
    cases.end()


main()
