"""People whose names are kept, at rated tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from serpentry.client import Client
from serpentry.client.client import ELSEWHERE, HERE
from tests.server.authenticator import Authenticator, add_key
from tests.server.running import PATIENCE

MINUTE = 60_000
CLOCK = {"kind": "game", "base": MINUTE, "increment": 0}
SMALL = {"board_side": 4}


@asynccontextmanager
async def kept(url: str, name: str, key: Authenticator | None = None) -> AsyncIterator[Client]:
    """Somebody with a passkey; those are good on this machine under its name alone."""
    address = url.replace("127.0.0.1", "localhost")
    async with Client(address, PATIENCE) as client:
        await client.introduce(name)
        await add_key(client, key or Authenticator(address))
        yield client


async def rated_table(client: Client, seats: int = 2, game: str = "snekagon", **plan: Any) -> str:
    others = [ELSEWHERE] * (seats - 1)
    given = {"rated": True, "clock": CLOCK, **plan}
    return await client.make_table(game, [HERE, *others], **given)


async def both_move(*players: Client, table: str) -> None:
    """Everybody makes a move."""
    for client in players:
        async with client.at(table) as socket:
            await socket.until(partial(getattr, socket, "is_our_turn"))
            turn = socket.seq
            await socket.move(socket.legal[0])
            await socket.after(turn)


async def resign(client: Client, table: str) -> None:
    async with client.at(table) as socket:
        await socket.command("resign")
        await socket.until(lambda: socket.is_over)


async def ratings(client: Client) -> list[tuple[str, int, int, int]]:
    """Somebody's ratings: game, seats, rating, games."""
    found = await client.ask("GET", "/me/ratings")
    return [(one["game"], one["seats"], one["rating"], one["games"]) for one in found]
