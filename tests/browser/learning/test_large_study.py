"""A study of the largest size is written without a pause: how long the longest tasks take."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

BOARDS, LENGTH = 40, 59_000
BOARD = "```serpentry\ngame: snekagon\n0 f6\n1 c3\n0 h8-h9\n1 c6-c7\nnote 2: Words.\n```\n"
WATCH = """() => {
  window.tasks = [];
  new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(one => one.duration)))
    .observe({ type: 'longtask' });
}"""
"""Tasks of more than 50 ms, as the browser tells them."""


@pytest.mark.thorough
def test_a_large_study_takes_letters_and_moves(visit: Visit) -> None:
    page = visit("/study")
    page.wait_for_load_state("networkidle")
    page.request.put("/api/guest", data={"name": "Ada"})
    words = "Words that say something. " * (LENGTH // BOARDS // 26 - 5)
    text = "# Large\n\n" + "\n".join(f"## {one}\n\n{words}\n\n{BOARD}" for one in range(BOARDS))
    made = page.request.post("/api/studies", data={"text": text}).json()
    page.goto(f"/study/{made['id']}?edit")
    page.locator("[data-turn=mine]").wait_for()
    expect(page.locator("button.move")).to_have_count(4)
    page.evaluate(WATCH)
    note = page.get_by_role("textbox", name="Note at this place")
    note.press_sequentially("Here is something to be typed.")
    for _ in range(3):
        page.get_by_role("button", name="One step back").click()
    page.locator("button[popovertarget]").last.click()
    page.get_by_role("button", name="Edit as text").click()
    whole = page.get_by_role("textbox", name="Text (Markdown)")
    whole.press("Control+Home")
    whole.press_sequentially("# Typed, a letter after the other. ")
    whole.evaluate("field => field.scrollTo(0, 1e6)")
    expect(page).to_have_title("Typed, a letter after the other. # Large · Serpentry")
    print(f"{len(text)} letters, long tasks:", json.dumps(page.evaluate("window.tasks")))
