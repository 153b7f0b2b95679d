"""The pages of the client by their addresses, and whether what an address names exists."""

import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass

from serpentry.catalogue import names
from serpentry.clubs.api.caller import ClubCaller
from serpentry.hosting.caller import STATUS, Caller
from serpentry.hosting.embedding.puzzles import is_puzzle
from serpentry.server.store.studies import StudyStore
from serpentry.table.refusals import Refused
from serpentry.tabletop.errors import SerpentryError

NAMED = re.compile(r"(\w{1,20})/([A-Za-z0-9_.~-]{1,80})(/.{1,20})?")
OF_CLUB = re.compile(r"/(?:(?:new/)?(\d{1,6})|(\d{1,6})/wall|new)")
"""One of its tournaments, perhaps on the wall of the room, or a new one, perhaps like another."""
IN_BROWSER = "home-"
"""What the names of tables begin with that one browser keeps for itself."""


@dataclass(frozen=True)
class ClientPage:
    """A page, and what it is about."""

    page: str
    """Empty for the first page."""
    about: str = ""
    tournament: int = 0


@dataclass(frozen=True)
class Sources:
    """Where it is looked up what exists."""

    caller: Caller
    clubs: ClubCaller
    studies: StudyStore
    guest: str | None
    """Who looks: what is theirs alone is there for them, but what is shown of it tells nothing."""


async def _is_game(place: ClientPage, sources: Sources) -> bool:
    return place.about in names()


async def _is_puzzle(place: ClientPage, sources: Sources) -> bool:
    return is_puzzle(place.about)


async def _is_table(place: ClientPage, sources: Sources) -> bool:
    if place.about.startswith(IN_BROWSER):
        return True
    return await _answers(sources.caller.host.room(place.about))


async def _is_club(place: ClientPage, sources: Sources) -> bool:
    wanted = sources.clubs.clubs.club(place.about, sources.clubs.asker)
    if not place.tournament:
        return await _answers(wanted)
    with suppress(Refused, SerpentryError):
        return place.tournament in (await wanted).tournaments
    return False


async def _is_study(place: ClientPage, sources: Sources) -> bool:
    found = await sources.studies.found(place.about, sources.caller.language)
    return found is not None and found.is_read_by(sources.guest)


async def _browser_knows(place: ClientPage, sources: Sources) -> bool:
    """Whether there is one is known to the browser alone that keeps it."""
    return True


async def _answers(asked: Awaitable[object]) -> bool:
    """Whether something is there, even if it can't be looked at or read just now."""
    try:
        await asked
    except Refused as error:
        return STATUS.get(error.key) != 404
    except SerpentryError:
        return True
    return True


ALONE = frozenset(
    ("", "lab", "puzzles", "learn", "tabletop", "come", "admin", "club", "study", "watch", "you"),
)
"""Pages that are about nothing in particular: they are always there."""
ABOUT: Mapping[str, Callable[[ClientPage, Sources], Awaitable[bool]]] = {
    "new": _is_game,
    "rules": _is_game,
    "guide": _is_game,
    "principles": _is_game,
    "referee": _is_game,
    "editor": _is_game,
    "learn": _is_game,
    "table": _is_table,
    "beside": _is_table,
    "replay": _is_table,
    "puzzle": _is_puzzle,
    "exercise": _browser_knows,
    "club": _is_club,
    "study": _is_study,
}
"""Pages about something, and how it is known whether that exists."""


def place_of(path: str) -> ClientPage | None:
    """The page at a path; None if the client has none there."""
    path = "/".join(one for one in path.split("/") if one not in ("", "."))
    if path in ALONE:
        return ClientPage(path)
    found = NAMED.fullmatch(path)
    if found is None or found[1] not in ABOUT:
        return None
    if not found[3]:
        return ClientPage(found[1], found[2])
    more = OF_CLUB.fullmatch(found[3]) if found[1] == "club" else None
    return ClientPage(found[1], found[2], int(more[1] or more[2] or 0)) if more else None


async def exists(place: ClientPage, sources: Sources) -> bool:
    """Whether there is what a page is about."""
    return not place.about or await ABOUT[place.page](place, sources)
