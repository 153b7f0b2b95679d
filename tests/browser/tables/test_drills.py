"""SNEKAGON 5G: a drill is chosen by touching the floor that it goes to."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import SETTLED, seat_person, sequence, wait_for_turn


def name_of(page: Page, field: str, floor: int) -> tuple[float, float]:
    """Where the name of an empty field of a floor is on the screen, below its middle."""
    box = page.locator(".stage svg text", has_text=field).nth(floor).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def d4(page: Page, floor: int) -> tuple[float, float]:
    """The middle of d4, between d3 and d5, whatever lies on it."""
    (left, height), (right, _) = name_of(page, "d3", floor), name_of(page, "d5", floor)
    return (left + right) / 2, height - (right - left) * 0.15


def sit_down_with_a_friend(page: Page) -> None:
    """Two people at one screen, so that nobody lays what is in the way."""
    seat_person(page, 2)
    page.get_by_label("Name of player 2").fill("Friend")
    page.get_by_role("button", name="Start").click()
    wait_for_turn(page)


def pick(page: Page, piece: str) -> None:
    """Take a piece of the tray into the hand."""
    page.get_by_role("group", name="Your pieces").get_by_role("button", name=piece).click()


def lay_the_single_hex(page: Page, at: tuple[float, float]) -> None:
    pick(page, "1-tile")
    before = sequence(page)
    page.mouse.click(*at)
    page.wait_for_function(SETTLED, arg=before)
    assert wait_for_turn(page) == "mine"


@pytest.mark.thorough
def test_touching_the_floor_above_drills_and_touching_again_does_not(visit: Visit) -> None:
    page = visit("/new/snekagon5g")
    sit_down_with_a_friend(page)
    lay_the_single_hex(page, d4(page, floor=0))
    lay_the_single_hex(page, name_of(page, "a1", floor=0))
    choices = page.get_by_role("group", name="Choices for this move")
    drill = choices.get_by_role("button", name="drill d4 to floor 1", exact=True)
    pick(page, "pair")
    page.mouse.click(*d4(page, floor=1))
    expect(choices.get_by_role("button", name="without drilling")).to_have_attribute(
        "aria-pressed", "true"
    )
    for pressed in ("true", "false", "true"):
        page.mouse.click(*d4(page, floor=0))
        expect(drill).to_have_attribute("aria-pressed", pressed)
    before = sequence(page)
    page.get_by_role("button", name="Place", exact=True).click()
    page.wait_for_function(SETTLED, arg=before)
