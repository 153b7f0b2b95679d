"""Pictures that Python paints look as the boards in a browser do."""

import json
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from serpentry.pictures.stills import Style, Theme, painted
from tests.browser.conftest import Visit
from tests.browser.gallery import open_gallery

SAMPLES = Path(__file__).parents[3] / "web" / "src" / "samples"
SHOWN = ("snekagon", "snekagon5g-three", "schlangennest-four", "sssnake-four", "carnival-four")
MEAN, FAR, SHARE = 1.5, 60, 0.005
"""How far apart the tones of a pixel may be on average, of 255; what is far, and how many are.

Edges are smoothed otherwise, and letters are of another font where a board asks for the system's.
"""

ALONE = """(board, { width, height }) => Object.assign(board.style, {
    position: 'fixed', inset: '0', zIndex: '9', background: 'var(--paper)', maxBlockSize: 'none',
    width: `${width}px`, height: `${height}px`,
})"""
"""Puts a board above everything else, where its pixels are those of the page."""


@pytest.mark.thorough
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_stills_and_pages_agree_pixel_by_pixel(visit: Visit, theme: Theme) -> None:
    page = open_gallery(visit("/nowhere", color_scheme=theme))
    for name in SHOWN:
        board = page.locator(f"#{name} svg.picture")
        board.scroll_into_view_if_needed()
        left, top, width, height = map(float, (board.get_attribute("viewBox") or "").split())
        high = round(800 * height / width)
        board.evaluate(ALONE, {"width": 800, "height": high})
        shown = Image.open(BytesIO(board.screenshot())).convert("RGB")
        board.evaluate("board => board.remove()")
        scene = json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))
        box = {"left": left, "top": top, "right": left + width, "bottom": top + height}
        style = Style(width=800, height=high, theme=theme)
        made = Image.open(BytesIO(painted(scene, style, box=box).png())).convert("RGB")
        assert made.size == shown.size
        apart = ImageChops.difference(made, shown)
        mean = sum(ImageStat.Stat(apart).mean) / 3
        counts = apart.convert("L").histogram()
        far = sum(counts[FAR:]) / sum(counts)
        assert (mean < MEAN, far < SHARE) == (True, True), (name, theme, mean, far)
