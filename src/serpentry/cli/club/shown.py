"""A club in a terminal: members, rounds with their reasons, standings with their computation."""

from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from serpentry.catalogue import find
from serpentry.cli.club.desk import View
from serpentry.cli.language import t
from serpentry.cli.show import out

KINDS = {
    "swiss": "club-kind-swiss",
    "robin": "club-kind-robin",
    "knockout": "club-kind-knockout",
    "arena": "club-kind-arena",
    "evening": "club-kind-evening",
}
FIGURES = {
    "points": "club-points",
    "rounds": "club-rounds-won",
    "buchholz": "club-buchholz",
    "sonneborn-berger": "club-sonneborn-berger",
    "firsts": "club-firsts",
    "lead": "club-lead",
}


def show_club(view: View) -> None:
    """Name, members, and every tournament as it stands."""
    out.print(view["name"], style="bold", markup=False)
    here = [one["name"] for one in view["members"] if not one["has_left"]]
    out.print(f"{t('club-members')}: {', '.join(here)}", markup=False)
    names = _names(view)
    for one in view["tournaments"]:
        winners = ", ".join(names[member] for member in one["first"])
        out.print(f"{one['id']:3}  {one['name']}{winners and f': {winners}'}", markup=False)
    if view.get("shown"):
        out.print()
        show_round(view, view["shown"])


def show_round(view: View, tournament: Any) -> None:
    """The last round: who meets whom, how it ended, and why they met."""
    kind, game = t(KINDS[tournament["kind"]]), find(tournament["game"]).title
    title = f"{tournament['name']} · {kind} · {game}"
    out.print(title, style="bold", markup=False)
    for one in tournament["rounds"][-1:]:
        show_games(view, one)


def show_game(view: View, number: int) -> None:
    """The round that a game is in."""
    for one in view["shown"]["rounds"]:
        if any(game["number"] == number for game in one["games"]):
            show_games(view, one)


def show_games(view: View, shown_round: Any) -> None:
    """A round: who meets whom and why, and how it ended."""
    names = _names(view)
    out.print(t("club-round", round=shown_round["number"]), markup=False)
    for game in shown_round["games"]:
        out.print(f"{game['number']:3}  {_line(names, game)}", markup=False)
        _show_why(game["why"])
        if game["note"]:
            _show_why(game["note"])
    if shown_round["note"]:
        out.print(shown_round["note"], markup=False)
    for bye in shown_round["byes"]:
        out.print(f"  –  {names[bye['member']]}", markup=False)
        _show_why(bye["why"])


def _show_why(why: str) -> None:
    out.print(Padding(Text(why, style="bright_black"), (0, 0, 0, 5)))


def _line(names: dict[str, str], game: Any) -> str:
    seats = " – ".join(names[one] for one in game["seats"])
    if game["places"] is None:
        return seats
    return f"{seats}   {' – '.join(str(one) for one in game['places'])}"


def show_standings(view: View, tournament: Any, why: bool) -> None:
    """Everybody's place; with the summands of every figure, if wanted."""
    names, rows = _names(view), tournament["standings"]
    table = Table(title=tournament["name"], box=None, title_style="bold", title_justify="left")
    table.add_column("", justify="right")
    table.add_column("")
    for figure in (rows[0]["points"], *rows[0]["tie_breaks"]) if rows else ():
        table.add_column(t(FIGURES[figure["name"]]), justify="right")
    for row in rows:
        figures = [one["text"] for one in (row["points"], *row["tie_breaks"])]
        table.add_row(str(row["place"] or "–"), names[row["member"]], *figures)
    out.print(table)
    for row in rows:
        if row["note"]:
            out.print(f"{names[row['member']]}: {row['note']}", markup=False)
    for row in rows if why else ():
        out.print(f"\n{names[row['member']]}", markup=False)
        for figure in (row["points"], *row["tie_breaks"]):
            name = t(FIGURES[figure["name"]])
            out.print(f"  {name}: {_sum(names, figure)}", markup=False, soft_wrap=True)


def _sum(names: dict[str, str], figure: Any) -> str:
    """1 (Ada) + ½ (Bob) = 1½."""
    parts = []
    for one in figure["summands"]:
        who = ", ".join(names.get(member, t("club-bye")) for member in one["who"])
        if one["leads"]:
            who = f"{one['leads'][0]}: {', '.join(one['leads'][1:])}"
        times = "" if one["factor"] == "1" else f" × {one['factor']}"
        parts.append(f"{one['value']}{times} ({who})")
    return f"{' + '.join(parts) or '0'} = {figure['text']}"


def show_ratings(view: View, pools: Any) -> None:
    """Everybody's rating, by game."""
    names = _names(view)
    for pool in pools:
        table = Table(
            title=find(pool["game"]).title, box=None, title_style="bold", title_justify="left"
        )
        for heading in ("", t("club-rating"), "±", t("club-games")):
            table.add_column(heading, justify="right" if heading else "left")
        for row in pool["rows"]:
            figures = (row["rating"], row["give_or_take"], row["games"])
            table.add_row(names[row["member"]], *map(str, figures))
        out.print(table)


def _names(view: View) -> dict[str, str]:
    return {one["id"]: one["name"] for one in view["members"]}
