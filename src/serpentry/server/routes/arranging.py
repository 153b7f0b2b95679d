"""Positions that are set up by hand, piece by piece; nothing of it is kept here."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict, Field

from serpentry.catalogue import names
from serpentry.hosting.arranging import arranging_view
from serpentry.server.edge.board_messages import PieceInfo
from serpentry.server.edge.messages import CountedPart, DrawInfo, Illegal, Said, TableView
from serpentry.server.routes.common import PROBLEMS, Language
from serpentry.server.worker_thread import beside
from serpentry.table.refusals import Refused

router = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS)
Name = Annotated[str, Path(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.-]+$")]
Seat = Annotated[int, Field(ge=0, le=15)]
Lines = Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=200)]


class Piece(BaseModel):
    """A piece to be laid, and for whom; `chance` settles what comes before all pieces."""

    model_config = ConfigDict(extra="forbid")
    by: Seat | Literal["chance"]
    move: object


class ArrangingPlan(BaseModel):
    """What was laid so far, a line each; who lays next (`seat`), and whose turn it is then.

    `lay` is one more piece; with `attempt` it is only asked whether it may lie there.
    """

    model_config = ConfigDict(extra="forbid")
    seats: Annotated[int, Field(ge=1, le=16)]
    options: Annotated[dict[str, object], Field(max_length=64)] = {}
    laid: Lines = []
    turn: Seat = 0
    seat: Seat = 0
    lay: Piece | None = None
    attempt: bool = False
    drawn: bool = False
    picture: bool = False


class LaidPiece(BaseModel):
    """A piece that lies there: its line, for whom, the cells that it covers, and it in words."""

    line: str
    by: int | Literal["chance"]
    cells: list[list[int]]
    said: Said


class ArrangingVerdict(BaseModel):
    """Whether the piece may lie there, why not, and what it does."""

    legal: bool
    illegal: Illegal | None
    told: list[Said]


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


@router.post("/games/{game}/arrange")
async def arrange(game: Name, plan: ArrangingPlan, language: Language) -> ArrangingInfo:
    """Set a position up by hand; a refusal names the line that can't be, and the rule."""
    if game not in names():
        raise Refused("not-found", what=game)
    asked = plan.model_dump()
    try:
        made = await beside(lambda: arranging_view(game, asked, language))
    except (OverflowError, RecursionError) as error:
        raise Refused("mistake-too-much") from error
    return ArrangingInfo.model_validate(made)
