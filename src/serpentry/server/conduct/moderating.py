"""What a host does about people: every deed has a name and a reason, and both are logged."""

from typing import NamedTuple

from serpentry.hosting.room import now_ms
from serpentry.server.conduct.deeds import Deed, DeedLog, What
from serpentry.server.conduct.reports import ReportStore
from serpentry.server.conduct.suspensions import FOR_EVER, Suspensions, written
from serpentry.server.store.store import TableStore
from serpentry.table.refusals import Refused
from serpentry.table.setup import DAY

LONGEST_DAYS = 3650


class Moderator(NamedTuple):
    """Somebody in charge: who it is, why, and the report that is settled by the deed."""

    store: TableStore
    who: str = ""
    why: str = ""
    settles: str = ""

    async def log(
        self, what: What, about_guest: str = "", about: str = "", name: str = "", detail: str = ""
    ) -> None:
        """Log the deed, which is done."""
        deed = Deed(what, self.who, self.why, about_guest, about, name, detail)
        await DeedLog(self.store).add(deed)
        if self.settles:
            await ReportStore(self.store).settle(self.settles)

    async def dismiss(self, report: str) -> None:
        """Settle a report without a deed: it stays in the list of all."""
        reports = ReportStore(self.store)
        found = await reports.get(report)
        if found is None:
            raise Refused("no-such-report")
        await reports.settle(report)
        await self.log("dismiss", about_guest=found.about_guest, about=report, name=found.name)

    async def suspend(self, guest: str, name: str, days: float) -> int:
        """Let a guest only look on and finish their games, for some days; 0: for ever.

        Gives when that ends.
        """
        until = now_ms() + int(days * DAY) if days else FOR_EVER
        await Suspensions(self.store).suspend(guest, until)
        detail = written(until) if until else ""
        await self.log("suspend", about_guest=guest, name=name, detail=detail)
        return until

    async def lift(self, guest: str, name: str) -> None:
        """Let a guest take part again."""
        await Suspensions(self.store).lift(guest)
        await self.log("lift", about_guest=guest, name=name)
