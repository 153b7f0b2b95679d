"""`python -m tests.upgrades.making`: keep the database of this version, for all later ones.

Every release that stores something new adds one, made by a real server of that version: of every
game one that is running (with a clock, hidden hands and a turn that has begun) and one that has
ended, an open table, a club and a study. What is known of all that, and the cookies of the two
guests, are beside it.
"""

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from serpentry import __version__
from serpentry.client import Client, TableSocket
from serpentry.client.client import ELSEWHERE, HERE
from serpentry.client.club import RemoteClub
from serpentry.server.edge.guests import COOKIE
from serpentry.server.run import Service
from tests.server.running import guest, running

HOME = Path(__file__).parent
GAMES = ("snekagon", "snekagon5g", "schlangennest", "sssnake", "carnival")
CLOCK = {"kind": "game", "base": 3_600_000, "increment": 5000}
FEWEST, MOST = 7, 11
"""After this many moves each game is left as soon as somebody is to move again."""
STUDY = "# Two ways to begin\n\nThe first move of SNEKAGON.\n"


def known(service: Service, table: str) -> dict[str, Any]:
    """What has to be the same whatever the version."""
    state = service.parts.keeper.rooms[table].state
    return {
        "game": state.game.name,
        "ply": len(state.played),
        "to_act": state.to_act,
        "score": list(state.game.judge.score(state.position)),
        "winners": None if state.outcome is None else list(state.outcome.winners),
    }


async def play(
    game: str, service: Service, ada: Client, bo: Client, to_the_end: bool = False
) -> tuple[str, dict[str, Any]]:
    """A game that has lasted for a while, or has ended, and what is known of it."""
    table = await ada.make_table(game, [HERE, ELSEWHERE], clock=CLOCK)
    await bo.sit(table)
    rng, last = Random(game), None
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(one.at(table)) for one in (ada, bo)]
        for number in count():
            mover = await turn_of(sockets)
            begun = number >= MOST or (number >= FEWEST and mover is last)
            if mover is None or (begun and not to_the_end):
                break
            seq, last = mover.seq, mover
            await mover.move(rng.choice(mover.legal))
            for one in sockets:
                await one.after(seq)
    return table, known(service, table)


async def turn_of(sockets: list[TableSocket]) -> TableSocket | None:
    """The socket of the seat to move; None once the game has ended."""
    while not any(one.is_over for one in sockets):
        for one in sockets:
            if one.is_our_turn:
                return one
        await asyncio.sleep(0.01)
    return None


async def make(folder: Path) -> dict[str, Any]:
    """Play, and tell what is known of everything."""
    async with running(folder) as service, guest(service, "Ada") as ada, guest(service, "Bo") as bo:
        found = [await play(game, service, ada, bo) for game in GAMES]
        found += [await play(game, service, ada, bo, to_the_end=True) for game in GAMES]
        open_table = await ada.make_table("sssnake", [HERE, ELSEWHERE])
        club = await RemoteClub.make(ada, "The adders", "Ada")
        await RemoteClub(bo, club.club).do("join", name="Bo")
        study = await ada.ask("POST", "/studies", {"text": STUDY})
        return {
            "cookies": [one.http.cookies[COOKIE] for one in (ada, bo)],
            "tables": dict(found),
            "open": open_table,
            "club": {"id": club.club, "key": club.key, "members": ["Ada", "Bo"]},
            "study": {"id": study["id"], "text": STUDY},
        }


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
