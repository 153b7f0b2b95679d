"""What can be asked of a table, as it is sent and as it is decided; the reader keeps to the limits.

What is marked `Unsent` nobody sends: the host knows it.
"""

from typing import Annotated, Final, Literal

from serpentry.tabletop.actors import Seat
from serpentry.tabletop.formats.limits import SeatNumber, SideName
from serpentry.tabletop.formats.reader import Limit, Unsent
from serpentry.tabletop.helpers.frozen import Frozen

UNDO: Final = "undo"
TIE: Final = "draw"
"""As logs and messages have always called it."""
PAUSE: Final = "pause"
REMATCH: Final = "rematch"
SAME_SEATS: Final = "rematch-same"
"""A rematch in which everybody keeps their seat, whatever was agreed before."""
SWAPPED: Final = "rematch-swap"
"""One in which everybody moves a seat on."""
REMATCHES = (REMATCH, SAME_SEATS, SWAPPED)
Wish = Literal["undo", "draw", "pause", "rematch", "rematch-same", "rematch-swap"]
"""What needs consent."""


class Sit(Frozen):
    """Take a free seat, and choose what to play there."""

    name: Annotated[str, Unsent()] = ""
    seat: SeatNumber | None = None
    side: SideName = ""


class Pick(Frozen):
    """Choose what to play on `seat` before the game begins; empty: what is left."""

    side: SideName
    seat: SeatNumber | None = None


class Rise(Frozen):
    """Give the seat up before the game begins."""


class Play(Frozen):
    """Make a move, knowing all events up to `after`."""

    move: object
    seat: SeatNumber | None = None


class Tell(Frozen):
    """Say what chance did in front of you, at a table that is `by_hand`; null: the host draws."""

    move: object = None


class Resign(Frozen):
    """Give up."""

    seat: SeatNumber | None = None


class Propose(Frozen):
    """Ask the others for an undo, a tie (`draw`), a pause or a rematch, perhaps in chosen seats."""

    what: Wish
    seat: SeatNumber | None = None


class Reply(Frozen):
    """Answer what was asked."""

    what: Wish
    yes: bool


class GoOn(Frozen):
    """End a pause."""


class Claim(Frozen):
    """Claim the win over `seat`, whose time ran out, or let a computer take that seat.

    Without a clock, a computer may take the seat of somebody who has been away for long.
    """

    seat: SeatNumber
    how: Literal["win", "computer"]
    is_gone: Annotated[bool, Unsent()] = False
    """Whether its person has been away for so long that nobody need wait."""
    is_program: Annotated[bool, Unsent()] = False
    """Whether a bot has the seat."""


class Say(Frozen):
    """Say something to all."""

    text: Annotated[str, Limit(minLength=1, maxLength=2000)]
    name: Annotated[str, Unsent()] = ""


class Mute(Frozen):
    """The host's: silence the sender of a line, named by the number of its event."""

    line: Annotated[int, Limit(minimum=1, maximum=2**31 - 1)]


class Remove(Frozen):
    """The host's: take `seat` from somebody before the game begins, for good."""

    seat: SeatNumber


class Hold(Frozen):
    """The service took no moves for so many milliseconds; the host's command, nobody else's."""

    milliseconds: int


class Come(Frozen):
    """Look at a table where one was given a seat, and is awaited."""


class Miss(Frozen):
    """Somebody who is awaited has not come in time; the host's command, nobody else's."""

    seat: Seat


class Reveal(Frozen):
    """All tables with the same dice have ended; the host's command, nobody else's."""


class Close(Frozen):
    """The game counts nowhere any more: it ends without a result. The host's command."""


class Rest(Frozen):
    """Take a holiday where each move may take days: have more days for this move, or the next.

    `begins`: a time to come, in milliseconds, from which on no time runs for so many days.
    """

    days: Annotated[int, Limit(minimum=1, maximum=60)]
    seat: SeatNumber | None = None
    begins: Annotated[int, Limit(minimum=0, maximum=2**53 - 1)] = 0


class Stir(Frozen):
    """Add to the dice, while the table's `unstirred` has your seat: random hexadecimal digits."""

    salt: Annotated[str, Limit(pattern=r"^[0-9a-f]{16,64}$")]


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
    | Close
    | Stir
    | LetChance
)
"""All but moves and draws."""
Command = Play | Tell | Unplayed
