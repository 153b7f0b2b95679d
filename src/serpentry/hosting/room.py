"""A table in memory: its state, who looks at it, and telling them what happened."""

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from serpentry.hosting.encoder import Encode, encode_plainly
from serpentry.hosting.shapes.messages import PresentMessage
from serpentry.hosting.shown_tables import ShownTables
from serpentry.hosting.stored import Caused, StoredTable
from serpentry.hosting.viewers import Viewer, Wants, WrittenEvents, told_whole
from serpentry.languages import ENGLISH
from serpentry.table.decide import Decided
from serpentry.table.events import Started
from serpentry.table.fold import after, folded
from serpentry.table.refusals import Refused
from serpentry.table.setup import NoClock
from serpentry.table.shown.shapes import UnsaidInfo
from serpentry.table.state import State
from serpentry.tabletop.actors import Seat

UNSAID: UnsaidInfo = {
    "snakes": [],
    "seed": None,
    "end": None,
    "next_table": None,
    "legal": None,
    "drawn": None,
    "told": None,
    "by_hand": False,
    "rated": False,
    "draws": [],
}
"""What messages leave out where there is nothing to say, and answers don't."""


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Crowd:
    """The guests at a table through another server, and when it last reported them."""

    guests: frozenset[str]
    watching: int
    at: float
    away: frozenset[str] = frozenset()
    """Those of them whose page is open, but not looked at."""


PROGRAM_ABSENT_MS = 60_000
"""A bot that has been gone for so long does not come back; people may have been called away."""


class Room:
    """One table and those who look at it."""

    def __init__(
        self,
        table: str,
        seed: str,
        state: State,
        absent_ms: int = 0,
        encode: Encode = encode_plainly,
    ) -> None:
        self.id = table
        self.absent_ms, self.encode = absent_ms, encode
        self.crowds: dict[str, Crowd] = {}
        self._sights = ShownTables(state, seed, encode)
        self._ahead: ShownTables | None = None
        self.known_since = self.seen_at = now_ms()
        self.gone_since: dict[str, int] = {}
        """When seated people were last here, as far as this server knows."""
        self.left_at: dict[str, int | None] = {}
        """When those who were seen here left; None while they are here."""
        self.programs: set[str] = set()
        """The guests who said that they are bots."""
        self.guests_told = state.guests
        """The guests on seats when the list of those present was last sent."""
        self.seed = seed
        self.state = state
        self.causes: dict[str, tuple[int, int]] = {}
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None

    @classmethod
    def of(
        cls,
        stored: StoredTable,
        absent_ms: int = 0,
        encode: Encode = encode_plainly,
        state: State | None = None,
    ) -> "Room":
        """The room of a table in the database, whose state is perhaps known already."""
        state = state or folded(stored.setup, (one.entry for one in stored.entries))
        room = cls(stored.id, stored.seed, state, absent_ms, encode)
        for seq, cause in stored.causes:
            room._remember(seq, cause)
        return room

    def _remember(self, seq: int, cause: str | None) -> None:
        if cause is not None:
            first, _ = self.causes.get(cause, (seq, 0))
            self.causes[cause] = (first, seq)

    def want_viewer(self, guest: str | None) -> None:
        """Refused for a guest who may not look, as others play with the same dice."""
        if self.state.is_secret_to(guest):
            raise Refused("table-secret")

    def take(self, entries: Iterable[Caused]) -> None:
        """Add what was stored, and tell everybody."""
        before = self.state.seq
        for one in entries:
            if one.entry.seq == self.state.seq + 1:
                self.state = after(self.state, one.entry)
                self._remember(one.entry.seq, one.cause)
        if self.state.seq > before:
            self.tell_events(before)

    def adopt(self, decided: Decided, cause: str | None = None) -> None:
        """Take what was decided, now that it is stored, and tell everybody."""
        before = decided.state.seq - len(decided.entries)
        if self.state.seq != before:
            self.take(Caused(one, cause) for one in decided.entries)
            return
        self.state = decided.state
        for one in decided.entries:
            self._remember(one.seq, cause)
        self.tell_events(before)

    def look_ahead(self, decided: Decided, viewers: Sequence[Viewer]) -> None:
        """Work out what viewers will get after a decision, before it is taken."""
        ahead = ShownTables(decided.state, self.seed, self.encode)
        for viewer in viewers:
            if not decided.state.is_secret_to(viewer.guest):
                ahead.told_to(viewer, decided.state.seq - len(decided.entries))
        self._ahead = ahead

    def tell_events(self, before: int) -> None:
        """Tell each viewer what happened after an event, as that viewer may see it.

        Those who play come first: their next words are not kept waiting by a crowd.
        """
        guests, sights = self.state.guests, self.sights
        is_equipped = self._is_equipped_since(before)
        for viewer in self._players_first(guests):
            if self.state.is_secret_to(viewer.guest):
                # A guest who has just lost the seat first gets the answer to what was asked.
                asyncio.get_running_loop().call_soon(viewer.closing, "table-secret")
                continue
            if is_equipped and viewer.welcome:
                viewer.send(viewer.welcome(before))
                continue
            text = sights.told_to(viewer, before)
            viewer.saw(sights.of(viewer.guest, viewer.wants))
            viewer.send(text)
        sights.told.clear()
        due = self.state.clocks.running
        if guests != self.guests_told or (due is not None and self.replaceable_at(due)):
            self.tell_presence()

    def _players_first(self, guests: frozenset[str]) -> list[Viewer]:
        if len(self.viewers) < 2:
            return list(self.viewers)
        return sorted(self.viewers, key=lambda one: one.guest not in guests)

    def _is_equipped_since(self, before: int) -> bool:
        """Whether the game began, with what people chose to play."""
        if not any(chair.side for chair in self.state.chairs):
            return False
        return any(isinstance(one.entry.event, Started) for one in self.state.log[before:])

    def tell(self, message: object) -> None:
        """Tell everybody the same."""
        text = self.encode(message)
        for viewer in list(self.viewers):
            viewer.send(text)

    def told_since(
        self,
        seq: int,
        viewer: Viewer,
        head: Mapping[str, object],
        early: WrittenEvents | None = None,
    ) -> str:
        """A message with what happened after an event and how the whole table stands now.

        `early` is what happened first of it, written already.
        """
        sight = self.sights.of(viewer.guest, viewer.wants)
        viewer.saw(sight)
        events = self.sights.events_after(early.until if early else seq, viewer.guest)
        return told_whole(self.encode(head), early.and_then(events) if early else events, sight)

    @property
    def sights(self) -> ShownTables:
        """What is shown of the table as it stands."""
        if self._sights.state is not self.state:
            ahead, self._ahead = self._ahead, None
            if ahead is not None and ahead.state is self.state:
                self._sights = ahead
                return ahead
            self._sights = ShownTables(self.state, self.seed, self.encode)
        return self._sights

    def shown(self, guest: str | None, moves: bool = True, language: str = ENGLISH) -> str:
        """The table as a guest may see it; at the end with the seed."""
        sight = self.sights.of(guest, Wants(moves, language=language))
        said = {*sight.common.content, *sight.own.content, *(["legal"] if sight.listed else [])}
        unsaid = {name: value for name, value in UNSAID.items() if name not in said}
        return f"{self.encode(unsaid)[:-1]},{sight.text[1:]}" if unsaid else sight.text

    def come(self, viewer: Viewer) -> None:
        """Somebody looks on from now."""
        self.viewers.add(viewer)
        if viewer.guest is not None:
            change = self.programs.add if viewer.is_program else self.programs.discard
            change(viewer.guest)

    def here(self) -> tuple[frozenset[str], int]:
        """The seated guests who look on through this server, and how many others do."""
        guests = self.state.guests
        seated = frozenset(one.guest for one in self.viewers if one.guest in guests and one.guest)
        return seated, sum(viewer.guest not in guests for viewer in self.viewers)

    def present(self) -> frozenset[str]:
        """The seated guests who look on through any server."""
        return self.here()[0].union(*(crowd.guests for crowd in self.crowds.values()))

    @property
    def watching(self) -> int:
        """How many look on without a seat, through any server."""
        return self.here()[1] + sum(crowd.watching for crowd in self.crowds.values())

    def _is_present(self, guest: str) -> bool:
        return any(guest == one.guest for one in self.viewers) or any(
            guest in crowd.guests for crowd in self.crowds.values()
        )

    def away_here(self) -> frozenset[str]:
        """The seated guests who have the table open through this server and look elsewhere."""
        looking = {one.guest for one in self.viewers if not one.is_away}
        return self.here()[0] - looking

    def away(self) -> frozenset[str]:
        """The seated guests who have the table open and look elsewhere, through every server."""
        looking = (crowd.guests - crowd.away for crowd in self.crowds.values())
        return self.present() - (self.here()[0] - self.away_here()).union(*looking)

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks on through this server, and nothing is being done."""
        return not self.viewers and self.thinking is None and not self.lock.locked()

    def unseen_for(self) -> int:
        """For how many milliseconds nobody has looked on, through any server."""
        if self.viewers or any(crowd.watching or crowd.guests for crowd in self.crowds.values()):
            self.seen_at = now_ms()
        return now_ms() - self.seen_at

    def crowd_is(self, server: str, crowd: Crowd) -> None:
        """Another server says who looks on through it."""
        before = self.crowds.get(server)
        self.crowds[server] = crowd
        if before is None or replace(before, at=crowd.at) != crowd:
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
                self.left_at[guest] = None
            else:
                self.gone_since.setdefault(guest, now)
                if guest in self.left_at and self.left_at[guest] is None:
                    self.left_at[guest] = now
        self.guests_told = self.state.guests
        if self.viewers:
            self.tell(self.presence())

    def presence(self) -> PresentMessage:
        """Which seats are here, how many others watch, who may be replaced from when on.

        Then who has the table open but looks elsewhere, and since when the others are gone.
        """
        present, away = self.present(), self.away()
        chairs = self.state.chairs
        return {
            "type": "present",
            "seats": [chair.guest in present if chair.guest else None for chair in chairs],
            "watching": self.watching,
            "replaceable": [self.replaceable_at(seat) for seat in range(len(chairs))],
            "away": [chair.guest in away for chair in chairs],
            "since": [self.left_at.get(chair.guest) if chair.guest else None for chair in chairs],
        }

    def replaceable_at(self, seat: Seat) -> int | None:
        """When a computer may take a seat: at a table without a clock, its person due and gone."""
        clocks, guest = self.state.clocks, self.state.chairs[seat].guest
        due = clocks.running == seat and isinstance(clocks.clock, NoClock)
        if not due or clocks.since is None or guest is None or self._is_present(guest):
            return None
        is_program = guest in self.programs
        patience = min(PROGRAM_ABSENT_MS, self.absent_ms) if is_program else self.absent_ms
        return max(clocks.since, self.gone_since.get(guest, self.known_since)) + patience
