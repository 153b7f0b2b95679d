"""Every text fits: long words in five languages at six sizes, on all that the client shows."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from serpentry.languages import LANGUAGES
from tests.browser.boxes.measuring import FRAMES, SIZES, misfits
from tests.browser.boxes.rooms import NO_ROOMS, Room, rooms
from tests.browser.conftest import Visit

Seen = Callable[[str], object]
SOURCES = Path(__file__).parents[2] / "web" / "src"
IS_BOX = re.compile(
    r"<(?:dialog|Sheet|Sure)\b|class=(?:\"|\{\[?')(?:[\w -]* )?(?:panel|sheet|card|over)\b(?! *\{)",
    re.ASCII,
)
"""What a part of the client has that is a dialog, sheet, card or panel."""
FEW = 30
"""Of so many rooms and languages, `make test` opens one."""


def _parts_of_the_client() -> set[str]:
    """Every page, and whatever else shows a box of its own."""
    found = set()
    for file in sorted(SOURCES.rglob("*.svelte")):
        name = file.relative_to(SOURCES).as_posix()
        if name.startswith("pages/") or IS_BOX.search(file.read_text(encoding="utf-8")):
            found.add(name)
    return found


def test_every_page_dialog_sheet_card_and_panel_is_on_the_list() -> None:
    """A new one is opened with long words, too, or it is said why not."""
    named = {part for room in rooms() for part in room.shows}
    missing = {
        part for part in _parts_of_the_client() - named if not part.startswith(tuple(NO_ROOMS))
    }
    assert not missing
    assert all((SOURCES / part).exists() for part in named)


def measured(page: Page, room: Room, seen: Seen = lambda _: None) -> dict[str, list[str]]:
    """What doesn't fit in a room, at each size where something doesn't; `seen` may look at each."""
    page.set_viewport_size({"width": SIZES[0].width, "height": SIZES[0].height})
    room.open(page)
    found = {}
    for size in SIZES:
        page.set_viewport_size({"width": size.width, "height": size.height})
        page.evaluate(FRAMES)
        if room.again and not page.locator(room.sign).filter(visible=True).count():
            room.again(page)
        page.locator(room.sign).first.wait_for()
        if wrong := misfits(page, size, room.must_fit):
            found[str(size)] = wrong
        seen(str(size))
    return found


CASES = [(room, language) for room in rooms() for language in LANGUAGES]


@pytest.mark.one_in(FEW)
@pytest.mark.parametrize(
    ("room", "language"), [pytest.param(*one, id=f"{one[0].name}-{one[1]}") for one in CASES]
)
def test_every_text_fits_its_box(visit: Visit, room: Room, language: str) -> None:
    page = visit(phone=True, language=language)
    found = measured(page, room)
    assert not found, "\n".join(
        f"{size}: {wrong}" for size, several in found.items() for wrong in several
    )
