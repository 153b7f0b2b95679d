"""The host of a service: tables in a database that other servers may write to as well."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import cache

import structlog

from serpentry.hosting.host import Accepted, Asker, HostTerms, TableHost
from serpentry.hosting.room import Room, now_ms
from serpentry.hosting.storage import Overtaken
from serpentry.server.metrics import COMMIT_SECONDS, EVENTS, MOVES, ROOMS, SET_ASIDE, TABLES
from serpentry.server.settings import Settings
from serpentry.server.store.failures import StoreFailed
from serpentry.server.store.rated.reading import is_kept
from serpentry.server.store.store import TableStore
from serpentry.server.tables.large_setups import in_the_way
from serpentry.server.tables.salts import Salts
from serpentry.server.tables.thinking import PoolThinker
from serpentry.server.tasks import ended
from serpentry.table.commands import Command, LetChance, Play
from serpentry.table.decide import Decided, Who
from serpentry.table.events import Moved
from serpentry.table.refusals import Refused
from serpentry.table.state import Phase

log = structlog.get_logger()
SWEEP_SECONDS = 2.0
TABLES_LOOKED_AT = 8
"""Tables that are looked at for being idle whenever another comes."""
_moves_by = cache(MOVES.labels)


class Keeper(TableHost):
    """All tables of this server."""

    def __init__(
        self,
        settings: Settings,
        store: TableStore,
        thinker: PoolThinker,
        terms: HostTerms,
        is_closed: Callable[[str], bool],
        tell_lobby: Callable[[], None],
    ) -> None:
        super().__init__(store, thinker, terms)
        self.settings, self.store, self.pool = settings, store, thinker.pool
        self.is_closed, self.tell_lobby = is_closed, tell_lobby
        self.set_aside: set[str] = set()
        """Tables that could not be replayed."""
        self.ended: Callable[[str], None] = lambda club: None
        """Told of every club in which a game has ended."""
        self.want_open: Callable[[str], Awaitable[None]] = _welcome
        """Refused for a guest who may open no tables."""
        self.want_command: Callable[[Room, Command, str], Awaitable[None]] = _welcome
        """Refused for what a guest may not do at a table, whatever the rules say."""
        self.salts = Salts(self._let_chance, settings.stir_seconds)
        self.sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Pick up the games in which a computer is due."""
        self.sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def stop(self) -> None:
        """Let no more computers move."""
        await ended(self.sweeper)
        await self.salts.stop()
        await self.stop_thinking()

    async def _sweep(self) -> None:
        """At the start all that are due; later those whose server seems to have gone."""
        patience = 0.0
        while True:
            try:
                before = now_ms() - int(patience * 1000)
                for table in await self.store.computers_due(before):
                    await self._wake(table)
            except StoreFailed as failed:
                log.warning("sweep failed", why=str(failed))
            patience = self.settings.think_seconds
            await asyncio.sleep(SWEEP_SECONDS)

    async def _wake(self, table: str) -> None:
        """Let the computer of a table move; one that can't be read harms no other."""
        try:
            room = await self.room(table)
            await self.refresh(room)
            self.think(room)
        except Refused:
            return
        except StoreFailed:
            raise
        except Exception:
            log.exception("a computer can't be woken", table=table)

    async def room(self, table: str) -> Room:
        """A table, from memory or the store; Refused if there is none, or it is unreadable."""
        if table in self.set_aside:
            raise Refused("table-set-aside")
        if self.is_closed(table):
            raise Refused("table-closed")
        if table in self.rooms:
            self.rooms.move_to_end(table)
        return await super().room(table)

    async def _load(self, table: str) -> Room:
        try:
            return await super()._load(table)
        except (StoreFailed, Refused):
            raise
        except Exception as error:  # whatever is in its rows, the others are to be played
            self.set_aside.add(table)
            SET_ASIDE.set(len(self.set_aside))
            log.exception(
                "a table can't be read and is set aside until the next start", table=table
            )
            raise Refused("table-set-aside") from error

    def _loaded(self, room: Room) -> None:
        self.thinker.prepare(room)
        self._think_later(room)
        self.salts.see_to(room)

    async def create(self, room: Room) -> None:
        """Store a new table, and let it begin; Refused where there is no room for its board."""
        self._drop(in_the_way(self.rooms, room))
        await super().create(room)

    def _keep(self, room: Room) -> None:
        self._drop(in_the_way(self.rooms, room))
        super()._keep(room)
        self._drop_idle(room)
        ROOMS.set(len(self.rooms))

    def _drop_idle(self, new: Room) -> None:
        """Of too many tables, drop idle ones, asked for longest ago first.

        A few are looked at each time: those in use are put last, so that all have their turn.
        """
        for _ in range(min(TABLES_LOOKED_AT, len(self.rooms))):
            if len(self.rooms) <= self.settings.rooms_kept:
                return
            oldest = next(iter(self.rooms.values()))
            if oldest.is_idle and oldest is not new:
                del self.rooms[oldest.id]
            else:
                self.rooms.move_to_end(oldest.id)

    def _drop(self, rooms: list[Room]) -> None:
        for one in rooms:
            del self.rooms[one.id]

    async def woken(self, table: str, seq: int) -> None:
        """Another server may have written."""
        room = self.rooms.get(table)
        if room is not None and room.state.seq < seq:
            async with room.lock:
                await self.refresh(room)
            self._think_later(room)
        self.tell_lobby()

    def _think_later(self, room: Room) -> None:
        """Let a computer move only if the server that wrote last does not: it may have died."""
        seq = room.state.seq
        if room.state.computer_to_act() is None:
            return

        def begin() -> None:
            if room.state.seq == seq:
                self.think(room)

        asyncio.get_running_loop().call_later(self.settings.think_seconds, begin)

    async def catch_up(self) -> None:
        """Other servers may have written unheard: read every table again that has changed."""
        for table, seq in (await self.store.newest(list(self.rooms))).items():
            await self.woken(table, seq)
        self.tell_lobby()

    async def check_new(self, guest: str) -> None:
        """Whether a guest may make another table; Refused."""
        await self.want_open(guest)
        if await self.store.unfinished_of_host(guest) >= self.settings.tables_per_guest:
            raise Refused("too-many-tables", most=self.settings.tables_per_guest)

    async def check_kept(self, guest: str) -> None:
        """Whether a guest's name is kept with a passkey; Refused."""
        if not await is_kept(self.store, guest):
            raise Refused("rated-needs-passkey")

    async def _take(
        self,
        room: Room,
        command: Command,
        who: Who,
        cause: str | None,
        knows: int | None,
        asker: Asker,
    ) -> Decided | Accepted:
        if self.is_closed(room.id):
            raise Refused("table-closed")
        if who.guest is not None and not isinstance(command, Play):
            await self.want_command(room, command, who.guest)
        began = time.perf_counter()
        done = await super()._take(room, command, who, cause, knows, asker)
        if isinstance(done, Decided):
            COMMIT_SECONDS.observe(time.perf_counter() - began)
            self.salts.see_to(room)
        return done

    async def _let_chance(self, room: Room) -> None:
        """Let the first draw wait no longer."""
        async with room.lock:
            decided = self.decide(room, LetChance(anyway=True), Who())
            try:
                if decided.entries:
                    await self.store_decided(room, decided)
            except Overtaken:
                await self.refresh(room)
        self.think(room)

    async def settle_clocks(self) -> None:
        """After a time in which nobody could move: put the clocks of all tables here right."""
        for room in list(self.rooms.values()):
            async with room.lock:
                await self.hold(room)

    def _stored(self, room: Room, decided: Decided) -> None:
        EVENTS.inc(len(decided.entries))
        moves = [one.event for one in decided.entries if isinstance(one.event, Moved)]
        for move in moves:
            _moves_by(decided.state.chairs[move.seat].kind).inc()
        of_club = decided.state.setup.of_club
        if of_club is not None and decided.state.phase is Phase.OVER:
            self.ended(of_club.club)
        if decided.state.setup.public or len(moves) < len(decided.entries):
            self.tell_lobby()

    def _made(self, room: Room) -> None:
        TABLES.labels(room.state.setup.game).inc()
        self.tell_lobby()
        self.salts.see_to(room)


async def _welcome(*_: object) -> None:
    """Nobody is kept from anything."""
