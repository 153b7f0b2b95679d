"""A table as it stands: the replay of its events."""

import pickle
from dataclasses import field, replace
from enum import Enum
from itertools import groupby, islice
from typing import Any, Self

from serpentry.table.clocks import Clocks
from serpentry.table.events import Entry
from serpentry.table.past import Past, in_blocks
from serpentry.table.setup import COMPUTER, DAY, Copied, SeatKind, Setup
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.helpers.kept import kept
from serpentry.tabletop.helpers.sides import looks
from serpentry.tabletop.outcome import Outcome


class Phase(Enum):
    """What a table is doing."""

    WAITING = "waiting"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"


class Chair(Frozen):
    """The player on a seat: a person (a guest with a name) or a computer; nobody yet if neither."""

    kind: SeatKind
    name: str = ""
    guest: str | None = None
    player: str = ""
    salt: str = ""
    """What this person's client added to the dice."""
    side: str = ""
    """What they chose to play: a species, a colour; empty: what is left."""

    @property
    def is_taken(self) -> bool:
        """Whether somebody sits there."""
        return self.kind == COMPUTER or self.guest is not None


class Played(Frozen):
    """A move or draw on the table."""

    by: Actor
    move: object
    told: bool = False
    """Whether people told it of chance."""


class Logged(Frozen):
    """An entry of the log, with what is needed to show a move to a seat that may not see all."""

    entry: Entry
    before: object = None
    move: object = None
    after: object = None


class Ask(Frozen):
    """Something that needs consent, and the seats that have given it."""

    what: str
    seat: Seat
    agreed: frozenset[str]


class Left(Frozen):
    """Somebody whose seat a computer took, and whether they had made a move there."""

    seat: Seat
    guest: str
    has_moved: bool


CLOSED = "closed"
"""How a game ends that is to have no result."""


class End(Frozen):
    """How a table came to its end: by the rules, a resignation, on time, agreed, or closed."""

    how: str
    winners: tuple[Seat, ...]
    seat: Seat | None = None
    """The seat that resigned or ran out of time."""


LASTING = ("looks", "guests", "_seats", "lasting")
YEAR = 365 * DAY
OPENING = 3
"""How many moves of each player are the first ones; draws count as well."""


class State(Frozen):
    """Everything about a table at one moment."""

    setup: Setup
    game: AnyGame
    chairs: tuple[Chair, ...]
    clocks: Clocks
    positions: Past[object]
    """The positions on the way here, from the start to now."""
    played: Past[Played] = field(default_factory=Past)
    log: Past[Logged] = field(default_factory=Past)
    phase: Phase = Phase.WAITING
    ask: Ask | None = None
    end: End | None = None
    binding: int = 0
    """The number of the last event that is not chat: a move must have been made knowing it."""
    chat: int = 0
    """The number of lines so far."""
    muted: frozenset[str] = frozenset()
    """Guests who may not speak here."""
    removed: frozenset[str] = frozenset()
    """Guests who may not sit down here."""
    rests: tuple[tuple[Seat, int, int], ...] = ()
    """Holidays that were taken: by which seat, when, and how many days."""
    next_table: str = ""
    copied: int = 0
    """The number of the first moves and draws that were copied from another table."""
    salts: tuple[str, ...] | None = None
    """What people's clients added to the dice, by seat; None before the first fell."""
    lot: Seat | None = None
    """The player who was placed where the lot fell, and so begins; None where none was drawn."""
    left: tuple[Left, ...] = ()
    """Those whose seats computers took, the first of them first."""
    came: frozenset[Seat] = frozenset()
    """Of those who are awaited, the seats of those who have come."""
    is_revealed: bool = False
    """Whether all tables with the same dice have ended."""

    @property
    def is_secret(self) -> bool:
        """Whether other tables with the same dice are still played."""
        return self.setup.duplicate and not self.is_revealed

    @property
    def is_opening(self) -> bool:
        """Whether the first moves are being made, in which computers may vary."""
        return len(self.played) < OPENING * len(self.chairs)

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats of people who are awaited and have not come."""
        if not self.setup.awaited or self.phase is Phase.OVER:
            return ()
        return tuple(at for at, one in enumerate(self.chairs) if one.guest and at not in self.came)

    @property
    def missed(self) -> frozenset[Seat]:
        """The seats that computers took because somebody who was awaited never came."""
        awaited = self.setup.awaited
        return frozenset(one.seat for one in self.left if awaited and one.seat not in self.came)

    @property
    def shows_seed(self) -> bool:
        """Whether dice may be checked: the game is over, and so are those with the same dice."""
        return self.phase is Phase.OVER and not self.is_secret

    def is_secret_to(self, guest: str | None) -> bool:
        """Whether a guest may not look: only those at the table may, while others have its dice."""
        return self.is_secret and guest not in self.guests

    @property
    def draw_number(self) -> int:
        """The number that chance's next move is drawn by.

        Tables with the same dice count draws alone: the moves between differ from one to another.
        """
        if not self.setup.duplicate:
            return len(self.played)
        return sum(one.by is CHANCE for one in self.played)

    @property
    def copied_parts(self) -> tuple[Copied, ...]:
        """Whose seeds those came from, as far as they were not taken back."""
        parts = self.setup.copied
        begins = (0, *(one.until for one in parts))
        return tuple(
            replace(one, until=min(one.until, self.copied))
            for begin, one in zip(begins, parts, strict=False)
            if begin < self.copied
        )

    @property
    def unstirred(self) -> tuple[Seat, ...]:
        """The seats of people that chance waits for, before it first acts."""
        if not self.setup.stirred or self.salts is not None:
            return ()
        return tuple(at for at, one in enumerate(self.chairs) if one.guest and not one.salt)

    @property
    def awaits_chance(self) -> bool:
        """Whether chance is to act: in the game, or by a lot before it."""
        return self.to_act is CHANCE or self.awaits_lot

    @property
    def awaits_lot(self) -> bool:
        """Whether all are here and only the lot is missing that says who begins."""
        is_due = self.setup.draws_lot and self.lot is None and self.phase is Phase.WAITING
        return is_due and all(chair.is_taken for chair in self.chairs)

    @property
    def stirred(self) -> tuple[str, ...]:
        """What the dice follow besides the seed."""
        return (
            tuple(one.salt for one in self.chairs if one.salt) if self.salts is None else self.salts
        )

    @kept
    def looks(self) -> dict[str, str]:
        """The colours that pieces are shown in, where it is not the one they are named by."""
        return looks(self.setup.box, self.game.options, [chair.side for chair in self.chairs])

    @kept
    def packed(self) -> bytes:
        """How a table is pickled: by its events, as positions are many and found again."""
        return pickle.dumps((self.setup, in_blocks([one.entry for one in self.log])))

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.log)

    @kept
    def position(self) -> object:
        """The position now, with all its secrets."""
        return self.positions[-1]

    @kept
    def to_act(self) -> Actor | None:
        """Whose move it is; None before, between and after play."""
        return self.game.rules.to_act(self.position) if self.phase is Phase.PLAYING else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended by its rules."""
        return self.game.rules.outcome(self.position)

    @property
    def last_move(self) -> object:
        """The last move or draw on the table."""
        return self.played[-1].move if self.played else None

    @kept
    def guests(self) -> frozenset[str]:
        """The people who sit here."""
        return frozenset(chair.guest for chair in self.chairs if chair.guest)

    @kept
    def lasting(self) -> dict[str, Any]:
        """What others have worked out from set-up, game and chairs; new when one of them is."""
        return {}

    def seats_of(self, guest: str | None) -> tuple[Seat, ...]:
        """The seats of a guest."""
        return () if guest is None else self._seats.get(guest, ())

    @kept
    def _seats(self) -> dict[str, tuple[Seat, ...]]:
        """The seats of everybody who sits here."""
        found: dict[str, tuple[Seat, ...]] = {}
        for seat, chair in enumerate(self.chairs):
            if chair.guest:
                found[chair.guest] = (*found.get(chair.guest, ()), seat)
        return found

    def has_had_turns(self, seat: Seat, count: int) -> bool:
        """Whether it has been the seat's turn so often; moves in a row are one turn."""
        turns = (by for by, _ in groupby(self.played, key=lambda one: one.by))
        own = (by for by in turns if by == seat)
        return next(islice(own, count - 1, None), None) is not None

    def holidays_left(self, seat: Seat, now: int) -> int:
        """How many days of holiday a seat may still take: those of the last 365 are counted."""
        taken = sum(days for one, at, days in self.rests if one == seat and at > now - YEAR)
        return max(0, self.setup.holidays - taken)

    def computer_to_act(self) -> tuple[Seat, str] | None:
        """The seat to act and its player, if a computer sits there."""
        actor = self.to_act
        if isinstance(actor, int) and self.chairs[actor].kind == COMPUTER:
            return actor, self.chairs[actor].player
        return None

    def but(self, **changes: object) -> Self:
        """The same with some fields changed; what follows from the chairs alone is kept."""
        made = super().but(**changes)
        if "chairs" not in changes and "game" not in changes:
            own = self.__dict__
            made.__dict__.update({name: own[name] for name in LASTING if name in own})
        return made

    def with_chair(self, seat: Seat, chair: Chair) -> "State":
        """With somebody else on a seat."""
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return replace(self, chairs=chairs)


def fresh(setup: Setup) -> State:
    """A table before its first event."""
    game = setup.set_up()
    chairs = tuple(
        Chair(
            place.kind,
            (place.name or place.player) if place.kind == COMPUTER else "",
            None,
            place.player,
            side=place.side,
        )
        for place in setup.places
    )
    return State(
        setup,
        game,
        chairs,
        Clocks.of(setup.clock, len(chairs)),
        positions=Past([setup.start(game)]),
    )


def everyone_but(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All other seats; in a rated game those of people."""
    return tuple(
        other
        for other, chair in enumerate(state.chairs)
        if other != seat and (chair.guest or not state.setup.rated)
    )
