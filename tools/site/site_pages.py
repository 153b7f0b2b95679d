"""`python -m tools.site.site_pages SITE`: pages that say what links are about, for plain files.

What the client shows follows # there, which programs that show links never see. So each game has a
small page for its rules, its puzzles, its editor and so on, with title, line and picture; it leads
to the client at once. Pictures have whole addresses where SERPENTRY_URL says where the site is.
Many such hosts show 404.html for whatever they don't have.
"""

import os
import sys
from html import escape
from pathlib import Path

from starlette.datastructures import QueryParams

from serpentry.catalogue import names
from serpentry.languages import ENGLISH, LANGUAGES, say
from serpentry.server.previews.heads import GAMES, Preview, lost, of_game, of_page

FIRST_PAGE = "index.html"
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="description" content="" />
<title>Serpentry</title>
<link rel="icon" href="../../icon.svg" type="image/svg+xml" />
<script>
  const { hash, search } = location;
  location.replace(`../../#/${LEADS}`);
</script>
<p><a href="../../#/PLACE">NAME</a></p>
</html>
"""
LOST = "404.html"
LOST_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Serpentry</title>
SAID
</html>
"""
PUZZLE = 'hash ? `puzzle/GAME-${hash.slice(1)}` : "puzzles"'
"""The key of a puzzle follows #; without one, all puzzles are shown."""


def main(site: Path, address: str) -> None:
    """Write the pages of all games, and the head of the first."""
    written = 0
    for page in GAMES:
        for game in names():
            shown = of_game(page, game, QueryParams(), ENGLISH)
            assert shown is not None
            target = site / page / game / FIRST_PAGE
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(small_page(page, game, shown, address), encoding="utf-8")
            written += 1
    first = site / FIRST_PAGE
    whole = of_page("", ENGLISH)
    text = whole.within(first.read_text(encoding="utf-8"), address or ".", ENGLISH)
    first.write_text(text, encoding="utf-8")
    (site / LOST).write_text(lost_page(address), encoding="utf-8")
    print(f"{site}: {written} pages for links")


def lost_page(address: str) -> str:
    """What is shown where nothing is, in every language: a host of files knows nobody's."""
    home = f"{address.rstrip('/')}/"
    said = "".join(
        f'<p lang="{code}">{escape(say(code, "web-lost"))} '
        f'<a href="{escape(home)}">{escape(say(code, "web-home"))}</a></p>'
        for code in LANGUAGES
    )
    return lost(LOST_PAGE.replace("SAID", said), ENGLISH)


def small_page(page: str, game: str, shown: Preview, address: str) -> str:
    """A page that says what it is about, and leads to the client."""
    place = "puzzles" if page == "puzzle" else f"{page}/{game}"
    leads = PUZZLE.replace("GAME", game) if page == "puzzle" else f"`{place}${{search}}${{hash}}`"
    text = PAGE.replace("LEADS", leads).replace("PLACE", place)
    return shown.within(text.replace("NAME", escape(shown.title)), address or "../..", ENGLISH)


if __name__ == "__main__":
    main(Path(sys.argv[1]), os.environ.get("SERPENTRY_URL", ""))
