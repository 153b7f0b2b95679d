"""What happens is shown in order and with time, and can be skipped."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import SETTLED, lay_by_mouse, sequence, start, wait_for_turn

WATCH = """() => {
  const sights = { '.draw .tumbling': 'die', '.draw .turning': 'card', '.travel': 'tile' };
  window.seen = [];
  new MutationObserver(() => {
    for (const [sight, name] of Object.entries(sights)) {
      if (!document.querySelector(sight) || window.seen.at(-1) === name) continue;
      window.seen.push(name);
      window.early ||= document.querySelector('[data-turn="mine"]') !== null;
    }
  }).observe(document, { childList: true, subtree: true });
}"""


def seen(page: Page) -> list[str]:
    """What was seen to happen since the page watches, in order."""
    return list(page.evaluate("window.seen"))


@pytest.mark.thorough
def test_a_die_rolls_cards_turn_over_and_tiles_travel_before_anybody_is_asked(visit: Visit) -> None:
    page = visit(moving=True)
    page.evaluate(WATCH)
    start(page, "Sssnake")
    wait_for_turn(page)
    assert seen(page) == ["die", "card"]
    for _ in range(4):
        if wait_for_turn(page) == "over" or "tile" in seen(page):
            break
        before = sequence(page)
        lay_by_mouse(page)
        page.wait_for_function(SETTLED, arg=before)
    wait_for_turn(page)
    assert "die card tile" in " ".join(seen(page))
    assert not page.evaluate("window.early")


@pytest.mark.thorough
def test_a_tap_on_the_board_skips_what_is_being_shown(visit: Visit) -> None:
    page = visit(moving=True)
    # Slowly, so that what is shown is not over before it is looked for.
    page.evaluate("localStorage['serpentry-settings'] = JSON.stringify({ speed: 'slow' })")
    page.reload()
    page.clock.install()
    start(page, "Sssnake")
    expect(page.locator(".draw svg")).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now() + 1"))
    page.locator(".stage svg").first.click()
    expect(page.locator(".draw")).to_have_count(0)
    assert wait_for_turn(page) == "mine"


@pytest.mark.thorough
def test_the_setting_off_shows_moves_at_once(visit: Visit) -> None:
    page = visit(moving=True)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Animation speed").select_option("off")
    page.get_by_role("button", name="Done").click()
    page.evaluate(WATCH)
    start(page, "Sssnake")
    wait_for_turn(page)
    lay_by_mouse(page)
    wait_for_turn(page)
    assert seen(page) == []
