"""The person who asks a host of clubs."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from serpentry.clubs.host import ClubHost
from serpentry.clubs.rights import ClubWho
from serpentry.clubs.state import Club
from serpentry.hosting.host import Asker

T = TypeVar("T")


@dataclass(frozen=True)
class ClubCaller:
    """The person who asks, the clubs and the language; a club's file gives every right there."""

    clubs: ClubHost
    guest: str | None
    language: str
    is_house: bool = False
    address: str = ""

    def who(self, key: str = "") -> ClubWho:
        """The person who commands."""
        return ClubWho(self.guest or "", key, self.is_house)

    @property
    def asker(self) -> Asker:
        """For whom whatever is asked is done."""
        return Asker(self.guest or "", self.address)

    async def settled(self, club: str) -> Club:
        """A club after what follows by itself."""
        return await self.clubs.settled(club, self.asker)

    async def aside(self, work: Callable[..., T], *given: object) -> T:
        """What heavy work gives."""
        return await self.clubs.aside(self.asker, work, *given)
