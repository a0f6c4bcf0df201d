"""What PettingZoo's two kinds of environments share here, and Gymnasium's spaces."""
from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from . import Game, Match, _game


def seen_space(game: Game) -> spaces.Dict:
    """Features, and a mask of what can be said."""
    return spaces.Dict({"observation": spaces.Box(0, 127, (game.n_features,), np.uint8),
                        "action_mask": spaces.Box(0, 1, (game.n_actions,), np.int8)})


def seen(match: Match, seat: int, legal: list[int]) -> dict[str, Any]:
    mask = np.zeros(match.game.n_actions, np.int8)
    mask[legal] = 1
    return {"observation": match.features(seat), "action_mask": mask}


class Table:
    """Agents, spaces and deals of a table."""
    metadata: dict[str, Any]

    def open_table(self, game: Game | str, seats: int | None, render_mode: str | None, version: str) -> None:
        self.game = _game(game)
        self.seats = self.game.seats if seats is None else seats
        self.metadata = dict(type(self).metadata, name=self.game.id.replace("-", "_") + version)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{i}" for i in range(self.seats)]
        self.agents: list[str] = []
        space = seen_space(self.game)
        self.observation_spaces = {a: space for a in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(self.game.n_actions) for a in self.possible_agents}
        self._seed, self._episode = 1, 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        if seed is not None:
            self._seed, self._episode = seed, 0
        self.match = Match(self.game, self.seats, f"{self._seed}#{self._episode}")
        self._episode += 1
        self.agents = list(self.possible_agents)

    def render(self) -> str | None:
        return self.match.board() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
