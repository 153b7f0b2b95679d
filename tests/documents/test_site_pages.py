"""Pages for links on a host of plain files: each says what it is about, and leads to the client."""

import re
from pathlib import Path

import pytest
from tools.site.docs_beside_site import previewed
from tools.site.site_pages import main

from serpentry.catalogue import names
from serpentry.languages import LANGUAGES, say
from serpentry.server.previews.heads import GAMES

ROOT = Path(__file__).parents[2]
FIRST = '<html lang="en"><meta name="description" content="x" /><title>Serpentry</title></html>'


@pytest.mark.parametrize(
    ("address", "base"),
    [("https://example.org/snakes", "https://example.org/snakes"), ("", "../..")],
)
def test_every_page_of_a_game_has_title_line_and_picture(
    tmp_path: Path, address: str, base: str
) -> None:
    (tmp_path / "index.html").write_text(FIRST)
    main(tmp_path, address)
    pages = {
        (page, game): tmp_path / page / game / "index.html" for page in GAMES for game in names()
    }
    for (page, game), file in pages.items():
        text = file.read_text()
        assert f'og:image" content="{base}/pictures/{game}.webp"' in text
        assert text.count("og:title") == text.count('name="description"') == 1
        assert "<title>Serpentry</title>" not in text
        assert (f"puzzle/{game}-${{hash" if page == "puzzle" else f"#/{page}/{game}") in text
    assert "og:image" in (tmp_path / "index.html").read_text()
    nothing = (tmp_path / "404.html").read_text()
    home = f"{address}/"
    for code in LANGUAGES:
        said = f'<p lang="{code}">{say(code, "web-lost")} <a href="{home}">'
        assert said in nothing


def test_pages_of_the_docs_tell_their_own_title() -> None:
    page = '<head><title>A &amp; B</title><meta name="description" content="Rules."></head>'
    told = previewed(page, "sssnake", "../")
    assert 'og:title" content="A &amp; B"' in told
    assert 'og:description" content="Rules."' in told
    assert 'og:image" content="../pictures/sssnake.webp"' in told


def test_the_documentation_has_the_sign_and_the_colours_of_the_games() -> None:
    sign = (ROOT / "docs" / "images" / "icon.svg").read_text(encoding="utf-8")
    assert sign == (ROOT / "web" / "public" / "icon.svg").read_text(encoding="utf-8")
    tokens = (ROOT / "web" / "src" / "look" / "tokens.css").read_text(encoding="utf-8")
    (by_day, by_night) = re.findall(r"--accent: light-dark\((#\w+), (#\w+)\)", tokens)[0]
    style = (ROOT / "docs" / "stylesheets" / "serpentry.css").read_text(encoding="utf-8")
    assert set(re.findall(r"#\w{6}", style)) == {by_day, by_night}
