"""Studies: one file that is whole without a net, and pages of the app."""

import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect

from serpentry.cli.embedding import study
from tests.browser.conftest import Visit

STUDY = """# Growing

Text <script>document.title = 'Taken'</script> and [a trap](javascript:document.title='Taken').
<img src=x onerror="document.title='Taken'">

```serpentry
game: snekagon
option board_side: 4
player 0: <img src=x onerror="document.title='Taken'">

0 g2
1 e2-d3-d4-d5

caption: After two moves
show: 1
mark 1: g2; g2>f2
note 2: A line of four.
variation 1: Shorter
1 e2
note: Only one hex.
```
"""


def test_a_study_is_one_file_to_step_through_in_which_no_other_script_runs(
    browser: Browser, tmp_path: Path
) -> None:
    (tmp_path / "study.md").write_text(STUDY, encoding="utf-8")
    study(tmp_path / "study.md", tmp_path / "study.html")
    context = browser.new_context(reduced_motion="reduce", locale="en", offline=True)
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto((tmp_path / "study.html").as_uri())
    expect(page.get_by_role("img", name="Board after step 1 of 2")).to_be_visible()
    expect(page.locator("serpentry-board circle.stroke")).to_have_count(1)
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_role("status")).to_have_text("A line of four.")
    expect(page.locator("serpentry-board circle.stroke")).to_have_count(0)
    page.get_by_role("radio", name="Shorter").check()
    expect(page.get_by_role("status")).to_have_text("Only one hex.")
    expect(page.get_by_text("After two moves")).to_be_visible()
    expect(page.get_by_text("<script>document.title")).to_be_visible()
    assert (page.title(), troubles) == ("Growing", [])
    context.close()


PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll('svg[role=application] text')].map(label => {
    const { x, y, width } = label.getBoundingClientRect();
    return [label.textContent.trim(), [x + width / 2, y - 8]];
  }))"""
"""Where the cells of an empty board are on the screen."""


def play(page: Page, cell: str, places: dict[str, tuple[float, float]], ply: int) -> None:
    """Place the piece in hand, and see the move in the text."""
    page.mouse.click(*places[cell])
    expect(page.locator("button.move[aria-current] .number")).to_have_text(str(ply))
    expect(page.locator("[data-turn=mine]")).to_be_visible()


def kept_text(page: Page) -> str:
    """The study of the page as the service has it."""
    study_id = urlsplit(page.url).path.rpartition("/")[2]
    text: str = page.request.get(f"/api/studies/{study_id}").json()["text"]
    return text


def test_a_study_is_written_by_playing_saved_by_itself_read_and_guessed(visit: Visit) -> None:
    page = visit("/study")
    page.get_by_role("button", name="New study").click()
    page.get_by_role("button", name="Add a board").first.click()
    page.get_by_label("Its title").fill("Far apart")
    page.get_by_role("button", name="SNEKAGON", exact=True).click()
    page.locator("[data-turn=mine]").wait_for()
    places = page.evaluate(PLACES)
    note = page.get_by_role("textbox", name="Note at this place")
    play(page, "f6", places, 1)
    note.fill("In the middle.")
    play(page, "c3", places, 2)
    page.get_by_role("button", name=re.compile("^Arrow")).click()
    page.mouse.click(*places["a1"])
    page.mouse.click(*places["h8"])
    expect(page.get_by_role("button", name="Erase the marks here")).to_be_enabled()
    page.get_by_role("button", name="Red, dotted").click()
    page.mouse.click(*places["b1"])
    page.mouse.click(*places["b2"])
    expect(page.locator("path.stroke.red")).to_have_count(1)
    page.get_by_role("button", name="Play moves").click()
    page.get_by_role("button", name="One step back").click()
    play(page, "j3", places, 2)
    expect(page.get_by_role("heading", name="Instead of 2: 1-tile")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.locator("button.move")).to_have_count(2)
    page.keyboard.press("Control+Shift+z")
    expect(page.locator("button.move")).to_have_count(3)
    expect(page.locator(".saved")).to_contain_text(re.compile(r"Saved \d"))
    expect(page.get_by_text("Saving…")).to_have_count(0)
    assert kept_text(page).endswith(
        "## Far apart\n\n```serpentry\ngame: snekagon\nseats: 2\n0 f6\n1 c3\n"
        "note 1: In the middle.\nmark 2: a1>h8; b1>b2 red\nvariation 1:\n1 j3\n```\n"
    )
    page.get_by_role("button", name="Read", exact=True).click()
    page.locator("button.move").first.click()
    expect(page.get_by_role("status").get_by_text("In the middle.")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    drawn = "Arrow at a1, pointing to h8. Red arrow at b1, pointing to b2."
    expect(page.get_by_role("status").get_by_text(drawn)).to_have_count(1)
    expect(page.get_by_role("img", name="Board after step 2 of 2")).to_be_visible()
    assert page.locator(".move .grade").count() == 0
    page.get_by_role("button", name="Grade the moves").click()
    expect(page.locator(".move .grade")).to_have_count(3)
    expect(page.get_by_role("button", name="Grade the moves")).to_have_count(0)
    page.get_by_role("button", name="Guess the moves").click()
    expect(page.locator("button.move")).to_have_count(0)
    page.locator("[data-turn=mine]").wait_for()
    page.locator("svg[role=application]").scroll_into_view_if_needed()
    places = page.evaluate(PLACES)
    page.mouse.click(*places["a1"])
    expect(page.get_by_text("Something else was played. Try again.").first).to_be_visible()
    page.mouse.click(*places["f6"])
    expect(page.locator("button.move")).to_have_count(1)
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_text("That was the whole line.")).to_be_visible()
    expect(page.get_by_text("0 / 2")).to_be_visible()


def test_what_is_typed_moves_the_board_and_a_wrong_line_is_marked(visit: Visit) -> None:
    page = visit("/editor/snekagon?seats=2&turn=1&set=0+f6")
    page.get_by_role("button", name="Add to a study").click()
    page.get_by_role("textbox", name="Note at this place").wait_for()
    page.locator("button[popovertarget]").last.click()
    page.get_by_role("button", name="Edit as text").click()
    text = page.get_by_role("textbox", name="Text (Markdown)")
    expect(text).to_have_value(re.compile("set 0 f6"))
    text.fill(STUDY.replace("1 e2-d3-d4-d5", "1 g2"))
    expect(page.locator("[data-turn=mine]")).to_be_visible()
    page.locator("button[popovertarget]").last.click()
    page.get_by_role("button", name="Edit as text").click()
    expect(page.get_by_text("g2 is already covered")).to_be_visible()
    page.get_by_role("button", name="Line 12:").click()
    chosen = "field => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert text.evaluate(chosen) == "1 g2"


def test_two_pages_do_not_overwrite_each_other_and_a_cut_line_loses_nothing(visit: Visit) -> None:
    page = visit("/editor/snekagon?seats=2&turn=1&set=0+f6")
    page.get_by_role("button", name="Add to a study").click()
    note = page.get_by_role("textbox", name="Note at this place")
    note.wait_for()
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_role("textbox", name="Note at this place").fill("Elsewhere")
    expect(other.get_by_text("Saving…")).to_be_visible()
    expect(other.get_by_text("Saving…")).to_have_count(0)
    note.fill("Here")
    expect(page.get_by_text("was changed elsewhere")).to_be_visible()
    assert "Elsewhere" in kept_text(page)
    page.get_by_role("button", name="Keep mine", exact=True).click()
    expect(page.locator(".saved")).to_contain_text(re.compile(r"Saved \d"))
    assert "Here" in kept_text(page)
    page.locator("button[popovertarget]").last.click()
    page.get_by_role("button", name="Earlier versions").click()
    page.get_by_role("button", name="Go back to this").first.click()
    expect(note).to_have_value("Elsewhere")
    page.context.set_offline(True)
    note.fill("Without a line")
    expect(page.get_by_text("Kept in this browser")).to_be_visible()
    page.context.set_offline(False)
    page.reload()
    expect(note).to_have_value("Without a line")
    expect(page.locator(".saved")).to_contain_text(re.compile(r"Saved \d"))
    assert "Without a line" in kept_text(page)


def test_chapters_change_their_places_by_keys_and_by_dragging(visit: Visit) -> None:
    page = visit("/study")
    page.wait_for_load_state("networkidle")
    page.request.put("/api/guest", data={"name": "Ada"})
    text = "# T\n\n## One\n\nA\n\n## Two\n\nB\n\n## Three\n\nC\n"
    made = page.request.post("/api/studies", data={"text": text}).json()
    page.goto(f"/study/{made['id']}?edit")
    chapters = page.get_by_role("group", name="Chapters").get_by_role("button")
    chapters.first.press("Alt+ArrowRight")
    expect(chapters).to_have_text(["1 Two", "2 One", "3 Three", ""])
    expect(chapters.nth(1)).to_be_focused()
    chapters.nth(2).drag_to(chapters.first)
    expect(chapters).to_have_text(["1 Three", "2 Two", "3 One", ""])


GAMES = """# T

## Hexes

```serpentry
game: snekagon
0 f6
1 c3
```

## Cards

```serpentry
game: sssnake
seats: 3
option start_card: 2x1_same_side
* roll 2
* draw curve straight
0 curve SE 0,-1 on 0
```

## Fair

```serpentry
game: carnival
```
"""


def test_chapters_of_different_games_are_gone_through_deleted_and_brought_back(
    visit: Visit,
) -> None:
    page = visit("/study")
    page.wait_for_load_state("networkidle")
    page.request.put("/api/guest", data={"name": "Ada"})
    made = page.request.post("/api/studies", data={"text": GAMES}).json()
    page.goto(f"/study/{made['id']}?edit")
    moves = page.locator("button.move")
    chapters = page.get_by_role("group", name="Chapters").get_by_role("button")
    for _ in range(2):
        for at, count in ((1, 3), (0, 2), (2, 0), (0, 2)):
            chapters.nth(at).click()
            expect(moves).to_have_count(count)
    page.locator("button[popovertarget]").last.click()
    page.get_by_role("button", name="Delete this chapter").click()
    expect(chapters).to_have_text(["1 Cards", "2 Fair", ""])
    expect(moves).to_have_count(3)
    chapters.nth(1).click()
    page.get_by_role("button", name="Let the app do it").click()
    expect(moves.last).to_contain_text("dealt")
    page.get_by_role("button", name="Undo").click()
    for _ in range(20):
        page.keyboard.press("Control+z")
    expect(chapters).to_have_text(["1 Hexes", "2 Cards", "3 Fair", ""])
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_public_study_is_found_framed_printed_and_copied(visit: Visit) -> None:
    page = visit("/study")
    page.wait_for_load_state("networkidle")
    page.request.put("/api/guest", data={"name": "Ada"})
    made = page.request.post("/api/studies", data={"text": STUDY}).json()
    page.goto(f"/study/{made['id']}")
    page.locator("svg[role=img]").first.wait_for()
    page.locator("button[popovertarget]").last.click()
    page.get_by_role("radio", name="Everyone").check()
    page.wait_for_load_state("networkidle")
    page.goto("/study?public")
    page.get_by_role("searchbox").fill("after TWO")
    expect(page.get_by_text("SNEKAGON · by Ada")).to_be_visible()
    page.get_by_role("searchbox").fill("zzyzx")
    expect(page.get_by_text("No study found.")).to_be_visible()
    page.goto(f"/embed/frame.html?game=snekagon&study={made['id']}&board=1")
    expect(page.get_by_role("img", name="Board after step 1 of 2")).to_be_visible()
    page.goto(f"/study/{made['id']}")
    page.locator("svg[role=img]").first.wait_for()
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Growing")).to_be_visible()
    expect(page.get_by_text("After two moves")).to_be_visible()
    for one in ("Share", "Edit", "Guess the moves", "Next"):
        expect(page.get_by_role("button", name=one, exact=True)).to_have_count(0)
    page.emulate_media(media="screen")
    page.locator("button[popovertarget]").last.click()
    page.get_by_role("button", name="Make my own copy").click()
    page.wait_for_url(re.compile(rf"/study/(?!{made['id']}).+edit"))
    assert kept_text(page) == STUDY
