"""The tests that other libraries have for environments: PettingZoo's, Gymnasium's, OpenSpiel's."""
import contextlib
import io
import random
import warnings

import numpy as np
import pytest

import orrery

ALL = orrery.games()
warnings.simplefilter("ignore")


@pytest.mark.parametrize("id", ALL)
def test_pettingzoo(id):
    from pettingzoo.test import api_test, seed_test
    from orrery import aec
    make = lambda **named: aec.env(game=id, **named)
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(make(), num_cycles=150)
        seed_test(make, num_cycles=60)


@pytest.mark.parametrize("id", ALL)
def test_pettingzoo_in_parallel(id):
    from pettingzoo.test import parallel_api_test
    from orrery import parallel
    with contextlib.redirect_stdout(io.StringIO()):
        parallel_api_test(parallel.env(game=id), num_cycles=60)


@pytest.mark.parametrize("id", ALL)
def test_pettingzoo_performance_benchmark(id, monkeypatch):
    import time
    from pettingzoo.test import performance_benchmark
    from orrery import aec
    start, ticks = time.time(), iter(range(10**9))
    monkeypatch.setattr(time, "time", lambda: start + next(ticks) / 100)      # its five seconds last 500 looks at the clock
    with contextlib.redirect_stdout(io.StringIO()):
        performance_benchmark(aec.env(game=id))


@pytest.mark.parametrize("id", ALL)
def test_aec_rewards_the_winners(id):
    from orrery import aec
    env = aec.raw_env(game=id)
    env.reset(seed=5)
    dice, total = random.Random(1), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        total[agent] += reward
        env.step(None if over or cut else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    assert {f"seat_{s}" for s in env.match.result().winners} == {a for a, r in total.items() if r}


@pytest.mark.parametrize("id", ALL)
def test_gymnasium(id):
    from gymnasium.utils.env_checker import check_env
    from orrery.gym import Env
    check_env(Env(id), skip_render_check=True)
    env, dice = Env(id, against="easy", illegal="raise"), random.Random(2)
    seen, _ = env.reset(seed=3)
    for _ in range(4000):
        seen, reward, over, cut, info = env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
        if over or cut:
            break
    assert over and reward in (0.0, 1.0)
    env.reset(seed=3)
    with pytest.raises(orrery.Refused):
        env.step(next(a for a in range(env.game.n_actions) if a not in env._turns.legal))


# ---- OpenSpiel -------------------------------------------------------------------------------------------------------

@pytest.fixture(scope="module")
def spiel():
    import pyspiel
    from orrery import spiel
    assert spiel.register() == ["orrery_" + id.replace("-", "_") for id in ALL]
    spiel.register(["template"])
    assert spiel.register(["template"]) == ["orrery_template"]
    return pyspiel


@pytest.mark.parametrize("id", ALL)
def test_openspiel_simulates(spiel, id):
    from orrery.spiel import register
    box = orrery.Game(id, {"turn_cap": "10"} if id == "martians" else {})      # else a random match takes thousands of answers
    name, = register([box])
    game = spiel.load_game(name, {"seats": max(2, box.min_seats), "deals": 16})
    spiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiel_ismcts(spiel):
    from open_spiel.python.algorithms import ismcts, mcts
    from orrery.spiel import resample
    game = spiel.load_game("orrery_earth_gambit(seats=3,deals=16)")
    rng = np.random.RandomState(4)
    bot = ismcts.ISMCTSBot(game, uct_c=2.0, max_simulations=6, max_world_samples=-1, random_state=rng,
                           evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng))
    bot.set_resampler(lambda state, player: resample(state, player, int(rng.randint(1 << 30))))
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiel_cfr(spiel):
    """Two deals of the smallest game: regret matching by sampling, then a policy that plays it out."""
    from open_spiel.python.algorithms import external_sampling_mccfr
    game = spiel.load_game("orrery_template(seats=2,deals=2)")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    while not state.is_terminal():
        shares = dict(state.chance_outcomes()) if state.is_chance_node() else policy.action_probabilities(state)
        assert abs(sum(shares.values()) - 1) < 1e-6
        state.apply_action(max(shares, key=shares.get))
    assert sum(state.returns()) > 0
