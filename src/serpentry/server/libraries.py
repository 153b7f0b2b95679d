"""What the service builds on inside its web server: a start finds out whether it is still there.

docs/decisions/0060-inside-the-web-server.md says why it reaches so far in.
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from types import FunctionType

from serpentry.languages import sentence
from serpentry.tabletop.errors import SerpentryError, install_command

CONNECTION = (
    *("connection_made", "connection_lost", "data_received", "pause_writing", "resume_writing"),
    *("loop", "transport"),
)
BUILT_ON = {
    "uvicorn.server:Server": (
        *("capture_signals", "handle_exit", "run", "serve", "shutdown", "startup"),
        *("servers", "started"),
    ),
    "uvicorn.protocols.http.httptools_impl:HttpToolsProtocol": (
        *CONNECTION,
        *("cycle", "handle_websocket_upgrade", "on_headers_complete", "on_message_complete"),
    ),
    "uvicorn.protocols.http.httptools_impl:RequestResponseCycle": ("response_complete",),
    "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol": (
        *CONNECTION,
        *("handle_connect", "on_task_complete", "send_keepalive_ping"),
        *("receive", "send_receive_event_to_app", "queue", "read_paused"),
        *("close_sent", "conn", "handshake_complete", "scope", "writable"),
        *("ping_interval", "ping_timer"),
    ),
    "websockets.protocol:Protocol": ("extensions", "parser", "state"),
    "websockets.protocol:State": ("OPEN",),
}
"""Names that are overridden or read, by the class that has them."""


def want_libraries() -> None:
    """SerpentryError names what is missing from the libraries that are installed."""
    for place, names in BUILT_ON.items():
        module, _, kind = place.partition(":")
        try:
            found = set(_names_of(getattr(import_module(module), kind)))
        except (ImportError, AttributeError) as error:
            raise _lacks(module, kind) from error
        for name in names:
            if name not in found:
                raise _lacks(module, f"{kind}.{name}")


def _names_of(kind: type) -> Iterator[str]:
    """The names of a class: what it defines, and what its methods set or read."""
    for one in kind.__mro__:
        for name, value in vars(one).items():
            yield name
            if isinstance(value, FunctionType):
                yield from value.__code__.co_names


def _lacks(module: str, name: str) -> SerpentryError:
    library = module.partition(".")[0]
    try:
        installed = version(library)
    except PackageNotFoundError:
        installed = "?"
    facts = {"library": library, "version": installed, "name": name}
    return SerpentryError(sentence("why-library", **facts, command=install_command("serve")))
