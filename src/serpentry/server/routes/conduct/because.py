"""A name and a reason: each request for the host has both, and both are logged."""

from typing import Annotated, NamedTuple

from fastapi import Depends, Query

from serpentry.server.conduct.deeds import Deed, What
from serpentry.server.parts import ServiceParts
from serpentry.server.routes.common import TheParts


class Because(NamedTuple):
    """A name, a reason, and the report that is settled by it."""

    parts: ServiceParts
    who: str
    why: str
    settles: str

    async def log(
        self, what: What, about_guest: str = "", about: str = "", name: str = "", detail: str = ""
    ) -> None:
        """Log the deed, which is done."""
        deed = Deed(what, self.who, self.why, about_guest, about, name, detail)
        await self.parts.deeds.add(deed)
        if self.settles:
            await self.parts.reports.settle(self.settles)


async def because(
    parts: TheParts,
    who: Annotated[str, Query(max_length=80)] = "",
    why: Annotated[str, Query(max_length=500)] = "",
    settles: Annotated[str, Query(pattern=r"^[a-f0-9]{0,32}$")] = "",
) -> Because:
    """What every deed comes with."""
    return Because(parts, who.strip(), why.strip(), settles)


TheReason = Annotated[Because, Depends(because)]
