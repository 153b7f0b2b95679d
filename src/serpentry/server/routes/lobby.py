"""The lobby: public tables, and your own."""

import asyncio
from collections.abc import AsyncIterator

from fastapi import Request
from fastapi.responses import Response, StreamingResponse
from pydantic import BaseModel

from serpentry.hosting.cards import in_language
from serpentry.hosting.questions import STREAM
from serpentry.hosting.shapes.answers import ShownRecord
from serpentry.server.edge.limits import address_of, network_of
from serpentry.server.parts import ServiceParts
from serpentry.server.routes.common import STREAM_HEADERS, Guest, Language, Routes, TheParts
from serpentry.server.tables.lobby import MOST_SHOWN, QUIET_SECONDS
from serpentry.table.refusals import Refused
from serpentry.table.shown.shapes import ChairInfo

router = Routes("/api", tags=["lobby"])
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
    chairs: list[ChairInfo]
    free: list[int]
    to_act: int | None
    winners: list[int] | None = None
    """The winners, once it is over."""
    scores: list[float] | None = None
    rated: bool | None = None
    """Whether strengths are found from the game."""


class LobbyInfo(BaseModel):
    """Public tables: those with a free seat, and those being played."""

    waiting: list[Card]
    playing: list[Card]


@router.get("/lobby", response_model=LobbyInfo)
async def lobby(parts: TheParts, language: Language) -> Response:
    """Public tables."""
    return Response(await parts.lobby.text(language), media_type="application/json")


@router.get("/lobby/events", response_class=StreamingResponse)
async def lobby_events(request: Request, parts: TheParts, language: Language) -> StreamingResponse:
    """The lobby as server-sent events: one now, and one whenever it changes."""
    who = f"lobby {network_of(address_of(request))}"
    if not parts.limits.socket_opens(who):
        raise Refused("too-many")
    changes = _changes(parts, language, who)
    return StreamingResponse(changes, media_type=STREAM, headers=STREAM_HEADERS)


async def _changes(parts: ServiceParts, language: str, who: str) -> AsyncIterator[str]:
    last = ""
    try:
        with parts.lobby.watched() as changed:
            while not parts.is_closing:
                changed.clear()
                text = await parts.lobby.text(language)
                yield f"event: lobby\ndata: {text}\n\n" if text != last else ": still here\n\n"
                last = text
                try:
                    await asyncio.wait_for(changed.wait(), HEARTBEAT_SECONDS)
                    await asyncio.sleep(QUIET_SECONDS)
                except TimeoutError:
                    continue
        yield "event: closing\ndata: {}\n\n"
    finally:
        parts.limits.socket_closes(who)


class LiveGame(Card):
    """A game that is played, with the board as spectators see it, and how many those are."""

    scene: ShownRecord
    watching: int


class WaitingTable(Card):
    """A table with a free seat, and whether it is a program that waits there."""

    bot: bool


class EndedBoard(Card):
    """A game that ended, with its last board, unless it is still to be drawn."""

    scene: ShownRecord | None


class WatchInfo(BaseModel):
    """Public games that are played, tables that wait for somebody, games that ended today."""

    live: list[LiveGame]
    waiting: list[WaitingTable]
    ended: list[EndedBoard]


@router.get("/watch", response_model=WatchInfo)
async def watch(request: Request, parts: TheParts, language: Language) -> Response:
    """What everybody may watch, at most a second old; 304 where nothing is new."""
    told = await parts.watching.answer(language)
    headers, content = {"ETag": told.mark, "Cache-Control": "no-cache"}, told.content
    if request.headers.get("if-none-match") == told.mark:
        return Response(status_code=304, headers=headers)
    if told.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding,Accept-Language"}
        content = told.packed
    return Response(content, headers=headers, media_type="application/json")


@router.get("/me/tables")
async def my_tables(parts: TheParts, guest: Guest, language: Language) -> list[Card]:
    """The tables where you sit or sat, newest first."""
    cards = await parts.store.cards_of(guest, MOST_SHOWN)
    return [Card.model_validate(card) for card in in_language(cards, language)]
