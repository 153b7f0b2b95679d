"""Half a request is waited for only so long."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEADER_SECONDS = 10.0
"""From the first byte of a connection or request to the end of its headers."""


class HeaderTimeoutProtocol(HttpToolsProtocol):
    """HTTP that hangs up on whoever does not come to the end of his headers."""

    _hang_up: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody is there; what he wants should come soon."""
        super().connection_made(transport)
        self._await_headers()

    def data_received(self, data: bytes) -> None:
        """The first bytes of another request begin another wait."""
        if self._hang_up is None and (self.cycle is None or self.cycle.response_complete):
            self._await_headers()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """He has said what he wants."""
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """He has gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _await_headers(self) -> None:
        self._hang_up = self.loop.call_later(HEADER_SECONDS, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._hang_up is not None:
            self._hang_up.cancel()
            self._hang_up = None
