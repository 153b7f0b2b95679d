"""Ways through the client where words appear that no page shows by itself, in any language."""

from playwright.sync_api import Locator, Page, expect
from tools.lessons import lessons

from serpentry.catalogue import find
from tests.browser.playing import SETTLED, lay_by_mouse, sequence, spoken, unfold, wait_for_turn
from tests.puzzles.packs import shipped

LESSONS = {lesson.game: lesson for lesson in lessons()}
WITH_PUZZLES = tuple(game for game in LESSONS if shipped(game))
ASKED = ".question :is(input, .steps button), .sides button"


def walk_set_up(page: Page, game: str) -> None:
    """Ask for every number of seats, every book and every option of the form."""
    page.goto(f"/new/{game}")
    expect(page.locator("form h1")).to_have_text(find(game).title)
    page.locator("details summary").last.click()
    for count in page.locator(".counts button").all():
        _asked(page, count)
        for book in page.locator("input[name=book]:not([readonly])").all():
            _asked(page, book)
    for at in range(page.locator(ASKED).count()):
        asked = page.locator(ASKED).nth(at)
        if asked.count() and asked.is_enabled() and asked.is_visible():
            _asked(page, asked)


def _asked(page: Page, what: Locator) -> None:
    what.click()
    page.wait_for_load_state("networkidle")


def walk_lesson(page: Page, game: str) -> None:
    """Follow a lesson to its end, and hear every refusal on the way."""
    page.goto(f"/guide/{game}")
    guide = page.get_by_role("region", name=spoken(page, "web-first-game"))
    following = guide.get_by_role("button", name=spoken(page, "web-next"))
    for step in LESSONS[game].steps[:-1]:
        if "wrong" in step:
            guide.get_by_role("button", name=spoken(page, "web-guide-try")).click()
            expect(page.get_by_role("alert").first).to_be_visible()
        elif "move" in step:
            guide.get_by_role("button", name=spoken(page, "web-guide-do")).click()
        expect(following).to_be_enabled()
        following.click()


def walk_puzzle(page: Page, game: str) -> None:
    """Go wrong, ask why, try again, and be shown the move by degrees."""
    pack = shipped(game)
    assert pack
    puzzle = next(one for one in pack.puzzles if len(one.line) == 1)
    page.goto(f"/puzzle/{game}-{puzzle.key}")
    panel = page.get_by_role("region", name=spoken(page, "web-puzzle"), exact=True)
    wait_for_turn(page)
    lay_by_mouse(page)
    expect(panel).to_contain_text(spoken(page, "web-puzzle-wrong"))
    panel.get_by_role("button", name=spoken(page, "web-puzzle-why")).click()
    panel.get_by_role("button", name=spoken(page, "web-puzzle-again")).click()
    wait_for_turn(page)
    for _ in range(3):
        panel.get_by_role("button", name=spoken(page, "web-puzzle-hint")).click()
    page.locator(".stage svg").first.focus()
    page.keyboard.press("Enter")
    expect(panel).to_contain_text(spoken(page, "web-puzzle-solved"))


def walk_beside(page: Page, game: str) -> None:
    """Play beside the box: tell what chance brought, place, and look at the score."""
    page.goto(f"/referee/{game}")
    page.get_by_role("button", name=spoken(page, "web-start")).click()
    page.wait_for_url("**/beside/*")
    for _ in range(6):
        expect(page.locator(".chance, [data-turn=mine]").first).to_be_attached()
        before = sequence(page)
        if page.locator(".chance").count():
            page.locator(".chance").first.click()
        else:
            lay_by_mouse(page)
        page.wait_for_function(SETTLED, arg=before)
    page.locator(".sheet summary").click()


def walk_editor(page: Page, game: str) -> None:
    """Set a position up, unfold what can be done with it, and analyse it."""
    page.goto(f"/editor/{game}")
    expect(page.locator(".editor")).to_be_visible()
    if page.locator(".chance").count():
        before = sequence(page)
        page.locator(".chance").first.click()
        page.wait_for_function(SETTLED, arg=before)
    for _ in range(2):
        wait_for_turn(page)
        before = sequence(page)
        lay_by_mouse(page)
        page.wait_for_function(SETTLED, arg=before)
    unfold(page)
    page.get_by_role("button", name=spoken(page, "web-editor-off"), exact=True).click()
    page.get_by_role("button", name=spoken(page, "web-editor-analyse")).click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("slider")).to_be_visible()
