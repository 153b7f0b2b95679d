"""Pages: links lead somewhere, every page is in the navigation, and the README is short."""

import inspect
import re
import tomllib
from pathlib import Path

import pytest
from tools.site.slugs import slug

import serpentry
from tests.documents.pages import PAGES, ROOT, name_of

LINK = re.compile(r"\]\(([^)\s]+)\)")
FENCED = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
MOST_LINES = 40
"""A screen."""


def anchors(page: Path) -> set[str]:
    """What a link may name in a page."""
    return {slug(heading) for heading in HEADING.findall(page.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    for target in LINK.findall(text):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        found = (page.parent / name) if name else page
        assert found.exists(), target
        assert not anchor or anchor in anchors(found), target


def test_every_page_has_its_place_in_the_site() -> None:
    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
    placed = [page for part in site["nav"] for pages in part.values() for page in pages]
    docs = ROOT / site["docs_dir"]
    parts = (".", "games", "tutorials", "decisions")
    there = [page for part in parts for page in (docs / part).glob("*.md")]
    assert sorted(placed) == sorted(page.relative_to(docs).as_posix() for page in there)


def test_every_page_can_be_found_from_the_first_two() -> None:
    first = "".join(
        (ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "docs/index.md")
    )
    linked = {Path(target.partition("#")[0]).name for target in LINK.findall(first)}
    assert {page.name for page in (ROOT / "docs").glob("*.md")} - {"index.md"} <= linked


def test_every_public_name_says_what_it_is() -> None:
    for name in serpentry.__all__:
        one = getattr(serpentry, name)
        assert name in ("BOXES", "__version__") or inspect.getdoc(one), name


def test_what_comes_before_more_is_no_longer_than_a_screen() -> None:
    before, more, _ = (ROOT / "README.md").read_text(encoding="utf-8").partition("## More")
    assert more
    assert len(before.splitlines()) <= MOST_LINES
