"""fuzz_words.py - what the network fuzzer says: proper messages of every kind of docs/develop/protocol.md, messages that are nearly proper,
frames and requests that are not, and bytes of no grammar at all. Everything is drawn from the random numbers it is given."""
import json

from ws import BINARY, CLOSE, PING, PONG, TEXT, frame

LEVELS = ["easy", "normal", "hard", "expert"]
TEXTS = ["", " ", "pass", "play heal-all", "x" * 300, "x" * 301, "\u202e\u200b", "\U0001f680" * 20, "a\u0000b",
         "\r\nSet-Cookie: a=b", "é" * 150, "</script>", "\ufeff", "give 2", "'; DROP TABLE entry; --", "%s%n%x", "\\u0000", "e\u0301" * 99]
NUMBERS = [0, 1, -1, 2, 3, 9, 10, 11, 31, 32, 63, 64, 127, 128, 254, 255, 256, 65535, 65536, 2**31 - 1, 2**31, 2**32, 2**53, 2**63 - 1,
           -2**63, 10**30, 0.5, 1e99, -0.0]
ODD = [None, True, False, [], {}, "", "0", [0], [[[[]]]], {"t": "ok"}, [0, 0, 0, 0], [1, 2, 3], [0] * 100]


def some_hex(rng, n):
    return "".join(rng.choice("0123456789abcdef") for _ in range(n))


# ---- messages -------------------------------------------------------------------------------------------------------------

def proper(rng, view, table):
    """A message that a good client could send at such a table, mostly one that makes sense there."""
    legal = (view or {}).get("legal") or []
    locked = (view or {}).get("locked") or []
    seats = len((table or {}).get("seats", [])) or 4
    seat = rng.randrange(seats)
    a = rng.choice(legal)["a"] if legal else [rng.randrange(8), 0, 0, 0]
    question = (view or {}).get("question")
    state, you = (table or {}).get("state"), (table or {}).get("you")
    if state == "playing" and legal and rng.random() < 0.6:
        return {"t": "answer", "question": question, "a": a}
    if state == "gathering" and you is not None and you == table["host"] and rng.random() < 0.3:
        return {"t": "start"}
    if state == "shuffling" and rng.random() < 0.4:
        return {"t": "salt", "salt": some_hex(rng, 32)}
    if state == "paused" and rng.random() < 0.3:
        return {"t": "resume"}
    if you is not None and rng.random() < 0.2:
        seat = you
    if (table or {}).get("vote") and rng.random() < 0.5:
        return {"t": "vote", "yes": rng.random() < 0.7}
    return rng.choice([
        lambda: {"t": "answer", "question": question, "a": a},
        lambda: {"t": "answer", "question": None, "a": a},
        lambda: {"t": "undo"}, lambda: {"t": "undo"},
        lambda: {"t": "vote", "yes": rng.random() < 0.5},
        lambda: {"t": "chat", "name": rng.choice(["Olga", "", "Eve", "\u200b", "x" * 21]), "text": f"aside {rng.random()}"},
        lambda: {"t": "chat", "text": rng.choice(TEXTS).replace("\0", "") if rng.random() < 0.5 else f"line {rng.random()}"},
        lambda: {"t": "hint"} if rng.random() < 0.2 else {"t": "back"},
        lambda: {"t": "why", "a": rng.choice(locked)["a"] if locked else a},
        lambda: {"t": "why", "text": rng.choice(TEXTS).replace("\0", "")},
        lambda: {"t": "pledge", "pledge": some_hex(rng, 64)},
        lambda: {"t": "salt", "salt": some_hex(rng, 32)},
        lambda: {"t": "start"} if rng.random() < 0.3 else {"t": "resume"},
        lambda: {"t": "seat", "seat": seat, "level": rng.choice(["easy", "normal", None])},
        lambda: {"t": "host", "seat": seat},
        lambda: {"t": "settings", "seats": seats, "clock": rng.choice([0, 1, 30]), "out": rng.choice(["bot", "skip", "pause"]),
                 "options": {}, "obvious": rng.random() < 0.5, "level": "easy"},
        lambda: {"t": "offer", "seat": seat, "on": rng.random() < 0.7},
        lambda: {"t": "away", "seat": seat, "do": rng.choice(["wait", "bot", "pause"]), "level": "easy"},
        lambda: {"t": "back"}, lambda: {"t": "resume"},
        lambda: {"t": "leave"} if rng.random() < 0.3 else {"t": "back"},
        lambda: {"t": "pass", "verb": a[0], "on": rng.random() < 0.7},
        lambda: {"t": "hold", "on": rng.random() < 0.5},
        lambda: {"t": "coach", "on": rng.random() < 0.7, **({"all": True} if rng.random() < 0.3 else {})},
        lambda: {"t": "mute", "seat": seat, "on": rng.random() < 0.5},
    ])()


def spoilt_value(rng, value):
    if isinstance(value, list) and value and rng.random() < 0.6:
        out = list(value)
        at = rng.randrange(len(out))
        out[at] = rng.choice(NUMBERS + ODD)
        return out if rng.random() < 0.7 else out[:at] if rng.random() < 0.5 else out + out
    if isinstance(value, str) and rng.random() < 0.5:
        return rng.choice(TEXTS + [value * 2, value[:-1], value.upper(), value + " "])
    return rng.choice(NUMBERS + ODD + TEXTS)


def spoilt(rng, message):
    """The text of a message with a slip: a wrong type or number, a key too many, too few or twice, too deep, too long."""
    m = dict(message)
    keys = [k for k in m if k != "t"] or ["t"]
    for _ in range(rng.randrange(1, 3)):
        key = rng.choice(keys + (["t"] if rng.random() < 0.1 else []))
        kind = rng.randrange(6)
        if kind <= 2 and key in m:
            m[key] = spoilt_value(rng, m[key])
        elif kind == 3:
            m.pop(key, None)
        elif kind == 4:
            other = rng.choice(["seat", "question", "a", "text", "yes", "level", "do", "eyes", "link", "token", "x" * 40])
            m[other] = rng.choice(NUMBERS + ODD)
        else:
            m["id"] = rng.choice(NUMBERS + ODD)
    text = json.dumps(m, ensure_ascii=rng.random() < 0.5)
    kind = rng.randrange(12)
    if kind == 0:
        text = text[:-1] + ',"t":' + json.dumps(rng.choice(["leave", "answer", "chat"])) + "}"
    elif kind == 1:
        text = text[:-1] + ',"deep":' + "[" * rng.choice([10, 500, 1500]) + "]" * rng.choice([10, 500, 1500]) + "}"
    elif kind == 2:
        text = text.replace(":", " :\t\n ", 3) + rng.choice([" ", "\n", "}", "x", ",{}"])
    elif kind == 3:
        text = text.replace('"', "'", rng.randrange(1, 5))
    return text.encode("utf-8", "surrogatepass")


def mutated(rng, data, most=6, plain=False):
    """Bytes of a proper thing with some of them changed, gone, doubled or moved; plain: it stays ASCII."""
    out = bytearray(data)
    low, high = (32, 127) if plain else (0, 256)
    for _ in range(rng.randrange(1, most + 1)):
        at = rng.randrange(len(out) + 1)
        kind = rng.randrange(5)
        if kind == 0 and at < len(out):
            out[at] ^= 1 << rng.randrange(5 if plain else 8)
        elif kind == 1 and at < len(out):
            out[at] = rng.randrange(low, high)
        elif kind == 2:
            del out[at:at + rng.randrange(1, 9)]
        elif kind == 3:
            out[at:at] = bytes(rng.randrange(low, high) for _ in range(rng.randrange(1, 9)))
        else:
            piece = out[at:at + rng.randrange(1, 33)]
            to = rng.randrange(len(out) + 1)
            out[to:to] = piece
    return bytes(out)


# ---- frames ---------------------------------------------------------------------------------------------------------------

def in_pieces(rng, payload):
    """One message in several frames, with pings between them: quite allowed."""
    cuts = sorted(rng.randrange(len(payload) + 1) for _ in range(rng.randrange(1, 6)))
    pieces = [payload[a:b] for a, b in zip([0, *cuts], [*cuts, len(payload)])]
    out = b""
    for i, piece in enumerate(pieces):
        out += frame(TEXT if i == 0 else 0, piece, fin=i == len(pieces) - 1)
        if i < len(pieces) - 1 and rng.random() < 0.5:
            out += frame(rng.choice([PING, PONG]), bytes(rng.randrange(256) for _ in range(rng.choice([0, 5, 125]))))
    return out


def bad_frame(rng, payload):
    """A frame that RFC 6455 or the limits forbid, or that never ends."""
    return rng.choice([
        lambda: frame(TEXT, payload, masked=False),
        lambda: frame(TEXT, payload, rsv=rng.randrange(1, 8)),
        lambda: frame(rng.choice([3, 4, 7, 11, 15]), payload),
        lambda: frame(BINARY, payload),
        lambda: frame(0, payload),
        lambda: frame(TEXT, payload[:5], fin=False) + frame(TEXT, payload),
        lambda: frame(PING, b"p" * 126),
        lambda: frame(PING, b"p", fin=False),
        lambda: frame(TEXT, b"\xff\xfe" + payload),
        lambda: frame(TEXT, b"\xed\xa0\x80"),
        lambda: frame(TEXT, payload, length=rng.choice([2**63, 2**64 - 1, 2**32, 5000, 65536])),
        lambda: frame(TEXT, b"x" * rng.choice([4097, 5000, 70000])),
        lambda: frame(CLOSE, bytes(rng.randrange(256) for _ in range(rng.choice([0, 1, 2, 5, 125])))),
        lambda: frame(CLOSE, b"\x03\xe8\xff\xff"),
        lambda: b"".join(frame(0 if i else TEXT, b"", fin=False) for i in range(300)),
        lambda: bytes(rng.randrange(256) for _ in range(rng.randrange(1, 200))),
    ])()


# ---- requests -------------------------------------------------------------------------------------------------------------

def some_letters(rng, n):
    return "".join(rng.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(n))


def some_path(rng, links):
    link = rng.choice(links) if links and rng.random() < 0.85 else some_letters(rng, rng.choice([6, 22, 23, 24]))
    eyes = rng.choice(["all", "0", "1", "2", "watcher", "9", "-1", "254", "255", "", "x"])
    at = rng.choice([0, 1, 5, 99, -1, 10**12])
    return rng.choice([
        "/", "/health", "/metrics", "/api/games", "/api/games/martians/rules?lang=it", f"/api/games/{link}/rules?lang=x", "/api/games//rules",
        "/api/tables", "/api/stats", "/api/stats?game=martians", "/api/stats?game=x", "/stats",
        f"/t/{link}", f"/replay/{link}", f"/stats/{link}", f"/api/tables/{link}", f"/api/tables/{link}", f"/api/tables/{link}/book",
        f"/api/tables/{link}/record", f"/api/tables/{link}/replay?eyes={eyes}", f"/api/tables/{link}/replay/{at}?eyes={eyes}",
        f"/api/tables/{link}/check", f"/api/tables/{link}/beliefs?eyes={eyes}", f"/api/tables/{link}/review?eyes={eyes}",
        f"/api/tables/{link}/chances", f"/api/tables/{link}/stats", f"/live/{link}",
        f"/api/tables/{link}/move", f"/api/tables/{link}/seats", f"/api/tables/{link}/../{link}", f"/api/tables/{link}/%2e%2e",
        "/api/tables/", "//", "/.", "/..", "/%00", "/" + "a" * rng.choice([100, 7000, 9000]), "/api/tables?link=" + link,
        "/api/codes", "/api/push", f"/api/tables/{link}/push", "/api", "*", "http://x/",
    ])


def some_body(rng, links):
    name = rng.choice(["Eve", "Mallory", "x" * 20, "x" * 21, "", " ", "\u200b", "A\u202eB", "é", "\U0001f680"])
    body = rng.choice([
        lambda: {"name": name, "seat": rng.choice([None, 0, 1, 2, 9, 99])},
        lambda: {"word": some_letters(rng, 8)},
        lambda: {"endpoint": rng.choice([None, "https://push.example/a", "https://127.0.0.1/", "x"]), "key": "A" * 87, "auth": "A" * 22},
        lambda: {"code": rng.choice(links)[:6] if links else "aaaaaa"},
        lambda: {"at": rng.choice([0, 1, 5, 10**6, -1]), "seat": rng.choice([0, 1, 9]), "level": rng.choice(LEVELS), "name": name},
        lambda: {"game": rng.choice(["earth-gambit", "martians", "template", "onward-to-venus", "x"]),
                 "seats": rng.choice([0, 1, 3, 99]), "name": name, "bots": {"0": "easy", "1": "easy", "2": "easy"}, "seat": None,
                 "public": False},
        lambda: {"game": "martians", "seats": 2, "name": name, "set": {"cards.csv": rng.choice(TEXTS) * 20, "tiles.csv": ""}},
        lambda: {},
    ])()
    text = json.dumps(body)
    return text.encode() if rng.random() < 0.6 else spoilt(rng, body) if rng.random() < 0.5 else mutated(rng, text.encode())


def request(rng, port, links, cookies, changes=True, head=False):
    """A proper request, mostly."""
    method = "HEAD" if head else rng.choice(["GET"] * 3 + (["POST"] if changes else []))
    path = some_path(rng, links)
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}"]
    body = b""
    if method == "POST":
        if links and rng.random() < 0.7:
            path = rng.choice([f"/api/tables/{rng.choice(links)}/{rng.choice(['seats', 'move', 'on', 'push'])}", "/api/codes", "/api/tables"])
            lines[0] = f"POST {path} HTTP/1.1"
        body = some_body(rng, links)
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    if cookies and rng.random() < 0.4:
        lines.append("Cookie: " + rng.choice(cookies))
    if rng.random() < 0.1:
        lines.append("X-Forwarded-For: " + rng.choice(["1.2.3.4", "::1", "x", "1.2.3.4, 5.6.7.8", "", "1" * 300]))
    return "\r\n".join([*lines, "", ""]).encode("utf-8", "replace") + body


def bad_request(rng, port, links, cookies):
    """A request with a slip in its grammar."""
    data = request(rng, port, links, cookies)
    head, _, body = data.partition(b"\r\n\r\n")
    lines = head.split(b"\r\n")
    slip = rng.randrange(14)
    if slip == 0:
        lines[0] = rng.choice([b"GET  / HTTP/1.1", b"GET / HTTP/1.0", b"GET / HTTP/2.0", b"get / HTTP/1.1", b"GET /", b"PRI * HTTP/2.0",
                               b"GET / HTTP/1.1 ", b"DELETE / HTTP/1.1", b"CONNECT x:1 HTTP/1.1", b"TRACE / HTTP/1.1",
                               b"\x16\x03\x01\x02", b"OPTIONS * HTTP/1.1"])
    elif slip == 1:
        lines.append(rng.choice([b": x", b"A : x", b" a: x", b"A\x00: x", b"A: \x01", b"A", b"Content-Length: 5", b"Content-Length: -1",
                                 b"Content-Length: 99999999999999999999", b"Content-Length: 5, 5", b"Transfer-Encoding: chunked",
                                 b"Transfer-Encoding: identity, chunked", b"Expect: 100-continue", b"Upgrade: h2c",
                                 b"Connection: close, Upgrade"]))
    elif slip == 2:
        lines += [b"X-%d: y" % i for i in range(rng.choice([10, 63, 64, 65, 200]))]
    elif slip == 3:
        lines.append(b"X: " + b"y" * rng.choice([1000, 8000, 9000, 20000]))
    elif slip == 4:
        lines[1] = rng.choice([b"Host: evil.example", b"Host:", b"Host: 127.0.0.1:1", b"Host: a b", b"Hosst: x",
                               lines[1] + b"\r\n" + lines[1]])
    elif slip == 5:
        return b"\n".join(lines) + b"\n\n" + body
    elif slip == 6:
        return b"\r\n" * rng.choice([1, 3, 100]) + data
    elif slip == 7:
        return data[:rng.randrange(len(data))]
    elif slip == 8:
        lines.append(b"Origin: " + rng.choice([b"null", b"http://evil.example", b"", b"http://127.0.0.1:%d" % port]))
    elif slip == 9:
        lines += [b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: " + rng.choice([b"8", b"13", b"x"]),
                  b"Sec-WebSocket-Key: " + rng.choice([b"", b"x", b"AAAA", b"A" * 100])]
    elif slip == 10:
        lines = [lines[0], b"Host: 127.0.0.1:%d" % port, b"Content-Length: %d" % rng.choice([5000, 70000, 300000]),
                 b"Content-Type: application/json"]
        return b"\r\n".join(lines) + b"\r\n\r\n" + b"{" * rng.choice([10, 5000, 70000])
    elif slip == 11:
        lines.append(b"Cookie: " + rng.choice([b"orrery-", b"=" * 500, b"a=b; " * 300, b"orrery-aaaaaa=" + b"f" * 64]))
    else:
        return mutated(rng, data, 12)
    return b"\r\n".join(lines) + b"\r\n\r\n" + body
