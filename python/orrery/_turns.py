"""Who decides next, for libraries where one seat decides at a time.

Of several seats that are asked, the next after the last speaker decides. At an open question each seat that may interject
and has something to say is asked once before them; it may keep silent.
"""
from __future__ import annotations

from . import Match


class Turns:
    def __init__(self, match: Match) -> None:
        self.match, self.last = match, -1
        self.quiet: frozenset[int] = frozenset()
        self.find()

    def find(self) -> None:
        """Sets seat (None: it is over), asked and legal."""
        match, n = self.match, self.match.seats
        asked, may = match.asked, match.may
        self.seat: int | None = None
        self.asked, self.legal = True, list[int]()
        if not asked:
            return
        after = sorted(asked, key=lambda s: (s - self.last - 1) % n) if len(asked) > 1 else asked
        if may:
            for s in sorted(may, key=lambda s: (s - self.last - 1) % n):
                if s not in asked and s not in self.quiet:
                    legal = match.legal(s)
                    if legal:
                        self.seat, self.asked, self.legal = s, False, legal + [match.game.silence]
                        return
        self.seat = after[0]
        self.legal = match.legal(self.seat)

    def say(self, action: int) -> None:
        """The answer of the seat whose turn it is."""
        assert self.seat is not None, "the match is over"
        if not self.asked and action == self.match.game.silence:
            self.quiet |= {self.seat}
        else:
            self.match.apply(self.seat, action)
            self.last, self.quiet = self.seat, frozenset()
        self.find()

    def copy(self) -> Turns:
        other = object.__new__(Turns)
        other.__dict__.update(self.__dict__)
        other.match = self.match.copy()
        return other
