"""What decides who wins: the player, the seat, or the dice that both had.

In the games of a group everybody has once sat on every seat, with the same dice and draws. What
goes with the player is skill; what goes with the seat in all groups is the seat's; what goes with
the seat in one group is luck that all shared. The rest goes with none of them: dice that fell
otherwise after other moves, and how the players' moves met.
"""

from collections.abc import Sequence
from itertools import groupby
from random import Random
from statistics import fmean, pvariance
from typing import ClassVar

from serpentry.arena.worker import GameResult
from serpentry.tabletop.helpers.frozen import Frozen

RESAMPLES = 100
FEWEST_GROUPS = 20
"""With fewer groups nothing is concluded: a few equal ends would look like certainty."""


class Causes(Frozen):
    """What share of the differences between results goes with what."""

    skill: float
    seat: float
    luck: float
    rest: float
    NAMES: ClassVar[tuple[str, ...]] = ("skill", "seat", "luck", "rest")


class GroupPoints(Frozen):
    """A group: the points of every seat by game, and where the player sat who is the first."""

    points: tuple[tuple[float, ...], ...]
    strong: tuple[int, ...]


def parts_of(results: Sequence[GameResult]) -> Causes | None:
    """What goes with what, in games of one player among equals of another; None if too few."""
    groups = _groups(results)
    return _parts(groups) if len(groups) >= FEWEST_GROUPS else None


def parts_spread(results: Sequence[GameResult]) -> Causes:
    """For each part the square of how far off it may be, by drawing groups again."""
    groups, rng = _groups(results), Random(0)
    again = [_parts(rng.choices(groups, k=len(groups))) for _ in range(RESAMPLES)]
    return Causes(*(pvariance([getattr(one, name) for one in again]) for name in Causes.NAMES))


def _groups(results: Sequence[GameResult]) -> list[GroupPoints]:
    """The groups of which every game is there."""
    ordered = sorted(results, key=lambda result: (result.group, result.number))
    found = []
    for _, games in groupby(ordered, lambda result: result.group):
        played = list(games)
        seats = range(len(played[0].seating))
        if len(played) == len(seats):
            points = tuple(tuple(one.points_at(seat) for seat in seats) for one in played)
            found.append(GroupPoints(points, tuple(one.seating.index(0) for one in played)))
    return found


def _parts(groups: Sequence[GroupPoints]) -> Causes:
    seats = len(groups[0].strong)
    equal = 1 / seats
    won = fmean(
        game[strong]
        for group in groups
        for game, strong in zip(group.points, group.strong, strict=True)
    )
    lead, behind = won - equal, (1 - won) / (seats - 1) - equal
    skill = (lead**2 + (seats - 1) * behind**2) / seats
    cells = [[_bare(group, seat, lead, behind) for seat in range(seats)] for group in groups]
    within = fmean(pvariance(cell) for row in cells for cell in row) * seats / (seats - 1)
    means = [[fmean(cell) for cell in row] for row in cells]
    by_seat = [fmean(row[seat] for row in means) for seat in range(seats)]
    count = len(groups)
    between = (
        fmean((row[seat] - by_seat[seat]) ** 2 for row in means for seat in range(seats))
        * count
        / (count - 1)
    )
    # What comes of chance alone is taken off: a mean of few games differs from others by itself.
    luck = max(0.0, between - within / seats)
    seat = max(0.0, fmean((one - equal) ** 2 for one in by_seat) - between / count)
    total = skill + seat + luck + within
    return Causes(skill / total, seat / total, luck / total, within / total) if total else _NOTHING


_NOTHING = Causes(0.0, 0.0, 0.0, 1.0)


def _bare(group: GroupPoints, seat: int, lead: float, behind: float) -> list[float]:
    """The points of a seat in all games of a group, without what the players make of it."""
    return [
        game[seat] - (lead if strong == seat else behind)
        for game, strong in zip(group.points, group.strong, strict=True)
    ]
