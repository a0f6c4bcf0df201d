"""OpenSpiel: `orrery.spiel.register()`, then `pyspiel.load_game("orrery_earth_gambit(seats=5,deals=1024)")`.

One chance node deals, each of `deals` deals with the same chance; dice and shuffles after it follow from the deal and are
hidden, as in the engine. Returns are 1 for winners, 0 for the others.
"""
from __future__ import annotations

import re
from typing import Any

import numpy as np
import pyspiel

from . import Game, Match, _game, games
from ._turns import Turns

_registered: dict[str, type] = {}


def register(only: "list[Game | str] | None" = None) -> list[str]:
    """Registers the games (all of them, or those of the list) and says their names in OpenSpiel. A Game with options that are
    not the default has them in its name: orrery_martians_turn_cap_20."""
    found = [_game(g) for g in (games() if only is None else only)]
    for game in found:
        if _short_name(game) not in _registered:
            _registered[_short_name(game)] = _make(game)
    return [_short_name(game) for game in found]


def _short_name(game: Game) -> str:
    changed = [f"{k}_{v}" for k, v in game.options.items() if v != game.choices[k][0]]
    return re.sub("[^a-z0-9]+", "_", "_".join(["orrery", game.id, *changed]).lower())


def resample(state: Any, player: int, seed: int) -> Any:
    """Another state that looks the same to this player: for IS-MCTS (`bot.set_resampler`)."""
    other = state.clone()
    other.turns.match = state.turns.match.imagine(player, seed)
    other.turns.find()
    return other


class Observer:
    """Features as a tensor, the view as a string."""

    def __init__(self, game: Game, iig_obs_type: Any = None, params: Any = None) -> None:
        if params:
            raise ValueError("No parameters are known here.")
        self.tensor = np.zeros(game.n_features, np.float32)
        self.dict = {"observation": self.tensor}
        self.recall = iig_obs_type is not None and iig_obs_type.perfect_recall

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = 0 if state.turns is None else state.turns.match.features(player)

    def string_from(self, state: Any, player: int) -> str:
        if state.turns is None:
            return "before the deal"
        match = state.turns.match
        seen: str = match.observe(player).hex()
        return f"{match.history(player).tobytes().hex()}:{seen}" if self.recall else seen


def _make(box: Game) -> type:
    least = max(2, box.min_seats)
    kind = pyspiel.GameType(
        short_name=_short_name(box), long_name=box.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL, chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION, utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL, max_num_players=box.max_seats, min_num_players=least,
        provides_information_state_string=True, provides_information_state_tensor=False, provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": max(least, min(5, box.max_seats)), "deals": 1024})

    class SpielGame(pyspiel.Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            params = params or {}
            self.box = box
            self.seats = int(params.get("seats", max(least, min(5, box.max_seats))))
            self.deals = int(params.get("deals", 1024))
            super().__init__(kind, pyspiel.GameInfo(
                num_distinct_actions=box.n_actions, max_chance_outcomes=self.deals, num_players=self.seats, min_utility=0.0,
                max_utility=1.0, utility_sum=None, max_game_length=box.longest), params)

        def new_initial_state(self) -> SpielState:
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer(box, iig_obs_type, params)

    class SpielState(pyspiel.State):
        def __init__(self, game: SpielGame) -> None:
            super().__init__(game)
            self.seats, self.deals = game.seats, game.deals
            self.turns: Turns | None = None

        def current_player(self) -> Any:
            if self.turns is None:
                return pyspiel.PlayerId.CHANCE
            return pyspiel.PlayerId.TERMINAL if self.turns.seat is None else self.turns.seat

        def _legal_actions(self, player: int) -> list[int]:
            return sorted(self.turns.legal) if self.turns and player == self.turns.seat else []

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return [(k, 1.0 / self.deals) for k in range(self.deals)]

        def _apply_action(self, action: int) -> None:
            if self.turns is None:
                self.turns = Turns(Match(box, self.seats, f"spiel#{action}"))
            else:
                self.turns.say(action)

        def _action_to_string(self, player: int, action: int) -> str:
            if player == pyspiel.PlayerId.CHANCE:
                return f"deal {action}"
            return f"{player + 1}: {box.words(action, player, self.seats)}"

        def is_terminal(self) -> bool:
            return self.turns is not None and self.turns.seat is None

        def returns(self) -> list[float]:
            end = self.turns.match.result() if self.turns else None
            return [float(end is not None and s in end.winners) for s in range(self.seats)]

        def __str__(self) -> str:
            if self.turns is None:
                return "before the deal"
            return f"{box.id} {self.turns.match.answers} {self.turns.match.fingerprint:016x}"

    pyspiel.register_game(kind, SpielGame)
    return SpielGame
