"""Making tables, looking at them and sitting down."""

from serpentry.hosting.caller import Caller
from serpentry.hosting.requests.plans import SeatWish, TablePlan
from serpentry.hosting.requests.shapes import TableId
from serpentry.hosting.room import Room
from serpentry.hosting.setups import planned
from serpentry.table.commands import Sit
from serpentry.table.decide import Who
from serpentry.table.shown.views import free_seats
from serpentry.tabletop.formats.jsons import JsonObject


async def make(caller: Caller, plan: TablePlan) -> JsonObject:
    """Make a table; it begins when all seats are taken."""
    guest = caller.known()
    origin = None if plan.origin is None else await caller.host.room(plan.origin.table)
    setup, copied = planned(plan, guest, origin)
    await caller.host.check_new(guest)
    room = await caller.host.create(setup, await caller.name(), copied)
    return _info(room, caller)


async def look(caller: Caller, table: TableId, moves: bool = True) -> JsonObject:
    """A table as you may see it; without `moves` neither legal moves nor snakes are told."""
    return _info(await caller.host.room(table), caller, moves)


async def sit(caller: Caller, table: TableId, wish: SeatWish) -> JsonObject:
    """Take a free seat."""
    room, guest = await caller.host.room(table), caller.known()
    await caller.host.submit(room, Sit(await caller.name(), wish.seat), Who(guest))
    return _info(room, caller)


def _info(room: Room, caller: Caller, moves: bool = True) -> JsonObject:
    state = room.state
    return {
        "id": room.id,
        "game": state.setup.game,
        "rules": state.setup.rules,
        "title": state.setup.title,
        "options": dict(state.game.options_json),
        "public": state.setup.public,
        "free": free_seats(state),
        "table": room.shown(caller.guest, moves, caller.language),
    }
