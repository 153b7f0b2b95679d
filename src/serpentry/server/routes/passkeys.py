"""Keeping a name: passkeys, signing in with one, and the devices that are signed in."""

from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Annotated, Any, NamedTuple

from fastapi import Depends, Path, Request, Response
from pydantic import BaseModel, Field

from serpentry.hosting.host import Asker
from serpentry.hosting.room import now_ms
from serpentry.server.edge.guests import KnownGuest, checked_name
from serpentry.server.edge.limits import address_of
from serpentry.server.keys.challenges import MAKE, SIGN_IN, challenge_of, new_challenge
from serpentry.server.keys.passkeys import Passkey, passkey_id
from serpentry.server.keys.place import KeyPlace, key_place
from serpentry.server.parts import ServiceParts, parts_of
from serpentry.server.routes.common import Caller, Given, Guest, Routes, StoredAnswer, awaited
from serpentry.table.refusals import Refused

router = Routes("/api/guest", tags=["guests"])
WEB = r"^[A-Za-z0-9_-]"
Credential = Annotated[str, Field(pattern=WEB + r"{1,1400}$")]
Signed = Annotated[str, Field(pattern=WEB + r"{1,4000}$")]
Attested = Annotated[str, Field(pattern=WEB + r"{1,16000}$")]
Handle = Annotated[str, Field(pattern=WEB + r"{0,100}$")]
Name = Annotated[str, Field(min_length=1, max_length=80)]
KeyId = Annotated[str, Path(pattern=r"^[a-f0-9]{64}$")]
DeviceId = Annotated[str, Path(pattern=r"^[a-f0-9]{1,32}$")]


class KeyWanted(BaseModel):
    """What a browser needs to make a passkey: texts of bytes are in URL-safe base64."""

    challenge: str
    place: str
    """The name that it belongs to."""
    user: str
    """The handle that it knows the guest by."""
    name: str
    known: list[str]
    """Those that there are, so that an authenticator makes no second one."""


class KeyMade(Given):
    """A passkey as the browser made it, and what it is called in your list."""

    credential: Credential
    client: Signed
    attestation: Attested
    name: Name


class KeyAsked(BaseModel):
    """What a browser needs to sign in: it says nothing about anybody."""

    challenge: str
    place: str


class KeyShown(Given):
    """What a passkey signed; `along`: what this browser has played becomes that guest's."""

    credential: Credential
    client: Signed
    data: Signed
    signature: Signed
    user: Handle = ""
    along: bool = False


class SignedIn(BaseModel):
    """Your name now, and whether what this browser had played came along."""

    name: str
    joined: bool


class PasskeyInfo(StoredAnswer):
    """A passkey: when it was made and last used, and whether it is backed up."""

    id: str
    name: str
    created: int
    used: int
    synced: bool


class DeviceInfo(StoredAnswer):
    """Where you are signed in: what kind of browser, since when, and whether it is this one."""

    id: str
    kind: str
    created: int
    seen: int
    here: bool


class KeysInfo(BaseModel):
    """Your passkeys and devices; without `sure` a passkey has to be shown before one is changed."""

    passkeys: list[PasskeyInfo]
    devices: list[DeviceInfo]
    sure: bool
    codes: int
    """How many recovery codes are left."""


class RecoveryInfo(BaseModel):
    """Codes that sign you in where all passkeys are lost, each of them once: told only now."""

    codes: list[str]


class CodeGiven(Given):
    """A recovery code; `along`: what this browser has played becomes that guest's."""

    code: Annotated[str, Field(min_length=1, max_length=80)]
    along: bool = False


class KeyNamed(Given):
    """What a passkey is called in your list."""

    name: Name


class KeyCall(NamedTuple):
    """What these requests need to know of a call."""

    parts: ServiceParts
    request: Request
    asker: Asker
    now: int

    @property
    def known(self) -> KnownGuest:
        """The caller; Refused for strangers."""
        found = self.parts.doorman.known(self.request)
        if found is None:
            raise Refused("no-guest")
        return found

    @property
    def place(self) -> KeyPlace:
        """Where passkeys are good; Refused where they are not."""
        return key_place(self.request, self.parts.settings.public_url.rstrip("/"))

    def challenge(self, purpose: str) -> str:
        """What this browser was asked; Refused."""
        return challenge_of(self.parts.doorman, self.request, purpose, self.asker.guest)

    async def want_sure(self) -> None:
        """A cookie alone takes no name over: a passkey has to be shown first."""
        own = await self.parts.passkeys.of_guest(self.asker.guest)
        if own and not await self.parts.devices.is_sure(self.known.device):
            raise Refused("passkey-first")


def key_call(request: Request) -> KeyCall:
    """The call."""
    parts = parts_of(request)
    asker = Asker(parts.doorman.guest_of(request) or "", address_of(request))
    return KeyCall(parts, request, asker, now_ms())


TheCall = Annotated[KeyCall, Depends(awaited(key_call))]


@router.get("/passkeys")
async def my_passkeys(call: TheCall, guest: Guest) -> KeysInfo:
    """Your passkeys, and where you are signed in."""
    return await _keys(call.parts, call.known)


@router.post("/passkeys/new")
async def begin_passkey(call: TheCall, response: Response, guest: Guest) -> KeyWanted:
    """Begin to make a passkey for your name."""
    place = call.place
    await call.want_sure()
    own = await call.parts.passkeys.of_guest(guest)
    return KeyWanted(
        challenge=new_challenge(call.parts.doorman, response, MAKE, guest),
        place=place.name,
        user=handle_of(guest),
        name=await call.parts.store.guest_name(guest) or "",
        known=[one.credential for one in own],
    )


@router.post("/passkeys", status_code=201)
async def add_passkey(given: KeyMade, call: TheCall, response: Response, guest: Guest) -> KeysInfo:
    """Keep the passkey that was made. This device gets another cookie; the old one is refused."""
    parts, place, challenge = call.parts, call.place, call.challenge(MAKE)
    await call.want_sure()
    name = checked_name(given.name)[:80]
    made = (given.credential, given.client, given.attestation)
    shown = await parts.work.here(call.asker, _made, place, challenge, *made)
    await parts.passkeys.spend(challenge, call.now)
    await parts.passkeys.add(
        Passkey(
            id=passkey_id(given.credential),
            guest=guest,
            credential=given.credential,
            place=place.name,
            name=name,
            created=call.now,
            used=call.now,
            **vars(shown),
        )
    )
    return await _keys(parts, await _anew(call, response, guest))


@router.put("/passkeys/{passkey}")
async def rename_passkey(passkey: KeyId, given: KeyNamed, call: TheCall, guest: Guest) -> KeysInfo:
    """Give a passkey another name in your list."""
    await call.parts.passkeys.rename(passkey, guest, checked_name(given.name)[:80])
    return await _keys(call.parts, call.known)


@router.delete("/passkeys/{passkey}")
async def remove_passkey(passkey: KeyId, call: TheCall, guest: Guest) -> KeysInfo:
    """Revoke a passkey: nobody signs in with it any more."""
    await call.want_sure()
    await call.parts.passkeys.remove(passkey, guest)
    if not await call.parts.passkeys.of_guest(guest):
        await call.parts.recovery.withdraw(guest)
    return await _keys(call.parts, call.known)


@router.post("/sign-in/new")
async def begin_sign_in(call: TheCall, response: Response, caller: Caller) -> KeyAsked:
    """Begin to sign in; the browser offers the passkeys that it has."""
    place = call.place
    made = new_challenge(call.parts.doorman, response, SIGN_IN, caller or "")
    return KeyAsked(challenge=made, place=place.name)


@router.post("/sign-in")
async def sign_in(given: KeyShown, call: TheCall, response: Response, caller: Caller) -> SignedIn:
    """Be the guest whose passkey signed. The answer sets the cookie that you are known by."""
    parts, place, challenge = call.parts, call.place, call.challenge(SIGN_IN)
    passkey = await parts.passkeys.by_credential(given.credential)
    # All that may be wrong sounds the same: nobody learns what there is.
    if passkey is None or given.user not in ("", handle_of(passkey.guest)):
        raise Refused("passkey-not-good")
    signed = (given.client, given.data, given.signature)
    shown = await parts.work.here(call.asker, _shown, place, challenge, passkey, *signed)
    await parts.passkeys.spend(challenge, call.now)
    name = await parts.store.guest_name(passkey.guest)
    if name is None or passkey.place != place.name:
        raise Refused("passkey-not-good")
    if not parts.limits.device_fits(call.asker.address):
        raise Refused("too-many")
    parts.caller(passkey.guest, "")
    await parts.passkeys.note_use(passkey.id, shown.uses, shown.is_synced, call.now)
    return await _entered(call, response, passkey.guest, caller if given.along else None)


@router.post("/recovery", status_code=201)
async def make_recovery_codes(call: TheCall, guest: Guest) -> RecoveryInfo:
    """Have new recovery codes for a name with passkeys; older ones are good no more."""
    await call.want_sure()
    if not await call.parts.passkeys.of_guest(guest):
        raise Refused("recovery-needs-passkey")
    return RecoveryInfo(codes=await call.parts.recovery.make(guest))


@router.put("/recovery")
async def use_recovery_code(
    given: CodeGiven, call: TheCall, response: Response, caller: Caller
) -> SignedIn:
    """Be the guest whose recovery code it is, as if a passkey had been shown."""
    parts = call.parts
    if not parts.limits.device_fits(call.asker.address):
        raise Refused("too-many")
    found = await parts.recovery.spend(given.code)
    parts.caller(found, "")
    return await _entered(call, response, found, caller if given.along else None)


@router.delete("/devices/{device}")
async def sign_out_device(
    device: DeviceId, call: TheCall, response: Response, guest: Guest
) -> KeysInfo:
    """Sign a device out; what is open there is closed."""
    devices, known = call.parts.devices, call.known
    if device not in {one.id for one in await devices.of_guest(guest)}:
        raise Refused("no-such-device")
    await call.parts.device_tokens.withdraw(guest)  # somebody there may have made one
    await devices.end(guest, [device])
    if device == known.device:
        call.parts.doorman.farewell(response)
    return await _keys(call.parts, known)


@router.delete("/devices")
async def sign_out_others(call: TheCall, guest: Guest) -> KeysInfo:
    """Sign out everywhere but here."""
    known = call.known
    await call.parts.device_tokens.withdraw(guest)
    await call.parts.devices.end_others(known)
    return await _keys(call.parts, known)


def handle_of(guest: str) -> str:
    """What an authenticator knows a guest by: not the id, which is in the logs of games."""
    handle = sha256(f"handle {guest}".encode()).digest()
    return urlsafe_b64encode(handle).rstrip(b"=").decode()


async def _entered(call: KeyCall, response: Response, guest: str, before: str | None) -> SignedIn:
    """Signed in as a guest, with the games of another, if there is one that may become that one."""
    parts = call.parts
    joins = before is not None and await _may_join(parts, before, guest)
    if joins and before is not None:
        await parts.device_tokens.withdraw(before)
        await parts.joiner.join(before, guest)
    await _anew(call, response, guest)
    return SignedIn(name=await parts.store.guest_name(guest) or "", joined=joins)


async def _may_join(parts: ServiceParts, guest: str, into: str) -> bool:
    """A name with a passkey of its own stays what it is: its games are safe already."""
    return guest != into and not await parts.passkeys.of_guest(guest)


async def _anew(call: KeyCall, response: Response, guest: str) -> KnownGuest:
    """Another cookie for this device, so that one that was planted or copied is refused."""
    devices, before = call.parts.devices, call.parts.doorman.known(call.request)
    known = await devices.add(guest, call.request, proved=call.now)
    if before is not None:
        await devices.end(before.guest, [before.device])
    call.parts.doorman.welcome(response, known)
    return known


def _made(*given: Any) -> Any:
    from serpentry.server.keys.ceremonies import new_key  # loads a library

    return new_key(*given)


def _shown(*given: Any) -> Any:
    from serpentry.server.keys.ceremonies import shown_key  # loads a library

    return shown_key(*given)


async def _keys(parts: ServiceParts, known: KnownGuest) -> KeysInfo:
    return KeysInfo(
        passkeys=[
            PasskeyInfo.of(one, synced=one.is_synced)
            for one in await parts.passkeys.of_guest(known.guest)
        ],
        devices=[
            DeviceInfo.of(one, here=one.id == known.device)
            for one in await parts.devices.of_guest(known.guest)
        ],
        sure=await parts.devices.is_sure(known.device),
        codes=await parts.recovery.count(known.guest),
    )
