"""proxy.py ORRERY - whose address a request has: the peer's, or with `proxy = yes` the last one of X-Forwarded-For. The test
plays the proxy: it sends the headers itself."""
import itertools
import socket
import sys

from host import Cases, Server, must
from ws import WebSocket

SLOW = "posts = 1\n"                    # a second and address; four at once
ENOUGH = 40                             # POSTs after which an address must wait
visitors = itertools.count(200)
ME, OTHER = "203.0.113.7", "203.0.113.8"


def forwarded(*hops):
    return [f"X-Forwarded-For: {hop}" for hop in hops]


def post(server, *hops, more=()):
    """The status of a POST that changes nothing; hops: header lines."""
    return server.ask("POST", "/api/tables", "[]", headers=[*forwarded(*hops), *more])[0]


def use_up(server, *hops):
    """POSTs until the address behind these headers must wait."""
    for _ in range(ENOUGH):
        if post(server, *hops) == 429:
            return
    raise AssertionError(f"{hops} never has to wait")


def same(server, address, *hops):
    """Are these headers the same visitor as that address? Then they wait because it must."""
    use_up(server, address)
    return post(server, *hops) == 429


def made(server, *more):
    """The Set-Cookie lines of a new table, for a visitor who comes once."""
    order = {"game": "onward-to-venus", "seats": 2, "name": "A", "seat": 0}
    status, pairs, body = server.ask("POST", "/api/tables", order, headers=[*forwarded(f"192.0.2.{next(visitors)}"), *more])
    must(status == 201, f"{status} {body}")
    return [value for name, value in pairs if name.lower() == "set-cookie"]


# ---- no proxy: the headers mean nothing -----------------------------------------------------------------------------------

def spoofed(server):
    for i in range(ENOUGH):
        if post(server, f"198.51.100.{i}") == 429:
            return
    raise AssertionError("a made-up address escapes the limit")


def spoofed_connections(orrery):
    with Server(orrery, config="per_address = 3\n") as server:
        link = server.ask("POST", "/api/tables", {"game": "onward-to-venus", "seats": 2, "name": "A", "seat": 0})[2]["link"]
        held = [WebSocket(server.port, f"/live/{link}", headers=forwarded(f"198.51.100.{i}")) for i in range(3)]
        must(server.ask("GET", "/health", headers=forwarded(OTHER))[0] == 503, "a made-up address escapes the limit")
        for w in held:
            w.close()


def nonsense_is_nothing(server):
    must(server.ask("GET", "/health", headers=forwarded("nobody", "<script>"))[0] == 200, "without a proxy nobody reads it")


def not_secure(server):
    must(not any("Secure" in c for c in made(server, "X-Forwarded-Proto: https")), "a made-up https")


# ---- a proxy says who asks ----------------------------------------------------------------------------------------------

def by_visitor(server):
    must(same(server, ME, ME), "the visitor")
    must(not same(server, ME, OTHER), "another visitor of the same proxy")
    must(not same(server, ME), "somebody on this machine, without the proxy")


def only_the_last_hop(server):
    """What a visitor writes stands before what the proxy adds, in one line or in lines of their own."""
    for said in (["9.9.9.9, 192.0.2.1"], ["9.9.9.9,\t192.0.2.1"], ["9.9.9.9", "192.0.2.1"], ["::1,9.9.9.9 , 192.0.2.1"]):
        must(same(server, "192.0.2.1", *said), f"{said} is 192.0.2.1")
    must(not same(server, "192.0.2.1", "192.0.2.1, 192.0.2.2"), "this is 192.0.2.2")


def version_six(server):
    must(same(server, "2001:db8:1:2::1", "2001:db8:1:2:ffff::9"), "the same network")
    must(not same(server, "2001:db8:1:2::1", "2001:db8:1:3::1"), "another network")
    must(same(server, "192.0.2.66", "::ffff:192.0.2.66"), "the same address written as IPv6")


def nonsense_is_refused(server):
    for said in ("", "nobody", "192.0.2.1,", "192.0.2.1:80", "192.0.2.256", "0x7f.1", "192.0.2", "[2001:db8::1]", "fe80::1%lo",
                 "192.0.2.1, unknown", "192.0.2.1 192.0.2.2", "1" * 200):
        status, _, body = server.ask("GET", "/health", headers=forwarded(said))
        must(status == 400 and "X-Forwarded-For" in body["why"], f"{said!r}: {status} {body}")


def each_request(server):
    """A proxy sends requests of many people on one connection: an address does not stick to it."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as s:
        use_up(server, "192.0.2.99")
        statuses = []
        for header in (b"X-Forwarded-For: 192.0.2.99\r\n", b"X-Forwarded-For: 192.0.2.100\r\n", b""):
            s.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n%sContent-Length: 2\r\n\r\n[]" % header)
            statuses.append(int(s.recv(65536)[9:12]))
        must([x == 429 for x in statuses] == [True, False, False], f"{statuses}")


def connections_by_visitor(orrery):
    with Server(orrery, config="proxy = yes\nper_address = 3\n") as server:
        order = {"game": "onward-to-venus", "seats": 2, "name": "A", "seat": 0}
        link = server.ask("POST", "/api/tables", order, headers=forwarded(OTHER))[2]["link"]
        held = [WebSocket(server.port, f"/live/{link}", headers=forwarded(ME)) for _ in range(3)]
        must(server.ask("GET", "/health", headers=forwarded(ME))[0] == 503, "the fourth")
        must(server.ask("GET", "/health", headers=forwarded(OTHER))[0] == 200, "another visitor")
        must(server.ask("GET", "/health")[0] == 200, "this machine")
        for w in held:
            w.close()


def secure(server):
    cookies = made(server, "X-Forwarded-Proto: https")
    must(cookies and all("; Secure" in c for c in cookies), f"{cookies}")
    must(not any("Secure" in c for c in made(server, "X-Forwarded-Proto: https, http")), "the last hop came without TLS")
    must(not any("Secure" in c for c in made(server)), "nothing said")


def main():
    cases = Cases()
    with Server(sys.argv[1], config=SLOW) as server:
        for case in (nonsense_is_nothing, not_secure, spoofed):
            cases.run(case.__name__, case, server)
    with Server(sys.argv[1], config="proxy = yes\n" + SLOW) as server:
        for case in (by_visitor, only_the_last_hop, version_six, nonsense_is_refused, each_request, secure):
            cases.run(case.__name__, case, server)
    for case in (spoofed_connections, connections_by_visitor):
        cases.run(case.__name__, case, sys.argv[1])
    cases.end()


main()
