"""How much games tell: those that repeat another tell nothing, those of a group less than alone.

The games of a group share their opening and their luck. How much their ends depend on it is
measured; where they end in the same way, they count as fewer (the design effect of samples that
come in clusters).
"""

from collections.abc import Callable, Sequence
from itertools import groupby
from statistics import fmean, pvariance

from serpentry.arena.worker import GameResult
from serpentry.tabletop.formats.record import RecordLine, read_record

Points = Callable[[GameResult], float]


def distinct(results: Sequence[GameResult]) -> list[GameResult]:
    """One of all games that are the same from the first move to the last."""
    found = {(_events(result), result.scores, result.choices): result for result in results[::-1]}
    return list(found.values())[::-1]


def _events(result: GameResult) -> tuple[RecordLine, ...]:
    return read_record(result.record).events if result.record else ()


def worth(results: Sequence[GameResult], points: Points) -> float:
    """How many games that know nothing of each other tell as much about a share."""
    ordered = sorted(results, key=lambda result: result.group)
    groups = [[*map(points, one)] for _, one in groupby(ordered, lambda result: result.group)]
    size = len(results) / len(groups)
    alone = pvariance([*map(points, results)]) / size
    if alone == 0.0:
        return float(len(groups))
    effect = pvariance([fmean(one) for one in groups]) / alone
    return len(results) / min(max(effect, 1.0), size)
