"""How long players wait for the judge: the first hint of a fresh server, and a review.

`python -m bench judging [GAME]`. A new server, with nothing compiled or looked at yet: the seconds
to the first hint, asked for when the board has been looked at, to the first picture of the review
of a game of two computers, and to all of it. Whatever else the machine does makes them longer.
"""

import asyncio
import json
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bench.service.tables import our_service
from serpentry.client import Client
from serpentry.client.client import computer

HERE = {"kind": "here", "name": "Bench"}
PLAYER = "level4"
LOOKED_AT = 4.0
"""A player looks at a new board for so many seconds before asking for a hint."""
LOOK_AGAIN = 0.5
"""So many seconds are between two looks at whether a game is over."""


async def first_hint(client: Client, game: str) -> float:
    """The seconds to a hint at a new table."""
    table = await client.make_table(game, [HERE, HERE])
    await asyncio.sleep(LOOKED_AT)
    began = perf_counter()
    await client.ask("POST", f"/tables/{table}/hint")
    return perf_counter() - began


async def reviewed(client: Client, game: str) -> dict[str, float]:
    """The seconds to the first event of each name, in the review of a game."""
    table = await client.make_table(game, [computer(PLAYER), computer(PLAYER)])
    while True:
        answer: Any = await client.ask("GET", f"/tables/{table}")
        if answer["table"]["phase"] == "over":
            break
        await asyncio.sleep(LOOK_AGAIN)
    found, began = dict[str, float](), perf_counter()
    path = f"{client.url}/api/tables/{table}/review?seconds=2"
    async with client.http.stream("GET", path) as stream:
        async for line in stream.aiter_lines():
            if line.startswith("event: "):
                found.setdefault(line.removeprefix("event: "), perf_counter() - began)
    return found


async def measured(url: str, game: str) -> dict[str, float]:
    """All times, by what is waited for."""
    async with Client(url, timeout=600) as client:
        await client.introduce("Bench")
        hint = await first_hint(client, game)
        return {"hint": hint, **await reviewed(client, game)}


def main() -> None:
    """Measure, and tell."""
    read = ArgumentParser(prog="python -m bench judging")
    read.add_argument("name", metavar="GAME", nargs="?", default="snekagon")
    given = read.parse_args()
    with TemporaryDirectory() as folder, our_service(Path(folder)) as (url, _):
        found = asyncio.run(measured(url, given.name))
    print(json.dumps({name: round(one, 2) for name, one in found.items()}))


if __name__ == "__main__":
    main()
