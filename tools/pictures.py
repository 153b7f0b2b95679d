"""Pictures of play for the home page, the README and the documentation.

`make pictures` runs this: computers play each game, and the replay of it is photographed in a
browser; cards are painted by the same boards. With names, `python -m tools.pictures sssnake`, these
games alone; `pages` stands for every kind of page, on a desk and a phone, by day and by night;
`moving` for the film at the top of the README.
"""

import json
import re
import sys
from collections.abc import Sequence
from importlib.resources import files
from io import BytesIO
from itertools import product
from pathlib import Path
from time import sleep

from PIL import Image
from playwright.sync_api import APIRequestContext, Browser, Page
from rich.console import Console

from serpentry.catalogue import find, names
from serpentry.pictures.stills import THEMES, Still, Style, Theme, painted
from serpentry.puzzles.pack import read_pack
from tools.browsing import DESK, PHONE, chromium, service

ROOT = Path(__file__).parent.parent
CARDS = ROOT / "web" / "public" / "pictures"
IMAGES = ROOT / "docs" / "images"
SAMPLES = ROOT / "web" / "src" / "samples"
CARD = 640, 480
WORDS = re.compile(
    r"<g><rect\b[^>]*></rect><circle\b[^>]*></circle><text\b[^>]*>[^<]*</text></g>"
    r"|<text\b[^>]*>[^<]*?[^\W\d_]{3,}[^<]*</text>"
)
"""They would be in one language; a title goes with the pill that it is on."""
SHOWN = {
    "snekagon": 0.9,
    "snekagon5g": 0.9,
    "schlangennest": 0.85,
    "sssnake": 0.7,
    "carnival": 0.45,
}
"""How far into the game the picture is taken."""
QUALITY = 82
SMALL = 60
"""For the many pages."""
PLAYER = "level3"
SHAPES = {"desk": DESK, "phone": PHONE}
PAGES = {
    "home": "/",
    "set-up": "/new/snekagon5g",
    "puzzles": "/puzzles",
    "learn": "/learn",
    "rules": "/rules/schlangennest",
    "at-the-table": "/tabletop",
    "referee": "/referee/sssnake",
    "guide": "/guide/sssnake",
    "editor": "/editor/snekagon",
}
FILM, FILMED, STILLS = (880, 550), ("snekagon", "schlangennest"), 12
"""How large the film is, which games it shows, and in how many steps."""
A_STILL, AT_THE_END = 700, 2500
"""Milliseconds."""
LOADED = 1500
"""Milliseconds until pictures and fonts are there."""


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
    slider.blur()
    page.wait_for_timeout(400)


def photograph(browser: Browser, address: str, table: str, game: str) -> None:
    """The page on a desk, and on a phone in the dark."""
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


def paint_card(game: str, theme: Theme) -> None:
    """The board alone, without a ground."""
    scene = json.loads((SAMPLES / f"{game}.json").read_text(encoding="utf-8"))
    card = painted(scene, Style(theme=theme, ground=False, width=CARD[0], height=CARD[1]))
    place = CARDS / f"{game}{'-dark' if theme == 'dark' else ''}.webp"
    _write_webp(place, Still(WORDS.sub("", card.svg)).png(), QUALITY)


def _write_webp(place: Path, png: bytes, quality: int) -> None:
    """A picture without what is empty around it."""
    with Image.open(BytesIO(png)) as image:
        image.crop(image.getbbox()).save(place, quality=quality, method=6)


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
            for theme in THEMES:
                paint_card(game, theme)


def photograph_pages() -> None:
    """Every kind of page in both themes, once the cards have been built into them."""
    with service() as address, chromium() as browser:
        for theme, (shape, size) in product(THEMES, SHAPES.items()):
            context = browser.new_context(
                base_url=address,
                viewport=size,
                color_scheme=theme,
                reduced_motion="reduce",
                locale="en",
            )
            context.request.put("/api/guest", data={"name": "Anna"})
            page = context.new_page()
            for name, path in (PAGES | _played_pages(context.request)).items():
                page.goto(path, wait_until="networkidle")
                page.wait_for_timeout(LOADED)
                place = IMAGES / "pages" / name / f"{shape}-{theme}.webp"
                place.parent.mkdir(parents=True, exist_ok=True)
                _write_webp(place, page.screenshot(), SMALL)
            context.close()


def film() -> None:
    """Two games, move by move, as one moving picture."""
    frames, lasting = list[Image.Image](), list[int]()
    with service() as address, chromium() as browser:
        context = browser.new_context(
            base_url=address, viewport=DESK, reduced_motion="reduce", locale="en"
        )
        context.request.put("/api/guest", data={"name": "Photographer"})
        page = context.new_page()
        for game in FILMED:
            open_replay(page, played(context.request, game), 0)
            slider = page.get_by_role("slider")
            last = int(slider.get_attribute("max") or 0)
            for step in range(STILLS + 1):
                slider.fill(str(round(last * step / STILLS)))
                slider.blur()
                page.wait_for_timeout(400)
                with Image.open(BytesIO(page.screenshot())) as still:
                    frames.append(still.convert("RGB").resize(FILM))
                lasting.append(AT_THE_END if step == STILLS else A_STILL)
    first, *others = frames
    place = IMAGES / "playing.webp"
    first.save(
        place,
        save_all=True,
        append_images=others,
        duration=lasting,
        loop=0,
        quality=SMALL,
        method=2,
    )


def _played_pages(client: APIRequestContext) -> dict[str, str]:
    """A table where it is Anna's turn, a finished game, and a puzzle."""
    seats = [{"kind": "here"}, {"kind": "computer", "player": PLAYER}]
    table = client.post("/api/tables", data={"game": "snekagon", "seats": seats}).json()["id"]
    pack = files("serpentry.puzzles") / "packs" / "snekagon.txt"
    puzzle = read_pack(pack.read_text(encoding="utf-8")).puzzles[0].key
    return {
        "table": f"/table/{table}",
        "replay": f"/replay/{played(client, 'snekagon')}",
        "puzzle": f"/puzzle/snekagon-{puzzle}",
    }


if __name__ == "__main__":
    if "moving" in sys.argv:
        film()
    else:
        photograph_pages() if "pages" in sys.argv else main(sys.argv[1:] or names())
