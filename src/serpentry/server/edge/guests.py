"""Guests: a name, and a signed cookie that says who they are; nothing else is asked."""

import secrets
from collections.abc import Callable
from typing import Literal, NamedTuple

from fastapi import Request, Response, WebSocket
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from serpentry.languages import best_language
from serpentry.server.settings import Settings
from serpentry.table.refusals import Refused
from serpentry.table.words import clean_name

COOKIE = "serpentry_guest"
COOKIE_SECONDS = 365 * 86_400


class KnownGuest(NamedTuple):
    """What a cookie names: a guest, and the device it was handed out to."""

    guest: str
    device: str

    @property
    def is_plain(self) -> bool:
        """Whether it is from before cookies named a device."""
        return self.device == plain_device(self.guest)


class Doorman:
    """Knows guests by their cookies."""

    def __init__(
        self,
        secret: str,
        settings: Settings,
        is_gone: Callable[[str], bool] = lambda guest: False,
    ) -> None:
        self.is_gone = is_gone
        former = settings.former_secret.get_secret_value()
        self.signer = URLSafeSerializer(secret, salt="guest")
        self.challenges = URLSafeTimedSerializer(secret, salt="challenge")
        self.former = URLSafeSerializer(former, salt="guest") if former else None
        self.secure = settings.secure_cookies
        # Browsers send a cookie from pages of another site only if it says so, and over HTTPS. With
        # all origins allowed it does not: any page could then act for the guest who looks at it.
        has_friends = bool(settings.allowed_origins) and "*" not in settings.allowed_origins
        self.same_site: Literal["lax", "none"] = "none" if self.secure and has_friends else "lax"

    def known(self, call: Request | WebSocket) -> KnownGuest | None:
        """The caller; None for a stranger, a forged cookie, or one that is good no more."""
        found = _signed(self.signer, call)
        if found is None and self.former is not None:
            found = _signed(self.former, call)
        return None if found is None or any(map(self.is_gone, found)) else found

    def guest_of(self, call: Request | WebSocket) -> str | None:
        """The guest who calls."""
        found = self.known(call)
        return None if found is None else found.guest

    def is_former(self, call: Request | WebSocket) -> bool:
        """Whether the former secret signed a cookie: one day that is no longer known."""
        return _signed(self.signer, call) is None

    def welcome(self, response: Response, known: KnownGuest) -> None:
        """Hand out the cookie."""
        response.set_cookie(
            COOKIE,
            self.signer.dumps(known),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite=self.same_site,
            secure=self.secure,
            path="/",
        )

    def farewell(self, response: Response) -> None:
        """Take the cookie back."""
        response.delete_cookie(
            COOKIE, path="/", httponly=True, samesite=self.same_site, secure=self.secure
        )


def _signed(signer: URLSafeSerializer, call: Request | WebSocket) -> KnownGuest | None:
    """Whom a cookie names, if that signer signed it."""
    try:
        named = signer.loads(call.cookies.get(COOKIE, ""))
    except BadSignature:
        return None
    match named:
        case str():
            return KnownGuest(named, plain_device(named))
        case [str(guest), str(device)]:
            return KnownGuest(guest, device)
    return None


def plain_device(guest: str) -> str:
    """What stands for all cookies of a guest from before they named a device."""
    return f"plain {guest}"


def new_guest() -> str:
    """An id for somebody new."""
    return secrets.token_hex(12)


def language_of(request: Request) -> str:
    """The language that a caller wants."""
    wanted = request.query_params.get("language") or request.headers.get("accept-language")
    return best_language(wanted)


def checked_name(name: str) -> str:
    """A name as it will be shown; Refused if nothing is left of it."""
    cleaned = clean_name(name)
    if not cleaned:
        raise Refused("name-is-empty")
    return cleaned
