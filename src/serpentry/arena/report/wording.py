"""The report of a game: an overview of all set-ups, then a chapter on each."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from serpentry.arena.plots import branching_plot, distribution, shares, svg, ties_plot
from serpentry.arena.report.distinct import distinct
from serpentry.arena.report.facts import Facts, facts_of, points_of_seat
from serpentry.arena.report.pages import Block, Heading, Picture, Table, Text
from serpentry.arena.report.values import KindValue, kind_values, seat_games
from serpentry.arena.worker import Result
from serpentry.tabletop.game import AnyBox, AnyGame
from serpentry.tabletop.options import option_text

MOST_PLIES = 16
"""The table of branching has about so many rows."""

MOST_KINDS = 30

ON_FIGURES = (
    "Means come with the least and the most in brackets, shares with their 95 % interval "
    "(Wilson). Games that repeat another one move by move are left out; games that share their "
    "opening and luck count as fewer where they end alike. A game is worth one point; winners who "
    "tie share it. A ply is a move of a player; dice and draws are none. Legal moves are counted "
    "whenever a player is to move; by ply, over the games that lasted so long."
)
ON_VALUES = (
    "Tile values say what goes together with laying a kind of tile or card, not what it causes. "
    "The margin of a seat is its score less the mean score of the others. Seats are sorted into "
    "those that laid one of the kind early (within the first half of their own moves), only "
    "late, or never; “early gain” is the mean margin of the early ones less that of all others, "
    "“one more” the slope of the margin over how many were laid. Who lives longer lays more, so a "
    "kind that is laid when little else fits looks worth more than it is. Intervals (95 %) are "
    "bootstrapped over groups of games; a dash means too few cases to tell."
)


@dataclass(frozen=True)
class Chapter:
    """The games of one set-up, played by one kind of player against itself."""

    game: AnyGame
    player: str
    results: Sequence[Result]

    @property
    def name(self) -> str:
        """The set-up in words."""
        words = [
            f"{name} {option_text(self.game.options, name)}" for name in self.game.options_json
        ]
        return f"{self.game.seats} players, {', '.join(words) or 'default options'}"


def tell(
    box: AnyBox, chapters: Sequence[Chapter], seed: int, comparison: Sequence[Block] = ()
) -> list[Block]:
    """The whole report, with a comparison if one was asked for."""
    facts = [facts_of(chapter.results) for chapter in chapters]
    blocks: list[Block] = [
        Heading(f"{box.title}: what its games look like", 1),
        Text(_introduction(box, chapters, seed)),
        Heading("Overview"),
        _overview(chapters, facts),
        *comparison,
        *_how_to_read(),
    ]
    for number, (chapter, found) in enumerate(zip(chapters, facts, strict=True)):
        blocks += _chapter(chapter, found, f"{box.name}-{number}")
    return blocks


def _introduction(box: AnyBox, chapters: Sequence[Chapter], seed: int) -> str:
    games = sum(len(chapter.results) for chapter in chapters)
    players = " and ".join(dict.fromkeys(chapter.player for chapter in chapters))
    return (
        f"{games} games of {box.title} (rules {box.version}), seed {seed}. In every set-up each "
        f"kind of player plays against itself: {players}. What is told here is true of games "
        f"between such players; stronger ones may show something else."
    )


def _overview(chapters: Sequence[Chapter], facts: Sequence[Facts]) -> Table:
    rows = [
        (
            chapter.name,
            chapter.player,
            str(found.games),
            str(found.length),
            str(found.branching),
            str(found.seats[0]),
            f"{found.ties.value:.1%}",
            str(found.scores),
        )
        for chapter, found in zip(chapters, facts, strict=True)
    ]
    headings = ("set-up", "player", "games", "plies", "legal moves")
    return Table((*headings, "points of the first seat", "ties", "scores"), tuple(rows))


def _how_to_read() -> list[Block]:
    return [Heading("How to read this"), Text(ON_FIGURES), Text(ON_VALUES)]


def _chapter(chapter: Chapter, facts: Facts, salt: str) -> Iterator[Block]:
    names = [chapter.game.face.seat_name(seat) for seat in range(chapter.game.seats)]
    yield Heading(f"{chapter.name}; {chapter.player}")
    yield from _pictures(chapter, facts, names, salt)
    yield Heading("Seats", 3)
    rows = zip(names, map(str, facts.seats), facts.seat_scores, strict=True)
    seats = tuple((name, points, f"{score:.1f}") for name, points, score in rows)
    yield Table(("seat", "points", "mean score"), seats)
    yield Text(
        f"Ties for the win: {facts.ties}; everybody alike: {facts.all_tied}. With equal chances "
        f"every seat would have {1 / len(names):.1%} of the points."
    )
    if facts.repeated:
        yield Text(_on_repeated(facts))
    yield Heading("Legal moves by ply", 3)
    yield _branching_table(facts)
    yield Heading("Tile values", 3)
    values = kind_values(seat_games(chapter.game, chapter.results))
    yield _value_table(values[:MOST_KINDS])
    if len(values) > MOST_KINDS:
        yield Text(f"{len(values) - MOST_KINDS} rarer kinds are left out.")


def _on_repeated(facts: Facts) -> str:
    return (
        f"{facts.repeated} of {facts.games + facts.repeated} games repeat another one move by move "
        f"and tell nothing new: {facts.games} are counted. More random moves at the start "
        f"(--opening) make games differ."
    )


def _pictures(chapter: Chapter, facts: Facts, names: Sequence[str], salt: str) -> Iterator[Picture]:
    results = distinct(chapter.results)
    points = [points_of_seat(results, seat) for seat in range(len(names))]
    plies = [(ply, found.value, found.low, found.high) for ply, found, _ in facts.by_ply]
    lengths = {"": [result.plies for result in results]}
    scores = {name: [result.scores[seat] for result in results] for seat, name in enumerate(names)}
    figures = {
        "Legal moves by ply": branching_plot(plies),
        "Length of games": distribution("Length of games", "plies", lengths),
        "Points by seat": shares("Points by seat (95 % intervals)", names, points, len(results)),
        "Ties": ties_plot([len(result.winners) for result in results], len(names)),
        "Scores by seat": distribution("Scores by seat", "score", scores),
    }
    for title, figure in figures.items():
        yield Picture(svg(figure, f"{salt}-{title}"), title)


def _branching_table(facts: Facts) -> Table:
    step = max(1, round(len(facts.by_ply) / MOST_PLIES))
    rows = tuple(
        (str(ply), f"{found.value:.1f}", f"{found.low:.0f}", f"{found.high:.0f}", str(games))
        for ply, found, games in facts.by_ply[::step]
    )
    return Table(("ply", "mean", "fewest", "most", "games"), rows)


def _value_table(values: Sequence[KindValue]) -> Table:
    headings = ("kind", "laid a game", "early", "late", "never", "early gain", "one more")
    rows = tuple(
        (
            one.kind,
            f"{one.each:.2f}",
            *(
                f"{mean:+.2f}" if mean is not None else "–"
                for mean in (one.early, one.late, one.never)
            ),
            str(one.early_gain or "–"),
            str(one.one_more or "–"),
        )
        for one in values
    )
    return Table(headings, rows)
