"""`python -m tools.site.docs_beside_site DOCS SITE`: puts the built docs beside the games.

Each page gets a link to the games, what links to it show, and the script that runs examples in the
bundle that lies there.
Paths are relative: a site may lie in any folder of any host.
"""

import os
import re
import shutil
import sys
from html import unescape
from pathlib import Path

from serpentry.catalogue import names
from serpentry.languages import ENGLISH
from serpentry.server.previews.heads import Preview

FOLDER = "docs"
SCRIPT = "assets/examples.js"
LEFT_OUT = ("404.html", "sitemap*", "__pycache__")
"""A host has a page of its own for what is missing; a list of pages would name another host."""
TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
LINE = re.compile(r'<meta name="?description"? content="([^"]*)"')
HEAD, CORNER = "</head>", '<div class="md-header__source">'


def main(built: Path, site: Path) -> None:
    """Copy, and lead from page to page."""
    target = site / FOLDER
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(built, target, ignore=shutil.ignore_patterns(*LEFT_OUT))
    for page in target.rglob("*.html"):
        up = "../" * len(page.relative_to(site).parents[:-1])
        game = next((one for one in names() if one in page.parts), "snekagon")
        text = previewed(page.read_text(encoding="utf-8"), game, up)
        page.write_text(led(text, up), encoding="utf-8")
    size = sum(file.stat().st_size for file in target.rglob("*") if file.is_file())
    print(f"{target}: {size:,} bytes")


def previewed(page: str, game: str, up: str) -> str:
    """A page with what links to it show: its own title and line, and a picture of a game."""
    title, line = (found[1] if (found := one.search(page)) else "" for one in (TITLE, LINE))
    shown = Preview(unescape(title), unescape(line), f"/pictures/{game}.webp")
    base = os.environ.get("SERPENTRY_URL", "") or up
    return page.replace(HEAD, shown.tags(base, ENGLISH) + HEAD, 1)


def led(page: str, up: str) -> str:
    """A page that leads to the games so many folders up; others than ours are refused."""
    script = f'<script type="module" src="{up}{SCRIPT}"></script>'
    link = f'<a class="md-header__button" href="{up}">Play</a>'
    for place, put in ((HEAD, script), (CORNER, link)):
        if page.count(place) != 1:
            raise ValueError(f"A page has {place} {page.count(place)} times; once was expected.")
        page = page.replace(place, put + place)
    return page


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
