"""loop.py ORRERY - nothing long on the loop: long pages and long histories are worked out beside it, once for everybody who waits,
and are kept within bounds; whoever asks too fast waits, and nobody else does."""
import os
import socket
import sys
import tempfile
import threading
import time

from host import Cases, Server, metric, must, until
from player import Player, finished_by_bots, make_table
from ws import WebSocket

FREE = "gets = 1000000\nposts = 1000000\nper_address = 1000\n"
PAGES = 32 * 1024 * 1024                # limits.h: LIMIT_PAGES
WAKES = 4
LONG = 5000                             # microseconds: pulse.h
ERRANDS = 16                            # limits.h: LIMIT_ERRANDS


def processor_us(server):
    """Processor time of the whole server so far."""
    with open(f"/proc/{server.process.pid}/stat", encoding="ascii") as f:
        fields = f.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000000 // os.sysconf("SC_CLK_TCK")


def get(path, more=""):
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{more}\r\n".encode()


def all_at_once(work, arguments):
    """The results of many calls, begun together."""
    out = [None] * len(arguments)

    def one(i):
        out[i] = work(arguments[i])

    threads = [threading.Thread(target=one, args=(i,)) for i in range(len(arguments))]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    return out


# ---- pages ------------------------------------------------------------------------------------------------------------------

def pages_beside(server, codes):
    """The heaviest pages: each takes much longer than a step of the loop may, and the loop has no such steps. (It may have one or two:
    whatever the machine does in the meantime counts, too.)"""
    paths = [f"/api/tables/{code}/replay?eyes={eyes}" for code in codes for eyes in ("all", "watcher", 0, 1, 2, 3, 4, 5)]
    pages, steps, began = metric(server, "pages_total"), metric(server, "loop_long_steps_total"), processor_us(server)
    for path in paths:
        must(server.raw(get(path, "Connection: close\r\n")).startswith(b"HTTP/1.1 200"), path)
    cost = (processor_us(server) - began) // len(paths)
    must(metric(server, "pages_total") == pages + len(paths), "each was worked out")
    must(cost > LONG, f"a page takes {cost} us: too short to tell")
    steps = metric(server, "loop_long_steps_total") - steps
    must(steps <= len(paths) / 2, f"{steps} long steps for {len(paths)} pages of {cost} us")
    longest = metric(server, "loop_longest_cpu_us")
    must(0 < metric(server, "loop_longest_minute_cpu_us") <= longest, "a minute is no longer than all the time")
    print(f"a page takes {cost} us of the processor; {steps} long steps for {len(paths)} pages, the longest of all {longest} us")


def once_for_all(server, code):
    """The same page for ten at once is worked out once; later it is there."""
    path = f"/api/tables/{code}/stats"
    before = metric(server, "pages_total")
    got = all_at_once(lambda p: server.raw(get(p, "Connection: close\r\n")), [path] * 10)
    must(len(set(got)) == 1 and got[0].startswith(b"HTTP/1.1 200"), "all get the same")
    must(server.raw(get(path, "Connection: close\r\n")) == got[0], "and so does the next one")
    must(metric(server, "pages_total") == before + 1, "it was worked out once")


def kept_within_bounds(server, code, answers):
    """Thousands of positions are asked for; what is kept stays below its bound. HEAD and GET say the same length."""
    with socket.create_connection(("127.0.0.1", server.port), 30) as s:
        for at in range(0, min(answers, 2000)):
            s.sendall(get(f"/api/tables/{code}/replay/{at}?eyes=all"))
            head, body = b"", b""
            while b"\r\n\r\n" not in head:
                head += s.recv(65536)
            head, _, body = head.partition(b"\r\n\r\n")
            n = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            while len(body) < n:
                body += s.recv(65536)
            must(head.startswith(b"HTTP/1.1 200") and len(body) == n, f"position {at}")
    must(0 < metric(server, "pages_kept_bytes") <= PAGES, "kept within bounds")
    path = f"/api/tables/{code}/record"
    text = server.ask("GET", path)[2]
    head = server.raw(f"HEAD {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
    must(f"Content-Length: {len(text.encode())}\r\n".encode() in head and head.endswith(b"\r\n\r\n"), "HEAD has the length, no body")


def not_all_at_once(server, code):
    """One address may wait for so many pages; further ones are refused, and others are not held up by them."""
    held = []
    for n in range(6 * ERRANDS):
        s = socket.create_connection(("127.0.0.1", server.port), 30)
        s.sendall(get(f"/api/tables/{code}/replay?eyes={n % 6}" if n % 2 else f"/api/tables/{code}/replay/{n}?eyes=1", "Connection: close\r\n"))
        held.append(s)
    other = socket.socket()
    other.bind(("127.0.0.2", 0))
    other.connect(("127.0.0.1", server.port))
    other.settimeout(30)
    other.sendall(get(f"/api/tables/{code}/check", "Connection: close\r\n"))
    must(other.recv(65536).startswith(b"HTTP/1.1 200"), "another address gets its page")
    other.close()
    statuses = []
    for s in held:
        s.settimeout(60)
        statuses.append(s.recv(65536).split(b" ")[1])
        s.close()
    must(set(statuses) <= {b"200", b"429"} and b"200" in statuses, f"{set(statuses)}")


def imagined_games(server, codes):
    """Pages for which games are imagined take seconds; nobody's replay waits for them. By order: some are asked for, then a replay; it is
    there while at least one of them still waits."""
    first = [socket.create_connection(("127.0.0.1", server.port), 30) for _ in codes]
    for s, code in zip(first, codes):
        s.settimeout(300)
        s.sendall(get(f"/api/tables/{code}/chances", "Connection: close\r\n"))
    must(until(lambda: metric(server, "studies_waiting") > 1, 30), "one is at work, the others wait")
    must(metric(server, "errands_waiting") == 0, "in a lane of their own")
    got = server.raw(get(f"/api/tables/{codes[-1]}/replay?eyes=all", "Connection: close\r\n"))
    waiting = metric(server, "studies_waiting")
    must(got.startswith(b"HTTP/1.1 200") and waiting > 0, f"the replay came when {waiting} waited")
    for s in first:
        must(s.recv(65536).startswith(b"HTTP/1.1 200"), "and then they come")
        s.close()


def not_over(server):
    code, cookie = make_table(server, "onward-to-venus", 3, "easy")
    for what in ("/record", "/replay", "/replay/1", "/replay/told", "/check", "/stats", "/beliefs?eyes=0", "/review?eyes=0", "/chances"):
        status, _, body = server.ask("GET", f"/api/tables/{code}{what}")
        must(status == 409 and "not over" in body["why"], f"{what}: {status} {body}")
    p = Player(server, code, cookie)
    p.start()
    must(server.ask("GET", f"/api/tables/{code}/replay")[0] == 409, "nor while it is played")
    must(server.ask("GET", f"/api/tables/{code}/book")[2]["seats"] == 3, "the book is there at any time")
    p.close()


# ---- tables out of the store ----------------------------------------------------------------------------------------------

def wakes_beside(orrery):
    """A table with a long history is woken beside the loop, once, for all who ask at once; a socket and a POST wait for it too."""
    with tempfile.TemporaryDirectory() as folder:
        with Server(orrery, store=os.path.join(folder, "store"), config=FREE + "window = 1\nrest = 1 second\n") as server:
            code, _ = finished_by_bots(server, "martians", 6, 2000)
            must(until(lambda: metric(server, "tables_awake") == 0, 30), "it goes to rest")
            wakes, steps, began = metric(server, "wakes_total"), metric(server, "loop_long_steps_total"), processor_us(server)
            for n in range(WAKES):
                tables = all_at_once(lambda _: server.ask("GET", f"/api/tables/{code}"), range(5))
                must(all(t[0] == 200 and t[2]["state"] == "over" for t in tables), "all of them see it")
                must(metric(server, "wakes_total") == wakes + n + 1, "it was woken once")
                must(until(lambda: metric(server, "tables_awake") == 0, 30), "it goes to rest again")
            cost, steps = (processor_us(server) - began) // WAKES, metric(server, "loop_long_steps_total") - steps
            must(steps <= WAKES / 2, f"{steps} long steps of the loop, {WAKES} times {cost} us for waking it")
            w = WebSocket(server.port, f"/live/{code}")
            must('"t":"table"' in w.receive(), "a socket gets its table")
            w.close()
            must(until(lambda: metric(server, "tables_awake") == 0, 30), "it goes to rest again")
            status, _, body = server.ask("POST", f"/api/tables/{code}/on", {"at": 1500, "seat": 0, "level": "easy", "name": "A"})
            must(status == 201 and body["seat"] == 0, f"going on from there: {status} {body}")
            status, _, again = server.ask("POST", f"/api/tables/{code}/on", {"at": 10 ** 6, "seat": 0, "level": "easy", "name": "A"})
            must(status == 422 and again["why"], f"{status} {again}")
            must(server.ask("GET", f"/api/tables/{body['link']}")[2]["state"] == "playing", "and it is played")
            print(f"waking and resting took {cost} us of the processor; {steps} long steps of the loop")


def counted_once(orrery):
    """A POST to a sleeping table is held against its address once, not again when the table is awake."""
    with tempfile.TemporaryDirectory() as folder:
        with Server(orrery, store=os.path.join(folder, "store"), config="posts = 1\nrest = 1 second\n") as server:
            code, _ = make_table(server, "onward-to-venus", 3)
            must(until(lambda: metric(server, "tables_awake") == 0, 30), "it goes to rest")
            time.sleep(4)               # four are saved up again
            for n in range(2):
                status, _, body = server.ask("POST", f"/api/tables/{code}/seats", {"name": f"B{n}", "seat": n + 1})
                must(status == 200, f"{status} {body}")
            must(server.ask("POST", f"/api/tables/{code}/seats", {"name": "C", "seat": 1})[0] == 409, "a third")
            must(server.ask("POST", f"/api/tables/{code}/seats", {"name": "C", "seat": 1})[0] == 409, "and a fourth")


# ---- too fast --------------------------------------------------------------------------------------------------------------

def too_fast(orrery):
    with Server(orrery, config="gets = 5\n") as server:
        statuses = [server.ask("GET", "/health")[0] for _ in range(60)]
        must(statuses[:20] == [200] * 20, f"twenty at once: {statuses[:20]}")
        must(429 in statuses[20:], "then it is too fast")
        s = socket.socket()
        s.bind(("127.0.0.2", 0))
        s.connect(("127.0.0.1", server.port))
        s.sendall(get("/health"))
        must(s.recv(4096).startswith(b"HTTP/1.1 200"), "somebody else is not")
        s.close()
        time.sleep(1.5)
        must(server.ask("GET", "/health")[0] == 200, "after a while it is not either")


def hammering(orrery):
    """Whoever goes on all the same on one connection is listened to twice a second."""
    with Server(orrery, config="gets = 5\n") as server:
        s = socket.create_connection(("127.0.0.1", server.port), 30)
        s.sendall(get("/health") * 2000)
        began = time.monotonic()
        s.settimeout(0.2)
        got = b""
        while time.monotonic() - began < 3:
            try:
                got += s.recv(65536)
            except socket.timeout:
                pass
        s.close()
        must(got.count(b"HTTP/1.1 429") <= 12, f"{got.count(b'HTTP/1.1 429')} refusals in three seconds")
        must(20 <= got.count(b"HTTP/1.1 200") <= 45, f"{got.count(b'HTTP/1.1 200')} responses in three seconds")


def main():
    cases, orrery = Cases(), sys.argv[1]
    with Server(orrery, config=FREE + "window = 1\n") as server:
        code, answers = finished_by_bots(server, "martians", 6, 2000)
        cases.run("pages beside", pages_beside, server, [code])
        cases.run("once for all", once_for_all, server, code)
        cases.run("kept within bounds", kept_within_bounds, server, code, answers)
        cases.run("not all at once", not_all_at_once, server, code)
        cases.run("not over", not_over, server)
        cases.run("imagined games", imagined_games, server, [code] + [finished_by_bots(server, "earth-gambit", 6, 0)[0] for _ in range(3)])
    cases.together([(case.__name__, case, orrery) for case in (wakes_beside, counted_once, too_fast, hammering)])
    cases.end()


main()
