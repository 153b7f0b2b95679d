"""Everything that can happen at a table. Events are only ever added; moves are in notation."""

from serpentry.tabletop.actors import Seat
from serpentry.tabletop.formats.codec import fields_json, from_json
from serpentry.tabletop.game import Json
from serpentry.tabletop.helpers.frozen import Frozen


class Sat(Frozen):
    """A person took a seat."""

    seat: Seat
    guest: str
    name: str


class Came(Frozen):
    """A person who was given the seat looked at the table for the first time."""

    seat: Seat


class Rose(Frozen):
    """A person gave the seat up again before the game began."""

    seat: Seat


class Stirred(Frozen):
    """A person's client added something of its own to the dice, before the first of them fell."""

    seat: Seat
    salt: str


class Picked(Frozen):
    """A person chose what to play, a species or a colour; empty: what is left."""

    seat: Seat
    side: str


class Seated(Frozen):
    """The lot was drawn: who was placed there begins, on seat 0, and the others follow."""

    first: Seat


class Started(Frozen):
    """All seats are taken, and the game begins."""


class Moved(Frozen):
    """A seat made a move."""

    seat: Seat
    move: str


class Drew(Frozen):
    """Chance rolled, dealt or drew."""

    move: str


class Told(Frozen):
    """People told what chance did at a table in front of them; nobody can check it."""

    move: str


class Asked(Frozen):
    """A seat asks for the others' consent: to an undo, a tie, a pause or a rematch."""

    what: str
    seat: Seat


class Answered(Frozen):
    """A seat consents, or does not."""

    what: str
    seat: Seat
    yes: bool


class TookBack(Frozen):
    """A number of moves were taken back."""

    count: int


class Paused(Frozen):
    """Play rests."""


class Resumed(Frozen):
    """Play continues."""

    seat: Seat


class Resigned(Frozen):
    """A seat gave up, which ends the game."""

    seat: Seat


class Agreed(Frozen):
    """The seats agreed to a tie."""


class Claimed(Frozen):
    """A seat claimed the win over one whose time had run out."""

    seat: Seat
    by: Seat


class Replaced(Frozen):
    """A computer took the seat of a person who resigned or stayed away."""

    seat: Seat
    player: str
    why: str


class Said(Frozen):
    """Somebody said something; a spectator has no seat."""

    name: str
    text: str
    seat: Seat | None = None
    guest: str = ""
    """Which seat it was; nobody sees it, but the host may have heard enough."""


class Muted(Frozen):
    """The host lets somebody speak no more at this table."""

    name: str
    guest: str


class Removed(Frozen):
    """The host took a seat from somebody before the game, who can't sit down here again."""

    seat: Seat
    name: str
    guest: str


class Held(Frozen):
    """For a number of milliseconds the service took no moves; no clock counts them."""

    milliseconds: int


class Revealed(Frozen):
    """All tables with the same dice have ended: everybody may look, and the seed is shown."""


class Closed(Frozen):
    """The game ended without a result, as it counts nowhere any more."""


class Rested(Frozen):
    """Somebody is on holiday: days are added to the move of this seat, or to its next.

    Or no time of its runs for that many days, from a time to come.
    """

    seat: Seat
    days: int
    begins: int = 0


class Rematched(Frozen):
    """The next game of the same people is at another table."""

    table: str


Event = (
    Sat
    | Came
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
    | Rested
    | Revealed
    | Closed
    | Rematched
)


class Entry(Frozen):
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
