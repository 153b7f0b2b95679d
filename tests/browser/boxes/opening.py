"""Ways to open a room: each leaves the page as it is to be measured."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.boxes import people
from tests.browser.company import MAKE, chair
from tests.browser.playing import lay_by_touch, spoken, unfold, wait_for_turn
from tests.puzzles.packs import shipped

Open = Callable[[Page], None]


def at(path: str, *, unfolded: bool = False) -> Open:
    """A page by its path; with `unfolded` all that is folded on it is open."""

    def open_it(page: Page) -> None:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        expect(page.locator("h1, [role=alert]").first).to_be_attached()
        if unfolded:
            unfold(page)

    return open_it


OWN = """serpentry record 1
game: snekagon
rules: 1
seats: 2
option board_side: 4
player 0: {0}
player 1: {1}

0 c4
1 d3-e3-e4-f4
0 b1-b2-a2-a3
1 f5-e6
0 e1-f1
1 b4-c5-d6
0 f2-g2-g3-g4
1 b3
0 a4-b5-c6-d7
1 d1-c1-c2

result: 8 13, winners 1
"""


def own_games(page: Page) -> None:
    """What is one's own, with a finished and an unfinished game."""
    names = people.names(page)
    page.request.put("/api/guest", data={"name": names[0]})
    assert page.request.post("/api/tables", data={"record": OWN.format(*names)}).ok
    page.request.post("/api/tables", data={"game": "carnival", "seats": [{"kind": "here"}] * 4})
    rating = {"rating": 1487, "give_or_take": 583, "provisional": True, "was": 1499, "games": 1000}
    ratings = [{**rating, "game": "snekagon5g", "seats": 5, "history": [1000, 1520, 1499, 1487]}]
    page.route("**/api/me/ratings", lambda route: route.fulfill(json=ratings))
    at("/you")(page)
    page.get_by_role("searchbox").wait_for()
    unfold(page)


STRONG = """games => localStorage.setItem('serpentry-results', JSON.stringify(
  games.flatMap(game => [1, 0, 1].map(
    (score, ended) => ({ game, levels: [4], score, ended })))))"""


def rated(page: Page) -> None:
    """How strong one is in each game, as the service said before it was out of reach."""
    page.locator("#app > *").first.wait_for(state="attached")
    page.request.put("/api/guest", data={"name": "Mara"})
    page.evaluate(STRONG, ["snekagon", "snekagon5g", "schlangennest", "sssnake", "carnival"])
    page.route("**/api/me/games*", lambda route: route.abort())
    at("/you")(page)
    page.locator("#strength").wait_for()


def table(seat: Callable[..., str], game: str, *more: Any, **plan: Any) -> Open:
    """A table where a game is on."""

    def open_it(page: Page) -> None:
        people.long_scores(page)
        page.goto(f"/table/{seat(page, game, *more, **plan)}")
        page.locator("[data-phase=playing]").wait_for()
        page.wait_for_load_state("networkidle")

    return open_it


def then(first: Open, *steps: Open) -> Open:
    """One after the other."""

    def open_it(page: Page) -> None:
        for step in (first, *steps):
            step(page)

    return open_it


def pressing(key: str, **facts: str | int) -> Open:
    """Press a button by what it says."""
    return lambda page: _button(page, key, **facts).first.click()


def _button(page: Page, key: str, **facts: str | int) -> Locator:
    return page.get_by_role("button", name=spoken(page, key, **facts), exact=True)


def pin(page: Page) -> None:
    """Take a piece that fits, and pin it where it fits, so that the line says what it would do."""
    wait_for_turn(page)
    pieces = page.get_by_role("group", name=spoken(page, "web-tray")).get_by_role("button")
    lit = page.locator(".lights .place, .lights .other")
    for piece in pieces.all():
        if lit.count():
            break
        piece.tap()
    page.locator(".stage svg").first.focus()
    page.keyboard.press("j")
    page.wait_for_timeout(50)


def resign(page: Page) -> None:
    """Give up, and see how it ended."""
    wait_for_turn(page)
    for key in ("web-other", "web-resign", "web-resign-sure"):
        _button(page, key).first.click()
    page.locator("[data-phase=over]").wait_for()
    page.locator(".ending, .side > section.panel, .after").first.wait_for()
    page.wait_for_timeout(100)


def puzzle(game: str) -> Open:
    """The first puzzle of a game's pack."""
    pack = shipped(game)
    assert pack
    return then(at(f"/puzzle/{game}-{pack.puzzles[0].key}"), lambda page: _await_turn(page))


def _await_turn(page: Page) -> None:
    wait_for_turn(page)


def beside(game: str) -> Open:
    """A game on wood, where the app keeps the score."""

    def open_it(page: Page) -> None:
        at(f"/referee/{game}")(page)
        _button(page, "web-start").click()
        page.wait_for_url("**/beside/*")
        page.locator("[data-seq]").wait_for()

    return open_it


def finished(page: Page) -> str:
    """A game that was resigned at once; gives its table."""
    table(people.against_the_strongest, "snekagon")(page)
    resign(page)
    return page.url.rsplit("/", 1)[1]


def replay(page: Page) -> None:
    """The replay of a game."""
    one = finished(page)
    page.goto(f"/replay/{one}")
    page.get_by_role("slider").wait_for()
    page.wait_for_load_state("networkidle")


def animation(page: Page) -> None:
    """A game of some moves, to be made a moving picture of."""
    table(people.against_the_strongest, "snekagon")(page)
    wait_for_turn(page)
    lay_by_touch(page)
    resign(page)
    page.goto(f"/replay/{page.url.rsplit('/', 1)[1]}")
    pressing("web-record-actions")(page)
    pressing("web-animation")(page)


def shelved(page: Page) -> None:
    """Studies with long titles, so that adding to one asks to which."""
    names = people.names(page)
    page.request.put("/api/guest", data={"name": names[0]})
    for one in names:
        page.request.post("/api/studies", data={"text": f"# {one} – {one}"})


DECK = """record => {
  const head = record.slice(0, record.indexOf('\\n\\n')).replace(/^(player|tag) .*\\n?/gm, '');
  localStorage.setItem('serpentry-mistakes', JSON.stringify([{
    id: 'mistake', game: 'snekagon', record: `${head.trim()}\\n\\nresult: open\\n`, ply: 0, seat: 0,
    seats: 2, made: 'f6-g6-g7', best: 'd8-e9-f10-f11', told: null, box: 0, due: '2020-01-01',
  }]));
}"""


def exercise(page: Page) -> None:
    """A mistake of one's own, tried again, and what would have been better."""
    record = page.request.get(f"/api/tables/{finished(page)}/record").text()
    page.evaluate(DECK, record)
    page.goto("/exercise/mistake")
    wait_for_turn(page)
    _button(page, "web-exercise-show").click()


def choosing_a_move(page: Page) -> None:
    """The first move of two is chosen, and the page says why it is better or worse."""
    page.locator(".choice").first.click()
    _button(page, "web-principle-place", letter="A").click()


def keys(page: Page) -> None:
    """What can be done by keys, which a tablet may also have."""
    page.locator(".stage svg").first.focus()
    page.keyboard.press("?")


def invitation(page: Page) -> None:
    """A table that waits for somebody with a long name."""
    names = people.names(page)
    seats = [chair("here", names[0]), *[chair("elsewhere", one) for one in names[1:4]]]
    table_id = page.evaluate(MAKE, [names[0], {"game": "sssnake", "seats": seats}])
    page.goto(f"/table/{table_id}")
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")


def study(path: str = "") -> Open:
    """A study with a long title, a board and a long text."""

    def open_it(page: Page) -> None:
        names = people.names(page)
        text = STUDY.format(first=names[0], second=names[1])
        page.request.put("/api/guest", data={"name": names[0]})
        made = page.request.post("/api/studies", data={"text": text}).json()
        page.goto("/study" if path == "list" else f"/study/{made['id']}{path}")
        page.get_by_text(names[0]).first.wait_for()
        page.wait_for_load_state("networkidle")

    return open_it


STUDY = """# {first} – {second}

{first} – {second}: {first}.

```serpentry
game: snekagon
player 0: {first}
player 1: {second}

0 e6-d6-c6-b5
1 e7-e8-e9

caption: {first}
show: 1
note 2: {second} – {first}
variation 1: {second}
1 e7
```
"""
