"""Where JavaScript comes in: one host, spoken to in texts."""

import asyncio
import json
import logging
import secrets
from collections.abc import Callable
from typing import Annotated, Any
from urllib.parse import unquote

from serpentry.browser.prompt import Prompt
from serpentry.browser.storage import BrowserStorage, Database
from serpentry.browser.thinking import BrowserThinker
from serpentry.hosting.caller import Caller, problem_of
from serpentry.hosting.encoder import EncodedText
from serpentry.hosting.host import HostTerms, TableHost
from serpentry.hosting.questions import JSON, QUESTIONS, STREAM, TABLE, TEXT, Question, Request
from serpentry.hosting.table_talk import TableTalk
from serpentry.hosting.viewers import Viewer, Wants
from serpentry.table.refusals import Refused
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.formats.limits import TableId
from serpentry.tabletop.formats.reader import Limit, Sent

HOME_PREFIX = "home-"
"""What the names of tables at home begin with; the client tells by it whom to ask."""
BROKEN_STATUS = 500
GONE_CODE, BROKEN_CODE = 4404, 1011
"""How a socket to the service closes where there is no such table, and where something broke."""
log = logging.getLogger(__name__)


class Example(Sent):
    """An example of the documentation."""

    example: Annotated[str, Limit(maxLength=100_000)]


class BrowserHost:
    """The tables of this browser, and who looks at them by the numbers that JavaScript gave."""

    def __init__(
        self,
        database: Database,
        send: Callable[[int, str], None],
        close: Callable[[int, int], None],
        written: Callable[[str], None],
    ) -> None:
        self.send, self.close = send, close
        self.storage = BrowserStorage(database, written)
        terms = HostTerms(new_id=lambda: HOME_PREFIX + secrets.token_urlsafe(9))
        self.host = TableHost(self.storage, BrowserThinker(), terms)
        self.encode = terms.encode
        self.prompt = Prompt()
        self.talks: dict[int, TableTalk] = {}
        self.streams: dict[int, asyncio.Task[Any]] = {}
        self.questions = (
            *QUESTIONS,
            Question("DELETE", TABLE, self._forget),
            # A service has no prompt: nobody runs programs on another's machine.
            Question("POST", "/api/prompt", self._run, TEXT),
        )

    async def _forget(self, caller: Caller, table: TableId) -> JsonObject:
        await self.storage.remove(table)
        self.host.rooms.pop(table, None)
        return {}

    async def _run(self, caller: Caller, plan: Example) -> str:
        return self.prompt.run(plan.example)

    async def ask(self, text: str) -> str:
        """Answer a request as the service would over HTTP; a stream is given as a whole."""
        asked = json.loads(text)
        try:
            question, content = await self._answered(asked)
            status, kind = question.status, question.kind
            if kind == STREAM:
                content = "".join([self._event(*one) async for one in content])
        except Exception as error:  # whatever it is, there is an answer
            status, content = _problem(error, asked["language"])
            kind = JSON
        is_data = kind == JSON and not isinstance(content, EncodedText)
        content = self.encode(content) if is_data else content
        return self.encode({"status": status, "kind": kind, "content": content})

    async def _answered(self, asked: dict[str, Any]) -> tuple[Question, Any]:
        path = unquote(asked["path"])
        for question in self.questions:
            found = question.pattern.fullmatch(path)
            if question.method == asked["method"] and found:
                caller = Caller(self.host, await self.storage.guest(), asked["language"])
                request = Request(found.groupdict(), asked["query"], asked.get("body") or "")
                return question, await question.answered(caller, request)
        raise Refused("needs-server")

    def _event(self, name: str, data: JsonObject) -> str:
        return f"event: {name}\ndata: {self.encode(data)}\n\n"

    async def follow(self, number: int, text: str) -> None:
        """Answer a request whose answer is a stream; every event is a message."""
        asked = json.loads(text)
        task = asyncio.current_task()
        assert task is not None
        self.streams[number] = task
        try:
            _, events = await self._answered(asked)
            async for name, data in events:
                self._say(number, name, data)
        except asyncio.CancelledError:
            return
        except Exception as error:  # whatever it is, there is an answer
            _, told = _problem(error, asked["language"])
            self._say(number, "failed", {"why": told["text"]})
            self._say(number, "done", {})
        finally:
            self.streams.pop(number, None)

    def _say(self, number: int, name: str, data: JsonObject) -> None:
        self.send(number, self.encode({"event": name, "data": self.encode(data)}))

    async def open(self, number: int, table: str, since: int, language: str, drawn: bool) -> None:
        """Let somebody look at a table: it says welcome."""
        wants = Wants(picture=drawn, changes=True, language=language)
        try:
            room = await self.host.room(table)
            viewer = Viewer(
                await self.storage.guest(),
                lambda text: self.send(number, text),
                wants,
                welcome=lambda since: talk.welcome(since),
            )
            talk = self.talks[number] = TableTalk(self.host, room, viewer)
            viewer.send(talk.welcome(since))
        except Refused:
            self.close(number, GONE_CODE)
        except Exception:  # whatever it is, there is an answer
            log.exception("table %s could not be opened", table)
            self.close(number, BROKEN_CODE)
        else:
            room.viewers.add(viewer)
            viewer.send(self.encode(room.presence()))
            self.host.think(room)

    async def hear(self, number: int, text: str) -> None:
        """Answer a message of one who looks on."""
        if talk := self.talks.get(number):
            talk.viewer.send(await talk.hear(text))

    def leave(self, number: int) -> None:
        """Look no longer, or think no longer."""
        if talk := self.talks.pop(number, None):
            talk.room.viewers.discard(talk.viewer)
        if stream := self.streams.pop(number, None):
            stream.cancel()

    async def wake(self, table: str) -> None:
        """Another window has written to a table."""
        if room := self.host.rooms.get(table):
            await self.host.refresh(room)


def _problem(error: Exception, language: str) -> tuple[int, JsonObject]:
    status, told = problem_of(error, language)
    if status == BROKEN_STATUS:
        log.error("a question broke something", exc_info=error)
    return status, told
