"""protocol.py ORRERY - HTTP and WebSocket as an attacker or a bad line would speak them. Every case says what it expects."""
import socket
import struct
import sys
import time

from host import Cases, Server, must
from ws import BINARY, CLOSE, PING, PONG, TEXT, Closed, WebSocket, frame


def status(answer):
    must(answer.startswith(b"HTTP/1.1 "), f"no answer: {answer[:60]!r}")
    return int(answer[9:12])


def refused(server, request, *codes):
    answer = server.raw(request, 8)
    must(status(answer) in codes, f"{status(answer)}, expected {codes}")
    must(answer.count(b"Content-Length: ") == 1, "the connection went on after a refusal")


# ---- HTTP -----------------------------------------------------------------------------------------------------------

def get(*headers, path=b"/health", body=b""):
    return b"\r\n".join([b"GET " + path + b" HTTP/1.1", b"Host: localhost", *headers, b"", body])


def post(*headers, path=b"/api/tables", body=b""):
    return b"\r\n".join([b"POST " + path + b" HTTP/1.1", b"Host: localhost", *headers, b"", body])


HEALTH = get()

# what is wrong: the request, the statuses that will do
HTTP_REFUSED = {
    "content-length and transfer-encoding": (post(b"Content-Length: 4", b"Transfer-Encoding: chunked", body=b"0\r\n\r\n" + HEALTH), 400, 501),
    "transfer-encoding alone": (post(b"Transfer-Encoding: chunked", body=b"0\r\n\r\n"), 400, 501),
    "transfer-encoding: chunked, identity": (post(b"Transfer-Encoding: chunked, identity", body=b"0\r\n\r\n"), 400, 501),
    "transfer-encoding of a get": (get(b"Transfer-Encoding: gzip"), 400, 501),
    "empty transfer-encoding": (get(b"Transfer-Encoding:"), 400, 501),
    "two content-lengths": (post(b"Content-Length: 2", b"Content-Length: 3", body=b"ab"), 400),
    "two equal content-lengths": (post(b"Content-Length: 2", b"Content-Length: 2", body=b"ab"), 400),
    "content-length list": (post(b"Content-Length: 2, 2", body=b"ab"), 400),
    "negative content-length": (post(b"Content-Length: -1"), 400),
    "content-length with a plus": (post(b"Content-Length: +4", body=b"abcd"), 400),
    "content-length in hex": (post(b"Content-Length: 0x4", body=b"abcd"), 400),
    "content-length beyond 64 bits": (post(b"Content-Length: 99999999999999999999999"), 400, 413),
    "no content-length": (post(), 411),
    "body too long": (post(b"Content-Length: 65537"), 413),            # the longest is one constant: ROOM_BODY
    "body too long elsewhere": (post(b"Content-Length: 4097", path=b"/api/tables/AAAAAA/seats"), 413),
    "get with a body": (get(b"Content-Length: 5", body=b"hello"), 400),
    "NUL in a header": (get(b"X-A: b\x00c"), 400),
    "space before the colon": (b"GET /health HTTP/1.1\r\nHost : a\r\n\r\n", 400),
    "no host": (b"GET /health HTTP/1.1\r\nX-A: b\r\n\r\n", 400),
    "empty host": (b"GET /health HTTP/1.1\r\nHost:\r\n\r\n", 400),
    "two hosts": (get(b"Host: b"), 400),
    "host with a path": (b"GET /health HTTP/1.1\r\nHost: localhost/b\r\n\r\n", 400),
    "two blanks after the method": (b"GET  /health HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    "two blanks before the version": (b"GET /health  HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    "a blank in the address": (b"GET /hea lth HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    "a blank first": (b" GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    "no address": (b"GET  HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    "a tab in the request line": (b"GET\t/health HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    "a header without a name": (get(b": b"), 400),
    "a header without a name first": (b"GET /health HTTP/1.1\r\n:\r\nHost: localhost\r\n\r\n", 400),
    "a header that is a blank": (get(b" : b"), 400),
    "huge header": (get(b"X-A: " + b"a" * 9000), 431),
    "huge address": (get(path=b"/" + b"a" * 9000), 431),
    "many headers": (get(*(b"X-%d: 1" % i for i in range(80))), 431),
    "bare CR in a header": (get(b"X-A: b\rX-B: c"), 400),
    "bare LF": (b"GET /health HTTP/1.1\nHost: localhost\n\n", 400),
    "bare LF after CR LF": (b"GET /health HTTP/1.1\r\nHost: localhost\nX-A: b\r\n\r\n", 400),
    "HTTP/0.9": (b"GET /health\r\n\r\n", 400, 505),
    "HTTP/1.0": (b"GET /health HTTP/1.0\r\nHost: localhost\r\n\r\n", 505),
    "HTTP/2 preface": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, 505),
    "folded header": (get(b"X-A: b", b" c"), 400),
    "folded with a tab": (get(b"X-A: b", b"\tc"), 400),
    "unknown method": (b"FROB /health HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    "delete": (b"DELETE /health HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
    "connect": (b"CONNECT a:80 HTTP/1.1\r\nHost: localhost\r\n\r\n", 400, 405),
    "absolute address": (get(path=b"http://a/health"), 400),
    "letters beyond ASCII in the address": (get(path=b"/\xc3\xa9"), 400),
    "TLS": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
    "line ends first": (b"\r\n\r\nGET /health HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
}


def pipelined(server):
    answer = server.raw(HEALTH + HEALTH + get(b"Connection: close", path=b"/nothing"))
    must(answer.count(b"HTTP/1.1 200 OK") == 2 and answer.count(b"HTTP/1.1 404") == 1, "three answers in order")
    must(answer.index(b"404") > answer.rindex(b"200 OK"), "in order")


def byte_by_byte(server):
    with socket.create_connection(("127.0.0.1", server.port), 10) as s:
        for b in get(b"Connection: close"):
            s.send(bytes([b]))
        must(status(s.recv(65536)) == 200, "a slow but whole request is answered")


def smuggled_body(server):
    answer = server.raw(post(b"Content-Type: application/json", b"Connection: close", b"Content-Length: %d" % len(HEALTH), body=HEALTH))
    must(answer.count(b"HTTP/1.1 ") == 1 and status(answer) in (400, 422), "a body is never a request")


def head_method(server):
    answer = server.raw(b"HEAD /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    must(status(answer) == 200 and answer.endswith(b"\r\n\r\n"), "no body")
    for request, code in ((b"HEAD * HTTP/1.1\r\nHost: localhost\r\n\r\n", 400), (b"HEAD /" + b"a" * 9000, 431), (b"HEAD /a\n", 400)):
        answer = server.raw(request)
        must(status(answer) == code and answer.endswith(b"\r\n\r\n"), f"no body after a refused HEAD: {answer[-80:]}")


def closed_house(server):
    for path in ("/health", "/", "/nothing", "/api/games"):
        _, pairs, _ = server.ask("GET", path)
        got = dict(pairs)
        must("require-trusted-types-for 'script'" in got["Content-Security-Policy"], "CSP")
        must("default-src 'none'" in got["Content-Security-Policy"], "CSP")
        must("unsafe" not in got["Content-Security-Policy"], "CSP")
        for name, value in (("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
                            ("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Embedder-Policy", "require-corp"),
                            ("Cross-Origin-Resource-Policy", "same-origin")):
            must(got.get(name) == value, f"{path}: {name}")


def page_for_people(server):
    """Whoever opens a wrong address in a browser gets a page, with the status of what it is; a script gets JSON."""
    html = b"Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"
    for path, wanted, kind in ((b"/nowhere", html, b"text/html"), (b"/t", html, b"text/html"), (b"/nowhere", b"Accept: */*", b"application/json"),
                               (b"/assets/nowhere.js", html, b"application/json"), (b"/api/nowhere", html, b"application/json")):
        answer = server.raw(get(wanted, b"Connection: close", path=path))
        must(status(answer) == 404 and b"Content-Type: " + kind in answer, f"{path} {wanted}: {answer[:60]}")
        must(b"ETag" not in answer or b"304" not in answer[:20], "a page that says so is never 'not modified'")
    twice = server.raw(get(b"Accept: */*", html, b"Connection: close", path=b"/nowhere"))
    must(status(twice) == 404 and b"text/html" in twice, "a list may come in several lines")
    other = server.raw(b"GET / HTTP/1.1\r\nHost: evil.example\r\n%s\r\nConnection: close\r\n\r\n" % html)
    must(status(other) == 421 and b"text/html" in other and b"<script" not in other and b"does not go by that name" in other, f"{other[-200:]}")
    head = server.raw(b"HEAD /nowhere HTTP/1.1\r\nHost: localhost\r\n%s\r\nConnection: close\r\n\r\n" % html)
    must(status(head) == 404 and head.endswith(b"\r\n\r\n"), "no body")


def foreign_post(server):
    code, _, body = server.ask("POST", "/api/tables", {}, origin="http://evil.example")
    must(code == 403 and body["why"], f"{code}")
    form = post(b"Content-Type: text/plain", b"Connection: close", b"Content-Length: 2", body=b"{}")
    must(status(server.raw(form)) == 415, "forms are not JSON")


def slow_head(server):
    """A client that never finishes its head is told so and dropped; others are served meanwhile."""
    with socket.create_connection(("127.0.0.1", server.port), 30) as s:
        s.sendall(b"GET /health HTTP/1.1\r\nHo")
        must(status(server.raw(get(b"Connection: close"))) == 200, "others are served")
        answer = b""
        while True:
            got = s.recv(65536)
            if not got:
                break
            answer += got
        must(status(answer) == 408, "408")


def too_fast_posts(server):
    codes = [server.ask("POST", "/api/tables", "[]")[0] for _ in range(60)]
    must(429 in codes, f"never 429: {set(codes)}")


# ---- WebSocket --------------------------------------------------------------------------------------------------------

def echo(server):
    return WebSocket(server.port, "/echo")


def closes(server, data, code):
    w = echo(server)
    w.raw(data)
    try:
        for _ in range(9):
            w.receive()
    except Closed as end:
        must(end.code == code, f"closed with {end.code}, expected {code}")
        return
    finally:
        w.close()
    raise AssertionError("not closed")


WS_CLOSED = {
    "unmasked": (frame(TEXT, b"a", masked=False), 1002),
    "RSV1": (frame(TEXT, b"a", rsv=4), 1002),
    "RSV2": (frame(TEXT, b"a", rsv=2), 1002),
    "RSV3": (frame(TEXT, b"a", rsv=1), 1002),
    "unknown opcode": (frame(3, b"a"), 1002),
    "unknown control opcode": (frame(11, b"a"), 1002),
    "binary": (frame(BINARY, b"a"), 1003),
    "long control frame": (frame(PING, b"a" * 126), 1002),
    "control frame in pieces": (frame(PING, b"a", fin=False), 1002),
    "going on with nothing": (frame(0, b"a"), 1002),
    "a message in a message": (frame(TEXT, b"a", fin=False) + frame(TEXT, b"b"), 1002),
    "not UTF-8": (frame(TEXT, b"\xff\xfe"), 1007),
    "overlong UTF-8": (frame(TEXT, b"\xc0\xaf"), 1007),
    "surrogate": (frame(TEXT, b"\xed\xa0\x80"), 1007),
    "beyond Unicode": (frame(TEXT, b"\xf4\x90\x80\x80"), 1007),
    "UTF-8 cut short": (frame(TEXT, b"\xe2\x82"), 1007),
    "UTF-8 wrong in the second piece": (frame(TEXT, b"\xe2\x82", fin=False) + frame(0, b"a"), 1007),
    "too long": (frame(TEXT, b"a" * 4097), 1009),
    "too long in pieces": (frame(TEXT, b"a" * 4000, fin=False) + frame(0, b"a" * 97), 1009),
    "length of 2^62": (b"\x81\xff" + struct.pack(">Q", 1 << 62) + b"abcd", 1009),
    "length with the highest bit": (b"\x81\xff" + struct.pack(">Q", 1 << 63) + b"abcd", 1002),
    "length not in its shortest form": (b"\x81\xfe\x00\x05abcd12345", 1002),
    "close with one byte": (frame(CLOSE, b"\x03"), 1002),
    "close with 1005": (frame(CLOSE, struct.pack(">H", 1005)), 1002),
    "close with 999": (frame(CLOSE, struct.pack(">H", 999)), 1002),
    "close with 2999": (frame(CLOSE, struct.pack(">H", 2999)), 1002),
    "close with bad UTF-8": (frame(CLOSE, struct.pack(">H", 1000) + b"\xff"), 1007),
    "close": (frame(CLOSE, struct.pack(">H", 1000) + b"bye"), 1000),
    "close without a code": (frame(CLOSE), 1005),
    "close with a code of its own": (frame(CLOSE, struct.pack(">H", 4001)), 4001),
}


def fragments(server):
    w = echo(server)
    w.raw(frame(TEXT, b"one ", fin=False) + frame(0, b"two ", fin=False) + frame(0, b"three"))
    must(w.receive() == "one two three", "put together")
    w.close()


def ping_inside(server):
    w = echo(server)
    w.raw(frame(TEXT, "caf".encode(), fin=False) + frame(PING, b"are you there") + frame(0, "é".encode()))
    must(w.next_frame() == (PONG, b"are you there", True), "the pong comes at once")
    must(w.receive() == "café", "the message is whole")
    w.close()


def slowly(server):
    w = echo(server)
    for b in frame(TEXT, "héllo".encode()) + frame(TEXT, b""):
        w.raw(bytes([b]))
    must(w.receive() == "héllo" and w.receive() == "", "byte by byte")
    w.close()


def longest(server):
    w = echo(server)
    w.send("a" * 4096)
    must(w.receive() == "a" * 4096, "4096 bytes are fine")
    w.raw(frame(PONG, b"nobody asked"))
    w.send("still here")
    must(w.receive() == "still here", "a pong nobody asked for")
    w.close()


HANDSHAKE = (b"GET /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: keep-alive, Upgrade\r\nSec-WebSocket-Version: 13\r\n"
             b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: x, orrery.1\r\nOrigin: http://127.0.0.1\r\n\r\n")

# what is wrong: what of the handshake is replaced, by what, the statuses that will do
BAD_HANDSHAKES = {
    "foreign origin": (b"Origin: http://127.0.0.1", b"Origin: http://evil.example", 403),
    "origin of another port": (b"Origin: http://127.0.0.1", b"Origin: http://127.0.0.1:1", 403),
    "origin with more behind it": (b"Origin: http://127.0.0.1", b"Origin: http://127.0.0.1.evil.example", 403),
    "no origin": (b"Origin: http://127.0.0.1\r\n", b"", 403),
    "two origins": (b"Origin: http://127.0.0.1\r\n", b"Origin: http://127.0.0.1\r\nOrigin: http://127.0.0.1\r\n", 400),
    "other protocol": (b"x, orrery.1", b"orrery.9", 400),
    "no protocol": (b"Sec-WebSocket-Protocol: x, orrery.1\r\n", b"", 400),
    "version 8": (b"Version: 13", b"Version: 8", 426),
    "short key": (b"dGhlIHNhbXBsZSBub25jZQ==", b"c2hvcnQ=", 400),
    "no key": (b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", b"", 400),
    "two keys": (b"Origin:", b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin:", 400),
    "post": (b"GET /echo", b"POST /echo", 405, 411),
    "no upgrade": (b"Connection: keep-alive, Upgrade\r\n", b"", 400),
}


def bad_handshake(server, replaced, by, *codes):
    must(HANDSHAKE.count(replaced) == 1, "the case is wrong")
    answer = server.raw(HANDSHAKE.replace(replaced, by), 3)
    must(status(answer) in codes, f"{status(answer)}, expected {codes}")


def known_handshake(server):
    answer = server.raw(HANDSHAKE, 1)
    must(b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in answer, "the example of RFC 6455")
    must(b"Sec-WebSocket-Protocol: orrery.1\r\n" in answer, "our protocol")


def flood(server):
    """More than 20 messages per second end the connection, and only that one."""
    w, calm = echo(server), echo(server)
    try:
        w.raw(frame(TEXT, b"a") * 200)
        got = 0
        while True:
            w.receive()
            got += 1
    except Closed as end:
        must(end.code == 1008, f"closed with {end.code}")
        must(40 <= got < 80, f"{got} were let through")
    calm.send("x")
    must(calm.receive() == "x", "others go on")
    w.close()
    calm.close()


def crowd(orrery):
    """An address may have so many connections; the next one is told so."""
    with Server(orrery, config="per_address = 5\n") as server:
        held = [socket.create_connection(("127.0.0.1", server.port), 10) for _ in range(5)]
        time.sleep(0.2)
        must(status(server.raw(HEALTH)) == 503, "the sixth")
        for s in held:
            s.close()
        time.sleep(0.2)
        must(status(server.raw(get(b"Connection: close"))) == 200, "afterwards")


def main():
    orrery = sys.argv[1]
    cases = Cases()
    with Server(orrery, extra=["--echo"]) as server:
        for name, (request, *codes) in HTTP_REFUSED.items():
            cases.run(name, refused, server, request, *codes)
        for case in (pipelined, byte_by_byte, smuggled_body, head_method, closed_house, page_for_people, foreign_post, slow_head):
            cases.run(case.__name__, case, server)
        for name, (data, code) in WS_CLOSED.items():
            cases.run(name, closes, server, data, code)
        for case in (fragments, ping_inside, slowly, longest, known_handshake, flood):
            cases.run(case.__name__, case, server)
        for name, (replaced, by, *codes) in BAD_HANDSHAKES.items():
            cases.run(name, bad_handshake, server, replaced, by, *codes)
        cases.run("too fast", too_fast_posts, server)
    cases.run("crowd", crowd, orrery)
    cases.end()


main()
