"""What a client may say at a table: each message with its fields, and the reader of them all."""

from dataclasses import field
from typing import Annotated, Literal, get_args, get_type_hints

from serpentry.hosting.requests.reader import Limit, Sent, bad, json_of, reader_of
from serpentry.hosting.requests.shapes import EventNumber, MessageId, SeatNumber, SideName

Wish = Literal["undo", "draw", "pause", "rematch", "rematch-same", "rematch-swap"]


class CommandMessage(Sent):
    """A wish that is answered by `ack`, `refused` or `stale` with the same id."""

    id: MessageId
    seat: SeatNumber | None = None


class MoveMessage(CommandMessage):
    """Make a move, knowing all events up to `after`."""

    type: Literal["move"]
    after: EventNumber
    move: object


class TryMessage(CommandMessage):
    """Ask whether a move would be legal, and why not. Answered by `verdict`."""

    type: Literal["try"]
    move: object


class ReadMessage(CommandMessage):
    """Ask which move of yours is written so, as in records. Answered by `meant`."""

    type: Literal["read"]
    text: Annotated[str, Limit(maxLength=200)]


class TellMessage(CommandMessage):
    """Say what chance did in front of you, at a table that is `by_hand`; null: the house draws."""

    type: Literal["tell"]
    move: object = None


class SitMessage(CommandMessage):
    """Take a free seat, and choose what to play there."""

    type: Literal["sit"]
    side: SideName = ""


class PickMessage(CommandMessage):
    """Choose what to play on `seat` before the game begins; empty: what is left."""

    type: Literal["pick"]
    side: SideName


class RiseMessage(CommandMessage):
    """Give the seat up before the game begins."""

    type: Literal["rise"]


class ResignMessage(CommandMessage):
    """Give up."""

    type: Literal["resign"]


class AskMessage(CommandMessage):
    """Ask the others for an undo, a tie (`draw`), a pause or a rematch, perhaps in chosen seats."""

    type: Literal["ask"]
    what: Wish


class AnswerMessage(CommandMessage):
    """Answer what was asked."""

    type: Literal["answer"]
    what: Wish
    yes: bool


class ResumeMessage(CommandMessage):
    """End a pause."""

    type: Literal["resume"]


class ClaimMessage(CommandMessage):
    """Claim the win over `seat`, whose time ran out, or let a computer take that seat.

    Without a clock, a computer may take the seat of somebody who has been away for long.
    """

    type: Literal["claim"]
    seat: SeatNumber = field()
    how: Literal["win", "computer"]


class SayMessage(CommandMessage):
    """Say something to all."""

    type: Literal["say"]
    text: Annotated[str, Limit(minLength=1, maxLength=2000)]


class MuteMessage(CommandMessage):
    """The host's: let whoever said a line, by the number of its event, speak here no more."""

    type: Literal["mute"]
    line: Annotated[int, Limit(minimum=1, maximum=2**31 - 1)]


class RemoveMessage(CommandMessage):
    """The host's: take `seat` from somebody before the game begins, for good."""

    type: Literal["remove"]
    seat: SeatNumber = field()


class RestMessage(CommandMessage):
    """Go on holiday where each move may take days: have so many more for this move, or the next.

    `begins`: a time to come, in milliseconds, from which on no time runs for so many days.
    """

    type: Literal["rest"]
    days: Annotated[int, Limit(minimum=1, maximum=60)]
    begins: Annotated[int, Limit(minimum=0, maximum=2**53 - 1)] = 0


class StirMessage(CommandMessage):
    """Add to the dice, while the table's `unstirred` has your seat: random hexadecimal digits."""

    type: Literal["stir"]
    salt: Annotated[str, Limit(pattern=r"^[0-9a-f]{16,64}$")]


class DescribeMessage(CommandMessage):
    """Ask for the table in words, for somebody who does not see it. Answered by `described`."""

    type: Literal["describe"]


class PingMessage(Sent):
    """Are you there? Answered by `pong`. `away`: the page is open, but nobody looks at it."""

    type: Literal["ping"]
    away: bool = False


Spoken = (
    MoveMessage
    | TryMessage
    | ReadMessage
    | TellMessage
    | SitMessage
    | PickMessage
    | RiseMessage
    | ResignMessage
    | AskMessage
    | AnswerMessage
    | ResumeMessage
    | ClaimMessage
    | SayMessage
    | RestMessage
    | StirMessage
    | MuteMessage
    | RemoveMessage
    | DescribeMessage
    | PingMessage
)
KINDS = {get_args(get_type_hints(one)["type"])[0]: reader_of(one) for one in get_args(Spoken)}
"""What reads each kind of message."""


def message_of(text: str) -> Spoken:
    """The message that a text is; BadRequest if it is none."""
    data = json_of(text)
    kind = data.get("type") if isinstance(data, dict) else None
    if not isinstance(kind, str) or kind not in KINDS:
        raise bad("mistake-value", "?")
    message: Spoken = KINDS[kind](data, kind)
    return message
