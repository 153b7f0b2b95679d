"""What is shown of a table: the shapes of its parts, which FastAPI describes, too."""

from collections.abc import Mapping
from typing import Literal, NotRequired

from serpentry.languages.sentence import SentenceInfo
from serpentry.languages.typed import TypedDict
from serpentry.table.setup import SeatKind
from serpentry.tabletop.board import PieceInfo, SnakeInfo

Pair = list[float]
"""x and y, in cells."""
ActorName = int | Literal["chance"] | None
"""A seat, chance, or nobody."""
PhaseName = Literal["waiting", "playing", "paused", "over"]
MoveInfo = Mapping[str, object]
"""A move as its game writes it: every part with its name."""


class ChairInfo(TypedDict):
    """Who sits on a seat."""

    kind: SeatKind
    name: str
    player: str
    bot: str
    """By which message `bot-…` a computer is called; its level is its `player`."""
    taken: bool
    side: str
    title: str


class LegalKind(TypedDict):
    """Moves of one kind: each row has the values of its parts, in their order."""

    parts: list[str]
    rows: list[list[object]]


class Legal(TypedDict):
    """All legal moves. A row zipped with its parts is the move as it is to be sent."""

    count: int
    kinds: list[LegalKind]


class ScorePart(TypedDict):
    """Something that a score consists of: a message key, and how much of it."""

    key: str
    number: int


class CountedPart(ScorePart):
    """The same with the cells that it is counted from, where the game shows them."""

    cells: list[list[int]]


class DrawInfo(TypedDict):
    """Something that chance may bring, as data, as text and in words."""

    move: MoveInfo
    text: str
    said: SentenceInfo


class TableSentences(TypedDict):
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


class NoClockInfo(TypedDict):
    """Nobody's time is counted."""

    kind: Literal["none"]


class RunningInfo(TypedDict):
    """What each seat had left when the running clock began, in milliseconds."""

    left: list[int]
    running: int | None
    since: int | None


class GameClockInfo(RunningInfo):
    """So many milliseconds a seat for the game, and an increment for each move."""

    kind: Literal["game"]
    base: int
    increment: int


class HolidaysInfo(TypedDict):
    """How many days of holiday each seat has left, where there are any."""

    holidays: NotRequired[list[int]]


class DaysClockInfo(HolidaysInfo, RunningInfo):
    """Days for each move."""

    kind: Literal["days"]
    days: int


ClockInfo = NoClockInfo | GameClockInfo | DaysClockInfo


class AskInfo(TypedDict):
    """What somebody asks the others for."""

    what: str
    seat: int


class OutcomeInfo(TypedDict):
    """Scores, winners, and the reason in words."""

    scores: list[int]
    winners: list[int]
    reason: str
    breakdown: list[dict[str, int]]


class EndInfo(TypedDict):
    """How the game ended; `seat` is who gave up, or whose time ran out."""

    how: str
    winners: list[int]
    seat: int | None
    outcome: OutcomeInfo | None


class IllegalInfo(TypedDict):
    """What the rules say against a move."""

    rule: str
    sentence: str
    key: str
    facts: Mapping[str, object]
    cells: list[list[int]]


class EquipmentInfo(TypedDict):
    """What stays the same all game: every option in effect, and every kind of piece."""

    options: Mapping[str, object]
    pieces: list[PieceInfo]


class ToldStep(TypedDict):
    """What a move or draw did, and who is passed over after it."""

    told: list[SentenceInfo]
    passed: list[SentenceInfo]


PolygonShape = TypedDict(
    "PolygonShape",
    {
        "is": Literal["Polygon"],
        "role": str,
        "points": list[Pair],
        "outline": str | None,
    },
)
"""A filled area with an optional outline, whose role is named."""
StrokeShape = TypedDict(
    "StrokeShape",
    {
        "is": Literal["Stroke"],
        "role": str,
        "points": list[Pair],
        "width": float,
        "smooth": bool,
    },
)
"""A thick line with round ends; smooth bends it into a curve."""
DiscShape = TypedDict(
    "DiscShape", {"is": Literal["Disc"], "role": str, "centre": Pair, "radius": float}
)
"""A filled circle."""
LabelShape = TypedDict(
    "LabelShape", {"is": Literal["Label"], "role": str, "at": Pair, "text": str, "size": float}
)
"""A word centred on a point."""
AnyShape = PolygonShape | StrokeShape | DiscShape | LabelShape
"""A shape of a picture; its role says what it is, and a client gives it its colour."""


class DrawnPlace(TypedDict):
    """A cell that can be pointed at, as players write it, and where it lies."""

    cell: list[int]
    name: str
    outline: list[Pair]


class DrawnMove(TypedDict):
    """A legal move in the order of `legal`: its kind, its text, and by number its places."""

    kind: str
    text: str
    places: list[int]


class DrawnBoard(TypedDict):
    """The table as a picture, with places to point at: for games without a board of their own."""

    frame: list[float]
    shapes: list[AnyShape]
    places: list[DrawnPlace]
    moves: list[DrawnMove]


class CommonTable(TypedDict):
    """What all see of a table who look through the same eyes."""

    seq: int
    phase: PhaseName
    to_act: ActorName
    ply: int
    copied: int
    position: object
    score: list[int]
    unit: str
    """The message key of what scores are counted in."""
    breakdown: list[list[ScorePart]]
    clock: ClockInfo
    starter: str
    """Who begins: "" whoever was placed first, "lot", "loser" of the last game, "turn" by turn."""
    lot: int | None
    """The place that the lot fell on, counted as the table was made; that person has seat 0."""
    looks: Mapping[str, str]
    """The colours that pieces are shown in, where it is not the one that they are named by."""
    unstirred: list[int]
    """Seats whose clients have not added to the dice yet, which wait a moment for it."""
    ask: AskInfo | None
    commitment: str
    seed: NotRequired[str | None]
    next_table: NotRequired[str | None]
    snakes: NotRequired[list[SnakeInfo]]
    rated: NotRequired[bool]
    """Whether strengths are found from the game."""
    by_hand: NotRequired[bool]
    """Whether people tell what chance does, at a table in front of them."""
    draws: NotRequired[list[DrawInfo]]
    """What chance may do now, where people tell it."""


class OwnTable(TypedDict):
    """What a seat is shown besides."""

    seat: int | None
    chairs: list[ChairInfo]
    end: NotRequired[EndInfo | None]
    told: NotRequired[TableSentences | None]
    drawn: NotRequired[DrawnBoard | None]
    legal: NotRequired[Legal | None]


class SeenTable(CommonTable, OwnTable):
    """A table as a seat sees it."""


class UnsaidInfo(TypedDict):
    """What messages leave out where there is nothing to say, and answers don't."""

    snakes: list[SnakeInfo]
    seed: str | None
    end: EndInfo | None
    next_table: str | None
    legal: Legal | None
    drawn: DrawnBoard | None
    told: TableSentences | None
    by_hand: bool
    rated: bool
    draws: list[DrawInfo]


class OfClubInfo(TypedDict):
    """Which game of a club's tournament a table is for."""

    id: str
    tournament: int
    round: int
    game: int


class TableView(SeenTable):
    """A table as the receiver may see it; `you` are the receiver's seats."""

    you: list[int]


SeenEvent = TypedDict(
    "SeenEvent",
    {
        "seq": int,
        "at": int,
        "is": str,
        "by": NotRequired[int | Literal["chance"]],
        "move": NotRequired[MoveInfo],
        "text": NotRequired[str],
        "by_hand": NotRequired[bool],
        "told": NotRequired[list[SentenceInfo]],
        "passed": NotRequired[list[SentenceInfo]],
        "seat": NotRequired[int | None],
        "name": NotRequired[str],
        "phrase": NotRequired[str],
        "voice": NotRequired[str],
        "what": NotRequired[str],
        "yes": NotRequired[bool],
        "count": NotRequired[int],
        "days": NotRequired[int],
        "begins": NotRequired[int],
        "player": NotRequired[str],
        "why": NotRequired[str],
        "table": NotRequired[str],
    },
)
"""Something that happened, as the receiver may see it, with what its kind has of these.

A move or draw has `told`, what it did, and `passed`, who is passed over after it, as sentences.
"""
