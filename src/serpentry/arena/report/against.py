"""Two set-ups beside each other: what differs for sure, and what may be luck."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, pvariance

from serpentry.arena.charts import bar_chart, interval_chart, parts_chart
from serpentry.arena.measuring import LEAD_CHANGES, MATTERS, STUCK, WORTH
from serpentry.arena.report.distinct import distinct, worth
from serpentry.arena.report.luck import parts_of, parts_spread
from serpentry.arena.report.pages import Block, Figure, Heading, Items, Table, Text
from serpentry.arena.worker import GameResult
from serpentry.catalogue import find
from serpentry.catalogue.wording import option_label, option_words
from serpentry.languages import Language
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.intervals import Interval, interval_around


@dataclass(frozen=True)
class ComparedGames:
    """The games of one of the set-ups."""

    game: AnyGame
    name: str
    results: Sequence[GameResult]


Sides = tuple[ComparedGames, ComparedGames]
Measure = Callable[[GameResult], float]


def _margin(result: GameResult) -> float:
    best, second, *_ = sorted(result.scores, reverse=True)
    return float(best - second)


def _measured(key: str) -> Measure:
    return lambda result: result.measured[key]


SHARE = "share"
"""A measure that is a part of something, given in per cent."""
MEASURES: dict[str, tuple[str, Measure]] = {
    "plies": ("", lambda result: float(result.plies)),
    "first-seat": (SHARE, lambda result: result.points_at(0)),
    "ties": (SHARE, lambda result: float(result.is_tie)),
    "margin": ("", _margin),
    "lead-changes": ("", _measured(LEAD_CHANGES)),
    "stuck": ("", _measured(STUCK)),
    "matters": (SHARE, _measured(MATTERS)),
    "worth": (SHARE, _measured(WORTH)),
}
"""What is compared of games that a player plays against itself, by the name in its messages."""

MESSAGES = {
    "plies": ("report-plies", "lab-plies"),
    "first-seat": ("report-first-seat", "lab-first-seat"),
    "ties": ("report-ties", "lab-ties"),
    "margin": ("report-margin", "lab-margin"),
    "lead-changes": ("report-lead-changes", "lab-lead-changes"),
    "stuck": ("report-stuck", "lab-stuck"),
    "matters": ("report-matters", "lab-matters"),
    "worth": ("report-worth", "lab-worth"),
    "skill-points": ("report-skill-points", "lab-skill-points"),
    "skill-part": ("report-skill-part", "lab-skill-part"),
    "luck-part": ("report-luck-part", "lab-luck-part"),
}
"""What each is called in a table, and how it is given in a sentence."""
PARTS = {
    "skill": "lab-part-skill",
    "seat": "lab-part-seat",
    "luck": "lab-part-luck",
    "rest": "lab-part-rest",
}
"""What the parts of what decides are called."""


@dataclass(frozen=True)
class ComparedMeasure:
    """One measure of both set-ups, and what can be concluded about the difference."""

    key: str
    kind: str
    first: Interval
    second: Interval
    difference: Interval

    @property
    def verdict(self) -> str:
        """What can be concluded, as the word for it in messages."""
        if self.difference.low > 0:
            return "more"
        return "less" if self.difference.high < 0 else "same"

    def row(self, language: Language) -> tuple[str, ...]:
        """As a line of a table."""
        figures = (_written(self.first.middle, self.kind), _written(self.second.middle, self.kind))
        return (
            language(MESSAGES[self.key][0]),
            *(language.figure(one) for one in figures),
            _span(self.difference, self.kind, language),
            language(VERDICTS[self.verdict]),
        )

    def told(self, language: Language, **names: str) -> str:
        """As a sentence."""
        return language(
            MESSAGES[self.key][1],
            verdict=self.verdict,
            first=language.figure(_written(self.first.middle, self.kind)),
            second=language.figure(_written(self.second.middle, self.kind)),
            difference=_span(self.difference, self.kind, language),
            **names,
        )


VERDICTS = {"more": "report-more", "less": "report-less", "same": "report-no-difference"}


def _written(value: float, kind: str, sign: str = "") -> str:
    """Shares in per cent, all else with two decimals."""
    if kind == SHARE:
        return f"{100 * value:{sign}.1f}%".replace("-", "−")
    return f"{value:{sign}.2f}".replace("-", "−")


def _span(one: Interval, kind: str, language: Language) -> str:
    """A difference with its interval: of shares in percentage points, not in per cent."""
    values = (_written(each, kind, "+").rstrip("%") for each in (one.middle, one.low, one.high))
    value, low, high = (language.figure(each) for each in values)
    span = "lab-span-share" if kind == SHARE else "lab-span"
    return language(span, value=value, low=low, high=high)


def compared_measures(sides: Sides) -> list[ComparedMeasure]:
    """Every measure that both set-ups have."""
    return [
        _compare(key, kind, sides, measure)
        for key, (kind, measure) in MEASURES.items()
        if all(_with(side.results, measure) for side in sides)
    ]


def compared_skill(sides: Sides) -> ComparedMeasure:
    """What the first player, who sits among weaker ones, makes of it."""
    return _compare("skill-points", SHARE, sides, lambda result: result.points(0))


def compared_parts(sides: Sides) -> list[ComparedMeasure]:
    """What skill and luck have to do with who wins."""
    both = [parts_of(side.results) for side in sides]
    if None in both:
        return []
    found = [one for one in both if one is not None]
    spreads = [parts_spread(side.results) for side in sides]
    made = []
    for name in ("skill", "luck"):
        values = [getattr(one, name) for one in found]
        errors = [getattr(one, name) for one in spreads]
        made.append(_difference(f"{name}-part", SHARE, values, errors))
    return made


def _with(results: Iterable[GameResult], measure: Measure) -> list[GameResult]:
    """The games of which that is known."""
    return [result for result in results if _knows(result, measure)]


def _knows(result: GameResult, measure: Measure) -> bool:
    try:
        measure(result)
    except KeyError:
        return False
    return True


def _compare(key: str, kind: str, sides: Sides, measure: Measure) -> ComparedMeasure:
    means = [_mean(distinct(_with(side.results, measure)), measure) for side in sides]
    return _difference(key, kind, [mean for mean, _ in means], [square for _, square in means])


def _difference(
    key: str, kind: str, values: Sequence[float], squares: Sequence[float]
) -> ComparedMeasure:
    """Of two values and the squares of how far off they may be."""
    first, second = (
        interval_around(value, square) for value, square in zip(values, squares, strict=True)
    )
    return ComparedMeasure(
        key, kind, first, second, interval_around(values[1] - values[0], sum(squares))
    )


def _mean(results: Sequence[GameResult], measure: Measure) -> tuple[float, float]:
    """A mean, and the square of how far off it may be."""
    known = {result.number: measure(result) for result in results}
    values = [*known.values()]
    # A sample without any spread is not sure of it: half a game might have been otherwise.
    spread = max(pvariance(values), 0.25 / len(values))
    return fmean(values), spread / worth(results, lambda result: known[result.number])


def set_ups_compared(first: AnyGame, second: AnyGame, language: Language) -> list[Block]:
    """What is compared: every option in which the two differ."""
    box, rows = find(first.name), list[tuple[str, ...]]()
    if first.seats != second.seats:
        rows.append((language("lab-seats"), str(first.seats), str(second.seats)))
    for name in sorted({**first.options_json, **second.options_json}):
        words = [option_words(one, name, language.code) for one in (first, second)]
        if words[0] != words[1]:
            rows.append((option_label(box, name, language.code), *words))
    if not rows:
        return [Text(language("lab-no-change"))]
    headings = ("lab-option", "lab-first", "lab-second")
    return [Table(tuple(map(language, headings)), tuple(rows))]


@dataclass(frozen=True)
class RuleComparison:
    """The games of both set-ups: a player against itself, and among any weaker ones."""

    sides: Sides
    player: str
    duels: Sides | None = None
    weak: str = ""

    def verdict(self, language: Language) -> Iterator[Block]:
        """What differs in words, with plots."""
        games = sum(len(side.results) for side in (*self.sides, *(self.duels or ())))
        yield Heading(language("lab-verdict"))
        yield Text(language("lab-played", games=games, player=self.player))
        shown = compared_measures(self.sides)
        if self.duels:
            shown += [compared_skill(self.duels), *compared_parts(self.duels)]
        # What is shown to differ comes first; otherwise in the order of the measures.
        said = sorted(shown, key=lambda one: one.verdict == "same")
        yield Items(tuple(one.told(language, strong=self.player, weak=self.weak) for one in said))
        names = _sides_named(language)
        plies = [[result.plies for result in side.results] for side in self.sides]
        title, unit = language("plot-lengths"), language("report-plies")
        series = dict(zip(names, plies, strict=True))
        yield Figure(bar_chart(title, unit, series, language), title)
        title = language("lab-shares")
        shares = [one for one in shown if one.kind == SHARE]
        rows = [(language(MESSAGES[one.key][0]), (one.first, one.second)) for one in shares]
        yield Figure(interval_chart(title, names, rows, language), title)
        yield from self._parts(language)
        yield Text(language("lab-on-verdict"))

    def _parts(self, language: Language) -> Iterator[Block]:
        both = [parts_of(side.results) for side in self.duels or ()]
        bars = [
            (name, [(language(key), getattr(one, part)) for part, key in PARTS.items()])
            for name, one in zip(_sides_named(language), both, strict=False)
            if one is not None
        ]
        if bars:
            title = language("lab-parts")
            yield Figure(parts_chart(title, bars, language), title)
            yield Text(language("lab-on-parts"))

    def tables(self, language: Language) -> Iterator[Block]:
        """The same in figures."""
        yield Heading(language("report-against-itself", player=self.player), 3)
        yield _table(compared_measures(self.sides), language)
        if self.duels:
            heading = language("report-skill", strong=self.player, weak=self.weak)
            yield Heading(heading, 3)
            measures = [compared_skill(self.duels), *compared_parts(self.duels)]
            yield _table(measures, language)

    def told(self, language: Language, others: Iterable["RuleComparison"] = ()) -> list[Block]:
        """All of it: what is compared, the verdict, and figures, of other players too."""
        blocks = [*introduction(*self.sides, language), *self.verdict(language)]
        blocks += [Heading(language("lab-figures")), Text(language("report-on-comparing"))]
        for one in (self, *others):
            blocks += one.tables(language)
        return blocks


def introduction(first: ComparedGames, second: ComparedGames, language: Language) -> list[Block]:
    """What is compared."""
    heading = language("report-compared", first=first.name, second=second.name)
    return [Heading(heading), *set_ups_compared(first.game, second.game, language)]


def _sides_named(language: Language) -> list[str]:
    """What the set-ups are called where their options would be too long."""
    return [language("lab-first"), language("lab-second")]


def _table(measures: Iterable[ComparedMeasure], language: Language) -> Table:
    ends = language("report-difference"), language("report-verdict")
    headings = ("", *_sides_named(language), *ends)
    return Table(headings, tuple(one.row(language) for one in measures))
