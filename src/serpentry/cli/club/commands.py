"""The commands of `serpentry club`."""

from typing import Annotated

import typer

from serpentry.cli.club.announcing import ClubName, Where, announce
from serpentry.cli.club.desk import (
    ClubDesk,
    ServiceDesk,
    View,
    desk_of,
    file_desk,
    last_tournament,
    member_called,
    new_desk,
    new_place,
)
from serpentry.cli.club.shown import (
    show_club,
    show_entrants,
    show_game,
    show_games,
    show_ratings,
    show_round,
    show_standings,
)
from serpentry.cli.language import t
from serpentry.cli.show import out

ClubsFile = Annotated[str, typer.Argument(metavar="FILE", help="cli-club-clubs-file")]
NewFile = Annotated[str, typer.Argument(metavar="FILE", help="cli-club-file")]
Names = Annotated[list[str], typer.Argument(metavar="NAME...", help="cli-club-names")]
Which = Annotated[int | None, typer.Option("--tournament", help="cli-club-which", min=1)]
WhichNamed = Annotated[int | None, typer.Option("--tournament", help="cli-club-which-named", min=1)]


def make(
    where: NewFile,
    name: ClubName,
    server: Annotated[str, typer.Option("--server", help="cli-club-server")] = "",
) -> None:
    """Create a club in a file or on a server."""
    out.print(new_desk(where, server).make(name), markup=False, soft_wrap=True)


def show(where: Where) -> None:
    """Members and current rounds."""
    show_club(desk_of(where).view())


def add(
    where: Where,
    names: Names,
    computer: Annotated[str, typer.Option("--computer", help="cli-club-computer")] = "",
) -> None:
    """Add members by name."""
    desk = desk_of(where)
    for name in names:
        view = desk.do("add", name=name, player=computer)
    show_club(view)


def enter(where: Where, names: Names, which: Which = None) -> None:
    """Let members play in a tournament."""
    desk, view = _opened(where)
    show_entrants(desk.each("enter", view, names, tournament=last_tournament(view, which)))


def withdraw(where: Where, names: Names, which: Which = None) -> None:
    """Let members stop playing in a tournament, and show what follows."""
    desk, view = _opened(where)
    number = last_tournament(view, which)
    for member in [member_called(view, name) for name in names]:
        told = desk.consequence("withdraw", number, member)
        desk.do("withdraw", tournament=number, member=member)
        out.print(told, markup=False)


def take_back(where: Where, names: Names, which: Which = None) -> None:
    """Take withdrawals back, before the next round is paired."""
    desk, view = _opened(where)
    show_round(desk.each("return", view, names, tournament=last_tournament(view, which)))


def leave(where: Where, names: Names) -> None:
    """Let members leave the club."""
    desk, view = _opened(where)
    show_club(desk.each("leave", view, names))


def hand_on(
    where: Where,
    name: Annotated[str, typer.Argument(metavar="NAME", help="cli-club-member")],
    stays: Annotated[bool, typer.Option("--stay", help="cli-club-stay")] = False,
) -> None:
    """Make a member an organiser."""
    desk, view = _opened(where)
    show_club(desk.each("hand-on", view, [name], stays=stays))


def _opened(where: str) -> tuple[ClubDesk, View]:
    desk = desk_of(where)
    return desk, desk.view()


def rename(where: Where, name: ClubName, which: WhichNamed = None) -> None:
    """Give the club another name, or one of its tournaments."""
    show_club(desk_of(where).do("rename", name=name, tournament=which or 0))


def delete(
    where: Where, yes: Annotated[bool, typer.Option("--yes", help="cli-club-yes")] = False
) -> None:
    """Delete the club with all that was played."""
    desk, view = _opened(where)
    if not yes:
        typer.confirm(t("club-delete-sure", name=view["name"]), abort=True)
    desk.delete()
    out.print(t("club-gone", name=view["name"]), markup=False)


def preview(where: Where, which: Which = None) -> None:
    """Show the next round as it would be paired now."""
    desk, view = _opened(where)
    show_games(view, desk.preview(last_tournament(view, which)))


def unpair(where: Where, which: Which = None) -> None:
    """Take the last pairing back, and say what follows."""
    desk, view = _opened(where)
    number = last_tournament(view, which)
    told = desk.consequence("unpair", number)
    rounds = desk.view(number)["shown"]["rounds"]
    desk.do("unpair", tournament=number, round=rounds[-1]["number"] if rounds else 1)
    out.print(told, markup=False)


def pair(where: Where, which: Which = None) -> None:
    """Pair the next round, and say why."""
    desk = desk_of(where)
    number = last_tournament(desk.view(), which)
    show_round(desk.do("pair", tournament=number))


def result(
    where: Where,
    game: Annotated[int, typer.Argument(metavar="GAME", min=1, help="cli-club-game")],
    places: Annotated[
        list[int] | None, typer.Argument(metavar="PLACE...", help="cli-club-places")
    ] = None,
    which: Which = None,
    no_show: Annotated[bool, typer.Option("--no-show", help="cli-club-no-show")] = False,
    void: Annotated[bool, typer.Option("--void", help="cli-club-void")] = False,
) -> None:
    """Enter or correct a result."""
    desk = desk_of(where)
    view = desk.view(which)
    number = last_tournament(view, which)
    how = "void" if void else "no-show" if no_show else "entered"
    given = {"places": places or [], "how": how, "corrects": _entry_of(view, game)}
    show_game(desk.do("result", tournament=number, game=game, **given), game)


def clear(
    where: Where,
    game: Annotated[int, typer.Argument(metavar="GAME", min=1, help="cli-club-game")],
    which: Which = None,
) -> None:
    """Take a result away that was entered by mistake."""
    desk = desk_of(where)
    view = desk.view(which)
    number = last_tournament(view, which)
    show_game(desk.do("clear", tournament=number, game=game, corrects=_entry_of(view, game)), game)


def _entry_of(view: View, game: int) -> int:
    """The number of the result that is to be corrected; 0 where there is none."""
    rounds = view["shown"]["rounds"] if view["shown"] else []
    games = (one for played in rounds for one in played["games"])
    return next((int(one["entry"]) for one in games if one["number"] == game), 0)


def standings(
    where: Where,
    which: Which = None,
    why: Annotated[bool, typer.Option("--why", help="cli-club-why")] = False,
) -> None:
    """Standings, with every figure's computation if wanted."""
    view = desk_of(where).view(which)
    if view["shown"]:
        show_standings(view, view["shown"], why)


def ratings(where: Where) -> None:
    """Ratings by game."""
    desk = desk_of(where)
    show_ratings(desk.view(), desk.ratings())


def end(
    where: Where,
    which: Which = None,
    void: Annotated[bool, typer.Option("--void", help="cli-club-end-void")] = False,
) -> None:
    """End a tournament; name the winner."""
    desk = desk_of(where)
    number = last_tournament(desk.view(), which)
    view = desk.do("conclude", tournament=number, voids=void)
    show_standings(view, view["shown"], why=False)
    out.print(view["next"]["text"], markup=False)


def reopen(
    where: Where,
    which: Annotated[int, typer.Option("--tournament", help="cli-club-which", min=1)],
) -> None:
    """Reopen a tournament that was ended."""
    show_round(desk_of(where).do("reopen", tournament=which))


def new_link(where: Where) -> None:
    """Have another organisers' link."""
    show_club(desk_of(where).do("new-link"))


def export(where: Where) -> None:
    """Print the whole log: a file of it is a club."""
    print(desk_of(where).log(), end="")


def upload(
    where: ClubsFile,
    link: NewFile,
    server: Annotated[str, typer.Option("--server", help="cli-club-upload-server")],
) -> None:
    """Make a club on a server of one in a file."""
    content = file_desk(where).log().encode()
    desk = ServiceDesk(new_place(link), server.rstrip("/"))
    out.print(desk.bring(content), markup=False, soft_wrap=True)


def mend(where: ClubsFile, saved: NewFile) -> None:
    """Save a damaged club as it was before the fault."""
    desk = file_desk(where)
    out.print(desk.mend(new_place(saved)), markup=False, soft_wrap=True)


COMMANDS = {
    "cli-club": {
        "cli-club-make": make,
        "cli-club-show": show,
        "cli-club-add": add,
        "cli-club-tournament": announce,
        "cli-club-enter": enter,
        "cli-club-withdraw": withdraw,
        "cli-club-return": take_back,
        "cli-club-preview": preview,
        "cli-club-pair": pair,
        "cli-club-unpair": unpair,
        "cli-club-result": result,
        "cli-club-clear": clear,
        "cli-club-standings": standings,
        "cli-club-ratings": ratings,
        "cli-club-end": end,
        "cli-club-reopen": reopen,
        "cli-club-rename": rename,
        "cli-club-hand-on": hand_on,
        "cli-club-new-link": new_link,
        "cli-club-leave": leave,
        "cli-club-delete": delete,
        "cli-club-export": export,
        "cli-club-upload": upload,
        "cli-club-mend": mend,
    }
}
