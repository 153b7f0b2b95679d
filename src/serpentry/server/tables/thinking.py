"""Thinks in processes of its own, for all tables and anyone who wants a hint or an analysis."""

import asyncio
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Coroutine
from contextlib import suppress
from time import perf_counter

from serpentry.hosting.room import Room
from serpentry.hosting.thinking import STAND_IN, Situation, Thought, Wish, able, tell_progress
from serpentry.players.roster import offered_player
from serpentry.server.bots.fair_queue import Ticket
from serpentry.server.bots.jobs import Choose, Evaluate, GameKey, Prepare, key_of
from serpentry.server.bots.pool import Pool, WorkerFailed
from serpentry.server.metrics import FALLBACKS, THINK_SECONDS
from serpentry.table.afterplay import is_free_to
from serpentry.table.setup import COMPUTER
from serpentry.table.state import Phase
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import SerpentryError

LOADED_SECONDS = 2.0
"""An engine that is there is loaded sooner; nobody who wants a hint waits for one to be built.
"""
FIRST_GLANCE = 1.0
"""Nobody asks for a hint sooner, in seconds; many tables are left again by then."""


class PoolThinker:
    """Workers for games, and others for hints and analysis, so that no game waits for those."""

    def __init__(self, pool: Pool, analysts: Pool, longest: float) -> None:
        self.pool, self.analysts, self.longest = pool, analysts, longest
        self.tasks: set[asyncio.Task[None]] = set()
        self.judged: GameKey | None = None
        """The set-up whose judge was last made ready."""

    def able(self, player: str, game: str) -> str:
        """A player, if it can think about a game now; else who stands in."""
        return able(player, self.pool.engines.is_ready(game))

    def prepare(self, room: Room) -> None:
        """Have everything ready before the first computer of a table is due."""
        players = [chair.player for chair in room.state.chairs if chair.kind == COMPUTER]
        if players and room.state.phase is not Phase.OVER and not self.pool.closed:
            game = room.state.setup.game if any(map(_needs_engine, players)) else None
            self._begin(self.pool.prepare(game))
        if room.state.phase is not Phase.OVER and is_free_to(room.state, room.state.setup.host):
            self._begin(self._prepare_judge(room))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _prepare_judge(self, room: Room) -> None:
        """Hints may be asked for: the first one should not have to wait for a process and a net."""
        key = key_of(room.state.game)
        await asyncio.sleep(FIRST_GLANCE)
        if key == self.judged or self.analysts.closed:
            return
        self.judged = key
        with suppress(WorkerFailed):  # without an engine there is nothing to make ready
            await self.analysts.choose(Prepare(key))

    async def choose(self, room: Room, seat: Seat, player: str) -> object:
        """A player's move at a table."""
        game, began = room.state.game, perf_counter()
        view = game.secrets.view(room.state.position, seat)
        seed, varied = secrets.randbits(64), room.state.is_opening
        job = Choose(key_of(game), view, seat, player, seed, varied=varied)
        ticket = Ticket(guest=room.state.setup.host, is_watched=bool(room.viewers))
        try:
            return await self.pool.choose(
                job,
                lambda part: tell_progress(room, seat, player, part),
                ticket,
                lambda: tell_progress(room, seat, player, 0.0, busy=True),
            )
        except WorkerFailed:
            FALLBACKS.inc()
            raise
        finally:
            THINK_SECONDS.labels(player).observe(perf_counter() - began)

    async def has_engine(self, game: str) -> bool:
        """Whether a game's engine is ready, or was built before and need only be loaded."""
        engines = self.analysts.engines
        engines.want(game)
        if not engines.is_ready(game) and (task := engines.tasks.get(game)):
            await asyncio.wait({task}, timeout=LOADED_SECONDS)
        return engines.is_ready(game)

    async def guess(self, situation: Situation) -> object:
        """A move by a player that thinks without an engine."""
        key, view, seat = key_of(situation.game), situation.view, situation.seat
        job = Choose(key, view, seat, STAND_IN, secrets.randbits(64))
        return await self.analysts.choose(job, ticket=_ticket(situation, True))

    def until_ready(self, game: str) -> AsyncIterator[float]:
        """How far a game's engine has come, until it is there; EngineFault."""
        return self.analysts.engines.until_ready(game)

    def evaluate(self, situation: Situation, wish: Wish) -> AsyncGenerator[Thought, None]:
        """Evaluations, each deeper than the last; analysis comes after hints."""
        job = Evaluate(key_of(situation.game), situation.view, situation.seat, wish)
        return self.analysts.evaluate(job, _ticket(situation, wish.is_watched))

    async def close(self) -> None:
        """Stop whatever is being made ready, and all workers."""
        for task in list(self.tasks):
            task.cancel()
        await self.pool.engines.close()
        await self.pool.close()
        await self.analysts.close()


def _ticket(situation: Situation, is_watched: bool) -> Ticket:
    """For whom a position is thought about."""
    return Ticket(situation.address, situation.guest, is_watched)


def _needs_engine(player: str) -> bool:
    """Whether a player wants the engine; one that is not known here will be replaced anyway."""
    try:
        return offered_player(player).needs_engine
    except SerpentryError:
        return False
