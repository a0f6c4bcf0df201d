"""thinking.py ORRERY TABLES LEVEL - thinking is shared fairly: one address with many tables of strong bots does not keep the bots and hints of
others waiting, bots that nobody watches think a few at a time, and nobody waits for ever."""
import socket
import sys
import threading
import time

from host import Cases, Server, metric, must, until
from player import Player, make_table, until_asked
from ws import Closed, WebSocket

EXPERTS, LEVEL = int(sys.argv[2]), sys.argv[3]          # tables, and what bots sit there
WAITING = "thoughts_deep_waiting" if LEVEL == "expert" else "thoughts_long_waiting"
CONFIG = "posts = 1000\nwindow = 1\nthinkers = 2\n"


def from_elsewhere(server, data):
    """The response to a request that comes from another address."""
    s = socket.socket()
    s.bind(("127.0.0.2", 0))
    s.settimeout(30)
    s.connect(("127.0.0.1", server.port))
    s.sendall(data)
    got = s.recv(65536)
    s.close()
    return got


def expert_tables(server, n, game="onward-to-venus", seats=5, level=LEVEL):
    links = []
    for _ in range(n):
        body = '{"game":"%s","seats":%d,"bots":{%s},"name":"E","seat":null}' % (
            game, seats, ",".join(f'"{s}":"{level}"' for s in range(seats)))
        got = from_elsewhere(server, f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                                     f"Content-Length: {len(body)}\r\n\r\n{body}".encode())
        must(got.startswith(b"HTTP/1.1 201"), f"{got[:200]}")
        links.append(got.split(b'"link":"')[1][:23].decode())
    return links


def watch(server, link):
    """Somebody who looks on and reads what comes, and so stays; gives how to go."""
    w = WebSocket(server.port, f"/live/{link}", timeout=None)

    def look_on():
        try:
            while True:
                w.receive()
        except (Closed, OSError, ValueError):
            pass

    threading.Thread(target=look_on, daemon=True).start()
    return lambda: w.socket.shutdown(socket.SHUT_RDWR)


def play_on(server, level, least):
    """A person plays until bots of this level have answered so often: (that person, seconds for each of these answers, how many, thoughts
    of all bots of the server meanwhile)."""
    link, cookie = make_table(server, "onward-to-venus", 3, level)
    p = Player(server, link, cookie)
    p.start()
    until_asked(p)
    own, at, thought, began = 0, p.view["answers"], metric(server, "thoughts_total"), time.monotonic()
    while p.view["answers"] - at - own < least:
        must(p.answer()["t"] == "ok", "an answer")
        own += 1
        until_asked(p)
    said = p.view["answers"] - at - own
    return p, (time.monotonic() - began) / said, said, metric(server, "thoughts_total") - thought


def beside_experts(orrery):
    """Their maker watches, so that somebody is there, too: it is the thread for short thoughts and the turns of addresses that help."""
    with Server(orrery, config=CONFIG) as server:
        p, alone, _, _ = play_on(server, "normal", 20)
        p.close()
        links = expert_tables(server, EXPERTS)
        leave = [watch(server, link) for link in links]
        busy = lambda: metric(server, WAITING) >= EXPERTS // 3    # noqa: E731; tables wait for their moment, too
        must(until(busy), "the experts think")
        p, beside, said, thoughts = play_on(server, "normal", 40)
        p.close()
        print(f"normal bots: {alone:.3f} s an answer alone, {beside:.3f} s beside {EXPERTS} tables of experts; "
              f"{thoughts} thoughts for {said} answers")
        must(until(busy, 5), "they think all the while")
        must(thoughts <= 1.5 * said + 10, f"{thoughts} thoughts for {said} answers of normal bots: they waited for experts")
        must(beside < 10 * alone + 1, f"{alone:.3f} s alone, {beside:.3f} s beside experts")
        for level, least in {"hard": 12, LEVEL: 8}.items():
            p, beside, said, thoughts = play_on(server, level, least)
            print(f"{level} bots: {beside:.3f} s an answer; {thoughts} thoughts for {said} answers")
            must(until(busy, 5), "they think all the while")
            must(thoughts <= 8 * said, f"{thoughts} thoughts for {said} answers of {level} bots: no turns by address")
            if level != LEVEL:
                p.close()
        before = metric(server, "thoughts_total")
        must(p.say({"t": "hint"})["t"] == "hint", "a hint")
        must(metric(server, "thoughts_total") - before <= 8, "it had its turn, too")
        must(until(lambda: metric(server, "thoughts_total") > before + EXPERTS, 60), "the experts get on")
        p.close()
        for go in leave:
            go()


def alone_by_few(orrery):
    """Nobody watches: no more than so many threads, ever, and the matches get on all the same."""
    with Server(orrery, config=CONFIG) as server:
        expert_tables(server, 10, "earth-gambit", 4, "hard")
        limit, most, before = metric(server, "thoughts_alone_limit"), 0, metric(server, "thoughts_total")
        for _ in range(200):
            most = max(most, metric(server, "thoughts_alone"))
        must(limit == 1 and most == 1, f"{most} at once, {limit} allowed, one of two threads expected")
        must(until(lambda: metric(server, "thoughts_total") > before + 20, 120), "they get on")


def somebody_comes(orrery):
    """Bots at a table that somebody looks at go before those that play for nobody; what waits there already, too."""
    with Server(orrery, config=CONFIG) as server:
        links = expert_tables(server, EXPERTS)
        must(until(lambda: metric(server, WAITING) >= EXPERTS // 3), "they wait")

        def until_views(w, n):
            while n:
                n -= '"t":"view"' in w.receive()

        first = 0
        for link in links[-5:]:
            before = metric(server, "thoughts_total")
            w = WebSocket(server.port, f"/live/{link}")
            until_views(w, 2)           # the one it is greeted with, and one more
            first += metric(server, "thoughts_total") - before
            w.close()
        w = WebSocket(server.port, f"/live/{links[-1]}")
        until_views(w, 1)
        before = metric(server, "thoughts_total")
        until_views(w, 12)
        between = metric(server, "thoughts_total") - before
        print(f"{first} thoughts until 5 tables that are looked at had one, {between} while one had 12")
        must(first <= 40, f"{first} thoughts until 5 tables that are looked at had one")
        must(between <= 10 * 12, f"{between} thoughts for 12 answers of the watched table")
        w.close()


def main():
    cases = Cases()
    for case in (beside_experts, alone_by_few, somebody_comes):
        cases.run(case.__name__, case, sys.argv[1])
    cases.end()


main()
