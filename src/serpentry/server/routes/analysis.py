"""What computers think of a position: hints, and analysis as a stream."""

import secrets
from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from serpentry.engine.faults import EngineFault
from serpentry.hosting.room import Room
from serpentry.languages import explain
from serpentry.players import ROSTER
from serpentry.players.levels import WITHOUT_ENGINE
from serpentry.server.bots.jobs import Analyse, Choose, key_of
from serpentry.server.bots.pool import WorkerFailed
from serpentry.server.bots.turns import Claim
from serpentry.server.edge.messages import Said
from serpentry.server.parts import Parts
from serpentry.server.routes.common import (
    PROBLEMS,
    STREAM_HEADERS,
    Caller,
    Guest,
    Language,
    TheParts,
    TheRoom,
    sent_event,
)
from serpentry.table.afterplay import is_free_to, may_look_through
from serpentry.table.refusals import Refused

router = APIRouter(prefix="/api", tags=["analysis"], responses=PROBLEMS)
Ply = Annotated[int | None, Query(ge=0, le=100_000)]
HINTERS = ("level6", "greedy", "random")


class Hint(BaseModel):
    """A move that looks good."""

    seat: int
    move: object
    text: str
    said: Said


class AnalysedMove(BaseModel):
    """A move that was looked at, and what can be expected of it."""

    move: object
    text: str
    share: float
    win: float
    results: list[float]
    margin: float
    line: list[str]
    moves: list[object]
    proved: bool
    at_most: bool
    said: list[Said]
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


@router.post("/tables/{table}/hint")
async def hint(room: TheRoom, parts: TheParts, guest: Guest) -> Hint:
    """A good move for the seat to act, in a game that no other person plays in."""
    state = room.state
    actor = state.to_act
    if not is_free_to(state, guest):
        raise Refused("analysis-not-yet")
    if not isinstance(actor, int) or actor not in state.seats_of(guest):
        raise Refused("not-your-turn")
    view = state.game.secrets.view(state.position, actor)
    try:
        await parts.analysts.prepare(state.game.name)
        is_ready = parts.analysts.engines.is_ready(state.game.name)
        player = next(name for name in HINTERS if name in ROSTER) if is_ready else WITHOUT_ENGINE
        job = Choose(key_of(state.game), view, actor, player, secrets.randbits(64))
        move = await parts.analysts.choose(job, claim=Claim(guest=guest))
    except WorkerFailed as failed:
        raise Refused("no-hint") from failed
    codec, notation = state.game.codec, state.game.notation
    said = Said.model_validate(state.game.narrator.said(view, move).json())
    return Hint(seat=actor, move=codec.move_json(move), text=notation.write(move), said=said)


@router.get(
    "/tables/{table}/analysis",
    response_class=StreamingResponse,
    responses={200: {"model": AnalysisReport, "description": "Each `report` of the stream."}},
)
async def analysis(
    room: TheRoom,
    parts: TheParts,
    caller: Caller,
    language: Language,
    ply: Ply = None,
    seconds: Annotated[float, Query(gt=0, le=600)] = 5.0,
) -> StreamingResponse:
    """The computers' view of a position as server-sent events, each better than the last.

    While the game's engine is being built, `waiting` tells how far that has come.
    """
    state = room.state
    if not is_free_to(state, caller):
        raise Refused("analysis-not-yet")
    at = len(state.played) if ply is None else ply
    if at > len(state.played):
        raise Refused("no-such-ply", most=len(state.played))
    job = _job(room, at, caller, min(seconds, parts.settings.analysis_seconds))
    stream = _reports(parts, job, Claim(guest=caller or "", is_watched=False), language)
    return StreamingResponse(stream, media_type="text/event-stream", headers=STREAM_HEADERS)


def _job(room: Room, at: int, caller: str | None, seconds: float) -> Analyse | None:
    game, position = room.state.game, room.state.positions[at]
    actor = game.rules.to_act(position)
    if not isinstance(actor, int):
        return None
    if not may_look_through(room.state, caller, at, actor):
        raise Refused("analysis-hidden")
    view = game.secrets.view(position, actor)
    return Analyse(key_of(game), view, actor, seconds, secrets.randbits(64))


async def _reports(
    parts: Parts, job: Analyse | None, claim: Claim, language: str
) -> AsyncIterator[str]:
    """Where nobody has a choice there is nothing to report; without its engine, nothing true."""
    if job is not None:
        try:
            async for part in parts.analysts.engines.until_ready(job.game.name):
                yield sent_event("waiting", {"progress": round(part, 2)})
            async with aclosing(parts.analysts.analyse(job, claim)) as reports:
                async for report in reports:
                    yield sent_event("report", report)
        except EngineFault as fault:
            yield sent_event("failed", {"why": explain(fault.told, language)})
        except WorkerFailed as failed:
            yield sent_event("failed", {"why": str(failed)})
    yield sent_event("done", {})
