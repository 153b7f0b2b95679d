"""Your identity."""

from typing import Annotated

from fastapi import Request, Response
from pydantic import BaseModel, Field

from serpentry.hosting.room import now_ms
from serpentry.server.edge.guests import checked_name, new_guest
from serpentry.server.edge.limits import address_of
from serpentry.server.routes.common import Caller, Given, Guest, Language, Routes, TheParts
from serpentry.server.routes.passkeys import TheCall
from serpentry.table.refusals import Refused

router = Routes("/api", tags=["guests"])


class NameGiven(Given):
    """The name that others see."""

    name: Annotated[str, Field(min_length=1, max_length=200)]


class GuestInfo(BaseModel):
    """Your identity; a stranger has no name yet."""

    name: str | None
    told: bool = False
    """Whether the host of the service has done something that you have not read of."""


@router.put("/guest")
async def introduce(
    given: NameGiven, request: Request, response: Response, parts: TheParts, caller: Caller
) -> GuestInfo:
    """Say your name, or change it. The answer sets the cookie that you are known by."""
    name, known = checked_name(given.name), parts.doorman.known(request)
    if caller is None:
        if not parts.limits.guest_fits(address_of(request)):
            raise Refused("too-many")
        caller = new_guest()
    else:
        await parts.suspensions.want_free(caller)
        if await parts.deeds.was_taken(caller, name):
            raise Refused("name-refused")
    await parts.store.save_guest(caller, name, now_ms())
    parts.doorman.welcome(response, known or await parts.devices.add(caller, request))
    return GuestInfo(name=name)


@router.get("/guest")
async def who_am_i(
    request: Request, response: Response, parts: TheParts, caller: Caller
) -> GuestInfo:
    """Your identity by the cookie."""
    known = parts.doorman.known(request)
    if known is None:
        return GuestInfo(name=None)
    name = await parts.store.guest_name(known.guest)
    if known.is_plain and not parts.store.is_read_only():
        parts.doorman.welcome(response, await parts.devices.add(known.guest, request))
    elif parts.doorman.is_former(request):
        parts.doorman.welcome(response, known)
    else:
        await parts.devices.note_seen(known.device)
    return GuestInfo(name=name, told=bool(await parts.deeds.untold(known.guest)))


@router.delete("/guest")
async def forget_me(
    call: TheCall, response: Response, parts: TheParts, guest: Guest, language: Language
) -> GuestInfo:
    """Be forgotten: name, games, addresses, memberships. Games stay, under a name for nobody.

    A name with passkeys shows one of them first. Refused to the only organiser of a club with other
    members, until the club was handed on.
    """
    await call.want_sure()
    await parts.forgetter.forget(guest, language)
    await parts.device_tokens.withdraw(guest)
    parts.doorman.farewell(response)
    return GuestInfo(name=None)


class PassMade(BaseModel):
    """A word that takes you to another device, once, and until when it is good (milliseconds)."""

    word: str
    until: int


class PassGiven(Given):
    """The word that was made on the other device."""

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
async def use_pass(
    given: PassGiven, request: Request, response: Response, parts: TheParts
) -> GuestInfo:
    """Be the guest whom a word stands for. The answer sets the cookie that you are known by."""
    if not parts.limits.device_fits(address_of(request)):
        raise Refused("too-many")
    guest = await parts.device_tokens.take(given.word)
    parts.doorman.welcome(response, await parts.devices.add(guest, request))
    return GuestInfo(name=await parts.store.guest_name(guest))
