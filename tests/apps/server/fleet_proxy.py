"""fleet_proxy.py ORRERY [ROUNDS] - packaging/fleet/nginx.conf in front of three servers: people play through it by its one address. Everything
about a table goes to one server; servers are killed and stopped, and so is the proxy; what was acknowledged is there, by journals of the
people. With ROUNDS also HAProxy and Caddy, where they are installed."""
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

from host import Cases, Server, must, until
from fleet import QUICK, Fleet, Journal, playing
from postgres import free_port

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")
COUNTS = 'log_format test "$uri $upstream_addr $status"; access_log {}/access test;'


class Proxy:
    """A packaged file, with ports of the test and without TLS."""

    file = program = None

    def __init__(self, folder, ports):
        self.folder, self.port, self.config, self.process = folder, free_port(), QUICK, None
        with open(os.path.join(ROOT, "packaging/fleet", self.file), encoding="utf-8") as f:
            conf = f.read()
        for there, here in zip((8081, 8082, 8083), ports):
            must(f"127.0.0.1:{there}" in conf, f"the file has a server {there}")
            conf = conf.replace(f"127.0.0.1:{there}", f"127.0.0.1:{here}")
        with open(f"{folder}/conf", "w", encoding="utf-8") as f:
            f.write(self.here(conf))
        self.start()

    def start(self):
        self.process = subprocess.Popen([shutil.which(self.program) or f"/usr/sbin/{self.program}", *self.words()], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL, env={**os.environ, "HOME": self.folder})
        must(until(self.answers), f"{self.program} answers")

    def answers(self):
        try:
            return self.ask("GET", "/health")[0] == 200
        except OSError:
            return False

    def kill(self):
        self.process.kill()
        self.process.wait()

    ask, raw = Server.ask, Server.raw

    def asked(self):
        """Which servers were asked about each link, as far as the proxy says."""
        return {}


class Nginx(Proxy):
    file, program = "nginx.conf", "nginx"

    def words(self):
        return ["-c", f"{self.folder}/conf", "-p", self.folder]

    def here(self, conf):
        conf = re.sub(r"\n *(ssl_certificate|add_header)[^\n]*", "", conf).replace("listen 443 ssl http2", f"listen 127.0.0.1:{self.port}")
        paths = "".join(f"{x}_temp_path {self.folder}/{x}; " for x in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        return (f"daemon off; master_process off; pid {self.folder}/pid; error_log {self.folder}/error;\n"
                f"events {{}}\nhttp {{ {paths} {COUNTS.format(self.folder)}\n{conf.replace('server_name play.example.org', 'server_name 127.0.0.1')}\n}}\n")

    def asked(self):
        found = {}
        with open(f"{self.folder}/access", encoding="utf-8") as f:
            for line in f:
                uri, upstream, _ = line.rsplit(" ", 2)
                link = re.match(r"/(?:live|api/tables)/(\w+)", uri)
                if link:
                    found.setdefault(link.group(1), set()).add(upstream)
        return found


class Haproxy(Proxy):
    file, program = "haproxy.cfg", "haproxy"

    def words(self):
        return ["-f", f"{self.folder}/conf"]

    def here(self, conf):
        return re.sub(r"bind :443.*", f"bind 127.0.0.1:{self.port}", conf).replace("Proto https", "Proto http")


class Caddy(Proxy):
    file, program = "Caddyfile", "caddy"

    def words(self):
        return ["run", "--adapter", "caddyfile", "--config", f"{self.folder}/conf"]

    def here(self, conf):
        return "{\n\tadmin off\n}\n" + conf.replace("play.example.org {", f"http://127.0.0.1:{self.port} {{")


class Visitor(Journal):
    def alive(self):
        return self.x.proxy


def through(kind, orrery, rounds=2, seed=7):
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(f"{folder}/proxy")
        x = Fleet(orrery, folder, 3, "proxy = yes\nper_address = 1000\n")
        x.proxy = kind(f"{folder}/proxy", [s.port for s in x.servers])
        people = [Visitor(x, n, seed) for n in range(6)]
        try:
            for done in range(rounds):
                with playing(people):
                    time.sleep(0.5 + rng.random())
                    if done == 0:
                        must(all(len(s) == 1 for s in x.proxy.asked().values()), f"a table goes to one server: {x.proxy.asked()}")
                    victim = [x.servers[0], x.servers[1], x.proxy, x.servers[2]][done % 4]
                    victim.stop() if done % 2 and victim is not x.proxy else victim.kill()
                    before = sum(j.acknowledged for j in people)
                    if victim is not x.proxy:
                        must(until(lambda: sum(j.acknowledged for j in people) > before + 6, 30), "they play on at the others")
                    victim.start()
                    time.sleep(0.5)
            pauses = [p for j in people for p in j.pauses]
            print(f"{kind.program}: {rounds} rounds, {sum(j.acknowledged for j in people)} acknowledged, none missing; the longest pause {max(pauses, default=0):.1f} s")
        finally:
            x.proxy.kill()
        x.stop()


if __name__ == "__main__":
    cases, found = Cases(), [k for k in (Nginx, Haproxy, Caddy) if shutil.which(k.program) or os.path.exists(f"/usr/sbin/{k.program}")]
    for one in found if len(sys.argv) > 2 else found[:1]:
        cases.run(one.program, through, one, sys.argv[1], *(int(n) for n in sys.argv[2:]))
    if not found:
        sys.exit("There is no proxy here to test: tools/setup test installs nginx.")
    cases.end()
