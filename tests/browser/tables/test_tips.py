"""What is explained once stands on a phone where the task does: what is to be done comes first."""

from playwright.sync_api import expect

from tests.browser.company import chair, host_a_table
from tests.browser.conftest import Visit
from tests.browser.playing import lay_by_touch, wait_for_turn

EYE = "An eye is a hole in the floor"


def test_the_first_line_of_a_game_on_a_phone_is_what_to_do_and_the_next_explains(
    visit: Visit,
) -> None:
    page = visit(phone=True)
    computer = chair("computer", player="level1")
    page.goto(f"/table/{host_a_table(page, 'Ada', 'snekagon5g', computer)}")
    assert wait_for_turn(page) == "mine"
    line = page.locator(".status .line")
    expect(line).to_contain_text("It is your turn.")
    expect(line).not_to_contain_text(EYE)
    lay_by_touch(page)
    expect(line).to_contain_text(EYE)
    expect(line).to_contain_text("It is your turn.")
