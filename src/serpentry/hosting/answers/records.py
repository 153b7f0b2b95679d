"""Games on paper: records, replays, pictures, studies, and checking the dice."""

from serpentry.hosting.caller import Caller
from serpentry.hosting.embedding.own_studies import own_studies
from serpentry.hosting.embedding.study_boards import shown_study
from serpentry.hosting.embedding.study_turns import turn_of_study
from serpentry.hosting.replays import (
    checked_record,
    checked_table,
    counted_now,
    history_view,
    picture_of,
    shown_record,
    table_record,
)
from serpentry.hosting.requests.plans import GivenRecord, GivenStudy, StudyPlace
from serpentry.hosting.shapes.answers import (
    History,
    OwnStudy,
    ShownRecord,
    ShownStudy,
    StudyTurn,
    VerdictInfo,
)
from serpentry.table.refusals import Refused
from serpentry.table.shown.shapes import CountedPart
from serpentry.table.state import Phase
from serpentry.tabletop.formats.limits import Ply, TableId


async def record(caller: Caller, table: TableId) -> str:
    """The record; while hands are hidden only after the end."""
    room = await caller.room(table)
    return await caller.apart(table_record, room.state, room.seed)


async def history(caller: Caller, table: TableId, drawn: bool = False, since: Ply = 0) -> History:
    """Steps with their positions, for replays, 500 at most: `next` is where to go on (`since`).

    `drawn` tells them as pictures too.
    """
    room = await caller.room(table)
    return await caller.apart(history_view, room.state, caller.guest, drawn, since)


async def counted(caller: Caller, table: TableId) -> list[list[CountedPart]]:
    """What each seat has of what as things stand, and the cells that it is counted from."""
    room = await caller.room(table)
    return await caller.apart(counted_now, room.state, caller.guest)


async def picture(caller: Caller, table: TableId, ply: Ply | None = None) -> str:
    """The table as SVG, now or after so many events of the game."""
    room = await caller.room(table)
    return await caller.apart(picture_of, room.state, caller.guest, ply)


async def verify_table(caller: Caller, table: TableId) -> VerdictInfo:
    """Check a finished game: every move, the result, and each draw against the seed."""
    room = await caller.room(table)
    if room.state.phase is not Phase.OVER:
        raise Refused("not-over")
    if not room.state.shows_seed:
        raise Refused("table-secret")
    return await caller.apart(checked_table, room.state, room.seed)


async def verify_record(caller: Caller, given: GivenRecord) -> VerdictInfo:
    """Check any record."""
    return await caller.apart(checked_record, given.record)


async def show_record(caller: Caller, given: GivenRecord) -> ShownRecord:
    """The position that a record ends with, for pictures of it; nothing is kept."""
    return await caller.apart(shown_record, given.record)


async def show_study(caller: Caller, given: GivenStudy) -> ShownStudy:
    """The texts and boards of a study, each asked of the rules; nothing is kept."""
    return await caller.apart(shown_study, given.text, caller.language)


async def studies_of_ours(caller: Caller) -> list[OwnStudy]:
    """The studies that come with Serpentry, in the language of who asks."""
    return await caller.apart(own_studies, caller.language)


async def study_turn(caller: Caller, given: StudyPlace) -> StudyTurn:
    """What can be played at a place in a board of a study; nothing is kept."""
    return await caller.apart(turn_of_study, given, caller.language)
