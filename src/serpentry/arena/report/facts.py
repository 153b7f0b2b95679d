"""Figures of many games of one set-up: branching, length, seats, ties, scores."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean

from serpentry.arena.report.distinct import Points, distinct, worth
from serpentry.arena.worker import GameResult
from serpentry.tabletop.helpers.intervals import Interval, share_interval


@dataclass(frozen=True)
class Facts:
    """What the games of one set-up show."""

    games: int
    """Games that differ from each other."""
    repeated: int
    """How many games were left out, as they repeat another move by move."""
    length: Interval
    """Mean, least and most, as all that isn't a share."""
    branching: Interval
    by_ply: tuple[tuple[int, Interval, int], ...]
    """Ply (from 1), legal moves, and in how many games there was such a ply."""
    seats: tuple[Interval, ...]
    """Points by seat."""
    ties: Interval
    """Games that more than one seat won."""
    all_tied: Interval
    """Games that all seats won."""
    scores: Interval
    seat_scores: tuple[float, ...]


def facts_of(results: Sequence[GameResult]) -> Facts:
    """The figures of some games, of which there is one at least."""
    seats, played = len(results[0].seating), len(results)
    results = distinct(results)
    return Facts(
        games=len(results),
        repeated=played - len(results),
        length=spread([result.plies for result in results]),
        branching=spread([choices for result in results for choices in result.choices] or [0]),
        by_ply=tuple(branching_by_ply(results)),
        seats=tuple(
            share(results, partial(GameResult.points_at, seat=seat)) for seat in range(seats)
        ),
        ties=share(results, lambda result: float(result.is_tie)),
        all_tied=share(results, lambda result: float(len(result.winners) == seats)),
        scores=spread([score for result in results for score in result.scores]),
        seat_scores=tuple(
            fmean(result.scores[seat] for result in results) for seat in range(seats)
        ),
    )


def branching_by_ply(results: Sequence[GameResult]) -> list[tuple[int, Interval, int]]:
    """How many legal moves there were at each ply, over the games that lasted so long."""
    longest = max(result.plies for result in results)
    table: list[list[int]] = [[] for _ in range(longest)]
    for result in results:
        for ply, choices in enumerate(result.choices):
            table[ply].append(choices)
    return [(ply, spread(column), len(column)) for ply, column in enumerate(table, start=1)]


def spread(numbers: Sequence[int]) -> Interval:
    """Mean, least and most of some numbers."""
    return Interval(min(numbers), fmean(numbers), max(numbers))


def share(results: Sequence[GameResult], points: Points) -> Interval:
    """A part of all points with its 95% interval (Wilson), over as many games as they tell."""
    part, games = fmean(map(points, results)), worth(results, points)
    return share_interval(part * games, games)
