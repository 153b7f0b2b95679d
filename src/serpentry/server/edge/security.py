"""What every request passes: size, rate, origin; and what every answer carries."""

import asyncio
import json
from collections.abc import Iterable
from functools import partial
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serpentry.clubs.api.requests import KEY_HEADER
from serpentry.hosting.caller import problem
from serpentry.languages import best_language
from serpentry.server.edge.limits import Limits, address_of, cost_of, files_of, network_of
from serpentry.server.edge.loop_time import timed
from serpentry.server.edge.turnstile import Turnstile
from serpentry.server.metrics import REQUESTS

CONTENT_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Vary": "Accept-Language",
}
CORS = {
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE",
    "Access-Control-Allow-Headers": f"Content-Type, Accept-Language, {KEY_HEADER}",
    "Access-Control-Max-Age": "600",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Vary": "Accept-Language, Origin",
}
"""What a friend's page may do; see `origins`."""
EMBEDDED = "/embed/"
"""Where boards are that other pages may show; see `frames`."""
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
WATCHING = ("/api/health", "/api/ready", "/metrics")
"""What programs ask that watch over the server: play at the same address does not hinder them."""
REFUSED_SECONDS = 0.5
"""So long somebody who asks too often waits for the refusal: it is cheaper to wait than to ask."""


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

    def render(self, content: object) -> bytes:
        """The bytes of the answer."""
        return json.dumps(content, separators=(",", ":")).encode("ascii")


def host_fits(headers: Headers, hosts: Iterable[str]) -> bool:
    """Whether a call names this service by one of its names, or no names were set."""
    named = headers.get("host", "").rsplit(":", 1)[0].lower()
    hosts = set(hosts)
    return not hosts or named in hosts


def friend_of(headers: Headers, allowed: Iterable[str]) -> str:
    """The foreign origin that calls, if its pages may; empty for our own and for strangers."""
    origin, allowed = headers.get("origin", ""), set(allowed)
    if not origin or urlsplit(origin).netloc == headers.get("host", ""):
        return ""
    return origin if "*" in allowed or origin.rstrip("/") in allowed else ""


def embedding_headers(frames: Iterable[str]) -> dict[str, str]:
    """What lets the pages of some sites show our boards in a frame; nothing where none may."""
    sites = sorted(frames)
    if not sites:
        return {}
    policy = CONTENT_POLICY.removesuffix("'none'") + " ".join(["'self'", *sites])
    return {"Content-Security-Policy": policy, "Cross-Origin-Resource-Policy": "cross-origin"}


def refusal(status: int, key: str, language: str, **arguments: str | int) -> Response:
    """An error as every client gets it."""
    return Ascii(problem(status, key, language, **arguments)[1], status)


class Gate:
    """ASGI middleware around the whole service."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        turnstile: Turnstile,
        allowed: frozenset[str],
        hosts: frozenset[str],
        frames: frozenset[str],
        largest: int,
    ) -> None:
        self.app, self.limits, self.turnstile, self.largest = app, limits, turnstile, largest
        self.allowed, self.hosts, self.embedded = allowed, hosts, embedding_headers(frames)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let everybody in by turns, and count what each costs: nothing is free."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        network = network_of(address_of(request))
        await self.turnstile.enter(network)
        if not self._is_in_time(request, network):
            await asyncio.sleep(REFUSED_SECONDS)
            await self.turnstile.enter(network)
            dressed = _dressed(send, self._more(request))
            await self._say(request, 429, "too-many")(scope, receive, dressed)
            return
        await timed(self._serve(request, receive, send), partial(self._pay, network))

    async def _serve(self, request: Request, receive: Receive, send: Send) -> None:
        """Check, pass on, and put headers on what comes back."""
        scope = request.scope
        dressed = _dressed(send, self._more(request))
        if request.method == "OPTIONS" and friend_of(request.headers, self.allowed):
            await Response(status_code=204)(scope, receive, dressed)
            return
        if refused := self._refusal(request):
            await refused(scope, receive, dressed)
            return
        try:
            await self.app(scope, _measured(receive, self.largest), dressed)
        except ClientDisconnect:  # nobody is left to be answered
            return
        except TooLarge:
            await self._say(request, 413, "too-large")(scope, receive, dressed)

    def _more(self, request: Request) -> dict[str, str]:
        """The headers that let the pages of others read the answer, or show it."""
        more = self.embedded if request.url.path.startswith(EMBEDDED) else {}
        friend = friend_of(request.headers, self.allowed)
        return more | CORS | {"Access-Control-Allow-Origin": friend} if friend else more

    def _pay(self, network: str, seconds: float) -> None:
        self.turnstile.worked(network, seconds)
        self.limits.worked(network, seconds)

    def _is_in_time(self, request: Request, network: str) -> bool:
        """Whether an address may ask again already."""
        path = request.url.path
        if path in WATCHING:
            return self.limits.watching_fits(network)
        if not path.startswith("/api/"):
            return self.limits.page_fits(network, files_of(path))
        return self.limits.request_fits(network, cost_of(path))

    def _refusal(self, request: Request) -> Response | None:
        if request.url.path in WATCHING:
            return None
        if not host_fits(request.headers, self.hosts):
            return self._say(request, 421, "foreign-host")
        if request.method not in SAFE_METHODS and not origin_fits(request.headers, self.allowed):
            return self._say(request, 403, "foreign-origin")
        if "\0" in request.url.path or b"%00" in request.scope["query_string"]:
            return self._say(request, 422, "mistake-nul")
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.largest:
            return self._say(request, 413, "too-large")
        return None

    def _say(self, request: Request, status: int, key: str) -> Response:
        return refusal(status, key, best_language(request.headers.get("accept-language")))


def _dressed(send: Send, more: dict[str, str]) -> Send:
    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            REQUESTS.labels(message["status"]).inc()
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.update(more)
            if "Content-Security-Policy" in more:
                del headers["X-Frame-Options"]
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
