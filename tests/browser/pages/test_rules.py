"""Rule pages: their diagrams are the game's own boards, and can be read on a phone at night."""

from itertools import cycle

import pytest
from playwright.sync_api import expect

from serpentry.catalogue import names
from tests.browser.conftest import Visit
from tests.browser.crawling import OTHERS

SMALLEST = 11
TEXTS = """() => [...document.querySelectorAll('article svg text')].map((text) => {
  const scale = text.getScreenCTM();
  return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(scale.a, scale.b);
})"""
"""How large everything written in diagrams is, in pixels."""


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "language"), list(zip(names(), cycle(OTHERS), strict=False)))
def test_diagrams_are_boards_and_legible_on_a_phone(visit: Visit, game: str, language: str) -> None:
    page = visit(f"/rules/{game}", phone=True, language=language, color_scheme="dark")
    figures = page.locator("article .figure")
    expect(figures.first).to_be_visible()
    for figure in figures.all():
        figure.scroll_into_view_if_needed()
        expect(figure.locator("svg").first).to_be_visible()
    expect(figures.locator("img")).to_have_count(0)
    sizes = page.evaluate(TEXTS)
    assert all(size > SMALLEST - 0.1 for size in sizes)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
