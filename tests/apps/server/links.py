"""links.py ORRERY - who finds a table: whoever has its link, or its code while it gathers. A link cannot be guessed, wrong codes are
counted, and a table that is not there looks like one that is not for you. Also: the name a server goes by."""
import os
import re
import sqlite3
import sys
import tempfile
import time

from handover import begin_to_post
from host import Cases, Server, cookie_of, must, store_of_version_1, until
from player import Player, make_table, post, sit
from postgres import ON_POSTGRES
from ws import WebSocket

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
MISSES, MISSES_ALL = 10, 120            # apps/server/limits.h
ORDER = {"game": "onward-to-venus", "seats": 2, "name": "Anna", "seat": 0}


def look_up(server, code, *headers):
    return server.ask("POST", "/api/codes", {"code": code}, headers=headers)


def look_up_all(server, codes, *visitors):
    """The same for many at once, each by its own visitor: the statuses. Wrong codes take a while where others may have the table."""
    asked = [begin_to_post(server, "/api/codes", f'{{"code":"{code}"}}', v) for code, v in zip(codes, visitors, strict=True)]
    statuses = [int(s.makefile("rb").readline().split()[1]) for s in asked]
    for s in asked:
        s.close()
    return statuses


def visitor(n):
    return f"X-Forwarded-For: 10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}"


def same_bytes(server, *requests):
    """All of them get the same answer to the last byte; that answer."""
    answers = {server.raw(r.replace("HEAD", f"HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close").encode()) for r in requests}
    must(len(answers) == 1, f"{len(answers)} different answers: {[a[-120:] for a in answers]}")
    return answers.pop()


# ---- links ------------------------------------------------------------------------------------------------------------

def what_a_link_is(server):
    status, pairs, body = post(server, "/api/tables", ORDER)
    must(status == 201 and set(body) == {"link", "code", "seat"}, f"{status} {body}")
    link = body["link"]
    must(re.fullmatch(f"[{LETTERS}]{{23}}", link) and link[:6] == body["code"], f"{link}")
    for value in (v for k, v in pairs if k.lower() == "set-cookie"):
        must(value.startswith(f"orrery-{link[:6]}=") and "HttpOnly" in value and "SameSite=Strict" in value, value)
        must(re.search(rf"Path=/(live|api/tables)/{link};", value), value)
    table = server.ask("GET", f"/api/tables/{link}")[2]
    must(table["link"] == link and table["code"] == link[:6], "the table says it too")
    secrets = {post(server, "/api/tables", ORDER)[2]["link"][6:] for _ in range(20)}
    must(len(secrets) == 20, "each has its own")
    used = "".join(secrets)
    must(len(set(used)) > 25, f"all letters are used: {sorted(set(used))}")


def not_there(server):
    """A link nobody has, the right code with another secret, the code alone, a link cut short or too long, and no link at all."""
    link, anna = make_table(server, "onward-to-venus", 2, "easy", public=False)
    other = link[:6] + "".join(LETTERS[(LETTERS.index(c) + 1) % 31] for c in link[6:])
    last = link[:-1] + ("a" if link[-1] != "a" else "b")
    for rest in ("", "/book", "/record", "/replay", "/replay/0", "/replay/told", "/check", "/stats", "/beliefs?eyes=0", "/review?eyes=0", "/chances", "/nothing"):
        answer = same_bytes(server, *(f"GET /api/tables/{wrong}{rest} HEAD\r\n\r\n" for wrong in
                                      ("zzzzzz" + "z" * 17, other, last, link[:6], link[:22], link + "a", link.upper(), "x", "")))
        must(b"HTTP/1.1 404" in answer and answer.endswith(b'{"why":"There is no such table."}'), f"{answer[-80:]}")
    form = "HEAD\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
    for rest in ("/seats", "/move", "/on"):
        same_bytes(server, *(f"POST /api/tables/{wrong}{rest} {form}" for wrong in ("zzzzzz" + "z" * 17, other, last, link[:6])))
    upgrade = (f"HEAD, Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
               f"Sec-WebSocket-Protocol: orrery.1\r\nOrigin: http://127.0.0.1:{server.port}\r\n\r\n")
    same_bytes(server, *(f"GET /live/{wrong} {upgrade}" for wrong in ("zzzzzz" + "z" * 17, other, last, link[:6], link[:22], link + "a")))
    cookie = f"HEAD\r\nCookie: {anna}\r\n\r\n"
    same_bytes(server, *(f"GET /api/tables/{wrong} {cookie}" for wrong in ("zzzzzz" + "z" * 17, other, last, link[:6])))


def listed(server):
    """Public tables are listed with their link, private ones not at all; nobody reads one in the log."""
    public, _ = make_table(server, "onward-to-venus", 2, {}, public=True)
    private, anna = make_table(server, "onward-to-venus", 2, {}, public=False)
    links = [t["link"] for t in server.ask("GET", "/api/tables")[2]]
    must(public in links and private not in links, "who is listed")
    must(private[:6] not in str(server.ask("GET", "/api/tables")[2]), "not even its code")
    Player(server, private, anna).start()
    must(not re.search(f"[{LETTERS}]{{23}}", server.said()), "a link in the log")


# ---- codes ------------------------------------------------------------------------------------------------------------

def code_opens(server):
    """While the table gathers, in small letters or capitals; from the deal on it is like one that never was."""
    link, anna = make_table(server, "onward-to-venus", 2, "easy", public=False)
    for code in (link[:6], link[:6].upper()):
        status, _, body = look_up(server, code)
        must(status == 200 and body == {"link": link}, f"{status} {body}")
    p = Player(server, link, anna)
    p.start()
    begun, never = look_up(server, link[:6]), look_up(server, "zzzzzz")
    must(begun[0] == 404 and begun[2] == never[2] and begun[0] == never[0], f"{begun} {never}")
    must([h for h in begun[1] if h[0] != "Date"] == [h for h in never[1] if h[0] != "Date"], "the same headers")
    must(server.ask("GET", f"/api/tables/{link}")[0] == 200, "the link leads there")
    for wrong in ({}, {"code": link}, {"code": "abc"}, {"code": 123456}, {"code": link[:6], "more": 1}, [], "x"):
        status, _, body = server.ask("POST", "/api/codes", wrong)
        must(status == 422 and body["why"] and link[6:] not in str(body), f"{wrong}: {status} {body}")
    must(server.ask("GET", "/api/codes")[0] == 404, "it is asked for, not looked at")
    must(server.ask("POST", "/api/codes", {"code": "zzzzzz"}, origin="http://evil.example")[0] == 403, "not by other pages")
    p.close()


def code_after_a_restart(orrery):
    """It lets people in again, whether the table was looked at since or not; and one that has begun stays shut."""
    with tempfile.TemporaryDirectory() as folder:
        with Server(orrery, store=os.path.join(folder, "store")) as server:
            gathers, _ = make_table(server, "onward-to-venus", 2, {}, public=False)
            plays, anna = make_table(server, "onward-to-venus", 2, "easy", public=False)
            Player(server, plays, anna).start()
            server.kill()
            server.start()
            must(look_up(server, gathers[:6])[2] == {"link": gathers}, "it gathers")
            must(look_up(server, plays[:6])[0] == 404, "it has begun")


def missed_by_one(orrery):
    """Ten wrong codes of an address, then it waits, also with a right one; others do not wait for it."""
    with Server(orrery, config="posts = 100000\nproxy = yes\n") as server:
        link, _ = make_table(server, "onward-to-venus", 2, {}, public=False)
        for _ in range(MISSES + 2):
            must(look_up(server, link[:6], visitor(1))[0] == 200, "right ones do not count")
        missed = look_up_all(server, ["zzzzz" + LETTERS[n] for n in range(MISSES)], *[visitor(1)] * MISSES)
        must(missed == [404] * MISSES, f"{missed}")
        for code in ("zzzzzz", link[:6]):
            status, _, body = look_up(server, code, visitor(1))
            must(status == 429 and "wait" in body["why"], f"{status} {body}")
        must(look_up(server, link[:6], visitor(2))[0] == 200, "somebody else")
        must(server.ask("GET", f"/api/tables/{link}", headers=[visitor(1)])[0] == 200, "the link")
        must(until(lambda: look_up(server, link[:6], visitor(1))[0] == 200, 30), "after a while")
        text = server.ask("GET", "/metrics", headers=[visitor(1)])[2]
        must(f"orrery_missed_codes_total {MISSES}" in text, "they are counted")


def missed_by_many(orrery):
    """A hundred and some addresses together, each with a few: then everybody waits."""
    with Server(orrery, config="posts = 100000\nproxy = yes\n") as server:
        link, _ = make_table(server, "onward-to-venus", 2, {}, public=False)
        begun = time.monotonic()
        statuses = look_up_all(server, ["zzzzzz"] * (MISSES_ALL + 60), *(visitor(1000 + n) for n in range(MISSES_ALL + 60)))
        allowed = statuses.count(404)
        most = MISSES_ALL + 2 * (time.monotonic() - begun) + 2
        must(set(statuses) == {404, 429} and MISSES_ALL <= allowed <= most, f"{allowed} were let through, at most {most}")
        must(look_up(server, link[:6], visitor(7))[0] == 429, "also the right one")
        must(server.ask("GET", f"/api/tables/{link}", headers=[visitor(7)])[0] == 200, "the link still works")


# ---- a store from before ----------------------------------------------------------------------------------------------

def older_store(orrery):
    """Tables whose key is a code alone open to those who sit there; to anybody else they are not there."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(orrery, store=os.path.join(folder, "store"), config="posts = 1000\n")
        tables = []
        for started in (False, True):
            link, anna = make_table(server, "earth-gambit", 3, {"2": "easy"})
            _, berta = sit(server, link, "Berta")
            if started:
                Player(server, link, anna).start()
            tables.append((link, anna, berta))
        server.kill()
        db = sqlite3.connect(server.store)
        entries = []                    # as they were written then
        for link, _, _ in tables:
            for seq, version, at, entry in db.execute("SELECT seq, version, at, bytes FROM entry WHERE tab = ?", (link,)):
                entries.append((link[:6], seq, version, at, bytes(entry).replace(link.encode(), link[:6].encode())))
        db.close()
        server.store = os.path.join(folder, "old")
        store_of_version_1(server.store, entries)
        server.start()
        for n, (link, anna, berta) in enumerate(tables):
            code = link[:6]
            for seat, cookie in enumerate((anna, berta)):
                status, _, table = server.ask("GET", f"/api/tables/{code}", cookie=cookie)
                must(status == 200 and table["you"] == seat and table["link"] == code, f"{status} {table}")
                p = Player(server, code, cookie)
                must(p.table["you"] == seat and p.say({"t": "chat", "text": "still here"})["t"] == "ok", "and plays on")
                p.close()
            stranger = f"orrery-{code}={'0' * 64}"
            same_bytes(server, f"GET /api/tables/{code} HEAD\r\n\r\n", f"GET /api/tables/{code} HEAD\r\nCookie: {stranger}\r\n\r\n",
                       "GET /api/tables/zzzzzz HEAD\r\n\r\n", f"GET /api/tables/{link} HEAD\r\nCookie: {anna}\r\n\r\n")
            for cookie in (None, stranger):
                try:
                    WebSocket(server.port, f"/live/{code}", cookie=cookie)
                    raise AssertionError("a stranger watches")
                except ConnectionRefusedError as no:
                    must(str(no) == "404", f"{no}")
                must(server.ask("POST", f"/api/tables/{code}/seats", {"name": "Carl"}, cookie=cookie)[0] == 404, "a stranger sits down")
            must(look_up(server, code)[0] == 404, f"table {n}: its code is no secret, so it leads nowhere")
        must(server.stop() == 0, "stopped")


# ---- names --------------------------------------------------------------------------------------------------------------

def called(server, host, path="/health"):
    answer = server.raw(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    return int(answer[9:12])


def names(orrery):
    """A page that points its own name at this machine reads nothing."""
    with Server(orrery, config="name = play.example.org\nname = orrery.lan\n") as server:
        for host in ("localhost", "LocalHost:8080", "127.0.0.1", f"127.0.0.1:{server.port}", "192.168.1.5:80", "[::1]", "[::1]:8080",
                     "[2001:db8::7]:1", "play.example.org", "Play.Example.ORG:443", "orrery.lan:8080"):
            must(called(server, host) == 200, host)
        for host in ("evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example", "xlocalhost", "localhost.",
                     "play.example.org.evil.example", "evil-play.example.org", "127.1", "2130706433", "0x7f.0.0.1", "127.0.0.1:80:80",
                     "localhost:", "localhost:x", "localhost:123456", "[::1", "::1", "[::1]x", "[]", "[127.0.0.1]", ":80", "example.org"):
            must(called(server, host) in (400, 421), f"{host}: {called(server, host)}")
        for path in ("/", "/api/tables", "/api/games", "/metrics", "/live/x", "/nothing"):
            must(called(server, "evil.example", path) == 421, path)
        body = server.raw(b"GET /api/tables HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\nConnection: close\r\n\r\n")
        must(b"evil" not in body and b"name" in body, "one sentence that says what to do")
        try:
            WebSocket(server.port, "/live/x", origin="http://evil.example", host_header="evil.example")
            raise AssertionError("a WebSocket by another name")
        except ConnectionRefusedError as no:
            must(str(no) == "421", f"{no}")
        post_it = server.ask("POST", "/api/tables", ORDER, origin="http://evil.example", headers=[])
        must(post_it[0] == 403, "an origin of another name")


def template(server):
    """A game that is there to be copied is not played."""
    status, _, body = post(server, "/api/tables", {**ORDER, "game": "template"})
    must(status == 422 and "no game" in body["why"], f"{status} {body}")
    must("template" not in str(server.ask("GET", "/api/games")[2]), "not offered")


def invisible_names(server):
    link, _ = make_table(server, "onward-to-venus", 3, {})
    for name in ("\u200b", "\u202e\u2066", "\u00a0\u3000", "\u3164", "\u2800\u2800", "\u0301", "\ufe0f", " \u200d "):
        for path, more in ((f"/api/tables/{link}/seats", {}), ("/api/tables", {"game": "onward-to-venus", "seats": 2, "seat": 0})):
            status, _, body = post(server, path, {"name": name, **more})
            must(status in (409, 422) and "seen" in body["why"], f"{name!r}: {status} {body}")
    must(post(server, f"/api/tables/{link}/seats", {"name": "An\u200bna"})[0] == 409, "Anna sits there already")
    status, pairs, _ = post(server, f"/api/tables/{link}/seats", {"name": "\u202eBerta\u2069 \u00a0B."})
    must(status == 200, f"{status}")
    p = Player(server, link, cookie_of(pairs))
    must(p.table["seats"][1]["name"] == "Berta B.", p.table["seats"][1]["name"])
    must(p.say({"t": "chat", "text": "a\u202eb\u200bc\u009b"})["t"] == "ok", "chat")
    p.hear_until(lambda m: m["t"] == "chat") if not p.chats else None
    must(p.chats[-1]["text"] == "abc", f"{p.chats}")
    must(p.say({"t": "chat", "text": "\u200b\u2060"})["t"] == "no", "a line of nothing")
    p.close()


def main():
    orrery = sys.argv[1]
    cases = Cases()
    with Server(orrery, config="posts = 1000\n") as server:
        for case in (what_a_link_is, not_there, listed, code_opens, template, invisible_names):
            cases.run(case.__name__, case, server)
    for case in (code_after_a_restart, missed_by_one, missed_by_many, names, *([] if ON_POSTGRES else [older_store])):
        cases.run(case.__name__, case, orrery)
    cases.end()


main()
