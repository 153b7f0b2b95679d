"""A table in memory: its state, who looks at it, and wording them what happened."""

import asyncio
import json
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from serpentry.languages import ENGLISH
from serpentry.server.store.store import Caused, StoredTable
from serpentry.table.boards import snakes_view
from serpentry.table.decide import Decided
from serpentry.table.fold import after, folded
from serpentry.table.rows import rows_of
from serpentry.table.setup import NoClock
from serpentry.table.state import Phase, State
from serpentry.table.views import events_view, looks_from, table_view
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Json
from serpentry.tabletop.jsons import JsonObject


def dumps(data: Json) -> str:
    """JSON as it goes over the wire: plain ASCII, so that no text can break it."""
    return json.dumps(data, separators=(",", ":"))


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


LEGAL = "\0legal"
LEGAL_TEXT = dumps(LEGAL)
"""Stands in a message where the legal moves go; nobody can say it, as no text keeps a zero."""


@dataclass(frozen=True)
class Crowd:
    """Who looks at a table through another server, and when it said so."""

    guests: frozenset[str]
    watching: int
    at: float


@dataclass(eq=False)
class Viewer:
    """Somebody who looks at a table through a socket."""

    guest: str | None
    send: Callable[[str], None]
    wants_moves: bool = True
    wants_picture: bool = False
    language: str = ENGLISH
    closing: Callable[[str], None] = field(default=lambda _: None)


class Room:
    """One table and those who look at it."""

    def __init__(self, table: str, seed: str, state: State, absent_ms: int = 0) -> None:
        self.id = table
        self.absent_ms = absent_ms
        self.crowds: dict[str, Crowd] = {}
        self.legal_at: tuple[int, str] = (-1, "")
        self.known_since = self.seen_at = now_ms()
        self.gone_since: dict[str, int] = {}
        """When seated people were last here, as far as this server knows."""
        self.seed = seed
        self.state = state
        self.causes: dict[str, tuple[int, int]] = {}
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None

    @classmethod
    def of(cls, stored: StoredTable, absent_ms: int = 0) -> "Room":
        """The room of a table that lies in the database."""
        state = folded(stored.setup, (one.entry for one in stored.entries))
        room = cls(stored.id, stored.seed, state, absent_ms)
        for one in stored.entries:
            room._remember(one)
        return room

    def _remember(self, one: Caused) -> None:
        if one.cause is not None:
            first, _ = self.causes.get(one.cause, (one.entry.seq, 0))
            self.causes[one.cause] = (first, one.entry.seq)

    def take(self, entries: Iterable[Caused]) -> None:
        """Add what was stored, and tell everybody."""
        before = self.state.seq
        for one in entries:
            if one.entry.seq == self.state.seq + 1:
                self.state = after(self.state, one.entry)
                self._remember(one)
        if self.state.seq > before:
            self.tell_events(before)

    def adopt(self, decided: Decided, cause: str | None = None) -> None:
        """Take what was decided, now that it is stored, and tell everybody."""
        entries = [Caused(one, cause) for one in decided.entries]
        before = decided.state.seq - len(entries)
        if self.state.seq != before:
            self.take(entries)
            return
        self.state = decided.state
        for one in entries:
            self._remember(one)
        self.tell_events(before)

    def tell_events(self, before: int) -> None:
        """Tell each viewer what happened after an event, as that viewer may see it."""
        told: dict[tuple[object, ...], str] = {}
        for viewer in list(self.viewers):
            wants = viewer.wants_moves, viewer.wants_picture, viewer.language
            key = (self.state.seats_of(viewer.guest), *wants)
            if key not in told:
                told[key] = self.text({"type": "events", **self.shown_since(before, viewer)})
            viewer.send(told[key])
        if any(self.replaceable_at(seat) for seat in range(len(self.state.chairs))):
            self.tell_presence()

    def tell(self, message: Json) -> None:
        """Tell everybody the same."""
        text = dumps(message)
        for viewer in list(self.viewers):
            viewer.send(text)

    def text(self, message: JsonObject) -> str:
        """A message as it is sent; the legal moves, which are text already, are put in."""
        text, table = dumps(message), message.get("table")
        is_open = isinstance(table, Mapping) and table.get("legal") == LEGAL
        return text.replace(LEGAL_TEXT, self._legal()) if is_open else text

    def _legal(self) -> str:
        """The legal moves of the seat to act, written once for each position."""
        seq, known = self.legal_at
        if seq != self.state.seq:
            seat, game = self.state.to_act, self.state.game
            assert isinstance(seat, int)
            known = rows_of(game).text(game.secrets.view(self.state.position, seat))
            self.legal_at = self.state.seq, known
        return known

    def shown_since(self, seq: int, viewer: Viewer) -> dict[str, Json]:
        """What happened after an event and how the table stands, as a viewer may see it."""
        seat = looks_from(self.state, viewer.guest)
        table = self.shown(viewer.guest, False, viewer.language, viewer.wants_picture)
        if viewer.wants_moves:
            view = self.state.game.secrets.view(self.state.position, seat)
            table["snakes"] = snakes_view(self.state, view, seat)
        if viewer.wants_moves and seat is not None and self.state.to_act == seat:
            table["legal"] = LEGAL
        return {
            "events": events_view(self.state, self.state.log[max(0, seq) :], seat),
            "table": table,
        }

    def shown(
        self,
        guest: str | None,
        moves: bool = True,
        language: str = ENGLISH,
        drawn: bool = False,
    ) -> dict[str, Json]:
        """The table as a guest may see it; at the end with the seed."""
        shown = table_view(self.state, looks_from(self.state, guest), moves, language, drawn)
        shown["you"] = list(self.state.seats_of(guest))
        shown["commitment"] = self.state.setup.commitment
        if self.state.phase is Phase.OVER:
            shown["seed"] = self.seed
        return shown

    def here(self) -> tuple[frozenset[str], int]:
        """The seated guests who look on through this server, and how many others do."""
        guests = self.state.guests
        seated = frozenset(one.guest for one in self.viewers if one.guest in guests and one.guest)
        return seated, sum(viewer.guest not in guests for viewer in self.viewers)

    def present(self) -> frozenset[str]:
        """The seated guests who look on through any server."""
        return self.here()[0].union(*(crowd.guests for crowd in self.crowds.values()))

    def unseen_for(self) -> int:
        """For how many milliseconds nobody has looked on, through any server."""
        if self.viewers or any(crowd.watching or crowd.guests for crowd in self.crowds.values()):
            self.seen_at = now_ms()
        return now_ms() - self.seen_at

    def crowd_is(self, server: str, crowd: Crowd) -> None:
        """Another server says who looks on through it."""
        before = self.crowds.get(server)
        self.crowds[server] = crowd
        if before is None or (before.guests, before.watching) != (crowd.guests, crowd.watching):
            self.tell_presence()

    def forget_crowds(self, before: float) -> None:
        """Forget what servers said before a time: they may have died."""
        old = [server for server, crowd in self.crowds.items() if crowd.at < before]
        for server in old:
            del self.crowds[server]
        if old:
            self.tell_presence()

    def tell_presence(self) -> None:
        """Tell everybody who is here."""
        now, present = now_ms(), self.present()
        for guest in self.state.guests:
            if guest in present:
                self.gone_since.pop(guest, None)
            else:
                self.gone_since.setdefault(guest, now)
        if self.viewers:
            self.tell(self.presence())

    def presence(self) -> Json:
        """Which seats are here, how many others watch, who may be replaced from when on."""
        present = self.present()
        watching = self.here()[1] + sum(crowd.watching for crowd in self.crowds.values())
        chairs = self.state.chairs
        return {
            "type": "present",
            "seats": [chair.guest in present if chair.guest else None for chair in chairs],
            "watching": watching,
            "replaceable": [self.replaceable_at(seat) for seat in range(len(chairs))],
        }

    def replaceable_at(self, seat: Seat) -> int | None:
        """When a computer may take a seat: at a table without a clock, its person due and gone."""
        clocks, guest = self.state.clocks, self.state.chairs[seat].guest
        due = isinstance(clocks.clock, NoClock) and clocks.running == seat
        if not due or clocks.since is None or guest is None or guest in self.present():
            return None
        return max(clocks.since, self.gone_since.get(guest, self.known_since)) + self.absent_ms
