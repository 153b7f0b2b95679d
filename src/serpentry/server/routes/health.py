"""Is it alive, is it ready, how is it doing?"""

import structlog
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel

from serpentry.languages import ENGLISH
from serpentry.server.metrics import figures
from serpentry.server.parts import ServiceParts
from serpentry.server.routes.common import in_charge, is_from_here, operation_name
from serpentry.server.store.failures import SENTENCES

log = structlog.get_logger()
router = APIRouter(tags=["health"], generate_unique_id_function=operation_name)


class Well(BaseModel):
    """Whether it is; if not, why, for the person who runs it."""

    ok: bool
    why: str = ""


@router.get("/api/health")
async def health() -> Well:
    """Whether the process answers."""
    return Well(ok=True)


@router.get("/api/ready", responses={503: {"model": Well}})
async def ready(request: Request) -> Response:
    """Whether it can take guests: open, not closing, and its last write went through."""
    parts: ServiceParts = request.app.state.parts
    why = await _trouble(parts)
    return JSONResponse({"ok": not why, "why": why}, 503 if why else 200)


async def _trouble(parts: ServiceParts) -> str:
    if not parts.is_open or parts.is_closing:
        return "The service is starting or stopping."
    fault = parts.heartbeat.trouble()
    if fault is not None:
        return SENTENCES[fault]
    try:
        await parts.lobby.text(ENGLISH)
    except Exception:  # whatever it is, guests see no tables
        log.exception("the lobby can't be read")
        return "The lobby can't be read; the log says why."
    return ""


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Counters and histograms for Prometheus: for programs on this machine, or with the token."""
    if not is_from_here(request):
        in_charge(request, request.headers.get("authorization", ""))
    return Response(figures(), media_type=CONTENT_TYPE_LATEST)
