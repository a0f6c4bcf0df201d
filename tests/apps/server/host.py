"""host.py - starts and stops `orrery serve` on a free port of 127.0.0.1, and asks it things by HTTP."""
import atexit
import json
import os
import queue
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

from postgres import DATABASES, ON_POSTGRES

START_SECONDS = 30


class Server:
    def __init__(self, orrery, store=None, config="", port=0, preexec=None, extra=(), environment=None):
        self.orrery = orrery
        self.folder = None if store else tempfile.TemporaryDirectory()
        self.store = store or os.path.join(self.folder.name, "store")
        self.config, self.port, self.preexec, self.extra = config, port, preexec, list(extra)
        self.environment = environment or {}           # more variables for the server
        self.process = None
        self.log = tempfile.TemporaryFile()
        atexit.register(self.reap)
        self.start()

    def start(self):
        address = DATABASES.of(self.store) if ON_POSTGRES else self.store
        command = [self.orrery, "serve", "--port", str(self.port), "--store", address, *self.extra]
        if self.config:
            path = self.store + ".ini"
            with open(path, "w", encoding="utf-8") as f:
                f.write(self.config)
                if ON_POSTGRES and re.search(r"^push =", self.config, re.M):     # beside a file they are where it is
                    f.write(f"push_keys = {self.store}-push\n")
            command += ["--config", path]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, preexec_fn=self.preexec,
                                        env={**os.environ, **self.environment})
        line = self.process.stdout.readline().decode()
        found = re.search(r":(\d+)/", line)
        if not found:
            self.process.wait(START_SECONDS)
            raise RuntimeError("the server did not start: " + self.said())
        self.port = int(found.group(1))

    def said(self):
        self.log.seek(0)
        return self.log.read().decode(errors="replace")

    def reap(self):
        """A case that failed leaves no server behind."""
        if self.process and self.process.poll() is None:
            self.process.kill()

    def kill(self):
        """Like a power cut for the process."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        """Graceful; gives the exit code."""
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGTERM)
        try:
            code = self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self.process.stdout.close()
        return code

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            code = self.stop()
            if code:
                print(self.said(), file=sys.stderr)
                raise RuntimeError(f"the server ended with {code}")
        if self.folder:
            self.folder.cleanup()

    # ---- HTTP ----

    def raw(self, data, timeout=10, half_close=False):
        """Sends bytes and reads until the server closes or nothing comes for a while."""
        with socket.create_connection(("127.0.0.1", self.port), timeout) as s:
            s.sendall(data)
            if half_close:
                s.shutdown(socket.SHUT_WR)
            out = b""
            s.settimeout(timeout)
            try:
                while True:
                    got = s.recv(65536)
                    if not got:
                        return out
                    out += got
            except (socket.timeout, ConnectionResetError):
                return out

    def ask(self, method, path, body=None, cookie=None, origin=None, headers=()):
        """(status, headers as a list of pairs, JSON or text) of one request."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: close"]
        data = b""
        if body is not None:
            data = (body if isinstance(body, str) else json.dumps(body)).encode()
            lines += ["Content-Type: application/json", f"Content-Length: {len(data)}"]
        elif method == "POST":
            lines += ["Content-Type: application/json", "Content-Length: 0"]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        if origin:
            lines.append(f"Origin: {origin}")
        answer = self.raw("\r\n".join(lines + list(headers)).encode() + b"\r\n\r\n" + data, timeout=60)
        if not answer:
            raise ConnectionResetError("no answer")
        head, _, rest = answer.partition(b"\r\n\r\n")
        first, *more = head.decode().split("\r\n")
        pairs = [tuple(line.split(": ", 1)) for line in more]
        kind = {name.lower(): value for name, value in pairs}.get("content-type", "")
        return int(first.split(" ")[1]), pairs, json.loads(rest) if kind.startswith("application/json") and rest else rest.decode()


HEX = "encode(bytes, 'hex')" if ON_POSTGRES else "hex(bytes)"        # of a column of bytes, for rows
NONSENSE = "'\\x00ff'" if ON_POSTGRES else "x'00ff'"                  # bytes that nobody wrote


def rows(server, query, *values):
    """What a query of the store gives; ? stands for a value."""
    if ON_POSTGRES:
        return DATABASES.rows(server.store, query, values)
    db = sqlite3.connect(server.store)
    try:
        found = db.execute(query, values).fetchall()
        db.commit()
        return found
    finally:
        db.close()


def metric(server, name):
    """One number of /metrics."""
    text = server.ask("GET", "/metrics")[2]
    return int(next(line for line in text.splitlines() if line.startswith(f"orrery_{name} ")).split()[1])


def resident(server, what="VmRSS"):
    """Bytes of memory of the server's process."""
    with open(f"/proc/{server.process.pid}/status", encoding="ascii") as f:
        return next(int(line.split()[1]) for line in f if line.startswith(what + ":")) * 1024


def seconds_of(pid):
    """Processor time of a process, user and system."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as f:
        words = f.read().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def cookie_of(pairs):
    for name, value in pairs:
        if name.lower() == "set-cookie":
            return value.split(";")[0]
    return None


class Cases:
    """Counts; a case that raises has failed, the others go on (unless ORRERY_FIRST_FAILURE is set: one is enough for slips)."""

    def __init__(self):
        self.passed, self.failed = 0, 0
        self.stops = bool(os.environ.get("ORRERY_FIRST_FAILURE"))

    def run(self, name, case, *arguments, **named):
        try:
            case(*arguments, **named)
        except Exception as wrong:          # noqa: BLE001 - whatever it is, it is the case's failure
            self.failed += 1
            print(f"FAILED {name}: {type(wrong).__name__}: {wrong}", flush=True)
            if self.stops:
                self.end()
        else:
            self.passed += 1

    def together(self, cases, at_once=6):
        """Runs cases that share nothing, a few at once: for most of their time they wait. A case: its name, its function, arguments."""
        left, done = queue.SimpleQueue(), queue.SimpleQueue()
        for case in cases:
            left.put(case)

        def work():                         # ends with the program
            while True:
                case, one = left.get(), Cases()
                one.stops = False           # the main thread decides
                one.run(*case)
                done.put(one)

        for _ in range(min(at_once, len(cases))):
            threading.Thread(target=work, daemon=True).start()
        for _ in cases:
            one = done.get()
            self.passed += one.passed
            self.failed += one.failed
            if self.failed and self.stops:
                self.end()

    def end(self):
        print(f"{self.passed} passed, {self.failed} failed")
        sys.exit(1 if self.failed or not self.passed else 0)


def must(holds, what):
    if not holds:
        raise AssertionError(what)


def until(condition, seconds=20):
    """Waits for something that takes its time; False if it does not come."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.02)
    return False


def store_of_version_1(path, entries):
    """A store as servers once wrote it, of rows (table, sequence, version, time, bytes)."""
    db = sqlite3.connect(path)
    db.executescript("PRAGMA journal_mode=WAL;"
                     "CREATE TABLE meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;"
                     "CREATE TABLE entry(tab TEXT NOT NULL, seq INTEGER NOT NULL, version INTEGER NOT NULL,"
                     " at INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY(tab, seq)) STRICT, WITHOUT ROWID;"
                     "INSERT INTO meta VALUES('schema', '1');")
    db.executemany("INSERT INTO entry VALUES(?, ?, ?, ?, ?)", entries)
    db.commit()
    db.close()
