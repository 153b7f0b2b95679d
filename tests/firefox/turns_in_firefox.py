"""Every board opens in Firefox, and a turn is played on it as a person would."""

from collections.abc import Iterator

import pytest
from tools import browsing

from serpentry.catalogue import find, names
from tests.firefox.marionette import Firefox, firefox

PLAY = """game => {
  const name = `Play now: ${game}`;
  const button = [...document.querySelectorAll('button')].find(one => one.ariaLabel === name);
  button?.click();
  return button !== undefined;
}"""
MINE = """() => document.querySelector('[data-turn="mine"]') !== null"""
SEQUENCE = "() => Number(document.querySelector('[data-seq]').dataset.seq)"
PIECES = """() => [...document.querySelectorAll('[aria-label="Your pieces"] button')].map(one => {
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""
LIT = """() => [...document.querySelectorAll('.lights .place, .lights .other')].map(one => {
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}).at(-1) ?? null"""
PINNED = """() => {
  const button = [...document.querySelectorAll('button')].find(
    one => one.textContent.trim() === 'Place' && !one.disabled);
  const box = button?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""
TOLD = f"""known => {{
  const isLater = Number(document.querySelector('[data-seq]').dataset.seq) > known;
  return isLater || ({PINNED})() ? {{isLater}} : null;
}}"""
DRAWN = "() => document.querySelectorAll('.stage svg path').length"


@pytest.fixture(scope="module")
def window() -> Iterator[tuple[Firefox, str]]:
    with browsing.service(thinkers="1") as address, firefox() as opened:
        yield opened, address


def lay(page: Firefox) -> None:
    """Take a piece that fits somewhere, and click where it is lit."""
    for piece in [None, *page.ask(PIECES)]:
        if piece:
            page.click(*piece)
        if lit := page.ask(LIT):
            page.click(*lit)
            return
    raise AssertionError("nothing fits anywhere")


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", names())
def test_a_turn_is_played(window: tuple[Firefox, str], game: str) -> None:
    page, address = window
    page.open(address)
    page.wait_for(PLAY, find(game).title)
    page.wait_for(MINE)
    assert page.ask(DRAWN) > 10
    known = page.ask(SEQUENCE)
    lay(page)
    while not page.wait_for(TOLD, known)["isLater"]:
        page.click(*page.ask(PINNED))
