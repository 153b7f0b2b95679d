"""What pages are made of looks as it did, by day and by night."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tests.browser.conftest import Visit
from tests.browser.gallery import open_gallery

PICTURES = Path(__file__).parent / "pictures"
TILE = 24
"""Pixels: letters drawn a little otherwise have the same colour on so large a part."""
MOST = 14
"""So much may a part's colour differ, of 255."""


def _tiles(picture: Image.Image) -> Image.Image:
    """Each part as one colour."""
    size = picture.width // TILE, picture.height // TILE
    return picture.convert("RGB").resize(size, Image.Resampling.BOX)


def differing(one: Image.Image, two: Image.Image) -> list[tuple[int, int]]:
    """The places, in pixels, where pictures of the same size look different."""
    apart = ImageChops.difference(_tiles(one), _tiles(two))
    red, green, blue = (band.tobytes() for band in apart.split())
    worst = [max(tones) for tones in zip(red, green, blue, strict=True)]
    return [
        (at % apart.width * TILE, at // apart.width * TILE)
        for at, by in enumerate(worst)
        if by > MOST
    ]


def test_another_colour_is_seen_and_another_edge_is_not() -> None:
    picture = Image.new("RGB", (4 * TILE, 4 * TILE), "white")
    edge, button = picture.copy(), picture.copy()
    edge.paste((0, 0, 0), (TILE, TILE, TILE + 1, 2 * TILE))
    button.paste((200, 220, 200), (TILE, TILE, 2 * TILE, 2 * TILE))
    assert differing(picture, edge) == []
    assert differing(picture, button) == [(TILE, TILE)]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_components_look_as_they_did(visit: Visit, theme: str) -> None:
    """After a change that is meant, delete the picture: it is made anew, to be looked at."""
    page = open_gallery(visit("/nowhere", color_scheme=theme))
    shown = Image.open(BytesIO(page.locator("#components").screenshot()))
    place = PICTURES / f"components-{theme}.png"
    if not place.exists():
        shown.convert("RGB").quantize(128).save(place, optimize=True)
        pytest.fail(f"{place.name} was made anew: look at it.")
    with Image.open(place) as kept:
        assert shown.size == kept.size
        assert differing(shown, kept) == []
