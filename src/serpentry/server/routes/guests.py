"""Who you are."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from serpentry.rooms.room import now_ms
from serpentry.server.guests import checked_name, new_guest
from serpentry.server.routes.common import PROBLEMS, Caller, TheParts
from serpentry.table.refusals import Refused

router = APIRouter(prefix="/api", tags=["guests"], responses=PROBLEMS)


class NameGiven(BaseModel):
    """The name that others see."""

    model_config = ConfigDict(extra="forbid")
    name: Annotated[str, Field(min_length=1, max_length=200)]


class GuestInfo(BaseModel):
    """Who you are; a stranger has no name yet."""

    name: str | None


@router.put("/guest")
async def introduce(
    given: NameGiven, request: Request, response: Response, parts: TheParts, caller: Caller
) -> GuestInfo:
    """Say your name, or change it. The answer sets the cookie that you are known by."""
    name = checked_name(given.name)
    if caller is None:
        address = request.client.host if request.client else "?"
        if not parts.limits.guest_fits(address):
            raise Refused("too-many")
        caller = new_guest()
    await parts.store.save_guest(caller, name, now_ms())
    parts.doorman.welcome(response, caller)
    return GuestInfo(name=name)


@router.get("/guest")
async def who_am_i(parts: TheParts, caller: Caller) -> GuestInfo:
    """Who the cookie says you are."""
    return GuestInfo(name=None if caller is None else await parts.store.guest_name(caller))
