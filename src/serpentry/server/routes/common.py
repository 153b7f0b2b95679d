"""What the routes share: the parts of the service, who calls, and a table by its name."""

import secrets
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Annotated, Any, Self, TypeVar

from fastapi import APIRouter, Depends, Header, HTTPException, Path, Request
from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict, model_validator
from pydantic_core import PydanticCustomError

from serpentry.hosting.caller import Caller as Asking
from serpentry.server.edge.description import PROBLEM
from serpentry.server.edge.guests import language_of
from serpentry.server.edge.limits import address_of, network_of
from serpentry.server.edge.mistakes import NUL
from serpentry.server.parts import ServiceParts, parts_of
from serpentry.table.refusals import Refused

T = TypeVar("T")
WRONG_TOKEN_COST = 60
"""A wrong token costs as many requests: nobody tries them all."""
FORWARDED = frozenset({"forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"})


class Given(BaseModel):
    """The base of whatever is sent to these routes: nothing unknown, and no U+0000 in a text."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _without_nul(cls, sent: Any) -> Any:
        values = sent.values() if isinstance(sent, dict) else ()
        if any(isinstance(one, str) and "\0" in one for one in values):
            raise PydanticCustomError(NUL, "U+0000")
        return sent


class StoredAnswer(BaseModel):
    """The base of answers that show what is stored."""

    @classmethod
    def of(cls, stored: object, **more: object) -> Self:
        """What it has under the names of this answer's fields; the others are given."""
        own = {name: getattr(stored, name) for name in cls.model_fields if name not in more}
        return cls.model_validate(own | more)


REFUSED: dict[int | str, dict[str, Any]] = {
    status: {"content": {"application/json": {"schema": PROBLEM}}}
    for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}
"""How every request can be refused; a model would be read again for each of them."""


def operation_name(route: APIRoute) -> str:
    """What an operation is called in the service's description: like its function."""
    return route.name


class Routes(APIRouter):
    """The routes of one subject: how they refuse, and what they are called, is the same in all."""

    def __init__(self, prefix: str = "", **given: Any) -> None:
        super().__init__(
            prefix=prefix,
            responses=REFUSED,
            generate_unique_id_function=operation_name,
            **given,
        )


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


def whoever(request: Request) -> Asking:
    """The guest who asks, and pays for what is worked out."""
    parts = parts_of(request)
    guest = parts.doorman.guest_of(request)
    return parts.caller(guest, language_of(request), address_of(request))


def is_from_here(request: Request) -> bool:
    """Whether a program on this machine asks; a proxy here that is not named asks for others."""
    try:
        is_here = ip_address(address_of(request).partition("%")[0]).is_loopback
    except ValueError:
        return False
    return is_here and FORWARDED.isdisjoint(request.headers.keys())


def in_charge(request: Request, authorization: Annotated[str, Header()] = "") -> None:
    """Let pass a program that has the token; without one in the settings there is nothing here."""
    parts = parts_of(request)
    wanted = parts.settings.admin_token.get_secret_value()
    if not wanted:
        raise HTTPException(404)
    given = authorization.removeprefix("Bearer ").encode()
    if not secrets.compare_digest(given, wanted.encode()):
        # It is owed even where less is left: until then nothing is compared any more.
        parts.limits.requests.spend(network_of(address_of(request)), WRONG_TOKEN_COST)
        raise Refused("not-in-charge")


STREAM_HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
"""Proxies pass each event on at once."""
TableId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


def awaited(asked: Callable[[Request], T]) -> Callable[[Request], Awaitable[T]]:
    """The same for FastAPI, which asks a thread for whatever is not awaited."""

    async def answered(request: Request) -> T:
        return asked(request)

    return answered


TheParts = Annotated[ServiceParts, Depends(awaited(parts_of))]
Caller = Annotated[str | None, Depends(awaited(caller))]
Guest = Annotated[str, Depends(awaited(guest))]
Whoever = Annotated[Asking, Depends(awaited(whoever))]
Language = Annotated[str, Depends(awaited(language_of))]
