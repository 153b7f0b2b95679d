"""What is written with an event so that people can be notified later: nothing is forgotten."""

import json

import sqlalchemy as sa

from serpentry.hosting.stored import Row
from serpentry.hosting.tidings import INVITATION, Tidings
from serpentry.server.store.schema import turns
from serpentry.table.commands import REMATCHES
from serpentry.table.decide import Decided
from serpentry.table.events import Asked
from serpentry.table.setup import DaysClock, GameClock
from serpentry.table.state import Phase, State
from serpentry.tabletop.formats.jsons import Json

KEEP_TURN = sa.text(
    "INSERT INTO turns (table_id, guest, seq, since, deadline) "
    "VALUES (:table_id, :guest, :seq, :since, :deadline) "
    "ON CONFLICT (table_id) DO UPDATE SET "
    "seq = CASE WHEN turns.guest = excluded.guest THEN turns.seq ELSE excluded.seq END, "
    "since = CASE WHEN turns.guest = excluded.guest THEN turns.since ELSE excluded.since END, "
    "guest = excluded.guest, deadline = excluded.deadline"
)
"""Several moves in a row are one turn, of which one notice is sent."""
DROP_TURN = turns.delete().where(turns.c.table_id == sa.bindparam("table"))

TELL = sa.text(
    "INSERT INTO notices (contact, kind, about, number, state, at, tries, facts) "
    "SELECT contacts.id, :kind, :about, :number, 'due', :at, 0, :facts FROM contacts "
    "WHERE contacts.guest = :guest AND contacts.confirmed AND contacts.kinds LIKE :wanted "
    "ON CONFLICT DO NOTHING"
)
"""People who have not asked for it get nothing."""


def tidings_row(told: Tidings) -> Row:
    """What `TELL` needs."""
    return {
        "guest": told.guest,
        "kind": told.kind,
        "wanted": f"% {told.kind} %",
        "about": told.about,
        "number": told.number,
        "at": told.at,
        "facts": json.dumps(told.facts),
    }


def turn_row(table: str, state: State) -> Row | None:
    """Whose move is waited for; None where nobody is notified of turns.

    That is so at tables of one person, and where the clock is too quick for a letter.
    """
    if len(state.guests) < 2 or isinstance(state.setup.clock, GameClock):
        return None
    seat = state.to_act
    guest = (state.chairs[seat].guest or "") if isinstance(seat, int) else ""
    since, deadline = state.clocks.since or 0, 0
    if guest and isinstance(seat, int) and isinstance(state.setup.clock, DaysClock):
        deadline = state.clocks.due or since + state.clocks.left[seat]
    return {
        "table_id": table,
        "guest": guest,
        "seq": state.seq,
        "since": since,
        "deadline": deadline,
        "is_over": state.phase is Phase.OVER,
    }


def rematch_tidings(table: str, decided: Decided) -> list[Tidings]:
    """A rematch that somebody asks for is an invitation to all others."""
    state = decided.state
    asked = [
        (one, one.event)
        for one in decided.entries
        if isinstance(one.event, Asked) and one.event.what in REMATCHES
    ]
    return [
        Tidings(guest, INVITATION, table, entry.seq, entry.at, _rematch_facts(state, event, table))
        for entry, event in asked
        for guest in sorted(state.guests - {state.chairs[event.seat].guest or ""})
    ]


def _rematch_facts(state: State, asked: Asked, table: str) -> dict[str, Json]:
    name = state.chairs[asked.seat].name
    return {"name": name, "game": state.setup.game, "link": f"/table/{table}"}
