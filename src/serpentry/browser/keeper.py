"""Keeps the tables of a browser: takes commands, stores what follows, lets computers move."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from serpentry.browser.keeping import FULL, Overtaken, Shelf, Write, stored_from
from serpentry.browser.thinking import chosen
from serpentry.engine.making import is_there
from serpentry.hosting.keeping import card_of
from serpentry.hosting.room import Room, now_ms
from serpentry.hosting.stored import event_rows, setup_text
from serpentry.hosting.verdicts import Accepted, Stale
from serpentry.players import FREE, ROSTER, Terms, find_player
from serpentry.players.levels import BEGINNERS
from serpentry.search.kept_trees import KeptTrees
from serpentry.table.commands import REMATCH, Command, Play
from serpentry.table.consent import all_agreed
from serpentry.table.decide import Decided, Who, decide
from serpentry.table.dice import seeded
from serpentry.table.events import Rematched
from serpentry.table.fairness import commitment_to, new_seed
from serpentry.table.fold import happen
from serpentry.table.opening import opening, rematch_of, rematch_opening
from serpentry.table.refusals import Refused
from serpentry.table.setup import Setup
from serpentry.table.state import Played, State
from serpentry.tabletop.actors import Seat

HOME = "home-"
"""What the names of tables at home begin with; the client tells by it whom to ask."""
TRIES = 8
STAND_IN = BEGINNERS[-1].name
LONGEST = 5.0
"""A computer may think so many seconds at most."""
AGAIN = 5.0
"""A computer's move that found no room is stored after so many seconds, if there is room then."""


class HomeKeeper:
    """All tables of this browser."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.rooms: dict[str, Room] = {}
        self.trees = KeptTrees()
        self.written: Callable[[str], None] = lambda table: None
        """Is told of every table that was written to, so that other windows can look."""

    async def room(self, table: str) -> Room:
        """A table; Refused if there is none."""
        if table not in self.rooms:
            text = await self.shelf.load(table)
            if text is None:
                raise Refused("no-such-table")
            self.rooms.setdefault(table, Room.of(stored_from(table, text)))
        return self.rooms[table]

    async def refresh(self, room: Room) -> None:
        """Read what other windows have written."""
        text = await self.shelf.load(room.id)
        if text is not None:
            room.take(stored_from(room.id, text).entries)

    async def submit(
        self, room: Room, command: Command, who: Who, cause: str | None, knows: int | None
    ) -> Accepted:
        """Take a command: store what follows, then tell everybody."""
        async with room.lock:
            decided = await self._done(room, command, who, cause, knows)
            if isinstance(decided, Accepted):
                return decided
        if all_agreed(room.state, REMATCH):
            await self._rematch(room)
        self.think(room)
        return Accepted(decided.entries[0].seq, decided.entries[-1].seq)

    async def _done(
        self, room: Room, command: Command, who: Who, cause: str | None, knows: int | None
    ) -> Decided | Accepted:
        for _ in range(TRIES):
            if cause is not None and cause in room.causes:
                return Accepted(*room.causes[cause])
            if knows is not None and knows < room.state.binding:
                raise Stale
            dice = seeded(room.seed)
            decided = decide(room.state, command, who, now_ms(), dice, STAND_IN)
            try:
                await self._store(room.id, decided, cause)
            except Overtaken:
                await self.refresh(room)
                continue
            room.adopt(decided, cause)
            return decided
        raise Stale

    async def _store(self, table: str, decided: Decided, cause: str | None = None) -> None:
        await self._append(table, _write(table, decided, cause))

    async def _append(self, table: str, write: Write) -> None:
        match await self.shelf.append(table, write.text()):
            case "overtaken":
                raise Overtaken
            case "full":
                raise Refused(FULL)
        self.written(table)

    async def create(self, setup: Setup, host_name: str, copied: Sequence[Played] = ()) -> Room:
        """A new table, perhaps with the first events of another."""
        seed = new_seed()
        setup = replace(setup, commitment=commitment_to(seed))
        state = opening(setup, seeded(seed), now_ms(), host_name, copied)
        room = await self._keep(seed, state)
        self.think(room)
        return room

    async def _keep(self, seed: str, state: State) -> Room:
        room = Room(HOME + secrets.token_urlsafe(9), seed, state)
        write = _write(room.id, Decided.of(state), None)
        await self._append(room.id, replace(write, setup=setup_text(state.setup), seed=seed))
        self.rooms[room.id] = room
        return room

    async def _rematch(self, room: Room) -> None:
        """Make the next table, then let the old one point to it."""
        seed = new_seed()
        setup = rematch_of(room.state, commitment_to(seed), room.id)
        made = await self._keep(seed, rematch_opening(room.state, setup, seeded(seed), now_ms()))
        linked = Decided.of(happen(room.state, Rematched(made.id), now_ms()), room.state.seq)
        await self._store(room.id, linked)
        room.adopt(linked)
        self.think(made)

    async def forget(self, table: str) -> None:
        """Throw a table away."""
        await self.shelf.remove(table)
        self.rooms.pop(table, None)
        self.written(table)

    def think(self, room: Room) -> None:
        """Let a computer move, if one is due and somebody looks on or has just moved."""
        if room.thinking is None and room.state.computer_to_act():
            room.thinking = asyncio.ensure_future(self._moves(room))

    async def _moves(self, room: Room) -> None:
        try:
            while due := room.state.computer_to_act():
                await self._move(room, *due)
        except Refused:
            return
        finally:
            room.thinking = None

    async def _move(self, room: Room, seat: Seat, wanted: str) -> None:
        """One move of a computer; none if something happens while it thinks."""
        knows, player = room.state.seq, able(wanted, room.state.setup.game)
        tell_progress(room, seat, player, 0.0)
        await asyncio.sleep(0)
        move = await self._chosen(room, seat, player)
        while not await self._is_made(room, seat, move, knows):
            await asyncio.sleep(AGAIN)

    async def _is_made(self, room: Room, seat: Seat, move: object, knows: int) -> bool:
        """Hand a computer's move in; False where there is no room for it now."""
        try:
            await self.submit(room, Play(move), Who(None, seat), None, knows)
        except Refused as refused:
            if refused.key != FULL:
                raise
            return False
        except Stale:
            return True
        return True

    async def _chosen(self, room: Room, seat: Seat, player: str) -> object:
        """The player's move; a beginner's, should it fail."""
        game, knows = room.state.game, room.state.seq
        view = game.secrets.view(room.state.position, seat)

        def tell(part: float) -> None:
            tell_progress(room, seat, player, part)

        terms = Terms(LONGEST, tell, lambda: room.state.binding > knows, self.trees)
        rng = Random(secrets.randbits(64))
        try:
            return await chosen(find_player(player), game, view, seat, rng, terms)
        except Exception:  # a player that breaks must not end the game
            return BEGINNERS[0].choose(game, view, seat, rng, FREE)


def able(player: str, game: str) -> str:
    """A player, if it can think here; else the best that can, under its own name."""
    if player in ROSTER and (not ROSTER[player].needs_engine or is_there(game)):
        return player
    return STAND_IN


def _write(table: str, decided: Decided, cause: str | None) -> Write:
    entries = decided.entries
    card = {"id": table, "updated": entries[-1].at, **card_of(decided.state)}
    return Write(event_rows(table, entries, cause), card)


def tell_progress(room: Room, seat: Seat, player: str, part: float) -> None:
    """Tell everybody that a computer thinks, and how much of it is done."""
    room.tell({"type": "thinking", "seat": seat, "player": player, "progress": round(part, 2)})
