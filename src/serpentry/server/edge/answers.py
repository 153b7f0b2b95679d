"""What hosts answer, as it is described to other clients."""

from collections.abc import Mapping
from typing import Literal

from pydantic import BaseModel

from serpentry.server.edge.board_messages import DrawnBoard, PieceInfo, SnakeInfo
from serpentry.server.edge.messages import (
    CountedPart,
    DrawInfo,
    IllegalInfo,
    ScorePart,
    SentenceInfo,
    TableView,
)


class SetUpInfo(BaseModel):
    """A set-up that can be played: every option with its value, and what the seats are called."""

    game: str
    seats: int
    options: dict[str, object]
    seat_names: list[str]


class LaidPiece(BaseModel):
    """A piece that lies there: its line, for whom, the cells that it covers, and it in words."""

    line: str
    by: int | Literal["chance"]
    cells: list[list[int]]
    said: SentenceInfo


class ArrangingVerdict(BaseModel):
    """Whether the piece may lie there, why not, and what it does."""

    legal: bool
    illegal: IllegalInfo | None
    told: list[SentenceInfo]


class PlayThen(BaseModel):
    """Who acts once play begins; how the game ended if nobody can."""

    to_act: int | Literal["chance"] | None
    outcome: dict[str, object] | None


class ArrangingInfo(BaseModel):
    """A position that is being set up: the table with all that can be laid for `seat`."""

    game: str
    rules: str
    options: dict[str, object]
    pieces: list[PieceInfo]
    laid: list[LaidPiece]
    verdict: ArrangingVerdict | None
    table: TableView
    draws: list[DrawInfo]
    counted: list[list[CountedPart]]
    then: PlayThen
    picture: str | None


class TableInfo(BaseModel):
    """A table, as its link shows it."""

    id: str
    game: str
    rules: str
    title: str
    options: dict[str, object]
    public: bool
    free: list[int]
    table: TableView


class ShownRecord(BaseModel):
    """Where a record ends, for a picture of it."""

    game: str
    rules: str
    options: dict[str, object]
    pieces: list[PieceInfo]
    seats: int
    position: object
    snakes: list[SnakeInfo]
    to_act: int | Literal["chance"] | None
    score: list[int]
    last: dict[str, object] | None


class StudyPart(BaseModel):
    """A text in Markdown, or a board: as `serpentry embed` writes it, or what is wrong with it."""

    text: str
    line: int
    board: dict[str, object] | None
    trouble: str


class ShownStudy(BaseModel):
    """A study: texts and boards in a row."""

    title: str
    parts: list[StudyPart]


class VerdictInfo(BaseModel):
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
    told: int = 0
    salts: list[str]


class Step(BaseModel):
    """The table after an event of the game."""

    by: int | str
    move: object
    text: str
    position: object
    snakes: list[SnakeInfo]
    drawn: DrawnBoard | None = None
    score: list[int]
    breakdown: list[list[ScorePart]]
    told: list[SentenceInfo]
    passed: list[SentenceInfo]


class History(BaseModel):
    """A game step by step, as you may see it; all of it once it is over."""

    game: str
    rules: str
    options: dict[str, object]
    pieces: list[PieceInfo]
    unit: str
    start: object
    start_snakes: list[SnakeInfo]
    start_drawn: DrawnBoard | None = None
    steps: list[Step]
    next: int | None = None
    """Where to go on asking, if there is more."""


GradeName = Literal["best", "good", "slip", "mistake", "blunder"]


class Hint(BaseModel):
    """A move that looks good."""

    seat: int
    move: object
    text: str
    said: SentenceInfo
    guess: bool
    """Whether nothing better than a guess is to be had, so that it may be a bad move."""
    grade: GradeName | None
    chance: "SpanInfo | None"
    """The part of the win that the mover can expect, where that is known."""


class AnalysedMove(BaseModel):
    """A move that was looked at, and what can be expected of it."""

    move: object
    text: str
    share: float
    win: float
    chance: "SpanInfo"
    grade: GradeName | None
    results: list[float]
    margin: float
    line: list[str]
    moves: list[object]
    proved: bool
    at_most: bool
    said: list[SentenceInfo]
    """The moves of the line in words, as far as they can be foreseen."""


class AnalysisReport(BaseModel):
    """What a `report` of the analysis stream holds."""

    seat: int
    unit: str
    best: list[AnalysedMove]
    values: list[float]
    tries: int
    progress: float
    engine: bool
    """Whether the figures are worth showing: without an engine they are little more than noise."""
    proved: bool
    choice: "WeighedChoice | None"
    """Of the move that was made there, as a review tells it; None while the game goes on."""


class SpanInfo(BaseModel):
    """A figure, and between what it lies with 95 % confidence."""

    low: float
    middle: float
    high: float


class WeighedChoice(BaseModel):
    """What a move gave away, and what was better."""

    ply: int
    seat: int
    grade: GradeName | None
    """None while there was not enough search."""
    lost: SpanInfo
    """What was given away, in what the game counts in."""
    lost_chance: SpanInfo
    """What was given away, in parts of the win."""
    win: float
    chance: SpanInfo
    after: list[float]
    """What each seat can expect after the move."""
    best_win: float
    best_chance: SpanInfo
    values: list[float]
    """What each seat could expect before it."""
    best: object
    best_text: str
    best_said: SentenceInfo
    told: SentenceInfo | None
    tries: int
    proved: bool


class ReviewedChoice(WeighedChoice):
    """What a `choice` of the stream holds."""

    done: int
    """How many choices were looked at so far."""
    choices: int
    """How many choices the game has."""


class ReviewedPlayer(BaseModel):
    """How well somebody chose, and where that seat's part of the win came from."""

    seat: int
    choices: int
    grades: Mapping[str, int]
    lost: SpanInfo
    start: float
    own: float
    others: float
    luck: float
    unseen: float
    end: float


class ReviewedMoment(BaseModel):
    """Something that mattered."""

    ply: int
    seat: int
    is_choice: bool
    before: list[float]
    """What each seat could expect before it."""
    after: list[float]
    told: SentenceInfo


class ReviewInfo(BaseModel):
    """What the `review` at the end of the stream holds."""

    unit: str
    has_luck: bool
    players: list[ReviewedPlayer]
    moments: list[ReviewedMoment]
    decided: ReviewedMoment | None
    """The moment that changed most."""
