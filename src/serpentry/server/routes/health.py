"""Is it alive, is it ready, how is it doing?"""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import BaseModel
from sqlalchemy.exc import SQLAlchemyError

from serpentry.server.parts import Parts

router = APIRouter(tags=["health"])


class Well(BaseModel):
    """Whether it is."""

    ok: bool


@router.get("/api/health")
async def health() -> Well:
    """Whether the process answers."""
    return Well(ok=True)


@router.get("/api/ready", responses={503: {"model": Well}})
async def ready(request: Request) -> Response:
    """Whether it can take guests: open, not closing, and the database answers."""
    parts: Parts = request.app.state.parts
    try:
        ok = parts.is_open and not parts.is_closing and await parts.store.is_well()
    except (SQLAlchemyError, OSError):
        ok = False
    return JSONResponse({"ok": ok}, 200 if ok else 503)


@router.get("/metrics", include_in_schema=False)
async def metrics() -> Response:
    """Counters and histograms for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
