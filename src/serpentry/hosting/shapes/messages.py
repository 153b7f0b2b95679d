"""The messages of a table's socket that a host sends."""

from collections.abc import Mapping
from typing import Literal, NotRequired

from serpentry.languages.sentence import SentenceInfo
from serpentry.languages.typed import TypedDict
from serpentry.table.shown.shapes import IllegalInfo, MoveInfo, OfClubInfo, SeenEvent, TableView
from serpentry.tabletop.board import PieceInfo


class WelcomeMessage(TypedDict):
    """The first message: the table, and what was missed since the number that was asked for."""

    type: Literal["welcome"]
    id: str
    game: str
    rules: str
    options: Mapping[str, object]
    pieces: list[PieceInfo]
    title: str
    club: OfClubInfo | None
    host: bool
    hides: NotRequired[bool]
    """Whether seats have something that the others may not see, such as hidden hands."""
    events: list[SeenEvent]
    table: TableView


class EventsMessage(TypedDict):
    """Something happened."""

    type: Literal["events"]
    events: list[SeenEvent]
    table: TableView


class NumberedKind(TypedDict):
    """Moves of one kind, against the list that was told last: see `ChangesMessage`."""

    parts: list[str]
    rows: list[list[object] | int]


class NumberedLegal(TypedDict):
    """All legal moves, those that were in the last list as numbers."""

    count: int
    kinds: list[NumberedKind]


class ChangesMessage(TypedDict):
    """Something happened: what is otherwise now in the table that was told last, if asked for.

    Each change begins with a path of keys and numbers. Alone: nothing is there any more. With one
    value: this is there now. With two numbers and values: these are now in the list, from the first
    number to before the second. `legal` is whole each time, and missing when there is nothing to
    move. In its rows a number stands for the row with this number of the same parts in the last
    list that was told; a negative one for as many rows that follow there.
    """

    type: Literal["changes"]
    events: list[SeenEvent]
    changes: list[list[object]]
    legal: NotRequired[NumberedLegal]


class AckMessage(TypedDict):
    """The command is stored as the events `first` to `last`."""

    type: Literal["ack"]
    id: str
    first: int
    last: int


class RefusedMessage(TypedDict):
    """The command is refused, and why; `illegal` if it is by the rules of the game.

    `again`: it could not be stored, by no fault of yours; keep it, and send it again with the same
    id after so many milliseconds.
    """

    type: Literal["refused"]
    id: str | None
    key: str
    args: Mapping[str, object]
    text: str
    illegal: NotRequired[IllegalInfo]
    again: NotRequired[int]


class StaleMessage(TypedDict):
    """The command was made without knowing these events."""

    type: Literal["stale"]
    id: str
    events: list[SeenEvent]
    table: TableView


class VerdictMessage(TypedDict):
    """Whether a move would be legal, and what it would do."""

    type: Literal["verdict"]
    id: str
    legal: bool
    illegal: IllegalInfo | None
    told: list[SentenceInfo]


class MeantMessage(TypedDict):
    """The legal move that a text stands for, and the move in words."""

    type: Literal["meant"]
    id: str
    move: MoveInfo
    said: SentenceInfo


class DescribedMessage(TypedDict):
    """The table in words: its snakes with their lengths and open ends, and what is in hand."""

    type: Literal["described"]
    id: str
    told: list[SentenceInfo]


class ThinkingMessage(TypedDict):
    """A computer thinks; how much of its time is used, 0 to 1, is told a few times a move.

    `player` is who thinks: while a game's engine is being built, another than has the seat.
    `busy`: it waits for its turn, as many games do; then it thinks as long as ever.
    """

    type: Literal["thinking"]
    seat: int
    player: str
    progress: float
    busy: NotRequired[bool]


class PresentMessage(TypedDict):
    """Which people are here (null: no person's seat), and how many others watch.

    `replaceable`: at a table without a clock, when a computer may take the seat of somebody who is
    to move and not here. `away`: who has the table open, but looks elsewhere. `since`: when those
    who are not here left, as far as it is known.
    """

    type: Literal["present"]
    seats: list[bool | None]
    watching: int
    replaceable: list[int | None]
    away: list[bool]
    since: list[int | None]


class ClosingMessage(TypedDict):
    """The server stops or closes the socket; connect again with the last number."""

    type: Literal["closing"]
    key: str
    text: str


class PongMessage(TypedDict):
    """Yes, and the time here."""

    type: Literal["pong"]
    now: int


ServerMessage = (
    WelcomeMessage
    | EventsMessage
    | ChangesMessage
    | AckMessage
    | RefusedMessage
    | StaleMessage
    | VerdictMessage
    | MeantMessage
    | DescribedMessage
    | ThinkingMessage
    | PresentMessage
    | ClosingMessage
    | PongMessage
)
