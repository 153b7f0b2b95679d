"""Guests: a name, and a signed cookie that says who they are; nothing else is asked."""

import secrets
from typing import Literal

from fastapi import Request, Response, WebSocket
from itsdangerous import BadSignature, URLSafeSerializer

from serpentry.server.settings import Settings
from serpentry.table.refusals import Refused
from serpentry.table.words import clean_name

COOKIE = "serpentry_guest"
COOKIE_SECONDS = 365 * 86_400


class Doorman:
    """Knows guests by their cookies."""

    def __init__(self, secret: str, settings: Settings) -> None:
        self.signer = URLSafeSerializer(secret, salt="guest")
        self.secure = settings.secure_cookies
        # Browsers send a cookie from pages of another site only if it says so, and over HTTPS. With
        # all origins allowed it does not: any page could then act for whoever looks at it.
        has_friends = bool(settings.allowed_origins) and "*" not in settings.allowed_origins
        self.same_site: Literal["lax", "none"] = "none" if self.secure and has_friends else "lax"

    def guest_of(self, call: Request | WebSocket) -> str | None:
        """Who calls; None for a stranger or a forged cookie."""
        cookie = call.cookies.get(COOKIE, "")
        try:
            guest = self.signer.loads(cookie)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def welcome(self, response: Response, guest: str) -> None:
        """Hand out the cookie."""
        response.set_cookie(
            COOKIE,
            self.signer.dumps(guest),
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


def new_guest() -> str:
    """An id for somebody new."""
    return secrets.token_hex(12)


def checked_name(name: str) -> str:
    """A name as it will be shown; Refused if nothing is left of it."""
    cleaned = clean_name(name)
    if not cleaned:
        raise Refused("name-is-empty")
    return cleaned
