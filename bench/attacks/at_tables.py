"""Attacks on tables, games and records, and on the connection itself."""

import asyncio
import json
from contextlib import suppress

import httpx2
from websockets.asyncio.client import ClientConnection

from bench.attacks.stranger import REFUSED_PAUSE, Stranger, large_plan, options_of, some_move
from serpentry.client.table_copy import Json
from serpentry.server.edge.client_files import BUILT_FOLDER


async def history(one: Stranger, number: int) -> None:
    """The whole game, step by step."""
    await one.ask("GET", f"/api/tables/{one.table}/history")


async def picture(one: Stranger, number: int) -> None:
    """A picture of some moment."""
    await one.ask("GET", f"/api/tables/{one.table}/picture.svg?ply={number}")


async def record(one: Stranger, number: int) -> None:
    """The record."""
    await one.ask("GET", f"/api/tables/{one.table}/record")


async def copy(one: Stranger, number: int) -> None:
    """A table that goes on from a late moment."""
    await one.ask("POST", "/api/tables", {"from": {"table": one.table, "ply": 4500 - number % 100}})


async def upload(one: Stranger, number: int) -> None:
    """A table from the record."""
    await one.ask("POST", "/api/tables", {"record": one.record})


async def verify(one: Stranger, number: int) -> None:
    """Check the record; each is another."""
    await one.ask("POST", "/api/verify", {"record": f"{one.record}\n# {number}\n"})


async def show(one: Stranger, number: int) -> None:
    """Where the record ends; each is another."""
    await one.ask("POST", "/api/show", {"record": f"{one.record}\n# {number}\n"})


async def look(one: Stranger, number: int) -> None:
    """The large table."""
    await one.ask("GET", f"/api/tables/{one.large}")


async def make(one: Stranger, number: int) -> None:
    """Large tables, each another."""
    await one.ask("POST", "/api/tables", large_plan(number))


def _set_up(number: int) -> Json:
    return {"seats": 5, "options": options_of(number)}


async def check(one: Stranger, number: int) -> None:
    """Whether such a table can be."""
    await one.ask("POST", "/api/games/snekagon5g/check", _set_up(number))


async def form(one: Stranger, number: int) -> None:
    """What can be asked of it."""
    await one.ask("POST", "/api/games/snekagon5g/form", _set_up(number))


async def arrange(one: Stranger, number: int) -> None:
    """Set it up by hand, with its picture."""
    plan = {**_set_up(number), "drawn": True, "picture": True}
    await one.ask("POST", "/api/games/snekagon5g/arrange", plan)


async def print_out(one: Stranger, number: int) -> None:
    """Files to be printed."""
    paper, seats = ("a4", "letter")[number % 2], 2 + number // 2 % 3
    await one.ask("GET", f"/api/games/sssnake/print.pdf?paper={paper}&seats={seats}")


async def files(one: Stranger, number: int) -> None:
    """The largest script."""
    largest = max(BUILT_FOLDER.rglob("*.js"), key=lambda file: file.stat().st_size)
    await one.ask("GET", "/" + largest.relative_to(BUILT_FOLDER).as_posix())


async def describe(one: Stranger, number: int) -> None:
    """Ask for words, many guests at once."""
    table = one.sockets[number % len(one.sockets)]
    await table.send(json.dumps({"type": "describe", "id": f"d{number}"}))
    await _heard(one, table)


async def stale(one: Stranger, number: int) -> None:
    """A move that comes too late, whose answer is the whole table."""
    wish = {"type": "move", "id": f"s{number}", "after": 0, "move": one.move}
    await one.sockets[0].send(json.dumps(wish))
    await _heard(one, one.sockets[0])


async def moves(one: Stranger, number: int) -> None:
    """Play at a large table, whatever comes first."""
    table = await one.looked()
    if move := some_move(table, number):
        wish = {"type": "move", "id": f"m{number}", "after": table["seq"], "move": move}
        await one.sockets[0].send(json.dumps(wish))
        await _heard(one, one.sockets[0])
    await asyncio.sleep(REFUSED_PAUSE)


async def unread(one: Stranger, number: int) -> None:
    """Answers that nobody reads."""
    table = one.sockets[number % len(one.sockets)]
    table.transport.pause_reading()
    wish = {"type": "move", "id": f"u{number}", "after": 0, "move": one.move}
    await table.send(json.dumps(wish))
    one.done["sent"] += 1
    await asyncio.sleep(REFUSED_PAUSE)


async def _heard(one: Stranger, table: ClientConnection) -> None:
    kind = json.loads(await table.recv())["type"]
    one.done[kind] += 1
    await asyncio.sleep(REFUSED_PAUSE)


async def bodies(one: Stranger, number: int) -> None:
    """Requests that are never sent to their end."""
    one.half_sent(b'PUT /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"na')
    await asyncio.sleep(0.005)


async def headers(one: Stranger, number: int) -> None:
    """Headers without an end."""
    await asyncio.to_thread(one.half_sent, b"GET / HTTP/1.1\r\n" + b"X-A: " + b"x" * 5_000_000)


async def nested(one: Stranger, number: int) -> None:
    """JSON that is deep, and a number without an end."""
    text = "[" * 100_000 if number % 2 else "9" * 200_000
    head = {"Content-Type": "application/json"}
    answer = await one.http.post("/api/verify", content=text, headers=head)
    one.done[str(answer.status_code)] += 1
    await asyncio.sleep(REFUSED_PAUSE)


async def lobby(one: Stranger, number: int) -> None:
    """Look at the lobby, and leave."""
    with suppress(httpx2.HTTPError):
        async with one.http.stream("GET", "/api/lobby/events") as answer:
            one.done[str(answer.status_code)] += 1
            async for _ in answer.aiter_lines():
                break
    await asyncio.sleep(REFUSED_PAUSE)


async def long_sockets(one: Stranger, number: int) -> None:
    """Come to a long game and go, asking for another part of it each time."""
    with suppress(Exception):
        table = await one.opened(f"{one.table}/socket?since={number % 50}", one.http)
        await table.recv()
        await table.close()
        one.done["welcome"] += 1
    await asyncio.sleep(REFUSED_PAUSE)


async def sockets(one: Stranger, number: int) -> None:
    """Come and go."""
    with suppress(Exception):
        table = await one.opened(f"{one.large}/socket", one.http)
        await table.recv()
        await table.close()
        one.done["welcome"] += 1
    await asyncio.sleep(REFUSED_PAUSE)
