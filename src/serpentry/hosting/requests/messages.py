"""What a client may say at a table: a command or a question, and beside it who sends it."""

from typing import Annotated

from serpentry.table import commands
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.formats.limits import EventNumber, MessageId, SeatNumber
from serpentry.tabletop.formats.reader import Limit, Sent, bad, objects_reader, sent_json
from serpentry.tabletop.helpers.frozen import Frozen


class Sender(Sent):
    """What is beside a wish, which is answered by `ack`, `refused` or `stale` with the same id."""

    id: MessageId
    seat: SeatNumber | None = None
    type: str


class KnowingSender(Sender):
    """One that knows all events up to `after`."""

    after: EventNumber


class Nobody(Sent):
    """What is beside a message that has no id."""

    type: str


class Try(Frozen):
    """Ask whether a move would be legal, and why not. Answered by `verdict`."""

    move: object


class Read(Frozen):
    """Ask which move of yours is written so, as in records. Answered by `meant`."""

    text: Annotated[str, Limit(maxLength=200)]


class Describe(Frozen):
    """Ask for the table in words, for somebody who does not see it. Answered by `described`."""


class Ping(Frozen):
    """Are you there? Answered by `pong`. `away`: the page is open, but nobody looks at it."""

    away: bool = False


Spoken = commands.Command | Try | Read | Describe | Ping
KINDS: dict[str, tuple[type, type]] = {
    "move": (KnowingSender, commands.Play),
    "try": (Sender, Try),
    "read": (Sender, Read),
    "tell": (Sender, commands.Tell),
    "sit": (Sender, commands.Sit),
    "pick": (Sender, commands.Pick),
    "rise": (Sender, commands.Rise),
    "resign": (Sender, commands.Resign),
    "ask": (Sender, commands.Propose),
    "answer": (Sender, commands.Reply),
    "resume": (Sender, commands.GoOn),
    "claim": (Sender, commands.Claim),
    "say": (Sender, commands.Say),
    "rest": (Sender, commands.Rest),
    "stir": (Sender, commands.Stir),
    "mute": (Sender, commands.Mute),
    "remove": (Sender, commands.Remove),
    "describe": (Sender, Describe),
    "ping": (Nobody, Ping),
}
"""What each kind of message consists of: all of it lies in one object."""
READERS = {kind: objects_reader(*parts) for kind, parts in KINDS.items()}


def message_of(text: str) -> tuple[Sender | Nobody, Spoken]:
    """Who sends a text, and what it says; BadRequest if it is no message."""
    data = sent_json(text)
    kind: Json = data.get("type") if isinstance(data, dict) else None
    if not isinstance(kind, str) or kind not in READERS:
        raise bad("mistake-value", "?")
    sender, said = READERS[kind](data, kind)
    return sender, said
