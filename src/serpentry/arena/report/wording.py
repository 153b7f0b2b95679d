"""The report of a game: an overview of all set-ups, then a chapter on each."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from serpentry.arena.charts import Axis, ChartLine, bar_chart, line_chart
from serpentry.arena.charts.runs import length_chart, seat_chart, ties_chart
from serpentry.arena.report.distinct import distinct
from serpentry.arena.report.facts import Facts, facts_of
from serpentry.arena.report.pages import Block, Figure, Heading, Table, Text
from serpentry.arena.report.values import KindValue, kind_values, seat_games
from serpentry.arena.worker import GameResult
from serpentry.catalogue.wording import seat_names, set_up_label
from serpentry.languages import Language
from serpentry.tabletop.game import AnyBox, AnyGame

MOST_PLIES = 16
"""The table of branching has about this many rows."""

MOST_KINDS = 30

SPREAD = "{0.middle:.1f} ({0.low:.0f} – {0.high:.0f})"
"""Mean, least and most of many whole numbers."""
SHARE = "{0.middle:.1%} ({0.low:.1%} – {0.high:.1%})"
ESTIMATE = "{0.middle:+.2f} ({0.low:+.2f} – {0.high:+.2f})"
"""A difference."""

SPOKEN = Language()


@dataclass(frozen=True)
class Chapter:
    """The games of one set-up, played by one kind of player against itself."""

    game: AnyGame
    player: str
    results: Sequence[GameResult]

    def name(self, language: Language) -> str:
        """The set-up in words."""
        options = set_up_label(self.game, language.code) or language("report-default-options")
        return language("report-set-up", seats=self.game.seats, options=options)


def tell(
    box: AnyBox,
    chapters: Sequence[Chapter],
    seed: int,
    comparison: Sequence[Block] = (),
    language: Language = SPOKEN,
) -> list[Block]:
    """The whole report, with a comparison if one was asked for."""
    facts = [facts_of(chapter.results) for chapter in chapters]
    blocks: list[Block] = [
        Heading(language("report-title", game=box.title), 1),
        Text(_introduction(box, chapters, seed, language)),
        *comparison,
        Heading(language("report-overview")),
        _overview(chapters, facts, language),
        Heading(language("report-how-to-read")),
        Text(language("report-on-figures")),
        Text(language("report-on-values")),
    ]
    for chapter, found in zip(chapters, facts, strict=True):
        blocks += _chapter(chapter, found, language)
    return blocks


def _introduction(box: AnyBox, chapters: Sequence[Chapter], seed: int, language: Language) -> str:
    return language(
        "report-introduction",
        games=sum(len(chapter.results) for chapter in chapters),
        game=box.title,
        version=str(box.version),
        seed=str(seed),
        players=", ".join(dict.fromkeys(chapter.player for chapter in chapters)),
    )


def _overview(chapters: Sequence[Chapter], facts: Sequence[Facts], language: Language) -> Table:
    rows = [
        (
            chapter.name(language),
            chapter.player,
            str(found.games),
            language.figure(SPREAD.format(found.length)),
            language.figure(SPREAD.format(found.branching)),
            language.figure(SHARE.format(found.seats[0])),
            language.figure(f"{found.ties.middle:.1%}"),
            language.figure(SPREAD.format(found.scores)),
        )
        for chapter, found in zip(chapters, facts, strict=True)
    ]
    headings = (
        language("report-column-set-up"),
        language("cli-column-player"),
        language("cli-column-games"),
        language("report-plies"),
        language("report-legal-moves"),
        language("report-first-seat"),
        language("report-ties"),
        language("report-scores"),
    )
    return Table(headings, tuple(rows))


def _chapter(chapter: Chapter, facts: Facts, language: Language) -> Iterator[Block]:
    names = seat_names(chapter.game, language.code)
    yield Heading(f"{chapter.name(language)}; {chapter.player}")
    yield from _pictures(chapter, facts, names, language)
    yield Heading(language("report-seats"), 3)
    yield _seat_table(facts, names, language)
    yield Text(_on_ties(facts, language))
    if facts.repeated:
        played = facts.games + facts.repeated
        repeated = {"repeated": facts.repeated, "played": played, "counted": facts.games}
        yield Text(language("report-repeated", **repeated))
    yield Heading(language("report-moves-by-ply"), 3)
    yield _branching_table(facts, language)
    yield Heading(language("report-tile-values"), 3)
    values = kind_values(seat_games(chapter.game, chapter.results))
    yield _value_table(values[:MOST_KINDS], language)
    if len(values) > MOST_KINDS:
        yield Text(language("report-rarer-kinds", count=len(values) - MOST_KINDS))


def _seat_table(facts: Facts, names: Sequence[str], language: Language) -> Table:
    headings = ("report-seat", "cli-column-points", "cli-column-score")
    rows = zip(names, facts.seats, facts.seat_scores, strict=True)
    return Table(
        tuple(map(language, headings)),
        tuple(
            (name, language.figure(SHARE.format(points)), language.figure(f"{score:.1f}"))
            for name, points, score in rows
        ),
    )


def _on_ties(facts: Facts, language: Language) -> str:
    return language(
        "report-on-ties",
        ties=language.figure(SHARE.format(facts.ties)),
        all=language.figure(SHARE.format(facts.all_tied)),
        equal=language.figure(f"{1 / len(facts.seats):.1%}"),
    )


def _pictures(
    chapter: Chapter, facts: Facts, names: Sequence[str], language: Language
) -> Iterator[Figure]:
    results = distinct(chapter.results)
    scores = {name: [result.scores[seat] for result in results] for seat, name in enumerate(names)}
    title, unit = language("plot-scores-by-seat"), language("plot-score")
    charts = {
        "plot-branching": _branching_chart(facts, language),
        "plot-lengths": length_chart(results, language),
        "plot-points-by-seat": seat_chart(names, facts.seats, language),
        "plot-ties": ties_chart(results, language),
        "plot-scores-by-seat": bar_chart(title, unit, scores, language),
    }
    for key, chart in charts.items():
        yield Figure(chart, language(key))


def _branching_chart(facts: Facts, language: Language) -> str:
    """Legal moves by ply: the mean, and the band between fewest and most."""
    across, up = Axis(language("report-ply")), Axis(language("report-legal-moves"), is_log=True)
    plies = ChartLine("", [(ply, found) for ply, found, _ in facts.by_ply])
    return line_chart(language("plot-branching"), across, up, [plies], language)


def _branching_table(facts: Facts, language: Language) -> Table:
    step = max(1, round(len(facts.by_ply) / MOST_PLIES))
    rows = tuple(
        (
            str(ply),
            language.figure(f"{found.middle:.1f}"),
            f"{found.low:.0f}",
            f"{found.high:.0f}",
            str(games),
        )
        for ply, found, games in facts.by_ply[::step]
    )
    headings = ("report-ply", "report-mean", "report-fewest", "report-most", "cli-column-games")
    return Table(tuple(map(language, headings)), rows)


def _value_table(values: Sequence[KindValue], language: Language) -> Table:
    headings = (
        "report-kind",
        "report-laid",
        "report-early",
        "report-late",
        "report-never",
        "report-early-gain",
        "report-one-more",
    )
    rows = tuple(
        (
            one.kind,
            language.figure(f"{one.each:.2f}"),
            *(
                language.figure(f"{mean:+.2f}") if mean is not None else "–"
                for mean in (one.early, one.late, one.never)
            ),
            *(
                language.figure(ESTIMATE.format(found)) if found else "–"
                for found in (one.early_gain, one.one_more)
            ),
        )
        for one in values
    )
    return Table(tuple(map(language, headings)), rows)
