"""What the routes share: the parts of the service, who calls, and a table by its name."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Depends, Path, Request
from fastapi.routing import APIRoute
from pydantic import BaseModel

from serpentry.languages import best_language
from serpentry.server.parts import ServiceParts
from serpentry.table.refusals import Refused

T = TypeVar("T")


class Problem(BaseModel):
    """Why a request was refused: a key with arguments, and its words in the asked language."""

    key: str
    args: dict[str, object]
    text: str


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}


def operation_name(route: APIRoute) -> str:
    """What an operation is called in the service's description: like its function."""
    return route.name


class Routes(APIRouter):
    """The routes of one subject: how they refuse, and what they are called, is the same in all."""

    def __init__(self, prefix: str = "", **given: Any) -> None:
        super().__init__(
            prefix=prefix,
            responses=PROBLEMS,
            generate_unique_id_function=operation_name,
            **given,
        )


def parts_of(request: Request) -> ServiceParts:
    """The parts of the service that answers."""
    parts: ServiceParts = request.app.state.parts
    return parts


def language_of(request: Request) -> str:
    """The language that a caller wants."""
    wanted = request.query_params.get("language") or request.headers.get("accept-language")
    return best_language(wanted)


def caller(request: Request) -> str | None:
    """The guest who calls, if any; Refused if that guest is to stay out."""
    parts = parts_of(request)
    return parts.caller(parts.doorman.guest_of(request), "").guest


def guest(request: Request) -> str:
    """The guest who calls; strangers are asked for a name first."""
    found = caller(request)
    if found is None:
        raise Refused("no-guest")
    return found


STREAM_HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
"""Whoever stands between passes each event on at once."""
TableId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


def awaited(asked: Callable[[Request], T]) -> Callable[[Request], Awaitable[T]]:
    """The same for FastAPI, which asks a thread for whatever is not awaited."""

    async def answered(request: Request) -> T:
        return asked(request)

    return answered


TheParts = Annotated[ServiceParts, Depends(awaited(parts_of))]
Caller = Annotated[str | None, Depends(awaited(caller))]
Guest = Annotated[str, Depends(awaited(guest))]
Language = Annotated[str, Depends(awaited(language_of))]
