"""What the host of the service sees of reports, and does about them; every deed is logged."""

from typing import Annotated

from fastapi import Depends, HTTPException, Path, Query
from pydantic import BaseModel, Field

from serpentry.server.conduct.deeds import What
from serpentry.server.conduct.moderating import LONGEST_DAYS
from serpentry.server.conduct.reports import NamedReport, Reason
from serpentry.server.edge.guests import checked_name
from serpentry.server.parts import ServiceParts
from serpentry.server.routes.admin import GuestId, Searched
from serpentry.server.routes.common import Given, Routes, StoredAnswer, TheParts, in_charge
from serpentry.server.routes.conduct.because import TheReason
from serpentry.server.routes.studies import StudyId
from serpentry.server.store.studies import Held
from serpentry.table.refusals import Refused

router = Routes(prefix="/api/admin", tags=["admin"], dependencies=[Depends(in_charge)])
ON_A_PAGE = 20
MOST_PAGES = 10_000
Page = Annotated[int, Query(ge=0, le=MOST_PAGES)]
ReportId = Annotated[str, Path(pattern=r"^[a-f0-9]{1,32}$")]


class ReportSeen(StoredAnswer):
    """A report: about whom, by whom, where, and the line it is about."""

    id: str
    at: int
    table: str
    game: str
    reason: Reason
    text: str
    line: str
    name: str
    """What the one it is about was called then."""
    about: str
    """Whom it is about, as the list of guests has it."""
    name_now: str
    suspended_until: int | None
    """0: for ever."""
    by: str
    by_name: str
    is_open: bool


class ReportPage(BaseModel):
    """Some of the reports, and whether there are more."""

    reports: list[ReportSeen]
    more: bool


class DeedSeen(StoredAnswer):
    """An entry of the log."""

    id: str
    at: int
    who: str
    what: What
    about: str
    name: str
    detail: str
    why: str


class DeedPage(BaseModel):
    """Some of the log, and whether there is more."""

    deeds: list[DeedSeen]
    more: bool


class StudySeen(StoredAnswer):
    """A study that others may read, or could."""

    id: str
    title: str
    updated: int
    visibility: str
    held: Held
    guest: str


class NewName(Given):
    """What a guest is called from now on."""

    name: Annotated[str, Field(min_length=1, max_length=200)]


class SuspendedFor(Given):
    """For how many days; 0: for ever."""

    days: Annotated[float, Field(ge=0, le=LONGEST_DAYS)]


class HeldBack(Given):
    """Whether a study is kept from the public list (`unlisted`), from all but its maker, or not."""

    held: Held


class GuestNow(BaseModel):
    """A guest after a deed."""

    id: str
    name: str
    suspended_until: int | None


@router.get("/reports")
async def reports(parts: TheParts, all: bool = False, page: Page = 0) -> ReportPage:
    """Reports, the newest first: the open ones, or all."""
    found = await parts.reports.page(not all, page * ON_A_PAGE, ON_A_PAGE + 1)
    shown = [await _seen(parts, one) for one in found[:ON_A_PAGE]]
    return ReportPage(reports=shown, more=len(found) > ON_A_PAGE)


@router.delete("/reports/{report}")
async def dismiss_report(report: ReportId, parts: TheParts, because: TheReason) -> ReportPage:
    """Settle a report without a deed: it stays in the list of all."""
    await because.dismiss(report)
    return await reports(parts)


@router.get("/deeds")
async def deeds(parts: TheParts, page: Page = 0) -> DeedPage:
    """The log of all that was done, the newest first."""
    found = await parts.deeds.page(page * ON_A_PAGE, ON_A_PAGE + 1)
    shown = [DeedSeen.of(one, about=one.about or one.about_guest) for one in found[:ON_A_PAGE]]
    return DeedPage(deeds=shown, more=len(found) > ON_A_PAGE)


@router.put("/names/{guest}")
async def rename_guest(
    guest: GuestId, given: NewName, parts: TheParts, because: TheReason
) -> GuestNow:
    """Give a guest another name, also at the tables where they sat, and show them a notice."""
    before, name = await _name(parts, guest), checked_name(given.name)
    await parts.renamer.rename(guest, name)
    await because.log("rename", about_guest=guest, name=before, detail=name)
    return await _guest_now(parts, guest)


@router.put("/suspensions/{guest}")
async def suspend_guest(
    guest: GuestId, given: SuspendedFor, parts: TheParts, because: TheReason
) -> GuestNow:
    """Let a guest only look on and finish their games, for a time or for ever."""
    await because.suspend(guest, await _name(parts, guest), given.days)
    return await _guest_now(parts, guest)


@router.delete("/suspensions/{guest}")
async def lift_suspension(guest: GuestId, parts: TheParts, because: TheReason) -> GuestNow:
    """Let a guest take part again."""
    await because.lift(guest, await _name(parts, guest))
    return await _guest_now(parts, guest)


@router.get("/studies")
async def shared_studies(parts: TheParts, title: Searched = "") -> list[StudySeen]:
    """Studies in the public list, and those held back, the newest first."""
    return [StudySeen.of(one) for one in await parts.studies.shared(title, 5 * ON_A_PAGE)]


@router.put("/studies/{study}")
async def hold_study(
    study: StudyId, given: HeldBack, parts: TheParts, because: TheReason
) -> list[StudySeen]:
    """Take a study off the public list, hide it from all but its maker, or show it again."""
    found = await parts.studies.get(study)
    if found is None:
        raise Refused("no-such-study")
    await parts.studies.hold(study, given.held)
    did: dict[Held, What] = {"": "show-study", "unlisted": "unlist-study", "hidden": "hide-study"}
    about = {"about_guest": found.guest, "about": study, "name": found.title}
    await because.log(did[given.held], **about)
    return await shared_studies(parts)


async def _name(parts: ServiceParts, guest: str) -> str:
    name = await parts.store.guest_name(guest)
    if name is None:
        raise HTTPException(404)
    return name


async def _guest_now(parts: ServiceParts, guest: str) -> GuestNow:
    end = await parts.suspensions.end(guest)
    return GuestNow(id=guest, name=await _name(parts, guest), suspended_until=end)


async def _seen(parts: ServiceParts, named: NamedReport) -> ReportSeen:
    one = named.report
    return ReportSeen.of(
        one,
        table=one.table_id,
        about=one.about_guest,
        name_now=named.name_now,
        suspended_until=await parts.suspensions.end(one.about_guest),
        by=one.guest,
        by_name=named.by_name,
    )
