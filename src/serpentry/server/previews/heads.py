"""The head of a page as links to it show it: a title, a line and the address of a picture."""

import re
from dataclasses import dataclass
from html import escape

from starlette.requests import Request

from serpentry.catalogue import find, names
from serpentry.hosting.caller import Caller
from serpentry.languages import listed, say
from serpentry.server.routes.common import language_of, parts_of
from serpentry.table.refusals import Refused
from serpentry.table.state import Phase
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.helpers.extras import missing

PLACES = re.compile(r"(table|replay|puzzle|editor|rules|new|club)/([A-Za-z0-9_.~-]{1,80})")
TITLE = "<title>Serpentry</title>"
DESCRIPTION = re.compile(r'<meta\s+name="description"\s+content="[^"]*"\s*/>')
NEEDED = ("quickjs", "cssselect2", "resvg_py")


@dataclass(frozen=True)
class Preview:
    """What is shown of a page."""

    title: str
    line: str
    picture: str
    """Its path on this host."""

    def within(self, page: str, base: str, language: str) -> str:
        """The first page of the client, saying so in its head."""
        told = {
            "og:type": "website",
            "og:site_name": "Serpentry",
            "og:title": self.title,
            "og:description": self.line,
            "og:image": base.rstrip("/") + self.picture,
            "og:locale": language,
            "twitter:card": "summary_large_image",
        }
        tags = "".join(
            f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()
        )
        line = f'<meta name="description" content="{escape(self.line)}" />'
        page = DESCRIPTION.sub(lambda _: line, page, count=1)
        page = page.replace(TITLE, f"<title>{escape(self.title)}</title>{tags}", 1)
        return page.replace('<html lang="en">', f'<html lang="{language}">', 1)


async def preview_of(path: str, caller: Caller) -> Preview | None:
    """What a page's link shows; None where it has nothing of its own to show."""
    found = PLACES.fullmatch(path.strip("/"))
    if not found:
        return None
    page, about = found.groups()
    if page in ("table", "replay"):
        return await _of_table(caller, about)
    if page == "club":
        return Preview("Serpentry", say(caller.language, "preview-club"), _picture("snekagon"))
    # The name of a puzzle begins with that of its game.
    game = next((one for one in names() if re.match(rf"{one}(?![a-z0-9])", about)), None)
    if game is None:
        return None
    title = find(game).title
    key = {"puzzle": "preview-puzzle", "editor": "preview-position"}.get(page, "preview-game")
    return Preview(title, say(caller.language, key, {"game": title}), _picture(game))


def _picture(game: str) -> str:
    return f"/pictures/{game}.webp"


async def _of_table(caller: Caller, table: str) -> Preview | None:
    try:
        state = (await caller.room(table)).state
    except (Refused, SerpentryError):
        return None
    language, title = caller.language, state.setup.box.title
    seated = [name for name in (chair.name for chair in state.chairs) if name]
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
    # Another position has another address, so that nobody shows an old picture.
    place = f"/api/tables/{table}/preview.png?language={language}&at={len(state.played)}"
    return Preview(whole, line, place)


async def with_preview(path: str, page: str, request: Request) -> str | None:
    """The first page of the client with what a link to a path shows; None: it shows nothing."""
    parts, language = parts_of(request), language_of(request)
    address = request.client.host if request.client else ""
    found = await preview_of(path, parts.caller(None, language, address))
    base = parts.settings.public_url or str(request.base_url)
    return found.within(page, base, language) if found else None
