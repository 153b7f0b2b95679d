"""Games on paper: records, replays, pictures, and checking the dice."""

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel, ConfigDict, Field

from serpentry.catalogue import game_of_record
from serpentry.pictures.svg import svg
from serpentry.server.boardmessages import DrawnBoard, PieceInfo, SnakeInfo
from serpentry.server.messages import Said, ScorePart
from serpentry.server.rooms import Room
from serpentry.server.routes.common import PROBLEMS, Caller, Language, TheRoom
from serpentry.table.boards import snakes_view
from serpentry.table.drawn import drawn_view
from serpentry.table.fairness import Verdict, verify
from serpentry.table.record import record_of_table
from serpentry.table.refusals import Refused, in_words
from serpentry.table.state import Phase, State
from serpentry.table.told import spoken_to, told_step
from serpentry.table.views import looks_from
from serpentry.tabletop.actors import CHANCE, Seat
from serpentry.tabletop.board import piece_json
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.record import read_record, write_record

router = APIRouter(prefix="/api", tags=["records"], responses=PROBLEMS)
Ply = Annotated[int | None, Query(ge=0, le=100_000)]


class RecordText(BaseModel):
    """A record."""

    model_config = ConfigDict(extra="forbid")
    record: Annotated[str, Field(max_length=200_000)]


class VerdictInfo(BaseModel):
    """What checking showed: how much was checked; `seeded` if the draws were, against the seed.

    `copied` events came from another game; for `unchecked` draws no seed is known. `salts` are what
    players' clients added to the dice, by seat.
    """

    moves: int
    draws: int
    result: str
    seeded: bool
    copied: int
    unchecked: int
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


def _eyes(room: Room, caller: str | None) -> Seat | None:
    return looks_from(room.state, caller)


def _view(room: Room, at: int, seat: Seat | None) -> object:
    position = room.state.positions[at]
    if room.state.phase is Phase.OVER:
        return position
    return room.state.game.secrets.view(position, seat)


@router.get("/tables/{table}/history")
async def history(room: TheRoom, caller: Caller, drawn: bool = False) -> History:
    """Every step with its position, for replays; `drawn` as a picture too."""
    state, seat = room.state, _eyes(room, caller)
    game, start = state.game, _view(room, 0, seat)
    return History(
        game=state.setup.game,
        rules=state.setup.rules,
        options=dict(game.board.options()),
        pieces=[PieceInfo.model_validate(piece_json(one)) for one in game.board.pieces()],
        unit=game.judge.unit,
        start=game.codec.position_json(start),
        start_snakes=_snakes(state, start, seat, 0),
        start_drawn=_drawn(state, start, seat, 0) if drawn else None,
        steps=[_step(room, at, seat, drawn) for at in range(len(state.played))],
    )


def _snakes(state: State, view: object, seat: Seat | None, ply: int) -> list[SnakeInfo]:
    return [SnakeInfo.model_validate(one) for one in snakes_view(state, view, seat, ply)]


def _drawn(state: State, view: object, seat: Seat | None, ply: int) -> DrawnBoard:
    return DrawnBoard.model_validate(drawn_view(state, view, seat, ply))


def _step(room: Room, at: int, seat: Seat | None, drawn: bool) -> Step:
    game, one = room.state.game, room.state.played[at]
    move = one.move
    if room.state.phase is not Phase.OVER:
        move = game.secrets.view_move(room.state.positions[at], move, seat)
    after = _view(room, at + 1, seat)
    return Step(
        by="chance" if one.by is CHANCE else one.by,
        move=game.codec.move_json(move),
        text=game.notation.write(move),
        position=game.codec.position_json(after),
        snakes=_snakes(room.state, after, seat, at + 1),
        drawn=_drawn(room.state, after, seat, at + 1) if drawn else None,
        score=list(game.judge.score(after)),
        breakdown=[
            [ScorePart(key=key, number=number) for key, number in parts]
            for parts in game.judge.breakdown(after)
        ],
        **_in_words(room, at, seat, move, after),
    )


def _in_words(
    room: Room, at: int, seat: Seat | None, move: object, after: object
) -> dict[str, list[Said]]:
    state = room.state
    told = told_step(state.game, _view(room, at, seat), move, after, spoken_to(state, seat))
    return {name: [Said.model_validate(one) for one in some] for name, some in told.items()}


@router.get("/tables/{table}/picture.svg")
async def picture(room: TheRoom, caller: Caller, ply: Ply = None) -> Response:
    """The table as SVG, now or after so many events of the game."""
    state = room.state
    at = len(state.played) if ply is None else ply
    if at > len(state.played):
        raise Refused("no-such-ply", most=len(state.played))
    seat = _eyes(room, caller)
    last = state.played[at - 1].move if at else None
    if last is not None and state.phase is not Phase.OVER:
        last = state.game.secrets.view_move(state.positions[at - 1], last, seat)
    picture = state.game.face.picture(_view(room, at, seat), last)
    return Response(svg(picture), media_type="image/svg+xml")


@router.get("/tables/{table}/verify")
async def verify_table(room: TheRoom) -> VerdictInfo:
    """Check a finished game: every move, the result, and each draw against the seed."""
    if room.state.phase is not Phase.OVER:
        raise Refused("not-over")
    return _told(verify(room.state.game, record_of_table(room.state, room.seed)))


@router.post("/verify")
async def verify_record(given: RecordText, language: Language) -> VerdictInfo:
    """Check any record."""
    try:
        record = read_record(given.record)
        return _told(verify(game_of_record(record), record))
    except SerpentryError as error:
        raise Refused("not-readable", why=in_words(error, language)) from error
    except ValueError as error:
        raise Refused("mistake-too-much") from error


def _told(verdict: Verdict) -> VerdictInfo:
    return VerdictInfo(
        moves=verdict.moves,
        draws=verdict.draws,
        result=verdict.result,
        seeded=verdict.seeded,
        copied=verdict.copied,
        unchecked=verdict.unchecked,
        salts=list(verdict.salts),
    )
