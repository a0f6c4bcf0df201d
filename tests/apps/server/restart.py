"""restart.py ORRERY - the server stops and starts again, gracefully and by kill -9: the same seat, the same question, soon."""
import os
import signal
import socket
import sys
import tempfile
import time

from host import Cases, Server, must
from player import Closed, Player, make_table, sit, until_asked


def to_a_question(p):
    while not p.is_asked():
        p.hear()
    return p.view


def same_question(before, after):
    for part in ("seat", "question", "answers", "asked", "legal", "places", "fields", "flow", "prompt"):
        must(before[part] == after[part], f"the same {part}: {str(before[part])[:200]} became {str(after[part])[:200]}")


def after_restart(server, p):
    """A new connection of the same browser; its first view."""
    again = Player(server, p.link, p.cookie)
    while not again.view:
        again.hear()
    return again


def graceful(orrery):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(orrery, store=os.path.join(folder, "store"))
        people = []
        alone = {"mode": "coop", "min_players": "1"}     # a bot could interject between the two looks at the question
        for game, seats, options in (("earth-gambit", 4, {}), ("onward-to-venus", 3, {}), ("martians", 1, alone)):
            link, cookie = make_table(server, game, seats, "easy", options=options)
            p = Player(server, link, cookie)
            p.start()
            to_a_question(p)
            for _ in range(3):
                must(p.answer()["t"] == "ok", "an answer")
                to_a_question(p)
            people.append(p)
        os.kill(server.process.pid, signal.SIGTERM)
        for p in people:
            try:
                bye = p.hear_until(lambda m: m["t"] == "bye")
                must(bye["why"], "a sentence")
                p.hear()
                raise AssertionError("still open")
            except Closed as end:
                must(end.code == 1001, f"closed with {end.code}")
        must(server.process.wait(10) == 0, "exit code 0")
        begun = time.monotonic()
        server.start()
        for p in people:
            again = after_restart(server, p)
            same_question(p.view, again.view)
            must(again.answer()["t"] == "ok", "the question can be answered")
            again.close()
        print(f"restart to the last of {len(people)} questions: {time.monotonic() - begun:.2f} s")
        must(server.stop() == 0, "exit code 0")


def killed(orrery):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(orrery, store=os.path.join(folder, "store"))
        link, cookie = make_table(server, "onward-to-venus", 3, {"2": "easy"})
        _, other = sit(server, link, "Berta")
        a, b = Player(server, link, cookie), Player(server, link, other)
        a.start()
        for _ in range(4):
            until_asked(a, b)
            must(a.answer()["t"] == "ok", "an answer")
        server.kill()
        server.start()
        for x in (a, b):
            again = after_restart(server, x)
            before = x.view["answers"] if x.view else 0      # Berta may have heard nothing yet
            must(again.view["answers"] >= before, f"{before} answers were there, {again.view['answers']} are")
            again.close()
        must(server.stop() == 0, "exit code 0")


def as_a_unit(orrery):
    """What systemd is told (Type=notify): ready once it can be asked, alive again and again, stopping; a name in no folder works, too."""
    with tempfile.TemporaryDirectory() as folder:
        for name in (os.path.join(folder, "notify"), f"@orrery-{os.getpid()}"):
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as hears:
                hears.bind(name.replace("@", "\0"))
                hears.settimeout(60)
                server = Server(orrery, environment={"NOTIFY_SOCKET": name})
                must([hears.recv(100) for _ in range(3)] == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"], "ready, then alive")
                os.kill(server.process.pid, signal.SIGTERM)
                said = hears.recv(100)
                while said == b"WATCHDOG=1":
                    said = hears.recv(100)
                must(said == b"STOPPING=1" and server.process.wait(60) == 0, f"it stops: {said}")


def main():
    cases = Cases()
    cases.together([(case.__name__, case, sys.argv[1]) for case in (graceful, killed, as_a_unit)])
    cases.end()


main()
