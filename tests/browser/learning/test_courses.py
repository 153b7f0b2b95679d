"""A course of strategy in a real browser: two moves to choose from, why, and how far one is."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tools.course import COURSES

from tests.browser.conftest import Visit

TAUGHT = {file.stem: json.loads(file.read_text("utf-8")) for file in COURSES.glob("*.json")}
COURSE = TAUGHT["schlangennest"]


def _lead(page: Page) -> Locator:
    return page.get_by_role("region", name="Strategy, step by step")


def _choose(page: Page, text: str) -> None:
    """Try a move on the board, then place it."""
    move = _lead(page).get_by_role("button", name="Move ").filter(has_text=text)
    move.click()
    expect(move).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".stage g.ghost").first).to_be_attached()
    _lead(page).get_by_role("button", name=re.compile("^Place [AB]$")).click()


@pytest.mark.parametrize("phone", [False, True])
def test_a_course_leads_from_position_to_position(phone: bool, visit: Visit) -> None:
    page = visit("/principles/schlangennest", phone=phone)
    first, second = COURSE["principles"][0]["positions"][:2]
    _choose(page, first["right"]["text"])
    expect(_lead(page)).to_contain_text("Right!")
    expect(_lead(page)).to_contain_text("Whoever closes that end finishes the snake")
    _lead(page).get_by_role("button", name="Next").click()
    _choose(page, second["wrong"]["text"])
    expect(_lead(page)).to_contain_text("The other move is better.")
    page.reload()
    expect(_lead(page)).to_contain_text("Position 3 of")
    expect(_lead(page)).to_contain_text("Right: 1 of 4")


@pytest.mark.thorough
@pytest.mark.parametrize("game", TAUGHT)
def test_a_course_leads_to_its_end(game: str, visit: Visit) -> None:
    page = visit(f"/principles/{game}")
    count = sum(len(one["positions"]) for one in TAUGHT[game]["principles"])
    for principle in TAUGHT[game]["principles"]:
        for position in principle["positions"]:
            _choose(page, position["right"]["text"])
            expect(_lead(page)).to_contain_text("Right!")
            _lead(page).get_by_role("button", name="Next").click()
    expect(_lead(page)).to_contain_text(f"{count} times out of {count}")
    expect(_lead(page).get_by_role("link", name="Start your own game")).to_be_visible()
