"""Hosts tables: loads them, takes commands, stores what follows, lets computers move."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from random import SystemRandom
from typing import Any, TypeVar

from serpentry.hosting.carried import LONG, CarriedState, Opening, played_anew
from serpentry.hosting.encoder import Encode, encode_plainly
from serpentry.hosting.room import Room, now_ms
from serpentry.hosting.shown_tables import rehearse
from serpentry.hosting.storage import Change, NotKept, Overtaken, Storage
from serpentry.hosting.stored import StoredTable
from serpentry.hosting.submitting import Stale, until_stored
from serpentry.hosting.thinking import STAND_IN, Thinker, ThinkingFailed, tell_progress
from serpentry.players.levels import BEGINNERS
from serpentry.review.evaluations import Evaluations
from serpentry.search.budget import Budget, Seconds
from serpentry.table.commands import Claim, Command, Hold, Play, Sit
from serpentry.table.consent import agreed_rematch
from serpentry.table.decide import Decided, Dice, Who, decide
from serpentry.table.dice import seeded
from serpentry.table.events import Rematched
from serpentry.table.fairness import commitment_to, new_seed
from serpentry.table.fold import happen
from serpentry.table.opening import rematch_of, rematch_opening
from serpentry.table.refusals import Refused
from serpentry.table.setup import Setup
from serpentry.table.state import Played, State
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.refusal import IllegalMove

SLEEP_MS = 120_000
"""A game of one person that nobody has looked at for so long sleeps until somebody comes."""
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 4.0
"""Seconds until a move that could not be stored is handed in again."""
log = logging.getLogger(__name__)
T = TypeVar("T")
Aside = Callable[..., Awaitable[Any]]
"""Does work for somebody: who asks, what works, and what it is given."""


class Accepted(Frozen):
    """The numbers of the first and last event that a command led to."""

    first: int
    last: int


class Asker(Frozen):
    """For whom something is done: a guest, if it is one, at an address."""

    guest: str = ""
    address: str = ""


NOBODY = Asker()


async def at_once(asker: Asker, work: Callable[..., T], *given: object) -> T:
    """Do heavy work here and now."""
    return work(*given)


class HostTerms(Frozen):
    """How hosts differ."""

    new_id: Callable[[], str] = lambda: secrets.token_urlsafe(12)
    """Names a new table."""
    encode: Encode = encode_plainly
    stand_in: str = STAND_IN
    aside: Aside = at_once
    """Does heavy work where it holds up no table, and gives what came of it."""
    apart: Aside = at_once
    """Does heavy work that ends in an answer; it may come as text (`EncodedText`)."""
    absent_ms: int = 0
    """How long somebody must be away before a computer may take the seat."""
    waits_for_salts: bool = False
    """Whether the first draw waits for what people's clients add to the dice."""
    held_between: Callable[[int, int], int] = lambda begin, end: 0
    """How many milliseconds between two times no clock counts."""
    dice_for: Callable[[str], Dice] = seeded
    budget_of: Callable[[float], Budget] = Seconds
    """How much is thought in this many seconds."""


class TableHost:
    """All tables of a service, or of a browser."""

    def __init__(self, storage: Storage, thinker: Thinker, terms: HostTerms) -> None:
        self.storage, self.thinker, self.terms = storage, thinker, terms
        self.evaluations = Evaluations()
        """What was found out about positions, no matter who wanted to know."""
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_stopped = False

    async def room(self, table: str) -> Room:
        """A table, from memory or storage; Refused if there is none."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self.loading:
            self.loading[table] = asyncio.ensure_future(self._load(table))
        return await asyncio.shield(self.loading[table])

    async def _load(self, table: str) -> Room:
        try:
            stored = await self.storage.load(table)
            if stored is None:
                raise Refused("no-such-table")
            carried = await self._played_anew(stored) if len(stored.rows) > LONG else None
            room: Room = await self.terms.aside(NOBODY, self._room_of, stored, carried)
            self._keep(room)
            async with room.lock:
                await self.hold(room)
            self._loaded(room)
            return room
        finally:
            self.loading.pop(table, None)

    def _room_of(self, stored: StoredTable, carried: CarriedState | None) -> Room:
        state = None if carried is None else carried.state
        room = Room.of(stored, self.terms.absent_ms, self.terms.encode, state)
        rehearse(room.state)
        return room

    async def _played_anew(self, stored: StoredTable) -> CarriedState | None:
        """The state of a long game, worked out elsewhere; None if that can't be done there."""
        try:
            carried: CarriedState = await self.terms.apart(NOBODY, played_anew, stored)
        except Refused:
            raise
        except Exception:
            log.warning("table %s is played again here", stored.id, exc_info=True)
            return None
        return carried

    def _keep(self, room: Room) -> None:
        """Have a room in memory."""
        self.rooms[room.id] = room

    def _loaded(self, room: Room) -> None:
        """A table was loaded."""

    def _made(self, room: Room) -> None:
        """A table was made."""

    def _stored(self, room: Room, decided: Decided) -> None:
        """Something was stored."""

    async def check_new(self, guest: str) -> None:
        """Whether a guest may make another table; Refused."""

    async def check_kept(self, guest: str) -> None:
        """Whether a guest's name is kept, as rated games need it; Refused."""
        raise Refused("rated-not-here")

    async def refresh(self, room: Room) -> None:
        """Read what others have written."""
        room.take(await self.storage.entries_after(room.id, room.state.seq))

    async def submit(
        self,
        room: Room,
        command: Command,
        who: Who,
        cause: str | None = None,
        knows: int | None = None,
        asker: Asker = NOBODY,
    ) -> Accepted:
        """Take a command: store what follows, then tell everybody. Refused, IllegalMove, Stale."""
        if isinstance(command, Sit) and room.state.setup.rated:
            await self.check_kept(who.guest or "")
        done = await self._take(room, command, who, cause, knows, asker)
        if isinstance(done, Accepted):
            return done
        self.think(room)
        if kind := agreed_rematch(room.state):
            await self._rematch(room, kind)
        return Accepted(done.entries[0].seq, done.entries[-1].seq)

    async def _take(
        self,
        room: Room,
        command: Command,
        who: Who,
        cause: str | None,
        knows: int | None,
        asker: Asker,
    ) -> Decided | Accepted:
        """What was decided and stored; what it led to before, if it was sent twice."""

        async def taken() -> Decided | Accepted:
            if cause is not None and cause in room.causes:
                return Accepted(*room.causes[cause])
            if knows is not None and knows < room.state.binding:
                raise Stale
            await self.hold(room)
            decided = self.decide(room, command, who)
            await self.store_decided(room, decided, cause, asker)
            return decided

        async with room.lock:
            return await until_stored(taken, lambda: self.refresh(room))

    async def hold(self, room: Room) -> None:
        """What a clock may not count is taken off before anything is decided by it."""
        clocks = room.state.clocks
        if clocks.since is None or not clocks.left:
            return
        held = self.terms.held_between(clocks.since, now_ms())
        if held > 0:
            with suppress(Overtaken):
                await self.store_decided(room, self.decide(room, Hold(held), Who()))

    def decide(self, room: Room, command: Command, who: Who) -> Decided:
        """What follows from a command; Refused or IllegalMove says why nothing does."""
        if isinstance(command, Claim) and command.seat < len(room.state.chairs):
            at = room.replaceable_at(command.seat)
            is_program = room.state.chairs[command.seat].guest in room.programs
            is_gone = at is not None and at <= now_ms()
            command = replace(command, is_gone=is_gone, is_program=is_program)
        dice = self.terms.dice_for(room.seed)
        return decide(room.state, command, who, now_ms(), dice, self.terms.stand_in)

    async def store_decided(
        self, room: Room, decided: Decided, cause: str | None = None, asker: Asker = NOBODY
    ) -> None:
        """Store what was decided, and tell everybody; Overtaken if another was there first."""
        if room.sights.takes_long:
            await self.terms.aside(asker, room.look_ahead, decided, [*room.viewers])
        await self.storage.append(Change(room.id, decided, cause))
        room.adopt(decided, cause)
        self._stored(room, decided)

    def prepared(self, setup: Setup, host_name: str, copied: Sequence[Played] = ()) -> Room:
        """A room for a new table, perhaps with the first events of another; nothing is stored."""
        begin = self.opening()
        return self.new_room(self.terms.new_id(), begin.seed, begin.state(setup, host_name, copied))

    def opening(self) -> Opening:
        """How a new table is opened here and now."""
        return Opening(new_seed(), self.terms.dice_for, self.terms.waits_for_salts, now_ms())

    async def create(self, room: Room) -> None:
        """Store a new table, and let it begin."""
        await self.storage.append(Change(room.id, Decided.of(room.state), seed=room.seed))
        self._welcome(room)

    async def _rematch(self, room: Room, kind: str) -> None:
        """Make the next table; the old one points to it in the same writing."""
        async with room.lock:
            if room.state.next_table:
                return
            seed, now = new_seed(), now_ms()
            setup = rematch_of(room.state, commitment_to(seed), room.id, kind)
            state = rematch_opening(room.state, setup, self.terms.dice_for(seed), now, kind)
            made = self.new_room(self.terms.new_id(), seed, state)
            linked = Decided.of(happen(room.state, Rematched(made.id), now), room.state.seq)
            try:
                await self.storage.append(
                    Change(made.id, Decided.of(state), seed=seed), Change(room.id, linked)
                )
            except Overtaken:
                await self.refresh(room)
                return
            room.adopt(linked)
        self._welcome(made)

    def new_room(self, table: str, seed: str, state: State) -> Room:
        """A room for a new table; nothing is stored."""
        return Room(table, seed, state, self.terms.absent_ms, self.terms.encode)

    def _welcome(self, room: Room) -> None:
        self._keep(room)
        self._made(room)
        self.thinker.prepare(room)
        self.think(room)

    def think(self, room: Room) -> None:
        """Let a computer move, if one is due and none is thinking yet."""
        if room.thinking is None and room.state.computer_to_act() and not self.is_stopped:
            room.thinking = asyncio.ensure_future(self._moves(room))
            self.tasks.add(room.thinking)
            room.thinking.add_done_callback(self.tasks.discard)

    async def stop_thinking(self) -> None:
        """Let no computer move any more; they continue after the next start."""
        self.is_stopped = True
        for task in list(self.tasks):
            task.cancel()
        for task in list(self.tasks):
            with suppress(asyncio.CancelledError):
                await task

    async def _moves(self, room: Room) -> None:
        """Move as long as computers are due, and somebody looks on or has done so lately."""
        try:
            while due := room.state.computer_to_act():
                if len(room.state.guests) <= 1 and room.unseen_for() > SLEEP_MS:
                    return
                await self._move(room, *due)
        except Exception:
            log.exception("a computer could not move at table %s", room.id)
        finally:
            room.thinking = None

    async def _move(self, room: Room, seat: Seat, wanted: str) -> None:
        """One move of a computer; none if something happens while it thinks."""
        knows, player = room.state.seq, self.thinker.able(wanted, room.state.setup.game)
        tell_progress(room, seat, player, 0.0)
        move = await self._choose(room, seat, player)
        if room.state.binding > knows:
            return
        try:
            await self._hand_in(room, seat, move, knows)
        except IllegalMove:
            log.exception("a move of %s was refused", player)
            await self._hand_in(room, seat, _any_move(room, seat), knows)

    async def _choose(self, room: Room, seat: Seat, player: str) -> object:
        """The player's move; else the stand-in's; else any that a beginner sees at a glance."""
        for name in dict.fromkeys((player, self.terms.stand_in)):
            try:
                return await self.thinker.choose(room, seat, name)
            except ThinkingFailed as failed:
                log.warning("%s failed at table %s: %s", name, room.id, failed)
        return _any_move(room, seat)

    async def _hand_in(self, room: Room, seat: Seat, move: object, knows: int) -> None:
        """Hand a move in, again and again while it can't be stored: it need not be found again."""
        pause = FIRST_PAUSE
        with suppress(Stale, Refused):
            while True:
                try:
                    await self.submit(room, Play(move), Who(None, seat), None, knows)
                except NotKept:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                else:
                    return


def _any_move(room: Room, seat: Seat) -> object:
    game = room.state.game
    view = game.secrets.view(room.state.position, seat)
    return BEGINNERS[0].choose(game, view, seat, SystemRandom())
