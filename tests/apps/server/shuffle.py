"""shuffle.py ORRERY - helping to shuffle over the wire, with hashes made by Python: pledges, salts, the key, a restart in the middle, a
part that is kept back, and the record checked by `orrery record verify`."""
import hashlib
import os
import re
import subprocess
import sys
import tempfile
import threading

from host import Cases, Server, must, until
from player import Player, make_table, sit

QUICK = "window = 20\nposts = 1000\nmessages = 1000\n"


def blake(*parts):
    return hashlib.blake2b(b"".join(parts), digest_size=32).digest()


class Helper(Player):
    """Somebody whose client helps to shuffle: it keeps what it is shown, and opens its salt when the list is closed."""

    def __init__(self, server, code, cookie, opens=True):
        self.salt, self.opens, self.list, self.shuffle = os.urandom(16), opens, None, None
        super().__init__(server, code, cookie)
        self.hear_until(lambda m: m["t"] == "shuffle")

    def hear(self):
        m = super().hear()
        if m["t"] == "shuffle":
            self.shuffle = m
            if m["opening"] and not m["seats"][self.table["you"]]["open"] and self.opens:
                self.list = [s["pledge"] for s in m["seats"]]
                self.say({"t": "salt", "salt": self.salt.hex()}, wait=False)
        return m

    def pledge_of(self, salt):
        return blake(b"orrery salt\0", bytes.fromhex(self.shuffle["commitment"]), bytes([self.table["you"]]), salt).hex()

    def pledge(self):
        must(self.say({"t": "pledge", "pledge": self.pledge_of(self.salt)})["t"] == "ok", "a pledge")


def gather(server, opens=(True, True)):
    code, cookie = make_table(server, "earth-gambit", 3, {"2": "easy"})
    _, other = sit(server, code, "Berta")
    people = [Helper(server, code, cookie, opens[0]), Helper(server, code, other, opens[1])]
    for p in people:
        p.pledge()
    return people


def until_dealt(*people):
    """Everybody hears that the list is closed, and opens, before anybody waits for the cards."""
    for p in people:
        while not (p.view or p.shuffle["opening"]):
            p.hear()
    for p in people:
        while not p.view:
            p.hear()


def play_out(*people):
    """All answer at random, each in a thread; returns when the match is over."""
    threads = [threading.Thread(target=p.play_to_the_end) for p in people]
    for t in threads:
        t.start()
    for t in threads:
        t.join()


def record_of(server, p):
    status, _, text = server.ask("GET", f"/api/tables/{p.link}/record")
    must(status == 200, f"{status} {text}")
    return text


def verify(orrery, text):
    with tempfile.NamedTemporaryFile("w", suffix=".orrery") as f:
        f.write(text)
        f.flush()
        return subprocess.run([orrery, "record", "verify", f.name], capture_output=True, timeout=60, check=False)


def lines(text, key):
    return dict(re.findall(rf"^{key} (\d+) ([0-9a-f]+)$", text, re.M))


def proved(orrery):
    """What the record says follows from what each client kept, to the last hash."""
    with Server(orrery, config=QUICK) as server:
        a, b = gather(server)
        commitment = a.shuffle["commitment"]
        a.start()
        until_dealt(a, b)
        must(a.list == b.list and a.list[2] is None, "both saw the same list before they opened")
        play_out(a, b)
        text = record_of(server, a)
        secret = bytes.fromhex(re.search(r"^secret (\w+)$", text, re.M).group(1))
        must(blake(secret).hex() == commitment == b.shuffle["commitment"], "the secret is the one that was fixed")
        must(lines(text, "salt") == {"1": a.salt.hex(), "2": b.salt.hex()}, "both salts are in it")
        must(lines(text, "pledge") == {"1": a.list[0], "2": a.list[1]}, "and the list as it was")
        must(hashlib.blake2b(text.rsplit("fingerprint", 1)[0].encode(), digest_size=32).hexdigest() == text.split()[-1], "the last line")
        got = verify(orrery, text)
        must(got.returncode == 0 and b"Shuffled by the dealer together with Seat 1 and Seat 2." in got.stdout, f"{got}")
        must(verify(orrery, text.replace(a.salt.hex(), os.urandom(16).hex())).returncode == 1, "another salt is found")
        a.close()
        b.close()


def secret_until_the_deal(orrery):
    """Nobody is sent a salt before the cards are dealt, and nobody the secret before the end."""
    with Server(orrery, config=QUICK) as server:
        a, b = gather(server, (True, False))
        watcher = Player(server, a.link)
        a.start()
        while not a.shuffle["opening"]:
            a.hear()
        heard = [watcher.hear_until(lambda m: m["t"] == "shuffle" and m["opening"])]
        heard.append(watcher.hear_until(lambda m: m["t"] == "shuffle" and m["seats"][0]["open"]))
        must(all(s["salt"] is None for m in heard for s in m["seats"]) and all(m["secret"] is None for m in heard), f"{heard}")
        must(b.say({"t": "salt", "salt": os.urandom(16).hex()})["t"] == "no", "another salt than the pledged one")
        must(b.say({"t": "pledge", "pledge": "00" * 32})["t"] == "no", "another pledge")
        must(b.say({"t": "salt", "salt": b.salt.hex()})["t"] == "ok", "the right one")
        until_dealt(a, b)
        last = watcher.hear_until(lambda m: m["t"] == "shuffle" and m["dealt"])
        must(last["seats"][0]["salt"] == a.salt.hex() and last["secret"] is None, "salts are open, the secret is not")
        for p in (a, b, watcher):
            p.close()


def kept_back(orrery):
    with Server(orrery, config=QUICK) as server:
        a, b = gather(server, (True, False))
        a.start()
        must(a.table["state"] == "shuffling" or a.hear_until(lambda m: m["t"] == "table")["state"] == "shuffling", "it shuffles")
        until_dealt(a, b)               # after ten seconds, without b's part
        play_out(a, b)
        text = record_of(server, a)
        must(set(lines(text, "pledge")) == {"1", "2"} and set(lines(text, "salt")) == {"1"}, "the pledge stays, the salt is missing")
        got = verify(orrery, text)
        must(got.returncode == 0 and b"left out: the part of Seat 2." in got.stdout, f"{got}")
        a.close()
        b.close()


def killed_in_between(orrery):
    """The server dies after the first salt: the table still shuffles, with the same list, and waits for those who come back."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(orrery, store=os.path.join(folder, "store"), config=QUICK)
        a, b = gather(server, (True, False))
        before = b.shuffle["commitment"]
        a.start()
        a.hear_until(lambda m: m["t"] == "shuffle" and m["seats"][0]["open"])
        server.kill()
        server.start()
        again = [Helper(server, a.link, p.cookie) for p in (a, b)]
        for new, old in zip(again, (a, b)):
            new.salt = old.salt
            must(new.shuffle["commitment"] == before, "the same commitment")
        must([s["pledge"] for s in again[1].shuffle["seats"]] == a.list, "the same list")
        reply = again[1].say({"t": "salt", "salt": b.salt.hex()})
        must(reply["t"] == "ok", f"the second salt: {reply}")
        until_dealt(*again)
        play_out(*again)
        must(lines(record_of(server, a), "salt") == {"1": a.salt.hex(), "2": b.salt.hex()}, "both are in it")
        for p in again:
            p.close()
        must(server.stop() == 0, "stopped")


def nobody_helps(orrery):
    with Server(orrery, config=QUICK) as server:
        status, _, made = server.ask("POST", "/api/tables", {"game": "earth-gambit", "seats": 3, "name": "A",
                                                             "bots": {"0": "easy", "1": "easy", "2": "easy"}})
        must(status == 201, f"{made}")
        must(until(lambda: server.ask("GET", f"/api/tables/{made['link']}")[2]["state"] == "over", 60), "bots play")
        check = server.ask("GET", f"/api/tables/{made['link']}/check")[2]
        must(check["ok"] and any("only the server shuffled" in line for line in check["lines"]), f"{check}")
        text = server.ask("GET", f"/api/tables/{made['link']}/record")[2]
        must(b"Shuffled by the dealer alone; no player helped." in verify(orrery, text).stdout, "the record says so too")


def main():
    cases = Cases()
    cases.together([(case.__name__, case, sys.argv[1])
                    for case in (proved, secret_until_the_deal, kept_back, killed_in_between, nobody_helps)])
    cases.end()


main()
