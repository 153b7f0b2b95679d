"""Making, finding and joining tables."""

from typing import Annotated, Literal

from fastapi import APIRouter, WebSocket
from pydantic import BaseModel, ConfigDict, Field

from serpentry.hosting.plans import origin_of, planned
from serpentry.hosting.room import Room
from serpentry.hosting.telling import Wants
from serpentry.server.edge.messages import TableView
from serpentry.server.edge.socket import play
from serpentry.server.parts import Parts
from serpentry.server.routes.common import (
    PROBLEMS,
    Caller,
    Guest,
    Language,
    TableId,
    TheParts,
    TheRoom,
)
from serpentry.table.commands import Sit
from serpentry.table.decide import Who
from serpentry.table.refusals import Refused
from serpentry.table.views import free_seats

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)
Text = Annotated[str, Field(max_length=200)]


class Strict(BaseModel):
    """No field that we don't know."""

    model_config = ConfigDict(extra="forbid")


class SeatPlan(Strict):
    """Who is to sit there: a person here or elsewhere, or a computer."""

    kind: Literal["here", "elsewhere", "computer"]
    name: Text = ""
    player: Text = ""
    side: Text = ""


class ClockPlan(Strict):
    """No clock; milliseconds a seat for the game with an increment; or days a move."""

    kind: Literal["none", "game", "days"] = "none"
    base: Annotated[int, Field(ge=1_000, le=86_400_000)] = 600_000
    increment: Annotated[int, Field(ge=0, le=3_600_000)] = 0
    days: Annotated[int, Field(ge=1, le=60)] = 3


class Origin(Strict):
    """A table, and after how many of its moves and draws to play on."""

    table: Annotated[str, Field(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
    ply: Annotated[int, Field(ge=0, le=100_000)]


class ArrangedPlan(Strict):
    """A position set up by hand: what was laid, a line each, and whose turn it is."""

    laid: Annotated[list[Text], Field(max_length=200)] = []
    turn: Annotated[int, Field(ge=0, le=15)] = 0


class TablePlan(Strict):
    """A table to be made: of a game, `from` a position of another table, or from a `record`.

    Play begins at the game's start, or where it was `arranged`. A table that is `by_hand` follows
    one in front of people, who tell what chance does there.
    """

    model_config = ConfigDict(extra="forbid", populate_by_name=True)
    game: Text = ""
    origin: Annotated[Origin | None, Field(alias="from")] = None
    record: Annotated[str, Field(max_length=200_000)] = ""
    seats: Annotated[list[SeatPlan], Field(max_length=16)] = []
    options: Annotated[dict[str, object], Field(max_length=64)] = {}
    arranged: ArrangedPlan | None = None
    clock: ClockPlan = ClockPlan()
    public: bool = False
    by_hand: bool = False
    title: Text = ""
    starter: Literal["first", "lot", "loser", "turn"] = "first"


class TableInfo(BaseModel):
    """A table, as its link shows it."""

    id: str
    game: str
    rules: str
    title: str
    options: dict[str, object]
    public: bool
    free: list[int]
    table: TableView


class SeatWish(Strict):
    """The seat you want; null for any."""

    seat: Annotated[int, Field(ge=0, le=15)] | None = None


@router.post("/tables", status_code=201)
async def make(plan: TablePlan, parts: TheParts, guest: Guest, language: Language) -> TableInfo:
    """Make a table; it begins when all seats are taken."""
    given = plan.model_dump(by_alias=True)
    table = origin_of(given)
    origin = None if table is None else await _origin(parts, table)
    setup, copied = planned(given, guest, origin)
    if await parts.store.unfinished_of_host(guest) >= parts.settings.tables_per_guest:
        raise Refused("too-many-tables", most=parts.settings.tables_per_guest)
    room = await parts.keeper.create(setup, await parts.store.guest_name(guest) or "", copied)
    return _info(room, guest, language)


async def _origin(parts: Parts, table: str) -> Room:
    room = await parts.keeper.room(table)
    if room is None:
        raise Refused("no-such-table")
    return room


def _info(room: Room, guest: str | None, language: str, moves: bool = True) -> TableInfo:
    state = room.state
    return TableInfo(
        id=room.id,
        game=state.setup.game,
        rules=state.setup.rules,
        title=state.setup.title,
        options=dict(state.game.options_json),
        public=state.setup.public,
        free=free_seats(state),
        table=TableView.model_validate(room.shown(guest, moves, language)),
    )


@router.get("/tables/{table}")
async def look(room: TheRoom, caller: Caller, language: Language, moves: bool = True) -> TableInfo:
    """A table as you may see it; without `moves` neither legal moves nor snakes are told."""
    return _info(room, caller, language, moves)


@router.post("/tables/{table}/sit")
async def sit(
    wish: SeatWish, room: TheRoom, parts: TheParts, guest: Guest, language: Language
) -> TableInfo:
    """Take a free seat."""
    name = await parts.store.guest_name(guest) or ""
    await parts.keeper.submit(room, Sit(name, wish.seat), Who(guest), None, None)
    return _info(room, guest, language)


@router.websocket("/tables/{table}/socket")
async def socket(
    socket: WebSocket,
    table: TableId,
    since: Annotated[int, Field(ge=0)] = 0,
    moves: bool = True,
    drawn: bool = False,
    changes: bool = False,
) -> None:
    """Play: see docs/protocol.md."""
    parts: Parts = socket.app.state.parts
    await play(parts, socket, table, since, Wants(moves, drawn, changes))
