"""Who asks a host of clubs."""

from dataclasses import dataclass

from serpentry.clubs.host import ClubHost
from serpentry.clubs.rights import ClubWho


@dataclass(frozen=True)
class ClubCaller:
    """Who asks which clubs, in what language; whoever has a club's file may do anything there."""

    clubs: ClubHost
    guest: str | None
    language: str
    is_house: bool = False

    def who(self, key: str = "") -> ClubWho:
        """Who commands."""
        return ClubWho(self.guest or "", key, self.is_house)
