"""games.py ORRERY - for each ruleset a whole game over WebSockets: one scripted person, bots in the other seats, and a
watcher who never learns a hidden card. All run at once on one server, each in a thread."""
import sys
import threading

from host import Cases, Server, must
from player import Player, make_table

# game, seats, level of the bots, options that keep a game short
GAMES = [
    ("earth-gambit", 5, "normal", {}),
    ("mars-vs-earth-1e", 4, "normal", {"max_rounds": "2"}),
    ("mars-vs-earth-2e", 4, "normal", {"max_rounds": "2"}),
    ("onward-to-venus", 3, "easy", {}),
    ("martians", 2, "easy", {"turn_cap": "20"}),
]


def whole_game(server, game, seats, level, options):
    link, cookie = make_table(server, game, seats, level, options=options)
    person, watcher = Player(server, link, cookie), Player(server, link)
    must(person.table["you"] == 0 and watcher.table["you"] is None, "who is who")
    must(person.table["state"] == "gathering" and person.table["secret"] is None, "not dealt yet")
    commitment = person.table["commitment"]
    person.start()
    own = person.play_to_the_end()
    must(own > 0, "the person was never asked")
    must(person.view["result"]["outcome"], "a result")
    while not (watcher.view and watcher.view["over"] and watcher.table["state"] == "over"):
        watcher.hear()
    must(watcher.view["legal"] == [] and watcher.view["question"] is None, "a watcher is never asked")
    while person.table["state"] != "over":
        person.hear()
    must(person.table["commitment"] == commitment and person.table["secret"], "the key is opened at the end")
    numbers = [e["at"] for e in person.news]
    must(numbers == sorted(numbers) and person.news, "events in order")
    after_the_end(server, link, person)
    person.close()
    watcher.close()


def after_the_end(server, link, person):
    status, _, check = server.ask("GET", f"/api/tables/{link}/check")
    must(status == 200 and check["ok"], f"check: {check}")
    status, _, record = server.ask("GET", f"/api/tables/{link}/record")
    must(status == 200 and record.startswith("orrery-record 2"), "record")
    status, _, replay = server.ask("GET", f"/api/tables/{link}/replay?eyes=all")
    must(status == 200 and replay["n"] == person.view["answers"], "replay")
    status, _, last = server.ask("GET", f"/api/tables/{link}/replay/{replay['n']}?eyes=0")
    must(status == 200 and last["view"]["over"], "the last page of the replay")
    status, _, told = server.ask("GET", f"/api/tables/{link}/replay/told?eyes=0")
    must(status == 200 and told["news"] == [e for e in person.news if e["rule"] != "-"], "told again as it was told")
    must(server.ask("GET", f"/api/tables/{link}/replay/999999?eyes=all")[0] in (404, 409), "beyond the end")
    must(server.ask("GET", f"/api/tables/{link}/stats")[0] == 200, "statistics of the match")
    reply = person.say({"t": "answer", "question": 1, "a": [0, 0, 0, 0]})
    must(reply["t"] == "no", "an answer after the end")


def main():
    cases = Cases()
    with Server(sys.argv[1], config="window = 100\n") as server:
        threads = [threading.Thread(target=cases.run, args=(game[0], whole_game, server, *game)) for game in GAMES]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        _, _, stats = server.ask("GET", "/api/stats")
        cases.run("statistics of the server", must, sorted(s["game"] for s in stats) == sorted(g[0] for g in GAMES), "each game once")
    cases.end()


main()
