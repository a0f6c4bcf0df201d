"""trouble.py ORRERY - a store that is locked, full or broken: one sentence, what was is kept, and the server goes on when it
works again. What is about the file itself (its pages, locks, rights and names) is only for SQLite; for PostgreSQL server_store_postgres has
what a start refuses, and fleet.py what becomes of several servers."""
import contextlib
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time

from hands import Locked
from host import NONSENSE, Cases, Server, must, rows, store_of_version_1, until
from player import Player, make_table
from postgres import DATABASES, ON_POSTGRES


def a_question(server):
    link, cookie = make_table(server, "onward-to-venus", 2, "easy")
    p = Player(server, link, cookie)
    p.start()
    while not p.is_asked():
        p.hear()
    return p


def refused_then_fine(p, trouble_ends, word):
    """The same answer: refused with a sentence while there is trouble, taken afterwards."""
    view = p.view
    action = view["legal"][0]["a"]
    reply = p.say({"t": "answer", "question": view["question"], "a": action})
    must(reply["t"] == "no" and word in reply["why"], f"{reply}")
    must(p.server.ask("GET", "/health")[0] == 200, "the server is well")
    status, _, table = p.server.ask("GET", f"/api/tables/{p.link}")
    must(status == 200 and table["state"] == "playing", "the table is there")
    trouble_ends()
    reply = p.say({"t": "answer", "question": view["question"], "a": action})
    must(reply["t"] == "ok", f"after the trouble: {reply}")
    must(p.view["answers"] > view["answers"], "and it counts")


def locked(server):
    p = a_question(server)
    with contextlib.ExitStack() as other:
        other.enter_context(Locked(server))
        refused_then_fine(p, other.close, "in use by another program")
    p.close()


def locked_lobby(server):
    order = {"game": "onward-to-venus", "seats": 2, "bots": {"1": "easy"}, "public": True, "pace": "live", "clock": 0, "name": "A", "seat": 0}
    with Locked(server):
        status, pairs, body = server.ask("POST", "/api/tables", order)
        must(status == 503 and "in use" in body["why"], f"{status} {body}")
        must(not [v for k, v in pairs if k.lower() == "set-cookie"], "no cookie for nothing")
    must(server.ask("POST", "/api/tables", order)[0] == 201, "afterwards")


def bots_go_on(server):
    """A bot's answer that could not be stored is tried again by itself."""
    link, cookie = make_table(server, "earth-gambit", 4, "easy")
    p = Player(server, link, cookie)
    p.start()
    while not p.is_asked():
        p.hear()
    must(p.answer()["t"] == "ok", "an answer")
    with Locked(server):
        time.sleep(3)
    while not (p.is_asked() or p.view["over"]):
        p.hear()
    p.close()


def full(orrery):
    with tempfile.TemporaryDirectory() as folder:
        with Server(orrery, store=os.path.join(folder, "store")) as server:
            p = a_question(server)
            used = os.path.getsize(server.store + "-wal")        # no file may grow beyond what this one has
            pid = server.process.pid
            was = resource.prlimit(pid, resource.RLIMIT_FSIZE, (used, resource.RLIM_INFINITY))
            refused_then_fine(p, lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, was), "disk is full")
            p.close()
            must("not-stored" in server.said(), "the log says so")


def small_disk(orrery):
    """A real full disk, where we may mount one; elsewhere no file may grow, which is what a quota does. In the middle of a match,
    with bots at other tables; acknowledged answers are there after a restart on the same full disk."""
    with tempfile.TemporaryDirectory() as folder:
        mounted = os.geteuid() == 0 and subprocess.run(["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", folder],
                                                       capture_output=True, check=False).returncode == 0
        try:
            on_a_small_disk(orrery, folder, mounted)
        finally:
            if mounted:
                subprocess.run(["umount", "-l", folder], check=True)


def fill(folder, server, mounted):
    """No more room; gives how to have it back."""
    if mounted:
        ballast = os.path.join(folder, "ballast")
        with open(ballast, "wb", buffering=0) as f:
            try:
                while True:
                    f.write(b"x" * 4096)
            except OSError:
                pass
        return lambda: os.unlink(ballast)
    pid, used = server.process.pid, os.path.getsize(server.store + "-wal")
    was = resource.prlimit(pid, resource.RLIMIT_FSIZE, (used, resource.RLIM_INFINITY))
    return lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, was)


def on_a_small_disk(orrery, folder, mounted):
    with Server(orrery, store=os.path.join(folder, "store")) as server:
        p, other = a_question(server), a_question(server)
        for _ in range(3):
            must(p.answer()["t"] == "ok", "an answer")
            while not p.is_asked():
                p.hear()
        room = fill(folder, server, mounted)
        answers = p.view["answers"]
        reply = p.answer()
        while reply["t"] == "ok":           # what was written before leaves a little room
            answers = p.view["answers"]
            while not p.is_asked():
                p.hear()
            reply = p.answer()
        must("disk is full" in reply["why"], f"{reply}")
        must(other.say({"t": "chat", "text": "hello"})["t"] == "no", "no table can store")
        status, _, body = server.ask("POST", "/api/tables", {"game": "onward-to-venus", "seats": 2, "name": "A", "seat": 0})
        must(status == 503 and "disk is full" in body["why"], f"{status} {body}")
        if mounted:
            server.kill()
            server.start()
            p.connect()
            while not p.is_asked():
                p.hear()
            must(p.view["answers"] >= answers, f"{answers} acknowledged, {p.view['answers']} after a restart on the full disk")
            must("disk is full" in p.answer()["why"], "still full")
        room()
        must(until(lambda: p.say({"t": "chat", "text": "room again"})["t"] == "ok"), "by itself, without a restart")
        while not p.is_asked():
            p.hear()
        must(p.answer()["t"] == "ok", "and the match goes on")
        p.close()
        other.close()


def immutable(paths, on):
    return subprocess.run(["chattr", "+i" if on else "-i", *paths], capture_output=True, check=False).returncode == 0


def read_only(orrery):
    """In the middle of a match nobody may write to the files any more, then again."""
    with tempfile.TemporaryDirectory() as folder:
        with Server(orrery, store=os.path.join(folder, "store")) as server:
            p = a_question(server)
            files = [server.store, server.store + "-wal"]
            if os.geteuid() or not immutable(files, True):
                print("read_only: files cannot be made immutable here; server_store has the case of one that may not be opened")
                return
            try:
                refused_then_fine(p, lambda: immutable(files, False), "may not write to its store")
            finally:
                immutable(files, False)
            p.close()


def started_on(orrery, path):
    return subprocess.run([orrery, "serve", "--port", "0", "--store", path], capture_output=True, timeout=30, check=False)


def not_a_store(orrery):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "letter")
        with open(path, "w", encoding="utf-8") as f:
            f.write("Dear database,\n" * 1000)
        for wrong, word in ((path, "not a database"), (os.path.join(folder, "no", "such", "folder"), "cannot be opened")):
            got = started_on(orrery, wrong)
            said = got.stderr.decode()
            must(got.returncode == 2 and said.count("\n") == 1 and word in said, f"{got.returncode} {said}")


def taken_port(orrery):
    with Server(orrery) as server:
        got = subprocess.run([orrery, "serve", "--port", str(server.port), "--store", server.store + "2"], capture_output=True,
                             timeout=30, check=False)
        must(got.returncode == 2 and b"cannot be used" in got.stderr, f"{got}")


def tampered(orrery):
    """What makes no sense closes its table with a sentence in the log; other tables are as they were. Snapshot and entries stand in
    for each other, so both must be spoilt."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(orrery, store=os.path.join(folder, "store"))
        first, second = a_question(server), a_question(server)
        must(server.stop() == 0, "stopped")
        rows(server, f"UPDATE entry SET bytes = {NONSENSE} WHERE tab = ? AND seq = 2", first.link)
        server.start()
        must(server.ask("GET", f"/api/tables/{first.link}")[0] == 200, "the snapshot stands for the entry")
        must(server.stop() == 0, "stopped")
        rows(server, f"UPDATE kept SET bytes = {NONSENSE} WHERE tab = ?", first.link)
        server.start()
        must(server.ask("GET", f"/api/tables/{second.link}")[0] == 200, "the other table")
        status, _, body = server.ask("GET", f"/api/tables/{first.link}")
        must(status == 409 and "kept, but it cannot be opened" in body["why"], f"this one says why: {status} {body}")
        must(until(lambda: "table-unreadable" in server.said()), "the log says so")
        must(server.stop() == 0, "stopped")


def damaged_page(orrery):
    """A page of the file is overwritten: the server starts, says which tables are gone, and has all others."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(orrery, store=os.path.join(folder, "store"), config="posts = 1000\n")
        codes = [make_table(server, "earth-gambit", 4)[0] for _ in range(60)]
        must(server.stop() == 0, "stopped")
        with open(server.store, "r+b") as f:
            data = f.read()
            size = 4096
            page = max(range(1, len(data) // size), key=lambda i: sum(data[i * size:(i + 1) * size].count(c.encode()) == 1 for c in codes))
            touched = [c for c in codes if c.encode() in data[page * size:(page + 1) * size]]
            f.seek(page * size)
            f.write(os.urandom(size))
        server.start()
        must(os.path.exists(server.store + ".damaged-1"), "the damaged file is kept")
        must(os.stat(server.store).st_mode & 0o777 == 0o600, "the new one is private too")
        found = {c: server.ask("GET", f"/api/tables/{c}")[0] for c in codes}
        lost = [c for c in codes if found[c] != 200]
        must(touched and set(lost) <= set(touched), f"lost {lost}, on the page {touched}")
        must(all(c in server.said() for c in lost), "the log names them")
        must(server.stop() == 0, "stopped")


def counted(server):
    return sum(x["matches"] for x in server.ask("GET", "/api/stats")[2])


def damaged_statistics(orrery):
    """A line of the statistics that cannot be read is left out, and so are their sums; the server starts, says so, and counts on."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "store")
        store_of_version_1(path, [("endings", i, 1, 5, b"zzzzzz earth-gambit 3 1 40 60 Aliens") for i in range(3)])
        server = Server(orrery, store=path)
        must(counted(server) == 3 and "statistics-damaged" not in server.said(), "all of them, and no alarm")
        must(server.stop() == 0, "stopped")
        db = sqlite3.connect(path, isolation_level=None)
        db.execute("UPDATE entry SET bytes = x'00ff' WHERE tab = 'endings' AND seq IN (0, 2)")
        server.start()
        must(counted(server) == 1 and "statistics-damaged" in server.said(), "the others are left")
        link, cookie = make_table(server, "earth-gambit", 3, "easy")
        p = Player(server, link, cookie)
        p.start()
        p.play_to_the_end()
        must(until(lambda: db.execute("SELECT count(*) FROM entry WHERE tab = 'endings'").fetchone()[0] == 4), "a new line has its own number")
        p.close()
        must(server.stop() == 0, "stopped")
        db.execute("INSERT INTO kept VALUES('endings', 3, 1, 5, 255, x'00ff', 7)")
        db.close()
        server.start()
        must(counted(server) == 2 and server.said().count("statistics-damaged") == 2, "nor do damaged sums stop it")
        must(server.stop() == 0, "stopped")


def first_page(orrery):
    """Even the first page, without which SQLite knows nothing."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(orrery, store=os.path.join(folder, "store"))
        p = a_question(server)
        view = p.view
        server.kill()
        with open(server.store, "r+b") as f:
            f.write(os.urandom(4096))
        server.start()
        again = Player(server, p.link, p.cookie)
        while not again.view:
            again.hear()
        must(again.view["legal"] == view["legal"], "the same question")
        again.close()
        must(server.stop() == 0, "stopped")


def for_its_owner_alone(orrery):
    with tempfile.TemporaryDirectory() as folder:
        was = os.umask(0)
        try:
            with Server(orrery, store=os.path.join(folder, "store")) as server:
                a_question(server).close()
                for end in ("", "-wal", "-shm", "-lock"):
                    mode = os.stat(server.store + end).st_mode & 0o777
                    must(mode == 0o600, f"{end}: {oct(mode)}")
        finally:
            os.umask(was)


def second_server(orrery):
    with Server(orrery) as server:
        got = started_on(orrery, server.store)
        said = got.stderr.decode()
        must(got.returncode == 2 and "in use by another Orrery server" in said and said.count("\n") == 1, f"{got.returncode} {said}")
        a_question(server).close()
        must(server.stop() == 0, "stopped")
        server.start()                  # whoever has gone leaves no lock behind
        server.kill()
        server.start()


def another_name(orrery):
    """A hard link is the same store: it is refused while a server has it, also after it was mended."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(orrery, store=os.path.join(folder, "store"), config="posts = 1000\n")
        other = os.path.join(folder, "other")

        def refused():
            os.link(server.store, other)
            got = started_on(orrery, other)
            os.unlink(other)
            said = got.stderr.decode()
            must(got.returncode == 2 and "in use by another Orrery server" in said and said.count("\n") == 1, f"{got.returncode} {said}")

        refused()
        for _ in range(60):
            make_table(server, "earth-gambit", 4)
        must(server.stop() == 0, "stopped")
        with open(server.store, "r+b") as f:
            f.seek(4096 * 6)
            f.write(os.urandom(4096))
        server.start()
        must(os.path.exists(server.store + ".damaged-1"), "mended")
        refused()
        a_question(server).close()
        must(server.stop() == 0, "stopped")


def full_at_the_start(orrery):
    """A new store on a full disk, and an older one that there is no room to bring up to date."""
    with tempfile.TemporaryDirectory() as folder:
        if os.geteuid() or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=300k", "tmpfs", folder], capture_output=True, check=False).returncode:
            print("full_at_the_start: a small disk cannot be mounted here")
            return
        try:
            store_of_version_1(os.path.join(folder, "old"), [("abc234", i, 1, 5, b"x" * 100) for i in range(300)])
            with open(os.path.join(folder, "ballast"), "wb", buffering=0) as f:
                try:
                    while True:
                        f.write(b"x" * 1024)
                except OSError:
                    pass
            for name in ("new", "old"):
                got = started_on(orrery, os.path.join(folder, name))
                said = got.stderr.decode()
                must(got.returncode == 2 and "the disk is full" in said and said.count("\n") == 1, f"{name}: {got.returncode} {said}")
            os.unlink(os.path.join(folder, "ballast"))
            old = sqlite3.connect(os.path.join(folder, "old"))
            must(old.execute("SELECT value, (SELECT count(*) FROM entry) FROM meta").fetchall() == [("1", 300)], "the older one is as it was")
            old.close()
        finally:
            subprocess.run(["umount", "-l", folder], check=True)


# ---- PostgreSQL -----------------------------------------------------------------------------------------------------------

def full_database(orrery):
    """Entries lie on a small disk of their own, and it is full; then there is room again."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        disk = os.path.join(folder, "disk")
        os.mkdir(disk)
        if os.geteuid() or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=400k,mode=777", "tmpfs", disk], capture_output=True, check=False).returncode:
            print("full_database: a small disk cannot be mounted here")
            return
        try:
            os.mkdir(os.path.join(disk, "space"))
            os.chmod(os.path.join(disk, "space"), 0o777)
            on_a_full_disk(orrery, folder, disk)
        finally:
            subprocess.run(["umount", "-l", disk], check=True)


def on_a_full_disk(orrery, folder, disk):
    with Server(orrery, store=os.path.join(folder, "store")) as server:
        who = DATABASES.postgres.user
        os.chown(os.path.join(disk, "space"), who.get("user", -1), who.get("group", -1))
        rows(server, f"CREATE TABLESPACE small LOCATION '{disk}/space'")
        rows(server, "ALTER TABLE entry SET TABLESPACE small")
        p = a_question(server)
        room = fill(disk, server, True)
        reply = p.say({"t": "chat", "text": "x" * 200})
        for _ in range(200):                # what is there has a little room left
            if reply["t"] == "no":
                break
            reply = p.say({"t": "chat", "text": "x" * 200})
        must(reply["t"] == "no" and "disk is full" in reply["why"], f"{reply}")
        room()
        must(until(lambda: p.say({"t": "chat", "text": "room again"})["t"] == "ok"), "by itself, without a restart")
        p.close()
        must(server.stop() == 0, "stopped")
        rows(server, "ALTER TABLE entry SET TABLESPACE pg_default")
        rows(server, "DROP TABLESPACE small")


def read_only_database(server):
    """As a standby is, or a database whose disk its host has set to read only."""
    p = a_question(server)

    def only_reads(on):
        rows(server, f"ALTER SYSTEM SET default_transaction_read_only = {on}")
        rows(server, "SELECT pg_reload_conf()")
        time.sleep(0.3)                     # every process of PostgreSQL reads it by itself

    only_reads("on")
    refused_then_fine(p, lambda: only_reads("off"), "may not write to its store")
    p.close()


def main():
    cases = Cases()
    with Server(sys.argv[1], config="messages = 1000\n") as server:
        for case in (locked, locked_lobby, bots_go_on, *([read_only_database] if ON_POSTGRES else [])):
            cases.run(case.__name__, case, server)
        if not ON_POSTGRES:
            cases.run("integrity", must, rows(server, "PRAGMA integrity_check")[0][0] == "ok", "the file is whole")
    if ON_POSTGRES:
        for case in (full_database, taken_port, tampered):
            cases.run(case.__name__, case, sys.argv[1])
        cases.end()
    for case in (full, small_disk, read_only, not_a_store, taken_port, tampered, damaged_page, damaged_statistics, first_page, for_its_owner_alone,
                 second_server, another_name, full_at_the_start):
        cases.run(case.__name__, case, sys.argv[1])
    cases.end()


main()
