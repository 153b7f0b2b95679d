"""What guests report to the host, and what becomes of it."""

import secrets
from typing import Literal

import sqlalchemy as sa

from serpentry.server.store.schema import guests, reports
from serpentry.server.store.store import Stored
from serpentry.table.setup import DAY
from serpentry.tabletop.helpers.frozen import Frozen

Reason = Literal["insult", "name", "spam", "cheating", "other"]
KEPT_DAYS = 365
"""So long reports are kept, and the log of deeds."""


class ConductReport(Frozen):
    """One guest about another: what that one was called then, and the line that was meant."""

    id: str
    at: int
    guest: str
    about_guest: str
    name: str
    table_id: str
    game: str
    line: str
    reason: Reason
    text: str
    is_open: bool = True


class NamedReport(Frozen):
    """A report, with what both are called now; empty: that guest is gone."""

    report: ConductReport
    by_name: str
    name_now: str


class ReportStore(Stored):
    """The reports in the database."""

    async def add(self, report: ConductReport) -> None:
        """Keep a new one, and delete those that are old."""
        self.store.want_to_write()
        old = reports.c.at < report.at - KEPT_DAYS * DAY
        async with self.store.writing() as connection:
            await connection.execute(reports.insert().values(**vars(report)))
            await connection.execute(reports.delete().where(old))

    async def page(self, open_only: bool, first: int, most: int) -> list[NamedReport]:
        """Some of them, the newest first."""
        by, about = guests.alias(), guests.alias()
        wanted = (
            sa.select(reports, by.c.name.label("by_name"), about.c.name.label("name_now"))
            .outerjoin(by, by.c.id == reports.c.guest)
            .outerjoin(about, about.c.id == reports.c.about_guest)
            .order_by(reports.c.at.desc(), reports.c.id)
            .offset(first)
            .limit(most)
        )
        if open_only:
            wanted = wanted.where(reports.c.is_open)
        rows = [{**row._mapping} for row in await self.store.read(wanted)]
        named = [(row.pop("by_name") or "", row.pop("name_now") or "", row) for row in rows]
        return [NamedReport(ConductReport(**row), by_name, now) for by_name, now, row in named]

    async def get(self, report: str) -> ConductReport | None:
        """A report by its name."""
        wanted = reports.select().where(reports.c.id == report)
        return next(iter(await self.store.read_as(ConductReport, wanted)), None)

    async def settle(self, report: str) -> None:
        """Something was done about a report, or nothing had to be."""
        async with self.store.writing() as connection:
            here = reports.c.id == report
            await connection.execute(reports.update().where(here).values(is_open=False))


def new_id() -> str:
    """Names a report or a deed."""
    return secrets.token_hex(8)
