"""settings.py ORRERY - the settings that are shipped, documented and understood are the same ones."""
import os
import re
import subprocess
import sys
import tempfile

from host import Cases, Server, must

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")


def text_of(*path):
    with open(os.path.join(ROOT, *path), encoding="utf-8") as f:
        return f.read()


def refusal(orrery, line):
    """What `orrery serve` says to a file with this line; it never gets as far as listening."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "ini")
        with open(path, "w", encoding="utf-8") as f:
            f.write(line + "\n")
        got = subprocess.run([orrery, "serve", "--config", path, "--port", "0", "--store", os.path.join(folder, "no", "store")],
                             capture_output=True, timeout=30, check=False)
        must(got.returncode == 2, f"{line}: exit {got.returncode}")
        return got.stderr.decode()


def documented(orrery):
    table = text_of("docs", "host", "hosting.md")
    names = re.findall(r"^\| `(\w+)` \|", table, re.M)
    known = re.search(r"there are: ([\w, ]+)\.", refusal(orrery, "colour = red")).group(1).split(", ")
    must(sorted(names) == sorted(known), f"documented {sorted(names)}, known {sorted(known)}")


def refused(orrery):
    for line, word in (("colour = red", ":1: there is no setting"), ("proxy = maybe", "yes or no"), ("port = 70000", "whole number"),
                       ("sync = off", "full or normal"), ("log = loud", "error, warning"), ("port", "name = value"), ("store =", "characters"),
                       ("messages = 0", "whole number"), ("keep_finished = 3", "such as '30 days'"), ("keep_finished = 3 weeks", "such as"),
                       ("keep_gathering = never", "for ever"), ("rest = for ever", "cannot be for ever"), ("rest = 5 minutesx", "such as"), ("tables = 0", "whole number"), ("origin = a\n" * 5, "at most")):
        said = refusal(orrery, line)
        must(word in said and said.count("\n") == 1, f"{line!r}: {said}")


def shipped(orrery):
    """The settings of the package: they work, and a comment shows one more that does."""
    ini = text_of("packaging", "server.ini")
    ini = re.sub(r"^store = .*\n|^port = .*\n", "", ini, flags=re.M).replace("# origin", "origin")
    with Server(orrery, config=ini + "sync = normal\n") as server:
        must(server.ask("GET", "/health", headers=["X-Forwarded-For: nobody"])[0] == 400, "it believes its proxy")
        must(server.ask("POST", "/api/tables", "[]", origin="https://play.example.org", headers=["X-Forwarded-For: 192.0.2.1"])[0] == 422,
             "the page of another origin may speak")


def main():
    cases = Cases()
    for case in (documented, refused, shipped):
        cases.run(case.__name__, case, sys.argv[1])
    cases.end()


main()
