"""Where JavaScript comes in: one house, spoken to in texts."""

from collections.abc import Awaitable, Callable

from serpentry.browser.desk import Desk
from serpentry.browser.keeping import Shelf
from serpentry.browser.request import Request
from serpentry.browser.visit import Looking, Visit
from serpentry.hosting.telling import Wants
from serpentry.hosting.wire import dumps
from serpentry.languages import say
from serpentry.table.refusals import Refused

GONE = 4404
"""How a socket to the service closes where there is no such table."""


class House:
    """The desk, and the visits that are going on, by the numbers JavaScript gave them."""

    def __init__(
        self,
        shelf: Shelf,
        send: Callable[[int, str], None],
        close: Callable[[int, int], None],
        written: Callable[[str], None],
    ) -> None:
        self.desk = Desk(shelf)
        self.desk.keeper.written = written
        self.send, self.close = send, close
        self.visits: dict[int, Visit] = {}
        self.lookings: dict[int, Looking] = {}

    async def ask(self, text: str) -> str:
        """Answer a request."""
        return (await self.desk.answer(Request.of(text))).text()

    async def open(self, number: int, table: str, since: int, language: str, drawn: bool) -> None:
        """Begin a visit."""
        wants = Wants(picture=drawn, changes=True, language=language)
        try:
            self.visits[number] = await Visit.begin(
                self.desk, table, since, wants, lambda text: self.send(number, text)
            )
        except Refused:
            self.close(number, GONE)

    async def hear(self, number: int, text: str) -> None:
        """Take a message of a visit."""
        if number in self.visits:
            await self.visits[number].hear(text)

    def leave(self, number: int) -> None:
        """End a visit or an analysis."""
        if number in self.visits:
            self.visits.pop(number).leave()
        if number in self.lookings:
            self.lookings.pop(number).stop()

    async def look(
        self, number: int, table: str, ply: int | None, seconds: float, language: str
    ) -> None:
        """Analyse a position; every report is a message."""
        await self._think(number, language, lambda looking: looking.run(table, ply, seconds))

    async def review(self, number: int, table: str, seconds: float, language: str) -> None:
        """Look through a finished game; every choice is a message."""
        await self._think(number, language, lambda looking: looking.review(table, seconds))

    async def _think(
        self, number: int, language: str, begin: Callable[[Looking], Awaitable[None]]
    ) -> None:
        def tell(kind: str, data: str) -> None:
            self.send(number, dumps({"event": kind, "data": data}))

        looking = self.lookings[number] = Looking(self.desk, tell, language)
        try:
            await begin(looking)
        except Refused as refused:
            tell("failed", dumps({"why": say(language, refused.key, refused.arguments)}))
            tell("done", "{}")

    async def wake(self, table: str) -> None:
        """Another window has written to a table."""
        if room := self.desk.keeper.rooms.get(table):
            await self.desk.keeper.refresh(room)
