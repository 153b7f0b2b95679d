"""The standings in a run, as blocks of a page; and the assumptions behind them."""

from collections.abc import Iterator

from serpentry.arena.charts import interval_chart
from serpentry.arena.charts.runs import length_chart
from serpentry.arena.match import TALLY_COLUMNS, tally
from serpentry.arena.ratings import RATING_COLUMNS, bradley_terry, rating_rows
from serpentry.arena.report.pages import Block, Figure, Heading, Table, Text
from serpentry.arena.results import Results
from serpentry.arena.running import counted
from serpentry.arena.sprt import SprtTrial
from serpentry.catalogue import find
from serpentry.languages import Language

FEWEST_RATED = 2
"""Ratings are shown from this many games on."""


def standing_blocks(results: Results, language: Language) -> Iterator[Block]:
    """A run as it stands: who won how much, what a test says, ratings, plots."""
    plan = results.plan
    games, trial = counted(results)
    yield Heading(f"{find(plan.game).title}: {', '.join(plan.players)}", 1)
    yield Text(language("arena-state", played=len(results), games=plan.games, seed=str(plan.seed)))
    if not games:
        return
    total = tally(games, plan.players, plan.seats)
    rows = ((name, *map(language.figure, figures)) for name, *figures in total.rows())
    yield Table(tuple(map(language, TALLY_COLUMNS)), tuple(rows))
    yield Text(total.in_short(language))
    yield Text(language("cli-assumes-tally"))
    if trial:
        yield Heading("SPRT")
        yield Text(verdict_text(trial, plan.players[0], language))
        yield Text(sprt_assumes(trial, language))
    if plan.is_rated and len(games) >= FEWEST_RATED:
        yield from _ratings(results, language)
    shares = [(name, (total.interval(at),)) for at, name in enumerate(total.players)]
    title = language("lab-shares")
    yield Figure(interval_chart(title, [], shares, language), title)
    yield Figure(length_chart(games, language), language("plot-lengths"))


def verdict_text(trial: SprtTrial, player: str, language: Language) -> str:
    """Where a sequential test stands, in words."""
    test = trial.test
    games = trial.groups * trial.seats
    where = {"llr": f"{trial.llr:.2f}", "low": f"{test.lower:.2f}", "high": f"{test.upper:.2f}"}
    if trial.accepted is None:
        return language("cli-sprt-open", games=games, **where)
    elo = test.strong if trial.accepted == "strong" else test.weak
    other = test.weak if trial.accepted == "strong" else test.strong
    facts = {"player": player, "elo": f"{elo:g}", "other": f"{other:g}", **where}
    return language("cli-sprt-decided", games=games, **facts)


def sprt_assumes(trial: SprtTrial, language: Language) -> str:
    """On what assumptions a sequential test says so."""
    errors = (language.figure(f"{one:.0%}") for one in (trial.test.alpha, trial.test.beta))
    alpha, beta = errors
    return language("cli-assumes-sprt", alpha=alpha, beta=beta)


def _ratings(results: Results, language: Language) -> Iterator[Block]:
    rated = bradley_terry(counted(results)[0], results.plan.players)
    rows = ((name, *map(language.figure, figures)) for name, *figures in rating_rows(rated))
    yield Heading(language("plot-ratings"))
    yield Table(tuple(map(language, RATING_COLUMNS)), tuple(rows))
    if any(one.unbounded for one in rated):
        yield Text(language("cli-unbounded"))
    yield Text(language("cli-assumes-ratings"))
