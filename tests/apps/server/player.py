"""player.py - somebody at a table: makes or joins one, keeps what they were told, answers what they are asked."""
import json
import random
import re
import time

from host import cookie_of, must
from ws import Closed, WebSocket


def post(server, path, body):
    """A POST that waits its turn: the server takes five a second of an address."""
    answer = server.ask("POST", path, body)
    while answer[0] == 429:
        time.sleep(0.2)
        answer = server.ask("POST", path, body)
    return answer


def make_table(server, game, seats, bots=None, **more):
    """(link, cookie of seat 0); bots: a level for all other seats, or a dictionary by seat."""
    if isinstance(bots, str):
        bots = {str(s): bots for s in range(1, seats)}
    order = {"game": game, "seats": seats, "options": {}, "set": None, "bots": bots or {}, "public": True, "pace": "live",
             "clock": 0, "name": "Anna", "seat": 0}
    order.update(more)
    status, pairs, body = post(server, "/api/tables", order)
    must(status == 201, f"{status} {body}")
    return body["link"], cookie_of(pairs)


def sit(server, link, name, seat=None):
    status, pairs, body = post(server, f"/api/tables/{link}/seats", {"name": name, "seat": seat})
    must(status == 200, f"{status} {body}")
    return body["seat"], cookie_of(pairs)


def finished_by_bots(server, game, seats, least=0):
    """(code, answers) of a match that easy bots have played to its end, of at least so many answers. Needs a short window."""
    while True:
        code, _ = make_table(server, game, seats, {str(s): "easy" for s in range(seats)}, seat=None)
        w, over = WebSocket(server.port, f"/live/{code}"), False
        while not over:
            m = json.loads(w.receive())
            over = m["t"] == "view" and m["over"]
        w.close()
        if m["answers"] >= least:
            return code, m["answers"]


class Player:
    def __init__(self, server, link, cookie=None, seed=1, connect=True):
        self.server, self.link, self.cookie = server, link, cookie
        self.random = random.Random(seed)
        self.view = self.table = None
        self.news, self.chats, self.replies = [], [], {}
        self.last_id = 0
        self.free_at = 0.0               # when the next message may go
        rate = re.search(r"^messages = (\d+)$", server.config, re.M)
        self.pause = 1 / int(rate.group(1)) if rate else 0.05    # limits.h: LIMIT_RATE
        self.socket = None
        if connect:
            self.connect()

    def connect(self):
        self.socket = WebSocket(self.server.port, f"/live/{self.link}", cookie=self.cookie)
        self.news, self.view = [], None
        self.hear_until(lambda m: m["t"] == "table")

    def hear(self):
        """The next message, kept by its kind."""
        m = json.loads(self.socket.receive())
        kind = m["t"]
        if kind == "table":
            self.table = m
        elif kind == "view":
            self.view = m
        elif kind == "news":
            self.news += m["events"]
        elif kind == "chat":
            self.chats.append(m)
        elif kind in ("ok", "no", "hint") and m.get("id") is not None:
            self.replies[m["id"]] = m
        return m

    def hear_chats(self, texts):
        """Listens until each of these has been said."""
        for text in texts:
            while not any(c["text"] == text for c in self.chats):
                self.hear()

    def hear_until(self, condition, most=20000):
        for _ in range(most):
            m = self.hear()
            if condition(m):
                return m
        raise AssertionError("it never came")

    def say(self, message, wait=True):
        """Sends a message with an id, not faster than allowed; waits for its ok or no."""
        now = time.monotonic()
        self.free_at = max(self.free_at, now - 1) + self.pause
        time.sleep(max(0.0, self.free_at - now))
        self.last_id += 1
        number = self.last_id
        self.socket.send({**message, "id": number})
        if not wait:
            return number
        while number not in self.replies:
            self.hear()
        return self.replies.pop(number)

    def is_asked(self):
        v = self.view
        return v and not v["over"] and v["question"] is not None and v["seat"] in v["asked"]

    def answer(self, action=None):
        """A random legal answer to the open question; the reply."""
        v = self.view
        a = action or self.random.choice(v["legal"])["a"]
        return self.say({"t": "answer", "question": v["question"], "a": a})

    def start(self):
        reply = self.say({"t": "start"})
        must(reply["t"] == "ok", f"start: {reply}")

    def play_to_the_end(self, most=5000):
        """Answers at random whenever asked; gives the number of own answers. The new view comes before the ok."""
        own = 0
        while not (self.view and self.view["over"]):
            if not self.is_asked():
                self.hear()
                continue
            seq = self.view["seq"]
            reply = self.answer()
            must(reply["t"] == "ok" or self.view["seq"] != seq, f"refused: {reply}")
            own += reply["t"] == "ok"
            must(own < most, "too many answers")
        return own

    def close(self):
        if self.socket:
            self.socket.close()


def until_asked(p, *others):
    """The others, people too, answer whenever they are asked, until p is."""
    while not p.is_asked():
        must(not p.view or not p.view["over"], "the match is over")
        for o in others:
            while p.view and (o.view is None or o.view["answers"] < p.view["answers"]):
                o.hear()
            if p.view and o.is_asked():
                o.answer()
                break
        else:
            p.hear()


__all__ = ["Closed", "Player", "finished_by_bots", "make_table", "post", "sit", "until_asked"]
