"""handover.py ORRERY - a seat goes to another device by a code that can be read aloud: who may use it, how often, and what becomes of
those who guess. What the old device can still do is in hands.py."""
import socket
import sys
import time

from hands import Locked
from host import Cases, Server, cookie_of, must, until
from player import Player, make_table, sit
from ws import Closed

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
MISSES, MISSES_ALL = 10, 120            # apps/server/limits.h


def look_up(server, code, *headers):
    return server.ask("POST", "/api/codes", {"code": code}, headers=headers)


def visitor(n):
    return f"X-Forwarded-For: 10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}"


def ask_code(server, link, cookie):
    status, _, body = server.ask("POST", f"/api/tables/{link}/move", {}, cookie=cookie)
    must(status == 200, f"{status} {body}")
    return body["word"]


def claim(server, link, code, *headers, cookie=None):
    return server.ask("POST", f"/api/tables/{link}/seats", {"word": code}, cookie=cookie, headers=headers)


def wrong(n):
    return "zzzzzz" + LETTERS[n // 31 % 31] + LETTERS[n % 31]


def typed(server):
    """Eight letters that look like no others; at the shelf they lead to the table, in small letters or capitals, in play too."""
    link, anna = make_table(server, "onward-to-venus", 2, "easy", public=False)
    p = Player(server, link, anna)
    p.start()
    code = ask_code(server, link, anna)
    must(len(code) == 8 and all(x in LETTERS for x in code), code)
    for said in (code, code.upper()):
        status, _, body = look_up(server, said)
        must(status == 200 and body == {"link": link}, f"{status} {body}")
    status, pairs, body = claim(server, link, code)
    must(status == 200 and body["seat"] == 0 and cookie_of(pairs) != anna, f"{status} {body}")
    try:
        while True:
            p.hear()
    except Closed as end:
        must(end.code == 4002, f"the old device was closed with {end.code}")
    must(look_up(server, code)[0] == 404 and claim(server, link, code)[0] == 409, "once")
    must(Player(server, link, cookie_of(pairs)).table["you"] == 0, "the new device plays")
    must(look_up(server, "aaaaaaa")[0] == 404, "seven letters are no code")


def not_for_everybody(server):
    """A code is of one table and one seat; it goes with the right it stands for. A newer one ends it."""
    link, anna = make_table(server, "onward-to-venus", 3, {}, public=False)
    _, ben = sit(server, link, "Ben", 1)
    other, _ = make_table(server, "onward-to-venus", 3, {}, public=False)
    first = ask_code(server, link, ben)
    must(claim(server, other, first)[0] == 409, "not at another table")
    must(claim(server, link, first, cookie=anna)[0] == 409, "not for who sits here already")
    second = ask_code(server, link, ben)
    must(claim(server, link, first)[0] == 409, "a newer code ends the older")
    must(server.ask("POST", f"/api/tables/{link}/move", {})[0] == 403, "no code for a stranger")
    a = Player(server, link, anna)
    must(a.say({"t": "seat", "seat": 1, "level": None})["t"] == "ok", "the host frees the seat")
    must(claim(server, link, second)[0] == 409 and look_up(server, second)[0] == 404, "the code went with the seat")
    _, cleo = sit(server, link, "Cleo", 1)
    must(claim(server, link, second)[0] == 409, "nor does it open the next person's")
    must(server.ask("GET", f"/api/tables/{link}", cookie=cleo)[2]["you"] == 1, "Cleo sits")
    a.close()


def after_a_restart(server):
    link, anna = make_table(server, "onward-to-venus", 2, {}, public=False)
    used, unused = ask_code(server, link, anna), None
    anna = cookie_of(claim(server, link, used)[1])
    unused = ask_code(server, link, anna)
    server.kill()
    server.start()
    must(claim(server, link, used)[0] == 409, "a used one stays used")
    must(look_up(server, unused)[2] == {"link": link}, "an unused one is still good")
    must(claim(server, link, unused)[0] == 200, "and is used")


def guessed(orrery):
    """Ten wrong codes of an address, at the table or at the shelf, then it waits, with a right one too. Names are no codes."""
    with Server(orrery, config="posts = 100000\nproxy = yes\n") as server:
        link, anna = make_table(server, "onward-to-venus", 4, {}, public=False)
        code = ask_code(server, link, anna)
        for n in range(MISSES):
            status = claim(server, link, wrong(n), visitor(1))[0] if n % 2 else look_up(server, wrong(n), visitor(1))[0]
            must(status == (409 if n % 2 else 404), f"miss {n}: {status}")
        for said in (wrong(99), code):
            status, _, body = claim(server, link, said, visitor(1))
            must(status == 429 and "wait" in body["why"], f"{status} {body}")
            must(look_up(server, said, visitor(1))[0] == 429, "nor at the shelf")
        taken = server.ask("POST", f"/api/tables/{link}/seats", {"name": "Anna", "seat": 0}, headers=[visitor(1)])
        must(taken[0] == 409, "a name is no code")
        must(server.ask("GET", f"/api/tables/{link}", headers=[visitor(1)])[0] == 200, "the link leads there")
        must(claim(server, link, code, visitor(2))[0] == 200, "somebody else's right code")


def begin(server, method, path, body, *headers):
    """A request that is not waited for."""
    s = socket.create_connection(("127.0.0.1", server.port))
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Connection: close", "Content-Type: application/json",
             f"Content-Length: {len(body)}", *headers]
    s.sendall(("\r\n".join(lines) + "\r\n\r\n" + body).encode())
    return s


def begin_to_post(server, path, body, *headers):
    return begin(server, "POST", path, body, *headers)


def guessed_at_once(orrery):
    """While a table waits for its store, what is asked of it queues up: codes count before their turn comes. Right ones cost nothing."""
    with Server(orrery, config="posts = 100000\nproxy = yes\n") as server:
        link, anna = make_table(server, "onward-to-venus", 4, {}, public=False)
        for _ in range(MISSES + 2):
            status, pairs, _ = claim(server, link, ask_code(server, link, anna), visitor(1))
            must(status == 200, f"a right one: {status}")
            anna = cookie_of(pairs)
            must(claim(server, link, wrong(1), visitor(1), cookie=anna)[0] == 409, "nor what somebody who sits here says")
        seats = f"/api/tables/{link}/seats"
        with Locked(server):
            asked = [begin_to_post(server, seats, '{"name":"Berta","seat":1}', visitor(2))]
            time.sleep(0.2)
            asked += [begin_to_post(server, seats, f'{{"word":"{wrong(n)}"}}', visitor(1)) for n in range(3 * MISSES)]
            time.sleep(0.2)
        said = [s.makefile("rb").readline().split()[1] for s in asked][1:]
        must(said.count(b"409") == MISSES and said.count(b"429") == 2 * MISSES, f"{said}")


def guessed_by_many(orrery):
    """A hundred and some addresses together: then everybody waits, and a right code is still good afterwards."""
    with Server(orrery, config="posts = 100000\nproxy = yes\n") as server:
        link, anna = make_table(server, "onward-to-venus", 2, {}, public=False)
        code, begun = ask_code(server, link, anna), time.monotonic()
        statuses = [claim(server, link, wrong(n), visitor(1000 + n))[0] for n in range(MISSES_ALL + 60)]
        allowed = statuses.count(409)
        must(allowed <= MISSES_ALL + 2 * (time.monotonic() - begun) + 2 and statuses.count(429) > 20, f"{allowed} tries")
        must(until(lambda: claim(server, link, code, visitor(5000))[0] == 200, 30), "after a while")


def main():
    orrery = sys.argv[1]
    cases = Cases()
    for case in (typed, not_for_everybody, after_a_restart):
        with Server(orrery, config="posts = 1000\n") as server:
            cases.run(case.__name__, case, server)
    for case in (guessed, guessed_at_once, guessed_by_many):
        cases.run(case.__name__, case, orrery)
    cases.end()


if __name__ == "__main__":
    main()
