"""Two fingers enlarge a table and move it; one tap shows all of it again."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import spoken, start, wait_for_turn

BOARD = ".stage svg >> nth=0"
A_MOMENT = 500
"""A tap right after two fingers were lifted counts as a part of what they did."""
Finger = tuple[float, float]


def touch(page: Page, *steps: tuple[Finger, Finger]) -> None:
    """Two fingers go down, from place to place, and up."""
    hand = page.context.new_cdp_session(page)

    def send(kind: str, fingers: tuple[Finger, ...]) -> None:
        points = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(fingers)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", steps[0])
    for step in steps[1:]:
        send("touchMove", step)
    send("touchEnd", ())


def view_box(page: Page) -> list[float]:
    """What part of the plane is seen: left, top, width, height."""
    return [float(one) for one in (page.locator(BOARD).get_attribute("viewBox") or "").split()]


def middle(page: Page) -> Finger:
    """The middle of the board on the screen."""
    box: Any = page.locator(BOARD).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["SNEKAGON 5G", "Schlangennest", "Sssnake", "Cobra Carnival"])
def test_two_fingers_enlarge_a_plane_or_floors_and_a_tap_shows_all(visit: Visit, game: str) -> None:
    page = visit(phone=True)
    start(page, game)
    wait_for_turn(page)
    show_all = page.get_by_role("button", name=spoken(page, "web-show-all"))
    if game == "Sssnake":
        show_all.tap()  # At one's turn one's own plane fills the screen.
    whole, seen = view_box(page), page.locator(BOARD).get_attribute("viewBox")
    x, y = middle(page)
    touch(page, *(((x - far, y), (x + far, y)) for far in (40, 50, 60, 80)))
    expect(show_all).to_be_visible()
    left, top, wide, high = view_box(page)
    assert wide == pytest.approx(whole[2] / 2, rel=0.05)
    assert left + wide / 2 == pytest.approx(whole[0] + whole[2] / 2, abs=wide / 10)
    assert top + high / 2 == pytest.approx(whole[1] + whole[3] / 2, abs=high / 10)
    touch(page, *(((x - 60 + far, y), (x + 60 + far, y)) for far in (0, 20, 40)))
    moved = view_box(page)
    assert moved[2] == pytest.approx(wide, rel=0.05)
    assert moved[0] < left
    page.wait_for_timeout(A_MOMENT)
    show_all.tap()
    expect(page.locator(BOARD)).to_have_attribute("viewBox", str(seen))
