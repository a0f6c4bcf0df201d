"""thinking.py ORRERY - thinking is shared fairly: one address with thirty tables of experts does not keep the bots and hints of others
waiting, bots that nobody watches think a few at a time, and nobody waits for ever."""
import socket
import sys
import time

from host import Cases, Server, metric, must, until
from player import Player, make_table, until_asked
from ws import WebSocket

EXPERTS = 30
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


def expert_tables(server, n, game="onward-to-venus", seats=5, level="expert"):
    codes = []
    for _ in range(n):
        body = '{"game":"%s","seats":%d,"bots":{%s},"name":"E","seat":null}' % (
            game, seats, ",".join(f'"{s}":"{level}"' for s in range(seats)))
        got = from_elsewhere(server, f"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                                     f"Content-Length: {len(body)}\r\n\r\n{body}".encode())
        must(got.startswith(b"HTTP/1.1 201"), f"{got[:200]}")
        codes.append(got.split(b'"code":"')[1][:6].decode())
    return codes


def waits(server, level, answers):
    """How long a person waits to be asked again, answer by answer, at a table with bots of this level."""
    code, cookie = make_table(server, "onward-to-venus", 3, level)
    p, out = Player(server, code, cookie), []
    p.start()
    until_asked(p)
    for _ in range(answers):
        must(p.answer()["t"] == "ok", "an answer")
        began = time.monotonic()
        until_asked(p)
        out.append(time.monotonic() - began)
    return p, out


def beside_experts(orrery):
    """Watched by their maker, so that somebody is there too: turns by address decide, and a thread for short thoughts."""
    with Server(orrery, config=CONFIG) as server:
        p, alone = waits(server, "normal", 10)
        p.close()
        codes = expert_tables(server, EXPERTS)
        held = [WebSocket(server.port, f"/live/{code}") for code in codes]
        must(until(lambda: metric(server, "thoughts_long_waiting") >= EXPERTS - 5), "the experts think")
        thoughts = metric(server, "thoughts_total")
        p, beside = waits(server, "normal", 10)
        print(f"normal bots: {max(alone):.3f} s alone, {max(beside):.3f} s beside {EXPERTS} tables of experts")
        must(sum(beside) < 10 * sum(alone) + 20, f"{alone} alone, {beside} beside experts")
        must(metric(server, "thoughts_long_waiting") >= EXPERTS - 5, "who think all the while")
        began = time.monotonic()
        hint = p.say({"t": "hint"})
        must(hint["t"] == "hint", f"{hint}")
        print(f"a hint: {time.monotonic() - began:.3f} s")
        must(until(lambda: metric(server, "thoughts_total") > thoughts, 60), "the experts get on, too")
        p.close()
        for w in held:
            w.close()


def alone_by_few(orrery):
    """Nobody watches: no more than so many threads, ever, and the matches get on all the same."""
    with Server(orrery, config=CONFIG) as server:
        expert_tables(server, 10, "earth-gambit", 4, "hard")
        limit, most, before = metric(server, "thoughts_alone_limit"), 0, metric(server, "thoughts_total")
        for _ in range(200):
            most = max(most, metric(server, "thoughts_alone"))
        must(1 <= limit and 1 <= most <= limit, f"{most} at once, {limit} allowed")
        must(until(lambda: metric(server, "thoughts_total") > before + 20, 120), "they get on")


def somebody_comes(orrery):
    """Bots at a table that somebody looks at go before those that play for nobody."""
    with Server(orrery, config=CONFIG) as server:
        codes = expert_tables(server, EXPERTS)
        must(until(lambda: metric(server, "thoughts_long_waiting") >= EXPERTS - 5), "they wait")
        w = WebSocket(server.port, f"/live/{codes[-1]}")

        def answers_of(n):
            seen = 0
            while seen < n:
                seen += '"t":"view"' in w.receive()

        answers_of(1)
        before = metric(server, "thoughts_total")
        answers_of(12)
        between = metric(server, "thoughts_total") - before
        print(f"{between} thoughts while the watched table of {EXPERTS} had 12")
        must(between <= 60, f"{between} thoughts for 12 answers of the watched table")
        w.close()


def main():
    cases = Cases()
    for case in (beside_experts, alone_by_few, somebody_comes):
        cases.run(case.__name__, case, sys.argv[1])
    cases.end()


main()
