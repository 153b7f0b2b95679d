"""The service as an ASGI application."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from serpentry.catalogue import names
from serpentry.hosting.caller import problem_of
from serpentry.hosting.storage import NotKept
from serpentry.hosting.submitting import Stale
from serpentry.languages import ENGLISH, explain, sentence
from serpentry.server.edge.client_files import ClientFiles, client_folder
from serpentry.server.edge.description import client_message, description_of, server_message
from serpentry.server.edge.guests import language_of
from serpentry.server.edge.limits import Limits
from serpentry.server.edge.mistakes import first_mistake
from serpentry.server.edge.security import Ascii, Gate, refusal
from serpentry.server.parts import ServiceParts
from serpentry.server.previews.heads import with_preview
from serpentry.server.routes import (
    admin,
    clubs,
    games,
    guests,
    health,
    lab,
    lobby,
    mine,
    notices,
    passkeys,
    previews,
    printing,
    questions,
    rated,
    socket,
    studies,
)
from serpentry.server.routes.common import operation_name
from serpentry.server.routes.conduct import host, players
from serpentry.server.settings import Settings
from serpentry.server.tables.bus import Bus
from serpentry.table.refusals import Refused
from serpentry.tabletop.errors import SerpentryError
from serpentry.version import __version__

log = structlog.get_logger()
ROUTERS = (
    health,
    games,
    printing,
    guests,
    passkeys,
    lobby,
    mine,
    rated,
    questions,
    clubs,
    notices,
    previews,
    studies,
    socket,
    lab,
    admin,
    players,
    host,
)
webhooks = APIRouter(generate_unique_id_function=operation_name)
"""OpenAPI knows no sockets: their messages are described here."""


def socket_message(message: object) -> Any:
    """What a client may send over a table's socket, and what comes back."""
    raise NotImplementedError


socket_message.__annotations__.update({"message": client_message(), "return": server_message()})
webhooks.post("socket_message")(socket_message)


def create_app(settings: Settings, bus: Bus | None = None) -> FastAPI:
    """The application; it opens its parts when the server starts."""
    limits = Limits(settings)
    parts = ServiceParts(settings, limits, bus)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        try:
            await parts.open()
        except SerpentryError as error:
            parts.failure = str(error)
            log.warning("can't open", why=parts.failure)
            raise
        asyncio.get_running_loop().run_in_executor(None, _look_over_the_shelf)
        try:
            yield
        finally:
            await parts.close()

    app = FastAPI(
        title="Serpentry",
        version=__version__,
        description="Tables for the snake-building board games. The socket: docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,  # in the loop, it would hold up every table for half a second
        generate_unique_id_function=operation_name,
        webhooks=webhooks,
    )
    app.state.parts = parts
    # As they are: to include a router is to make all its routes again, which takes half a second.
    for module in ROUTERS:
        app.router.routes.extend(module.router.routes)
    _offer_description(app)
    _tell_mistakes(app)
    if folder := client_folder(settings.client):
        app.mount("/", ClientFiles(folder, fill=with_preview), name="client")
    app.add_middleware(
        Gate,
        limits=limits,
        turnstile=parts.turnstile,
        allowed=settings.allowed_origins,
        hosts=settings.allowed_hosts,
        frames=settings.allowed_frames,
        largest=settings.largest_body,
    )
    return app


def _look_over_the_shelf() -> None:
    """Set every game up once, so that the first visitor need not wait for it."""
    for name in names():
        games.game_info(name, ENGLISH)


def _offer_description(app: FastAPI) -> None:
    """What other clients read: worked out once, beside the loop, when it is first asked for."""
    written: list[bytes] = []
    writing = asyncio.Lock()

    @app.get("/api/openapi.json", include_in_schema=False)
    async def description() -> Response:
        async with writing:
            if not written:
                written.append(await asyncio.to_thread(_described, app))
        return Response(written[0], media_type="application/json")


def _described(app: FastAPI) -> bytes:
    return json.dumps(description_of(app), ensure_ascii=False, separators=(",", ":")).encode()


def _tell_mistakes(app: FastAPI) -> None:
    async def wrong(request: Request, error: Exception) -> Response:
        response = Ascii(*problem_of(error, language_of(request))[::-1])
        if isinstance(error, NotKept):
            response.headers["Retry-After"] = "1"
        return response

    for kind in (Refused, Stale, NotKept, SerpentryError, Exception):
        app.add_exception_handler(kind, wrong)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        language = language_of(request)
        why = first_mistake(error.errors(), language)
        return refusal(422, "not-readable", language, why=why)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        keys = {404: "not-found", 405: "wrong-method", 413: "too-large"}
        key = keys.get(error.status_code, "not-readable")
        what = request.url.path[:200]
        language = language_of(request)
        why = explain(sentence("mistake-json"), language) if key == "not-readable" else ""
        response = refusal(error.status_code, key, language, what=what, why=why)
        for name, value in (error.headers or {}).items():
            response.headers[name] = value
        return response
