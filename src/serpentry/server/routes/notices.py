"""Being told of things: where, of what, and how to stop it."""

from html import escape
from math import ceil
from typing import Annotated, Literal

from fastapi import Path, Request
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, ConfigDict, Field

from serpentry.hosting.tidings import KINDS
from serpentry.languages import say
from serpentry.server.edge.limits import address_of
from serpentry.server.notices.mail import ADDRESS
from serpentry.server.routes.common import (
    Caller,
    Given,
    Guest,
    Language,
    Routes,
    StoredAnswer,
    TheParts,
)
from serpentry.server.store.notices import Contact
from serpentry.table.refusals import Refused

router = Routes("/api/notices", tags=["notices"])
MOST_BROWSERS = 10
ContactId = Annotated[str, Path(pattern=r"^[a-f0-9]{1,32}$")]
Word = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Kind = Literal["turn", "reminder", "round", "invitation"]
Kinds = Annotated[list[Kind], Field(max_length=len(KINDS))]
KeyText = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,100}={0,2}$")]


class ContactInfo(StoredAnswer):
    """Where you are notified of what; nothing is sent to an address that is not confirmed."""

    id: str
    channel: Literal["mail", "push"]
    address: str
    kinds: list[Kind]
    confirmed: bool


class NoticesInfo(BaseModel):
    """What this server can send, and what you have asked for.

    `push` is the key that a browser needs; empty: there is no Web Push here.
    """

    mail: bool
    push: str
    contacts: list[ContactInfo]


class MailWanted(Given):
    """An address, and what is to be sent there."""

    address: Annotated[str, Field(min_length=3, max_length=254)]
    kinds: Kinds


class PushKeys(Given):
    """What messages to a browser are encrypted with."""

    model_config = ConfigDict(extra="ignore")
    p256dh: KeyText
    auth: KeyText


class PushWanted(Given):
    """A subscription as the browser gives it, and what is to be sent there."""

    endpoint: Annotated[str, Field(min_length=9, max_length=2000)]
    keys: PushKeys
    kinds: Kinds


class KindsWanted(Given):
    """What is to be sent."""

    kinds: Kinds


@router.get("")
async def notices(parts: TheParts, caller: Caller) -> NoticesInfo:
    """What can be sent, and where you are notified of what."""
    notifier = parts.notifier
    found = await notifier.store.contacts_of(caller) if caller else []
    return NoticesInfo(
        mail=notifier.post is not None,
        push=notifier.push.public_key if notifier.push else "",
        contacts=[ContactInfo.of(one) for one in found],
    )


@router.post("/mail")
async def want_mail(
    wanted: MailWanted, request: Request, parts: TheParts, guest: Guest, language: Language
) -> NoticesInfo:
    """Ask for mail. A first one goes to the address, with a link that confirms it."""
    if parts.notifier.post is None:
        raise Refused("notices-not-here")
    mail = wanted.address.strip()
    if not ADDRESS.fullmatch(mail):
        raise Refused("not-an-address")
    if wait := parts.limits.mail_wait(address_of(request), mail):
        raise Refused("too-many-mails", minutes=ceil(wait / 60))
    await parts.notifier.ask_for_mail(guest, mail, _sorted(wanted.kinds), language)
    return await notices(parts, guest)


@router.post("/push")
async def want_push(
    wanted: PushWanted, parts: TheParts, guest: Guest, language: Language
) -> NoticesInfo:
    """Ask for Web Push to this browser."""
    notifier, keys = parts.notifier, wanted.keys.model_dump()
    if notifier.push is None:
        raise Refused("notices-not-here")
    if not notifier.push.takes(wanted.endpoint, keys):
        raise Refused("not-a-push-service")
    others = [
        one for one in await notifier.store.contacts_of(guest) if one.address != wanted.endpoint
    ]
    if len(others) > MOST_BROWSERS:
        await notifier.store.remove(others[0].id)
    await notifier.add_browser(guest, wanted.endpoint, keys, _sorted(wanted.kinds), language)
    return await notices(parts, guest)


@router.put("/contacts/{contact}")
async def change_contact(
    contact: ContactId, wanted: KindsWanted, parts: TheParts, guest: Guest, language: Language
) -> NoticesInfo:
    """Be notified of other things at a contact."""
    kinds = _sorted(wanted.kinds)
    if not await parts.notifier.store.change(contact, guest, kinds, language):
        raise Refused("no-such-contact")
    return await notices(parts, guest)


@router.delete("/contacts/{contact}")
async def remove_contact(contact: ContactId, parts: TheParts, guest: Guest) -> NoticesInfo:
    """Be notified of nothing more there; the address is deleted."""
    store = parts.notifier.store
    if contact not in {one.id for one in await store.contacts_of(guest)}:
        raise Refused("no-such-contact")
    await store.remove(contact)
    return await notices(parts, guest)


@router.get("/confirm/{word}", include_in_schema=False)
async def confirm_page(word: Word, parts: TheParts, language: Language) -> HTMLResponse:
    """Ask whether an address is right; programs that look at mails also follow links."""
    found = await parts.notifier.store.contact_of(word)
    return _page(found, language, "notice-page-confirm", "notice-page-confirm-button")


@router.post("/confirm/{word}", include_in_schema=False)
async def confirm(word: Word, parts: TheParts, language: Language) -> HTMLResponse:
    """Confirm an address."""
    found = await parts.notifier.store.contact_of(word)
    if found is not None:
        await parts.notifier.store.confirm(word)
    return _page(found, language, "notice-page-confirmed")


@router.get("/stop/{word}", include_in_schema=False)
async def stop_page(word: Word, parts: TheParts, language: Language) -> HTMLResponse:
    """Ask whether mails are to stop."""
    found = await parts.notifier.store.contact_of(word)
    return _page(found, language, "notice-page-stop", "notice-page-stop-button")


@router.post("/stop/{word}", include_in_schema=False)
async def stop(word: Word, parts: TheParts, language: Language) -> HTMLResponse:
    """Send nothing more, as a mail program asks by its own button (RFC 8058)."""
    found = await parts.notifier.store.contact_of(word)
    if found is not None:
        await parts.notifier.store.remove(found.id)
    return _page(found, language, "notice-page-stopped")


def _sorted(kinds: list[Kind]) -> tuple[str, ...]:
    return tuple(one for one in KINDS if one in kinds)


PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Serpentry</title>
<meta name="viewport" content="width=device-width">
<style>
:root {{ color-scheme: light dark }}
body {{ font: 1.1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 12vh auto;
  padding: 0 1rem }}
button {{ font: inherit; padding: .6rem 1.2rem; border: 0; border-radius: .6rem;
  background: #2f5d3a; color: #fff }}
</style></head>
<body><h1>Serpentry</h1><p>{line}</p>{more}</body></html>
"""


def _page(contact: Contact | None, language: str, key: str, button: str = "") -> HTMLResponse:
    """A page without scripts, in the language of the person who gets the mails."""
    if contact is None:
        line = say(language, "notice-page-gone", {})
        return HTMLResponse(PAGE.format(language=language, line=escape(line), more=""), 404)
    language = contact.language
    line = say(language, key, {"address": contact.address})
    more = '<p><a href="/">Serpentry</a></p>'
    if button:
        label = escape(say(language, button, {}))
        more = f'<form method="post"><button>{label}</button></form>'
    return HTMLResponse(PAGE.format(language=language, line=escape(line), more=more))
