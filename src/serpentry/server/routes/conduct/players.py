"""Reporting somebody to the host, not hearing somebody, not playing with somebody."""

from typing import Annotated

from fastapi import Path, Request
from pydantic import BaseModel, Field

from serpentry.hosting.room import now_ms
from serpentry.server.conduct.avoiding import How
from serpentry.server.conduct.deeds import What
from serpentry.server.conduct.persons import Person, person_at
from serpentry.server.conduct.reports import ConductReport, Reason, new_id
from serpentry.server.edge.limits import address_of
from serpentry.server.parts import ServiceParts
from serpentry.server.routes.common import Given, Guest, Routes, StoredAnswer, TableId, TheParts
from serpentry.table.refusals import Refused
from serpentry.table.talk import voice_of

router = Routes("/api", tags=["conduct"])
MOST_SEATS, MOST_EVENTS = 32, 2**31 - 1
LONGEST_TEXT = 500
AvoidedId = Annotated[str, Path(pattern=r"^[a-f0-9]{1,32}$")]


class Meant(Given):
    """Another person at a table: on a seat, or who said the line with this event's number."""

    seat: Annotated[int, Field(ge=0, le=MOST_SEATS)] | None = None
    line: Annotated[int, Field(ge=1, le=MOST_EVENTS)] | None = None


class ReportGiven(Meant):
    """What somebody did, in a word and perhaps some more."""

    reason: Reason
    text: Annotated[str, Field(max_length=LONGEST_TEXT)] = ""


class ReportTaken(BaseModel):
    """That the host will see it: what becomes of it is not shown."""

    taken: bool


class AvoidGiven(Meant):
    """Whether their lines are not to be shown, or you also don't play with them."""

    how: How


class AvoidedInfo(StoredAnswer):
    """Somebody whom you avoid, by the name they had then."""

    id: str
    name: str
    how: How
    at: int


class AvoidedHere(AvoidedInfo):
    """Somebody whom you avoid: how their lines at this table are marked, and where they sit."""

    voice: str
    seats: list[int]


class HostDeed(StoredAnswer):
    """What the host did about you or a study of yours, and why."""

    at: int
    what: What
    name: str
    detail: str
    why: str


@router.post("/tables/{table}/reports", status_code=201)
async def report(
    table: TableId, given: ReportGiven, request: Request, parts: TheParts, guest: Guest
) -> ReportTaken:
    """Report somebody at a table to the host of the service."""
    await parts.suspensions.want_free(guest)
    person = await _meant(parts, table, guest, given)
    if not parts.limits.report_fits(guest, address_of(request)):
        raise Refused("too-many-reports")
    await parts.reports.add(
        ConductReport(
            id=new_id(),
            at=now_ms(),
            guest=guest,
            about_guest=person.guest,
            name=person.name,
            table_id=table,
            game=(await parts.keeper.room(table)).state.setup.game,
            line=person.line,
            reason=given.reason,
            text=given.text.strip(),
        )
    )
    return ReportTaken(taken=True)


@router.get("/tables/{table}/avoided")
async def avoided_here(table: TableId, parts: TheParts, guest: Guest) -> list[AvoidedHere]:
    """Whom you avoid, as they are known at a table."""
    room = await parts.keeper.room(table)
    room.want_viewer(guest)
    return [
        AvoidedHere.of(
            one,
            voice=voice_of(room.state.setup, one.other_guest),
            seats=list(room.state.seats_of(one.other_guest)),
        )
        for one in await parts.avoiding.of_guest(guest)
    ]


@router.post("/tables/{table}/avoided")
async def avoid(
    table: TableId, given: AvoidGiven, parts: TheParts, guest: Guest
) -> list[AvoidedHere]:
    """Don't hear somebody any more, or don't play with them either; they are not told."""
    person = await _meant(parts, table, guest, given)
    await parts.avoiding.avoid(guest, person, given.how)
    return await avoided_here(table, parts, guest)


@router.get("/me/avoided")
async def all_avoided(parts: TheParts, guest: Guest) -> list[AvoidedInfo]:
    """Whom you avoid, the newest first."""
    return [AvoidedInfo.of(one) for one in await parts.avoiding.of_guest(guest)]


@router.delete("/me/avoided/{avoided}")
async def avoid_no_more(avoided: AvoidedId, parts: TheParts, guest: Guest) -> list[AvoidedInfo]:
    """Hear somebody again, and play with them."""
    await parts.avoiding.stop(guest, avoided)
    return await all_avoided(parts, guest)


@router.get("/me/deeds")
async def host_deeds(parts: TheParts, guest: Guest) -> list[HostDeed]:
    """What the host did about you that you have not read of, the oldest first."""
    return [HostDeed.of(one) for one in await parts.deeds.untold(guest)]


@router.delete("/me/deeds")
async def have_read(parts: TheParts, guest: Guest) -> list[HostDeed]:
    """Say that you have read what the host did; the host's own log stays as it is."""
    await parts.deeds.note_told(guest)
    return []


async def _meant(parts: ServiceParts, table: str, guest: str, given: Meant) -> Person:
    room = await parts.keeper.room(table)
    room.want_viewer(guest)
    return person_at(room, guest, given.seat, given.line)
