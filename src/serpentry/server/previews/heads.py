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
from serpentry.server.previews.cards import SHOWN_GAME, club_line
from serpentry.server.previews.places import ClientPage, Sources, exists, place_of
from serpentry.table.refusals import Refused
from serpentry.table.shown.names import called
from serpentry.table.state import Phase
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.helpers.extras import missing

TABLES = ("table", "beside", "replay")
TITLE = "<title>Serpentry</title>"
DESCRIPTION = re.compile(r'<meta\s+name="description"\s+content="[^"]*"\s*/>')
UNSEARCHED = '<meta name="robots" content="noindex" />'
NEEDED = ("quickjs", "resvg_py")
KEYS = {"puzzle": "preview-puzzle", "editor": "preview-position"}
GAMES = {
    "new": "",
    "rules": "web-rules",
    "guide": "web-first-game",
    "principles": "web-principles",
    "referee": "web-referee",
    "editor": "web-editor",
    "puzzle": "web-puzzle",
    "learn": "web-openings",
}
"""What a page about a game is called beside the game: where it is set up, nothing more."""
ALONE = {
    "puzzles": ("web-puzzles", "web-puzzles-line"),
    "learn": ("web-learn", "web-learn-line"),
    "tabletop": ("web-at-the-table", "web-referee-line"),
    "club": ("web-clubs", "web-club-line"),
    "study": ("web-studies", "web-studies-line"),
    "watch": ("web-watch-title", "web-watch-line"),
    "you": ("web-you", "web-description"),
}
"""What pages about nothing in particular are called, and their descriptions."""


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


async def preview_of(place: ClientPage, query: QueryParams, sources: Sources) -> Preview:
    """What a link to a page shows."""
    language = sources.caller.language
    found = None
    if place.page in TABLES:
        found = await _of_table(sources.caller, place.about)
    elif place.page == "club" and place.about:
        found = await _of_club(sources.clubs, place.about, place.tournament)
    elif place.page == "study" and place.about:
        found = await _of_study(sources, place.about)
    elif place.about:
        found = of_game(place.page, place.about, query, language)
    return found or of_page(place.page, language)


def of_page(page: str, language: str) -> Preview:
    """What a page shows that is about nothing in particular, or about what only some may see."""
    title, line = ALONE.get(page, ("", "web-description"))
    named = f"{say(language, title)} · Serpentry" if title else "Serpentry"
    return Preview(named, say(language, line), _picture(SHOWN_GAME))


def of_game(page: str, about: str, query: QueryParams, language: str) -> Preview | None:
    """What a page shows that is about a game, a puzzle or a position of it."""
    # The name of a puzzle begins with that of its game.
    game = next((one for one in names() if re.match(rf"{one}(?![a-z0-9])", about)), None)
    if game is None or page not in GAMES:
        return None
    title, picture = find(game).title, _picture(game)
    heading = GAMES[page]
    named = f"{title} · {say(language, heading)}" if heading else title
    if not missing(*NEEDED):
        if page == "puzzle" and is_puzzle(about):
            picture = _painted(f"/api/puzzles/{about}", language)
        if page == "editor" and query.getlist("set"):
            asked = [one for one in query.multi_items() if one[0] != "language"]
            picture = _painted(f"/api/games/{game}", language, *asked)
    line = say(language, KEYS.get(page, "preview-game"), {"game": title})
    return Preview(named, line, picture)


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
        return Preview(title, line, _picture(shown.plan.game if shown else SHOWN_GAME))
    more = ("tournament", tournament), ("at", club.seq)
    return Preview(title, line, _painted(f"/api/clubs/{name}", language, *more))


async def _of_study(sources: Sources, name: str) -> Preview | None:
    language = sources.caller.language
    study = await sources.studies.found(name, language)
    if study is None or not study.is_read_by(None):
        return None
    title = study.title or say(language, "web-study")
    line = say(language, "preview-study")
    if missing(*NEEDED):
        return Preview(title, line, _picture(SHOWN_GAME))
    return Preview(title, line, _painted(f"/api/studies/{name}", language, ("at", study.updated)))


def lost(page: str, language: str) -> str:
    """The first page of the client where nothing is, with what it will say of that."""
    title = f"<title>{escape(say(language, 'web-lost'))}</title>{UNSEARCHED}"
    page = DESCRIPTION.sub("", page, count=1).replace(TITLE, title, 1)
    return page.replace('<html lang="en">', f'<html lang="{language}">', 1)


async def with_preview(path: str, page: str, request: Request) -> tuple[str, int]:
    """The first page of the client with what a link to a path shows, and the answer's status."""
    parts, language = parts_of(request), language_of(request)
    place, address = place_of(path), address_of(request)
    asks = parts.caller(None, language, address), parts.club_caller(None, language, address)
    sources = Sources(*asks, parts.studies, parts.doorman.guest_of(request))
    if place is None or not await exists(place, sources):
        return lost(page, language), 404
    found = await preview_of(place, request.query_params, sources)
    base = parts.settings.public_url or str(request.base_url)
    return found.within(page, base, language), 200
