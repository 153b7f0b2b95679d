"""What every request passes: size, rate, origin; and what every answer carries."""

import json
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serpentry.languages import best_language, say
from serpentry.server.limits import Limits
from serpentry.server.metrics import REQUESTS

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Vary": "Accept-Language",
}
SAFE = {"GET", "HEAD", "OPTIONS"}
UNLIMITED = ("/api/health", "/api/ready", "/metrics")


class TooLarge(HTTPException):
    """A request has more bytes than it may."""

    def __init__(self) -> None:
        super().__init__(413)


def origin_fits(headers: Headers, allowed: Iterable[str]) -> bool:
    """Whether a call comes from our own pages, from none (a program), or from a friend's."""
    origin = headers.get("origin")
    allowed = set(allowed)
    if origin is None or "*" in allowed or origin.rstrip("/") in allowed:
        return True
    return urlsplit(origin).netloc == headers.get("host", "")


class Ascii(JSONResponse):
    """JSON in plain ASCII: it can say whatever was asked, half a character too."""

    def render(self, content: Any) -> bytes:
        """The bytes of the answer."""
        return json.dumps(content, separators=(",", ":")).encode("ascii")


def problem(status: int, key: str, language: str = "en", **arguments: str | int) -> Response:
    """An error as every client gets it: a key with arguments, and its words."""
    text = say(language, key, arguments)
    return Ascii({"key": key, "args": arguments, "text": text}, status)


class Gate:
    """ASGI middleware around the whole service."""

    def __init__(self, app: ASGIApp, limits: Limits, allowed: frozenset[str], largest: int) -> None:
        self.app, self.limits, self.allowed, self.largest = app, limits, allowed, largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, pass on, and put headers on what comes back."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        dressed = _dressed(send)
        if refusal := self._refusal(request):
            await refusal(scope, receive, dressed)
            return
        try:
            await self.app(scope, _measured(receive, self.largest), dressed)
        except TooLarge:
            await self._say(request, 413, "too-large")(scope, receive, dressed)

    def _refusal(self, request: Request) -> Response | None:
        if request.url.path in UNLIMITED:
            return None
        address = request.client.host if request.client else "?"
        is_file = not request.url.path.startswith("/api/")
        if not is_file and not self.limits.request_fits(address):
            return self._say(request, 429, "too-many")
        if request.method not in SAFE and not origin_fits(request.headers, self.allowed):
            return self._say(request, 403, "foreign-origin")
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.largest:
            return self._say(request, 413, "too-large")
        return None

    def _say(self, request: Request, status: int, key: str) -> Response:
        return problem(status, key, best_language(request.headers.get("accept-language")))


def _dressed(send: Send) -> Send:
    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            REQUESTS.labels(message["status"]).inc()
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return dressed


def _measured(receive: Receive, largest: int) -> Receive:
    taken = 0

    async def measured() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > largest:
            raise TooLarge
        return message

    return measured
