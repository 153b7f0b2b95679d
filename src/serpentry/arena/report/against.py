"""Two set-ups beside each other: what differs for sure, and what may be luck."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import fmean, pvariance

from serpentry.arena.report.between import Estimate
from serpentry.arena.report.distinct import distinct, worth
from serpentry.arena.report.facts import points_at
from serpentry.arena.report.pages import Block, Heading, Table, Text
from serpentry.arena.statistics import NORMAL_95
from serpentry.arena.worker import GameResult
from serpentry.languages import Language
from serpentry.tabletop.formats.record import read_record
from serpentry.tabletop.game import AnyGame


@dataclass(frozen=True)
class ComparedGames:
    """The games of one of the set-ups."""

    game: AnyGame
    name: str
    results: Sequence[GameResult]


Measure = Callable[[GameResult], float]


def compared(
    first: ComparedGames, second: ComparedGames, player: str, language: Language
) -> list[Block]:
    """What differs in games that a player plays against itself."""
    measures: dict[str, Callable[[AnyGame], Measure]] = {
        "report-first-seat": lambda _: lambda result: points_at(0, result),
        "report-ties": lambda _: lambda result: float(result.is_tie),
        "report-plies": lambda _: lambda result: float(result.plies),
        "report-margin": lambda _: _margin,
        "report-lead-changes": lambda game: lambda result: float(lead_changes(game, result)),
    }
    rows = [_row(language(key), first, second, make, language) for key, make in measures.items()]
    heading = language("report-against-itself", player=player)
    return [Heading(heading, 3), _table(first, second, rows, language)]


def skill(
    first: ComparedGames, second: ComparedGames, strong: str, weak: str, language: Language
) -> list[Block]:
    """What a stronger player makes of it."""

    def make(_: AnyGame) -> Measure:
        return lambda result: result.points(0)

    row = _row(language("report-points-of", player=strong), first, second, make, language)
    heading = language("report-skill", strong=strong, weak=weak)
    return [Heading(heading, 3), _table(first, second, [row], language)]


def introduction(first: ComparedGames, second: ComparedGames, language: Language) -> list[Block]:
    """What is compared."""
    heading = language("report-compared", first=first.name, second=second.name)
    return [Heading(heading), Text(language("report-on-comparing"))]


def _table(
    first: ComparedGames, second: ComparedGames, rows: Sequence[tuple[str, ...]], language: Language
) -> Table:
    ends = language("report-difference"), language("report-verdict")
    return Table(("", first.name, second.name, *ends), tuple(rows))


def _row(
    name: str,
    first: ComparedGames,
    second: ComparedGames,
    make: Callable[[AnyGame], Measure],
    language: Language,
) -> tuple[str, ...]:
    sides = [_mean(distinct(side.results), make(side.game)) for side in (first, second)]
    (one, one_error), (other, other_error) = sides
    reach = NORMAL_95 * sqrt(one_error + other_error)
    found = Estimate(other - one, other - one - reach, other - one + reach)
    figures = (language.figure(one) for one in (f"{one:.2f}", f"{other:.2f}", found))
    return name, *figures, language(verdict(found))


def _mean(results: Sequence[GameResult], measure: Measure) -> tuple[float, float]:
    """A mean, and the square of how far off it may be."""
    known = {result.number: measure(result) for result in results}
    values = [*known.values()]
    # A sample without any spread is not sure of it: half a game might have been otherwise.
    spread = max(pvariance(values), 0.25 / len(values))
    return fmean(values), spread / worth(results, lambda result: known[result.number])


def verdict(difference: Estimate) -> str:
    """What can be said, as a message's key."""
    if difference.low > 0:
        return "report-more"
    return "report-less" if difference.high < 0 else "report-no-difference"


def _margin(result: GameResult) -> float:
    best, second, *_ = sorted(result.scores, reverse=True)
    return float(best - second)


def lead_changes(game: AnyGame, result: GameResult) -> int:
    """How often another seat alone came to have the highest score."""
    leaders = [one for one in _leaders(game, result) if one is not None]
    return sum(one != other for one, other in pairwise(leaders))


def _leaders(game: AnyGame, result: GameResult) -> Iterator[int | None]:
    """Who alone has the highest score after each event; None if nobody does."""
    position = game.rules.start()
    for event in read_record(result.record).events:
        position = game.rules.play(position, game.notation.read(event.text))
        scores = game.judge.score(position)
        best = max(scores)
        yield scores.index(best) if scores.count(best) == 1 else None
