"""lessons.py ORRERY - lessons over HTTP: every one can be walked through, a walk is its answers, and bad requests change nothing."""
import sys

from host import Cases, Server, must
from player import post


def walk(server, lesson, done, **more):
    body = {"hash": lesson["hash"], "done": " ".join(done), **more}
    return post(server, f"/api/lessons/{lesson['game']}/{lesson['number']}", body)


def here(server, lesson, done, **more):
    status, _, body = walk(server, lesson, done, **more)
    must(status == 200, f"{lesson['game']} {lesson['number']}: {status} {body}")
    return body


def all_of(server):
    status, _, lessons = server.ask("GET", "/api/lessons")
    must(status == 200 and len(lessons) >= 26, f"{status} {lessons}")
    return lessons


def every_lesson(server):
    """Show after show leads to the end; the same answers in one request lead to the same place."""
    for lesson in all_of(server):
        status, _, book = server.ask("GET", f"/api/lessons/{lesson['game']}/{lesson['number']}/book")
        must(status == 200 and book["game"] == lesson["game"] and book["seats"] == lesson["seats"], f"{status}")
        done, state = [], here(server, lesson, [])
        must(state["verdict"] == "here" and state["view"]["seat"] == lesson["you"], str(state)[:200])
        while state["now"]["question"] != "end":
            word = state["now"]["show"]
            state = here(server, lesson, done, **{"try": word})
            must(state["verdict"] == "taken", f"{lesson['game']} {lesson['number']}: {word} {state['verdict']}")
            done.append(word)
        again = here(server, lesson, done)
        must(again["now"] == state["now"] and again["view"] == state["view"], "the same answers, the same place")


def nothing_moves(server):
    """A wrong answer, one that is only shown and a refused one leave the position as it is."""
    lesson = all_of(server)[0]
    first = here(server, lesson, [])
    right = first["now"]["show"]
    seen = set()
    for done in ([], [right]):
        before = here(server, lesson, done)
        for legal in before["view"]["legal"]:
            tried = here(server, lesson, done, **{"try": ".".join(map(str, legal["a"]))})
            seen.add(tried["verdict"])
            if tried["verdict"] != "taken":
                must(tried["view"] == before["view"] and tried["now"] == before["now"], f"{legal['text']} moved something")
    must(seen == {"taken", "not-this", "shown"}, str(seen))
    refused = here(server, lesson, [], **{"try": "21.2.0.0"})
    must(refused["verdict"] == "refused" and refused["rule"] == "EG-25" and refused["why"], str(refused)[:200])
    asked = here(server, lesson, [], **{"try": right, "why": True})
    must(asked["view"] == first["view"], "asking why moves nothing")


def no_secrets(server):
    """Others' cards and Roles are no more in a view than at a table."""
    lesson = all_of(server)[0]
    view = here(server, lesson, [])["view"]
    must(all(kind == -1 for pile in view["places"]["role"][1:] for kind, *_ in pile), str(view["places"]["role"]))
    must(all(kind == -1 for pile in view["places"]["hand"][1:] for kind, *_ in pile), str(view["places"]["hand"]))


def bad_requests(server):
    lesson = all_of(server)[0]
    path = f"/api/lessons/{lesson['game']}/1"
    for body in ({}, {"hash": lesson["hash"]}, {"hash": lesson["hash"], "done": 3}, {"hash": "x", "done": ""},
                 {"hash": lesson["hash"], "done": "x"}, {"hash": lesson["hash"], "done": "0.0.0.0 " * 65},
                 {"hash": lesson["hash"], "done": "", "try": "255.255.255.255.255"}, {"hash": lesson["hash"], "done": "", "try": ""},
                 {"hash": lesson["hash"], "done": "", "more": 1}, {"hash": "0" * 16, "done": "0.0.0.0"}):
        status, _, said = post(server, path, body)
        must(status == 409 and said["why"].endswith("."), f"{body}: {status} {said}")
    for word in ("255.255.255.255", "g7", "w"):
        must(here(server, lesson, [], **{"try": word})["verdict"] == "refused", word)
    for wrong in ("/api/lessons/earth-gambit/99/book", "/api/lessons/earth-gambit/01/book", "/api/lessons/earth-gambit/0/book",
                  "/api/lessons/nothing/1/book", "/api/lessons/earth-gambit/1/secret", "/api/lessons/earth-gambit/1",
                  "/api/lessons/", "/api/lessons//", "/api/lessons/" + "x" * 300):
        must(server.ask("GET", wrong)[0] == 404, wrong)
    must(post(server, path, {"hash": lesson["hash"], "done": " " * 5000})[0] in (400, 409, 413), "too long")


def main():
    cases = Cases()
    with Server(sys.argv[1], config="posts = 1000\n") as server:
        for case in (every_lesson, nothing_moves, no_secrets, bad_requests):
            cases.run(case.__name__, case, server)
    cases.end()


main()
