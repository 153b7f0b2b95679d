"""Keeps the tables: loads them, takes commands, stores what follows, lets computers move."""

import asyncio
import json
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice

import structlog

from serpentry.hosting.keeping import card_of
from serpentry.hosting.room import Room, now_ms
from serpentry.hosting.stored import Row, event_rows
from serpentry.hosting.verdicts import Accepted, Stale
from serpentry.server.bots.pool import Pool
from serpentry.server.settings import Settings
from serpentry.server.store.failures import StoreFailed
from serpentry.server.store.store import TableStore, new_table_row
from serpentry.server.store.writer import Overtaken, Write
from serpentry.server.tables.salts import Stirring
from serpentry.server.tables.thinking import Thinker
from serpentry.server.tasks import ended
from serpentry.server.upkeep.metrics import COMMIT_SECONDS, EVENTS, MOVES, ROOMS, SET_ASIDE, TABLES
from serpentry.table.commands import REMATCH, Claim, Command, Hold, LetChance
from serpentry.table.consent import all_agreed
from serpentry.table.decide import Decided, Dice, Who, decide
from serpentry.table.dice import seeded
from serpentry.table.events import Moved, Rematched, Sat
from serpentry.table.fairness import commitment_to, new_seed
from serpentry.table.fold import happen
from serpentry.table.opening import opening, rematch_of, rematch_opening
from serpentry.table.refusals import Refused
from serpentry.table.setup import Setup
from serpentry.table.state import Played, State

log = structlog.get_logger()
TRIES = 8
SWEEP_SECONDS = 2.0


class Keeper:
    """All tables of this server."""

    def __init__(self, settings: Settings, store: TableStore, pool: Pool, stand_in: str) -> None:
        self.settings = settings
        self.store = store
        self.stand_in = stand_in
        self.absent_ms = int(settings.absent_seconds * 1000)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.thinker = Thinker(self.submit, pool, stand_in)
        self.set_aside: set[str] = set()
        """Tables that could not be replayed."""
        self.closed: frozenset[str] = frozenset()
        """Tables that rest, as whoever runs the service has ordered."""
        self.stirring = Stirring(self._let_chance, settings.stir_seconds)
        self.watchers: set[Callable[[], None]] = set()
        self.sweeper: asyncio.Task[None] | None = None
        self.dice_for: Callable[[str], Dice] = seeded
        self.held_between: Callable[[int, int], int] = lambda begin, end: 0
        """How many milliseconds between two times no clock counts."""

    def start(self) -> None:
        """Pick up the games in which a computer is due."""
        self.sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def stop(self) -> None:
        """Let no more computers move."""
        await ended(self.sweeper)
        await self.stirring.stop()
        await self.thinker.stop()

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
            if table not in self.set_aside and (room := await self.room(table)):
                await self.refresh(room)
                self.thinker.think(room)
        except Refused:
            return
        except StoreFailed:
            raise
        except Exception:
            log.exception("a computer can't be woken", table=table)

    async def room(self, table: str) -> Room | None:
        """A table, from memory or the store; None if there is none; Refused if it is unreadable."""
        if table in self.set_aside:
            raise Refused("table-set-aside")
        if table in self.closed:
            raise Refused("table-closed")
        if table in self.rooms:
            self.rooms.move_to_end(table)
            return self.rooms[table]
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self.loading[table])

    async def _load(self, table: str) -> Room | None:
        try:
            stored = await self.store.load(table)
            if stored is None:
                return None
            room = self._keep(Room.of(stored, self.absent_ms))
            async with room.lock:
                await self._hold(room)
            self.thinker.prepare(room)
            self.thinker.think_later(room)
            self.stirring.see_to(room)
        except StoreFailed:
            raise
        except Exception as error:  # whatever lies in its rows, the others are to be played
            self.set_aside.add(table)
            SET_ASIDE.set(len(self.set_aside))
            log.exception(
                "a table can't be read and is set aside until the next start", table=table
            )
            raise Refused("table-set-aside") from error
        else:
            return room
        finally:
            self.loading.pop(table, None)

    def _keep(self, room: Room) -> Room:
        self.rooms[room.id] = room
        if (too_many := len(self.rooms) - self.settings.rooms_kept) > 0:
            idle = (one for one in self.rooms.values() if not one.viewers and one is not room)
            for one in list(islice(idle, too_many)):
                if one.thinking is None and not one.lock.locked():
                    del self.rooms[one.id]
        ROOMS.set(len(self.rooms))
        return room

    async def refresh(self, room: Room) -> None:
        """Read what others have written."""
        room.take(await self.store.entries_after(room.id, room.state.seq))

    async def woken(self, table: str, seq: int) -> None:
        """Another server may have written."""
        room = self.rooms.get(table)
        if room is not None and room.state.seq < seq:
            async with room.lock:
                await self.refresh(room)
            self.thinker.think_later(room)
        self.tell_lobby()

    async def catch_up(self) -> None:
        """Other servers may have written unheard: read every table anew that has gone on."""
        seen = {room.id: room for room in self.rooms.values()}
        for table, seq in (await self.store.newest(list(seen))).items():
            await self.woken(table, seq)
        self.tell_lobby()

    async def submit(
        self, room: Room, command: Command, who: Who, cause: str | None, knows: int | None
    ) -> Accepted:
        """Take a command: store what follows, then tell everybody. Refused, IllegalMove, Stale."""
        if room.id in self.closed:
            raise Refused("table-closed")
        began = time.perf_counter()
        async with room.lock:
            for _ in range(TRIES):
                if cause is not None and cause in room.causes:
                    return Accepted(*room.causes[cause])
                if knows is not None and knows < room.state.binding:
                    raise Stale
                await self._hold(room)
                decided = self._decide(room, command, who)
                try:
                    await self._store(room, decided, cause)
                except Overtaken:
                    await self.refresh(room)
                    continue
                break
            else:
                raise Stale
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        self.thinker.think(room)
        self.stirring.see_to(room)
        if all_agreed(room.state, REMATCH):
            await self._rematch(room)
        return Accepted(decided.entries[0].seq, decided.entries[-1].seq)

    async def _hold(self, room: Room) -> None:
        """What a clock may not count is taken off before anything is decided by it."""
        clocks = room.state.clocks
        if clocks.since is None or not clocks.left:
            return
        held = self.held_between(clocks.since, now_ms())
        if held > 0:
            with suppress(Overtaken):
                await self._store(room, self._decide(room, Hold(held), Who()), None)

    async def _let_chance(self, room: Room) -> None:
        """Let the first draw wait no longer."""
        async with room.lock:
            decided = self._decide(room, LetChance(anyway=True), Who())
            try:
                if decided.entries:
                    await self._store(room, decided, None)
            except Overtaken:
                await self.refresh(room)
        self.thinker.think(room)

    async def settle_clocks(self) -> None:
        """After a time in which nobody could move: put the clocks of all tables here right."""
        for room in list(self.rooms.values()):
            async with room.lock:
                await self._hold(room)

    def _decide(self, room: Room, command: Command, who: Who) -> Decided:
        dice = self.dice_for(room.seed)
        if isinstance(command, Claim):
            at = (
                room.replaceable_at(command.seat) if command.seat < len(room.state.chairs) else None
            )
            command = replace(command, is_gone=at is not None and at <= now_ms())
        return decide(room.state, command, who, now_ms(), dice, self.stand_in)

    async def _store(self, room: Room, decided: Decided, cause: str | None) -> None:
        await self.store.append(_write(room.id, decided, cause))
        room.adopt(decided, cause)
        _count(decided)
        is_move = all(isinstance(one.event, Moved) for one in decided.entries)
        if decided.state.setup.public or not is_move:
            self.tell_lobby()

    async def create(self, setup: Setup, host_name: str, copied: Sequence[Played] = ()) -> Room:
        """A new table, perhaps with the first events of another."""
        seed = new_seed()
        waits = self.settings.stir_seconds > 0
        setup = replace(setup, commitment=commitment_to(seed), stirred=waits)
        state = opening(setup, self.dice_for(seed), now_ms(), host_name, copied)
        room = self._new_room(seed, state)
        write = _write(room.id, Decided.of(state), None)
        await self.store.append(replace(write, created=[_new_row(room)]))
        self._welcome(room)
        return room

    async def _rematch(self, room: Room) -> None:
        """Make the next table; the old one points to it in the same transaction."""
        async with room.lock:
            if room.state.next_table:
                return
            seed = new_seed()
            setup = rematch_of(room.state, commitment_to(seed), room.id)
            state = rematch_opening(room.state, setup, self.dice_for(seed), now_ms())
            made = self._new_room(seed, state)
            try:
                await self._store_rematch(room, made)
            except Overtaken:
                await self.refresh(room)
                return
        self._welcome(made)

    async def _store_rematch(self, room: Room, made: Room) -> None:
        linked = Decided.of(happen(room.state, Rematched(made.id), now_ms()), room.state.seq)
        new = _write(made.id, Decided.of(made.state), None)
        old = _write(room.id, linked, None)
        events = [*old.events, *new.events]
        await self.store.append(
            replace(old, events=events, created=[_new_row(made)], sitters=new.sitters)
        )
        room.adopt(linked)

    def _new_room(self, seed: str, state: State) -> Room:
        return Room(secrets.token_urlsafe(12), seed, state, self.absent_ms)

    def _welcome(self, room: Room) -> None:
        TABLES.labels(room.state.setup.game).inc()
        self._keep(room)
        self.tell_lobby()
        self.thinker.prepare(room)
        self.thinker.think(room)
        self.stirring.see_to(room)

    def tell_lobby(self) -> None:
        """Wake whoever watches the lobby."""
        for wake in list(self.watchers):
            wake()


def _new_row(room: Room) -> Row:
    row = new_table_row(room.id, room.state.setup, room.seed, now_ms())
    return {**row, **_columns(room.state)}


def _columns(state: State) -> Row:
    return {
        "phase": state.phase.value,
        "computer_due": state.computer_to_act() is not None,
        "card": json.dumps(card_of(state), ensure_ascii=False),
    }


def _write(table: str, decided: Decided, cause: str | None) -> Write:
    entries = decided.entries
    guests = {one.event.guest for one in entries if isinstance(one.event, Sat)}
    return Write(
        table,
        entries[-1].seq if entries else 0,
        event_rows(table, entries, cause),
        {**_columns(decided.state), "updated": entries[-1].at if entries else now_ms()},
        sitters=[{"guest": guest, "table_id": table} for guest in sorted(guests)],
    )


def _count(decided: Decided) -> None:
    EVENTS.inc(len(decided.entries))
    for entry in decided.entries:
        if isinstance(entry.event, Moved):
            MOVES.labels(decided.state.chairs[entry.event.seat].kind).inc()
