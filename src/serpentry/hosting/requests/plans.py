"""What is sent with a request: plans of set-ups, of tables and of positions, and small wishes."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from serpentry.hosting.requests.reader import SHAPE, Limit
from serpentry.hosting.requests.shapes import (
    ArrangedLines,
    Options,
    Ply,
    RecordText,
    SeatCount,
    SeatNumber,
    ShortText,
    TableId,
)


@dataclass(frozen=True)
class SetUpPlan:
    """So many seats, and options as they differ from the defaults."""

    __pydantic_config__ = SHAPE
    seats: SeatCount
    options: Options = field(default_factory=dict)


@dataclass(frozen=True)
class PiecePlan:
    """A piece to be laid, and for whom; `chance` settles what comes before all pieces."""

    __pydantic_config__ = SHAPE
    by: SeatNumber | Literal["chance"]
    move: object


@dataclass(frozen=True)
class ArrangingPlan:
    """What was laid so far, a line each; who lays next (`seat`), and whose turn it is then.

    `lay` is one more piece; with `attempt` it is only asked whether it may lie there.
    """

    __pydantic_config__ = SHAPE
    seats: SeatCount
    options: Options = field(default_factory=dict)
    laid: ArrangedLines = ()
    turn: SeatNumber = 0
    seat: SeatNumber = 0
    lay: PiecePlan | None = None
    attempt: bool = False
    drawn: bool = False
    picture: bool = False


@dataclass(frozen=True)
class SeatPlan:
    """Who is to sit there: a person here or elsewhere, or a computer."""

    __pydantic_config__ = SHAPE
    kind: Literal["here", "elsewhere", "computer"]
    name: ShortText = ""
    player: ShortText = ""
    side: ShortText = ""


@dataclass(frozen=True)
class ClockPlan:
    """No clock; milliseconds a seat for the game with an increment; or days a move."""

    __pydantic_config__ = SHAPE
    kind: Literal["none", "game", "days"] = "none"
    base: Annotated[int, Limit(minimum=1_000, maximum=86_400_000)] = 600_000
    increment: Annotated[int, Limit(minimum=0, maximum=3_600_000)] = 0
    days: Annotated[int, Limit(minimum=1, maximum=60)] = 3


@dataclass(frozen=True)
class Origin:
    """A table, and after how many of its moves and draws to play on."""

    __pydantic_config__ = SHAPE
    table: TableId
    ply: Ply


@dataclass(frozen=True)
class ArrangedPlan:
    """A position set up by hand: what was laid, a line each, and whose turn it is."""

    __pydantic_config__ = SHAPE
    laid: ArrangedLines = ()
    turn: SeatNumber = 0


@dataclass(frozen=True)
class TablePlan:
    """A table to be made: of a game, `from` a position of another table, or from a `record`.

    Play begins at the game's start, or where it was `arranged`. A table that is `by_hand` follows
    one in front of people, who tell what chance does there.
    """

    __pydantic_config__ = SHAPE
    game: ShortText = ""
    origin: Origin | None = None
    record: RecordText = ""
    seats: Annotated[tuple[SeatPlan, ...], Limit(maxItems=16)] = ()
    options: Options = field(default_factory=dict)
    arranged: ArrangedPlan | None = None
    clock: ClockPlan = ClockPlan()
    public: bool = False
    by_hand: bool = False
    title: ShortText = ""
    starter: Literal["first", "lot", "loser", "turn"] = "first"


@dataclass(frozen=True)
class SeatWish:
    """The seat you want; null for any."""

    __pydantic_config__ = SHAPE
    seat: SeatNumber | None = None


@dataclass(frozen=True)
class GivenRecord:
    """A record."""

    __pydantic_config__ = SHAPE
    record: RecordText
