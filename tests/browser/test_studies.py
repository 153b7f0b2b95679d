"""Studies: one file that is whole without a net, and pages of the app."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from serpentry.cli.embedding import study

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
    page.get_by_text("Shorter", exact=True).click()
    expect(page.get_by_role("status")).to_have_text("Only one hex.")
    expect(page.get_by_text("After two moves")).to_be_visible()
    expect(page.get_by_text("<script>document.title")).to_be_visible()
    assert (page.title(), troubles) == ("Growing", [])
    context.close()
