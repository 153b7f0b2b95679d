"""The text of studies as the documentation tells it: its example becomes a page with all of it."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from serpentry.cli.embedding import study
from serpentry.hosting.embedding.study_text import OWN_LINE

DOCS = (Path(__file__).parents[3] / "docs" / "studies.md").read_text(encoding="utf-8")


def example() -> str:
    """The block of a board that the documentation shows."""
    found = re.search(r"```text\n(.*?)```", DOCS, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_documentation_has_every_line_that_says_what_is_shown() -> None:
    words = re.match(r"\(([a-z|]+)\)", OWN_LINE.pattern)
    assert words is not None
    assert set(re.findall(r"`([a-z]+)(?: N)?: ", DOCS)) == set(words[1].split("|"))


def test_the_example_of_the_documentation_becomes_a_page(browser: Browser, tmp_path: Path) -> None:
    text = f"# Far apart\n\n```serpentry\n{example()}```\n"
    (tmp_path / "study.md").write_text(text, encoding="utf-8")
    study(tmp_path / "study.md", tmp_path / "study.html")
    page = browser.new_context(reduced_motion="reduce", locale="en").new_page()
    page.goto((tmp_path / "study.html").as_uri())
    board = page.locator("serpentry-board")
    expect(page.get_by_role("heading", name="Far apart")).to_be_visible()
    expect(board.get_by_role("img", name="Board after step 2 of 2")).to_be_visible()
    expect(page.get_by_text("Both players start well apart.")).to_be_visible()
    expect(board.get_by_role("status")).to_have_text("Green may grow towards f2.")
    board.get_by_role("radio", name="Closer").check()
    drawn = board.get_by_role("img", name="Board after step 2 of 2")
    expect(drawn).to_contain_text("c3")
    expect(drawn).not_to_contain_text("e4")
    expect(board.get_by_role("status")).to_have_count(0)
    page.context.close()
