"""Games on paper: records, replays, pictures, and checking the dice."""

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from serpentry.catalogue import game_of_record
from serpentry.hosting.replays import counted_now, history_view, picture_of, verdict_view
from serpentry.server.edge.board_messages import DrawnBoard, PieceInfo, SnakeInfo
from serpentry.server.edge.messages import CountedPart, Said, ScorePart
from serpentry.server.routes.common import PROBLEMS, Caller, Language, TheRoom
from serpentry.table.fairness import verify
from serpentry.table.record import record_of_table
from serpentry.table.refusals import Refused, in_words
from serpentry.table.state import Phase
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.formats.record import read_record, write_record

router = APIRouter(prefix="/api", tags=["records"], responses=PROBLEMS)
Ply = Annotated[int | None, Query(ge=0, le=100_000)]


class RecordText(BaseModel):
    """A record."""

    model_config = ConfigDict(extra="forbid")
    record: Annotated[str, Field(max_length=200_000)]


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
    told: list[Said]
    passed: list[Said]


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


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(room: TheRoom) -> PlainTextResponse:
    """The record; while hands are hidden only after the end."""
    return PlainTextResponse(write_record(record_of_table(room.state, room.seed)))


@router.get("/tables/{table}/history")
async def history(room: TheRoom, caller: Caller, drawn: bool = False) -> History:
    """Every step with its position, for replays; `drawn` as a picture too."""
    return History.model_validate(history_view(room.state, caller, drawn))


@router.get("/tables/{table}/counted")
async def counted(room: TheRoom, caller: Caller) -> list[list[CountedPart]]:
    """What each seat has of what as things stand, and the cells that it is counted from."""
    told = counted_now(room.state, caller)
    return TypeAdapter(list[list[CountedPart]]).validate_python(told)


@router.get("/tables/{table}/picture.svg")
async def picture(room: TheRoom, caller: Caller, ply: Ply = None) -> Response:
    """The table as SVG, now or after so many events of the game."""
    return Response(picture_of(room.state, caller, ply), media_type="image/svg+xml")


@router.get("/tables/{table}/verify")
async def verify_table(room: TheRoom) -> VerdictInfo:
    """Check a finished game: every move, the result, and each draw against the seed."""
    if room.state.phase is not Phase.OVER:
        raise Refused("not-over")
    record = record_of_table(room.state, room.seed)
    return VerdictInfo.model_validate(verdict_view(verify(room.state.game, record)))


@router.post("/verify")
async def verify_record(given: RecordText, language: Language) -> VerdictInfo:
    """Check any record."""
    try:
        record = read_record(given.record)
        return VerdictInfo.model_validate(verdict_view(verify(game_of_record(record), record)))
    except SerpentryError as error:
        raise Refused("not-readable", why=in_words(error, language)) from error
    except ValueError as error:
        raise Refused("mistake-too-much") from error
