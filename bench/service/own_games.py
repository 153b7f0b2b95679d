"""Pages of somebody's games: what they cost with five thousand of them.

`python -m bench own_games [GAMES]`: one service with one game that ended, told so often over. Told
are the milliseconds to the answer, of the slowest of a number of tries, and the processor time of
the loop, all in all and of its longest step. The bars: 200 ms for opening, 5 ms of loop a page.
"""

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import threading
import time
import urllib.request
from contextlib import closing
from pathlib import Path
from unittest.mock import patch
from urllib.parse import quote

from rich.console import Console
from rich.table import Table
from tests.laws.steps import Steps
from tests.server.running import guest, running

from serpentry.client.client import ELSEWHERE, HERE

TRIES = 20
OPENING_MS, LOOP_MS = 200.0, 5.0
DAY = 86_400_000


def fill(database: Path, count: int) -> None:
    """The one game that is there, `count` times, an hour between each and the next."""
    with closing(sqlite3.connect(database)) as opened, opened:
        (table, now) = opened.execute("SELECT id, updated FROM tables").fetchone()
        rows = [(f"t{at:06}", now - (at + 1) * DAY // 24, table) for at in range(count)]
        opened.executemany(
            "INSERT INTO tables SELECT ?1, setup, seed, host, created, ?2, phase, public,"
            " computer_due, card FROM tables WHERE id = ?3",
            rows,
        )
        for name, columns in (
            ("sitters", "guest, ?1"),
            ("endings", "guest, ?1, ?2, game, outcome, level"),
        ):
            opened.executemany(
                f"INSERT INTO {name} SELECT {columns} FROM {name} WHERE table_id = ?3 AND ?2", rows
            )


def ask(url: str, cookie: str) -> tuple[dict[str, object], float]:
    """An answer, and the milliseconds until it was there."""
    request = urllib.request.Request(url, headers={"Cookie": cookie})
    began = time.perf_counter()
    with urllib.request.urlopen(request) as answer:
        found: dict[str, object] = json.loads(answer.read())
    return found, (time.perf_counter() - began) * 1000


async def measure(count: int) -> list[tuple[str, float, float, float]]:
    """Each kind of page: milliseconds to the answer, of the loop, and of its longest step."""
    found, steps = [], Steps()
    steps.thread = threading.current_thread()
    timed = patch.object(asyncio.Handle, "_run", steps.patched(asyncio.Handle._run))
    with tempfile.TemporaryDirectory() as folder, timed:
        async with running(Path(folder)) as service, guest(service) as ada, guest(service) as bo:
            table = await ada.make_table("snekagon", [HERE, ELSEWHERE])
            await bo.sit(table)
            async with ada.at(table) as one, bo.at(table) as two:
                await asyncio.gather(one.play_out(), two.play_out())
            await asyncio.to_thread(fill, Path(folder) / "tables.sqlite", count)
            cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
            base = f"{service.url}/api/me"
            first, _ = await asyncio.to_thread(ask, f"{base}/games", cookie)
            pages = {
                "what goes on": "/open",
                "first page": "/games",
                "next page": f"/games?after={first['after']}",
                "of one game, lost": "/games?game=snekagon&outcome=lost",
                "by a name that nobody has": f"/games?name={quote('Zoé')}",
            }
            for name, path in pages.items():
                slowest, work, longest = 0.0, 0.0, 0.0
                for _ in range(TRIES):
                    await asyncio.to_thread(steps.begin)
                    _, waited = await asyncio.to_thread(ask, base + path, cookie)
                    await asyncio.to_thread(steps.end)
                    slowest = max(slowest, waited)
                    work = max(work, 1000 * steps.total)
                    longest = max(longest, 1000 * steps.longest)
                found.append((name, slowest, work, longest))
    return found


def main() -> None:
    """Measure and print; what is over the bars fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=5000)
    count = parser.parse_args().games
    shown = Table("page", "answer, ms", "loop, ms", "longest step, ms")
    found = asyncio.run(measure(count))
    for name, *figures in found:
        shown.add_row(name, *(f"{one:.1f}" for one in figures))
    Console().print(f"{count} games, the worst of {TRIES}", shown)
    over = any(waited > OPENING_MS or work > LOOP_MS for _, waited, work, _ in found)
    sys.exit(over)


if __name__ == "__main__":
    main()
