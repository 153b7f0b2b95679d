"""`python -m tests.browser.boxes [ROOM …] [--languages de,ru]`: what doesn't fit, as a table."""

import argparse
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Error, Page, expect
from tools import browsing

from serpentry.languages import LANGUAGES
from tests.browser.boxes.rooms import rooms
from tests.browser.conftest import SETTLE
from tests.browser.test_boxes import measured
from tests.server.running import TOKEN

PATIENCE = 20_000


def main() -> None:
    """Open rooms in languages; print every misfit, and how many each room has."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rooms", nargs="*", help="parts of names; all without one")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of every room")
    asked = parser.parse_args()
    chosen = [
        one for one in rooms() if not asked.rooms or any(part in one.name for part in asked.rooms)
    ]
    expect.set_options(timeout=PATIENCE)
    totals: Counter[str] = Counter()
    many = ("requests_per_minute", "work_per_minute", "guests_per_hour")
    given = {**dict.fromkeys(many, "100000"), "thinkers": "1", "admin_token": TOKEN}
    with (
        browsing.service("tests.browser.settled", **given) as service,
        browsing.chromium() as browser,
    ):
        for room in chosen:
            for language in asked.languages.split(","):
                context = browser.new_context(
                    base_url=service,
                    viewport=browsing.PHONE,
                    has_touch=True,
                    is_mobile=True,
                    locale=language,
                    service_workers="block",
                    reduced_motion="reduce",
                )
                context.set_default_timeout(PATIENCE)
                context.add_init_script(SETTLE)
                page = context.new_page()
                page.goto("/")
                look = _look(page, asked.pictures, f"{room.name}-{language}")
                try:
                    found = measured(page, room, look)
                except (Error, AssertionError) as error:
                    found = {"never": [f"not opened: {str(error).splitlines()[0][:90]}"]}
                    look("never")
                context.close()
                for size, several in found.items():
                    totals[room.name] += len(several)
                    for wrong in several:
                        print(f"{room.name} | {language} | {size} | {wrong}", flush=True)
    print()
    for room in chosen:
        print(f"{totals[room.name]:5} {room.name}")
    print(f"{totals.total():5} in all")


def _look(page: Page, folder: Path | None, name: str) -> Callable[[str], object]:
    """Takes a picture at each size that is measured, if there is a folder for them."""
    if folder is None:
        return lambda _: None
    return lambda size: page.screenshot(path=folder / f"{name}-{size}.png".replace("/", "-"))


if __name__ == "__main__":
    main()
