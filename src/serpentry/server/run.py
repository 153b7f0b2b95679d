"""Running the service: listening, and stopping so that nobody is left in the dark."""

import asyncio
import signal
import socket as sockets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import structlog
import uvicorn
from starlette.concurrency import run_in_threadpool

from serpentry.server.app import create_app
from serpentry.server.edge.connections import FILES_FOR_OTHERS, Connections, raise_file_limit
from serpentry.server.parts import ServiceParts
from serpentry.server.rehearsal import rehearse
from serpentry.server.settings import Settings
from serpentry.server.store.place import held
from serpentry.server.tables.bus import Bus
from serpentry.server.upkeep.garbage import GarbageWatch
from serpentry.tabletop.errors import SerpentryError

if TYPE_CHECKING:
    from serpentry.arena.lab import Lab

log = structlog.get_logger()
GOODBYE_SECONDS = 0.2
GRACE_SECONDS = 5
PING_SECONDS, PONG_SECONDS = 3, 6
"""A client that lost its network silently is gone for the others after both together."""
SWITCH_SECONDS = 0.0005
"""So long the loop waits for a busy thread when it wants to continue. With ten times that, which
is what Python has, a move waits for a tenth of a second while somebody's table is set up."""


class Service(uvicorn.Server):
    """A server that says goodbye before it stops."""

    def __init__(
        self,
        settings: Settings,
        told: Callable[[str], None] = lambda _: None,
        bus: Bus | None = None,
    ) -> None:
        app = create_app(settings, bus)
        self.parts: ServiceParts = app.state.parts
        connections = Connections(
            self.parts.limits,
            settings.connections_per_address,
            raise_file_limit() - FILES_FOR_OTHERS,
            settings.trusted_proxies,
        )
        self.told = told
        self.garbage = GarbageWatch(is_empty=lambda: not self.parts.limits.sockets)
        self.url = ""
        super().__init__(
            uvicorn.Config(
                app,
                host=settings.host,
                port=settings.port,
                log_config=None,
                access_log=False,
                server_header=False,
                lifespan="on",
                http=connections.http,
                ws=connections.websocket,
                ws_max_size=settings.largest_message,
                ws_per_message_deflate=False,
                ws_ping_interval=PING_SECONDS,
                ws_ping_timeout=PONG_SECONDS,
                timeout_graceful_shutdown=GRACE_SECONDS,
                forwarded_allow_ips=settings.trusted_proxies,
                proxy_headers=True,
            )
        )

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when asked to; having stopped well isn't a failure, so the signal ends here."""
        if sys.platform == "win32":  # loops there can't listen for signals
            with super().capture_signals():
                yield
            return
        loop = asyncio.get_running_loop()
        for one in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(one, self.handle_exit, one, None)
        try:
            yield
        finally:
            for one in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(one)

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Listen, and say where."""
        await run_in_threadpool(rehearse)
        await super().startup(sockets)
        if not self.started or not self.servers:
            return
        sys.setswitchinterval(SWITCH_SECONDS)
        self.garbage.start()
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        self.url = f"http://{shown}:{port}"
        self.told(self.url)
        log.info("open", url=self.url)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Tell everybody, then stop."""
        self.parts.say_goodbye()
        await asyncio.sleep(GOODBYE_SECONDS)
        await self.garbage.stop()
        await super().shutdown(sockets)
        log.info("closed")


def serve(
    settings: Settings, told: Callable[[str], None] = lambda _: None, lab: "Lab | None" = None
) -> None:
    """Serve until stopped; with a lab, if this is one's own machine."""
    with held(settings.database_url):
        _serve(settings, told, lab)


def _serve(settings: Settings, told: Callable[[str], None], lab: "Lab | None") -> None:
    service = Service(settings, told)
    service.parts.lab = lab
    try:
        service.run()
    except KeyboardInterrupt:
        return
    except SystemExit as stopped:
        raise SerpentryError(
            service.parts.failure
            or f"The server could not start on {settings.host}:{settings.port}; the log says why."
        ) from stopped
    if not service.started:
        raise SerpentryError(
            service.parts.failure or "The server could not start; the log says why."
        )
