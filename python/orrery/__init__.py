"""Science-fiction board games with hidden roles, for people who study play.

    >>> import orrery
    >>> match = orrery.Match("earth-gambit", seats=5, seed=7)
    >>> seat = match.asked[0]
    >>> match.apply(seat, match.legal(seat)[0])

Actions are numbers below `game.n_actions`, counted from the seat that says them: "the next seat" has the same number for
everybody. Features are rows of `game.n_features` bytes, 0 to 127, with seats counted from the viewer in the same way.
Nothing that a seat cannot know is in what it sees. Every wrong call raises `orrery.Error` with one sentence; what the
rules do not allow raises `orrery.Refused`, which names the rule.

Other libraries: `orrery.aec` and `orrery.parallel` (PettingZoo), `orrery.gym` (Gymnasium), `orrery.spiel` (OpenSpiel).
On many machines: `orrery.ray`.
"""
from __future__ import annotations

import json as _json
import os as _os
import threading as _threading
from typing import Any, Callable, Iterable, Mapping, NamedTuple, Sequence

from . import _orrery, _svg
from ._orrery import Error, Refused

_np: Any
try:
    import numpy as _np
except ImportError:                      # lists and bytes work without it
    _np = None

__all__ = ["Arena", "Batch", "Bot", "Error", "Event", "Fact", "Figure", "Game", "Match", "Opinion", "Refused", "Result",
           "Scenario", "Turn", "arena", "bots", "from_record", "games", "scenario", "verify", "vocabulary"]


class Result(NamedTuple):
    """How a match ended."""
    outcome: str                         #: in the words of the game
    winners: tuple[int, ...]             #: the seats that won
    rule: str                            #: the ID of the rule that says so


class Event(NamedTuple):
    """Something that happened, as one seat was told it."""
    at: int                              #: the answer that caused it
    rule: str                            #: the ID of the rule that caused it
    kind: str                            #: a stable word, for machines
    text: str                            #: a sentence, for people


class Fact(NamedTuple):
    """A number that a player would count."""
    word: str
    about: "str | int | None"            #: what it is about, where there are several of them
    number: int


class Opinion(NamedTuple):
    """What a search thinks of one choice."""
    action: int
    value: float                         #: estimated share of wins
    tries: int                           #: imagined matches behind that


class Turn(NamedTuple):
    """What a policy of `arena` decides from."""
    seat: int
    seats: int
    legal: list[int]                     #: ids; the policy returns one of them, or `game.silence` where not asked
    features: Any                        #: as Match.features
    view: bytes                          #: as Match.observe
    asked: bool                          #: False: the seat may interject, or return `game.silence`


class Figure(NamedTuple):
    """A measured number with its interval of 95%."""
    value: float
    low: float
    high: float


class Arena(NamedTuple):
    """What came of an arena. All intervals are bootstraps over deals, as those of the program `orrery arena`."""
    share: Figure                        #: of the matches the policy won
    fair: Figure                         #: of the matches one of the others wins among equals: a fair share
    lift: Figure                         #: share / fair share
    gain: Figure                         #: share - fair share, paired by deals
    sides: dict[str, tuple[Figure, Figure]] #: by side of the game: (share, gain)
    deals: int


class Scenario(NamedTuple):
    """What came of a text of scenarios."""
    passed: int
    failed: int
    failures: list[tuple[int, str, str, str, str]] #: (line, title, step, expected, found)


def games() -> list[str]:
    """The ids of all games."""
    return _orrery.games()


def _game(game: "Game | str") -> "Game":
    return game if isinstance(game, Game) else Game(game)


def _row(n: int) -> Any:
    return _np.empty(n, _np.uint8) if _np else bytearray(n)


class Game(_orrery.Game):
    """A game with its options and its cards.

    options: values by name, such as {"talk": "on"}; `choices` lists them. set: a folder of CSV files, or a dict from file
    names to their text; None is the built-in set.
    """

    def __new__(cls, id: str, options: Mapping[str, Any] | None = None,
                set: "str | _os.PathLike[str] | Mapping[str, str] | None" = None) -> "Game":
        if isinstance(set, (str, _os.PathLike)):
            folder, set = set, {}
            for name in sorted(_os.listdir(folder)):
                if name.endswith(".csv"):
                    with open(_os.path.join(folder, name), encoding="utf-8") as f:
                        set[name] = f.read()
        return super().__new__(cls, id, {k: str(v) for k, v in (options or {}).items()}, dict(set) if set else None)

    @property
    def seats(self) -> int:
        """How many sit at a table if nobody says otherwise."""
        return max(self.min_seats, min(5, self.max_seats))

    def __repr__(self) -> str:
        changed = {k: v for k, v in self.options.items() if v != self.choices[k][0]}
        return f"Game({self.id!r}{', ' + repr(changed) if changed else ''})"


class Match(_orrery.Match):
    """A match, played answer by answer.

    `asked` are the seats that owe an answer, `may` those that may interject. `legal` lists what a seat can say, `apply`
    says it. A match can be copied, pickled and taken back; with the same game, seats, seed and answers it is the same.
    """
    game: Game

    def __new__(cls, game: Game | str, seats: int | None = None, seed: int | str = 1) -> "Match":
        game = _game(game)
        return super().__new__(cls, game, game.seats if seats is None else seats, str(seed))

    def features(self, seat: int, out: Any = None) -> Any:
        """What the seat sees and has heard, as a row of bytes from 0 to 127; `game.columns()` names the columns.

        out: a writable buffer of `game.n_features` bytes. Without it: a new numpy array, or a bytearray where there is no
        numpy.
        """
        return self._features(seat, _row(self.game.n_features) if out is None else out)

    def mask(self, seat: int, out: Any = None) -> Any:
        """1 for every action the seat can say now, 0 for the others. `legal` is much faster."""
        return self._mask(seat, _row(self.game.n_actions) if out is None else out)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All the seat can know, as a dict of words: places, fields, facts, what it can say. None: who watches."""
        seen: dict[str, Any] = _json.loads(self._view(seat))
        return seen

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What the seat was told, from the event number `since` on."""
        return [Event(*e) for e in self._events(seat, since)]

    def history(self, seat: int) -> Any:
        """What the seat was told, as numbers: a row of 8 per event - the kind, three public values, four private ones, seats
        counted from this one; -1 where there is none, or where it is not for these ears."""
        told = self._history(seat)
        if _np:
            return _np.frombuffer(told, _np.int16).reshape(-1, 8)
        return memoryview(told).cast("h")

    def facts(self, seat: int | None) -> list[Fact]:
        """Numbers that a player at this seat would count."""
        return [Fact(*f) for f in self._facts(seat)]

    def beliefs(self, seat: int) -> list[dict[str, float]] | None:
        """How likely every seat is on each side, as the script of the game believes at this seat; None: no sides."""
        return self._beliefs(seat)

    def imagine(self, seat: int | None, seed: int = 0) -> "Match":
        """A match that looks the same to this seat, drawn at random from all that do: for searches. It knows nothing else
        about this one."""
        return self._imagine(seat, seed)

    def result(self) -> Result | None:
        """How it ended; None: it has not."""
        r = self._result()
        return None if r is None else Result(*r)

    def words(self, seat: int, action: int) -> str:
        """An action as text, as `apply` takes it."""
        return self.game.words(action, seat, self.seats)

    def id_of(self, seat: int, words: str) -> int:
        """The number of an action written as text."""
        return self.game.id_of(words, seat, self.seats)

    def board(self, seat: int | None = None, width: int = 100) -> str:
        """The board as text, as this seat sees it."""
        return "\n".join("".join(text for _, text in row) for row in self._board(seat, width))

    def svg(self, seat: int | None = None, width: int = 100) -> str:
        """The board as a picture, as this seat sees it."""
        return _svg.picture(self._board(seat, width), width, f"{self.game.title}: the board")

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        end = self.result()
        now = f"over: {end.outcome}" if end else "asked: " + ", ".join(map(str, self.asked))
        return f"<Match of {self.game.title}, {self.seats} seats, {self.answers} answers, {now}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), self.game, self.record())


def _restore(kind: type[Match], game: Game, record: str) -> Match:
    return _orrery.from_record(type(game), kind, record, game)


class Bot(_orrery.Bot):
    """Somebody who plays: "easy", "normal", "hard", "expert", or a name of `bots`. As opponent, or as teacher.

    iterations, milliseconds: how long a searching bot thinks about one decision; 0: as long as it likes.
    """

    def __new__(cls, game: Game | str, level: str = "normal", iterations: int = 0, milliseconds: int = 0) -> "Bot":
        return super().__new__(cls, _game(game), level, iterations, milliseconds)

    def choose(self, match: Match, seat: int, seed: int = 0) -> int:
        """The action it would say; `game.silence` where the seat is not asked and the bot says nothing."""
        return self._choose(match, seat, seed)

    def opinions(self, match: Match, seat: int, seed: int = 0) -> tuple[list[Opinion], str | None]:
        """What the expert thinks of every choice, best first, and a reason for the first in plain words."""
        found, reason = self._opinions(match, seat, seed)
        return [Opinion(*o) for o in found], reason

    def rate(self, match: Match, seat: int, seed: int = 0) -> list[tuple[int, float]] | None:
        """What it finds each choice worth at a glance; None: this bot does not say."""
        return self._rate(match, seat, seed)

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


_TYPES = {"legal": ("H", 256), "count": ("H", 0), "actor": ("B", 0), "done": ("B", 0), "won": ("H", 0),
          "lit": ("H", 1024), "light": ("B", 1024), "n_lit": ("H", 0)}
_MEANT = {"lit": ("lit", "light", "n_lit")}


def _array(shape: tuple[int, ...], code: Any) -> Any:
    if _np:
        return _np.zeros(shape, code)
    size = {"H": 2, "B": 1, "h": 2}[code]
    n = shape[0] * (shape[1] if len(shape) > 1 else 1)
    flat = memoryview(bytearray(n * size))
    return flat.cast(code, shape) if code == "B" else flat.cast("B").cast(code, shape)


class Batch(_orrery.Batch):
    """Many matches of one game, stepped together; those that end are dealt anew at once.

        batch = orrery.Batch("earth-gambit", 1024, seats=5, rows=["features"], threads=2)
        while True:
            batch.step((rng.random(1024) * batch.count).astype("int32"))

    Rows, one per match, in arrays that every step fills anew:

        legal (n x 256), count    ids of what the deciding seat can say, and how many; the choice is an index into them
        actor                     the seat that decides
        done, won                 1: a match has ended since the last row (2: it was broken off as too long); who won it,
                                  one bit per seat
        features                  on request: what the deciding seat sees (n x n_features); read-only
        lit, light, n_lit         on request ("lit"): the same, only the columns that are not 0, in no order
        views                     on request: the same as raw bytes (n x view_size)
        mask                      on request: n x n_actions; lists are much faster
        scores                    on request: how the seats stood when the match ended (n x seats)

    plays: for every seat None (you decide) or the name of a bot. Where the deciding seat may also keep silent, the last id
    is `game.silence`. The matches depend on the seed and on the choices, never on the number of threads.
    """
    game: Game
    n: int
    seats: int
    rows: dict[str, Any]
    legal: Any
    count: Any
    actor: Any
    done: Any
    won: Any
    features: Any
    lit: Any
    light: Any
    n_lit: Any
    views: Any
    mask: Any
    scores: Any

    def __new__(cls, game: Game | str, n: int, *, seats: int | None = None, seed: int = 1, rows: Iterable[str] = (),
                plays: "Sequence[str | None] | Mapping[int, str] | None" = None, threads: int = 1, iterations: int = 0) -> "Batch":
        game = _game(game)
        seats = game.seats if seats is None else seats
        types = dict(_TYPES, features=("B", game.n_features), views=("B", game.view_size), mask=("B", game.n_actions),
                     scores=("h", seats))
        wanted = ["legal", "count", "actor", "done", "won"]
        for name in [rows] if isinstance(rows, str) else rows:
            if name not in types:
                raise Error(f'No row is called "{name}"; there are: {", ".join(types)}.')
            wanted += [m for m in _MEANT.get(name, (name,)) if m not in wanted]
        made = {name: _array((n, types[name][1]) if types[name][1] else (n,), types[name][0]) for name in wanted}
        if isinstance(plays, Mapping):
            plays = [plays.get(s) for s in range(seats)]
        plays = [None] * seats if plays is None else list(plays)
        if len(plays) != seats:
            raise Error(f"{seats} seats need {seats} entries of plays, not {len(plays)}.")
        self = super().__new__(cls, game, n, made, seats, seed, plays, threads, iterations)
        self.game, self.n, self.seats, self.rows = game, n, seats, made
        if "features" in made:                                   # a step clears only what the last one wrote
            if _np:
                made["features"].flags.writeable = False
            else:
                made["features"] = made["features"].toreadonly()
        self.__dict__.update(made)
        return self

    def step(self, choice: Any) -> None:
        """One decision of every match: an index into its legal list, as an array of 32-bit integers or a list."""
        if isinstance(choice, (list, tuple)):
            import array
            choice = array.array("i", choice)
        elif _np and isinstance(choice, _np.ndarray) and choice.dtype != _np.int32:
            choice = choice.astype(_np.int32)
        self._step(choice)


def bots(game: Game | str) -> list[tuple[str, str]]:
    """(name, what it does) of all bots that play this game, weakest first."""
    return _orrery.bots(_game(game))


def from_record(text: str, game: Game | None = None) -> Match:
    """The match of a record, played again. game: for records of a card set that is not built in."""
    return _orrery.from_record(Game, Match, text, game)


def verify(text: str) -> None:
    """Raises an Error if a record is not what it says: deal, every answer, every byte."""
    _orrery.verify(text)


def scenario(text: str) -> Scenario:
    """Runs scenarios: a position, answers, and what must be so (docs/develop/scenarios.md)."""
    return Scenario(*_orrery.scenario(text))


def vocabulary(game: Game | str) -> str:
    """All words that a scenario of this game can use, as Markdown."""
    return _orrery.vocabulary(_game(game))


_one_arena = _threading.Lock()


def arena(policy: "str | Callable[[Turn], int]", against: str = "normal", deals: int = 100, *, game: Game | str,
          seats: int | None = None, seed: int | str = 1, iterations: int = 0, threads: int = 1) -> Arena:
    """How good is a policy? One of it sits among bots `against`; each deal is played with it in every seat.

    policy: a function from a Turn to one of its legal ids; or the name of a bot. The figures are those of the program's
    own arena: same deals, same tables, same intervals.
    """
    game = _game(game)
    seats = game.seats if seats is None else seats
    if isinstance(policy, str):
        found = _orrery.arena(game, seats, policy, against, deals, str(seed), iterations, threads)
    else:
        def ask(seat: int, seats: int, legal: list[int], features: bytearray, view: bytes, asked: bool) -> int:
            row = _np.frombuffer(features, _np.uint8) if _np else features
            return int(policy(Turn(seat, seats, legal, row, view, asked)))
        with _one_arena:
            found = _orrery.arena(game, seats, ask, against, deals, str(seed), iterations, threads)
    share, fair, lift, gain, sides = found
    return Arena(Figure(*share), Figure(*fair), Figure(*lift), Figure(*gain),
                 {side: (Figure(*won), Figure(*more)) for side, (won, more) in sides.items()}, deals)
