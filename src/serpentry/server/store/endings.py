"""Games that ended, for each of those who played them: written once, with the last event."""

import sqlalchemy as sa

from serpentry.catalogue import names
from serpentry.hosting.stored import Row
from serpentry.players.paces import number_of
from serpentry.server.store.schema import endings, sitters, tables
from serpentry.table.setup import COMPUTER
from serpentry.table.state import CLOSED, Phase, State


def ending_rows(table: str, state: State, at: int) -> list[Row]:
    """What is kept of a game that has ended, for each guest who sits there."""
    if state.phase is not Phase.OVER:
        return []
    levels = (number_of(one.player) or 0 for one in state.chairs if one.kind == COMPUTER)
    facts: Row = {
        "table_id": table,
        "ended": at,
        "game": state.setup.game,
        "level": int(max(levels, default=0)),
    }
    return [{"guest": one, "outcome": _outcome(state, one), **facts} for one in state.guests]


def _outcome(state: State, guest: str) -> str:
    """Won, lost or drawn; empty where somebody played alone, or there was to be no result."""
    own, end = {*state.seats_of(guest)}, state.end
    if end is None or end.how == CLOSED or len(own) == len(state.chairs):
        return ""
    if len(end.winners) in (0, len(state.chairs)):
        return "drawn"
    return "won" if own & {*end.winners} else "lost"


def fill() -> sa.Insert:
    """Note the games that ended before they were noted; what came of them is not known."""
    game = sa.case(
        *((tables.c.card.like(f'{{"game": "{name}"%'), name) for name in names()), else_=""
    )
    nothing = sa.literal("")
    known = (
        sa.select(sitters.c.guest, tables.c.id, tables.c.updated, game, nothing, sa.literal(0))
        .join(tables, tables.c.id == sitters.c.table_id)
        .where(tables.c.phase == Phase.OVER.value)
        .where(tables.c.id.not_in(sa.select(endings.c.table_id)))
    )
    return endings.insert().from_select([one.name for one in endings.c], known)
