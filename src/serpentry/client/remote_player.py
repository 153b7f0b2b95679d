"""A player of this machine at a table of a service: the engine stays at home."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import NamedTuple

from serpentry.catalogue import set_up
from serpentry.client.client import ELSEWHERE, Client
from serpentry.client.table import Refusal, TableSocket
from serpentry.client.table_copy import Json
from serpentry.players import AnyPlayer, Terms
from serpentry.players.seated_player import AnySeatedPlayer
from serpentry.tabletop.actors import CHANCE, Actor
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.game import AnyGame

LARGEST_CLOCK_SHARE = 0.5
"""The part of the time that is left on a clock beyond which no single move goes."""
GIVING_UP_SECONDS = 5.0
"""Seconds for the service to take note that a player goes."""
CLAIM_SECONDS = 60.0
"""After this many seconds without a move it asks whether the others have gone."""
WAITING_SECONDS = 7 * 24 * 3600.0
"""Seconds for which it waits for others."""


class TableEnd(NamedTuple):
    """How the game at a table ended, and which seats won."""

    how: str
    winners: tuple[int, ...]


class RemotePlayer:
    """A player at one seat of one table."""

    def __init__(self, player: AnyPlayer, game: AnyGame, socket: TableSocket) -> None:
        self.player, self.game, self.socket = player, game, socket
        self.seat = int(socket.table["you"][0])
        self.told = 0
        """The number of the last event that the player knows."""
        self.sitting: AnySeatedPlayer | None = None

    async def play(self, begun: Callable[[], None] = lambda: None) -> TableEnd:
        """Play until the game is over: how it ended."""
        try:
            self.player.prepare(self.game)
            await self.socket.until(
                lambda: self.socket.table["phase"] != "waiting", WAITING_SECONDS
            )
            begun()
            while not self.socket.is_over:
                await self._until_wanted()
                if not self.socket.is_over:
                    await self._move()
        except BaseException:
            # Whatever went wrong here, and whatever stopped it: the others are not to wait.
            await self._give_up()
            raise
        finally:
            self._leave()
        end = self.socket.table["end"]
        return TableEnd(str(end["how"]), tuple(end["winners"]))

    async def _give_up(self) -> None:
        if not self.socket.is_over:
            how = "rise" if self.socket.table["phase"] == "waiting" else "resign"
            with suppress(SerpentryError, TimeoutError):
                await self.socket.command(how, GIVING_UP_SECONDS, seat=self.seat)

    async def _until_wanted(self) -> None:
        """Wait for the others; without one who has gone for good, as the service says."""
        while True:
            try:
                return await self.socket.until(self._is_wanted, CLAIM_SECONDS)
            except TimeoutError:
                await self._claim()

    async def _claim(self) -> None:
        seat, ways = self.socket.table["to_act"], ["computer"]
        if len(self.socket.table["chairs"]) == 2:
            ways.insert(0, "win")
        for way in ways if isinstance(seat, int) and seat not in self.socket.table["you"] else ():
            with suppress(Refusal):  # its time has not run out, or it has not been away for long
                await self.socket.command("claim", seat=seat, how=way)
                return

    def _is_wanted(self) -> bool:
        return self.socket.is_over or self.socket.is_our_turn

    async def _move(self) -> None:
        sitting = self._told()
        known, table = self.socket.seq, self.socket.table
        view = self.game.codec.position_from(table["position"])
        terms = Terms(seconds_left(table["clock"], self.seat))
        move = await asyncio.to_thread(sitting.choose, view, Random(), terms)
        written = self.game.codec.move_json(move)
        # Where something happened meanwhile it is stale, and we look at the table again.
        await self.socket.command("move", move=written, after=known, seat=self.seat)
        await self.socket.after(known)

    def _told(self) -> AnySeatedPlayer:
        """The player at the table, up to date; when moves are taken back it sits down again."""
        news = [event for event in self.socket.events if event["seq"] > self.told]
        if any(event["is"] == "took-back" for event in news):
            self._leave()
        if self.sitting is None:
            self.sitting = self.player.sit(self.game, self.seat)
        for event in news:
            self.told = event["seq"]
            if event["is"] in ("moved", "drew"):
                by: Actor = CHANCE if event["by"] == CHANCE.value else event["by"]
                self.sitting.happened(by, self.game.codec.move_from(event["move"]))
        return self.sitting

    def _leave(self) -> None:
        if self.sitting is not None:
            self.sitting.leave()
        self.sitting = None


def seconds_left(clock: Json, seat: int) -> float:
    """What a move may take by a table's clock."""
    left = clock.get("left")
    return Terms().seconds if not left else max(0.1, LARGEST_CLOCK_SHARE * left[seat] / 1000)


async def play_at_table(
    client: Client,
    table: str,
    player: AnyPlayer,
    seat: int | None = None,
    begun: Callable[[], None] = lambda: None,
) -> TableEnd:
    """Take a free seat of a table, unless one is ours, and play to the end."""
    info = await client.ask("GET", f"/tables/{table}?moves=false")
    if not info["table"]["you"]:
        await client.sit(table, seat)
    game = set_up(info["game"], len(info["table"]["chairs"]), info["options"])
    if game.version != info["rules"]:
        raise SerpentryError(
            f"The service plays rules {info['rules']} of {game.name}; these are {game.version}."
        )
    async with client.at(table, program=True) as socket:
        await socket.until(lambda: bool(socket.table["you"]))
        return await RemotePlayer(player, game, socket).play(begun)


async def play_at_own_table(
    client: Client,
    game: AnyGame,
    player: AnyPlayer,
    tell: Callable[[str], None],
    begun: Callable[[], None] = lambda: None,
) -> TableEnd:
    """Make a public table with a free seat for everybody else, tell its id, and play there."""
    # A seat that its host may leave again, so that no table stays behind.
    seats = [ELSEWHERE] * game.seats
    title = player.name[:40]
    options = game.options_json
    table = await client.make_table(game.name, seats, options=options, public=True, title=title)
    try:
        await client.sit(table, game.seats - 1)
    except Refusal:  # somebody was quicker
        await client.sit(table)
    tell(table)
    return await play_at_table(client, table, player, begun=begun)
