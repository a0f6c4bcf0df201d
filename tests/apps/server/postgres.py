"""postgres.py - a PostgreSQL of its own for a test: in a temporary folder, on a free port of 127.0.0.1 and a socket there, as a user
without rights, gone with the test. Server (host.py) puts its stores into it if ORRERY_TEST_STORE is `postgres`.

postgres.py COMMAND ARGUMENT...   runs a command with ORRERY_TEST_DATABASE, the address of an empty database."""
import atexit
import glob
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

STARTED = 60


def programs():
    """The folder of the newest PostgreSQL here; None: there is none."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/postgres"), key=lambda path: int(path.split("/")[4]))
    path = found[-1] if found else shutil.which("postgres")
    return os.path.dirname(path) if path else None


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def children_of(pid):
    try:
        with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as f:
            return [int(x) for x in f.read().split()]
    except OSError:
        return []


class Postgres:
    def __init__(self, settings=()):
        self.bin = programs()
        self.folder = tempfile.mkdtemp(prefix="orrery-pg-")
        self.data, self.port, self.settings, self.process = os.path.join(self.folder, "data"), free_port(), list(settings), None
        self.user = {}
        if os.geteuid() == 0:                              # PostgreSQL refuses to run as root
            who = pwd.getpwnam("nobody")
            self.user = {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}
            os.chown(self.folder, who.pw_uid, who.pw_gid)
        atexit.register(self.end)
        subprocess.run([f"{self.bin}/initdb", "-D", self.data, "-U", "orrery", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
                       check=True, stdout=subprocess.DEVNULL, cwd="/", **self.user)
        self.log = open(os.path.join(self.folder, "log"), "wb")
        self.start()

    def start(self):
        options = ["listen_addresses=127.0.0.1", f"port={self.port}", f"unix_socket_directories={self.folder}", "fsync=off",
                   "shared_buffers=16MB", "max_connections=120", "autovacuum_naptime=1h", *self.settings]
        self.process = subprocess.Popen([f"{self.bin}/postgres", "-D", self.data, *(x for o in options for x in ("-c", o))],
                                        stdout=self.log, stderr=self.log, cwd="/", **self.user)
        ends = time.monotonic() + STARTED
        while subprocess.run([f"{self.bin}/pg_isready", "-q", "-h", self.folder, "-p", str(self.port)], check=False).returncode:
            if time.monotonic() > ends or self.process.poll() is not None:
                with open(self.log.name, encoding="utf-8", errors="replace") as f:
                    raise RuntimeError("PostgreSQL did not start: " + f.read()[-2000:])
            time.sleep(0.05)

    def kill(self):
        """kill -9 of all its processes: like a power cut, but for what the system has in memory."""
        pids = [self.process.pid, *children_of(self.process.pid)]
        for pid in pids:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.process.wait()
        while any(os.path.exists(f"/proc/{pid}") for pid in pids):
            time.sleep(0.01)

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)        # its fast shutdown
            self.process.wait(STARTED)

    def end(self):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, name, port=None):
        return f"postgres://orrery@127.0.0.1:{port or self.port}/{name}"

    def beside(self, name):
        """The address by its socket in the file system."""
        return f"postgres://orrery@/{name}?host={self.folder}&port={self.port}"

    def new(self, name):
        """An empty database; its address."""
        self.run("postgres", f"CREATE DATABASE {name} TEMPLATE template0 STRATEGY wal_log")
        return self.address(name)

    def psql(self, name, *words):
        return [f"{self.bin}/psql", "-XAtqF", "\x1f", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-p", str(self.port), "-U", "orrery", *words, name]

    def run(self, name, query):
        """The rows that a query gives, numbers as numbers."""
        out = subprocess.run(self.psql(name, "-c", "SET search_path = orrery", "-c", query), check=True, capture_output=True, text=True).stdout
        return [tuple(int(x) if x.lstrip("-").isdigit() else x for x in line.split("\x1f")) for line in out.splitlines()]


class Databases:
    """One PostgreSQL for all stores of a test program, begun when it is first needed: a path of a store is the name of a database."""

    def __init__(self):
        self.lock, self.postgres, self.names = threading.Lock(), None, {}
        self.elsewhere = {}                                # addresses of stores that are reached in another way

    def of(self, path):
        with self.lock:
            self.postgres = self.postgres or Postgres()
            if path not in self.names:
                self.names[path] = f"store{len(self.names)}"
                self.postgres.new(self.names[path])
            return self.elsewhere.get(path) or self.postgres.address(self.names[path])

    def session(self, path):
        """A psql that takes commands."""
        return subprocess.Popen(self.postgres.psql(self.names[path]), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def rows(self, path, query, values=()):
        for value in values:                               # links and numbers: nothing to quote
            query = query.replace("?1", f"'{value}'").replace("?", f"'{value}'", 1)
        return self.postgres.run(self.names[path], query)


ON_POSTGRES = os.environ.get("ORRERY_TEST_STORE") == "postgres"
DATABASES = Databases()

if __name__ == "__main__":
    os.environ["ORRERY_TEST_DATABASE"] = Postgres().new("empty")
    sys.exit(subprocess.run(sys.argv[1:], check=False).returncode)
