"""A table's socket."""

from typing import Annotated

from fastapi import APIRouter, WebSocket
from pydantic import Field

from serpentry.hosting.viewers import Wants
from serpentry.server.parts import ServiceParts
from serpentry.server.routes.common import TableId
from serpentry.server.routes.socket_talk import play

router = APIRouter(prefix="/api")


@router.websocket("/tables/{table}/socket")
async def socket(
    socket: WebSocket,
    table: TableId,
    since: Annotated[int, Field(ge=0)] = 0,
    moves: bool = True,
    drawn: bool = False,
    changes: bool = False,
    program: bool = False,
) -> None:
    """Play: see docs/protocol.md."""
    parts: ServiceParts = socket.app.state.parts
    await play(parts, socket, table, since, Wants(moves, drawn, changes), program)
