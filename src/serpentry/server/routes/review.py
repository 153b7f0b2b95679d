"""A finished game looked through by computers, choice by choice, as a stream."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Mapping
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from serpentry.engine.faults import EngineFault
from serpentry.hosting.reviewing import choice_json, played_at, review_json
from serpentry.languages import explain
from serpentry.review.account import Judged
from serpentry.review.choices import MadeChoice, Playthrough, choices
from serpentry.server.bots.jobs import Weigh, key_of
from serpentry.server.bots.pool import WorkerFailed
from serpentry.server.bots.turns import Claim
from serpentry.server.edge.messages import Said
from serpentry.server.parts import Parts
from serpentry.server.routes.common import (
    PROBLEMS,
    STREAM_HEADERS,
    Caller,
    Language,
    TheParts,
    TheRoom,
    sent_event,
)

router = APIRouter(prefix="/api", tags=["analysis"], responses=PROBLEMS)


class SpanInfo(BaseModel):
    """A figure, and between what it lies with 95 % confidence."""

    low: float
    middle: float
    high: float


class ReviewedChoice(BaseModel):
    """What a `choice` of the stream holds: what a move gave away, and what was better."""

    ply: int
    seat: int
    grade: Literal["best", "good", "slip", "mistake", "blunder"] | None
    """None while there was not enough search."""
    lost: SpanInfo
    """In what the game counts in;"""
    lost_chance: SpanInfo
    """and in parts of the win."""
    win: float
    best_win: float
    best: object
    best_text: str
    best_said: Said
    told: Said | None
    tries: int
    proved: bool
    done: int
    """So many choices were looked at"""
    choices: int
    """of so many."""


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
    told: Said


class ReviewInfo(BaseModel):
    """What the `review` at the end of the stream holds."""

    unit: str
    has_luck: bool
    players: list[ReviewedPlayer]
    moments: list[ReviewedMoment]


@router.get(
    "/tables/{table}/review",
    response_class=StreamingResponse,
    responses={
        200: {
            "model": ReviewedChoice | ReviewInfo,
            "description": "Each `choice` of the stream, and the `review` at its end.",
        }
    },
)
async def review(
    room: TheRoom,
    parts: TheParts,
    caller: Caller,
    language: Language,
    seconds: Annotated[float, Query(gt=0, le=60)] = 2.0,
) -> StreamingResponse:
    """A finished game looked through, so many seconds at most for each choice.

    While the game's engine is being built, `waiting` tells how far that has come.
    """
    played = played_at(room.state)
    claim = Claim(guest=caller or "", is_watched=False)
    seconds = min(seconds, parts.settings.analysis_seconds)
    stream = _told(parts, played, seconds, claim, language)
    return StreamingResponse(stream, media_type="text/event-stream", headers=STREAM_HEADERS)


async def _told(
    parts: Parts, played: Playthrough, seconds: float, claim: Claim, language: str
) -> AsyncIterator[str]:
    """Each choice waits for its turn: nobody else waits for a whole game."""
    pool, judged = parts.analysts, list[Judged]()
    try:
        async for part in pool.engines.until_ready(played.game.name):
            yield sent_event("waiting", {"progress": round(part, 2)})
        found = await asyncio.to_thread(list, choices(played))
        for choice in found:
            one = await pool.weigh(_job(played, choice, seconds), claim)
            judged.append((choice.ply, one))
            done = {"done": len(judged), "choices": len(found)}
            yield sent_event("choice", {**choice_json(played, choice.ply, one), **done})
        yield sent_event("review", review_json(played, judged))
    except EngineFault as fault:
        yield sent_event("failed", {"why": explain(fault.told, language)})
    except WorkerFailed as failed:
        yield sent_event("failed", {"why": str(failed)})
    yield sent_event("done", {})


def _job(played: Playthrough, one: MadeChoice, seconds: float) -> Weigh:
    key, seed = key_of(played.game), secrets.randbits(64)
    return Weigh(key, one.view, one.seat, one.move, seconds, seed)
