"""Whole web pages with boards: one file each, with all that it needs inside."""

import json
import re
from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt

from serpentry.hosting.embedding.games import Embedded
from serpentry.hosting.embedding.study_boards import checked_boards
from serpentry.hosting.embedding.study_text import Study
from serpentry.languages import ENGLISH, sentence
from serpentry.tabletop.errors import BadText

SCRIPTS = Path(__file__).parents[2] / "server" / "pages" / "embed"
"""Where the boards' scripts lie when the client has been built."""
GAME_PAGE, STUDY_PAGE = "page.html", "study.html"
"""Pages with places for what they are to hold."""
LINKS = re.compile(r"https?://|mailto:|#", re.IGNORECASE)
"""How addresses begin that a study may lead to."""


def game_page(data: Embedded, language: str = ENGLISH) -> str:
    """A page with one game, position or puzzle."""
    players = data["players"]
    assert isinstance(players, list)
    return _filled(
        GAME_PAGE,
        LANGUAGE=language,
        TITLE=escape(" – ".join(map(str, players))),
        DATA=script_safe(data),
        SCRIPT=_script(_game(data)),
    )


def study_page(study: Study, language: str = ENGLISH) -> str:
    """A page with a study; BadText names the first board that can't be."""
    boards = checked_boards(study, language)
    left = iter(boards)
    body = "\n".join(
        rendered(part) if isinstance(part, str) else _figure(next(left)) for part in study.parts
    )
    scripts = [_script(game) for game in sorted({_game(board) for board in boards})]
    return _filled(
        STUDY_PAGE,
        LANGUAGE=language,
        TITLE=escape(study.title or "Serpentry"),
        ALLOWED=" ".join(map(_hash, scripts)) or "'none'",
        BODY=body,
        SCRIPTS="\n".join(f"<script>{script}</script>" for script in scripts),
    )


def script_safe(data: object) -> str:
    """JSON that may also stand inside a page."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")


class _Markdown(MarkdownIt):
    """Markdown whose links lead to the web, to mail or within the page."""

    def validateLink(self, url: str) -> bool:  # noqa: N802
        """Whether an address becomes a link."""
        return LINKS.match(url) is not None


def rendered(text: str) -> str:
    """Markdown as HTML. What is HTML in it is shown as it is written, and pictures are links."""
    markdown = _Markdown("commonmark", {"html": False}).enable(["table", "strikethrough"])
    markdown.disable("image")
    html: str = markdown.render(text)
    return html


def _figure(board: Embedded) -> str:
    caption = escape(str(board["caption"]))
    below = f"<figcaption>{caption}</figcaption>" if caption else ""
    data = f'<script type="application/json">{script_safe(board)}</script>'
    return f"<figure><serpentry-board>{data}</serpentry-board>{below}</figure>"


def _game(data: Embedded) -> str:
    history = data["history"]
    assert isinstance(history, dict)
    return str(history["game"])


def script_of(game: str) -> str:
    """What draws the boards of a game."""
    file = SCRIPTS / f"serpentry-{game}.js"
    if not file.is_file():
        raise BadText(sentence("why-no-embed", game=game))
    return file.read_text(encoding="utf-8")


def _script(game: str) -> str:
    """The same, so that it may stand inside a page."""
    return script_of(game).replace("</script", "<\\/script")


def _hash(script: str) -> str:
    """What lets a browser run this script, and no other of the page."""
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


def _filled(name: str, **parts: str) -> str:
    file = SCRIPTS / name
    if not file.is_file():
        raise BadText(sentence("why-no-embed", game=name))
    page = file.read_text(encoding="utf-8").replace('"__DATA__"', "__DATA__")
    pieces: Iterable[str] = re.split("__([A-Z]+)__", page)
    return "".join(parts.get(one, one) for one in pieces)
