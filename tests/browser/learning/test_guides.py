"""The first games, step by step, in a real browser: every lesson leads to its end."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tools.lessons import Lesson, Step, lessons

from tests.browser.conftest import Visit
from tests.browser.playing import SETTLED, STILL, click_a_place, lay_by_mouse, sequence

LESSONS = {lesson.game: lesson for lesson in lessons()}


def _guide(page: Page) -> Locator:
    return page.get_by_role("region", name="Learn by playing, step by step")


def _next(page: Page) -> Locator:
    return _guide(page).get_by_role("button", name="Next")


def _take(page: Page, step: Step) -> None:
    """Do what a step asks for, until the next one may follow."""
    if "wrong" in step:
        _guide(page).get_by_role("button", name="Try it").click()
        rules = "|".join(step["rules"])
        rule = page.get_by_role("alert").get_by_role("link", name="See the rule")
        expect(rule).to_have_attribute("href", re.compile(f"#({rules})$"))
    elif "move" in step:
        _guide(page).get_by_role("button", name="Play it for me").click()


def _follow(page: Page, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps, 1):
        expect(_guide(page)).to_contain_text(f"{number}/{len(lesson.steps)} ")
        expect(_guide(page)).not_to_contain_text("guide-")
        _take(page, step)
        if number < len(lesson.steps):
            expect(_next(page)).to_be_enabled()
            # By key: where a slow machine still lays out the page, a click may miss what moves.
            _next(page).press("Enter")


@pytest.mark.thorough
@pytest.mark.parametrize("game", sorted(LESSONS))
def test_a_lesson_leads_to_its_end(game: str, visit: Visit) -> None:
    page = visit(f"/guide/{game}")
    _follow(page, LESSONS[game])
    _guide(page).get_by_role("link", name="Start your own game").click()
    expect(page).to_have_url(re.compile(f"/new/{game}$"))


@pytest.mark.one_in(12)
@pytest.mark.parametrize("height", [844, 640])
@pytest.mark.parametrize("game", sorted(LESSONS))
def test_on_a_phone_the_words_of_a_lesson_lie_below_the_board(
    game: str, height: int, visit: Visit
) -> None:
    page = visit("/", phone=True)
    page.set_viewport_size({"width": 390 if height > 800 else 360, "height": height})
    page.goto(f"/guide/{game}")
    expect(page.locator("[data-seq]")).to_be_visible()
    expect(_guide(page)).to_be_visible()
    boxes: list[Any] = []
    while boxes != (boxes := [page.locator(".stage").bounding_box(), _guide(page).bounding_box()]):
        # A board that makes room for the words moves for a few frames.
        page.wait_for_timeout(STILL)
    board, words = boxes
    assert board["y"] + board["height"] <= words["y"]


def test_a_learner_who_goes_second_is_not_named_at_the_first_seat(visit: Visit) -> None:
    page = visit("/guide/snekagon")
    first, second = (page.locator(f".players [data-place=seat-{seat}] .name") for seat in (0, 1))
    expect(first).to_have_text("Green")
    expect(second).to_have_text("Red")


@pytest.mark.thorough
def test_another_move_is_taken_back_and_what_is_undone_is_made_again(visit: Visit) -> None:
    page = visit("/guide/snekagon")
    moves = page.get_by_role("list", name="Moves").get_by_role("listitem")
    _next(page).click()
    expect(moves).to_have_count(1)
    _next(page).click()
    _guide(page).get_by_role("button", name="Try it").click()
    _next(page).click()
    page.get_by_role("button", name="Put back").click()
    click_a_place(page)
    expect(_guide(page)).to_contain_text("but play the marked move first")
    expect(moves).to_have_count(1)
    _guide(page).get_by_role("button", name="Play it for me").click()
    expect(_guide(page)).to_contain_text("starts a new snake: curved four on c1, d1, e1 and e2.")
    _next(page).click()
    expect(moves).to_have_count(3)
    _next(page).click()
    before = sequence(page)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(SETTLED, arg=before + 1)
    expect(moves).to_have_count(3)
    _guide(page).get_by_role("button", name="Try it").click()
    expect(page.get_by_role("alert")).to_contain_text("Not allowed.")


def test_dice_and_cards_are_those_of_the_lesson_also_when_they_are_taken_back(visit: Visit) -> None:
    page = visit("/guide/sssnake")
    moves = page.get_by_role("list", name="Moves").get_by_role("listitem")
    rolled = "Guest rolls a 2. Guest draws: curve and straight."
    expect(moves).to_have_count(1)
    expect(moves).to_contain_text(rolled)
    before = sequence(page)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(SETTLED, arg=before + 1)
    expect(moves).to_have_count(1)
    expect(moves).to_contain_text(rolled)
    _next(page).click()
    _take(page, LESSONS["sssnake"].steps[1])
    _next(page).click()
    expect(_guide(page).get_by_role("button", name="Play it for me")).to_be_enabled()


def test_with_the_last_step_the_game_is_free(visit: Visit) -> None:
    page = visit("/guide/snekagon")
    lesson = LESSONS["snekagon"]
    _follow(page, lesson)
    moves = page.get_by_role("list", name="Moves").get_by_role("listitem")
    given = sum("move" in step or "other" in step for step in lesson.steps)
    expect(moves).to_have_count(given)
    before = sequence(page)
    lay_by_mouse(page)
    page.wait_for_function(SETTLED, arg=before)
    expect(moves).to_have_count(given + 1)
    expect(_guide(page).get_by_role("link", name="Start your own game")).to_be_visible()
