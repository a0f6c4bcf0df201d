"""PettingZoo, all seats at once: `orrery.parallel.env(game="mars-vs-earth-2e")`. For games that put a question to several
seats together.

In every step each seat gives an action. Seats that are not asked have silence, and whatever they may interject. The answers
are taken in the order of the seats, the last speaker last; one that the others have overtaken is dropped, and its seat is asked
again (`infos[agent]["taken"]` is False).
"""
from __future__ import annotations

from typing import Any, Mapping

from pettingzoo import ParallelEnv

from . import Game, Refused, _zoo


class parallel_env(_zoo.Table, ParallelEnv):
    metadata = {"name": "orrery_parallel_v0", "render_modes": ["ansi"]}

    def __init__(self, game: Game | str = "mars-vs-earth-2e", seats: int | None = None, render_mode: str | None = None) -> None:
        self.open_table(game, seats, render_mode, "_parallel_v0")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.deal(seed)
        self._last = -1
        return self._seen(), {a: {"taken": True} for a in self.agents}

    def _seen(self) -> dict[str, dict[str, Any]]:
        asked, silence = self.match.asked, [self.game.silence]
        return {agent: _zoo.seen(self.match, seat, self.match.legal(seat) + ([] if seat in asked else silence))
                for seat, agent in enumerate(self.possible_agents)}

    def _say(self, seat: int, action: int) -> bool:
        """False: the others were faster."""
        if action == self.game.silence or self.match.over:
            return True
        try:
            self.match.apply(seat, action)
        except Refused:
            return False
        self._last = seat
        return True

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool],
                                                        dict[str, dict[str, Any]]]:
        first = self._last + 1
        order = [(first + i) % self.seats for i in range(self.seats)]
        taken = {self.possible_agents[s]: self._say(s, int(actions[self.possible_agents[s]])) for s in order}
        end, cut = self.match.result(), self.match.answers >= self.game.longest
        rewards = {a: float(end is not None and s in end.winners) for s, a in enumerate(self.possible_agents)}
        over = {a: end is not None for a in self.agents}
        short = {a: cut and end is None for a in self.agents}
        infos = {a: dict({"taken": taken[a]}, **({"outcome": end.outcome} if end else {})) for a in self.agents}
        if end or cut:
            self.agents = []
        return self._seen(), rewards, over, short, infos


def env(**named: Any) -> parallel_env:
    """The environment; PettingZoo has no wrappers for this kind."""
    return parallel_env(**named)
