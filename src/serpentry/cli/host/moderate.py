"""`serpentry moderate`: what players reported, and what is done about it, from the host's machine.

It works on the database, whether the service is running or not.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from serpentry.catalogue import find
from serpentry.cli.host.service import Database, settings_of
from serpentry.cli.language import t
from serpentry.cli.show import out
from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText

if TYPE_CHECKING:
    from serpentry.server.conduct.reports import NamedReport
    from serpentry.server.store.store import TableStore

    Reported = list[tuple[NamedReport, str]]

Whom = Annotated[str, typer.Argument(metavar="ID", help="cli-moderate-whom")]
Who = Annotated[str, typer.Option("--who", help="cli-moderate-who")]
Why = Annotated[str, typer.Option("--why", help="cli-moderate-why")]
MOST_REPORTS = 1000
REASONS = {
    "insult": "web-reason-insult",
    "name": "web-reason-name",
    "spam": "web-reason-spam",
    "cheating": "web-reason-cheating",
    "other": "web-reason-other",
}
T = TypeVar("T")


def reports(
    every: Annotated[bool, typer.Option("--all", help="cli-moderate-all")] = False,
    database: Database = None,
) -> None:
    """List the reports, the newest first."""

    async def listed(store: "TableStore") -> "Reported":
        from serpentry.server.conduct.reports import ReportStore

        found = await ReportStore(store).page(not every, 0, MOST_REPORTS)
        return [(one, await _suspended(store, one.report.about_guest)) for one in found]

    told = _asked(database, listed)
    for named, suspended in told:
        _show(named, suspended)
    if not told:
        out.print(t("moderate-no-reports"), markup=False)


def dismiss(
    report: Annotated[str, typer.Argument(metavar="ID", help="cli-moderate-report")],
    who: Who = "",
    why: Why = "",
    database: Database = None,
) -> None:
    """Settle a report; nothing else happens."""

    async def dismissed(store: "TableStore") -> str:
        from serpentry.server.conduct.moderating import Moderator

        _, name, _ = await _meant(store, report)
        await Moderator(store, who, why).dismiss(report)
        return name

    name = _asked(database, dismissed)
    out.print(t("moderate-dismiss-line", name=name), markup=False)


def suspend(
    whom: Whom,
    days: Annotated[float, typer.Option("--days", help="cli-moderate-days")] = 7,
    who: Who = "",
    why: Why = "",
    database: Database = None,
) -> None:
    """Let a guest only watch and finish their games."""

    async def suspended(store: "TableStore") -> tuple[str, str]:
        from serpentry.server.conduct.moderating import LONGEST_DAYS, Moderator

        if not 0 <= days <= LONGEST_DAYS:
            allowed = f"0–{LONGEST_DAYS}"
            given = f"{days:g}"
            raise BadText(sentence("why-option-value", name="--days", given=given, allowed=allowed))
        guest, name, settled = await _meant(store, whom)
        await Moderator(store, who, why, settled).suspend(guest, name, days)
        return name, await _suspended(store, guest)

    name, until = _asked(database, suspended)
    out.print(f"{t('moderate-suspend-line', name=name)} ({until})", markup=False)


def lift(whom: Whom, who: Who = "", why: Why = "", database: Database = None) -> None:
    """Let a guest take part again."""

    async def lifted(store: "TableStore") -> str:
        from serpentry.server.conduct.moderating import Moderator

        guest, name, settled = await _meant(store, whom)
        await Moderator(store, who, why, settled).lift(guest, name)
        return name

    out.print(t("moderate-lift-line", name=_asked(database, lifted)), markup=False)


def _asked(database: str | None, work: "Callable[[TableStore], Awaitable[T]]") -> T:
    url = settings_of(database=database).database_url

    async def asked() -> T:
        async with _opened(url) as store:
            return await work(store)

    return asyncio.run(asked())


@asynccontextmanager
async def _opened(url: str) -> "AsyncIterator[TableStore]":
    from serpentry.server.store.place import want_database
    from serpentry.server.store.store import TableStore

    want_database(url)
    store = TableStore(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def _meant(store: "TableStore", whom: str) -> tuple[str, str, str]:
    """The guest that a report is about, or that is named, what they are called, and the report."""
    from serpentry.server.conduct.reports import ReportStore

    report = await ReportStore(store).get(whom)
    guest = report.about_guest if report else whom
    name = await store.guest_name(guest)
    if report is None and name is None:
        raise BadText(sentence("why-nobody-meant", id=whom))
    return guest, name or (report.name if report else ""), report.id if report else ""


async def _suspended(store: "TableStore", guest: str) -> str:
    """Until when a guest is suspended, in words; empty where they are not."""
    from serpentry.server.conduct.suspensions import FOR_EVER, Suspensions, written

    end = await Suspensions(store).end(guest)
    if end is None:
        return ""
    for_good = t("moderate-until-for-good")
    return for_good if end == FOR_EVER else t("moderate-until", date=written(end))


def _show(named: "NamedReport", suspended: str) -> None:
    """When, what, and about whom; below it what they wrote, and what the report adds."""
    from serpentry.server.conduct.suspensions import written

    one = named.report
    head = (one.id, written(one.at), find(one.game).title, t(REASONS[one.reason]))
    out.print(" · ".join(head), markup=False, style="bold" if one.is_open else "")
    about = [f"{one.name} → {named.name_now}" if named.name_now != one.name else one.name]
    about += [t("moderate-by", name=named.by_name), suspended]
    out.print(f"  {' · '.join(filter(None, about))}", markup=False)
    where = t("cli-moderate-table", id=one.table_id, guest=one.about_guest)
    for line in (one.line and f"“{one.line}”", one.text, where):
        if line:
            out.print(f"  {line}", markup=False)


COMMANDS = {
    "cli-moderate": {
        "cli-moderate-reports": reports,
        "cli-moderate-dismiss": dismiss,
        "cli-moderate-suspend": suspend,
        "cli-moderate-lift": lift,
    }
}
