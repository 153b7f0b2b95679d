"""What every request costs with its largest input: `python -m tests.laws [fullest]`.

A row for each request, page and message of the socket: the size of the input that held the loop
longest, the processor milliseconds of that step and of all steps of the loop, and those of the
whole server with its threads and processes. The last line tells the unit that the law allows.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import structlog
from rich.console import Console
from rich.table import Table

from serpentry.server.app import create_app
from tests.laws.asked import wishes
from tests.laws.world import DAILY, FULLEST, Call, Message, Spent, World, watched
from tests.server.running import settings

TRIES = 2
"""The quickest of these is shown: a busy machine makes all of them slower."""


def costs(folder: Path, is_fullest: bool) -> tuple[dict[str, tuple[int, Spent]], float]:
    """The costliest input of each request, its bytes and what it costs; and the unit."""
    found = dict[str, tuple[int, Spent]]()
    app = create_app(settings(folder))
    with watched(folder, FULLEST if is_fullest else DAILY) as world:
        for wish in wishes(world, app):
            spent = min(_tries(world, wish), key=lambda one: one.longest)
            known = found.get(wish.operation)
            if known is None or spent.longest > known[1].longest:
                found[wish.operation] = (wish.size, spent)
        return found, world.unit


def _tries(world: World, wish: Call | Message) -> Iterator[Spent]:
    for _ in range(TRIES):
        world.cool()
        yield world.spent(wish)


def main(is_fullest: bool) -> None:
    """Show the table."""
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())
    headings = ("request", "bytes", "longest step ms", "loop ms", "total ms")
    shown = Table(headings[0])
    for heading in headings[1:]:
        shown.add_column(heading, justify="right")
    with TemporaryDirectory() as folder:
        found, unit = costs(Path(folder), is_fullest)
    for name, (size, spent) in sorted(found.items(), key=lambda one: -one[1][1].longest):
        times = (f"{1000 * one:,.1f}" for one in (spent.longest, spent.loop, spent.total))
        shown.add_row(name, f"{size:,}", *times)
    console = Console(width=120)
    console.print(shown)
    console.print(f"A step may take {1000 * unit:,.1f} ms here: the unit of work.")


if __name__ == "__main__":
    main("fullest" in sys.argv[1:])
