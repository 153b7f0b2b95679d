"""Pictures of tables, for whoever shows a link to them or passes a game on."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response

from serpentry.hosting.caller import Caller
from serpentry.pictures.animations import QUICKEST, SLOWEST
from serpentry.pictures.stills import Theme
from serpentry.server.previews.tables import AnimationWish, table_animation, table_picture
from serpentry.server.routes.common import PROBLEMS, TableId, awaited, language_of, parts_of

router = APIRouter(prefix="/api", tags=["records"], responses=PROBLEMS)
PNG = "image/png"
KEPT = {"Cache-Control": "private, max-age=300"}


def whoever(request: Request) -> Caller:
    """Who asks, and pays for what is painted."""
    parts = parts_of(request)
    address = request.client.host if request.client else ""
    return parts.caller(parts.doorman.guest_of(request), language_of(request), address)


Whoever = Annotated[Caller, Depends(awaited(whoever))]


@router.get(
    "/tables/{table}/preview.png",
    response_class=Response,
    responses={200: {"content": {PNG: {}}}},
)
async def preview_of_table(table: TableId, caller: Whoever) -> Response:
    """A table as a spectator sees it, with names and scores, for links to it."""
    return Response(await table_picture(caller, table), media_type=PNG, headers=KEPT)


@router.get(
    "/tables/{table}/animation.{ending}",
    response_class=Response,
    responses={200: {"content": {"image/webp": {}, "image/gif": {}}}},
)
async def animation(
    table: TableId,
    ending: Literal["webp", "gif"],
    caller: Whoever,
    first: Annotated[int, Query(alias="from", ge=0, le=100_000)] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0, le=100_000)] = None,
    seconds: Annotated[float, Query(ge=QUICKEST, le=SLOWEST)] = 1.0,
    theme: Theme = "light",
) -> Response:
    """A game move by move as a spectator sees it; of a long one, every second or third move."""
    wish = AnimationWish(ending, first, last, seconds, theme)
    content = await table_animation(caller, table, wish)
    return Response(content, media_type=f"image/{ending}", headers=KEPT)
