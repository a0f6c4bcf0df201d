"""learning.py ORRERY - puzzles and booklets over HTTP: the same for everybody, no answer before somebody asks for it, and bad requests
get one sentence and change nothing."""
import json
import math
import sys

from host import HEX, Cases, Server, must, rows
from player import post

DAY = "2026-11-16"
HEAD = {"game", "id", "kind", "rating", "tries", "solved", "moves", "seats", "you", "names", "hash"}
HELP = {"game", "sections", "rules", "lessons", "tips", "glossary", "panels", "numbers", "summary", "book"}
NOW = {"question", "step", "of", "say", "light", "guess", "wait", "show"}


def path_of(p):
    return f"/api/puzzles/{p['game']}/{p['id']}"


def walk(server, p, done=(), **more):
    status, _, body = post(server, path_of(p), {"hash": p["hash"], "done": " ".join(done), **more})
    must(status == 200, f"{p['id']}: {status} {body}")
    return body


def of_day(server, day=DAY):
    status, _, puzzles = server.ask("GET", f"/api/puzzles/{day}")
    must(status == 200 and puzzles, f"{day}: {status} {puzzles}")
    return puzzles


def of_week(server):
    """At least one of each kind."""
    puzzles = [p for day in range(16, 23) for p in of_day(server, f"2026-11-{day}")]
    must({p["kind"] for p in puzzles} == {"win", "save", "who"}, str({p["kind"] for p in puzzles}))
    return puzzles


def one_sentence(answer, status, where):
    got, _, said = answer
    must(got == status, f"{where}: {got}, not {status}: {said}")
    must(set(said) == {"why"} and said["why"].endswith(".") and len(said["why"]) < 160, f"{where}: {said}")


def days(server):
    """One per game, the same for everybody, another one on another day; what a day lists can be asked for alone."""
    puzzles = of_day(server)
    games = [p["game"] for p in puzzles]
    must(len(games) == len(set(games)) >= 4, str(games))
    must(puzzles == of_day(server) and puzzles != of_day(server, "2026-11-17"), "by the day alone")
    for p in puzzles:
        must(set(p) == HEAD and p["names"][p["you"]] is None and len(p["names"]) == p["seats"], str(p))
        must(server.ask("GET", path_of(p))[2] == p, p["id"])
        book = server.ask("GET", path_of(p) + "/book")[2]
        must(book["game"] == p["game"] and book["seats"] == p["seats"], p["id"])
    for day in ("1970-01-01", "2024-02-29", "2000-02-29", "9999-12-31"):
        of_day(server, day)


def solved_by_its_answers(server):
    """Whoever asks for the answers gets one after another, and they lead to the end; the same answers lead to the same place."""
    for p in of_day(server):
        done, state = [], walk(server, p, show=True)
        while state["now"]["question"] != "end":
            must(len(done) < 12, f"{p['id']}: {done}")
            word = state["now"]["show"]
            state = walk(server, p, done, **{"try": word}, show=True)
            must(state["verdict"] == "taken", f"{p['id']}: {word} {state['verdict']}")
            done.append(word)
        must(state["now"]["show"] is None and len(done) == p["moves"], f"{p['id']}: {done}")
        again = walk(server, p, done)
        must(again["now"] == state["now"] and again["view"] == state["view"], p["id"])


def no_answer_before(server):
    """Not a byte of it: neither with the question nor after a wrong try or a question why. Others' cards stay theirs."""
    for p in of_week(server):
        word = walk(server, p, show=True)["now"]["show"]
        tries = [".".join(map(str, x["a"])) for x in walk(server, p)["view"]["legal"]]
        if p["kind"] == "who":
            tries = [f"g{k}" for k in range(p["seats"] - 1)]
        must(word in tries, f"{p['id']}: {word} is no answer")
        wrong = next(w for w in tries if w != word)
        for more in ({}, {"show": False}, {"try": wrong}, {"try": wrong, "why": True}, {"try": word, "why": True}):
            said = walk(server, p, **more)
            must(set(said["now"]) == NOW and said["now"]["show"] is None, f"{p['id']} {more}: {said['now']}")
            must(f'"{word}"' not in json.dumps(said), f"{p['id']} {more}: the answer is in it")
            if not more:
                here = said
            must(said["view"] == here["view"] and said["now"] == here["now"], f"{p['id']} {more} moved something")
            hands = [h for at, h in enumerate(said["view"]["places"].get("hand", [])) if at != p["you"]]
            known = [kind for hand in hands for kind, *_ in hand if kind != -1]
            must(len(known) < max(1, sum(map(len, hands))), f"{p['id']}: all hands lie open")
        for page in (path_of(p), path_of(p) + "/book"):
            must(f'"{word}"' not in json.dumps(server.ask("GET", page)[2]), f"{page}: the answer is in it")


def bad_walks(server):
    p = of_day(server)[0]
    hashed = {"hash": p["hash"], "done": ""}
    for body in ({}, {"hash": p["hash"]}, {"done": ""}, {**hashed, "done": 3}, {**hashed, "hash": "x"}, {**hashed, "done": "x"},
                 {**hashed, "done": "255.255.255.255"}, {**hashed, "done": "0.0.0.0 " * 65}, {**hashed, "more": 1},
                 {**hashed, "try": ""}, {**hashed, "try": "nonsense"}, {**hashed, "try": "255.255.255.255.255"},
                 {**hashed, "try": "-1.0.0.0"}, {**hashed, "try": 7}, {**hashed, "why": 1}, {**hashed, "show": "yes"},
                 {"hash": "0" * 16, "done": "0.0.0.0"}, []):
        one_sentence(post(server, path_of(p), body), 409, body)
    for body in ("", "{", '{"hash":', "nonsense", '{"hash":"' + "\\u0000" * 16 + '","done":""}'):
        one_sentence(post(server, path_of(p), body), 409, body)
    for word in ("255.255.255.255", "g7", "w"):
        must(walk(server, p, **{"try": word})["verdict"] == "refused", word)
    one_sentence(post(server, path_of(p), {**hashed, "done": " " * 5000}), 413, "too long")
    must(walk(server, p)["view"] == walk(server, p)["view"], "as before")


def nowhere(server):
    p = of_day(server)[0]
    for path in ("2026-02-30", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "1969-12-31",
                 "2026-11-16x", "2026-11-1 ", "+026-11-16", " 026-11-16", "2026-+1-16", "2026-11-+6", "2026-11--6", "-026-11-16", "2026/11/16", "today", "", "/",
                 "nothing/1w1-1", "earth-gambit", "earth-gambit/", "earth-gambit/9w1-1", "earth-gambit/" + "x" * 300,
                 f"martians/{p['id']}x", f"{p['game']}/{p['id']}/secret", f"{p['game']}/{p['id']}/book/", "x" * 2000):
        path = path.replace(" ", "%20")
        one_sentence(server.ask("GET", f"/api/puzzles/{path}"), 404, path)
    for path in (f"/api/puzzles/{DAY}", "/api/puzzles/earth-gambit/9w1-1", path_of(p) + "/book", "/api/puzzles/"):
        one_sentence(post(server, path, {"hash": p["hash"], "done": ""}), 404, path)
    for path in ("", "/", "nothing", "EARTH-GAMBIT", "earth-gambit/", "earth_gambit", "../help", "x" * 500, "earth-gambit%00"):
        one_sentence(server.ask("GET", f"/api/help/{path}"), 404, path)
    one_sentence(post(server, "/api/help/earth-gambit", {}), 404, "a booklet takes nothing")


def booklets(server):
    """Everything in a booklet belongs to its game: rules, lessons that exist, tips whose moment exists, words in both languages."""
    lessons = {(x["game"], x["number"]) for x in server.ask("GET", "/api/lessons")[2]}
    for game in (g["id"] for g in server.ask("GET", "/api/games")[2]):
        status, _, h = server.ask("GET", f"/api/help/{game}")
        must(status == 200 and set(h) == HELP and h["game"] == h["book"]["game"] == game, f"{game}: {status} {str(h)[:200]}")
        rules, texts = set(h["rules"]), h["book"]["rules"]
        must(len(rules) > 3 and h["rules"] == [k for k in texts if k in rules] and all(texts.values()), f"{game}: rules of the book")
        if game.startswith("mars-vs-earth"):
            own, other = ("MVE-1", "MVE-2") if game.endswith("1e") else ("MVE-2", "MVE-1")
            must(own in rules and other not in rules and other in texts and "MVE-3" in rules, f"{game}: the rules of its edition")
        if game == "template":
            continue
        base = game.rsplit("-", 1)[0] if game.endswith("e") and game[-2].isdigit() else game
        taught = {number for name, number in lessons if name.startswith(base)}
        must(h["lessons"] and all(k in rules and n in taught for k, n in h["lessons"].items()), f"{game}: {h['lessons']}")
        asked = {"asked": {v["word"] for v in h["book"]["verbs"]}, "event": {e["word"] for e in h["book"]["events"]},
                 "note": {n["word"] for n in h["book"]["notes"]}, "locked": set(h["book"]["rules"]), "over": {""}}
        for tip in h["tips"]:
            kind, _, what = tip["when"].partition(" ")
            must(tip["en"] and tip["it"] and what in asked[kind], f"{game}: {tip}")
        must(len({t["id"] for t in h["tips"]}) == len(h["tips"]) >= 5, f"{game}: tips")
        must(all(x[k] for x in h["glossary"] for k in ("word", "parola", "en", "it")), f"{game}: glossary")
        must(h["sections"][0]["first"] in texts and h["summary"]["en"] and h["summary"]["it"], f"{game}: sections and summary")
        rows, seats = h["numbers"]["rows"], h["numbers"]["seats"]
        must(len(rows) >= 7 and len(seats) >= 4 and all(r["rules"] in rules and len(r["numbers"]) == len(seats) for r in rows), f"{game}: numbers")
        must(all(isinstance(n, int) and n >= 0 for r in rows for n in r["numbers"]), f"{game}: {rows}")
        must(server.ask("GET", f"/api/help/{game}")[2] == h, f"{game}: always the same")


def rating(birth, tries, solved):
    """What first tries make of the rating of a birth (docs/develop/puzzles.md)."""
    share = (solved + 30 / (1 + 10 ** ((birth - 1500) / 400))) / (tries + 30)
    return round(min(max(1500 - 400 * math.log10(share / (1 - share)), birth - 400), birth + 400))


def attempt(server, p, word, who, done="", **more):
    body = {"hash": p["hash"], "done": done, "try": word, **more}
    return server.ask("POST", path_of(p), body, headers=[f"X-Forwarded-For: 192.0.2.{who}"])[2]["verdict"]


def right_and_wrong(server, p):
    """Of a "who is it?": one guess is all."""
    right = walk(server, p, show=True)["now"]["show"]
    return right, next(f"g{k}" for k in range(p["seats"]) if f"g{k}" != right)


def first_tries(orrery):
    """They are counted once per address, say nothing before there are thirty, move the rating, and outlive the server. Whoever was shown
    the answer, asks why, or tries for the second time counts for nothing."""
    with Server(orrery, config="proxy = yes\nposts = 10000\ngets = 10000\n") as server:
        short = [p for day in range(1, 29) for p in of_day(server, f"2026-11-{day:02}") if p["kind"] == "who"]
        easy, hard = short[0], next(p for p in short if p["id"] != short[0]["id"])
        birth = {p["id"]: p["rating"] for p in (easy, hard)}
        solves, misses = right_and_wrong(server, easy)
        for who in range(29):
            must(attempt(server, easy, solves, who, first=True) == "taken", "solved")
        for who in range(29):                                             # nothing of this counts
            attempt(server, easy, misses, who, first=True)
            attempt(server, easy, misses, 100 + who)
            attempt(server, easy, misses, 100 + who, first=True, why=True)
            attempt(server, easy, misses, 100 + who, first=True, show=True)
            attempt(server, easy, "255.255.255.255", 100 + who, first=True)
        must(server.ask("GET", path_of(easy))[2] == easy, "29 are too few")
        attempt(server, easy, misses, 29, first=True)
        now = server.ask("GET", path_of(easy))[2]
        must((now["tries"], now["solved"]) == (30, 29) and now["rating"] == rating(birth[easy["id"]], 30, 29) < birth[easy["id"]], str(now))
        solves, misses = right_and_wrong(server, hard)
        for who in range(200):
            attempt(server, hard, misses, who, first=True)
        now = {**now, "hard": server.ask("GET", path_of(hard))[2]}
        must(now["hard"]["tries"] == 200 and now["hard"]["rating"] == rating(birth[hard["id"]], 200, 0) == birth[hard["id"]] + 400, str(now["hard"]))
        must([p["id"] for p in of_day(server)] == [p["id"] for p in of_day(server)], "the puzzle of a day stays")
        server.stop()
        server.start()
        must(server.ask("GET", path_of(hard))[2] == now["hard"], "after a restart")
        must(server.ask("GET", path_of(easy))[2]["tries"] == 30, "after a restart")
        text = bytes.fromhex(str(rows(server, f"SELECT {HEX} FROM kept WHERE tab = 'tries'")[0][0])).decode()
        must(sorted(text.split("\n")) == sorted(["", f"{easy['game']} {easy['id']} 30 29", f"{hard['game']} {hard['id']} 200 0"]), text)


def limits(orrery):
    """Walks count as pages that are read; another page's form cannot send one."""
    with Server(orrery, config="gets = 5\n") as server:
        p = of_day(server)[0]
        body = {"hash": p["hash"], "done": ""}
        statuses = [server.ask("POST", path_of(p), body)[0] for _ in range(30)]
        must(set(statuses) == {200, 429}, str(statuses))
        one_sentence(next(a for a in (server.ask("POST", path_of(p), body) for _ in range(30)) if a[0] == 429), 429, "too fast")
    with Server(orrery) as server:
        one_sentence(server.ask("POST", path_of(p), body, origin="http://elsewhere.example"), 403, "another origin")
        length = len(json.dumps(body))
        said = server.raw((f"POST {path_of(p)} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n"
                           f"Content-Type: text/plain\r\nContent-Length: {length}\r\n\r\n{json.dumps(body)}").encode())
        must(said.startswith(b"HTTP/1.1 415 "), str(said[:80]))


def main():
    cases = Cases()
    with Server(sys.argv[1], config="posts = 10000\ngets = 10000\n") as server:
        for case in (days, solved_by_its_answers, no_answer_before, bad_walks, nowhere, booklets):
            cases.run(case.__name__, case, server)
    cases.run("first_tries", first_tries, sys.argv[1])
    cases.run("limits", limits, sys.argv[1])
    cases.end()


main()
