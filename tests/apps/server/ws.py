"""ws.py - a small WebSocket client (RFC 6455) on a plain socket, exact enough to be wrong on purpose."""
import base64
import hashlib
import json
import os
import re
import socket
import struct

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


def frame(opcode, payload=b"", fin=True, masked=True, rsv=0, length=None):
    """The bytes of one frame; `length` lies about the payload."""
    n = len(payload) if length is None else length
    head = bytes([(0x80 if fin else 0) | rsv << 4 | opcode])
    bit = 0x80 if masked else 0
    if n <= 125:
        head += bytes([bit | n])
    elif n <= 0xFFFF:
        head += bytes([bit | 126]) + struct.pack(">H", n)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", n)
    if not masked:
        return head + payload
    key = os.urandom(4)
    return head + key + bytes(b ^ key[i % 4] for i, b in enumerate(payload))


class Closed(Exception):
    """The server has closed; code is that of its close frame, or None."""

    def __init__(self, code, why=""):
        super().__init__(f"closed: {code} {why}")
        self.code, self.why = code, why


class WebSocket:
    def __init__(self, port, path, origin=None, cookie=None, protocol="orrery.1", headers=(), timeout=20, host="127.0.0.1", small=False,
                 host_header=None):
        """small: the line holds as few bytes on their way as it can."""
        self.socket = socket.socket()
        if small:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        self.socket.settimeout(timeout)
        self.socket.connect((host, port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.rest = b""
        key = base64.b64encode(os.urandom(16))
        lines = [f"GET {path} HTTP/1.1", f"Host: {host_header or f'{host}:{port}'}", "Upgrade: websocket", "Connection: Upgrade",
                 "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key.decode()}",
                 f"Origin: {origin or f'http://{host}:{port}'}"]
        if protocol:
            lines.append(f"Sec-WebSocket-Protocol: {protocol}")
        if cookie:
            lines.append(f"Cookie: {cookie}")
        lines += list(headers)
        self.socket.sendall("\r\n".join(lines).encode() + b"\r\n\r\n")
        head = self._until(b"\r\n\r\n")
        self.status = int(head.split(b" ")[1])
        if self.status != 101:
            self.head = head
            raise ConnectionRefusedError(f"{self.status}")
        accept = base64.b64encode(hashlib.sha1(key + GUID).digest())
        if not re.search(b"(?i:\r\nsec-websocket-accept: )" + re.escape(accept) + b"\r\n", head):    # a proxy may write it otherwise
            raise ValueError("wrong Sec-WebSocket-Accept")

    def _until(self, end):
        while end not in self.rest:
            got = self.socket.recv(65536)
            if not got:
                raise Closed(None)
            self.rest += got
        head, self.rest = self.rest.split(end, 1)
        return head + end

    def _exactly(self, n):
        while len(self.rest) < n:
            got = self.socket.recv(65536)
            if not got:
                raise Closed(None)
            self.rest += got
        out, self.rest = self.rest[:n], self.rest[n:]
        return out

    def raw(self, data):
        self.socket.sendall(data)

    def next_frame(self):
        """(opcode, payload, fin) of the next frame from the server; servers do not mask."""
        a, b = self._exactly(2)
        n = b & 127
        if b & 128:
            raise ValueError("a server must not mask")
        if n == 126:
            n, = struct.unpack(">H", self._exactly(2))
        elif n == 127:
            n, = struct.unpack(">Q", self._exactly(8))
        return a & 15, self._exactly(n), bool(a & 128)

    def receive(self):
        """The next text message; pings are answered; a close frame raises Closed."""
        while True:
            opcode, payload, _ = self.next_frame()
            if opcode == PING:
                self.raw(frame(PONG, payload))
            elif opcode == CLOSE:
                code = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 1005
                raise Closed(code, payload[2:].decode())
            elif opcode == TEXT:
                return payload.decode()

    def send(self, message):
        text = message if isinstance(message, str) else json.dumps(message, separators=(",", ":"))
        self.raw(frame(TEXT, text.encode()))

    def close(self):
        try:
            self.socket.close()
        except OSError:
            pass
