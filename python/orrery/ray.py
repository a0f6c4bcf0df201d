"""Long searches and leagues on many machines, through Ray; or in threads, with the same result byte for byte.

    import orrery.ray

    found = orrery.ray.sweep("earth-gambit", vary=["setup:5:red=5..8"], targets=["sides=25..40%"])
    table = orrery.ray.league("earth-gambit", ["script", "greedy", "random"], deals=100)

Both run on the cluster that `ray.init` has joined, or on this machine's cores; with threads=N they need no Ray. A worker that
dies in the middle does no harm: what it was doing is done again elsewhere. `pip install 'orrery-games[ray]'` brings Ray.
"""
from __future__ import annotations

import importlib
import json as _json
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Callable, Mapping, NamedTuple, Sequence

from . import Arena, Error, Game, Turn, _orrery
from . import arena as _arena

__all__ = ["League", "Sweep", "league", "sweep"]


class Sweep(NamedTuple):
    """What came of a sweep, as the program `orrery lab sweep` tells it."""
    text: str                            #: for people
    json: str                            #: for machines

    def found(self) -> dict[str, Any]:
        """The JSON, read."""
        told: dict[str, Any] = _json.loads(self.json)
        return told


class League(NamedTuple):
    """Who is how good among whom: `table[player][field]`."""
    table: dict[str, dict[str, Arena]]

    def ranking(self) -> list[tuple[str, float]]:
        """Players and what they gain over a fair share, on average over all fields; best first."""
        means = [(name, sum(a.gain.value for a in row.values()) / len(row)) for name, row in self.table.items()]
        return sorted(means, key=lambda x: (-x[1], x[0]))

    def json(self) -> str:
        """Everything, for machines."""
        return _json.dumps({"ranking": self.ranking(), "table": self.table}, indent=2)


def _everywhere(work: Callable[..., Any], tasks: Sequence[tuple[Any, ...]], threads: int | None) -> list[Any]:
    """What the work makes of each task, in their order."""
    if threads is not None:
        with ThreadPoolExecutor(max(1, threads)) as pool:
            return list(pool.map(lambda task: work(*task), tasks))
    try:
        cluster: Any = importlib.import_module("ray")
    except ImportError:
        raise Error("Ray is not installed: pip install 'orrery-games[ray]', or say threads=N.") from None
    if not cluster.is_initialized():
        cluster.init(include_dashboard=False, log_to_driver=False)
    remote = cluster.remote(num_cpus=1, max_retries=-1)(work)    # where a worker dies, its task begins anew elsewhere
    done: list[Any] = cluster.get([remote.remote(*task) for task in tasks])
    return done


def _measure(order: tuple[Any, ...], setting: int, again: bool) -> str:
    return _orrery.sweep_measure(order, setting, again)


def sweep(game: Game | str, vary: Sequence[str], targets: Sequence[str], *, seats: "int | tuple[int, int] | None" = None,
          bot: str = "normal", games: int = 200, again: int | None = None, keep: int = 8, most: int = 1000, seed: int | str = 1,
          threads: int | None = None) -> Sweep:
    """Settings of a game that meet targets, both given as for `orrery lab sweep` (docs/develop/lab.md).

    games: matches of each setting in the first look; again: in the second, on fresh deals, at the `keep` best (four times as
    many). most: of more settings, so many are drawn at random. threads: without Ray, in so many threads.
    """
    game = game if isinstance(game, Game) else Game(game)
    first, last = seats if isinstance(seats, tuple) else (seats or game.seats, seats or game.seats)
    order = (game, first, last, bot, games, again or min(4 * games, 20000), keep, most, str(seed), list(vary), list(targets))
    looks = _everywhere(_measure, [(order, i, False) for i in range(_orrery.sweep_settings(order))], threads)
    chosen = _orrery.sweep_choose(order, looks)
    measured = _everywhere(_measure, [(order, i, True) for i in chosen], threads)
    return Sweep(_orrery.sweep_tell(order, looks, measured, False), _orrery.sweep_tell(order, looks, measured, True))


def _meet(game: Game, player: Any, field: str, deals: int, seats: int, seed: str, iterations: int) -> Arena:
    return _arena(player, against=field, deals=deals, game=game, seats=seats, seed=seed, iterations=iterations)


def league(game: Game | str, players: "Sequence[str] | Mapping[str, str | Callable[[Turn], int]]", *,
           fields: Sequence[str] | None = None, deals: int = 100, seats: int | None = None, seed: int | str = 1,
           iterations: int = 0, threads: int | None = None) -> League:
    """Every player alone among every field of equal bots, on the same deals, in every seat, as `orrery.arena` does it.

    players: names of bots, or a dict from names to bots and policies; a policy gives the same answer to the same Turn, and Ray
    must be able to pickle it. fields: names of bots; without them, all players that are bots.
    """
    game = game if isinstance(game, Game) else Game(game)
    who: dict[str, Any] = dict(players) if isinstance(players, Mapping) else {name: name for name in players}
    among = list(fields) if fields is not None else [p for p in who.values() if isinstance(p, str)]
    if not who or not among:
        raise Error("A league needs players, and bots for them to play among.")
    pairs = [(name, field) for name in who for field in among]
    tasks = [(game, who[name], field, deals, seats or game.seats, str(seed), iterations) for name, field in pairs]
    table: dict[str, dict[str, Arena]] = {name: {} for name in who}
    for (name, field), came in zip(pairs, _everywhere(_meet, tasks, threads)):
        table[name][field] = came
    return League(table)
