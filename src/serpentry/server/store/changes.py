"""What is stored of a change at a table: its events, and what lists and searches go by."""

from serpentry.hosting.cards import card_text
from serpentry.hosting.room import now_ms
from serpentry.hosting.storage import Change
from serpentry.hosting.stored import Row, event_rows, setup_text
from serpentry.server.store.endings import ending_rows
from serpentry.server.store.outbox import rematch_tidings, turn_row
from serpentry.server.store.rated.settling import rated_games
from serpentry.server.store.writer import Write
from serpentry.table.events import Sat
from serpentry.table.setup import Setup
from serpentry.table.state import State


def write_of(*changes: Change) -> Write:
    """What is written for changes that belong together; tables that are new come first."""
    last, sitters = changes[-1], list[Row]()
    for one in changes:
        seated = {row.event.guest for row in one.decided.entries if isinstance(row.event, Sat)}
        sitters += [{"guest": guest, "table_id": one.table} for guest in sorted(seated)]
    entries = last.decided.entries
    at = entries[-1].at if entries else now_ms()
    return Write(
        last.table,
        entries[-1].seq if entries else 0,
        [row for one in changes for row in event_rows(one.table, one.decided.entries, one.cause)],
        {**_columns(last.decided.state), "updated": at},
        created=[_new_row(one) for one in changes if one.seed],
        sitters=sitters,
        endings=[row for one in changes for row in ending_rows(one.table, one.decided.state, at)],
        turns=[row for one in changes if (row := turn_row(one.table, one.decided.state))],
        tidings=[row for one in changes for row in rematch_tidings(one.table, one.decided)],
        rated=[game for one in changes for game in rated_games(one.table, one.decided, at)],
    )


def _new_row(change: Change) -> Row:
    state = change.decided.state
    row = new_table_row(change.table, state.setup, change.seed or "", now_ms())
    return {**row, **_columns(state)}


def _columns(state: State) -> Row:
    return {
        "phase": state.phase.value,
        "computer_due": state.computer_to_act() is not None,
        "card": card_text(state),
    }


def new_table_row(table: str, setup: Setup, seed: str, now: int) -> Row:
    """The row of a table that is being made; what follows from its events comes with them."""
    return {
        "id": table,
        "setup": setup_text(setup),
        "seed": seed,
        "host": setup.host,
        "created": now,
        "updated": now,
        "phase": "waiting",
        "public": setup.public,
        "computer_due": False,
        "card": "{}",
    }
