"""Pictures of play, made in a real browser: for the home page, the README and the documentation.

`make pictures` runs this: computers play each game, and the replay of it is photographed; with
names, `python -m tools.pictures sssnake`, these games alone.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from time import sleep

from playwright.sync_api import APIRequestContext, Browser, Page, ViewportSize
from rich.console import Console

from serpentry.catalogue import find, names
from tools.browsing import DESK, PHONE, chromium, service

ROOT = Path(__file__).parent.parent
CARDS = ROOT / "web" / "public" / "pictures"
IMAGES = ROOT / "docs" / "images"
CARD = ViewportSize(width=640, height=480)
SHOWN = {
    "snekagon": 0.9,
    "snekagon5g": 0.9,
    "schlangennest": 0.85,
    "sssnake": 0.7,
    "carnival": 0.45,
}
"""How far into the game the picture is taken."""
QUALITY = 82
PLAYER = "level3"


def played(client: APIRequestContext, game: str) -> str:
    """The id of a table where computers have played a game to its end."""
    seats = [{"kind": "computer", "player": PLAYER} for _ in range(find(game).seats[0])]
    table: str = client.post("/api/tables", data={"game": game, "seats": seats}).json()["id"]
    while client.get(f"/api/tables/{table}").json()["table"]["phase"] != "over":
        sleep(0.5)
    return table


def open_replay(page: Page, table: str, share: float) -> None:
    """Show a game at some part of its way."""
    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(round(last * share)))
    page.wait_for_timeout(400)


def photograph(browser: Browser, address: str, table: str, game: str) -> None:
    """The board for its card, without words; the page on a desk, and on a phone in the dark."""
    shapes = [(DESK, IMAGES / f"{game}.jpg"), (PHONE, IMAGES / f"{game}-phone.jpg")]
    for size, place in shapes:
        page = browser.new_page(
            base_url=address,
            viewport=size,
            color_scheme="dark" if size is PHONE else "light",
            locale="en",
        )
        open_replay(page, table, SHOWN[game])
        page.screenshot(path=place, type="jpeg", quality=QUALITY)
        page.close()
    page = browser.new_page(base_url=address, viewport=DESK, color_scheme="light", locale="en")
    open_replay(page, table, SHOWN[game])
    page.add_style_tag(
        content=f"""
        .paper, .stage {{ position: static !important }}
        .stage text.title {{ visibility: hidden }}
        .stage svg {{ position: fixed; inset: 0; z-index: 99; background: #efe6d2;
          width: {CARD["width"]}px !important; height: {CARD["height"]}px !important }}"""
    )
    page.wait_for_timeout(200)
    page.screenshot(
        path=CARDS / f"{game}.jpg",
        type="jpeg",
        quality=QUALITY,
        clip={"x": 0, "y": 0, "width": CARD["width"], "height": CARD["height"]},
    )
    page.close()


def main(games: Sequence[str]) -> None:
    """Make the pictures of some games."""
    console = Console(stderr=True)
    for folder in (CARDS, IMAGES):
        folder.mkdir(parents=True, exist_ok=True)
    with service() as address, chromium() as browser, console.status("Playing…") as say:
        client = browser.new_context(base_url=address).request
        client.put("/api/guest", data={"name": "Photographer"})
        for game in games:
            say.update(f"Playing {find(game).title}…")
            photograph(browser, address, played(client, game), game)


def photograph_home() -> None:
    """The first page, once the cards have been built into it."""
    with service() as address, chromium() as browser:
        page = browser.new_page(base_url=address, viewport=DESK, locale="en")
        page.goto("/")
        page.get_by_role("button", name="Play").first.wait_for()
        page.wait_for_timeout(500)
        page.screenshot(path=IMAGES / "home.jpg", type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    photograph_home() if "home" in sys.argv else main(sys.argv[1:] or names())
