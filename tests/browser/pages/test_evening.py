"""A whole evening: twelve people with a browser each; one comes late, and one leaves early."""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages.test_clubs import make_a_club

NAMES = ["Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim"]
LATE = "Lea"
ROUNDS = 3


def _join(visit: Visit, path: str, name: str) -> Page:
    page = visit(path, phone=True)
    page.get_by_label("Your nickname").fill(name)
    page.get_by_role("button", name="Join the club").tap()
    expect(page.get_by_role("button", name="Join the club")).to_have_count(0)
    return page


def _enter(page: Page) -> None:
    page.get_by_role("button", name="Play from round 2").tap()
    expect(page.get_by_role("button", name="Play from round 2")).to_have_count(0)


def _leave(page: Page, name: str) -> None:
    page.locator(".parts label", has_text="Players").tap()
    page.get_by_role("button", name=f"Withdraw {name}").tap()
    page.get_by_role("dialog").get_by_role("button", name=f"Withdraw {name}").tap()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()


def _shown(page: Page, club: str) -> dict[str, Any]:
    shown: dict[str, Any] = page.evaluate(
        "(club) => fetch(`/api/clubs/${club}?tournament=1`).then((told) => told.json())", club
    )
    return shown


def _picture(page: Page, name: str) -> None:
    """For whoever wants to look: EVENING names a folder."""
    if folder := os.environ.get("EVENING"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


def _play(page: Page, path: str) -> None:
    """Go to the own table from the tournament's page, and give up there."""
    page.goto(path)
    page.get_by_role("link", name="Go to your table").first.tap()
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Resign").tap()
    page.get_by_role("button", name="Yes, resign").tap()
    expect(page.locator('[data-phase="over"]')).to_be_attached()


@pytest.mark.thorough
@pytest.mark.timeout(1800)
def test_an_evening_of_twelve_with_a_late_comer_and_a_drop_out(visit: Visit) -> None:
    ada = visit("/")
    make_a_club(ada)
    club = ada.url.rsplit("/", 1)[1].partition("#")[0]
    people = {name: _join(visit, f"/club/{club}", name) for name in NAMES}
    ada.reload()
    ada.get_by_role("link", name="New tournament").click()
    ada.get_by_label("Name of the tournament").fill("Cup")
    ada.get_by_role("button", name="Create tournament").click()
    ada.get_by_role("button", name="Start the tournament").click()
    expect(ada.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()
    path = f"/club/{club}/1"
    met: set[frozenset[str]] = set()
    for number in range(1, ROUNDS + 1):
        view = _shown(ada, club)
        names = {one["id"]: one["name"] for one in view["members"]}
        games = view["shown"]["rounds"][-1]["games"]
        pairs = [[names[one] for one in game["seats"]] for game in games]
        assert len(pairs) == 5, pairs
        assert not met & {frozenset(pair) for pair in pairs}, "nobody meets twice"
        met |= {frozenset(pair) for pair in pairs}
        _picture(ada, f"round{number}")
        if number == 1:
            people[LATE] = _join(visit, f"/club/{club}", LATE)
            people[LATE].goto(path)
            _enter(people[LATE])
        for pair in pairs:
            _play(people[next(one for one in pair if one != "Ada")], path)
        if number == 1:
            gone = next(one for pair in pairs for one in pair if one != "Ada")
            people[gone].goto(path)
            _leave(people[gone], gone)
            _picture(people[gone], "gone")
        else:
            assert not any(gone in pair for pair in pairs)
        ada.goto(path)
        expect(ada.get_by_role("heading", name="Standings")).to_be_visible()
        if number < ROUNDS:
            ada.get_by_role("button", name=f"Pair round {number + 1}").click()
            expect(
                ada.get_by_role("heading", name=f"Round {number + 1}", exact=True)
            ).to_be_visible()
    assert any(LATE in pair for pair in met)
    _picture(ada, "standings")
    _picture(people[LATE], "late")
