"""fuzz_lines.py - connections of the network fuzzer: many at once, never waiting, and strict about every byte that comes back."""
import base64
import collections
import errno
import hashlib
import json
import os
import selectors
import socket
import struct

from host import must
from ws import CLOSE, GUID, PING, PONG, TEXT, frame

STATUSES = {101, 200, 201, 204, 304, 400, 403, 404, 405, 408, 409, 411, 413, 415, 421, 422, 426, 429, 431, 501, 503, 505}
CODES = {1000, 1001, 1002, 1003, 1007, 1008, 1009, 1013, 4001, 4002, 4003}         # close codes of the server's own
# What each message of the server has, docs/develop/protocol.md; a question mark: it may be missing.
KEYS = {
    "table": "t link code game title state host you seats watchers public revision level obvious coaching react pace clock bank increment out paused_for seed brought commitment secret vote again pass hold coach mutes agree"
             " set_note now",
    "view": "t seq answers seat over asked may question flow prompt ask places fields facts legal locked undo result",
    "news": "t from events",
    "shuffle": "t commitment opening dealt secret seats",
    "ok": "t id?",
    "no": "t id? why rule",
    "chat": "t n seat name text at",
    "hint": "t id? a label chance reason",
    "remark": "t did better games won could loss give reason",
    "recap": "t lines",
    "bye": "t why",
}
MAY = {t: {k.rstrip("?") for k in keys.split()} for t, keys in KEYS.items()}
MUST = {t: {k for k in keys.split() if not k.endswith("?")} for t, keys in KEYS.items()}
STATES = {"gathering", "shuffling", "playing", "paused", "over"}


def no_twins(pairs):
    out = dict(pairs)
    must(len(out) == len(pairs), f"a key twice: {[k for k, _ in pairs]}")
    return out


def nothing_else(word):
    raise ValueError(f"{word} is no JSON")


def well_formed(payload):
    """A message of the server: JSON as the protocol has it."""
    twins = {"object_pairs_hook": no_twins} if len(payload) < 2000 or payload[-20] % 16 == 0 else {}   # it is slow: of long ones some
    m = json.loads(payload.decode("utf-8"), parse_constant=nothing_else, **twins)
    must(isinstance(m, dict) and m.get("t") in KEYS, f"no message of the protocol: {payload[:80]}")
    keys = set(m)
    must(keys <= MAY[m["t"]] and MUST[m["t"]] <= keys, f"{m['t']} has {sorted(keys ^ MAY[m['t']])} otherwise")
    if m["t"] == "table":
        must(m["state"] in STATES and (m["secret"] is None) == (m["state"] != "over"), "a state, and the secret at the end alone")
    if m["t"] == "no":
        must(isinstance(m["why"], str) and m["why"].strip(), "a refusal says why")
    return m


class Line:
    """One TCP connection. What is sent goes out when it can, in pieces if `slow`; what comes in is read unless `deaf`."""

    def __init__(self, net, small=False):
        self.net, self.out, self.rest = net, b"", b""
        self.slow = self.deaf = self.closing = self.ended = False
        self.mode, self.key, self.asked_live = "http", None, None
        self.bad, self.said_close, self.code = False, False, None   # bad: something was sent that no client may send
        self.head_only = False                                      # one HEAD was sent and nothing else
        self.socket = socket.socket()
        if small:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect(("127.0.0.1", net.server.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.setblocking(False)
        net.add(self)

    # ---- out ----

    def send(self, data):
        self.out += data
        self.push()

    def push(self):
        if self.ended or not self.out:
            return
        try:
            n = self.socket.send(self.out[:1] if self.slow else self.out)
            self.out = self.out[n:]
        except BlockingIOError:
            return
        except OSError:
            self.end()

    def half_close(self):
        try:
            self.socket.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def reset(self):
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.end()

    def end(self):
        if not self.ended:
            self.ended = True
            self.net.remove(self)
            self.socket.close()
            self.on_end()

    def on_end(self):
        pass

    # ---- in ----

    def pull(self):
        if self.deaf or self.ended:
            return
        try:
            got = self.socket.recv(1 << 18)
        except BlockingIOError:
            return
        except OSError as wrong:
            must(wrong.errno in (errno.ECONNRESET, errno.EPIPE, errno.ETIMEDOUT), f"{wrong}")
            self.end()
            return
        if got:
            self.net.look_at(self, got)
            self.rest += got
            while not self.ended and (self.read_response() if self.mode == "http" else self.read_frame()):
                pass
        else:
            if self.mode == "ws" and not self.bad:
                must(not self.rest, f"the line ends within a frame: {self.rest[:60]}")
            self.end()

    def read_response(self):
        """One HTTP response, whole; False if it is not all there."""
        head, sep, rest = self.rest.partition(b"\r\n\r\n")
        if not sep:
            must(len(self.rest) < 16384 and (b"HTTP/1.1 ".startswith(self.rest[:9]) or self.rest.startswith(b"HTTP/1.1 ")),
                 f"no response: {self.rest[:80]}")
            return False
        first, *lines = head.decode("ascii").split("\r\n")
        version, status, _ = (first + " ").split(" ", 2)
        must(version == "HTTP/1.1" and int(status) in STATUSES, f"no response: {first}")
        status, fields = int(status), {}
        for line in lines:
            name, colon, value = line.partition(": ")
            must(colon and name.lower() not in fields or name.lower() == "set-cookie", f"no header: {line}")
            fields[name.lower()] = value
        if status == 101:
            accept = base64.b64encode(hashlib.sha1((self.key or "").encode() + GUID).digest()).decode()
            must(self.asked_live and fields.get("sec-websocket-accept") == accept, "an upgrade that nobody asked for")
            self.mode, self.rest = "ws", rest
            self.on_open()
            return True
        must("content-length" in fields or status in (204, 304), f"a response without a length: {head[:200]}")
        n = int(fields.get("content-length", 0))
        if self.head_only:
            must(not rest, f"a body after a HEAD: {rest[:80]}")
            self.end()
            return False
        if len(rest) < n:
            return False
        body, self.rest = rest[:n], rest[n:]
        kind = fields.get("content-type", "")
        if kind.startswith("application/json"):
            m = json.loads(body.decode("utf-8"), parse_constant=nothing_else, object_pairs_hook=no_twins if n < 4000 else None)
            must(status < 400 or isinstance(m, dict) and isinstance(m.get("why"), str) and m["why"], f"{status} without a why: {body[:80]}")
        else:
            must(status < 400, f"{status} is no JSON: {body[:80]}")
            m = None
        self.on_response(status, fields, m, body)
        return True

    def read_frame(self):
        if len(self.rest) < 2:
            return False
        a, b = self.rest[:2]
        n, at = b & 127, 2
        if n >= 126:
            at = 4 if n == 126 else 10
            if len(self.rest) < at:
                return False
            n = int.from_bytes(self.rest[2:at], "big")
        must(not b & 128 and a & 0xf0 == 0x80 and a & 15 in (TEXT, CLOSE, PING, PONG) and n < 1 << 24, f"no frame: {self.rest[:12]}")
        must(a & 8 == 0 or n <= 125, "a long control frame")
        if len(self.rest) < at + n:
            return False
        payload, self.rest = self.rest[at:at + n], self.rest[at + n:]
        must(self.code is None, f"a frame after the close: {payload[:60]}")
        if a & 15 == PING:
            if not self.closing:
                self.send(frame(PONG, payload))
        elif a & 15 == CLOSE:
            self.code = int.from_bytes(payload[:2], "big") if payload else 1005
            payload[2:].decode("utf-8")
            must(self.code in CODES or self.said_close, f"closed with {self.code}")
            self.on_close(self.code)
        elif a & 15 == TEXT:
            self.on_message(payload)
        return True

    def upgrade(self, link, cookie=None, more=(), version=13, protocol="orrery.1"):
        self.key = base64.b64encode(os.urandom(16)).decode()
        self.asked_live = link
        lines = [f"GET /live/{link} HTTP/1.1", f"Host: 127.0.0.1:{self.net.server.port}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Version: {version}", f"Sec-WebSocket-Key: {self.key}", f"Sec-WebSocket-Protocol: {protocol}",
                 f"Origin: http://127.0.0.1:{self.net.server.port}"]
        lines += [f"Cookie: {cookie}"] if cookie else []
        self.send("\r\n".join([*lines, *more, "", ""]).encode("latin-1"))

    def on_open(self):
        pass

    def on_response(self, status, fields, m, body):
        pass

    def on_message(self, payload):
        well_formed(payload)

    def on_close(self, code):
        self.end()


class Net:
    """All lines to one server. Whatever it sends is first looked at for what nobody may be sent."""

    def __init__(self, server):
        self.server = server
        self.select = selectors.DefaultSelector()
        self.lines = set()
        self.received = 0
        self.never = {}                 # bytes that are never sent to anybody: why
        self.kinds = collections.Counter()

    def add(self, line):
        self.lines.add(line)
        self.select.register(line.socket, selectors.EVENT_READ, line)

    def remove(self, line):
        self.lines.discard(line)
        try:
            self.select.unregister(line.socket)
        except (KeyError, ValueError):
            pass

    def look_at(self, line, got):
        self.received += len(got)

    def pump(self, seconds=0.0):
        for line in list(self.lines):
            line.push()
        for key, _ in self.select.select(seconds):
            line = key.data
            if line.deaf:
                self.select.unregister(line.socket)      # it would be ready for ever
            else:
                line.pull()

    def drop_all(self):
        for line in list(self.lines):
            line.end()
