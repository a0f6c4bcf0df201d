"""Sweeps and leagues in threads: the result does not depend on their number, and says what the other ways say."""
import os
import re

import pytest

import orrery
import orrery.ray

VARY, TARGETS = ["setup:5:red=6..8", "reshuffle"], ["sides=25..40%", "turns=10..30"]


def test_a_sweep_does_not_depend_on_threads():
    one, three = (orrery.ray.sweep("earth-gambit", VARY, TARGETS, games=6, keep=2, threads=n) for n in (1, 3))
    assert one == three and one.text.startswith("Earth Gambit: Light, 5 players")
    found = one.found()
    assert found["settings"] == 6 and found["again"] == 24 and len(found["first_look"]) == 6
    assert 2 <= len(found["measured"]) <= 3 and found["measured"][0]["front"]


def test_a_known_best_is_found():
    found = orrery.ray.sweep("earth-gambit", ["turn_limit=1000,50,20"], ["nobody=75..100%"], games=20, threads=2).found()
    assert found["measured"][0]["setting"] == "turn_limit=20" and found["measured"][0]["met"]


@pytest.mark.parametrize("vary, targets, says", [
    (["talk=on"], TARGETS, "has no option 'talk'"), ([], TARGETS, "something to vary"), (VARY, [], "needs a target"),
    (VARY, ["turns=40..20"], "ends before it begins"), (VARY, ["sides=1..200%"], "shares end at 100%")])
def test_a_sweep_refuses(vary, targets, says):
    with pytest.raises(orrery.Error, match=says):
        orrery.ray.sweep("earth-gambit", vary, targets, threads=1)


def test_a_league_is_its_arenas():
    def first(turn):
        return turn.legal[0]
    players = {"script": "script", "random": "random", "first": first}
    one, three = (orrery.ray.league("earth-gambit", players, deals=6, threads=n) for n in (1, 3))
    assert one == three and one.json() == three.json()
    assert one.table["script"]["random"] == orrery.arena("script", "random", 6, game="earth-gambit")
    assert one.ranking()[0][0] == "script" and set(one.table["first"]) == {"script", "random"}
    with pytest.raises(orrery.Error, match="needs players"):
        orrery.ray.league("earth-gambit", {"first": first}, threads=1)


def test_the_page_runs():
    page = os.path.join(os.path.dirname(__file__), "..", "..", "docs", "develop", "many-machines.md")
    with open(page, encoding="utf-8") as f:
        (block,) = re.findall(r"```python\n(.*?)```", f.read(), re.S)
    names = {}
    exec(block.replace("games=100", "games=5").replace("deals=20", "deals=3"), names)
    assert names["table"].ranking()[-1][0] == "random" and len(names["found"].found()["first_look"]) == 5
