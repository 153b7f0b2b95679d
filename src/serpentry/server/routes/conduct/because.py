"""A name and a reason: each request for the host has both, and both are logged."""

from typing import Annotated

from fastapi import Depends, Query

from serpentry.server.conduct.moderating import Moderator
from serpentry.server.routes.common import TheParts


async def because(
    parts: TheParts,
    who: Annotated[str, Query(max_length=80)] = "",
    why: Annotated[str, Query(max_length=500)] = "",
    settles: Annotated[str, Query(pattern=r"^[a-f0-9]{0,32}$")] = "",
) -> Moderator:
    """What every deed comes with."""
    return Moderator(parts.store, who.strip(), why.strip(), settles)


TheReason = Annotated[Moderator, Depends(because)]
