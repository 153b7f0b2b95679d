"""Pictures of tables for whoever shows a link to them."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from serpentry.server.previews import table_picture
from serpentry.server.routes.common import PROBLEMS, Caller, Language, TableId, TheParts

router = APIRouter(prefix="/api", tags=["records"], responses=PROBLEMS)
KEPT = "max-age=300"


@router.get("/tables/{table}/preview.png", response_class=Response, include_in_schema=False)
async def preview(
    table: TableId, request: Request, parts: TheParts, guest: Caller, language: Language
) -> Response:
    """A table as a spectator sees it, with names and scores."""
    address = request.client.host if request.client else ""
    caller = parts.caller(guest, language, address)
    picture = await table_picture(caller, table)
    return Response(picture, media_type="image/png", headers={"Cache-Control": KEPT})
