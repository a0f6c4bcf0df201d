"""Game, Match, Bot, records, scenarios: what the package promises about one match."""
import copy
import os
import pickle
import subprocess
import sys
import threading

import pytest

import orrery

ALL = orrery.games()


def play(match, most=10**9, seed=1):
    import random
    dice = random.Random(seed)
    for _ in range(most):
        if match.over:
            break
        seat = dice.choice(match.asked)
        match.apply(seat, dice.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("id", ALL)
def test_a_match_plays_to_its_end(id):
    match = play(orrery.Match(id, seed=3), orrery.Game(id).longest)
    assert match.over and not match.asked
    end = match.result()
    assert set(end.winners) <= set(range(match.seats)) and end.outcome
    orrery.verify(match.record())
    assert orrery.from_record(match.record()).fingerprint == match.fingerprint


@pytest.mark.parametrize("id", ALL)
def test_actions_are_numbers_and_words(id):
    match = play(orrery.Match(id), 10)
    for seat in match.asked:
        for action in match.legal(seat):
            words = match.words(seat, action)
            assert match.id_of(seat, words) == action
            assert match.why_not(seat, action) is None and match.why_not(seat, words) is None
            assert match.label(seat, action)
    assert match.game.words(match.game.silence, 0, match.seats) == "silence"


def test_the_same_seed_is_the_same_match():
    a, b, other = (play(orrery.Match("martians", 3, seed), 40) for seed in (5, 5, 6))
    assert a.fingerprint == b.fingerprint != other.fingerprint


def test_refusals_are_sentences_and_change_nothing():
    match = orrery.Match("earth-gambit", 5)
    seat, = match.asked
    before = match.fingerprint
    with pytest.raises(orrery.Refused, match="asked"):
        match.apply((seat + 1) % 5, match.legal(seat)[0])
    with pytest.raises(orrery.Refused):
        match.apply(seat, "play nonsense")
    with pytest.raises(orrery.Refused, match="Silence"):
        match.apply(seat, match.game.silence)
    with pytest.raises(orrery.Error, match="below"):
        match.apply(seat, match.game.n_actions)
    with pytest.raises(orrery.Error):
        match.apply(seat, -1)
    with pytest.raises(IndexError, match="0 to 4"):
        match.legal(5)
    with pytest.raises(TypeError):
        match.apply(seat)
    legal = set(match.legal(seat))
    barred = next(a for a in range(match.game.n_actions - 1) if a not in legal)
    assert match.why_not(seat, barred).endswith(".")
    assert match.fingerprint == before


def test_an_old_list_is_worth_nothing():
    """What stood in the last list is refused once the match has gone on, was taken back or was played out."""
    match = orrery.Match("onward-to-venus", 3)
    seat = match.asked[0]
    old = match.legal(seat)
    match.apply(seat, match.words(seat, old[0]))
    for action in old:
        if seat not in match.asked or action not in match.copy().legal(seat):
            with pytest.raises(orrery.Refused):
                match.apply(seat, action)
    match.playout(1)
    with pytest.raises(orrery.Refused):
        match.apply(seat, old[0])


def test_boxes_are_checked():
    with pytest.raises(orrery.Error, match="no game"):
        orrery.Game("chess")
    with pytest.raises(orrery.Error, match="talk|option"):
        orrery.Game("mars-vs-earth-2e", {"nonsense": "on"})
    with pytest.raises(orrery.Error):
        orrery.Match("earth-gambit", 1)
    with pytest.raises(orrery.Error, match="no bot|No bot"):
        orrery.Bot("earth-gambit", "genius")
    with pytest.raises(orrery.Error, match="every card"):
        orrery.Bot("earth-gambit", "cheat")


def test_options_count():
    game = orrery.Game("earth-gambit", {"special_abilities": "on"})
    assert game.options["special_abilities"] == "on" and "special_abilities" in repr(game)
    match = play(orrery.Match(game, 5), 20)
    again = pickle.loads(pickle.dumps(match))
    assert again.game.options == game.options and again.fingerprint == match.fingerprint
    with pytest.raises(orrery.Error, match="other options"):
        orrery.from_record(match.record(), orrery.Game("earth-gambit"))


@pytest.mark.parametrize("id", ALL)
def test_copies_go_their_own_ways(id):
    match = play(orrery.Match(id), 25)
    for twin in (match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin.fingerprint == match.fingerprint and twin.answers == match.answers
        assert bytes(twin.features(0)) == bytes(match.features(0))
        before = match.fingerprint
        play(twin, 10)
        assert match.fingerprint == before


def test_undo():
    match = orrery.Match("onward-to-venus", 3)
    for _ in range(200):
        before, row = match.fingerprint, bytes(match.features(0))
        seat = match.asked[0]
        match.apply(seat, match.legal(seat)[-1])
        if match.over:
            break
        try:
            match.undo()
        except orrery.Refused as why:
            assert str(why)
            continue
        assert match.fingerprint == before and bytes(match.features(0)) == row
        return
    pytest.fail("nothing could be taken back")


@pytest.mark.parametrize("id", ALL)
def test_imagined_matches_look_the_same_and_know_no_more(id):
    match = play(orrery.Match(id, seed=4), 10)
    seat = match.asked[0]
    worlds = [match.imagine(seat, seed) for seed in range(8)]
    for world in worlds:
        assert world.imagined and world.observe(seat) == match.observe(seat)
        assert bytes(world.features(seat)) == bytes(match.features(seat))
        assert world.legal(seat) == match.legal(seat)
        assert world.events(seat) == match.events(seat)
        for refused in (world.record, world.undo):
            with pytest.raises(orrery.Refused):
                refused()
        play(world, match.game.longest)
        assert world.over
    assert len({w.fingerprint for w in worlds}) > 1


@pytest.mark.parametrize("id", ALL)
def test_a_seat_is_told_only_what_it_may_hear(id):
    match = play(orrery.Match(id, seed=9), 60)
    mine, theirs, watching = match.events(0), match.events(1), match.events(None)
    assert len(mine) == len(theirs) == len(watching) > 0
    assert [e.kind for e in mine] == [e.kind for e in watching]
    told = match.history(0)
    assert told.shape == (len(mine), 8)
    assert [match.game.event_kinds[k] for k in told[:, 0]] == [e.kind for e in mine]
    assert match.events(0, len(mine) - 1) == mine[-1:]


@pytest.mark.parametrize("id", ALL)
def test_what_a_seat_sees(id):
    match = play(orrery.Match(id), 10)
    seat = match.asked[0]
    view = match.view(seat)
    assert view["seat"] == seat and match.view(None)["seat"] is None
    assert len(match.observe(seat)) == match.game.view_size
    assert len(match.features(seat)) == match.game.n_features == len(match.game.columns())
    assert max(match.features(seat)) <= 127
    assert list(match.mask(seat).nonzero()[0]) == sorted(match.legal(seat))
    assert match.prompt(seat) and match.board(seat) and match.svg(seat).startswith("<svg")
    assert match._repr_svg_() == match.svg(None)
    for fact in match.facts(seat):
        assert isinstance(fact.number, int) and fact.word
    with pytest.raises(orrery.Error, match="bytes"):
        match.features(seat, bytearray(3))


def test_beliefs_are_shares():
    match = play(orrery.Match("earth-gambit", 6), 10)
    for one in match.beliefs(2):
        assert set(one) == set(match.game.sides) and abs(sum(one.values()) - 1) < 0.01
    assert orrery.Match("onward-to-venus").beliefs(0) is None


@pytest.mark.parametrize("id", ALL)
def test_bots_play(id):
    match = orrery.Match(id, seed=2)
    easy, normal = orrery.Bot(id, "easy"), orrery.Bot(id, "normal")
    for k in range(40):
        if match.over:
            break
        seat = match.asked[0]
        action = (easy, normal)[seat % 2].choose(match, seat, k)
        assert action == (easy, normal)[seat % 2].choose(match, seat, k)
        match.apply(seat, action)
    rated = normal.rate(match, match.asked[0]) if not match.over else None
    if rated is not None:
        assert [a for a, _ in rated] == match.legal(match.asked[0])


def test_a_teacher_has_opinions():
    match = play(orrery.Match("earth-gambit", 4, 8), 8)
    seat = match.asked[0]
    bot = orrery.Bot(match.game, "hard", iterations=20)
    opinions, reason = bot.opinions(match, seat)
    assert {o.action for o in opinions} <= set(match.legal(seat)) and opinions
    assert reason is None or reason.endswith(".")
    assert bot.choose(match, seat) in match.legal(seat)
    assert ("greedy" in dict(orrery.bots(match.game)))
    with pytest.raises(orrery.Error, match="other"):
        orrery.Bot("martians").choose(match, seat)


def test_scenarios():
    file = os.path.join(os.path.dirname(__file__), "..", "games", "earth_gambit", "cancel_science.scenario")
    with open(file, encoding="utf-8") as f:
        found = orrery.scenario(f.read())
    assert found.passed > 0 and found.failed == 0 and found.failures == []
    broken = orrery.scenario("game earth-gambit seats=5\nnonsense\n")
    assert broken.failures and broken.failures[0][4]
    assert "hand" in orrery.vocabulary("earth-gambit")


def test_records_that_lie_are_refused():
    text = play(orrery.Match("earth-gambit", 5)).record()
    with pytest.raises(orrery.Error):
        orrery.verify(text.replace("seats 5", "seats 6"))
    with pytest.raises(orrery.Error, match="line"):
        orrery.from_record("hello")
    with pytest.raises(orrery.Error, match="not of"):
        orrery.from_record(text, orrery.Game("martians"))


def test_matches_on_threads():
    """Every thread has its own matches, one is looked at by all; bots think without the lock."""
    shared, wrong = play(orrery.Match("earth-gambit", 5), 10), []
    seat = shared.asked[0]
    row, bot = bytes(shared.features(seat)), orrery.Bot("earth-gambit", "normal")
    said = bot.choose(shared, seat)

    def work(seed):
        own = play(orrery.Match("earth-gambit", 5, seed), seed=seed)
        if own.fingerprint != play(orrery.Match("earth-gambit", 5, seed), seed=seed).fingerprint:
            wrong.append("a match of its own")
        for _ in range(50):
            if bytes(shared.features(seat)) != row or bot.choose(shared, seat) != said:
                wrong.append("the shared match")

    threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not wrong


def test_other_cards():
    """A card set from a folder: the match, its copies and its record have it."""
    sets = os.path.join(os.path.dirname(__file__), "..", "sets", "earth_gambit")
    game = orrery.Game("earth-gambit", set=os.path.join(sets, sorted(os.listdir(sets))[0]))
    match = play(orrery.Match(game, 5), 10)
    assert pickle.loads(pickle.dumps(match)).fingerprint == match.fingerprint
    assert orrery.from_record(match.record(), game).fingerprint == match.fingerprint
    with pytest.raises(orrery.Error, match="set"):
        orrery.from_record(match.record())
    with pytest.raises(orrery.Error, match="csv"):
        orrery.Game("earth-gambit", set={"nonsense.csv": ""})


def test_it_works_without_numpy():
    code = """if True:
        import sys
        sys.modules["numpy"] = None
        import orrery
        match = orrery.Match("earth-gambit", 5)
        assert isinstance(match.features(0), bytearray) and len(match.history(0)) % 8 == 0
        batch = orrery.Batch("earth-gambit", 4, rows=["features", "lit", "scores"])
        for _ in range(30):
            batch.step([n - 1 for n in batch.count])
        assert batch.legal.shape == (4, 256) and max(batch.features.tobytes()) <= 127
        orrery.arena(lambda turn: turn.legal[0], "easy", 1, game="martians", seats=2)
    """
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_version_is_the_projects():
    from importlib.metadata import version
    assert version("orrery-games")
