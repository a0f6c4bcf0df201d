"""PettingZoo, one seat at a time: `orrery.aec.env(game="earth-gambit", seats=5)`.

An observation has the features of the seat and a mask of what it can say. The reward of a match is 1 for its winners, 0 for
the others. At an open question a seat that may interject is asked first; the last action is silence.
"""
from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import Game, _zoo
from ._turns import Turns


class raw_env(_zoo.Table, AECEnv):
    metadata = {"name": "orrery_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: Game | str = "earth-gambit", seats: int | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.open_table(game, seats, render_mode, "_v0")
        self._index = {a: i for i, a in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self._turns = Turns(self.match)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {a: {} for a in self.agents}
        self._select()

    def _select(self) -> None:
        if self._turns.seat is not None:
            self.agent_selection = self.possible_agents[self._turns.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._index[agent]
        return _zoo.seen(self.match, seat, self._turns.legal if seat == self._turns.seat else [])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None, "None is for agents whose match is over"
        self._turns.say(int(action))
        if self._turns.seat is None:
            end = self.match.result()
            assert end is not None
            for a in self.agents:
                self.rewards[a] = float(self._index[a] in end.winners)
                self.terminations[a] = True
                self.infos[a] = {"outcome": end.outcome}
        elif self.match.answers >= self.game.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._select()
        self._accumulate_rewards()


def env(**named: Any) -> wrappers.OrderEnforcingWrapper:
    """The environment in PettingZoo's usual wrappers."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**named)))
