"""`serpentry bot`: a player of this machine at tables of a service.

The client's libraries are imported by the command that needs them, as the service's are.
"""

import asyncio
import signal
import sys
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Annotated

import typer

from serpentry.cli.arguments import Opt, Seats, chosen_game
from serpentry.cli.language import t
from serpentry.cli.show import out
from serpentry.languages import sentence
from serpentry.players import AnyPlayer, find_player
from serpentry.tabletop.errors import BadOption, SerpentryError
from serpentry.tabletop.game import AnyGame

if TYPE_CHECKING:
    from serpentry.client.remote_player import TableEnd

LONGEST_NAME = 24
TERMINATED = "terminated"


def bot(
    player: Annotated[str, typer.Argument(metavar="PLAYER", help="cli-bot-player")],
    server: Annotated[str, typer.Option("--server", metavar="URL", help="cli-bot-server")],
    table: Annotated[
        str | None, typer.Option("--table", metavar="ID", help="cli-bot-table")
    ] = None,
    game: Annotated[str | None, typer.Option("--game", help="cli-bot-public")] = None,
    games: Annotated[int, typer.Option("--games", min=1, help="cli-bot-tables")] = 1,
    seats: Seats = None,
    opt: Opt = None,
    name: Annotated[str | None, typer.Option("--name", help="cli-bot-name")] = None,
) -> None:
    """Let a player of this machine sit at tables of a service; its engine stays at home."""
    if (table is None) == (game is None):
        raise BadOption(sentence("why-one-table-or-game"))
    seated = find_player(player)
    chosen = chosen_game(game, seats, opt) if game else None
    called = (name or seated.name)[:LONGEST_NAME]
    asyncio.run(until_terminated(_play(server, called, seated, table, chosen, games)))


async def until_terminated(playing: Coroutine[None, None, None]) -> None:
    """Ending the program lets it leave its table first, as Ctrl-C does."""
    task = asyncio.ensure_future(playing)
    if sys.platform != "win32":
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel, TERMINATED)
    try:
        await task
    except asyncio.CancelledError as cancelled:
        if TERMINATED in cancelled.args:
            raise typer.Abort from None
        raise


async def _play(
    server: str, name: str, player: AnyPlayer, table: str | None, game: AnyGame | None, games: int
) -> None:
    from serpentry.client import Client, NoService
    from serpentry.client.remote_player import play_at_own_table, play_at_table

    def waiting(table: str) -> None:
        told = t("cli-waiting-at", url=f"{server.rstrip('/')}/table/{table}")
        out.print(told, markup=False, soft_wrap=True)

    async with Client(server) as client:
        try:
            await client.introduce(name)
        except NoService as error:
            raise SerpentryError(sentence("why-no-service", url=server, why=str(error))) from error
        if table:
            _tell(await play_at_table(client, table, player))
        for _ in range(games if game else 0):
            assert game
            _tell(await play_at_own_table(client, game, player, waiting))


def _tell(end: "TableEnd") -> None:
    winners = ", ".join(map(str, end.winners))
    out.print(t("cli-visit-over", how=end.how, winners=winners), markup=False)


COMMANDS = {"cli-bot": bot}
