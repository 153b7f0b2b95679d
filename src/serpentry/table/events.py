"""Everything that can happen at a table. Events are only ever added; moves are in notation."""

from dataclasses import dataclass

from serpentry.tabletop.actors import Seat
from serpentry.tabletop.codec import fields_json, from_json
from serpentry.tabletop.game import Json


@dataclass(frozen=True)
class Sat:
    """A person took a seat."""

    seat: Seat
    guest: str
    name: str


@dataclass(frozen=True)
class Rose:
    """A person gave the seat up again before the game began."""

    seat: Seat


@dataclass(frozen=True)
class Stirred:
    """A person's client added something of its own to the dice, before the first of them fell."""

    seat: Seat
    salt: str


@dataclass(frozen=True)
class Picked:
    """A person chose what to play, a species or a colour; empty: what is left."""

    seat: Seat
    side: str


@dataclass(frozen=True)
class Seated:
    """The lot was drawn: who was placed there begins, on seat 0, and the others follow."""

    first: Seat


@dataclass(frozen=True)
class Started:
    """All seats are taken, and the game begins."""


@dataclass(frozen=True)
class Moved:
    """A seat made a move."""

    seat: Seat
    move: str


@dataclass(frozen=True)
class Drew:
    """Chance rolled, dealt or drew."""

    move: str


@dataclass(frozen=True)
class Told:
    """People told what chance did at a table in front of them; nobody can check it."""

    move: str


@dataclass(frozen=True)
class Asked:
    """A seat asks for the others' consent: to an undo, a tie, a pause or a rematch."""

    what: str
    seat: Seat


@dataclass(frozen=True)
class Answered:
    """A seat consents, or does not."""

    what: str
    seat: Seat
    yes: bool


@dataclass(frozen=True)
class TookBack:
    """So many moves were taken back."""

    count: int


@dataclass(frozen=True)
class Paused:
    """Play rests."""


@dataclass(frozen=True)
class Resumed:
    """Play goes on."""

    seat: Seat


@dataclass(frozen=True)
class Resigned:
    """A seat gave up, which ends the game."""

    seat: Seat


@dataclass(frozen=True)
class Agreed:
    """The seats agreed to a tie."""


@dataclass(frozen=True)
class Claimed:
    """A seat claimed the win over one whose time had run out."""

    seat: Seat
    by: Seat


@dataclass(frozen=True)
class Replaced:
    """A computer took the seat of a person who resigned or stayed away."""

    seat: Seat
    player: str
    why: str


@dataclass(frozen=True)
class Said:
    """Somebody said something; a spectator has no seat."""

    name: str
    text: str
    seat: Seat | None = None
    guest: str = ""
    """Who it was; nobody is told, but the host may have heard enough."""


@dataclass(frozen=True)
class Muted:
    """The host lets somebody speak no more at this table."""

    name: str
    guest: str


@dataclass(frozen=True)
class Removed:
    """The host took a seat from somebody before the game, who can't sit down here again."""

    seat: Seat
    name: str
    guest: str


@dataclass(frozen=True)
class Held:
    """For so many milliseconds the service took no moves; no clock counts them."""

    milliseconds: int


@dataclass(frozen=True)
class Rematched:
    """The next game of the same people is at another table."""

    table: str


Event = (
    Sat
    | Rose
    | Stirred
    | Picked
    | Seated
    | Started
    | Moved
    | Drew
    | Told
    | Asked
    | Answered
    | TookBack
    | Paused
    | Resumed
    | Resigned
    | Agreed
    | Claimed
    | Replaced
    | Said
    | Muted
    | Removed
    | Held
    | Rematched
)


@dataclass(frozen=True)
class Entry:
    """An event in the log: its number, from 1 without gaps, and when it happened."""

    seq: int
    at: int
    event: Event


def event_json(event: Event) -> dict[str, Json]:
    """The event as it is stored."""
    return fields_json(event)


def event_from(data: Json) -> Event:
    """The event of stored JSON."""
    event: Event = from_json(Event, data)
    return event
