"""Long but possible content: names of twenty letters, scores of three digits, the longest names."""

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.company import MAKE, chair

NAMES = {
    "en": (
        "Bartholomew Woolwich",
        "Christopher Leighton",
        "Wilhelmina Thornbury",
        "Montgomery Ashworth",
        "Penelope Wainwrights",
    ),
    "de": (
        "Maximiliane Schuster",
        "Hildegard Mittermayr",
        "Friedrich-Wilhelm Ro",
        "Annegret Wölffersdor",
        "Kunigunde Schäuffele",
    ),
    "fr": (
        "Marie-Antoinette Roy",
        "Jean-Baptiste Gaspar",
        "Frédérique Beaumanoi",
        "Philippe-Emmanuel La",
        "Guillaumette Moreaux",
    ),
    "ru": (
        "Александра Воронцова",
        "Владимир Щербатовски",
        "Екатерина Мышлаевска",
        "Всеволод Прошкинский",
        "Жозефина Малышевская",
    ),
    "cs": (
        "Květoslava Procházka",
        "Bartoloměj Vondráček",
        "Jiřina Mračnohorská",
        "Miloslava Šťastňáková",
        "Přemysl Novotňáček ml",
    ),
}
"""Of each language, names of twenty letters or so."""
STRONGEST = "level12"
"""In German the longest name that a computer has."""
DAYS = {"kind": "days", "days": 3}
HOURS = {"kind": "game", "base": 35_999_000, "increment": 30_000}
SCORES = re.compile(r'("score":\s*\[)([^\]]+)(\])')
SIT = """([name, table, seat]) => fetch(`/api/tables/${table}/sit`, { method: 'POST',
  headers: { 'content-type': 'application/json' }, body: JSON.stringify({ seat }) })"""

Visit = Callable[..., Page]


def long_scores(page: Page) -> None:
    """The scores of a table have a hundred points more than they do."""

    def longer(found: re.Match[str]) -> str:
        scores = [int(one) + 128 - at for at, one in enumerate(found[2].split(","))]
        return found[1] + ", ".join(map(str, scores)) + found[3]

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: server.send(text))
        server.on_message(lambda text: socket.send(SCORES.sub(longer, str(text))))

    page.route_web_socket(re.compile("/socket"), through)


def against_the_strongest(page: Page, game: str, seats: int = 2, **plan: object) -> str:
    """A table of one's own, with computers on the other seats; one begins oneself."""
    name = names(page)[0]
    chairs = [chair("here", name), *[chair("computer", player=STRONGEST)] * (seats - 1)]
    return str(page.evaluate(MAKE, [name, {"game": game, "seats": chairs, **plan}]))


def among_people(page: Page, game: str, seats: int, **plan: object) -> str:
    """A table of one's own where everybody else came by the link and is gone again."""
    called = names(page)
    chairs = [chair("here", called[0]), *[chair("elsewhere")] * (seats - 1)]
    table = str(page.evaluate(MAKE, [called[0], {"game": game, "seats": chairs, **plan}]))
    browser = page.context.browser
    assert browser
    for seat in range(1, seats):
        context = browser.new_context(base_url=page.url)
        guest = context.request
        guest.put("/api/guest", data={"name": called[seat % len(called)]})
        assert guest.post(f"/api/tables/{table}/sit", data={"seat": seat}).ok
        context.close()
    return table


def at_one_device(page: Page, game: str, seats: int, **plan: object) -> str:
    """A table of several people at one device."""
    called = names(page)
    chairs = [chair("here", called[seat % len(called)]) for seat in range(seats)]
    return str(page.evaluate(MAKE, [called[0], {"game": game, "seats": chairs, **plan}]))


def names(page: Page) -> Sequence[str]:
    """Long names in the language that a page speaks once it is there."""
    return NAMES[_language(page)]


def _language(page: Page) -> str:
    page.locator("#app > *").first.wait_for(state="attached")
    return page.locator("html").get_attribute("lang") or "en"
