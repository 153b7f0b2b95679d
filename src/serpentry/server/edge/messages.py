"""The messages of the socket, as they are described to other clients."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from serpentry.hosting.requests.messages import Spoken
from serpentry.server.edge.board_messages import DrawnBoard, PieceInfo, SnakeInfo

ClientMessage = Annotated[Spoken, Field(discriminator="type")]


class ChairInfo(BaseModel):
    """Who sits on a seat."""

    kind: Literal["here", "elsewhere", "computer"]
    name: str
    player: str
    bot: str = ""
    """By which message `bot-…` a computer is called; its level is its `player`."""
    taken: bool
    side: str = ""
    title: str


class LegalKind(BaseModel):
    """Moves of one kind: each row has the values of its parts, in their order."""

    parts: list[str]
    rows: list[list[object]]


class Legal(BaseModel):
    """All legal moves. A row zipped with its parts is the move as it is to be sent."""

    count: int
    kinds: list[LegalKind]


class ScorePart(BaseModel):
    """Something that a score consists of: a message key, and how much of it."""

    key: str
    number: int


class CountedPart(ScorePart):
    """The same with the cells that it is counted from, where the game shows them."""

    cells: list[list[int]]


class SentenceInfo(BaseModel):
    """Something to be said: a message key and its facts.

    A fact is a text or number, another of these, `{"seat": 1}` for whoever sits there, or a list.
    """

    key: str
    facts: dict[str, object]


class DrawInfo(BaseModel):
    """Something that chance may bring, as data, as text and in words."""

    move: object
    text: str
    said: SentenceInfo


class TableSentences(BaseModel):
    """What is said about a table: whose turn it is, what to do, which kinds of piece can't be used
    now and why, and how the game ended."""

    turn: SentenceInfo | None
    task: list[SentenceInfo]
    """What to do, in short."""
    more: list[SentenceInfo]
    """What else helps with it; to be shown on demand where `brief` is set."""
    brief: bool
    """Whether the receiver's seat has had three turns, so that the short form is enough."""
    barred: dict[str, SentenceInfo]
    end: list[SentenceInfo]


class TableView(BaseModel):
    """A table as the receiver may see it."""

    seq: int
    phase: Literal["waiting", "playing", "paused", "over"]
    seat: int | None
    you: list[int]
    to_act: int | Literal["chance"] | None
    ply: int
    copied: int = 0
    position: object
    snakes: list[SnakeInfo] = []
    score: list[int]
    unit: str
    """The message key of what scores are counted in."""
    breakdown: list[list[ScorePart]] = []
    chairs: list[ChairInfo]
    clock: dict[str, object]
    ask: dict[str, object] | None
    starter: str = ""
    """Who begins: "" whoever was placed first, "lot", "loser" of the last game, "turn" by turn."""
    lot: int | None = None
    """The place that the lot fell on, counted as the table was made; that person has seat 0."""
    looks: dict[str, str] = {}
    """The colours that pieces are shown in, where it is not the one that they are named by."""
    unstirred: list[int] = []
    """Seats whose clients have not added to the dice yet, which wait a moment for it."""
    commitment: str
    seed: str | None = None
    end: dict[str, object] | None = None
    next_table: str | None = None
    legal: Legal | None = None
    drawn: DrawnBoard | None = None
    told: TableSentences | None = None
    by_hand: bool = False
    """Whether people tell what chance does, at a table in front of them."""
    draws: list[DrawInfo] = []
    """What chance may do now, where people tell it."""


class SeenEvent(BaseModel):
    """Something that happened, as the receiver may see it.

    A move or draw has `told`, what it did, and `passed`, who is passed over after it, as sentences.
    """

    model_config = ConfigDict(extra="allow", populate_by_name=True)

    seq: int
    at: int
    kind: str = Field(alias="is")


class WelcomeMessage(BaseModel):
    """The first message: the table, and what was missed since the number that was asked for."""

    type: Literal["welcome"]
    id: str
    game: str
    rules: str
    options: dict[str, object]
    pieces: list[PieceInfo]
    title: str
    host: bool
    hides: bool = False
    """Whether seats have something that the others may not see, such as hidden hands."""
    events: list[SeenEvent]
    table: TableView


class EventsMessage(BaseModel):
    """Something happened."""

    type: Literal["events"]
    events: list[SeenEvent]
    table: TableView


class NumberedKind(BaseModel):
    """Moves of one kind, against the list that was told last: see `ChangesMessage`."""

    parts: list[str]
    rows: list[list[object] | int]


class NumberedLegal(BaseModel):
    """All legal moves, those that were in the last list as numbers."""

    count: int
    kinds: list[NumberedKind]


class ChangesMessage(BaseModel):
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
    legal: NumberedLegal | None = None


class AckMessage(BaseModel):
    """The command is stored as the events `first` to `last`."""

    type: Literal["ack"]
    id: str
    first: int
    last: int


class IllegalInfo(BaseModel):
    """What the rules say against a move."""

    rule: str
    sentence: str
    key: str
    facts: dict[str, object]
    cells: list[list[int]]


class RefusedMessage(BaseModel):
    """The command is refused, and why; `illegal` if it is by the rules of the game.

    `again`: it could not be stored, by no fault of yours; keep it, and send it again with the same
    id after so many milliseconds.
    """

    type: Literal["refused"]
    id: str | None
    key: str
    args: dict[str, object]
    text: str
    illegal: IllegalInfo | None = None
    again: int | None = None


class StaleMessage(BaseModel):
    """The command was made without knowing these events."""

    type: Literal["stale"]
    id: str
    events: list[SeenEvent]
    table: TableView


class VerdictMessage(BaseModel):
    """Whether a move would be legal, and what it would do."""

    type: Literal["verdict"]
    id: str
    legal: bool
    illegal: IllegalInfo | None
    told: list[SentenceInfo] = []


class MeantMessage(BaseModel):
    """The legal move that a text stands for, and the move in words."""

    type: Literal["meant"]
    id: str
    move: object
    said: SentenceInfo


class DescribedMessage(BaseModel):
    """The table in words: its snakes with their lengths and open ends, and what is in hand."""

    type: Literal["described"]
    id: str
    told: list[SentenceInfo]


class ThinkingMessage(BaseModel):
    """A computer thinks; how much of its time is used, 0 to 1, is told a few times a move.

    `player` is who thinks: while a game's engine is being built, another than has the seat.
    `busy`: it waits for its turn, as many games do; then it thinks as long as ever.
    """

    type: Literal["thinking"]
    seat: int
    player: str
    progress: float
    busy: bool = False


class PresentMessage(BaseModel):
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


class ClosingMessage(BaseModel):
    """The server stops or closes the socket; connect again with the last number."""

    type: Literal["closing"]
    key: str
    text: str


class PongMessage(BaseModel):
    """Yes, and the time here."""

    type: Literal["pong"]
    now: int


ServerMessage = Annotated[
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
    | PongMessage,
    Field(discriminator="type"),
]
server_messages: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
