"""One's own place, and the place to watch others: what is found there, and in how many clicks."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import APIRequestContext, Page, expect

from tests.browser.boxes.opening import OWN
from tests.browser.conftest import Visit


def introduced(page: Page, name: str) -> APIRequestContext:
    page.request.put("/api/guest", data={"name": name})
    return page.request


def with_games(visit: Visit, *names: str) -> Page:
    """Somebody with a game against each of these that ended, and one that goes on."""
    page = visit("/api/ready")
    send = introduced(page, "Mara")
    for name in names:
        assert send.post("/api/tables", data={"record": OWN.format("Mara", name)}).ok
    send.post("/api/tables", data={"game": "sssnake", "seats": [{"kind": "here"}] * 2})
    page.goto("/you")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Mara")
    return page


def test_own_games_are_unfinished_first_and_found_by_name_and_result(visit: Visit) -> None:
    page = with_games(visit, "Zoé", "Ben")
    running = page.get_by_role("region", name="Unfinished")
    expect(running.get_by_role("link")).to_have_count(1)
    rows = page.get_by_role("region", name="All games").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Ben")
    expect(rows.first).to_contain_text("10 moves")
    page.get_by_role("searchbox").fill("ZOÉ")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Zoé")
    page.get_by_text("Filter", exact=True).click()
    game, result = page.get_by_role("combobox").all()
    game.select_option("carnival")
    expect(page.get_by_text("No games found.")).to_be_visible()
    game.select_option("")
    result.select_option("open")
    expect(rows).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    expect(running.get_by_role("link")).to_have_count(1)
    result.select_option("")
    rows.first.get_by_role("link").click()
    page.wait_for_url("**/replay/**")


def test_all_games_are_one_file(visit: Visit, tmp_path: Path) -> None:
    page = with_games(visit, "Zoé", "Ben")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save all games in one file").click()
    saving.value.save_as(tmp_path / "games.txt")
    text = (tmp_path / "games.txt").read_text(encoding="utf-8")
    assert text.count("serpentry record 1") == 3
    assert "player 1: Zoé" in text


@pytest.mark.thorough
def test_games_of_a_file_come_into_this_browser_and_can_be_deleted_there(
    visit: Visit, tmp_path: Path
) -> None:
    file = tmp_path / "games.txt"
    file.write_text(OWN.format("Mara", "Zoé") + "\n" + OWN.format("Mara", "Ben"), encoding="utf-8")
    page = visit("/you")
    page.get_by_label("Take over games from a file").set_input_files(file)
    expect(page.get_by_text("2 games are in this browser now.")).to_be_visible()
    rows = page.get_by_role("region", name="All games").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("in this browser")
    page.reload()
    expect(rows).to_have_count(2)
    rows.first.get_by_role("button", name="More with this game").click()
    page.get_by_role("button", name="Delete from this browser").click()
    page.get_by_role("button", name="Delete from this browser").click()
    expect(rows).to_have_count(1)


def test_without_the_server_it_says_whose_games_these_are(visit: Visit) -> None:
    page = with_games(visit, "Zoé")
    page.route("**/api/me/**", lambda asked: asked.abort())
    page.reload()
    expect(page.get_by_text("these are the games of this browser")).to_be_visible()


def test_who_comes_to_watch_sees_boards_and_joins_a_table(visit: Visit) -> None:
    ada, bo = visit("/api/ready"), visit("/api/ready")
    seats = [{"kind": "here"}, {"kind": "elsewhere"}]
    plan = {"game": "snekagon", "seats": seats, "public": True}
    first = introduced(ada, "Ada")
    live = first.post("/api/tables", data=plan).json()["id"]
    introduced(bo, "Bo").post(f"/api/tables/{live}/sit", data={"seat": None})
    first.post("/api/tables", data={**plan, "game": "sssnake"})
    page = visit("/watch")
    boards = page.get_by_role("region", name="Being played")
    expect(boards.get_by_role("link").filter(has_text="Ada").locator("svg").first).to_be_attached()
    tables = page.get_by_role("region", name="Open tables")
    tables.get_by_role("link", name="Join: Sssnake, Ada").click()
    page.wait_for_url("**/table/**")


@pytest.mark.parametrize("phone", [False, True])
def test_a_newcomer_joins_a_person_after_two_clicks(visit: Visit, phone: bool) -> None:
    host, page = visit("/api/ready"), visit("/", phone=phone)
    seats = [{"kind": "here"}, {"kind": "elsewhere"}]
    plan = {"game": "carnival", "seats": seats, "public": True}
    name = "Zoé" if phone else "Noé"
    table = introduced(host, name).post("/api/tables", data=plan).json()["id"]
    page.get_by_role("link", name="Watch", exact=True).filter(visible=True).click()
    tables = page.get_by_role("region", name="Open tables")
    waiting = tables.get_by_role("listitem").filter(has_text=name)
    expect(waiting.filter(has_text=re.compile("now|this minute|ago"))).to_be_visible()
    waiting.get_by_role("link", name=re.compile("^Join")).click()
    page.wait_for_url(f"**/table/{table}")


@pytest.mark.parametrize("phone", [False, True])
def test_studies_are_found_after_two_clicks(visit: Visit, phone: bool) -> None:
    page = visit("/", phone=phone)
    if phone:
        page.get_by_role("link", name="Learn", exact=True).filter(visible=True).click()
    page.get_by_role("link", name="Studies", exact=True).filter(visible=True).first.click()
    page.wait_for_url("**/study")


def test_a_game_that_ended_and_who_watches_are_shown(visit: Visit) -> None:
    ada, bo, eve = visit("/api/ready"), visit("/api/ready"), visit("/api/ready")
    seats = [{"kind": "here"}, {"kind": "elsewhere"}]
    plan = {"game": "snekagon", "seats": seats, "public": True}
    ended, live = (
        introduced(ada, "Ada").post("/api/tables", data=plan).json()["id"] for _ in range(2)
    )
    for table in (ended, live):
        introduced(bo, "Bo").post(f"/api/tables/{table}/sit", data={"seat": None})
    ada.goto(f"/table/{ended}")
    ada.get_by_role("button", name="More").first.click()
    ada.get_by_role("button", name="Resign").click()
    ada.get_by_role("button", name="Yes, resign").click()
    eve.goto(f"/table/{live}")
    page = visit("/watch")
    cards = page.get_by_role("region", name="Being played").get_by_role("link")
    expect(cards.filter(has_text="1 spectator")).to_have_attribute("href", f"/table/{live}")
    line = page.get_by_role("region", name="Ended today").get_by_role("listitem").first
    expect(line.locator("svg").first).to_be_attached()
    expect(line).to_contain_text("Bo won")


@pytest.mark.parametrize("phone", [False, True])
def test_a_newcomer_plays_a_computer_after_two_clicks(visit: Visit, phone: bool) -> None:
    page = visit("/", phone=phone)
    page.get_by_role("link", name="Watch", exact=True).filter(visible=True).click()
    page.get_by_role("region", name="Nobody fits?").get_by_role(
        "button", name="SNEKAGON 5G"
    ).click()
    page.wait_for_url("**/table/**")
