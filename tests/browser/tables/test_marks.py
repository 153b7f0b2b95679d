"""Marks stand out from what they lie on, measured on pixels, also by eyes that see fewer hues."""

import base64
from typing import Any

import pytest
from playwright.sync_api import Page

from serpentry.catalogue import find, names
from tests.browser.conftest import Visit
from tests.browser.playing import SETTLED, lay_by_mouse, sequence, start, wait_for_turn

GAMES = [find(name).title for name in names()]
LEAST = 3.0
"""The contrast that graphics need (WCAG 1.4.11)."""
SHARE = 0.3
"""So much of a mark's box must stand out from what lies there without it."""
SIGHTS = ["none", "deuteranopia", "protanopia"]
HIDE = "on => document.querySelector('.lights').style.visibility = on ? 'hidden' : ''"
BOXES = """() => [...document.querySelectorAll('.lights .spot, .lights .other')].slice(0, 12)
  .map(one => one.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""
CONTRAST = """async ([marked, bare, boxes, least]) => {
  const pixels = async data => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    return (x, y) => context.getImageData(x, y, 1, 1).data;
  };
  const light = ([red, green, blue]) => {
    const linear = part =>
      (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const [one, two] = [await pixels(marked), await pixels(bare)];
  return boxes.map(([left, top, width, height]) => {
    let strong = 0;
    for (let x = left; x < left + width; x++)
      for (let y = top; y < top + height; y++) {
        const [a, b] = [light(one(x, y)), light(two(x, y))];
        if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= least) strong++;
      }
    return strong / (width * height);
  });
}"""


def shares(page: Page, blank: Page, sight: str) -> list[float]:
    """How much of each mark stands out, seen with some eyes."""
    client: Any = page.context.new_cdp_session(page)
    client.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    boxes = page.evaluate(BOXES)
    marked = base64.b64encode(page.screenshot()).decode()
    page.evaluate(HIDE, True)
    bare = base64.b64encode(page.screenshot()).decode()
    page.evaluate(HIDE, False)
    found: list[float] = blank.evaluate(CONTRAST, [marked, bare, boxes, LEAST])
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_marks_of_places_have_a_contrast_of_three_to_one(
    visit: Visit, game: str, theme: str
) -> None:
    page = visit(color_scheme=theme)
    start(page, game)
    _lay_and_look(page)


@pytest.mark.thorough
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_marks_stand_out_in_colours_that_were_picked(visit: Visit, theme: str) -> None:
    page = visit("/new/schlangennest", color_scheme=theme)
    for player, colour in enumerate(("yellow", "blue")):
        page.get_by_text("Colour: No preference").first.click()
        pictures = page.get_by_role("group", name=f"Player {player + 1}: Colour")
        pictures.get_by_role("button", name=colour).click()
    page.get_by_label("Player 1 begins").check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/**")
    _lay_and_look(page)


def _lay_and_look(page: Page) -> None:
    """Make a move, and measure the marks of the next one with all eyes."""
    wait_for_turn(page)
    before = sequence(page)
    lay_by_mouse(page)
    page.wait_for_function(SETTLED, arg=before)
    wait_for_turn(page)
    page.mouse.move(2, 2)
    blank = page.context.new_page()
    blank.goto("about:blank")
    for sight in SIGHTS:
        found = shares(page, blank, sight)
        assert found
        assert min(found) > SHARE, (sight, found)
