"""Batch and arena: what they promise about many matches."""
import threading

import numpy as np
import pytest

import orrery

ALL = orrery.games()


@pytest.mark.parametrize("id", ALL)
def test_rows_say_what_is_so(id):
    batch = orrery.Batch(id, 40, rows=["features", "views", "mask", "lit", "scores"], seed=3)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(60):
        assert batch.count.min() > 0 and batch.actor.max() < batch.seats
        for i in (0, 17, 39):
            ids = batch.legal[i, :batch.count[i]]
            assert len(set(ids)) == len(ids) and sorted(ids) == list(batch.mask[i].nonzero()[0])
            lit = batch.lit[i, :batch.n_lit[i]]
            assert sorted(lit) == list(batch.features[i].nonzero()[0])
            assert (batch.features[i][lit] == batch.light[i, :batch.n_lit[i]]).all()
        batch.step((rng.random(40) * batch.count).astype(np.int32))
        ended += int((batch.done > 0).sum())
    with pytest.raises(ValueError, match="read-only"):
        batch.features[0, 0] = 1                             # a step clears only what it wrote
    assert batch.matches == ended
    assert 0 < batch.answers <= 40 * 60


def test_threads_change_nothing():
    def run(threads):
        batch = orrery.Batch("mars-vs-earth-2e", 100, rows="features", seed=9, threads=threads, plays={1: "normal"})
        rng, sums = np.random.default_rng(2), []
        for _ in range(40):
            batch.step((rng.random(100) * batch.count).astype(np.int32))
            sums.append((int(batch.actor.sum()), int(batch.count.sum()), int(batch.features.sum(dtype=np.int64))))
        return sums
    assert run(1) == run(2) == run(3)


def test_bots_sit_where_they_should():
    batch = orrery.Batch("earth-gambit", 20, seats=4, plays=["easy", None, "normal", None])
    for _ in range(50):
        assert set(batch.actor) <= {1, 3}
        batch.step([0] * 20)
    with pytest.raises(orrery.Error, match="yours"):
        orrery.Batch("earth-gambit", 4, seats=2, plays=["easy", "easy"])
    with pytest.raises(orrery.Error, match="entries"):
        orrery.Batch("earth-gambit", 4, seats=3, plays=["easy"])


def test_a_wild_choice_changes_nothing():
    batch = orrery.Batch("earth-gambit", 8)
    before = batch.legal.copy()
    for wild in ([0] * 7 + [999], [-1] + [0] * 7):
        with pytest.raises(orrery.Error, match="Row"):
            batch.step(wild)
    for wrong in ([0] * 7, np.zeros(9, np.int32)):
        with pytest.raises(orrery.Error, match="8 numbers"):
            batch.step(wrong)
    with pytest.raises(orrery.Error, match="No row"):
        orrery.Batch("earth-gambit", 8, rows=["nonsense"])
    assert (batch.legal == before).all() and batch.answers == 0


def test_two_threads_cannot_step_one_batch():
    batch = orrery.Batch("martians", 512, seats=3)
    choice, said = np.zeros(512, np.int32), []

    def work():
        for _ in range(60):
            try:
                batch.step(choice)
                said.append(None)
            except orrery.Error as why:
                said.append(str(why))

    threads = [threading.Thread(target=work) for _ in range(3)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert len(said) == 180 and said.count(None) >= 60
    assert {s for s in said if s} <= {"Another thread is stepping this batch."}


def test_arena_is_the_programs_arena():
    """A policy that does what a bot does has the bot's figures: same deals, same tables, same intervals."""
    game = orrery.Game("earth-gambit")
    bot = orrery.arena("easy", "normal", 12, game=game, seats=4, seed="py")
    assert bot.deals == 12 and bot.share.low <= bot.share.value <= bot.share.high and set(bot.sides) == set(game.sides)

    first = orrery.arena(lambda turn: turn.legal[0] if turn.asked else game.silence, "easy", 10, game=game, seats=4)
    again = orrery.arena(lambda turn: turn.legal[0] if turn.asked else game.silence, "easy", 10, game=game, seats=4, threads=2)
    assert first == again
    assert abs(first.gain.value - (first.share.value - first.fair.value)) < 1e-9


def test_a_policy_sees_what_a_match_shows():
    seen = []

    def policy(turn):
        assert len(turn.features) == game.n_features and len(turn.view) == game.view_size and 0 <= turn.seat < turn.seats
        seen.append(turn.seat)
        return turn.legal[-1]

    game = orrery.Game("onward-to-venus")
    orrery.arena(policy, "easy", 1, game=game, seats=3)
    assert set(seen) == {0, 1, 2}


def test_a_policy_that_fails_says_so():
    def breaks(turn):
        raise KeyError("my own mistake")
    with pytest.raises(KeyError, match="my own mistake"):
        orrery.arena(breaks, game="earth-gambit", deals=2)
    with pytest.raises(orrery.Refused, match="not in its list"):
        orrery.arena(lambda turn: 0 if 0 not in turn.legal else 1, game="martians", deals=2)
    orrery.arena("easy", "easy", 2, game="earth-gambit")
