"""What a person can ask of a table."""

from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.frozen import Frozen

UNDO, TIE, PAUSE, REMATCH = "undo", "draw", "pause", "rematch"
"""What needs consent, as logs and messages have always called it: there a tie is a `draw`."""
SAME_SEATS, SWAPPED = "rematch-same", "rematch-swap"
"""A rematch in which everybody keeps their seat, or moves one on, whatever was agreed before."""
REMATCHES = (REMATCH, SAME_SEATS, SWAPPED)


class Sit(Frozen):
    """Take a free seat: this one, or any; and choose what to play there."""

    name: str
    seat: Seat | None = None
    side: str = ""


class Pick(Frozen):
    """Choose what to play before the game begins, a species or a colour; empty: what is left."""

    side: str
    seat: Seat | None = None


class Rise(Frozen):
    """Give one's seats up before the game begins."""


class Play(Frozen):
    """Make a move."""

    move: object
    seat: Seat | None = None


class Tell(Frozen):
    """Say what chance did at the table in front of people; without a move, let the house draw."""

    move: object = None


class Resign(Frozen):
    """Give up."""

    seat: Seat | None = None


class Propose(Frozen):
    """Ask for an undo, a tie, a pause or a rematch."""

    what: str
    seat: Seat | None = None


class Reply(Frozen):
    """Consent to what was asked, or not."""

    what: str
    yes: bool


class GoOn(Frozen):
    """End a pause."""


class Claim(Frozen):
    """The seat's time has run out: claim the win, or let a computer take the seat."""

    seat: Seat
    how: str
    is_gone: bool = False
    """Whether its person has been away for so long that nobody need wait; the server knows."""
    is_program: bool = False
    """Whether a bot has the seat; that, too, the server knows."""


class Say(Frozen):
    """Say something to all."""

    name: str
    text: str


class Mute(Frozen):
    """The host's: let whoever said a line, by its number in the log, speak no more."""

    line: int


class Remove(Frozen):
    """The host's: take a seat from somebody before the game begins."""

    seat: Seat


class Hold(Frozen):
    """The service took no moves for so many milliseconds; the house's command, nobody else's."""

    milliseconds: int


class Come(Frozen):
    """Look at a table where one was given a seat, and is awaited."""


class Miss(Frozen):
    """Somebody who is awaited has not come in time; the house's command, nobody else's."""

    seat: Seat


class Reveal(Frozen):
    """All tables with the same dice have ended; the house's command, nobody else's."""


class Rest(Frozen):
    """Go on holiday: at once, with so many days more for this move or the next one, or from a day
    to come, during which no time runs."""

    days: int
    seat: Seat | None = None
    begins: int = 0
    """When, in milliseconds; 0: at once."""


class Stir(Frozen):
    """Add something of one's own to the dice, which the house could not know beforehand."""

    salt: str


class LetChance(Frozen):
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
    | Rest
    | Come
    | Miss
    | Reveal
    | Stir
    | LetChance
)
"""All but moves and draws."""
Command = Play | Tell | Unplayed
