"""Lets computers move: a worker thinks, the move is submitted like anybody's."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from random import SystemRandom
from time import perf_counter
from typing import Protocol

import structlog

from serpentry.hosting.room import Room
from serpentry.hosting.verdicts import Accepted, Stale
from serpentry.players import find_player
from serpentry.players.levels import BEGINNERS, WITHOUT_ENGINE
from serpentry.server.bots.jobs import Choose, key_of
from serpentry.server.bots.pool import Pool, WorkerFailed
from serpentry.server.bots.turns import Claim
from serpentry.server.store.failures import StoreFailed
from serpentry.server.upkeep.metrics import FALLBACKS, THINK_SECONDS
from serpentry.table.commands import Command, Play
from serpentry.table.decide import Who
from serpentry.table.refusals import Refused
from serpentry.table.setup import COMPUTER
from serpentry.table.state import Phase
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.refusal import IllegalMove

log = structlog.get_logger()
SLEEP_MS = 120_000
"""A game of one person that nobody has looked at for so long sleeps until somebody comes."""
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 4.0
"""Seconds until a move that could not be stored is handed in again."""


class Submit(Protocol):
    """How a move is handed in."""

    async def __call__(
        self, room: Room, command: Command, who: Who, cause: str | None, knows: int | None
    ) -> Accepted:
        """Store it; Refused, IllegalMove or Stale."""
        ...


class Thinker:
    """Sees to it that a computer that is due moves, whatever becomes of its worker."""

    def __init__(self, submit: Submit, pool: Pool, stand_in: str) -> None:
        self.submit = submit
        self.pool = pool
        self.stand_in = stand_in
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopped = False
        self.sleep_ms = SLEEP_MS
        self.claim_of: Callable[[Room], Claim] = self._claim

    def think(self, room: Room) -> None:
        """Begin, if a computer is due and none is thinking yet."""
        if room.thinking is None and room.state.computer_to_act() and not self.stopped:
            room.thinking = asyncio.create_task(self._moves(room))
            self.tasks.add(room.thinking)
            room.thinking.add_done_callback(self.tasks.discard)

    def _sleeps(self, room: Room) -> bool:
        """Whether a game of one person rests, because nobody has looked at it for a while."""
        return len(room.state.guests) <= 1 and room.unseen_for() > self.sleep_ms

    def _claim(self, room: Room) -> Claim:
        """Whoever made the table, if nobody says better."""
        return Claim(guest=room.state.setup.host, is_watched=bool(room.viewers))

    def prepare(self, room: Room) -> None:
        """Have everything ready before the first computer of a table is due."""
        players = [chair.player for chair in room.state.chairs if chair.kind == COMPUTER]
        if players and room.state.phase is not Phase.OVER and not self.stopped:
            game = room.state.setup.game if any(map(_needs_engine, players)) else None
            task = asyncio.create_task(self.pool.prepare(game))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def think_later(self, room: Room) -> None:
        """Begin only if whoever wrote last does not: that server may have died."""
        seq = room.state.seq
        if room.state.computer_to_act() is None:
            return

        def begin() -> None:
            if room.state.seq == seq:
                self.think(room)

        asyncio.get_running_loop().call_later(self.pool.think_seconds, begin)

    async def stop(self) -> None:
        """Stop all thinking; it begins again at the next start."""
        self.stopped = True
        for task in list(self.tasks):
            task.cancel()
        for task in list(self.tasks):
            with suppress(asyncio.CancelledError):
                await task

    async def _moves(self, room: Room) -> None:
        """Move as long as computers are due."""
        try:
            while (due := room.state.computer_to_act()) and not self._sleeps(room):
                await self._move(room, *due)
        except Exception:
            log.exception("a computer could not move", table=room.id)
        finally:
            room.thinking = None

    async def _move(self, room: Room, seat: Seat, player: str) -> None:
        knows = room.state.seq
        if not self.pool.engines.is_ready(room.state.setup.game) and _needs_engine(player):
            player = WITHOUT_ENGINE
        _tell_progress(room, seat, player, 0.0)
        began = perf_counter()
        move = await self._choose(room, seat, player)
        THINK_SECONDS.labels(player).observe(perf_counter() - began)
        if room.state.binding > knows:
            return
        try:
            await self._submit(room, seat, move, knows)
        except IllegalMove:
            log.exception("a computer's move was refused", player=player)
            await self._submit(room, seat, self._any_move(room, seat), knows)

    async def _submit(self, room: Room, seat: Seat, move: object, knows: int) -> None:
        """Hand a move in, again and again while it can't be stored: it need not be found anew."""
        pause = FIRST_PAUSE
        with suppress(Stale, Refused):
            while True:
                try:
                    await self.submit(room, Play(move), Who(None, seat), None, knows)
                except StoreFailed:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                else:
                    return

    async def _choose(self, room: Room, seat: Seat, player: str) -> object:
        """The player's move; else the stand-in's; else any legal one."""
        game = room.state.game
        view = game.secrets.view(room.state.position, seat)
        for name in dict.fromkeys((player, self.stand_in)):
            job = Choose(key_of(game), view, seat, name, secrets.randbits(64))
            try:
                return await self.pool.choose(
                    job,
                    lambda part: _tell_progress(room, seat, player, part),
                    self.claim_of(room),
                    lambda: _tell_progress(room, seat, player, 0.0, busy=True),
                )
            except WorkerFailed as failed:
                FALLBACKS.inc()
                log.warning("a player failed", player=name, why=str(failed), table=room.id)
        return self._any_move(room, seat)

    def _any_move(self, room: Room, seat: Seat) -> object:
        """What a beginner sees at a glance: it must not hold up the server."""
        game = room.state.game
        view = game.secrets.view(room.state.position, seat)
        return BEGINNERS[0].choose(game, view, seat, SystemRandom())


def _needs_engine(player: str) -> bool:
    """Whether a player wants the engine; one that is not known here will be replaced anyway."""
    try:
        return find_player(player).needs_engine
    except SerpentryError:
        return False


def _tell_progress(room: Room, seat: Seat, player: str, part: float, busy: bool = False) -> None:
    told: dict[str, Json] = {"type": "thinking", "seat": seat, "player": player}
    told["progress"] = round(part, 2)
    room.tell({**told, "busy": True} if busy else told)
