"""Tile values: how laying a kind of tile or card goes together with the margin at the end.

The margin of a seat is its score minus the mean score of the others. For each kind the seats of
all games are sorted into those that placed one early (within the first half of their own moves),
only late, or never; and a line is drawn through margins over the number placed. It is correlation,
not cause. Intervals come from resampling whole groups of games, since the margins of a table
depend on each other.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING

from serpentry.arena.worker import GameResult
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.formats.record import read_record
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.helpers.extras import need
from serpentry.tabletop.helpers.intervals import Interval

if TYPE_CHECKING:
    from numpy import bool_, float64, int64
    from numpy.typing import NDArray

    Reals = NDArray[float64]
    Whole = NDArray[int64]
    Truths = NDArray[bool_]

RESAMPLES = 400
FEWEST_SEATS = 10
"""A mean over fewer seats than this is not told."""


@dataclass(frozen=True)
class KindValue:
    """What goes together with laying a kind."""

    kind: str
    each: float
    """How many a seat places in a game, on average."""
    early: float | None
    """Mean margin of the seats that placed one early; None if they are too few."""
    late: float | None
    never: float | None
    early_gain: Interval | None
    """Margin of those who placed one early minus that of all others."""
    one_more: Interval | None
    """How the margin changes with one more placed."""


@dataclass(frozen=True)
class SeatGame:
    """One seat's game: its margin, and which kinds it placed, in order."""

    group: int
    margin: float
    kinds: tuple[str, ...]


def seat_games(game: Game[P, M], results: Sequence[GameResult]) -> list[SeatGame]:
    """Every seat of every game, read from the records."""
    found: list[SeatGame] = []
    for result in results:
        laid: list[list[str]] = [[] for _ in result.scores]
        for event in read_record(result.record).events:
            if event.by is not CHANCE:
                laid[event.by].append(game.notation.kind(game.notation.read(event.text)))
        for seat, score in enumerate(result.scores):
            others = (sum(result.scores) - score) / (len(result.scores) - 1)
            found.append(SeatGame(result.group, score - others, tuple(laid[seat])))
    return found


def kind_values(games: Sequence[SeatGame]) -> list[KindValue]:
    """The value of every kind, the most frequent first."""
    numpy = need("numpy", "arena")
    counts = Counter(kind for one in games for kind in one.kinds)
    groups = sorted({one.group for one in games})
    rng = numpy.random.default_rng(0)
    weights = rng.multinomial(len(groups), [1 / len(groups)] * len(groups), size=RESAMPLES)
    row = {group: at for at, group in enumerate(groups)}
    rows = numpy.array([row[one.group] for one in games])
    margins = numpy.array([one.margin for one in games])
    return [
        _Scale(numpy, kind, games, rows, margins, weights).value()
        for kind, _ in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    ]


class _Scale:
    """Weighs one kind."""

    def __init__(
        self,
        numpy: ModuleType,
        kind: str,
        games: Sequence[SeatGame],
        rows: "Whole",
        margins: "Reals",
        weights: "Whole",
    ) -> None:
        self.numpy, self.kind, self.rows = numpy, kind, rows
        self.margins, self.weights = margins, weights
        self.laid = numpy.array([one.kinds.count(kind) for one in games])
        halves = [one.kinds[: (len(one.kinds) + 1) // 2] for one in games]
        self.early = numpy.array([kind in half for half in halves])

    def value(self) -> KindValue:
        return KindValue(
            kind=self.kind,
            each=float(self.laid.mean()),
            early=self._mean(self.early),
            late=self._mean(~self.early & (self.laid > 0)),
            never=self._mean(self.laid == 0),
            early_gain=self._early_gain(),
            one_more=self._one_more(),
        )

    def _mean(self, chosen: "Truths") -> float | None:
        return float(self.margins[chosen].mean()) if chosen.sum() >= FEWEST_SEATS else None

    def _sums(self, values: "Reals") -> "Reals":
        """Sums by group: the true ones first, then those of every resample."""
        by_group = self.numpy.bincount(self.rows, values, self.weights.shape[1])
        sums: Reals = self.numpy.concatenate([[by_group.sum()], self.weights @ by_group])
        return sums

    def _early_gain(self) -> Interval | None:
        if min(self.early.sum(), (~self.early).sum()) < FEWEST_SEATS:
            return None
        with self.numpy.errstate(invalid="ignore", divide="ignore"):
            means = [
                self._sums(self.margins * chosen) / self._sums(chosen * 1.0)
                for chosen in (self.early, ~self.early)
            ]
        return self._estimate(means[0] - means[1])

    def _one_more(self) -> Interval | None:
        x, y = self.laid.astype(float), self.margins
        if (x != self.numpy.median(x)).sum() < FEWEST_SEATS:
            return None
        n, sx, sy = self._sums(x * 0 + 1), self._sums(x), self._sums(y)
        sxx, sxy = self._sums(x * x), self._sums(x * y)
        with self.numpy.errstate(invalid="ignore", divide="ignore"):
            return self._estimate((sxy - sx * sy / n) / (sxx - sx * sx / n))

    def _estimate(self, values: "Reals") -> Interval | None:
        true, again = values[0], values[1:][self.numpy.isfinite(values[1:])]
        if not self.numpy.isfinite(true) or len(again) < RESAMPLES // 2:
            return None
        low, high = self.numpy.percentile(again, [2.5, 97.5])
        return Interval(float(low), float(true), float(high))
