"""Several people at one device: hands that stay hidden, and a table that lies between two."""

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.company import chair, host_a_table
from tests.browser.conftest import Visit
from tests.browser.playing import SETTLED, lay_by_mouse, sequence, wait_for_turn

HANDS = {"open_hands": False}
LYING, UPRIGHT = ViewportSize(width=1024, height=768), ViewportSize(width=768, height=1024)
TURNED = "part => getComputedStyle(part).rotate"


def _two_at_one_device(page: Page, game: str, **plan: object) -> None:
    table = host_a_table(page, "Anna", game, chair("here", "Ben"), **plan)
    page.goto(f"/table/{table}")
    page.locator("[data-phase=playing]").wait_for()


def _tiles_in_sight(page: Page) -> int:
    return page.get_by_role("group", name="Your pieces").count() + page.locator(".aside").count()


def test_a_curtain_covers_hidden_hands_until_the_device_was_handed_over(visit: Visit) -> None:
    page = visit()
    _two_at_one_device(page, "carnival", options=HANDS)
    anna = page.get_by_role("button", name="I am Anna: show my hand")
    ben = page.get_by_role("button", name="I am Ben: show my hand")
    expect(anna).to_be_visible()
    assert _tiles_in_sight(page) == 0
    anna.click()
    assert wait_for_turn(page) == "mine"
    assert _tiles_in_sight(page) > 1
    lay_by_mouse(page)
    expect(ben).to_be_visible()
    expect(page.locator(".around-board > [aria-live]")).to_have_text("Hand the device to Ben.")
    assert _tiles_in_sight(page) == 0
    page.reload()
    expect(ben).to_be_visible()
    assert _tiles_in_sight(page) == 0
    log = page.get_by_role("list", name="Moves")
    expect(log.get_by_text("You draw")).to_have_count(0)
    ben.click()
    assert wait_for_turn(page) == "mine"
    assert _tiles_in_sight(page) > 1


@pytest.mark.thorough
def test_open_hands_need_no_curtain(visit: Visit) -> None:
    page = visit()
    _two_at_one_device(page, "carnival")
    assert wait_for_turn(page) == "mine"
    expect(page.get_by_text("show my hand")).to_have_count(0)


@pytest.mark.thorough
def test_the_table_turns_to_whoever_is_to_move_if_wished(visit: Visit) -> None:
    page = visit()
    _sit_across(page, "turn")
    _two_at_one_device(page, "snekagon")
    wait_for_turn(page)
    expect(page.locator(".around-board.turned")).to_have_count(0)
    for turned in (1, 0, 1):
        _lay(page)
        expect(page.locator(".around-board.turned")).to_have_count(turned)


@pytest.mark.thorough
@pytest.mark.parametrize("upright", [False, True])
def test_on_a_flat_tablet_each_of_two_has_a_hand_at_their_own_side(
    visit: Visit, upright: bool
) -> None:
    page = visit()
    page.set_viewport_size(UPRIGHT if upright else LYING)
    _sit_across(page, "sides")
    _two_at_one_device(page, "snekagon")
    wait_for_turn(page)
    board = page.locator(".stage")
    here, hand, resting = board.bounding_box(), page.locator(".hand"), page.locator(".resting")
    assert here is not None
    for name, other in (("Anna", "Ben"), ("Ben", "Anna"), ("Anna", "Ben")):
        expect(page.locator(".status")).to_contain_text(f"It is {name}")
        expect(resting).to_contain_text(other)
        assert board.bounding_box() == here
        near, far = (hand, resting) if name == "Anna" else (resting, hand)
        assert _top(far) < here["y"] < here["y"] + here["height"] <= _top(near)
        assert [one.evaluate(TURNED) for one in (near, far, board)] == ["none", "180deg", "none"]
        _lay(page)


def _sit_across(page: Page, how: str) -> None:
    page.add_init_script(f"localStorage.setItem('serpentry-settings', '{{\"across\": \"{how}\"}}')")


def _lay(page: Page) -> None:
    before = sequence(page)
    lay_by_mouse(page)
    page.wait_for_function(SETTLED, arg=before)


def _top(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["y"]
