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
JOIN = "join"
"""The next step of somebody who is not in the club: nothing for who types here."""
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
        show_round(view)


def show_entrants(view: View) -> None:
    """The players of a tournament, and what comes next there."""
    names, shown = _names(view), view["shown"]
    _show_title(shown)
    playing = [names[one["member"]] for one in shown["entrants"] if not one["is_gone"]]
    out.print(f"{t('club-players')}: {', '.join(playing)}", markup=False)
    _show_next(view)


def show_round(view: View) -> None:
    """The last round: who meets whom, how it ended, and why they met; and what comes next."""
    _show_title(view["shown"])
    for one in view["shown"]["rounds"][-1:]:
        show_games(view, one)
    _show_next(view)


def show_game(view: View, number: int) -> None:
    """The round that a game is in, without reasons; and what comes next."""
    for one in view["shown"]["rounds"]:
        if any(game["number"] == number for game in one["games"]):
            show_games(view, one, with_reasons=False)
    _show_next(view)


def show_games(view: View, shown_round: Any, with_reasons: bool = True) -> None:
    """A round: who meets whom, perhaps why, and how it ended."""
    names = _names(view)
    out.print(t("club-round", round=shown_round["number"]), markup=False)
    for game in shown_round["games"]:
        out.print(f"{game['number']:3}  {_line(names, game)}", markup=False)
        corrected = _correction(names, game["corrected"]) if game["corrected"] else ""
        for one in (game["why"] if with_reasons else "", game["note"], corrected):
            _show_note(one)
    if shown_round["note"]:
        out.print(shown_round["note"], markup=False)
    for bye in shown_round["byes"]:
        out.print(f"  –  {names[bye['member']]}", markup=False)
        _show_note(bye["why"] if with_reasons else "")


def _show_title(tournament: Any) -> None:
    kind, game = t(KINDS[tournament["kind"]]), find(tournament["game"]).title
    out.print(f"{tournament['name']} · {kind} · {game}", style="bold", markup=False)


def _show_next(view: View) -> None:
    if view["next"] and view["next"]["is"] != JOIN:
        out.print(view["next"]["text"], markup=False)


def _show_note(note: str) -> None:
    if note:
        out.print(Padding(Text(note, style="bright_black"), (0, 0, 0, 5)))


def _correction(names: dict[str, str], corrected: Any) -> str:
    """By whom, and what was there before."""
    by = names[corrected["by"]] if corrected["by"] else t("club-organiser")
    was = " – ".join(map(str, corrected["was"]))
    return t("club-corrected", name=by, was=was)


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
