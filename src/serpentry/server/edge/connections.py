"""Connections: how many there may be, and how long half a request or an unread answer is kept."""

import asyncio
import importlib
from collections import Counter
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from serpentry.server.edge.limits import Limits, network_of

HEADER_SECONDS = 10.0
"""From the first byte of a connection or request to the end of its headers."""
BODY_SECONDS = 30.0
"""From the end of the headers to the end of what is sent with them."""
UNREAD_SECONDS = 30.0
"""How long a client may leave unread what waits for it, without taking any of it."""
LARGEST_HEADERS = 65_536
MANY_FILES = 65_536
TEXTS_AT_ONCE = "serpentry.texts"
"""The extension of ASGI by which a socket offers to send texts without waiting."""
TEXT_FRAME = 0x81
FILES_FOR_OTHERS = 200
"""Open files that no connection gets: the database, processes, logs."""
TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\n\r\n"
    b"The headers of this request are too large.\n"
)


def raise_file_limit() -> int:
    """Have many open files, as far as the system lets us; how many that is."""
    try:
        resource = importlib.import_module("resource")  # Windows has none, and no such limit
    except ModuleNotFoundError:
        return MANY_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MANY_FILES
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, MANY_FILES)
    if soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return int(wanted)
    return int(soft)


class Connections:
    """Those that are open, by address."""

    def __init__(self, limits: Limits, most_each: int, most: int, trusted: str) -> None:
        self.limits, self.most_each, self.most = limits, most_each, most
        self.trusted = [one.strip() for one in trusted.split(",") if one.strip()]
        self.open: Counter[str] = Counter()

    def opens(self, address: str) -> bool:
        """Whether an address may have another connection; it is counted anyway."""
        self.open[address] += 1
        fits = self.open[address] <= self.most_each or self._is_proxy(address)
        return self.limits.note("connection", address, fits and self.open.total() <= self.most)

    def closes(self, address: str) -> None:
        """One connection less."""
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def hung_up(self, what: str, address: str) -> None:
        """A client stalled, and was cut off."""
        self.limits.note(what, address, False)

    def _is_proxy(self, address: str) -> bool:
        """Whether many people come by this address."""
        if not self.trusted or "*" in self.trusted:
            return bool(self.trusted)
        try:
            return any(ip_address(address) in ip_network(one, strict=False) for one in self.trusted)
        except ValueError:
            return address in self.trusted

    @property
    def http(self) -> type[asyncio.Protocol]:
        """What speaks HTTP on each of them."""
        return type("WatchedHttp", (HttpConnection,), {"watched": self})

    @property
    def websocket(self) -> type[asyncio.Protocol]:
        """What speaks WebSocket on each of them."""
        return type("WatchedSocket", (SocketConnection,), {"watched": self})


class Timed(asyncio.Protocol):
    """A connection that is cut where nothing happens."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    watched: Connections
    address = ""
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody is there."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self.address = network_of(str(peer[0])) if peer else "?"
        if not self.watched.opens(self.address):
            transport.abort()

    def pause_writing(self) -> None:
        """More waits for the client than it reads."""
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD_SECONDS, self._cut, "unread")

    def resume_writing(self) -> None:
        """The client has read some of it."""
        super().resume_writing()
        self._stop_timers()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        self._stop_timers()
        self.watched.closes(self.address)
        super().connection_lost(exc)

    def _stop_timers(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _cut(self, what: str) -> None:
        self.watched.hung_up(what, self.address)
        self.transport.abort()


def text_frame(text: str) -> bytes:
    """A text as a server sends it over a WebSocket: whole, unmasked."""
    content = text.encode()
    length = len(content)
    if length < 126:
        head = bytes((TEXT_FRAME, length))
    elif length < 65_536:
        head = bytes((TEXT_FRAME, 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((TEXT_FRAME, 127)) + length.to_bytes(8, "big")
    return head + content


class SocketConnection(Timed, WebSocketsSansIOProtocol):
    """A WebSocket: a client that has just sent something is not asked whether it is still there."""

    _heard_at = 0.0
    _is_awaited = False
    """Whether the next message is waited for, and none is there yet."""
    _ends = 0
    """How many of two have ended: the connection, and the talk on it."""

    def handle_connect(self, event: Request) -> None:
        """Somebody wants to talk: a handler may pass texts without waiting."""
        super().handle_connect(event)
        if scope := getattr(self, "scope", None):
            scope["extensions"][TEXTS_AT_ONCE] = {"send": self.send_at_once}

    def send_at_once(self, text: str) -> bool:
        """Send a text now, with others of this moment; whether that can be done.

        It is what the protocol does with a text, without a dozen steps on the way there.
        """
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return False
        if not self.writable.is_set() or self.conn.extensions or self.conn.state is not State.OPEN:
            return False
        self.transport.write(text_frame(text))
        return True

    def data_received(self, data: bytes) -> None:
        """Take what came."""
        self._heard_at = self.loop.time()
        super().data_received(data)

    async def receive(self) -> Any:
        """What came next."""
        self._is_awaited = self.queue.empty()
        return await super().receive()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. To stop and start reading is work: only where nobody waits for it."""
        is_free, self._is_awaited = self._is_awaited, False
        self.read_paused = self.read_paused or is_free  # as if it had been stopped already
        super().send_receive_event_to_app()
        self.read_paused = self.read_paused and not is_free

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        super().connection_lost(exc)
        self._leave_no_circles()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """Nothing more will be sent."""
        super().on_task_complete(task)
        self._leave_no_circles()

    def _leave_no_circles(self) -> None:
        """When nobody needs this any more, it goes at once: a look for garbage comes late."""
        self._ends += 1
        if self._ends == 2:
            self.scope["extensions"].clear()
            self.conn.parser.close()

    def send_keepalive_ping(self) -> None:
        """Ask somebody who has been silent."""
        assert self.ping_interval is not None
        until = self._heard_at + self.ping_interval
        if (wait := until - self.loop.time()) > 0:
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()


class HttpConnection(Timed, HttpToolsProtocol):
    """HTTP that hangs up on a client that does not finish its headers or its body."""

    _hang_up: asyncio.TimerHandle | None = None
    _taken = 0
    _is_in_headers = False

    def connection_made(self, transport: Any) -> None:
        """Somebody is there; a request should come soon."""
        super().connection_made(transport)
        self._await_headers()

    def data_received(self, data: bytes) -> None:
        """The first bytes of another request begin another wait."""
        if self._hang_up is None and (self.cycle is None or self.cycle.response_complete):
            self._await_headers()
        super().data_received(data)
        self._taken += len(data)
        if self._is_in_headers and self._taken > LARGEST_HEADERS:
            self._stop_waiting()
            self.watched.hung_up("headers", self.address)
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_headers_complete(self) -> None:
        """The request is complete."""
        self._await(BODY_SECONDS, "body")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The body is complete."""
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Another protocol takes the connection over, and counts it."""
        self._stop_waiting()
        self.watched.closes(self.address)
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _await_headers(self) -> None:
        self._await(HEADER_SECONDS, "headers")
        self._is_in_headers, self._taken = True, 0

    def _await(self, seconds: float, what: str) -> None:
        self._stop_waiting()
        self._hang_up = self.loop.call_later(seconds, self._cut, what)

    def _stop_waiting(self) -> None:
        self._is_in_headers = False
        if self._hang_up is not None:
            self._hang_up.cancel()
            self._hang_up = None
