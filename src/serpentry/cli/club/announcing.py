"""`serpentry club tournament`: a plan, as the page of a new tournament asks for it."""

import re
from typing import Annotated

import typer

from serpentry.cli.arguments import Opt, given_options
from serpentry.cli.club.desk import desk_of
from serpentry.cli.club.shown import show_entrants
from serpentry.clubs.plans import ARENA
from serpentry.languages import sentence
from serpentry.table.setup import MINUTE
from serpentry.tabletop.errors import BadOption

Where = Annotated[str, typer.Argument(metavar="FILE", help="cli-club-where")]
ClubName = Annotated[str, typer.Argument(metavar="NAME", help="cli-club-name")]
SECOND = 1000


def announce(
    where: Where,
    name: ClubName,
    game: Annotated[str, typer.Option("--game", help="cli-game")],
    kind: Annotated[str, typer.Option("--kind", help="cli-club-kind")] = "swiss",
    seats: Annotated[int, typer.Option("--seats", min=2, max=5, help="cli-club-seats")] = 2,
    rounds: Annotated[int, typer.Option("--rounds", min=0, help="cli-club-rounds")] = 0,
    clock: Annotated[str, typer.Option("--clock", help="cli-club-clock")] = "none",
    absent: Annotated[int, typer.Option("--absent", min=0, help="cli-club-absent")] = 10,
    real_set: Annotated[bool, typer.Option("--real-set", help="cli-club-real-set")] = False,
    alone: Annotated[bool, typer.Option("--alone", help="cli-club-alone")] = False,
    duplicate: Annotated[bool, typer.Option("--duplicate", help="cli-club-duplicate")] = False,
    leavers: Annotated[str, typer.Option("--leavers", help="cli-club-leavers")] = "half",
    drawn: Annotated[str, typer.Option("--drawn", help="cli-club-drawn")] = "replay",
    minutes: Annotated[int, typer.Option("--minutes", min=1, help="cli-club-minutes")] = 60,
    opt: Opt = None,
) -> None:
    """Create a tournament for all members."""
    plan: dict[str, object] = {
        "name": name,
        "kind": kind,
        "game": game,
        "seats": seats,
        "rounds": rounds,
        "clock": clock_plan(clock),
        "no_show_minutes": absent,
        "at_tables": not real_set,
        "goes_on_alone": alone or kind == ARENA,
        "duplicate": duplicate,
        "leavers": leavers,
        "drawn": drawn,
        "minutes": minutes,
        "options": {name: str(value) for name, value in given_options(opt).items()},
    }
    desk = desk_of(where)
    desk.do("tournaments", **plan)
    show_entrants(desk.view())


def clock_plan(written: str) -> dict[str, object]:
    """A clock as it is sent: 10+5 are minutes and seconds for each move, 3d days; BadOption."""
    if written == "none":
        return {"kind": "none"}
    if days := re.fullmatch(r"(\d{1,4})d", written):
        return {"kind": "days", "days": int(days[1])}
    if game := re.fullmatch(r"(\d{1,4})(?:\+(\d{1,4}))?", written):
        base, increment = int(game[1]) * MINUTE, int(game[2] or 0) * SECOND
        return {"kind": "game", "base": base, "increment": increment}
    allowed = sentence("allowed-clock")
    raise BadOption(sentence("why-option-value", name="--clock", given=written, allowed=allowed))
