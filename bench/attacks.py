"""What a stranger may try against a service, one thing at a time, as fast as he is let.

`python -m bench.attacks NAME URL ADDRESS SECONDS`, which `python -m bench strangers` runs.
"""

import asyncio
import json
import os
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from random import Random
from urllib.parse import urlsplit

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from serpentry.catalogue import set_up
from serpentry.client.client import HERE
from serpentry.client.table_copy import Json
from serpentry.server.edge.client_files import BUILT_FOLDER
from serpentry.tabletop.formats.record import OPEN, record_of, write_record
from serpentry.tabletop.helpers.walk import random_walk

GAME = "snekagon"
REFUSED_PAUSE = 0.05
LARGE = {"floor_side": 6, "advanced": True}


def long_record() -> str:
    """A game of thousands of events that is not over yet."""
    game = set_up("sssnake", 4, {"rounds": 20})
    played = [(by, move) for by, move, _ in random_walk(game.rules, Random(7))][:4552]
    names = dict.fromkeys(range(4), "person")
    return write_record(record_of(game, played[:-1], names, {}, OPEN, None))


class Stranger:
    """Somebody at an address of his own, with what his attacks need."""

    def __init__(self, url: str, address: str) -> None:
        self.url, self.address = url, address
        self.done = Counter[str]()
        self.move: Json = None
        self.record = ""
        self.table = self.large = ""
        self.sockets: list[ClientConnection] = []
        self.held: list[socket.socket] = []
        self.http = self._caller()

    def _caller(self) -> httpx2.AsyncClient:
        transport = httpx2.AsyncHTTPTransport(local_address=self.address, verify=False)
        return httpx2.AsyncClient(base_url=self.url, timeout=60, transport=transport)

    async def ask(self, method: str, path: str, body: Json = None) -> None:
        """One request, read to its end; whoever is refused waits a little."""
        async with self.http.stream(method, path, json=body) as answer:
            self.done[str(answer.status_code)] += 1
            async for _ in answer.aiter_raw():
                pass
        if answer.status_code >= 400:
            await asyncio.sleep(REFUSED_PAUSE)

    async def made(self, plan: Json) -> str:
        """A new table."""
        answer = await self.http.post("/api/tables", json=plan)
        return str(answer.json()["id"])

    async def looked(self) -> Json:
        """The large table as it stands; nothing if that is refused."""
        answer = await self.http.get(f"/api/tables/{self.large}")
        return answer.json().get("table", {})

    async def prepare(self, attack: str) -> None:
        """Have what an attack needs, before anybody measures."""
        await self.http.put("/api/guest", json={"name": "Eve"})
        if attack in NEEDS_RECORD:
            self.record = long_record()
        if attack in NEEDS_LONG:
            self.table = await self.made({"record": self.record})
        if attack in NEEDS_LARGE:
            self.large = await self.made(large_plan(0))
            self.move = _some_move(await self.looked(), 0)
        if attack in ("stale", "unread", "moves"):
            some, path = 30 if attack == "unread" else 1, f"{self.large}/socket"
            self.sockets = [await self.opened(path, self.http) for _ in range(some)]
        if attack == "describe":
            await self._bring_guests()

    async def _bring_guests(self) -> None:
        """Others who talk at one table."""
        table = await self.made({"game": GAME, "seats": [HERE, HERE]})
        for _ in range(25):
            other = self._caller()
            await other.put("/api/guest", json={"name": "Eve"})
            self.sockets.append(await self.opened(f"{table}/socket", other))

    async def opened(self, table: str, caller: httpx2.AsyncClient) -> ClientConnection:
        """A socket, by its path."""
        cookie = "; ".join(f"{name}={value}" for name, value in caller.cookies.items())
        address = self.url.replace("http", "ws", 1)
        return await connect(
            f"{address}/api/tables/{table}",
            additional_headers={"Cookie": cookie},
            local_addr=(self.address, 0),
            compression=None,
            max_size=None,
        )

    def half_sent(self, text: bytes) -> None:
        """A connection on which no more will come."""
        where = urlsplit(self.url)
        with suppress(OSError):
            one = socket.create_connection(
                (where.hostname or "", where.port or 0), 2, (self.address, 0)
            )
            one.sendall(text)
            self.held.append(one)


def large_plan(number: int) -> Json:
    """A table that takes its time to set up."""
    return {"game": "snekagon5g", "seats": [HERE] * 5, "options": _options(number)}


def _options(number: int) -> Json:
    return {**LARGE, "eyes": [[number % 6 - 3, number // 6 % 4], [1, -2]]}


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
    return {"seats": 5, "options": _options(number)}


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


def _some_move(table: Json, number: int) -> Json:
    kinds = (table.get("legal") or {}).get("kinds")
    if not kinds:
        return None
    row = Random(number).choice(kinds[0]["rows"])
    return dict(zip(kinds[0]["parts"], row, strict=True))


async def moves(one: Stranger, number: int) -> None:
    """Play at a large table, whatever comes first."""
    table = await one.looked()
    if move := _some_move(table, number):
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


Attack = Callable[[Stranger, int], Awaitable[None]]
ATTACKS: dict[str, tuple[int, Attack]] = {
    one.__name__: (at_once, one)
    for at_once, one in (
        (2, history), (2, picture), (2, record), (2, copy), (2, upload), (2, verify), (2, show),
        (2, look), (2, make), (2, check), (2, form), (2, arrange), (2, print_out), (4, files),
        (25, describe), (1, stale), (1, moves), (30, unread), (1, bodies), (2, headers),
        (2, nested), (20, lobby), (4, sockets), (4, long_sockets),
    )
}  # fmt: skip
"""How many of each go on at once."""
NEEDS_LONG = ("history", "picture", "record", "copy", "long_sockets")
NEEDS_RECORD = (*NEEDS_LONG, "upload", "verify", "show")
NEEDS_LARGE = ("look", "stale", "moves", "unread", "sockets")


async def assault(name: str, url: str, address: str, seconds: float) -> None:
    """Attack; a line says when it begins, another what came of it."""
    one, (at_once, attack) = Stranger(url, address), ATTACKS[name]
    await one.prepare(name)
    print("ready", flush=True)
    numbers, until = count(), time.monotonic() + seconds

    async def repeat() -> None:
        while time.monotonic() < until:
            await attack(one, next(numbers))

    tasks = [asyncio.create_task(repeat()) for _ in range(at_once)]
    done, _ = await asyncio.wait(tasks, timeout=seconds + 1)
    for error in filter(None, (task.exception() for task in done)):
        one.done[type(error).__name__] += 1
    print(", ".join(f"{many} {what}" for what, many in one.done.items()), flush=True)
    os._exit(0)  # whatever is still open ends with us


if __name__ == "__main__":
    name, url, address, seconds = sys.argv[1:]
    asyncio.run(assault(name, url, address, float(seconds)))
