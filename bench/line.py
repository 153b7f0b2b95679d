"""A socket of a table that costs whoever measures next to nothing: processors are shared."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
UNMASKED = bytes(4)
"""A client has to mask what it sends; with nothing but zeros that changes no byte."""


class Line(asyncio.Protocol):
    """One WebSocket, of which only whole texts are told."""

    def __init__(self) -> None:
        self.buffer, self.is_open = b"", False
        self.texts: deque[bytes] = deque()
        self.waiting: asyncio.Future[None] | None = None
        self.listener: Callable[[Line], None] | None = None
        """Told where there are texts or it is gone, for whoever does not wait for them."""
        self.error: Exception | None = None

    @classmethod
    async def opened(cls, url: str, path: str, cookie: str) -> "Line":
        """A socket at a path of a service."""
        where = urlsplit(url)
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(cls, where.hostname or "", where.port or 80)
        line.transport.write(UPGRADE.format(path=path, host=where.netloc, cookie=cookie).encode())
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is there."""
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Take whatever is whole by now."""
        self.buffer += data
        if not self.is_open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.is_open, self.buffer = True, rest
        while frame := self._frame():
            self._take(*frame)
        if self.texts and self.listener is not None:
            self.listener(self)

    def _frame(self) -> tuple[int, bytes] | None:
        """The first frame, if all of it is here."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, begin = buffer[1] & 127, 2
        if length >= 126:
            begin = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:begin], "big")
        if len(buffer) < begin + length or len(buffer) < begin:
            return None
        self.buffer = buffer[begin + length :]
        return buffer[0] & 15, buffer[begin : begin + length]

    def _take(self, kind: int, content: bytes) -> None:
        if kind == PING:
            self._send(PONG, content)
        elif kind == TEXT:
            self.texts.append(content)
        self._wake(None if kind != CLOSE else ConnectionError(content[2:].decode()))

    def connection_lost(self, error: Exception | None) -> None:
        """It is gone."""
        self._wake(error or ConnectionError("closed"))

    def _wake(self, error: Exception | None) -> None:
        if error is not None:
            self.error = error
            if self.listener is not None:
                self.listener(self)
        if self.waiting is not None and not self.waiting.done():
            if error is None:
                self.waiting.set_result(None)
            else:
                self.waiting.set_exception(error)

    async def heard(self) -> bytes:
        """The next text."""
        while not self.texts:
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        return self.texts.popleft()

    def say(self, text: str) -> None:
        """Send a text."""
        self._send(TEXT, text.encode())

    def _send(self, kind: int, content: bytes) -> None:
        length = len(content)
        size = bytes([128 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + UNMASKED + content)

    def close(self) -> None:
        """Hang up."""
        self.transport.close()
