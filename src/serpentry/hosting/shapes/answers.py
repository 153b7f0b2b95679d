"""What hosts answer to questions."""

from collections.abc import Mapping
from typing import Literal

from serpentry.catalogue.forms import Form
from serpentry.languages.sentence import SentenceInfo
from serpentry.languages.typed import TypedDict
from serpentry.review.grades import Grade
from serpentry.table.shown.shapes import (
    ActorName,
    CountedPart,
    DrawInfo,
    DrawnBoard,
    IllegalInfo,
    MoveInfo,
    OfClubInfo,
    OutcomeInfo,
    ScorePart,
    TableView,
)
from serpentry.tabletop.board import PieceInfo, SnakeInfo


class SetUpForm(Form):
    """The form, and who knows the board by heart."""

    perfect: str = ""
    """The computer that makes no mistake here as second player, where the board is solved."""


class SetUpInfo(TypedDict):
    """A set-up that can be played: every option with its value, and what the seats are called."""

    game: str
    seats: int
    options: Mapping[str, object]
    seat_names: list[str]


class LaidPiece(TypedDict):
    """A piece that lies there: its line, for whom, the cells that it covers, and it in words."""

    line: str
    by: int | Literal["chance"]
    cells: list[list[int]]
    said: SentenceInfo


class ArrangingVerdict(TypedDict):
    """Whether the piece may lie there, why not, and what it does."""

    legal: bool
    illegal: IllegalInfo | None
    told: list[SentenceInfo]


class PlayThen(TypedDict):
    """Who acts once play begins; how the game ended if nobody can."""

    to_act: ActorName
    outcome: OutcomeInfo | None


class ArrangingInfo(TypedDict):
    """A position that is being set up: the table with all that can be laid for `seat`."""

    game: str
    rules: str
    options: Mapping[str, object]
    pieces: list[PieceInfo]
    laid: list[LaidPiece]
    verdict: ArrangingVerdict | None
    table: TableView
    draws: list[DrawInfo]
    counted: list[list[CountedPart]]
    then: PlayThen
    picture: str | None


class TableInfo(TypedDict):
    """A table, as its link shows it; `club` where its game counts in a tournament."""

    id: str
    game: str
    rules: str
    title: str
    club: OfClubInfo | None
    options: Mapping[str, object]
    public: bool
    free: list[int]
    table: TableView


class ShownRecord(TypedDict):
    """Where a record ends, for a picture of it."""

    game: str
    rules: str
    options: Mapping[str, object]
    pieces: list[PieceInfo]
    seats: int
    position: object
    snakes: list[SnakeInfo]
    to_act: ActorName
    score: list[int]
    last: MoveInfo | None


class StudyPart(TypedDict):
    """A text in Markdown, or a board as `serpentry embed` writes it, up to what is wrong."""

    text: str
    line: int
    """Where the board's block begins."""
    board: Mapping[str, object] | None
    trouble: str
    wrong: int
    """In which line of the study the trouble is."""


class StudyTurn(TypedDict):
    """A place in a board of a study, as a table at which everything is entered by hand."""

    game: str
    rules: str
    options: Mapping[str, object]
    pieces: list[PieceInfo]
    table: TableView
    verdict: ArrangingVerdict | None
    """What the rules say to the move that was asked about."""
    event: str
    """That move as the line of a study."""
    described: list[SentenceInfo]
    """The table for somebody who does not see it."""


class ShownStudy(TypedDict):
    """A study: texts and boards in a row."""

    title: str
    parts: list[StudyPart]


class OwnStudy(TypedDict):
    """A study that comes with Serpentry."""

    id: str
    title: str
    games: list[str]
    text: str


class VerdictInfo(TypedDict):
    """What checking showed: how much was checked; `seeded` if the draws were, against the seed.

    `copied` events came from another game; for `unchecked` draws no seed is known; `told` ones were
    told by people, and nobody can check them. `salts` are what
    players' clients added to the dice, by seat.
    """

    moves: int
    draws: int
    result: str
    seeded: bool
    copied: int
    unchecked: int
    told: int
    salts: list[str]


class Step(TypedDict):
    """The table after an event of the game."""

    by: int | Literal["chance"]
    move: MoveInfo
    text: str
    position: object
    snakes: list[SnakeInfo]
    drawn: DrawnBoard | None
    score: list[int]
    breakdown: list[list[ScorePart]]
    told: list[SentenceInfo]
    passed: list[SentenceInfo]


class History(TypedDict):
    """A game step by step, as you may see it; all of it once it is over."""

    game: str
    rules: str
    options: Mapping[str, object]
    pieces: list[PieceInfo]
    unit: str
    start: object
    start_snakes: list[SnakeInfo]
    start_drawn: DrawnBoard | None
    steps: list[Step]
    next: int | None
    """Where to go on asking, if there is more."""


class SpanInfo(TypedDict):
    """A chance, and between what a deeper look finds it in 19 of 20 cases, where that is known."""

    low: float | None
    middle: float
    high: float | None


class ProvedInfo(TypedDict):
    """What is proved for a seat: words, never a chance."""

    outcome: Literal["win", "draw", "loss", "at-best-draw"]
    lead: float | None
    """By how much, in the game's own unit, where that is proved."""
    told: SentenceInfo


class ReasonInfo(TypedDict):
    """Why a move was worse or better than another, as the board shows it right after them."""

    told: SentenceInfo
    cells: list[list[int]]
    """Those that show it."""


class WeighedChoice(TypedDict):
    """What a move gave away, and what was better."""

    ply: int
    seat: int
    grade: Grade | None
    """None while there was not enough search."""
    lost: float
    """What was given away: a part of the win."""
    chance: SpanInfo
    """Of the move: what the position after it is worth."""
    verdict: ProvedInfo | None
    after: list[float]
    """What each seat can expect after the move."""
    best_chance: SpanInfo
    best_verdict: ProvedInfo | None
    values: list[float]
    """What the position before it is worth to each seat."""
    value_verdict: ProvedInfo | None
    best: MoveInfo
    best_text: str
    best_said: SentenceInfo
    told: SentenceInfo | None
    why: ReasonInfo | None
    """Of a fault, or of the best move where the next one loses much; null where the board does not
    show it at once."""
    tries: int
    proved: bool


class Hint(TypedDict):
    """A move that looks good."""

    seat: int
    move: MoveInfo
    text: str
    said: SentenceInfo
    guess: bool
    """Whether nothing better than a guess is to be had, so that it may be a bad move."""
    grade: Grade | None
    chance: SpanInfo | None
    """The part of the win that the mover can expect, where that is known."""
    verdict: ProvedInfo | None


class AnalysedMove(TypedDict):
    """A move that was looked at, and what can be expected of it."""

    move: MoveInfo
    text: str
    chance: SpanInfo
    verdict: ProvedInfo | None
    grade: Grade | None
    results: list[float]
    line: list[str]
    moves: list[MoveInfo]
    proved: bool
    said: list[SentenceInfo]
    """The moves of the line in words, as far as they can be foreseen."""


class PositionReport(TypedDict):
    """What is known of a position."""

    seat: int
    best: list[AnalysedMove]
    values: list[float]
    """What the position is worth to each seat."""
    chance: SpanInfo
    """The same for the seat to act."""
    verdict: ProvedInfo | None
    tries: int
    proved: bool
    engine: bool
    """Whether the figures are worth showing: without an engine they are little more than noise."""


class AnalysisReport(PositionReport):
    """What a `report` of the analysis stream holds."""

    progress: float
    choice: WeighedChoice | None
    """Of the move that was made there, as a review tells it; None while the game goes on."""


class StudyGrade(TypedDict):
    """What a move in a study gave away, as a review tells it; None where nobody had a choice."""

    choice: WeighedChoice | None
    waiting: float | None
    """How far the game's engine is being built, while nothing is known yet."""
    trouble: str
    """Why nothing can be known."""


class ReviewedChoice(WeighedChoice):
    """What a `choice` of the stream holds."""

    done: int
    """How many choices were looked at so far."""
    choices: int
    """How many choices the game has."""


class ReviewedPlayer(TypedDict):
    """How well somebody chose, and where that seat's part of the win came from."""

    seat: int
    choices: int
    grades: Mapping[str, int] | None
    """How often each was given; null where more than a fifth of the choices have none."""
    accuracy: float | None
    """How well the moves were chosen, from 0 to 1."""
    start: float
    own: float
    others: float
    luck: float
    unseen: float
    end: float


class ReviewedMoment(TypedDict):
    """Something that mattered."""

    ply: int
    seat: int
    is_choice: bool
    before: list[float]
    """What each seat could expect before it."""
    after: list[float]
    told: SentenceInfo


class CurvePoint(TypedDict):
    """What a position of a game is worth to each seat."""

    ply: int
    values: list[float]
    proved: bool


class ReviewPicture(TypedDict):
    """What the `picture` at the beginning of the stream holds: a first, hasty curve."""

    curve: list[CurvePoint]


class ReviewInfo(TypedDict):
    """What the `review` at the end of the stream holds."""

    has_luck: bool
    players: list[ReviewedPlayer]
    curve: list[CurvePoint]
    """Every position, from before the first move to after the last."""
    moments: list[ReviewedMoment]
    decided: ReviewedMoment | None
    """The moment that changed most."""
