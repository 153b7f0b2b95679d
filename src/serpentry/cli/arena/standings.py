"""The standings after a run: tables for people, JSON for programs."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict

from rich.table import Table

from serpentry.arena import MatchResult, Results, counted, tally
from serpentry.arena.match import TALLY_COLUMNS
from serpentry.arena.ratings import RATING_COLUMNS, Rating, bradley_terry, rating_rows
from serpentry.arena.report.standings import sprt_assumes, verdict_text
from serpentry.arena.sprt import SprtTrial
from serpentry.cli.language import language, t
from serpentry.cli.show import out
from serpentry.languages import Language
from serpentry.tabletop.formats.jsons import Json


def show_results(results: Results, as_json: bool, missed: Sequence[str] = ()) -> None:
    """What a run showed: a tally, and ratings where several players met."""
    plan = results.plan
    games, trial = counted(results)
    total = tally(games, plan.players, plan.seats)
    rated = bradley_terry(games, plan.players) if plan.is_rated and games else []
    if as_json:
        shown = _as_json(results, total, trial, rated)
        print(json.dumps(shown | {"missing": [*missed]} if missed else shown))
        return
    show_tally(total)
    if trial:
        spoken = Language(language())
        for one in (verdict_text(trial, plan.players[0], spoken), sprt_assumes(trial, spoken)):
            out.print(one, markup=False, highlight=False)
    if rated:
        show_ratings(rated)


def _as_json(
    results: Results, total: MatchResult, trial: SprtTrial | None, rated: list[Rating]
) -> dict[str, Json]:
    data = {"plan": results.plan.as_json(), **total.as_json()}
    if trial:
        data["sprt"] = {
            "llr": trial.llr,
            "bounds": [trial.test.lower, trial.test.upper],
            "groups": trial.groups,
            "accepted": trial.accepted,
        }
    if rated:
        data["ratings"] = [asdict(rating) for rating in rated]
    return data


def show_tally(result: MatchResult) -> None:
    """Wins, points and scores of each player, and the points by seat."""
    table = _table(*TALLY_COLUMNS)
    for name, *figures in result.rows():
        table.add_row(name, *map(Language(language()).figure, figures))
    out.print(table)
    out.print(result.in_short(Language(language())))
    _show_faults(result.faults)


def _show_faults(faults: list[str]) -> None:
    if faults:
        often, *_ = Counter(faults).most_common(1)
        out.print(t("cli-faults", count=len(faults), often=often[1]))
        out.print(f"  {often[0]}", markup=False, soft_wrap=True)


def show_ratings(ratings: list[Rating]) -> None:
    """Bradley–Terry ratings, the strongest first."""
    table = _table(*RATING_COLUMNS)
    for name, *figures in rating_rows(ratings):
        table.add_row(name, *map(Language(language()).figure, figures))
    out.print(table)
    if any(one.unbounded for one in ratings):
        out.print(t("cli-unbounded"))
    out.print(t("cli-assumes-ratings"), highlight=False)


def _table(*headings: str) -> Table:
    """A table with such columns, the player's to the left."""
    table = Table(box=None)
    for key in headings:
        table.add_column(t(key), justify="left" if key == "cli-column-player" else "right")
    return table
