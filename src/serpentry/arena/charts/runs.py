"""The charts of a run, and of the games of one set-up."""

from collections.abc import Sequence

from serpentry.arena.charts.axes import Axis
from serpentry.arena.charts.kinds import bar_chart, interval_chart
from serpentry.arena.ratings import Rating
from serpentry.arena.worker import GameResult
from serpentry.languages import Language
from serpentry.tabletop.helpers.intervals import Interval, share_interval


def all_charts(
    results: Sequence[GameResult],
    players: Sequence[str],
    seat_names: Sequence[str],
    ratings: Sequence[Rating],
    language: Language,
) -> dict[str, str]:
    """Every chart of a run, by name."""
    scores = {
        _label(players, at): [
            one.scores[seat]
            for one in results
            for seat, player in enumerate(one.seating)
            if player == at
        ]
        for at in range(len(players))
    }
    points = [sum(one.points_at(seat) for one in results) for seat in range(len(seat_names))]
    shares = [share_interval(won, len(results)) for won in points]
    unit = language("plot-score")
    return {
        "ratings": rating_chart(ratings, language),
        "scores": bar_chart(language("plot-scores"), unit, scores, language),
        "lengths": length_chart(results, language),
        "seats": seat_chart(seat_names, shares, language),
        "ties": ties_chart(results, language),
    }


def rating_chart(ratings: Sequence[Rating], language: Language) -> str:
    """Elo with 95% intervals, the strongest on top."""
    order = sorted(ratings, key=lambda rating: -rating.elo)
    rows = [(one.player, (Interval(one.low, one.elo, one.high),)) for one in order]
    elo = Axis(language("cli-column-elo"))
    return interval_chart(language("plot-ratings"), [], rows, language, elo)


def length_chart(results: Sequence[GameResult], language: Language) -> str:
    """How long games were."""
    plies = {"": [one.plies for one in results]}
    return bar_chart(language("plot-lengths"), language("report-plies"), plies, language)


def seat_chart(names: Sequence[str], shares: Sequence[Interval], language: Language) -> str:
    """The seats' parts of all points, and a line where equal parts would be."""
    rows = [(name, (share,)) for name, share in zip(names, shares, strict=True)]
    title = language("plot-points-by-seat")
    return interval_chart(title, [], rows, language, fair=1 / len(names))


def ties_chart(results: Sequence[GameResult], language: Language) -> str:
    """How many seats won a game together: one is a clear win, all a tie."""
    winners = {"": [len(one.winners) for one in results]}
    return bar_chart(language("plot-ties"), language("plot-winners"), winners, language)


def _label(players: Sequence[str], at: int) -> str:
    """The player's name, numbered where several have it."""
    return players[at] if players.count(players[at]) == 1 else f"{players[at]} ({at + 1})"
