"""Sharing: one button everywhere, by the phone's own sheet or by a dialog."""

import re
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

RECORD = Path(__file__).parents[2] / "games" / "snekagon" / "golden" / "plain.record"
SHEET = """(() => {
  window.shared = [];
  navigator.share = data => {
    window.shared.push(data);
    return window.closes ? Promise.reject() : Promise.resolve();
  };
})()"""
"""What a phone has; `closes`: somebody closes it again."""


def replay(page: Page) -> None:
    """Come to the replay of a game."""
    page.request.put("/api/guest", data={"name": "Ada"})
    made = page.request.post("/api/tables", data={"record": RECORD.read_text(encoding="utf-8")})
    page.goto(f"/replay/{made.json()['id']}")


def test_a_game_is_shared_as_link_text_picture_and_record(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    replay(page)
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share: SNEKAGON")
    expect(dialog.get_by_role("textbox", name="Replay and analysis")).to_have_value(page.url)
    text = dialog.get_by_role("textbox", name="Text to share")
    told = re.escape(f"SNEKAGON 17 : 24, 16 moves (Ada – red) {page.url}")
    expect(text).to_have_value(re.compile(f"^{told}$"))
    with page.expect_download() as record:
        dialog.get_by_role("button", name="Download game record").click()
    record.value.save_as(tmp_path / "record.txt")
    assert (tmp_path / "record.txt").read_text(encoding="utf-8").startswith("serpentry record")
    with page.expect_download() as picture:
        dialog.get_by_role("button", name="Save the picture").click()
    picture.value.save_as(tmp_path / "board.png")
    painted = Image.open(tmp_path / "board.png").convert("RGB")
    assert painted.width == 1200
    for colour in ("f6f1e4", "e8cfa3", "a8d8a5", "f2b3a3"):
        assert bytes.fromhex(colour) in painted.tobytes(), colour


@pytest.mark.thorough
def test_a_phone_shares_by_its_own_sheet_and_offers_the_rest_when_it_is_closed(
    visit: Visit,
) -> None:
    page = visit(phone=True)
    page.add_init_script(SHEET)
    replay(page)
    button = page.get_by_role("button", name="Share")
    button.tap()
    page.wait_for_function("() => window.shared.length === 1")
    shared = page.evaluate("() => window.shared[0]")
    assert shared["url"] == page.url
    assert shared["text"] == "SNEKAGON 17 : 24, 16 moves (Ada – red)"
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate("() => { window.closes = true; }")
    button.tap()
    expect(
        page.get_by_role("dialog").get_by_role("button", name="Copy the picture")
    ).to_be_enabled()
