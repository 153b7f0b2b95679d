"""Every page: nothing that axe objects to, all five languages, light and dark, fit for a phone."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tools.lessons import lessons

from serpentry.catalogue import BOXES
from serpentry.languages import LANGUAGES, say
from tests.browser.conftest import Visit, is_foreign
from tests.browser.playing import lay_by_mouse, lay_by_touch, play_to_the_end, start, wait_for_turn
from tests.browser.targets import small_targets

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "/",
    "/learn",
    "/tabletop",
    "/new/snekagon5g",
    "/puzzles",
    "/editor/snekagon",
    "/learn/snekagon",
    "/rules/sssnake",
    "/come",
    "/watch",
    "/you",
    "/admin",
    "/nowhere/at/all",
    *(f"/guide/{lesson.game}" for lesson in lessons()),
]


FEW_BYTES = 60_000


def complaints(page: Page) -> list[str]:
    """What axe finds wrong on a page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]
    ]


def _settled(page: Page) -> Page:
    page.wait_for_load_state("networkidle")
    expect(page.locator("h1").first).to_be_attached()
    return page


def test_other_hosts_are_told_from_ours() -> None:
    """Every test of a page fails when one is asked."""
    for ours in ("http://127.0.0.1:8642/", "ws://localhost/x", "data:,x", "blob:http://127.0.0.1/"):
        assert not is_foreign(ours)
    assert is_foreign("https://fonts.example/bitter.woff2")
    assert is_foreign("wss://127.0.0.1.example/")


def test_the_first_page_loads_few_scripts(visit: Visit) -> None:
    """With the clock stopped, what the page loads a moment later never comes and isn't counted."""
    page, asked = visit("/icon.svg"), set[str]()
    page.clock.install(time=0)
    page.clock.pause_at(1)
    page.on("request", lambda request: asked.add(request.url))
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    _settled(page)
    scripts = [page.request.get(one).body() for one in asked if one.endswith(".js")]
    assert 0 < sum(len(gzip.compress(one)) for one in scripts) < FEW_BYTES


@pytest.mark.one_in(20)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(visit: Visit, path: str, theme: str) -> None:
    """By day on a desk, by night on a phone, where fingers must hit all that is to be hit."""
    phone = theme == "dark"
    page = _settled(visit(path, phone=phone, color_scheme=theme))
    assert complaints(page) == []
    assert not phone or small_targets(page) == []


@pytest.mark.one_in(2)
@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_at_a_table_and_on_its_replay(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    start(page, "Schlangennest")
    wait_for_turn(page)
    assert complaints(page) == []
    page.get_by_role("button", name="Settings").click()
    assert complaints(page) == []
    assert not phone or small_targets(page) == []
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="More", exact=True).click()
    assert complaints(page) == []
    page.get_by_role("button", name="Legal moves").click()
    assert complaints(page) == []
    page.get_by_role("button", name="Close").last.click()
    if phone:
        page.get_by_role("button", name="More", exact=True).click()
    play_to_the_end(page, lay_by_touch if phone else lay_by_mouse)
    assert complaints(page) == []
    page.get_by_role("link", name="Replay and analysis").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert complaints(page) == []
    assert not phone or small_targets(page) == []


@pytest.mark.one_in(5)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_speak_the_visitor_s_language(visit: Visit, language: str) -> None:
    page = visit(language=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(say(language, "web-hero"))
    expect(page.locator("html")).to_have_attribute("lang", language)
    now = say(language, "web-play-now-game", {"game": "SNEKAGON"})
    page.get_by_role("button", name=now, exact=True).click()
    expect(page.get_by_role("group", name=say(language, "web-tray"))).to_be_visible()
    page.goto("/rules/snekagon")
    expect(page.locator("h3#free-cells")).to_be_visible()
    assert "web-" not in page.inner_text("body")


def test_the_language_can_be_changed_at_any_time(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("cs")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("cs", "web-hero"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("cs", "web-hero"))


@pytest.mark.one_in(5)
@pytest.mark.parametrize(
    "path", ["/", "/learn", "/puzzles", "/new/snekagon5g", "/rules/carnival", "/watch", "/you"]
)
def test_nothing_sticks_out_of_a_phone(visit: Visit, path: str) -> None:
    page = _settled(visit(path, phone=True))
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


@pytest.mark.thorough
def test_a_game_s_picture_ends_above_its_name_on_a_phone(visit: Visit) -> None:
    page = visit("/learn", phone=True)
    shelf = page.locator("main li")
    expect(shelf).to_have_count(len(BOXES))
    for one in shelf.all():
        picture, name = (one.locator(part).bounding_box() for part in ("img:visible", "h2"))
        assert picture is not None
        assert name is not None
        assert picture["y"] + picture["height"] <= name["y"]


@pytest.mark.one_in(5)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_up_fits_the_narrowest_phone_in_every_language(visit: Visit, language: str) -> None:
    page = visit("/new/schlangennest", phone=True, language=language)
    page.set_viewport_size({"width": 360, "height": 640})
    _settled(page)
    page.locator("details > summary").last.click()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_what_can_not_be_played_is_not_offered_and_says_why(visit: Visit) -> None:
    page = visit("/new/schlangennest")
    page.get_by_text("Variants and options").click()
    page.get_by_role("radio", name="Fixed, with a path").check()
    expect(page.get_by_text("Your own rules").first).to_be_visible()
    page.get_by_role("button", name="4", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("colour")
    expect(page.get_by_role("radio", name="Fixed, with a path")).to_have_count(0)
    page.get_by_role("radio", name="For children").check()
    expect(page.get_by_role("radio", name="No border", exact=True)).to_be_checked()


@pytest.mark.thorough
def test_species_and_eyes_are_picked_from_pictures(visit: Visit) -> None:
    page = visit("/new/snekagon5g")
    page.get_by_text("Species: No preference").first.click()
    page.get_by_role("button", name="cobra").first.click()
    page.get_by_text("Variants and options").click()
    page.get_by_role("checkbox", name="d4").click()
    expect(page.get_by_role("checkbox", name="d4")).to_be_checked()
    page.get_by_label("Player 1 begins").check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/**")
    expect(page.get_by_text("cobra", exact=False).first).to_be_visible()


@pytest.mark.thorough
def test_a_lot_says_who_begins_and_bots_show_their_level(visit: Visit) -> None:
    page = visit("/new/snekagon")
    expect(page.get_by_role("radio", name="At random")).to_be_checked()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/**")
    wait_for_turn(page)
    expect(page.get_by_text("level 2").last).to_be_visible()
    expect(page.get_by_text("was drawn to start").first).to_be_visible()


def test_an_opponent_as_strong_as_oneself_follows_the_results(visit: Visit) -> None:
    page = visit("/new/snekagon")
    seat = page.get_by_role("group", name="Computer level for seat 2")
    expect(seat.get_by_label("As strong as you")).to_be_checked()
    expect(page.get_by_text("Level 2 now")).to_be_visible()
    won = [["snekagon", [2, 3, 4, 5][at % 4], at] for at in range(12)]
    page.evaluate(
        "won => localStorage.setItem('serpentry-results', JSON.stringify(won.map("
        "([game, level, ended]) => ({ game, levels: [level], score: 1, ended }))))",
        won,
    )
    # The service is out of reach: what it told last counts.
    page.route("**/api/me/games*", lambda route: route.abort())
    page.request.put("/api/guest", data={"name": "Mara"})
    page.goto("/you")
    expect(page.get_by_role("region", name="Your strength").get_by_text("12 games")).to_be_visible()
    page.goto("/new/snekagon")
    expect(page.get_by_text(re.compile("Level [6-9] now"))).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/**")
    expect(page.get_by_text(re.compile("level [6-9]")).last).to_be_visible()


def test_the_choices_of_last_time_are_there_again(visit: Visit) -> None:
    page = visit("/new/snekagon")
    level = page.get_by_role("group", name="Computer level for seat 2").get_by_role("radio")
    level.and_(page.get_by_label("4 · Rat snake")).check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/**")
    page.goto("/new/snekagon")
    expect(level.and_(page.get_by_label("4 · Rat snake"))).to_be_checked()


def test_a_game_begins_in_sight_and_bots_are_added_by_one_tap(visit: Visit) -> None:
    page = visit("/new/snekagon5g", phone=True)
    add = page.get_by_role("button", name="Add a computer")
    for seats in (3, 4, 5):
        add.tap()
        levels = page.get_by_role("group", name=f"Computer level for seat {seats}")
        expect(levels.get_by_role("radio", name="As strong as you")).to_be_checked()
    expect(add).to_have_count(0)
    begin = page.get_by_role("button", name="Start")
    expect(begin).to_be_in_viewport()
    begin.tap()
    page.wait_for_url("**/table/**")


@pytest.mark.thorough
def test_every_page_says_where_one_is(visit: Visit) -> None:
    page = visit("/")
    ways = page.get_by_role("navigation", name="Main menu")
    for way in ("Puzzles", "Learn", "Studies", "Clubs", "Watch", "You", "Play"):
        ways.get_by_role("link", name=way, exact=True).click()
        expect(ways.locator("[aria-current=page]")).to_have_text(way)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()


@pytest.mark.thorough
def test_on_a_phone_five_ways_are_at_the_thumb_and_one_is_above(visit: Visit) -> None:
    page = visit("/", phone=True)
    ways = page.get_by_role("navigation", name="Main menu").get_by_role("link")
    expect(ways).to_have_text(["Play", "Puzzles", "Learn", "Clubs", "You"])
    above = page.get_by_role("banner").get_by_role("link", name="Watch", exact=True)
    above.click()
    expect(above).to_have_attribute("aria-current", "page")
    page.goto("/study")
    expect(page.locator("nav [aria-current]").filter(visible=True)).to_have_text("Learn")


@pytest.mark.thorough
def test_nothing_is_thrown_on_the_way_through_all_pages(visit: Visit) -> None:
    page = visit("/", moving=True)
    for way in ("Custom game: SNEKAGON", "How to play Sssnake"):
        page.get_by_role("link", name=way, exact=True).focus()
        page.get_by_role("link", name=way, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.go_back()
        expect(page.get_by_role("button", name="Play now: SNEKAGON", exact=True)).to_be_visible()
    ways = page.get_by_role("navigation", name="Main menu")
    onward = (
        ("Puzzles", "Next at your level"),
        ("Learn", "How to play"),
        ("Play", "With a real set"),
        ("Play", "Learn to play"),
    )
    for way, further in onward:
        ways.get_by_role("link", name=way, exact=True).click()
        expect(ways.locator("[aria-current=page]")).to_have_text(way)
        page.get_by_role("main").get_by_role("link", name=further).first.click()
        page.wait_for_load_state("networkidle")
        page.go_back()
        expect(ways.locator("[aria-current=page]")).to_have_text(way)


def test_your_games_say_whose_turn_it_is(visit: Visit) -> None:
    page = visit("/")
    start(page, "SNEKAGON")
    wait_for_turn(page)
    page.goto("/")
    mine = page.get_by_role("region", name="Your games")
    expect(mine.get_by_role("link", name="SNEKAGON")).to_contain_text("Your turn")


@pytest.mark.thorough
def test_a_name_and_games_are_taken_to_another_device_once(visit: Visit) -> None:
    desk = visit()
    start(desk, "SNEKAGON")
    desk.goto("/you")
    desk.get_by_role("button", name="Create a link").click()
    link = desk.get_by_label("Link for your other device").input_value()
    path = re.sub(r"^https?://[^/]+", "", link)
    phone = visit(path, phone=True)
    phone.get_by_role("button", name="Move them to this device").click()
    expect(phone.get_by_role("heading", name="Your games")).to_be_visible()
    stranger = visit(path)
    stranger.get_by_role("button", name="Move them to this device").click()
    expect(stranger.get_by_role("alert")).to_contain_text("already been used")


@pytest.mark.thorough
def test_a_page_whose_scripts_don_t_come_says_so(visit: Visit) -> None:
    page = visit("/api/ready")
    page.route(re.compile(r"/assets/.*\.js$"), lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    page.unroute_all()
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(page.locator("#unloaded")).to_be_hidden()


@pytest.mark.thorough
@pytest.mark.parametrize("part", ["Puzzles-", "common-"], ids=["page", "words"])
def test_a_page_that_comes_in_part_is_loaded_anew_when_the_server_is_back(
    visit: Visit, part: str
) -> None:
    page = visit("/api/ready")
    page.route(re.compile(f"/assets/{part}|/api/ready"), lambda route: route.abort())
    page.goto("/puzzles")
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute_all()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
