"""Which player begins where everybody meets everybody: so that all can end with even seats.

All games still to come are given a first player for now, then this is turned round along chains of
games until nobody would begin more than one game too many or too few, where there is such a way.
Only what that says of the next games is kept.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations

from serpentry.clubs.pairing.field import Field
from serpentry.clubs.pairing.seating import seated

Pair = tuple[str, str]


def seated_ahead(field: Field, tables: Iterable[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """The next games with their order of play."""
    now = [seated(field, one) for one in tables]
    games = _Games({one: field.balance(one) for one in field.tournament.present})
    for first, second in now:
        games.add(first, second)
    paired = {frozenset(one) for one in now}
    for one, other in combinations(field.tournament.present, 2):
        if not field.have_met(one, other) and frozenset((one, other)) not in paired:
            games.add_either(one, other)
    chosen = {frozenset(one) for one in now}
    # The next games are turned round only where no others will do.
    games.even_out(fixed=chosen)
    games.even_out(fixed=set())
    return tuple(one if games.begins(*one) else (one[1], one[0]) for one in now)


class _Games:
    """Games to come by who begins them, and how many more everybody begins than not."""

    def __init__(self, balance: dict[str, int]) -> None:
        self.balance = balance
        self.seconds: dict[str, dict[str, None]] = {one: {} for one in balance}
        self.firsts: dict[str, dict[str, None]] = {one: {} for one in balance}

    def add(self, first: str, second: str) -> None:
        self.seconds[first][second] = self.firsts[second][first] = None
        self.balance[first] += 1
        self.balance[second] -= 1

    def add_either(self, one: str, other: str) -> None:
        """The player who has begun less often so far begins."""
        if self.balance[one] > self.balance[other]:
            one, other = other, one
        self.add(one, other)

    def begins(self, first: str, second: str) -> bool:
        return second in self.seconds[first]

    def even_out(self, fixed: set[frozenset[str]]) -> None:
        """Turn games round as long as somebody begins too often or too rarely."""
        for one in self.balance:
            while abs(self.balance[one]) > 1 and (way := self._way(one, fixed)):
                for game in way:
                    self._turn(*game)

    def _turn(self, first: str, second: str) -> None:
        del self.seconds[first][second], self.firsts[second][first]
        self.balance[first] -= 1
        self.balance[second] += 1
        self.add(second, first)

    def _way(self, start: str, fixed: set[frozenset[str]]) -> list[Pair]:
        """Games from somebody to one who has room for another beginning, or can do without one."""
        too_often = self.balance[start] > 0
        near = self.seconds if too_often else self.firsts
        came: dict[str, str] = {start: ""}
        queue = [start]
        for one in queue:
            if self.balance[one] <= -1 if too_often else self.balance[one] >= 1:
                return _games(came, one, too_often)
            for other in near[one]:
                if other not in came and frozenset((one, other)) not in fixed:
                    came[other] = one
                    queue.append(other)
        return []


def _games(came: dict[str, str], end: str, too_often: bool) -> list[Pair]:
    """The games along a way, each with who begins it so far."""
    found = list[Pair]()
    while before := came[end]:
        found.append((before, end) if too_often else (end, before))
        end = before
    return found
