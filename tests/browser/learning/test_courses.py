"""A course of strategy in a real browser: two moves to choose from, why, and how far one is."""

import json
import re

import pytest
from bench.collecting import Row
from playwright.sync_api import Locator, Page, expect
from tools.course import COURSES, replayed, taught

from serpentry.catalogue import set_up
from serpentry.languages import explain, say
from serpentry.languages.phrasebook import forms
from serpentry.tabletop.game import AnyGame
from tests.browser.conftest import Visit

COURSE_OF = {file.stem: json.loads(file.read_text("utf-8")) for file in COURSES.glob("*.json")}


def _lead(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("region", name=say(language, "web-principles"))


def _said(name: str, row: Row, which: str, language: str = "en") -> str:
    """One of the two moves in words."""
    game: AnyGame = set_up(name, 2, {})
    before, _ = replayed(game, row["moves"])
    words = [f"word-{game.face.seat_name(seat)}" for seat in range(game.seats)]
    names = [forms(language, one).get("name", say(language, one)) for one in words]
    told = game.narrator.said(before, game.notation.read(row[which]))
    text = explain(told, language, names)
    return text[0].upper() + text[1:]


def _move(page: Page, text: str, language: str = "en") -> Locator:
    """The button of a move that is named so, and no longer."""
    letter = say(language, "web-principle-move", {"letter": "[AB]"})
    named = re.compile(rf"^\s*{letter}\s*{re.escape(text)}\s*$")
    return _lead(page, language).get_by_role("button").filter(has_text=named)


def _choose(page: Page, text: str) -> None:
    """Try a move on the board, then place it."""
    move = _move(page, text)
    move.click()
    expect(move).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".stage g.ghost").first).to_be_attached()
    _lead(page).get_by_role("button", name=re.compile("^Place [AB]$")).click()


@pytest.mark.parametrize("phone", [False, True])
def test_a_course_leads_from_position_to_position(phone: bool, visit: Visit) -> None:
    page = visit("/principles/schlangennest", phone=phone)
    first, second = taught("schlangennest")[:2]
    _choose(page, _said("schlangennest", first, "right"))
    expect(_lead(page)).to_contain_text("Right!")
    expect(_lead(page)).to_contain_text("Whoever closes that end finishes the snake")
    _lead(page).get_by_role("button", name="Next").click()
    _choose(page, _said("schlangennest", second, "wrong"))
    expect(_lead(page)).to_contain_text("The other move is better.")
    page.reload()
    expect(_lead(page)).to_contain_text("Position 3 of")
    expect(_lead(page)).to_contain_text("Right: 1 of 4")


@pytest.mark.parametrize("game", COURSE_OF)
def test_moves_are_named_in_the_readers_language(game: str, visit: Visit) -> None:
    page = visit(f"/principles/{game}", language="de", phone=True)
    first = taught(game)[0]
    for which in ("right", "wrong"):
        expect(_move(page, _said(game, first, which, "de"), "de")).to_have_count(1)


HIDDEN = """choices => {
  const low = choices[0].closest('.leading').getBoundingClientRect().bottom;
  return Math.max(...choices.map(one => one.getBoundingClientRect().bottom)) - low;
}"""


@pytest.mark.one_in(5)
@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390)])
@pytest.mark.parametrize("game", COURSE_OF)
def test_both_moves_are_in_sight_on_a_phone(game: str, size: tuple[int, int], visit: Visit) -> None:
    """Of every principle of a course, nobody scrolls to see what can be chosen."""
    page = visit(f"/principles/{game}", language="ru", phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for principle in page.locator(".all button").all():
        principle.click()
        page.locator(".leading").evaluate("panel => panel.scrollTo(0, 0)")
        assert page.locator(".choice").evaluate_all(HIDDEN) < 0


def test_nothing_is_placed_before_a_move_is_tried(visit: Visit) -> None:
    page = visit("/principles/schlangennest", language="de", phone=True)
    expect(_lead(page, "de").get_by_role("button", name="Zug A")).to_be_visible()
    place = _lead(page, "de").get_by_role("button", name="legen")
    expect(place).to_have_count(0)
    _lead(page, "de").get_by_role("button", name="Zug B").click()
    expect(place).to_have_text("B legen")


@pytest.mark.thorough
@pytest.mark.parametrize("game", COURSE_OF)
def test_a_course_leads_to_its_end(game: str, visit: Visit) -> None:
    page = visit(f"/principles/{game}")
    for row in taught(game):
        _choose(page, _said(game, row, "right"))
        expect(_lead(page)).to_contain_text("Right!")
        _lead(page).get_by_role("button", name="Next").click()
    count = len(taught(game))
    expect(_lead(page)).to_contain_text(f"{count} times out of {count}")
    expect(_lead(page).get_by_role("link", name="Start your own game")).to_be_visible()
