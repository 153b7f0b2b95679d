"""Attacks on what nobody used to pay for: pages, clubs, studies, and being forgotten."""

import asyncio

from tests.laws.world import FULL_CLUB

from bench.attacks.stranger import REFUSED_PAUSE, Stranger

PUSHED_OUT_BY = 205
"""Clubs that are asked for in between: more than are kept in memory."""
OWN_TABLES = 4
AWKWARD = ("# x" + " " * 59_000 + "y", "```" + " " * 59_000 + "`", "# " + "[" * 59_000)


async def front(one: Stranger, number: int) -> None:
    """The first page, compressed."""
    await one.ask("GET", "/")


async def table_pages(one: Stranger, number: int) -> None:
    """The page of a table, with what links to it show."""
    await one.ask("GET", f"/table/{one.table}")


async def club_pages(one: Stranger, number: int) -> None:
    """The page of a small club."""
    await one.ask("GET", f"/club/{one.club}")


async def long_club(one: Stranger, number: int) -> None:
    """The page of a club with a long log, and many that are not there, to push it out."""
    about = FULL_CLUB if number % PUSHED_OUT_BY == 0 else f"nobody{number}"
    await one.ask("GET", f"/club/{about}")


async def club_log(one: Stranger, number: int) -> None:
    """All that ever happened in a club."""
    await one.ask("GET", f"/api/clubs/{FULL_CLUB}/log")


async def metrics(one: Stranger, number: int) -> None:
    """How the server is doing."""
    await one.ask("GET", "/metrics")


async def health(one: Stranger, number: int) -> None:
    """Whether it answers, and is ready."""
    await one.ask("GET", ("/api/health", "/api/ready")[number % 2])


async def studies(one: Stranger, number: int) -> None:
    """Keep texts that expressions would cost most on."""
    await one.ask("POST", "/api/studies", {"text": AWKWARD[number % len(AWKWARD)]})


async def study(one: Stranger, number: int) -> None:
    """Look at such texts."""
    text = f"{AWKWARD[number % len(AWKWARD)]}{number}"
    await one.ask("POST", "/api/study", {"text": text})


async def animation(one: Stranger, number: int) -> None:
    """A long game as a film."""
    await one.ask("GET", f"/api/tables/{one.table}/animation.webp?from={number}")


async def forget(one: Stranger, number: int) -> None:
    """Host long games, and want to be forgotten; again and again."""
    await one.ask("PUT", "/api/guest", {"name": "Eve"})
    for _ in range(OWN_TABLES):
        await one.ask("POST", "/api/tables", {"record": one.record})
    await one.ask("DELETE", "/api/guest")
    await asyncio.sleep(REFUSED_PAUSE)
