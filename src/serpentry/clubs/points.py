"""Points in a tournament, with every figure's computation as data."""

from collections.abc import Iterable
from fractions import Fraction

from serpentry.clubs.comparing import Comparison, compared
from serpentry.clubs.course.leaving import struck, walkovers
from serpentry.clubs.plans import ARENA, KNOCKOUT, SWISS
from serpentry.clubs.results import TableResult
from serpentry.clubs.state import ClubGame, Tournament
from serpentry.tabletop.helpers.frozen import Frozen

BYE = "bye"
"""Stands in a computation where there was no opponent."""
ON_FIRE = 2
"""After this many wins in a row an arena's games count twice, until one is not won."""
PARTS = {Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔", Fraction(1, 4): "¼"}
PARTS |= {Fraction(3, 4): "¾", Fraction(1, 6): "⅙", Fraction(5, 6): "⅚", Fraction(1, 8): "⅛"}
PARTS |= {Fraction(3, 8): "⅜", Fraction(5, 8): "⅝", Fraction(7, 8): "⅞"}


class Summand(Frozen):
    """A part of a figure: in which game (0: none), because of whom, and how it was reckoned."""

    game: int
    who: tuple[str, ...]
    value: Fraction
    factor: Fraction = Fraction(1)
    beside: Comparison | None = None
    """In a duplicate: what the value was found by."""

    @property
    def product(self) -> Fraction:
        """What it adds."""
        return self.value * self.factor


class Reckoning(Frozen):
    """A figure and all that it is the sum of."""

    name: str
    summands: tuple[Summand, ...] = ()

    @property
    def total(self) -> Fraction:
        """The figure."""
        return sum((one.product for one in self.summands), Fraction(0))


def written(number: Fraction) -> str:
    """A number as people write it: 2½."""
    whole, part = divmod(number, 1)
    if not part:
        return str(whole)
    return f"{whole or ''}{PARTS[part]}" if part in PARTS else str(round(float(number), 2))


def signed(number: Fraction) -> str:
    """A difference as people write it: +2½."""
    sign = "−" if number < 0 else "+" if number else ""
    return f"{sign}{written(abs(number))}"


def points_of(tournament: Tournament) -> dict[str, Reckoning]:
    """Everybody's points: a share of one for each game, and one for each bye of a Swiss."""
    found = _compared(tournament) if tournament.plan.duplicate else _shared(tournament)
    for member in _byes(tournament):
        found[member].append(Summand(0, (BYE,), Fraction(1)))
    return {member: Reckoning("points", tuple(parts)) for member, parts in found.items()}


def _compared(tournament: Tournament) -> dict[str, list[Summand]]:
    """Of the same seat at the other tables; of the own table where no other is of its size."""
    found: dict[str, list[Summand]] = {one: [] for one in tournament.entrants}
    for one in compared(tournament):
        for seat, member in enumerate(one.game.seats):
            beside = one.beside(seat)
            who = beside.names if beside else _others(one.game, member)
            share = beside.share if beside else one.result.share(seat)
            found[member].append(Summand(one.game.number, who, share, beside=beside))
    return found


def _others(game: ClubGame, member: str) -> tuple[str, ...]:
    return tuple(one for one in game.seats if one != member)


def _shared(tournament: Tournament) -> dict[str, list[Summand]]:
    found: dict[str, list[Summand]] = {one: [] for one in tournament.entrants}
    streaks: dict[str, int] = dict.fromkeys(tournament.entrants, 0)
    out = struck(tournament)
    for game, result in _in_order(tournament):
        if not out.isdisjoint(game.seats):
            continue
        for seat, member in enumerate(game.seats):
            factor = 1
            if tournament.plan.kind == ARENA:
                factor = 4 if streaks[member] >= ON_FIRE else 2
                streaks[member] = streaks[member] + 1 if result.won(seat) else 0
            share = result.share(seat)
            others = _others(game, member)
            found[member].append(Summand(game.number, others, share, Fraction(factor)))
    for member, leaver in walkovers(tournament):
        found[member].append(Summand(0, (leaver,), Fraction(1)))
    return found


def streaks(tournament: Tournament) -> dict[str, int]:
    """How many games everybody has won in a row, up to now."""
    found = dict.fromkeys(tournament.entrants, 0)
    for game, result in _in_order(tournament):
        for seat, member in enumerate(game.seats):
            found[member] = found[member] + 1 if result.won(seat) else 0
    return found


def _in_order(tournament: Tournament) -> list[tuple[ClubGame, TableResult]]:
    """Finished games as they ended, which streaks go by."""
    return sorted(tournament.finished(), key=lambda one: one[0].ended)


def _byes(tournament: Tournament) -> Iterable[str]:
    if tournament.plan.kind in (SWISS, KNOCKOUT):
        for one in tournament.rounds:
            yield from (bye.member for bye in one.byes)
