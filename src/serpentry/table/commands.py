"""What a person can ask of a table."""

from dataclasses import dataclass

from serpentry.tabletop.actors import Seat

UNDO, TIE, PAUSE, REMATCH = "undo", "draw", "pause", "rematch"
"""What needs consent, as logs and messages have always called it: there a tie is a `draw`."""


@dataclass(frozen=True)
class Sit:
    """Take a free seat: this one, or any; and choose what to play there."""

    name: str
    seat: Seat | None = None
    side: str = ""


@dataclass(frozen=True)
class Pick:
    """Choose what to play before the game begins, a species or a colour; empty: what is left."""

    side: str
    seat: Seat | None = None


@dataclass(frozen=True)
class Rise:
    """Give one's seats up before the game begins."""


@dataclass(frozen=True)
class Play:
    """Make a move."""

    move: object
    seat: Seat | None = None


@dataclass(frozen=True)
class Tell:
    """Say what chance did at the table in front of people; without a move, let the house draw."""

    move: object = None


@dataclass(frozen=True)
class Resign:
    """Give up."""

    seat: Seat | None = None


@dataclass(frozen=True)
class Propose:
    """Ask for an undo, a tie, a pause or a rematch."""

    what: str
    seat: Seat | None = None


@dataclass(frozen=True)
class Reply:
    """Consent to what was asked, or not."""

    what: str
    yes: bool


@dataclass(frozen=True)
class GoOn:
    """End a pause."""


@dataclass(frozen=True)
class Claim:
    """The seat's time has run out: claim the win, or let a computer take the seat."""

    seat: Seat
    how: str
    is_gone: bool = False
    """Whether its person has been away for so long that nobody need wait; the server knows."""


@dataclass(frozen=True)
class Say:
    """Say something to all."""

    name: str
    text: str


@dataclass(frozen=True)
class Mute:
    """The host's: let whoever said a line, by its number in the log, speak no more."""

    line: int


@dataclass(frozen=True)
class Remove:
    """The host's: take a seat from somebody before the game begins."""

    seat: Seat


@dataclass(frozen=True)
class Hold:
    """The service took no moves for so many milliseconds; the house's command, nobody else's."""

    milliseconds: int


@dataclass(frozen=True)
class Stir:
    """Add something of one's own to the dice, which the house could not know beforehand."""

    salt: str


@dataclass(frozen=True)
class LetChance:
    """Let chance act, or start the game, where that is due; nobody's wish in particular."""

    anyway: bool = False
    """Whether chance waits no longer for what people's clients add to it."""


Unplayed = (
    Sit
    | Pick
    | Rise
    | Resign
    | Propose
    | Reply
    | GoOn
    | Claim
    | Say
    | Mute
    | Remove
    | Hold
    | Stir
    | LetChance
)
"""All but moves and draws."""
Command = Play | Tell | Unplayed
