"""Text against its box, at every size of screen: what is cut, covered, too small or too high."""

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.targets import LEAST

PROBE = (Path(__file__).parent / "probe.js").read_text(encoding="utf-8")
FRAMES = """() => document.fonts.ready.then(() => new Promise(
  done => requestAnimationFrame(() => requestAnimationFrame(() => done()))))"""


class Size(NamedTuple):
    """A screen, in pixels."""

    width: int
    height: int
    is_touched: bool = True

    def __str__(self) -> str:
        return f"{self.width}×{self.height}"


SIZES = (
    Size(360, 640),
    Size(390, 844),
    Size(844, 390),
    Size(820, 1180),
    Size(1180, 820),
    Size(1280, 800, False),
)


def misfits(page: Page, size: Size, must_fit: bool) -> list[str]:
    """What doesn't fit at a size; with `must_fit` the whole page must also be in sight."""
    page.evaluate(FRAMES)
    asked = {"least": LEAST, "isTouch": size.is_touched, "mustFit": must_fit}
    found: list[str] = page.evaluate(f"asked => ({PROBE.strip().rstrip(';')})(asked)", asked)
    return found
