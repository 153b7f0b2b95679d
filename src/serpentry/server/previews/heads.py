"""The head of a page as links to it show it: a title, a line and the address of a picture."""

import re
from dataclasses import dataclass
from html import escape
from urllib.parse import urlencode

from starlette.datastructures import QueryParams
from starlette.requests import Request

from serpentry.catalogue import find, names
from serpentry.clubs.api.caller import ClubCaller
from serpentry.hosting.caller import Caller
from serpentry.hosting.embedding.puzzles import is_puzzle
from serpentry.languages import listed, say
from serpentry.server.edge.guests import language_of
from serpentry.server.edge.limits import address_of
from serpentry.server.parts import parts_of
from serpentry.server.previews.cards import club_line
from serpentry.table.refusals import Refused
from serpentry.table.shown.names import called
from serpentry.table.state import Phase
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.helpers.extras import missing

TABLES = ("table", "beside", "replay")
GAMES = ("new", "rules", "guide", "referee", "editor", "puzzle", "learn")
PLACES = re.compile(r"(\w+)/([A-Za-z0-9_.~-]{1,80})(?:/(\d{1,6}))?(?:/wall)?")
TITLE = "<title>Serpentry</title>"
DESCRIPTION = re.compile(r'<meta\s+name="description"\s+content="[^"]*"\s*/>')
NEEDED = ("quickjs", "resvg_py")
KEYS = {"puzzle": "preview-puzzle", "editor": "preview-position"}


@dataclass(frozen=True)
class Preview:
    """What is shown of a page."""

    title: str
    line: str
    picture: str
    """Its path on this host."""

    def tags(self, base: str, language: str) -> str:
        """What the head of a page says of it; `base` is where its host is."""
        told = {
            "og:type": "website",
            "og:site_name": "Serpentry",
            "og:title": self.title,
            "og:description": self.line,
            "og:image": base.rstrip("/") + self.picture,
            "og:locale": language,
            "twitter:card": "summary_large_image",
        }
        return "".join(
            f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()
        )

    def within(self, page: str, base: str, language: str) -> str:
        """The first page of the client, saying so in its head."""
        tags = self.tags(base, language)
        line = f'<meta name="description" content="{escape(self.line)}" />'
        page = DESCRIPTION.sub(lambda _: line, page, count=1)
        page = page.replace(TITLE, f"<title>{escape(self.title)}</title>{tags}", 1)
        return page.replace('<html lang="en">', f'<html lang="{language}">', 1)


async def preview_of(
    path: str, query: QueryParams, caller: Caller, clubs: ClubCaller
) -> Preview | None:
    """What a page's link shows; None where it has nothing of its own to show."""
    found = PLACES.fullmatch(path.strip("/"))
    if not found:
        return None
    page, about, number = found.groups()
    if page == "club":
        return await _of_club(clubs, about, int(number or 0))
    if number is None and page in TABLES:
        return await _of_table(caller, about)
    return of_game(page, about, query, caller.language) if number is None else None


def of_game(page: str, about: str, query: QueryParams, language: str) -> Preview | None:
    """What a page shows that is about a game, a puzzle or a position of it."""
    # The name of a puzzle begins with that of its game.
    game = next((one for one in names() if re.match(rf"{one}(?![a-z0-9])", about)), None)
    if game is None or page not in GAMES:
        return None
    title, picture = find(game).title, _picture(game)
    if not missing(*NEEDED):
        if page == "puzzle" and is_puzzle(about):
            picture = _painted(f"/api/puzzles/{about}", language)
        if page == "editor" and query.getlist("set"):
            asked = [one for one in query.multi_items() if one[0] != "language"]
            picture = _painted(f"/api/games/{game}", language, *asked)
    line = say(language, KEYS.get(page, "preview-game"), {"game": title})
    return Preview(title, line, picture)


def _picture(game: str) -> str:
    return f"/pictures/{game}.webp"


def _painted(path: str, language: str, *more: tuple[str, object]) -> str:
    """Where a picture is painted; what may change has another address after a change."""
    return f"{path}/preview.png?{urlencode([('language', language), *more])}"


async def _of_table(caller: Caller, table: str) -> Preview | None:
    try:
        state = (await caller.room(table)).state
    except (Refused, SerpentryError):
        return None
    language, title = caller.language, state.setup.box.title
    seated = [name for chair in state.chairs if (name := called(chair, language))]
    facts = {"game": title, "names": listed(seated, language)}
    match state.phase:
        case Phase.OVER:
            scores = " : ".join(map(str, state.game.judge.score(state.position)))
            line = say(language, "preview-over", {**facts, "score": scores})
        case Phase.PLAYING:
            line = say(language, "preview-playing", facts)
        case _:
            line = say(language, "preview-waiting", facts)
    whole = f"{title} · {' – '.join(seated)}" if seated else title
    if missing(*NEEDED):
        return Preview(whole, line, _picture(state.setup.game))
    at = ("at", len(state.played))
    return Preview(whole, line, _painted(f"/api/tables/{table}", language, at))


async def _of_club(caller: ClubCaller, name: str, tournament: int) -> Preview | None:
    try:
        club = await caller.clubs.club(name, caller.asker)
    except (Refused, SerpentryError):
        return None
    language, shown = caller.language, club.tournaments.get(tournament)
    title = f"{shown.plan.name} · {club.name}" if shown else club.name
    line = club_line(club, tournament, language)
    if missing(*NEEDED):
        return Preview(title, line, _picture(shown.plan.game if shown else "snekagon"))
    more = ("tournament", tournament), ("at", club.seq)
    return Preview(title, line, _painted(f"/api/clubs/{name}", language, *more))


async def with_preview(path: str, page: str, request: Request) -> str | None:
    """The first page of the client with what a link to a path shows; None: it shows nothing."""
    parts, language = parts_of(request), language_of(request)
    address = address_of(request)
    asks = parts.caller(None, language, address), parts.club_caller(None, language, address)
    found = await preview_of(path, request.query_params, *asks)
    base = parts.settings.public_url or str(request.base_url)
    return found.within(page, base, language) if found else None
