"""keeping.py ORRERY - what becomes of tables in the long run: a finished match becomes a record and stays the same to the byte; tables
nobody visits expire; at the limit the oldest idle one gives way and no running match does; snapshots; stores of older versions."""
import os
import re
import subprocess
import sys
import tempfile
import time

from host import Cases, Server, cookie_of, metric, must, rows, store_of_version_1, until
from postgres import ON_POSTGRES
from player import Player, make_table, post, sit

QUICK = "window = 20\nmessages = 1000\nposts = 1000\nrest = 1 seconds\n"


def entries(server, code):
    return rows(server, "SELECT count(*) FROM entry WHERE tab = ?", code)[0][0]


def is_recorded(server, code):
    return not entries(server, code) and rows(server, "SELECT state FROM kept WHERE tab = ?", code) == [(3,)]


def finished_match(server, **more):
    code, cookie = make_table(server, "earth-gambit", 3, "easy", **more)
    p = Player(server, code, cookie)
    must(p.say({"t": "chat", "text": "good luck"})["t"] == "ok", "chat")
    p.start()
    p.play_to_the_end()
    return p


def pages(server, p):
    """Everything that can be asked about a finished match; the clock of the server is left out."""
    out = []
    for path in ("", "/book", "/record", "/check", "/stats", "/replay?eyes=all", "/replay?eyes=0", "/replay/7?eyes=1", "/replay/told?eyes=1"):
        status, _, body = server.ask("GET", f"/api/tables/{p.link}{path}", cookie=p.cookie)
        must(status == 200, f"{path}: {status} {body}")
        if path == "":
            body = {k: v for k, v in body.items() if k != "now"}
            for seat in body["seats"]:
                seat.pop("here")
        out.append(body)
    return out


def a_match_becomes_a_record(orrery):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(orrery, store=os.path.join(folder, "store"), config=QUICK)
        p = finished_match(server)
        before, view, news = pages(server, p), p.view, len(p.news)
        must(until(lambda: is_recorded(server, p.link)), "its entries are gone, the record is there")
        size = rows(server, "SELECT length(bytes) FROM kept WHERE tab = ?", p.link)[0][0]
        must(size < 16384, f"a record of {size} bytes")
        must(pages(server, p) == before, "the same pages while it is awake")
        must(p.say({"t": "chat", "text": "well played"})["t"] == "ok", "people still talk")
        p.close()
        for end in (server.kill, server.stop):
            end()
            server.start()
            must(pages(server, p) == before, f"the same pages after {end.__name__}")
            again = Player(server, p.link, p.cookie)
            again.hear_until(lambda m: m["t"] == "chat" and m["text"] == "well played")
            must(again.table["you"] == 0 and [c["text"] for c in again.chats] == ["good luck", "well played"], "seat and chat")
            while len(again.news) < news:
                again.hear()
            must(again.view["places"] == view["places"] and again.view["result"] == view["result"], "the same end")
            must(again.say({"t": "undo"})["t"] == "no", "over is over")
            again.close()
        must(server.stop() == 0, "stopped")


def it_can_be_gone_on_from(orrery):
    with Server(orrery, config=QUICK) as server:
        p = finished_match(server)
        must(until(lambda: is_recorded(server, p.link)), "recorded")
        p.close()
        status, _, made = post(server, f"/api/tables/{p.link}/on", {"at": 3, "seat": 0, "level": "easy", "name": "Eve"})
        must(status == 201 and server.ask("GET", f"/api/tables/{made['link']}")[2]["state"] == "playing", f"{status} {made}")


def statistics(server):
    return server.ask("GET", "/api/stats")[2]


def statistics_outlive_their_matches(orrery):
    """Counted once, whatever happens to the server, and still there when the match has gone."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(orrery, store=os.path.join(folder, "store"), config=QUICK + "keep_finished = 2 seconds\n")
        p = finished_match(server)
        before = statistics(server)
        must(before[0]["matches"] == 1, f"{before}")
        p.close()
        server.kill()
        server.start()
        must(until(lambda: statistics(server) == before), f"{statistics(server)}")
        must(until(lambda: "table-dropped" in server.said(), 30), "it expires")
        must(until(lambda: server.ask("GET", f"/api/tables/{p.link}")[0] == 404), "it is gone")
        left = ("SELECT (SELECT count(*) FROM entry WHERE tab = ?1) + (SELECT count(*) FROM kept WHERE tab = ?1)"
                " + (SELECT count(*) FROM tab WHERE tab = ?1)")
        must(until(lambda: rows(server, left, p.link) == [(0,)]), "nothing of it is left")
        must(server.stop() == 0, "stopped")
        server.start()
        must(statistics(server) == before, "the statistics are")
        must(server.stop() == 0, "stopped")


def what_was_brought_does_not_count(orrery):
    """Whoever brings a match may know its deal, or bring its last moves only: it is played and recorded, and left out of the tallies."""
    with tempfile.TemporaryDirectory() as folder:
        server, record = Server(orrery, store=os.path.join(folder, "store"), config=QUICK), os.path.join(folder, "alone")
        subprocess.run([orrery, "play", "earth-gambit", "--seats", "3", "--pace", "0"], input=f"save {record}\nquit\n", text=True,
                       capture_output=True, check=True)
        with open(record, encoding="utf8") as f:
            status, pairs, made = post(server, "/api/records", {"record": f.read(), "seat": 0, "level": "easy", "name": "Eve"})
        must(status == 201, f"{status} {made}")
        p = Player(server, made["link"], cookie_of(pairs))
        p.play_to_the_end()
        must(until(lambda: is_recorded(server, p.link)), "it becomes a record like any other")
        must(until(lambda: metric(server, "snapshots_total") > 0), "counted")
        snapshots = metric(server, "snapshots_total")
        must([statistics(server) for _ in range(20)] == [[]] * 20, f"{statistics(server)}")
        must(metric(server, "snapshots_total") == snapshots, f"it is not kept again and again: {snapshots}")
        p.close()
        server.kill()
        server.start()
        other = finished_match(server)
        must(until(lambda: is_recorded(server, other.link)), "recorded")
        must([t["matches"] for t in statistics(server)] == [1], f"only the other one counts: {statistics(server)}")
        must(server.stop() == 0, "stopped")


def nobody_came(orrery):
    """A table that waits and is not visited goes; one with a visitor and one in play stay."""
    with Server(orrery, config=QUICK + "keep_gathering = 3 seconds\n") as server:
        lonely, _ = make_table(server, "earth-gambit", 3)
        code, cookie = make_table(server, "earth-gambit", 3)
        visited = Player(server, code, cookie)
        playing_code, playing_cookie = make_table(server, "earth-gambit", 3, "easy")
        playing = Player(server, playing_code, playing_cookie)
        playing.start()
        playing.close()
        must(until(lambda: "table-dropped" in server.said(), 40), "one of them goes")
        time.sleep(4)
        must(lonely[:6] in server.said() and lonely not in server.said() and server.ask("GET", f"/api/tables/{lonely}")[0] == 404, "the lonely one")
        must(server.ask("GET", f"/api/tables/{playing_code}")[2]["state"] == "playing", "a match that runs stays")
        must(visited.say({"t": "chat", "text": "hello?"})["t"] == "ok", "somebody waits there")
        visited.close()


def a_visit_counts(orrery):
    """Somebody only looks, again and again: the match stays as long as they come."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(orrery, store=os.path.join(folder, "store"), config=QUICK + "keep_finished = 6 seconds\n")
        p = finished_match(server)
        must(until(lambda: is_recorded(server, p.link)), "recorded")
        p.close()
        for i in range(5):
            time.sleep(2)
            must(server.ask("GET", f"/api/tables/{p.link}/record")[0] == 200, f"visit {i}")
            if i == 3:
                must(until(lambda: resting(server) == 1), "at rest")
                server.kill()           # the visits are in the store too
                server.start()
        must(until(lambda: server.ask("GET", "/metrics")[2].count("tables_dropped_total 1\n") == 1, 40), "then it goes")
        must(server.stop() == 0, "stopped")


def clocks_may_jump(orrery):
    """Somebody sets the clock a year ahead: nothing expires."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(orrery, store=os.path.join(folder, "store"), config=QUICK)
        p = finished_match(server)
        must(until(lambda: is_recorded(server, p.link)), "recorded")
        p.close()
        must(server.stop() == 0, "stopped")
        library = jump_library(folder)
        if not library:
            print("clocks_may_jump: there is no compiler here, so the clock stays as it is")
            return
        server.config = QUICK + "keep_finished = 30 days\n"
        server.environment = {"LD_PRELOAD": library, "JUMP_AFTER": "2", "JUMP_BY": str(400 * 24 * 3600),
                              "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0"}
        server.start()
        must(until(lambda: "clock-jumped" in server.said(), 30), "the server notices")
        time.sleep(2)
        must(server.ask("GET", f"/api/tables/{p.link}")[0] == 200 and "table-dropped" not in server.said(), "nothing is dropped")
        must(server.stop() == 0, "stopped")


JUMP = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>
int clock_gettime(clockid_t id, struct timespec *t)
{
    static int (*real)(clockid_t, struct timespec *);
    static time_t begun;
    if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    const int code = real(id, t);
    if (id != CLOCK_REALTIME) return code;
    if (!begun) begun = t->tv_sec;
    if (t->tv_sec - begun >= atoi(getenv("JUMP_AFTER"))) t->tv_sec += atol(getenv("JUMP_BY"));
    return code;
}
#include <sys/time.h>
int gettimeofday(struct timeval *restrict v, void *restrict zone)
{
    struct timespec t;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &t);
    v->tv_sec = t.tv_sec;
    v->tv_usec = t.tv_nsec / 1000;
    return 0;
}
"""


def jump_library(folder):
    source, library = os.path.join(folder, "jump.c"), os.path.join(folder, "jump.so")
    with open(source, "w", encoding="utf-8") as f:
        f.write(JUMP)
    return library if os.system(f"cc -shared -fPIC -o {library} {source} -ldl 2>/dev/null") == 0 else None


def resting(server):
    return int(re.search(r"^orrery_tables_resting (\d+)$", server.ask("GET", "/metrics")[2], re.M).group(1))


def a_match_at_rest(server):
    """A match over days whose person has gone: it runs, though nobody is there and it lies in the store."""
    code, cookie = make_table(server, "earth-gambit", 3, "easy", pace="days")
    p = Player(server, code, cookie)
    p.start()
    while not p.is_asked():
        p.hear()
    p.close()
    before = resting(server)
    must(until(lambda: resting(server) > before), "it rests")
    return p


def the_oldest_gives_way(orrery):
    with Server(orrery, config=QUICK + "tables = 5\n") as server:
        running = a_match_at_rest(server)
        over = finished_match(server)
        must(until(lambda: is_recorded(server, over.link)), "recorded")
        over.close()
        must(until(lambda: resting(server) == 2), "it rests too")
        waiting = [make_table(server, "earth-gambit", 3)[0]]
        code, cookie = make_table(server, "earth-gambit", 3)
        visited = Player(server, code, cookie)
        waiting.append(make_table(server, "earth-gambit", 3)[0])
        status = [201]

        def full():
            status[0], _, body = post(server, "/api/tables", {"game": "earth-gambit", "seats": 3, "name": "B"})
            return status[0] == 201
        must(until(full, 60), f"once something is idle, there is room: {status}")
        must(server.ask("GET", f"/api/tables/{over.link}")[0] == 404, "the one used least recently gave way")
        for _ in range(2):
            must(until(full, 60), "again")
        must([server.ask("GET", f"/api/tables/{w}")[0] for w in waiting] == [404, 404], "then those that waited")
        must(server.ask("GET", f"/api/tables/{running.link}")[2]["state"] == "playing", "the match that runs is there")
        must(visited.say({"t": "chat", "text": "here"})["t"] == "ok", "and the table somebody is at")
        visited.close()


def only_running_matches(orrery):
    with Server(orrery, config=QUICK + "tables = 2\n") as server:
        code = [a_match_at_rest(server).link for _ in range(2)][0]
        status, _, body = server.ask("POST", "/api/tables", {"game": "earth-gambit", "seats": 3, "name": "B"})
        must(status == 503 and "no room" in body["why"], f"{status} {body}")
        must(server.ask("GET", f"/api/tables/{code}")[2]["state"] == "playing", "nobody's match has gone")


def snapshots(orrery):
    """A table where much has happened: it is kept every so often, and comes back the same after a kill at any moment."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(orrery, store=os.path.join(folder, "store"), config=QUICK)
        code, cookie = make_table(server, "earth-gambit", 4, {"2": "easy", "3": "easy"})
        _, other = sit(server, code, "Berta")
        p, q = Player(server, code, cookie), Player(server, code, other)
        p.start()
        while not (p.view and q.view):
            (p if not p.view else q).hear()
        for i in range(600):
            p.say({"t": "mute", "seat": 1, "on": i % 2 == 0}, wait=i % 100 == 99)
        must(p.say({"t": "mute", "seat": 2, "on": True})["t"] == "ok", "the last one")
        kept = rows(server, "SELECT seq FROM kept WHERE tab = ?", code)
        must(kept and kept[0][0] >= 512, f"kept up to {kept}")
        must(entries(server, code) > 600, "a match that runs keeps its entries")
        server.kill()
        server.start()
        again = Player(server, code, cookie)
        must(again.table["mutes"] == [2], f"{again.table['mutes']}")
        again.close()
        server.kill()
        rows(server, "UPDATE kept SET sum = sum + 1 WHERE tab = ?", code)
        server.start()
        again = Player(server, code, cookie)
        must(again.table["mutes"] == [2], "from its entries, if the snapshot is spoilt")
        must("snapshot-unreadable" in server.said(), "the log says so")
        again.close()
        must(server.stop() == 0, "stopped")
        rows(server, "DELETE FROM entry WHERE tab = ? AND seq < 100", code)
        server.start()
        again = Player(server, code, cookie)
        must(again.table["mutes"] == [2], "from its snapshot, if entries are gone")
        again.close()
        must(server.stop() == 0, "stopped")


def restless(orrery):
    """Somebody pledges again and again at a table that waits: the store does not fill up with it."""
    with Server(orrery, config=QUICK + "snapshot = 64\n") as server:
        code, cookie = make_table(server, "earth-gambit", 3)
        p = Player(server, code, cookie)
        for i in range(1000):
            p.say({"t": "pledge", "pledge": f"{i:064x}"}, wait=i % 50 == 49)
        must(until(lambda: entries(server, code) < 128), f"{entries(server, code)} entries")
        p.close()


def older_store(orrery):
    """A store as version 1 wrote it: matches go on, finished ones are counted once and become records."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(orrery, store=os.path.join(folder, "store"), config=QUICK)
        code, cookie = make_table(server, "earth-gambit", 3, "easy")
        p = Player(server, code, cookie)
        p.start()
        while not p.is_asked():
            p.hear()
        must(p.answer()["t"] == "ok", "an answer")
        while not p.is_asked():
            p.hear()
        view = p.view
        server.kill()
        entries = rows(server, "SELECT tab, seq, version, at, bytes FROM entry")
        server.store = os.path.join(folder, "old")
        store_of_version_1(server.store, [*entries, ("endings", 0, 1, 5, b"zzzzzz earth-gambit 3 1 40 60 Aliens")])
        server.start()
        must(statistics(server)[0]["matches"] == 1, "what was counted is counted")
        again = Player(server, code, cookie)
        while not again.is_asked():
            again.hear()
        must(again.view["legal"] == view["legal"] and again.view["places"] == view["places"], "the same question")
        again.play_to_the_end()
        must(until(lambda: is_recorded(server, code)), "and a record at the end")
        must(until(lambda: statistics(server)[0]["matches"] == 2), "counted")
        again.close()
        must(server.stop() == 0, "stopped")
        must(rows(server, "SELECT value FROM meta WHERE name = 'schema'") == [("2",)], "brought up to date")


def main():
    cases = Cases()
    cases.together([(case.__name__, case, sys.argv[1]) for case in (
        a_match_becomes_a_record, it_can_be_gone_on_from, statistics_outlive_their_matches, what_was_brought_does_not_count, nobody_came,
        a_visit_counts, clocks_may_jump, the_oldest_gives_way, only_running_matches, snapshots, restless,
        *([] if ON_POSTGRES else [older_store]))])
    cases.end()


main()
