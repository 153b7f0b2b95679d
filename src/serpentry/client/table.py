"""A table over a socket: stays in touch, resumes after any gap, repeats what was not answered."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from secrets import token_hex
from typing import Self
from uuid import uuid4

from serpentry.client.table_copy import Json, TableCopy
from serpentry.tabletop.errors import MissingExtra, SerpentryError

try:
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed, InvalidHandshake
except ModuleNotFoundError as missing:
    raise MissingExtra("websockets", "client") from missing

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
FINAL_CLOSE_CODES = {1008, 4404}
"""Close codes after which coming back helps nothing."""


class Refusal(SerpentryError):
    """The service said no: `content` has key, arguments, words, and what the rules say."""

    def __init__(self, content: Json) -> None:
        super().__init__(str(content.get("text") or content.get("key")))
        self.content = content

    @property
    def key(self) -> str:
        """The key of the refusal."""
        return str(self.content.get("key"))


class TableSocket:
    """One connection to one table."""

    def __init__(self, url: str, cookie: str, since: int = 0) -> None:
        self.url, self.seq = url, since
        self.headers = {"Cookie": cookie}
        self._follower = TableCopy()
        self.events: list[Json] = []
        self.heard: list[Json] = []
        self.acknowledged: list[Json] = []
        self.keep_heard = False
        self.salt = ""
        """What we added to the dice: the record of the finished game has to name it."""
        self._pending: dict[str, tuple[str, asyncio.Future[Json]]] = {}
        self._sending: set[asyncio.Future[None]] = set()
        self._news = asyncio.Condition()
        self._connection: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._failure: Exception | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        try:
            await self.until(lambda: self.table is not None)
        except BaseException:
            await self.leave()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Close the connection."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            if not self._task.cancelled():
                self._task.result()

    async def _stay(self) -> None:
        """Stay in touch. What nobody foresaw ends that, and those who wait must not go on to."""
        try:
            await self._connect()
        except Exception as error:
            self._failure = error
            async with self._news:
                self._news.notify_all()
            raise

    async def _connect(self) -> None:
        """Connect, and again whenever the connection is lost."""
        pause = FIRST_PAUSE
        while self._failure is None:
            try:
                async with connect(
                    f"{self.url}&changes=true&since={self.seq}",
                    additional_headers=self.headers,
                    max_size=None,
                ) as connection:
                    self._connection = connection
                    pause = FIRST_PAUSE
                    await self._listen(connection)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL_CLOSE_CODES:
                    self._failure = Refusal({"key": closed.rcvd.reason})
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            self._connection = None
            async with self._news:
                self._news.notify_all()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self, connection: ClientConnection) -> None:
        for text, _ in list(self._pending.values()):
            await connection.send(text)
        while True:
            raw = await connection.recv()
            if self.keep_heard:
                self.heard.append(raw)
            await self._hear(json.loads(raw))

    async def _hear(self, message: Json) -> None:
        self._follower.hear(message)
        self._stir()
        if "events" in message:
            new = [one for one in message["events"] if one["seq"] > self.seq]
            self.events += new
            self.seq = max(self.seq, self.table["seq"])
        if message["type"] == "ack":
            self.acknowledged.append(message)
        if message.get("again") is not None:
            asyncio.get_running_loop().call_later(message["again"] / 1000, self._repeat, message)
        else:
            self._settle(message)
        async with self._news:
            self._news.notify_all()

    def _stir(self) -> None:
        """Add to the dice once, now that the host has bound itself to its part of them."""
        if self.salt or not set(self.table["you"]) & set(self.table.get("unstirred", ())):
            return
        self.salt = token_hex(16)
        id = uuid4().hex
        text = json.dumps({"type": "stir", "id": id, "salt": self.salt})
        self._pending[id] = text, asyncio.get_running_loop().create_future()
        self._send(text)

    def _settle(self, message: Json) -> None:
        waiting = self._pending.pop(str(message.get("id")), None)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(message)

    def _repeat(self, message: Json) -> None:
        """Send a command again that could not be stored, if nothing has answered it since."""
        text, _ = self._pending.get(str(message.get("id")), ("", None))
        if text:
            self._send(text)

    def _send(self, text: str) -> None:
        """Send without waiting; what can't be sent is pending, and waits for a connection."""
        if self._connection is not None:
            task = asyncio.ensure_future(self._connection.send(text))
            self._sending.add(task)
            task.add_done_callback(self._sent)

    def _sent(self, task: "asyncio.Future[None]") -> None:
        """A command that could not be sent waits for the next connection."""
        self._sending.discard(task)
        if not task.cancelled():
            task.exception()

    async def until(self, holds: Callable[[], bool], timeout: float = 60) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(timeout), self._news:
            while not holds():
                if self._failure is not None:
                    raise self._failure
                await self._news.wait()

    async def after(self, seq: int, timeout: float = 60) -> None:
        """Wait until more has happened than was known with event `seq`."""
        await self.until(lambda: self.seq > seq, timeout)

    async def command(self, type: str, timeout: float = 60, **fields: Json) -> Json:
        """Send a command and give its answer; Refusal if it is refused."""
        id = fields.pop("id", None) or uuid4().hex
        text = json.dumps({"type": type, "id": id, **fields})
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._pending[id] = (text, answer)
        if self._connection is not None:
            with suppress(ConnectionClosed):
                await self._connection.send(text)
        async with asyncio.timeout(timeout):
            message = await answer
        if message["type"] == "refused":
            raise Refusal(message)
        return message

    async def send_raw(self, text: str | bytes) -> None:
        """Send anything; for trying what the service makes of it."""
        if self._connection is not None:
            await self._connection.send(text)

    async def move(self, move: Json, seat: int | None = None) -> Json:
        """Make a move; Refusal with rule and sentence if it is illegal."""
        return await self.command("move", move=move, after=self.seq, seat=seat)

    @property
    def table(self) -> Json:
        """The table as it was last sent."""
        return self._follower.table

    @property
    def legal(self) -> list[Json]:
        """The legal moves, if it is our turn."""
        kinds = (self.table.get("legal") or {}).get("kinds", [])
        return [
            dict(zip(kind["parts"], row, strict=True)) for kind in kinds for row in kind["rows"]
        ]

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.table["phase"] == "over")

    @property
    def is_our_turn(self) -> bool:
        """Whether we are to move, and have received our moves."""
        return self.table["to_act"] in self.table["you"] and self.table.get("legal") is not None

    async def play_out(
        self, choose: Callable[[list[Json]], Json] | None = None, timeout: float = 120
    ) -> Json:
        """Play until the game is over; without a word any move will do."""
        choose = choose or Random(0).choice
        while not self.is_over:
            await self.until(lambda: self.is_over or self.is_our_turn, timeout)
            if not self.is_over:
                turn = self.seq
                await self.move(choose(self.legal))
                await self.after(turn, timeout)
        return self.table["end"]
