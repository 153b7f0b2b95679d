"""What the routes share: the parts of the service, who calls, and a table by its name."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Path, Request
from pydantic import BaseModel

from serpentry.hosting.room import Room
from serpentry.hosting.wire import dumps
from serpentry.languages import best_language
from serpentry.server.parts import Parts
from serpentry.table.refusals import Refused
from serpentry.tabletop.formats.jsons import JsonObject

T = TypeVar("T")


class Problem(BaseModel):
    """Why a request was refused: a key with arguments, and its words in the asked language."""

    key: str
    args: dict[str, object]
    text: str


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}
STATUS = {
    "no-guest": 401,
    "not-in-charge": 401,
    "guest-banned": 403,
    "pass-not-good": 404,
    "no-such-table": 404,
    "not-found": 404,
    "analysis-not-yet": 403,
    "analysis-hidden": 403,
    "review-not-yet": 403,
    "record-hidden": 403,
    "copy-not-yet": 403,
    "copy-hidden": 403,
    "copy-same-game": 422,
    "copy-seats": 422,
    "not-readable": 422,
    "mistake-too-much": 422,
    "name-is-empty": 422,
    "bad-seats": 422,
    "too-many": 429,
    "too-many-tables": 429,
}
"""How refusals are told over HTTP; all others are 409."""


def parts_of(request: Request) -> Parts:
    """The parts of the service that answers."""
    parts: Parts = request.app.state.parts
    return parts


def language_of(request: Request) -> str:
    """The language that a caller wants."""
    wanted = request.query_params.get("language") or request.headers.get("accept-language")
    return best_language(wanted)


def caller(request: Request) -> str | None:
    """The guest who calls, if any; Refused if that guest is to stay out."""
    parts = parts_of(request)
    found = parts.doorman.guest_of(request)
    if found in parts.overseer.orders.banned:
        raise Refused("guest-banned")
    return found


def guest(request: Request) -> str:
    """The guest who calls; strangers are asked for a name first."""
    found = caller(request)
    if found is None:
        raise Refused("no-guest")
    return found


STREAM_HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
"""Whoever stands between passes each event on at once."""


def sent_event(name: str, content: JsonObject) -> str:
    """An event as a stream sends it."""
    return f"event: {name}\ndata: {dumps(content)}\n\n"


TableId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


async def room_of(request: Request, table: TableId) -> Room:
    """The table of a path."""
    room = await parts_of(request).keeper.room(table)
    if room is None:
        raise Refused("no-such-table")
    return room


def awaited(asked: Callable[[Request], T]) -> Callable[[Request], Awaitable[T]]:
    """The same for FastAPI, which asks a thread for whatever is not awaited."""

    async def answered(request: Request) -> T:
        return asked(request)

    return answered


TheParts = Annotated[Parts, Depends(awaited(parts_of))]
TheRoom = Annotated[Room, Depends(room_of)]
Caller = Annotated[str | None, Depends(awaited(caller))]
Guest = Annotated[str, Depends(awaited(guest))]
Language = Annotated[str, Depends(awaited(language_of))]
