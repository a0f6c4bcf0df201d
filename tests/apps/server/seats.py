"""seats.py ORRERY - whose seat is whose: wrong tokens, other people's seats, replayed messages, a second device, reload."""
import re
import sys

from host import Cases, Server, cookie_of, must
from player import Player, make_table, sit, until_asked
from ws import TEXT, frame


def two_people(server, game="earth-gambit", seats=4):
    link, anna = make_table(server, game, seats, {"2": "easy", "3": "easy"})
    seat, berta = sit(server, link, "Berta")
    must(seat == 1, f"seat {seat}")
    return link, anna, berta


def started(server):
    link, anna, berta = two_people(server)
    a, b = Player(server, link, anna, 1), Player(server, link, berta, 2)
    a.start()
    for p in (a, b):
        while not p.view or p.table["state"] != "playing":
            p.hear()
    return link, a, b


def wrong_tokens(server):
    link, anna, _ = two_people(server)
    token = anna.split("=")[1]
    flipped = token[:-1] + ("0" if token[-1] != "0" else "1")
    name = f"orrery-{link[:6]}"
    must(anna.startswith(name + "="), "the cookie's name has no secret in it")
    for cookie in (f"{name}={flipped}", f"{name}=", f"{name}={'0' * 64}", f"{name}={token[:62]}", f"{name}={token}00",
                   f"{name}={token.upper()}x", f"orrery-zzzzzz={token}", f"orrery-{link}={token}", f"{name}={token}; {name}={token}",
                   f"{name}='; DROP TABLE entry; --"):
        p = Player(server, link, cookie)
        must(p.table["you"] is None, f"{cookie[:30]} is nobody")
        must(p.say({"t": "start"})["t"] == "no", "nobody starts a table")
        p.close()
    must(Player(server, link, anna).table["you"] == 0, "the right one is somebody")
    must(server.ask("POST", f"/api/tables/{link}/move", {}, cookie=f"{name}={flipped}")[0] == 403, "no word for nobody")


def other_peoples_seats(server):
    """A message carries no seat: the token alone says who speaks. Whoever is not asked is refused, and nothing changes."""
    link, a, b = started(server)
    until_asked(a, b)
    asked, other = a, b
    question, action = asked.view["question"], asked.view["legal"][0]["a"]
    for q in (question, None, other.view["question"]):
        reply = other.say({"t": "answer", "question": q, "a": action})
        must(reply["t"] == "no", f"another seat's answer: {reply}")
    watcher = Player(server, link)
    must(watcher.say({"t": "answer", "question": question, "a": action})["t"] == "no", "a watcher's answer")
    must(watcher.say({"t": "chat", "text": "hello"})["t"] == "no", "a watcher's chat")
    must(other.say({"t": "start"})["t"] == "no", "started already")
    must(asked.say({"t": "answer", "question": question, "a": action})["t"] == "ok", "the seat itself")
    for p in (a, b, watcher):
        p.close()


def replayed(server):
    """An old message sent again is refused by its question number."""
    _, a, b = started(server)
    until_asked(a, b)
    question, action = a.view["question"], a.view["legal"][0]["a"]
    must(a.say({"t": "answer", "question": question, "a": action})["t"] == "ok", "first")
    for _ in range(3):
        reply = a.say({"t": "answer", "question": question, "a": action})
        must(reply["t"] == "no" and reply["why"], f"again: {reply}")
    must(a.say({"t": "answer", "question": 10 ** 6, "a": action})["t"] == "no", "a question of the future")
    a.close()
    b.close()


def nonsense(server):
    _, a, b = started(server)
    for text in ("", "{", "[]", "null", "42", '"answer"', '{"t":"answer"}', '{"t":"frobnicate","id":1}', '{"t":"answer","t":"undo"}',
                 '{"t":"answer","id":1,"question":-1,"a":[0,0,0,0]}', '{"t":"answer","id":1,"question":1,"a":[0,0,0]}',
                 '{"t":"answer","id":1,"question":1,"a":[256,0,0,0]}', '{"t":"answer","id":1,"question":1e99,"a":[0,0,0,0]}',
                 '{"t":"chat","id":1,"text":"' + "x" * 301 + '"}', '{"t":"seat","id":1,"seat":99,"level":"hard"}', "{" * 2000):
        a.socket.send(text)
        m = a.hear_until(lambda m: m["t"] == "no")
        must(m["why"], f"a sentence for {text[:40]}")
    a.close()
    b.close()


def one_hint_at_a_time(server):
    """Thinking is dear: a seat that asks again and again gets one hint, and the rest is refused at once."""
    _, a, b = started(server)
    until_asked(a, b)
    a.socket.raw(b"".join(frame(TEXT, b'{"t":"hint","id":%d}' % n) for n in range(901, 906)))
    a.hear_until(lambda m: m["t"] == "hint")
    replies = [a.replies[n] for n in range(901, 906)]
    must([r["t"] for r in replies] == ["hint", "no", "no", "no", "no"], f"{replies}")
    must(a.say({"t": "hint"})["t"] == "hint", "the next one")
    a.close()
    b.close()


def second_device(server):
    link, anna, _ = two_people(server)
    status, _, body = server.ask("POST", f"/api/tables/{link}/move", {}, cookie=anna)
    must(status == 200 and body["word"], f"{status} {body}")
    status, pairs, moved = server.ask("POST", f"/api/tables/{link}/seats", {"word": body["word"]})
    must(status == 200 and moved["seat"] == 0, f"{status} {moved}")
    must(Player(server, link, cookie_of(pairs)).table["you"] == 0, "the new device")
    must(Player(server, link, anna).table["you"] is None, "the old token has ended")
    must(server.ask("POST", f"/api/tables/{link}/seats", {"word": body["word"]})[0] != 200, "once")
    must(server.ask("POST", f"/api/tables/{link}/seats", {"word": "aaaaaaaa"})[0] != 200, "not any word")


def one_seat_each(server):
    link, anna, _ = two_people(server)
    status, _, body = server.ask("POST", f"/api/tables/{link}/seats", {"name": "Anna", "seat": None}, cookie=anna)
    must(status == 409 and body["why"], "a second seat")
    must(server.ask("POST", f"/api/tables/{link}/seats", {"name": "Carl", "seat": 1})[0] == 409, "a taken seat")
    must(server.ask("POST", "/api/tables/zzzzzz/seats", {"name": "Carl", "seat": None})[0] == 404, "no such table")
    for bad in ("AAAAAA", "../../", "aaaaa", "aaaaaaa", "%2e%2e%2f"):
        must(server.ask("GET", f"/api/tables/{bad}")[0] in (400, 404), bad)


def eyes(server):
    """Each sees its own hand and not the other's; a watcher sees none; only the finished match can be replayed."""
    link, a, b = started(server)
    watcher = Player(server, link)
    while not watcher.view:
        watcher.hear()
    hands = [p.view["places"]["hand"] for p in (a, b, watcher)]
    must(all(card[0] >= 0 for card in hands[0][0]) and all(card[0] >= 0 for card in hands[1][1]), "own hands")
    must(all(card[0] == -1 for card in hands[0][1]) and all(card[0] == -1 for card in hands[1][0]), "others' hands")
    must(all(card[0] == -1 for hand in hands[2] for card in hand), "a watcher")
    for path in ("record", "replay?eyes=all", "replay/1?eyes=all", "replay/told?eyes=all", "check", "stats"):
        must(server.ask("GET", f"/api/tables/{link}/{path}")[0] == 409, f"{path} before the end")
    for p in (a, b, watcher):
        p.close()


def reload(server):
    """In the middle of a question: the same question, the same view, and the whole log again."""
    link, a, b = started(server)
    until_asked(a, b)
    must(a.answer()["t"] == "ok", "an answer")
    until_asked(a, b)
    view, news = a.view, list(a.news)
    a.close()
    again = Player(server, link, a.cookie)
    while not again.view:
        again.hear()
    must(again.view["question"] == view["question"], "the same question")
    for part in ("places", "fields", "legal", "flow", "answers", "asked", "prompt"):
        must(again.view[part] == view[part], f"the same {part}")
    while len(again.news) < len(news):
        again.hear()
    must(again.news[:len(news)] == news, "the same log")
    must(again.answer()["t"] == "ok", "and it can be answered")
    again.close()
    b.close()


def main():
    cases = Cases()
    with Server(sys.argv[1], config="posts = 1000\n") as server:
        for case in (wrong_tokens, other_peoples_seats, replayed, nonsense, one_hint_at_a_time, second_device, one_seat_each, eyes, reload):
            cases.run(case.__name__, case, server)
        cases.run("no token in the log", must, not re.search("[0-9a-f]{64}", server.said()), "the log has a token")
    cases.end()


main()
