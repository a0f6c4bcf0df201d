"""Gymnasium: one seat is yours, bots play the others: `orrery.gym.Env("earth-gambit", seat=0, against="normal")`.

The reward is 1 for winning. What cannot be said now ends the episode with -1 (illegal="lose"), or raises what the rules say
(illegal="raise"); the mask is part of every observation.
"""
from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from . import Bot, Error, Game, Match, Refused, _game, _zoo
from ._turns import Turns


class Env(gymnasium.Env[dict[str, Any], Any]):
    metadata = {"render_modes": ["ansi"]}

    def __init__(self, game: Game | str = "earth-gambit", seats: int | None = None, seat: int = 0, against: str = "normal",
                 illegal: str = "lose", render_mode: str | None = None) -> None:
        self.game = _game(game)
        self.seats = self.game.seats if seats is None else seats
        if not 0 <= seat < self.seats:
            raise Error(f"The seats of this match are 0 to {self.seats - 1}.")
        if illegal not in ("lose", "raise"):
            raise Error('illegal is "lose" or "raise".')
        self.seat, self.illegal, self.render_mode = seat, illegal, render_mode
        self.bot = Bot(self.game, against)
        self.action_space = spaces.Discrete(self.game.n_actions)
        self.observation_space = _zoo.seen_space(self.game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.match = Match(self.game, self.seats, f"gym{self.np_random.integers(1 << 62)}")
        self._turns = Turns(self.match)
        self._wait()
        return self._seen(), {}

    def _wait(self) -> None:
        """Bots play until it is our turn."""
        turns = self._turns
        while turns.seat is not None and turns.seat != self.seat and self.match.answers < self.game.longest:
            turns.say(self.bot.choose(self.match, turns.seat, int(self.np_random.integers(1 << 62))))

    def _seen(self) -> dict[str, Any]:
        return _zoo.seen(self.match, self.seat, self._turns.legal if self._turns.seat == self.seat else [])

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if action not in self._turns.legal:
            if self.illegal == "raise":
                raise Refused(self.match.why_not(self.seat, int(action)) or "Silence is no answer to this question.")
            return self._seen(), -1.0, True, False, {"illegal": True}
        self._turns.say(int(action))
        self._wait()
        end = self.match.result()
        won = float(end is not None and self.seat in end.winners)
        cut = end is None and self.match.answers >= self.game.longest
        return self._seen(), won, end is not None, cut, {"outcome": end.outcome} if end else {}

    def render(self) -> str | None:
        return self.match.board(self.seat) if self.render_mode == "ansi" else None
