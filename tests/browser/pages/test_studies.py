"""Studies: one file that is whole without a net, and pages of the app."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

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


@pytest.mark.one_in(2)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_position_is_put_into_a_study_which_is_written_read_and_deleted(
    visit: Visit, phone: bool
) -> None:
    page = visit("/editor/snekagon?seats=2&turn=1&set=0+f6", phone=phone)
    page.get_by_role("button", name="Add to a study").click()
    board = page.get_by_role("img", name="Board after step 0 of 0")
    expect(board).to_be_visible()
    text = page.get_by_role("textbox", name="Text")
    expect(text).to_have_value(re.compile("set 0 f6"))
    text.fill(STUDY.replace("game: snekagon", "game: snekagon\nseats: 2"))
    expect(page.get_by_role("heading", name="Growing")).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("A line of four.", exact=True)).to_be_visible()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download page").click()
    assert download.value.suggested_filename == "growing.html"
    other = visit(urlsplit(page.url).path)
    other.get_by_role("radio", name="Shorter").check()
    expect(other.get_by_text("Only one hex.", exact=True)).to_be_visible()
    expect(other.get_by_role("button", name="Edit")).to_have_count(0)
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Delete this study").click()
    expect(page.get_by_role("heading", name="Studies")).to_be_visible()
    assert page.title() == "Studies · Serpentry"
