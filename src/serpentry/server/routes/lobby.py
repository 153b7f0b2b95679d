"""The lobby: public tables, and your own."""

import asyncio
from collections.abc import AsyncIterator, Iterable

from fastapi import APIRouter
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from serpentry.languages import translated
from serpentry.server.messages import Chair
from serpentry.server.parts import Parts
from serpentry.server.rooms import dumps
from serpentry.server.routes.common import PROBLEMS, Guest, Language, TheParts
from serpentry.server.store.store import Card as StoredCard

router = APIRouter(prefix="/api", tags=["lobby"], responses=PROBLEMS)
MOST_SHOWN = 100
QUIET_SECONDS = 0.25
HEARTBEAT_SECONDS = 15.0


class Card(BaseModel):
    """A table in a list."""

    id: str
    updated: int
    game: str
    title: str
    options: dict[str, object]
    public: bool
    phase: str
    ply: int
    chairs: list[Chair]
    free: list[int]
    to_act: int | None


class LobbyInfo(BaseModel):
    """Public tables: those with a free seat, and those being played."""

    waiting: list[Card]
    playing: list[Card]


@router.get("/lobby")
async def lobby(parts: TheParts, language: Language) -> LobbyInfo:
    """Public tables."""
    return await _lobby(parts, language)


async def _lobby(parts: Parts, language: str) -> LobbyInfo:
    waiting = await parts.store.cards(("waiting",), MOST_SHOWN)
    playing = await parts.store.cards(("playing", "paused"), MOST_SHOWN)
    return LobbyInfo(waiting=_told(waiting, language), playing=_told(playing, language))


def _told(cards: Iterable[StoredCard], language: str) -> list[Card]:
    """Cards with the titles of seats, which are stored in English, in a language."""
    told = [Card.model_validate(card) for card in cards]
    for chair in (chair for card in told for chair in card.chairs):
        chair.title = translated(chair.title, language)
    return told


@router.get("/lobby/events", response_class=StreamingResponse)
async def lobby_events(parts: TheParts, language: Language) -> StreamingResponse:
    """The lobby as server-sent events: one now, and one whenever it changes."""
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(
        _changes(parts, language), media_type="text/event-stream", headers=headers
    )


async def _changes(parts: Parts, language: str) -> AsyncIterator[str]:
    changed = asyncio.Event()
    parts.keeper.watchers.add(changed.set)
    last = ""
    try:
        while not parts.is_closing:
            changed.clear()
            text = dumps((await _lobby(parts, language)).model_dump())
            yield f"event: lobby\ndata: {text}\n\n" if text != last else ": still here\n\n"
            last = text
            try:
                await asyncio.wait_for(changed.wait(), HEARTBEAT_SECONDS)
                await asyncio.sleep(QUIET_SECONDS)
            except TimeoutError:
                continue
        yield "event: closing\ndata: {}\n\n"
    finally:
        parts.keeper.watchers.discard(changed.set)


@router.get("/me/tables")
async def my_tables(parts: TheParts, guest: Guest, language: Language) -> list[Card]:
    """The tables where you sit or sat, newest first."""
    cards = await parts.store.cards_of(guest, MOST_SHOWN)
    return _told(cards, language)
