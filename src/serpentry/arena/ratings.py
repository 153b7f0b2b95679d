"""How strong players are: Bradley–Terry with bootstrap intervals, from all games between them.

A game at a table of several is taken apart into its pairs: who came out before whom. Winners come
before all others, the others follow by score; equals count half for either.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log
from types import ModuleType
from typing import TYPE_CHECKING

from serpentry.arena.worker import GameResult
from serpentry.tabletop.helpers.extras import need

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Reals = NDArray[float64]

ELO_UNIT = 400 / log(10)
PRIOR_WINS = 0.1
"""Wins that everybody is given over everybody else, so that nobody's rating is infinite."""


@dataclass(frozen=True)
class Rating:
    """A player's strength in Elo, all players' mean or one of them being 0, and its interval."""

    player: str
    elo: float
    low: float
    high: float
    games: int
    points: float
    unbounded: bool
    """Won or lost everything: the games show no bound on that side."""


RATING_COLUMNS = (
    *("cli-column-player", "cli-column-elo", "cli-column-interval"),
    *("cli-column-games", "cli-column-points"),
)
"""What ratings tell of each player, as keys of messages."""


def rating_rows(ratings: Iterable[Rating]) -> list[tuple[str, ...]]:
    """Ratings for people: under `RATING_COLUMNS`, the strongest first."""
    return [
        (
            one.player,
            f"{one.elo:+.0f}{' *' if one.unbounded else ''}",
            f"{one.low:+.0f} – {one.high:+.0f}",
            str(one.games),
            f"{one.points:g}",
        )
        for one in sorted(ratings, key=lambda rating: -rating.elo)
    ]


def ranks(result: GameResult) -> list[int]:
    """The rank of every seat: 0 for winners, then by score; equals share a rank."""
    keys = [(seat in result.winners, score) for seat, score in enumerate(result.scores)]
    keys = [(True, 0) if won else (won, score) for won, score in keys]
    return [sum(other > key for other in keys) for key in keys]


def beaten(result: GameResult, players: int) -> list[list[float]]:
    """Row by column: how far the row's player came out before the column's."""
    table = [[0.0] * players for _ in range(players)]
    rank = ranks(result)
    for seat, one in enumerate(result.seating):
        for foe, other in enumerate(result.seating):
            if one != other:
                table[one][other] += (rank[seat] < rank[foe]) + 0.5 * (rank[seat] == rank[foe])
    return table


def bradley_terry(
    results: Iterable[GameResult],
    players: Sequence[str],
    resamples: int = 300,
    seed: int = 0,
    zero: str | None = None,
) -> list[Rating]:
    """Ratings in the order of the players, with 95% intervals from resampled groups of games.

    They are given against the mean of all players, or against the one named by `zero`.
    """
    numpy = need("numpy", "arena")
    played = list(results)
    groups = _by_group(numpy, played, len(players))
    base = slice(None) if zero is None else slice(at := players.index(zero), at + 1)
    fitted = _fit(groups.sum(axis=0), base) * ELO_UNIT
    rng = numpy.random.default_rng(seed)
    count = len(groups)
    spread = fitted[None, :]
    if count > 1:
        weights = rng.multinomial(count, [1 / count] * count, size=resamples)
        tables = [numpy.tensordot(one, groups, 1) for one in weights]
        spread = numpy.array([_fit(table, base) * ELO_UNIT for table in tables])
    low, high = numpy.percentile(spread, [2.5, 97.5], axis=0)
    return [
        _rating(name, at, played, (fitted[at], low[at], high[at]), groups.sum(axis=0))
        for at, name in enumerate(players)
    ]


def strengths(table: "Reals") -> "tuple[Reals, Reals]":
    """Everybody's Elo against the mean, and its standard error, from who came out before whom.

    A game between equals tells most, one that was decided beforehand next to nothing. What
    everybody is given at first counts as well, so that nobody's error is infinite.
    """
    numpy = need("numpy", "arena")
    fitted = _fit(table, slice(None))
    met = table + table.T + 2 * PRIOR_WINS
    chances = 1 / (1 + numpy.exp(fitted[None, :] - fitted[:, None]))
    told = met * chances * (1 - chances)
    numpy.fill_diagonal(told, 0.0)
    errors: Reals = 1 / numpy.sqrt(told.sum(axis=1))
    return fitted * ELO_UNIT, errors * ELO_UNIT


def _by_group(numpy: ModuleType, results: Sequence[GameResult], players: int) -> "Reals":
    tables: dict[int, Reals] = {}
    for result in results:
        table = numpy.array(beaten(result, players))
        tables[result.group] = tables.get(result.group, 0) + table
    nobody = [numpy.zeros((players, players))]
    found: Reals = numpy.array(list(tables.values()) or nobody)
    return found


def _fit(table: "Reals", base: slice) -> "Reals":
    """Strengths of all, against the mean of those at `base`."""
    fitted: Reals = need("choix", "arena").ilsr_pairwise_dense(
        table, alpha=PRIOR_WINS, max_iter=1000
    )
    centred: Reals = fitted - fitted[base].mean()
    return centred


def _rating(
    name: str,
    at: int,
    played: Sequence[GameResult],
    where: tuple[float, float, float],
    table: "Reals",
) -> Rating:
    elo, low, high = map(float, where)
    mine = [result for result in played if at in result.seating]
    won, lost = float(table[at].sum()), float(table[:, at].sum())
    points = sum(result.points(at) for result in mine)
    return Rating(name, elo, low, high, len(mine), points, won == 0 or lost == 0)
