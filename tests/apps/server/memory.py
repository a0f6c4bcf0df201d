"""memory.py ORRERY - what a client costs is bounded: requests whose responses nobody takes, from many connections, however many there
are and however long the pages; and memory goes back when tables do."""
import socket
import sys
import time

from host import Cases, Server, metric, must, resident, until
from player import Player, finished_by_bots, make_table

KIB, MIB = 1024, 1024 * 1024
CONNECTIONS = 100
TABLES = 200
REQUESTS = 10000                        # on each of them
PER_CONNECTION = 64 * KIB               # 16 KiB of further requests, 8 of a head, one response; the rest is room to breathe
PAGES = 32 * MIB                        # limits.h: LIMIT_PAGES
ROOM = 16 * MIB                         # for the allocator, stacks of threads, pages in the making
ALL_LIMITS_OFF = "gets = 1000000\nper_address = 1000\n"


def get(path, host="localhost"):
    return f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()


def deaf(server):
    """A connection that takes as little as the system allows."""
    s = socket.socket()
    s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    s.connect(("127.0.0.1", server.port))
    s.setblocking(False)
    return s


def send_all(held, data, seconds):
    """As much of the data as the server takes, to each of them; how much it was."""
    sent, quiet_since = [0] * len(held), time.monotonic()
    while time.monotonic() - quiet_since < seconds and min(sent) < len(data):
        for i, s in enumerate(held):
            try:
                n = s.send(data[sent[i]:sent[i] + 65536])
            except (BlockingIOError, BrokenPipeError, ConnectionResetError):
                continue
            sent[i] += n
            quiet_since = time.monotonic() if n else quiet_since
        time.sleep(0.001)
    return sum(sent)


def stays_within(server, bound, what):
    """Looked at for a while: what grows slowly grows too."""
    most = 0
    for _ in range(20):
        most = max(most, resident(server))
        time.sleep(0.05)
    must(most <= bound, f"{what}: {most // KIB} KiB, at most {bound // KIB}")
    return most


def unread(server, path):
    start = resident(server)
    held = [deaf(server) for _ in range(CONNECTIONS)]
    send_all(held, get(path) * REQUESTS, 2)
    most = stays_within(server, start + CONNECTIONS * PER_CONNECTION + ROOM, path)
    limit, record = metric(server, "queued_limit_bytes"), metric(server, "queued_record_bytes")
    must(0 < record <= limit, f"{record} bytes for one connection, {limit} allowed")
    must(metric(server, "queued_bytes") <= CONNECTIONS * PER_CONNECTION, "in all")
    must(server.ask("GET", "/health")[0] == 200, "it answers others")
    print(f"{path}: {(most - start) // KIB} KiB for {CONNECTIONS} connections with {REQUESTS} requests each")
    for s in held:
        s.close()


def unread_replays(server):
    """Long pages are shared by whoever waits for them, not copied for each."""
    code, _ = finished_by_bots(server, "martians", 6, 1000)
    size = len(server.raw(get(f"/api/tables/{code}/replay?eyes=all").replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")))
    start = resident(server)
    held = [deaf(server) for _ in range(CONNECTIONS)]
    send_all(held, get(f"/api/tables/{code}/replay?eyes=all") * 100, 2)
    bound = start + CONNECTIONS * PER_CONNECTION + ROOM + size
    must(CONNECTIONS * size > 2 * (bound - start), f"a page of {size} bytes is too short to tell")
    most = stays_within(server, bound, "replays")
    print(f"replays of {size} bytes: {(most - start) // KIB} KiB for {CONNECTIONS} connections")
    for s in held:
        s.close()


def in_order(server):
    """Requests that come all at once are answered one after the other, to the last, for whoever takes the responses."""
    paths = ["/health", "/api/games", "/nothing", "/"] * 250
    data = b"".join(get(p) for p in paths) + get("/health").replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    with socket.create_connection(("127.0.0.1", server.port), 20) as s:
        s.setblocking(False)
        out, at = b"", 0
        while True:
            try:
                at += s.send(data[at:at + 65536]) if at < len(data) else 0
            except BlockingIOError:
                pass
            try:
                got = s.recv(65536)
            except BlockingIOError:
                time.sleep(0.001)
                continue
            if not got:
                break
            out += got
    statuses = []
    while out:
        head, _, rest = out.partition(b"\r\n\r\n")
        length = next(int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length"))
        statuses.append(int(head.split(b" ")[1]))
        out = rest[length:]
    must(statuses == [200, 200, 404, 200] * 250 + [200], f"{len(statuses)} responses: {statuses[:8]}")


def gives_up(server):
    """Whoever takes nothing for twenty seconds is closed."""
    before = metric(server, "connections")
    held = [deaf(server) for _ in range(5)]
    send_all(held, get("/api/games") * REQUESTS, 1)
    must(metric(server, "connections") >= before + 5, "they are there")
    must(until(lambda: metric(server, "connections") <= before, 40), "they are closed")
    for s in held:
        s.close()


def goes_back(server):
    """Tables that nobody looks at leave the memory, and most of what they had goes back to the system."""
    start, held = resident(server), []
    for n in range(TABLES):
        code, cookie = make_table(server, "martians", 6, "easy", pace="days", name=f"A{n}")
        held.append(Player(server, code, cookie))
        held[-1].start()
    awake = resident(server)
    must(metric(server, "tables_awake") >= TABLES, "they are awake")
    for p in held:
        p.close()
    must(until(lambda: metric(server, "tables_awake") == 0, 60), "and then they are not")
    must(until(lambda: resident(server) - start <= (awake - start) / 2, 10),
         f"{start // KIB} KiB at the start, {awake // KIB} with all tables, {resident(server) // KIB} afterwards")
    print(f"{(awake - start) // KIB} KiB for {TABLES} tables, {(resident(server) - start) // KIB} KiB once they rest")


def on_a_server(case, config, *more):
    """Memory is a process's: every case has a server of its own."""
    with Server(sys.argv[1], config=ALL_LIMITS_OFF + config) as server:
        case(server, *more)


def main():
    cases = Cases()
    cases.run("goes back", on_a_server, goes_back, "rest = 1 second\nposts = 10000\nwindow = 1\n")    # alone: no line may stay quiet for long
    cases.together([("gives up", on_a_server, gives_up, ""),
                    *((f"unread {path}", on_a_server, unread, "", path) for path in ("/api/games", "/health", "/")),
                    ("unread replays", on_a_server, unread_replays, "window = 1\n"), ("in order", on_a_server, in_order, "")], at_once=3)
    cases.end()


main()
