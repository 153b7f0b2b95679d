"""What is sent with a request: plans of set-ups, of tables and of positions, and small wishes."""

from dataclasses import field
from typing import Annotated, Literal

from serpentry.tabletop.formats.limits import (
    ArrangedLines,
    Options,
    Ply,
    RecordText,
    SeatCount,
    SeatNumber,
    ShortText,
    StudyText,
    TableId,
    VariationNumber,
)
from serpentry.tabletop.formats.reader import Limit, Sent


class SetUpPlan(Sent):
    """A number of seats, and options as they differ from the defaults."""

    seats: SeatCount
    options: Options = field(default_factory=dict)


class PiecePlan(Sent):
    """A piece to be laid, and for whom; `chance` settles what comes before all pieces."""

    by: SeatNumber | Literal["chance"]
    move: object


class ArrangingPlan(Sent):
    """What was laid so far, a line each; who lays next (`seat`), and whose turn it is then.

    `lay` is one more piece; with `attempt` it is only asked whether it may lie there.
    """

    seats: SeatCount
    options: Options = field(default_factory=dict)
    laid: ArrangedLines = ()
    turn: SeatNumber = 0
    seat: SeatNumber = 0
    lay: PiecePlan | None = None
    attempt: bool = False
    drawn: bool = False
    picture: bool = False


class SeatPlan(Sent):
    """Who is to sit there: a person here or elsewhere, or a computer."""

    kind: Literal["here", "elsewhere", "computer"]
    name: ShortText = ""
    player: ShortText = ""
    side: ShortText = ""


class ClockPlan(Sent):
    """No clock; milliseconds a seat for the game with an increment; or days a move."""

    kind: Literal["none", "game", "days"] = "none"
    base: Annotated[int, Limit(minimum=1_000, maximum=86_400_000)] = 600_000
    increment: Annotated[int, Limit(minimum=0, maximum=3_600_000)] = 0
    days: Annotated[int, Limit(minimum=1, maximum=60)] = 3


class Origin(Sent):
    """A table, and after how many of its moves and draws to play on."""

    table: TableId
    ply: Ply


class ArrangedPlan(Sent):
    """A position set up by hand: what was laid, a line each, and whose turn it is."""

    laid: ArrangedLines = ()
    turn: SeatNumber = 0


class TablePlan(Sent):
    """A table to be made: of a game, `from` a position of another table, or from a `record`.

    Play begins at the game's start, or where it was `arranged`. A table that is `by_hand` follows
    one in front of people, who tell what chance does there. A `rated` one is for people whose names
    are kept with a passkey, with a clock, and from the start.
    """

    game: ShortText = ""
    origin: Origin | None = None
    record: RecordText = ""
    seats: Annotated[tuple[SeatPlan, ...], Limit(maxItems=16)] = ()
    options: Options = field(default_factory=dict)
    arranged: ArrangedPlan | None = None
    clock: ClockPlan = ClockPlan()
    public: bool = False
    by_hand: bool = False
    rated: bool = False
    title: ShortText = ""
    starter: Literal["first", "lot", "loser", "turn"] = "first"


class SeatWish(Sent):
    """The seat you want; null for any."""

    seat: SeatNumber | None = None


class GivenRecord(Sent):
    """A record."""

    record: RecordText


class GivenStudy(Sent):
    """The text of a study."""

    text: StudyText


class TurnMove(Sent):
    """A move or draw; null: one by chance. With `attempt` it is only asked about."""

    move: object
    attempt: bool = False


class BoardPlace(Sent):
    """A place in a board: the block's lines, one of its variations, and after how many moves."""

    board: StudyText
    variation: VariationNumber | None = None
    ply: Ply


class StudyPlace(BoardPlace):
    """Such a place, and what is done there."""

    move: TurnMove | None = None
    drawn: bool = False
