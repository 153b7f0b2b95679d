"""Somebody at an address of their own who attacks, with what that needs."""

import asyncio
import socket
from collections import Counter
from contextlib import suppress
from random import Random
from urllib.parse import urlsplit

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from serpentry.catalogue import set_up
from serpentry.client.client import HERE
from serpentry.client.table_copy import Json
from serpentry.tabletop.formats.record import OPEN, record_of, write_record
from serpentry.tabletop.helpers.walk import random_walk

GAME = "snekagon"
REFUSED_PAUSE = 0.05
LARGE = {"floor_side": 6, "advanced": True}
NEEDS_LONG = ("history", "picture", "record", "copy", "long_sockets", "table_pages", "animation")
NEEDS_RECORD = (*NEEDS_LONG, "upload", "verify", "show", "forget")
NEEDS_LARGE = ("look", "stale", "moves", "unread", "sockets")
NEEDS_CLUB = ("club_pages",)


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
        self.table = self.large = self.club = ""
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
        if attack in NEEDS_CLUB:
            answer = await self.http.post("/api/clubs", json={"name": "Eve", "nickname": "Eve"})
            self.club = str(answer.json()["club"]["id"])
        if attack in NEEDS_LARGE:
            self.large = await self.made(large_plan(0))
            self.move = some_move(await self.looked(), 0)
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
    return {"game": "snekagon5g", "seats": [HERE] * 5, "options": options_of(number)}


def options_of(number: int) -> Json:
    """Options of a large table, each another."""
    return {**LARGE, "eyes": [[number % 6 - 3, number // 6 % 4], [1, -2]]}


def some_move(table: Json, number: int) -> Json:
    """A legal move at a table; none where nobody is to move."""
    kinds = (table.get("legal") or {}).get("kinds")
    if not kinds:
        return None
    row = Random(number).choice(kinds[0]["rows"])
    return dict(zip(kinds[0]["parts"], row, strict=True))
