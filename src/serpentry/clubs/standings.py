"""Standings of a tournament: points, then tie-breaks, each with its computation.

For two a table: Buchholz (the points of all opponents) and Sonneborn–Berger (their points, times
what one got against them). For more: first places, then the points of all whom one sat with. A bye
counts as an opponent with as many points as one has oneself. In a duplicate leads come first.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction

from serpentry.clubs.comparing import compared, lead_of
from serpentry.clubs.pairing.field import Field
from serpentry.clubs.pairing.knockout import WonGame, champion, decided
from serpentry.clubs.plans import ARENA, KNOCKOUT
from serpentry.clubs.points import BYE, Reckoning, Summand, points_of
from serpentry.clubs.results import places_of
from serpentry.clubs.state import ClubGame, Tournament
from serpentry.tabletop.helpers.frozen import Frozen

Reckonings = Mapping[str, Reckoning]


class StandingRow(Frozen):
    """A member's line: the place, the points, the tie-breaks in the order in which they count.

    A member who has left has no place, and is listed below all who are there; but a cup that was
    won stays won.
    """

    place: int
    member: str
    points: Reckoning
    tie_breaks: tuple[Reckoning, ...]
    games: int

    @property
    def worth(self) -> tuple[Fraction, ...]:
        """What lines are sorted by."""
        return (self.points.total, *(one.total for one in self.tie_breaks))


def standings(tournament: Tournament) -> tuple[StandingRow, ...]:
    """Everybody, the first first; equals share a place and stand as they were seeded."""
    points = points_of(tournament)
    rows = [_row(tournament, one, points) for one in tournament.order]
    if tournament.plan.kind == KNOCKOUT:
        ended = [*decided(Field(tournament))]
        rows = [_with_rounds(tournament, one, ended) for one in rows]
    keeps_place = not tournament.plan.leavers
    stays = {one.member for one in rows if keeps_place or not tournament.is_gone(one.member)}
    if tournament.plan.kind == KNOCKOUT and (first := champion(Field(tournament))):
        stays.add(first)
    here = [one for one in rows if one.member in stays]
    gone = [one for one in rows if one.member not in stays]
    places = places_of([one.worth for one in here])
    placed = [replace(one, place=place) for place, one in zip(places, here, strict=True)]
    left = sorted(gone, key=lambda one: one.worth, reverse=True)
    return (*sorted(placed, key=lambda one: one.place), *left)


def _row(tournament: Tournament, member: str, points: Reckonings) -> StandingRow:
    games = sum(part.game > 0 for part in points[member].summands)
    breaks = TIE_BREAKS[tournament.plan.seats == 2]
    if tournament.plan.kind == ARENA and tournament.plan.minutes:
        breaks = (("firsts", _firsts),)
    if tournament.plan.duplicate:
        breaks = (("lead", _leads),)
    reckonings = tuple(Reckoning(name, make(tournament, member, points)) for name, make in breaks)
    return StandingRow(0, member, points[member], reckonings, games)


def _with_rounds(tournament: Tournament, row: StandingRow, ended: list[WonGame]) -> StandingRow:
    """In a knock-out it counts how far one came; the game for the third place is half a round."""
    through = tuple(_won(tournament, row.member, ended))
    return StandingRow(0, row.member, Reckoning("rounds", through), (), row.games)


def _won(tournament: Tournament, member: str, ended: list[WonGame]) -> list[Summand]:
    found = list[Summand]()
    for one in ended:
        if one.winner == member:
            worth = Fraction(1, 2) if one.game.pairing.is_bronze else Fraction(1)
            found.append(Summand(one.game.number, _others(one.game, member), worth))
    for played in tournament.rounds:
        found += [Summand(0, (BYE,), Fraction(1)) for bye in played.byes if bye.member == member]
    return found


def _others(game: ClubGame, member: str) -> tuple[str, ...]:
    return tuple(one for one in game.seats if one != member)


def _opponents(
    member: str, points: Reckonings, factor: Callable[[Summand], Fraction]
) -> tuple[Summand, ...]:
    own = points[member].total
    return tuple(
        Summand(part.game, (one,), own if one == BYE else points[one].total, factor(part))
        for part in points[member].summands
        for one in part.who
    )


def _buchholz(_: Tournament, member: str, points: Reckonings) -> tuple[Summand, ...]:
    return _opponents(member, points, lambda part: Fraction(1))


def _sonneborn_berger(_: Tournament, member: str, points: Reckonings) -> tuple[Summand, ...]:
    return _opponents(member, points, lambda part: part.value)


def _firsts(tournament: Tournament, member: str, _: Reckonings) -> tuple[Summand, ...]:
    return tuple(
        Summand(game.number, _others(game, member), Fraction(1, result.places.count(1)))
        for game, result in tournament.finished()
        if member in game.seats and result.places[game.seats.index(member)] == 1
    )


def _leads(tournament: Tournament, member: str, _: Reckonings) -> tuple[Summand, ...]:
    """All leads; a game without a count adds nothing."""
    return tuple(
        Summand(one.game.number, _others(one.game, member), lead_of(one.result, seat).points)
        for one in compared(tournament)
        for seat, who in enumerate(one.game.seats)
        if who == member and one.result.scores
    )


TieBreak = Callable[[Tournament, str, Reckonings], tuple[Summand, ...]]
TIE_BREAKS: Mapping[bool, tuple[tuple[str, TieBreak], ...]] = {
    True: (("buchholz", _buchholz), ("sonneborn-berger", _sonneborn_berger)),
    False: (("firsts", _firsts), ("buchholz", _buchholz)),
}
"""By whether tables are for two."""
