"""kills.py ORRERY KILLS [SEED [SECONDS]] - kill -9 at random moments under load; nothing acknowledged may be missing.

Several people at several tables answer and chat as fast as they may. Each writes a journal of its own: what the server
acknowledged, before the next thing is sent. After every kill the server starts again on the same store, and the journals are
compared with the tables: every acknowledged answer is in the match, every acknowledged chat line is in the chat, every seat
still belongs to its token, and the store is whole. Tables are kept as snapshots every few entries, older entries go, and finished
matches become records, so that kills fall into all of that too. With SECONDS it ends after that time with the kills it has
done; another SEED is another thousand. On PostgreSQL (ORRERY_TEST_STORE) every other round kills that first, all its processes, and starts
it again under the server's feet."""
import os
import random
import sys
import tempfile
import threading
import time

from host import Cases, Server, must, rows, until
from player import Closed, Player, make_table
from postgres import DATABASES, ON_POSTGRES

TABLES = 4
LONGEST = 0.6                           # seconds from a start to the next kill
SETTINGS = "snapshot = 16\nentries = 48\nrest = 1 seconds\nwindow = 100\n"


class Journal:
    """One person at one table, over all restarts."""

    def __init__(self, server, number, seed):
        self.game, self.seats = [("earth-gambit", 4), ("onward-to-venus", 3), ("earth-gambit", 2), ("onward-to-venus", 2)][number % 4]
        self.number, self.tables, self.answers, self.acknowledged = number, 0, 0, 0
        self.rng = random.Random(f"{seed} {number}")
        self.chats, self.ended = [], False
        self.open(server)

    def open(self, server):
        """A new table; the old one stays to be looked at."""
        self.link, self.cookie = make_table(server, self.game, self.seats, "easy")
        self.answers, self.chats, self.started = 0, [], False
        self.tables += 1

    def play(self, server, stop):
        """Until the server is gone: answer, note it down; sometimes chat, note it down."""
        rng, self.ended = self.rng, False
        try:
            p = Player(server, self.link, self.cookie, seed=rng.random())
            p.hear_until(lambda m: m["t"] == "table" and m["you"] == 0)
            if p.table["state"] == "gathering" and p.say({"t": "start"})["t"] == "ok":
                self.started = True
                self.acknowledged += 1
            while not stop.is_set():
                if p.view and p.view["over"]:
                    return
                if not p.is_asked():
                    p.hear()
                    continue
                if p.answer()["t"] == "ok":
                    self.answers = max(self.answers, p.view["answers"])
                    self.acknowledged += 1
                if rng.random() < 0.3:
                    text = f"line {self.number} {rng.random()}"
                    if p.say({"t": "chat", "text": text})["t"] == "ok":
                        self.chats.append(text)
                        self.acknowledged += 1
        except (Closed, OSError, ConnectionError, ValueError):
            return                      # killed, as it should be
        finally:
            self.ended = True

    def compare(self, server):
        p = Player(server, self.link, self.cookie)
        must(p.table["you"] == 0, f"{self.link}: the seat is lost")
        must(not self.started or p.table["state"] != "gathering", f"{self.link}: the start is lost")
        if self.started:
            while not p.view:
                p.hear()
            must(p.view["answers"] >= self.answers, f"{self.link}: {self.answers} acknowledged, {p.view['answers']} there")
        p.hear_chats(self.chats[-40:])
        over = p.view and p.view["over"]
        p.close()
        if over:
            self.open(server)


def kill_database(server, journals, rng):
    """It goes on from the same questions as soon as the database is back."""
    DATABASES.postgres.kill()
    time.sleep(rng.random() * 0.3)
    before = sum(j.acknowledged for j in journals)
    DATABASES.postgres.start()
    must(until(lambda: sum(j.acknowledged for j in journals) > before or all(j.ended for j in journals)), "nobody can play after the database is back")
    must(server.process.poll() is None, "the server goes on")


def run(orrery, kills, seed=7, seconds=0):
    rng, done = random.Random(seed), 0
    ends = time.monotonic() + seconds if seconds else None
    with tempfile.TemporaryDirectory() as folder:
        server = Server(orrery, store=os.path.join(folder, "store"), config=SETTINGS)
        journals = [Journal(server, n, seed) for n in range(TABLES)]
        while done < kills and not (ends and time.monotonic() > ends):
            done += 1
            stop = threading.Event()
            threads = [threading.Thread(target=j.play, args=(server, stop)) for j in journals]
            for t in threads:
                t.start()
            time.sleep(0.05 + rng.random() * LONGEST)
            if ON_POSTGRES and done % 2 == 0:
                kill_database(server, journals, rng)
            server.kill()
            stop.set()
            for t in threads:
                t.join(60)
            server.start()
            for j in journals:
                j.compare(server)
            if done % 50 == 0:
                print(f"{done} kills, {sum(j.acknowledged for j in journals)} acknowledged, none missing so far", flush=True)
        must(server.stop() == 0, "exit code 0")
        must(ON_POSTGRES or rows(server, "PRAGMA integrity_check")[0][0] == "ok", "the store is whole")
        gaps = rows(server, "SELECT e.tab FROM entry e LEFT JOIN kept k ON k.tab = e.tab WHERE e.tab <> 'endings' GROUP BY e.tab"
                            " HAVING count(*) != max(e.seq) - min(e.seq) + 1 OR min(e.seq) > coalesce(max(k.seq), 0)")
        must(not gaps, f"entries are missing in {gaps}")
        kept, records = (rows(server, f"SELECT count(*) FROM kept WHERE tab <> 'endings' AND state {x} 3")[0][0] for x in ("<>", "="))
        folded = rows(server, "SELECT coalesce(max(seq), 0) FROM kept WHERE tab = 'endings'")[0][0]      # many lines are one sum
        counted = folded + rows(server, "SELECT count(*) FROM entry WHERE tab = 'endings' AND seq >= ?", folded)[0][0]
        must(counted == records, f"{records} records, {counted} counted")
        print(f"seed {seed}: {done} kills, {sum(j.acknowledged for j in journals)} acknowledged, {sum(j.tables for j in journals)} tables,"
              f" {kept} snapshots and {records} records among them, none missing")


def main():
    cases = Cases()
    cases.run("kills", run, sys.argv[1], *(int(x) for x in sys.argv[2:]))
    cases.end()


main()
