"""Plots of results: each is a figure made from plain numbers, drawn by matplotlib."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

from serpentry.arena.extras import need
from serpentry.arena.ladder import Rung
from serpentry.arena.ratings import Rating
from serpentry.arena.statistics import wilson_interval
from serpentry.arena.worker import GameResult
from serpentry.languages import Language, sentence
from serpentry.tabletop.errors import BadText

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#2a7f4f", "#c0392b", "#2c6fad", "#b8860b", "#7d4a9c")


def figure(
    title: str, paint: "Callable[[Axes], None]", wide: float = 6.0, high: float = 3.2
) -> "Figure":
    """A figure with one pair of axes that `paint` fills."""
    made: Figure = need("matplotlib.figure").Figure(figsize=(wide, high), layout="constrained")
    axes = made.subplots()
    axes.set_title(title, fontsize=10)
    axes.tick_params(labelsize=8)
    axes.spines[["top", "right"]].set_visible(False)
    paint(axes)
    return made


def svg(made: "Figure", salt: str) -> str:
    """A figure as an SVG element to be put into a page; the salt keeps its ids its own."""
    settings = {"svg.fonttype": "none", "svg.hashsalt": salt}
    page = StringIO()
    with need("matplotlib").rc_context(settings):
        made.savefig(page, format="svg", metadata={"Date": None, "Creator": None})
    text = page.getvalue()
    return text[text.index("<svg") :]


def save(made: "Figure", path: Path) -> None:
    """Write a figure to a file, in the format of its suffix."""
    try:
        if path.suffix == ".svg":
            path.write_text(svg(made, path.stem), encoding="utf-8")
        else:
            made.savefig(path, dpi=150)
    except OSError as error:
        why = error.strerror or ""
        raise BadText(sentence("why-not-writable-file", file=str(path), why=why)) from error


def rating_plot(ratings: Sequence[Rating], language: Language) -> "Figure":
    """Elo with 95 % intervals, the strongest on top."""
    order = sorted(ratings, key=lambda rating: rating.elo)
    bars = [(one.player, one.elo, one.low, one.high) for one in order]
    return _dots(language("plot-ratings"), language("cli-column-elo"), bars)


def ladder_plot(rungs: Sequence[Rung], language: Language) -> "Figure":
    """Strength with two sigmas either side, the strongest on top."""
    order = sorted(rungs, key=lambda rung: rung.mu)
    bars = [(one.player, one.mu, one.mu - 2 * one.sigma, one.mu + 2 * one.sigma) for one in order]
    return _dots(language("plot-ladder"), language("plot-strength"), bars)


def _dots(title: str, unit: str, bars: Sequence[tuple[str, float, float, float]]) -> "Figure":
    def paint(axes: "Axes") -> None:
        for row, (_, value, low, high) in enumerate(bars):
            axes.plot([low, high], [row, row], color=COLOURS[2], linewidth=2)
            axes.plot([value], [row], "o", color=COLOURS[2])
        axes.set_yticks(range(len(bars)), [name for name, *_ in bars])
        axes.set_ylim(-0.5, len(bars) - 0.5)
        axes.set_xlabel(unit, fontsize=8)

    return figure(title, paint, high=1.4 + 0.3 * len(bars))


def lengths_plot(plies: Sequence[int], language: Language) -> "Figure":
    """How long games were."""
    return distribution(language("plot-lengths"), language("report-plies"), {"": plies}, language)


def scores_plot(title: str, series: Mapping[str, Sequence[int]], language: Language) -> "Figure":
    """How often each score came."""
    return distribution(title, language("plot-score"), series, language)


def distribution(
    title: str, unit: str, series: Mapping[str, Sequence[int]], language: Language
) -> "Figure":
    """How often each whole number came, side by side for every series."""

    def paint(axes: "Axes") -> None:
        for at, (name, values) in enumerate(series.items()):
            counts, total = Counter(values), max(1, len(values))
            width = 0.8 / len(series)
            places = [value + width * (at - (len(series) - 1) / 2) for value in counts]
            shares = [count / total for count in counts.values()]
            colour = COLOURS[at % len(COLOURS)]
            axes.bar(places, shares, width, color=colour, label=name)
        axes.locator_params("x", integer=True)
        axes.set_xlabel(unit, fontsize=8)
        axes.set_ylabel(language("cli-column-share"), fontsize=8)
        if len(series) > 1:
            axes.legend(fontsize=8, frameon=False)

    return figure(title, paint)


def shares(
    names: Sequence[str], points: Sequence[float], games: int, language: Language
) -> "Figure":
    """The seats' parts of all points, with 95 % intervals and a line where equal parts would be."""

    def paint(axes: "Axes") -> None:
        for at, won in enumerate(points):
            share = won / games if games else 0.0
            low, high = wilson_interval(won, games)
            axes.bar(at, share, 0.6, color=COLOURS[at % len(COLOURS)])
            axes.plot([at, at], [low, high], color="black", linewidth=1.5)
        axes.axhline(1 / len(points), color="grey", linewidth=1, linestyle="--")
        axes.set_xticks(range(len(names)), names)
        axes.set_ylim(0, 1)

    return figure(language("plot-points-by-seat"), paint, wide=4.0)


def branching_plot(
    means: Sequence[tuple[int, float, float, float]], language: Language
) -> "Figure":
    """Legal moves by ply: the mean, and the band between fewest and most."""

    def paint(axes: "Axes") -> None:
        plies = [ply for ply, *_ in means]
        axes.fill_between(
            plies,
            [low for *_, low, _ in means],
            [high for *_, high in means],
            alpha=0.2,
            color=COLOURS[0],
        )
        axes.plot(plies, [mean for _, mean, *_ in means], color=COLOURS[0])
        axes.set_yscale("symlog", linthresh=10)
        axes.set_xlabel(language("report-ply"), fontsize=8)
        axes.set_ylabel(language("report-legal-moves"), fontsize=8)

    return figure(language("plot-branching"), paint)


def all_plots(
    results: Sequence[GameResult],
    players: Sequence[str],
    seat_names: Sequence[str],
    standing: "Figure",
    language: Language,
) -> "dict[str, Figure]":
    """Every plot of a run by name; `standing` is its plot of ratings."""
    by_player = {
        _label(players, at): [
            result.scores[seat]
            for result in results
            for seat, player in enumerate(result.seating)
            if player == at
        ]
        for at in range(len(players))
    }
    seats = [
        sum(seat in one.winners and 1 / len(one.winners) for one in results)
        for seat in range(len(seat_names))
    ]
    winners = [len(result.winners) for result in results]
    return {
        "ratings": standing,
        "scores": scores_plot(language("plot-scores"), by_player, language),
        "lengths": lengths_plot([one.plies for one in results], language),
        "seats": shares(seat_names, seats, len(results), language),
        "ties": ties_plot(winners, len(seat_names), language),
    }


def _label(players: Sequence[str], at: int) -> str:
    """The player's name, numbered where several have it."""
    return players[at] if players.count(players[at]) == 1 else f"{players[at]} ({at + 1})"


def ties_plot(winners: Sequence[int], seats: int, language: Language) -> "Figure":
    """How many seats won a game together: one is a clear win, all a tie."""

    def paint(axes: "Axes") -> None:
        counts, total = Counter(winners), max(1, len(winners))
        for many in range(1, seats + 1):
            axes.bar(many, counts[many] / total, 0.6, color=COLOURS[0 if many == 1 else 3])
        axes.set_xticks(range(1, seats + 1))
        axes.set_xlabel(language("plot-winners"), fontsize=8)
        axes.set_ylabel(language("plot-share-of-games"), fontsize=8)

    return figure(language("plot-ties"), paint, wide=4.0)
