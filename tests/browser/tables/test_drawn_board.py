"""A game whose board can not be loaded is played on a drawing, from the start to the replay."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages.test_pages import complaints
from tests.browser.playing import (
    SETTLED,
    Lay,
    lay_by_keys,
    lay_by_mouse,
    lay_by_touch,
    play_to_the_end,
    sequence,
    start,
    wait_for_turn,
)

MISSING = "The board of this game could not be loaded"


def without_board(visit: Visit, game: str, phone: bool = False) -> Page:
    """Somebody whose browser never gets the board of a game, not even ahead on the first page."""
    page = visit("/icon.svg", phone=phone)
    page.route(f"**/assets/game-{game}-*.js", lambda route: route.abort())
    page.goto("/")
    return page


@pytest.mark.thorough
def test_a_whole_game_is_played_on_a_drawing_and_replayed(visit: Visit) -> None:
    page = without_board(visit, "snekagon")
    start(page, "SNEKAGON")
    expect(page.get_by_text(MISSING).first).to_be_visible()
    assert complaints(page) == []
    assert play_to_the_end(page, lay_by_mouse) > 3
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.get_by_role("link", name="Replay and analysis").click()
    expect(page.get_by_text(MISSING).first).to_be_visible()
    shapes = page.locator(".stage svg polygon")
    at_the_end = shapes.count()
    page.get_by_role("button", name="First position").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    assert shapes.count() < at_the_end
    assert complaints(page) == []


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("game", "title", "lay", "phone"),
    [
        ("schlangennest", "Schlangennest", lay_by_keys, False),
        ("carnival", "Cobra Carnival", lay_by_touch, True),
    ],
)
def test_a_drawing_is_played_by_keys_and_by_touch(
    visit: Visit, game: str, title: str, lay: Lay, phone: bool
) -> None:
    page = without_board(visit, game, phone)
    start(page, title)
    expect(page.get_by_text(MISSING).first).to_be_visible()
    assert play_to_the_end(page, lay) > 3


def test_cells_that_are_tapped_narrow_the_moves_until_one_is_left(visit: Visit) -> None:
    page = without_board(visit, "snekagon")
    start(page, "SNEKAGON")
    expect(page.get_by_text(MISSING).first).to_be_visible()
    wait_for_turn(page)
    before = sequence(page)
    lay_by_mouse(page)
    page.wait_for_function(SETTLED, arg=before)
    wait_for_turn(page)
    page.get_by_role("group", name="Your pieces").get_by_role("button", name="LR").click()
    board = page.locator(".stage svg").first
    board.focus()
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    choices = page.get_by_role("group", name="Choices for this move").get_by_role("button")
    expect(choices.nth(1)).to_be_visible()
    many = choices.count()
    box = page.locator(".ghost circle").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(choices).not_to_have_count(many)
    assert page.locator(".ghost path").count() == 4


@pytest.mark.thorough
def test_a_board_that_loads_again_takes_its_place(visit: Visit) -> None:
    page = without_board(visit, "sssnake")
    start(page, "Sssnake")
    expect(page.get_by_text(MISSING).first).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Load again").click()
    expect(page.locator("[data-seq]")).to_be_visible()
    expect(page.get_by_text(MISSING)).not_to_be_visible()
