"""Making tables, looking at them and sitting down."""

from serpentry.hosting.caller import Caller
from serpentry.hosting.carried import LONG, CarriedState, Opening, opened
from serpentry.hosting.encoder import EncodedText
from serpentry.hosting.requests.plans import SeatWish, TablePlan
from serpentry.hosting.room import Room
from serpentry.hosting.setups import MOST_LINES, CopiedTable, planned
from serpentry.hosting.shown_tables import rehearse
from serpentry.hosting.viewers import with_part
from serpentry.table.commands import Sit
from serpentry.table.decide import Who
from serpentry.table.refusals import Refused
from serpentry.table.shown.views import free_seats, of_club_view
from serpentry.tabletop.formats.limits import TableId


async def make(caller: Caller, plan: TablePlan) -> EncodedText:
    """Make a table; it begins when all seats are taken."""
    guest = caller.known()
    await caller.host.check_new(guest)
    if plan.rated:
        await caller.host.check_kept(guest)
    origin, name = await _origin(caller, plan), await caller.name()
    if _is_long(plan, origin):
        begin = caller.host.opening()
        carried = await caller.apart(opened, begin, plan, guest, name, origin)
        room, told = await caller.aside(_arrived, caller, begin, carried)
    else:
        room, told = await caller.aside(_prepared, caller, plan, name, origin)
    await caller.host.create(room)
    return told


async def _origin(caller: Caller, plan: TablePlan) -> CopiedTable | None:
    """The table that another is to go on from."""
    if plan.origin is None:
        return None
    room = await caller.room(plan.origin.table)
    return CopiedTable(room.state, room.seed)


def _is_long(plan: TablePlan, origin: CopiedTable | None) -> bool:
    """Whether a table begins with much that was played; Refused where that is too much."""
    if plan.record.count("\n") > MOST_LINES:
        raise Refused("mistake-too-much")
    return max(plan.record.count("\n"), origin.state.seq if origin else 0) > LONG


async def look(caller: Caller, table: TableId, moves: bool = True) -> EncodedText:
    """A table as you may see it; without `moves` neither legal moves nor snakes are told."""
    return await caller.aside(_info, await caller.room(table), caller, moves)


async def sit(caller: Caller, table: TableId, wish: SeatWish) -> EncodedText:
    """Take a free seat."""
    room, guest = await caller.room(table), caller.known()
    await caller.host.submit(room, Sit(await caller.name(), wish.seat), Who(guest))
    return await caller.aside(_info, room, caller)


def _prepared(
    caller: Caller, plan: TablePlan, name: str, origin: CopiedTable | None
) -> tuple[Room, EncodedText]:
    """A room for what is planned, and all that is sent about it."""
    setup, copied = planned(plan, caller.known(), origin)
    room = caller.host.prepared(setup, name, copied)
    rehearse(room.state)
    return room, _info(room, caller)


def _arrived(caller: Caller, begin: Opening, carried: CarriedState) -> tuple[Room, EncodedText]:
    """The same for what was prepared elsewhere."""
    room = caller.host.new_room(caller.host.terms.new_id(), begin.seed, carried.state)
    return room, _info(room, caller)


def _info(room: Room, caller: Caller, moves: bool = True) -> EncodedText:
    """A table as it is told to whoever looks; what all see is worked out once."""
    state = room.state
    told: dict[str, object] = {
        "id": room.id,
        "game": state.setup.game,
        "rules": state.setup.rules,
        "title": state.setup.title,
        "club": of_club_view(state.setup),
        "options": dict(state.game.options_json),
        "public": state.setup.public,
        "free": free_seats(state),
    }
    shown = room.shown(caller.guest, moves, caller.language)
    return EncodedText(with_part(room.encode(told), "table", shown))
