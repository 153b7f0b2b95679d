"""A rated game of two people whose names are kept: from setting it up to their ratings."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages.test_keeping import ASK, authenticator
from tests.browser.pages.test_pages import complaints
from tests.browser.playing import lay_by_mouse, resign, seat_person, sequence, wait_for_turn

MINE, SHORTLY = "[data-turn='mine']", 50


def keep(page: Page, address: str) -> None:
    """Add a passkey on the page of one's own."""
    authenticator(page)
    page.goto(f"{address}/you")
    region = page.get_by_role("region", name="Keep your name")
    region.get_by_role("button", name="Add a passkey").click()
    listed = region.get_by_role("list", name="Your passkeys").get_by_role("listitem")
    expect(listed).to_have_count(1)


def in_order(one: Page, other: Page) -> list[Page]:
    """Whoever the lot made begin, and the other."""
    for page in (one, other):
        page.locator("[data-phase=playing]").wait_for()
    while not (first := [page for page in (one, other) if page.locator(MINE).count()]):
        one.wait_for_timeout(SHORTLY)
    return [first[0], other if first[0] is one else one]


def move(page: Page) -> None:
    wait_for_turn(page)
    before = sequence(page)
    lay_by_mouse(page)
    page.wait_for_function("n => document.querySelector('[data-seq]').dataset.seq > n", arg=before)


def test_two_people_play_for_ratings(visit: Visit, service: str) -> None:
    address = service.replace("127.0.0.1", "localhost")
    ada = visit(f"{address}/new/snekagon")
    seat_person(ada, 2, "elsewhere")
    rated = ada.get_by_role("checkbox", name="Rated")
    expect(rated).to_be_disabled()
    expect(ada.get_by_text("otherwise a bad rating could be dropped")).to_be_visible()
    assert complaints(ada) == []

    ada.evaluate(ASK, ["PUT", "guest", {"name": "Ada"}])
    keep(ada, address)
    ada.goto(f"{address}/new/snekagon")
    seat_person(ada, 2, "elsewhere")
    ada.get_by_label("Your name").fill("Ada")
    rated.check()
    ada.get_by_role("button", name="Start").click()
    expect(ada.get_by_role("region", name="Rated")).to_be_visible()
    table = ada.url

    # A table's page introduces whoever has no name yet: Ben says his before he opens it.
    ben = visit(address)
    ben.evaluate(ASK, ["PUT", "guest", {"name": "Ben"}])
    ben.goto(table)
    agree = ben.get_by_role("region", name="Rated")
    expect(agree).to_contain_text("you agree by sitting down")
    expect(agree).to_contain_text("Ada: 1000?")
    ben.get_by_role("button", name="Take seat").click()
    expect(ben.get_by_role("alert").filter(has_text="Add a passkey")).to_be_visible()
    agree.get_by_role("link", name="Keep your name").click()
    keep(ben, address)
    ben.goto(table)
    ben.get_by_role("button", name="Take seat").click()

    expect(ada.get_by_role("complementary").get_by_text("Rated")).to_be_visible()
    for page in in_order(ada, ben):
        move(page)
    undo = ada.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("title", "Nothing is taken back in a rated game.")
    resign(ada)
    for page in (ada, ben):
        change = page.get_by_role("list", name="Ratings").get_by_role("listitem")
        expect(change.filter(has_text="Ada")).to_contain_text("1000 → 877")
        expect(change.filter(has_text="Ben")).to_contain_text("1000 → 1123")
        assert complaints(page) == []

    ben.goto(f"{address}/you")
    mine = ben.get_by_role("region", name="Ratings")
    expect(mine).to_contain_text("1123")
    expect(mine).to_contain_text("provisional")
    ben.get_by_text("Filter", exact=True).click()
    ben.get_by_role("checkbox", name="Rated games").check()
    expect(ben.get_by_role("region", name="All games").get_by_role("listitem")).to_have_count(1)
    assert complaints(ben) == []
