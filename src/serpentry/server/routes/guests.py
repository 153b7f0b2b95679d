"""Who you are."""

from typing import Annotated

from fastapi import Request, Response
from pydantic import BaseModel, ConfigDict, Field

from serpentry.clubs.commands import Depart
from serpentry.clubs.rights import ClubWho
from serpentry.hosting.room import now_ms
from serpentry.languages import say
from serpentry.server.edge.guests import checked_name, new_guest
from serpentry.server.parts import ServiceParts
from serpentry.server.routes.common import Caller, Guest, Language, Routes, TheParts
from serpentry.server.store.forgetting import clubs_of, forget
from serpentry.table.refusals import Refused

router = Routes("/api", tags=["guests"])


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


@router.delete("/guest")
async def forget_me(
    response: Response, parts: TheParts, guest: Guest, language: Language
) -> GuestInfo:
    """Be forgotten: name, games, addresses, memberships. Games stay, under a name for nobody.

    Refused to the only organiser of a club with other members, until the club was handed on.
    """
    for club in await clubs_of(parts.store, guest):
        await _leave(parts, club, guest)
    await parts.device_tokens.withdraw(guest)
    for table in await forget(parts.store, guest, say(language, "forgotten-guest", {})):
        _read_anew(parts, table)
    parts.doorman.farewell(response)
    return GuestInfo(name=None)


async def _leave(parts: ServiceParts, club: str, guest: str) -> None:
    try:
        found = await parts.clubs.club(club)
    except Refused:  # it has been dissolved
        return
    if member := found.member_of(guest):
        await parts.clubs.submit(club, Depart(member.id), ClubWho(guest))


def _read_anew(parts: ServiceParts, table: str) -> None:
    """Whoever looks at the table connects again, and sees the other name."""
    room = parts.keeper.rooms.get(table)
    if room is None or room.thinking is not None:
        return
    for viewer in list(room.viewers):
        viewer.closing("server-stops")
    del parts.keeper.rooms[table]


class PassMade(BaseModel):
    """A word that takes you to another device, once, and until when it is good (milliseconds)."""

    word: str
    until: int


class PassGiven(BaseModel):
    """The word that was made on the other device."""

    model_config = ConfigDict(extra="forbid")
    word: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,27}$")]


class PassGone(BaseModel):
    """Whether there was a word that nobody had used."""

    was_good: bool


@router.post("/guest/pass")
async def make_pass(parts: TheParts, guest: Guest) -> PassMade:
    """Make a word with which another device is you; an older one is good no more."""
    word, until = await parts.device_tokens.make(guest)
    return PassMade(word=word, until=until)


@router.delete("/guest/pass")
async def withdraw_pass(parts: TheParts, guest: Guest) -> PassGone:
    """Take the word back."""
    return PassGone(was_good=await parts.device_tokens.withdraw(guest))


@router.put("/guest/pass")
async def use_pass(given: PassGiven, response: Response, parts: TheParts) -> GuestInfo:
    """Be the guest whom a word stands for. The answer sets the cookie that you are known by."""
    guest = await parts.device_tokens.take(given.word)
    parts.doorman.welcome(response, guest)
    return GuestInfo(name=await parts.store.guest_name(guest))
