"""`python -m tests.upgrades.making`: keep the database of this version, for all later ones.

Every release adds one: running games of every kind, between two guests, with clocks, hidden hands,
and a turn that has begun. What is known of each table lies beside it.
"""

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from serpentry import __version__
from serpentry.client import Client, TableSocket
from serpentry.client.client import ELSEWHERE, HERE
from serpentry.server.run import Service
from tests.server.running import guest, running

HOME = Path(__file__).parent
GAMES = ("snekagon", "snekagon5g", "schlangennest", "sssnake", "carnival")
CLOCK = {"kind": "game", "base": 3_600_000, "increment": 5000}
FEWEST, MOST = 7, 11
"""After so many moves a game is left as soon as somebody is to move again."""


def known(service: Service, table: str) -> dict[str, Any]:
    """What has to be the same whatever the version."""
    state = service.parts.keeper.rooms[table].state
    return {
        "game": state.game.name,
        "ply": len(state.played),
        "to_act": state.to_act,
        "score": list(state.game.judge.score(state.position)),
    }


async def begin(game: str, service: Service, ada: Client, bo: Client) -> tuple[str, dict[str, Any]]:
    """A game that has gone on for a while, and what is known of it."""
    table = await ada.make_table(game, [HERE, ELSEWHERE], clock=CLOCK)
    await bo.sit(table)
    rng, last = Random(game), None
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(one.at(table)) for one in (ada, bo)]
        for number in range(MOST):
            mover = await turn_of(sockets)
            if number >= FEWEST and mover is last:
                break
            seq, last = mover.seq, mover
            await mover.move(rng.choice(mover.legal))
            for one in sockets:
                await one.after(seq)
    return table, known(service, table)


async def turn_of(sockets: list[TableSocket]) -> TableSocket:
    """The socket of whoever is to move."""
    while True:
        for one in sockets:
            if one.is_our_turn:
                return one
        await asyncio.sleep(0.01)


async def make(folder: Path) -> dict[str, Any]:
    """Play, and tell what is known of every table."""
    async with running(folder) as service, guest(service, "Ada") as ada, guest(service, "Bo") as bo:
        return dict([await begin(game, service, ada, bo) for game in GAMES])


def keep() -> None:
    """Write the database as text, and what is known of it."""
    with TemporaryDirectory() as folder:
        found = asyncio.run(make(Path(folder)))
        with sqlite3.connect(Path(folder) / "tables.sqlite") as database:
            text = "\n".join(database.iterdump())
    (HOME / f"{__version__}.sql").write_text(text + "\n", encoding="utf-8")
    (HOME / f"{__version__}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    keep()
