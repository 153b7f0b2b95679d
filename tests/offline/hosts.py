"""The two hosts of tables, asked in the same way: the service over HTTP, and a browser's worker."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from starlette.testclient import TestClient

from serpentry.browser.main import BrowserHost
from serpentry.server.app import create_app
from serpentry.server.settings import Settings
from tests.offline.drawer import Drawer

NAME = "Ada"
UNASKED = ("thinking", "events", "changes", "present", "welcome")


class Host(Protocol):
    """Hosts tables."""

    def ask(self, method: str, path: str, body: str = "") -> tuple[int, Any]:
        """The status and the content of an answer."""
        ...

    def say(self, table: str, *texts: str) -> list[Any]:
        """The answers to messages at a table, one after the other."""
        ...


class Service:
    """The service, in this process."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        assert client.put("/api/guest", json={"name": NAME}).status_code == 200

    def ask(self, method: str, path: str, body: str = "") -> tuple[int, Any]:
        headers = {"Accept-Language": "en", "Content-Type": "application/json"}
        answer = self.client.request(method, path, content=body, headers=headers)
        return answer.status_code, content_of(answer.headers["content-type"], answer.text)

    def say(self, table: str, *texts: str) -> list[Any]:
        answers = list[Any]()
        with self.client.websocket_connect(f"/api/tables/{table}/socket?changes=true") as socket:
            for text in texts:
                socket.send_text(text)
                while (heard := socket.receive_json())["type"] in UNASKED:
                    continue
                answers.append(heard)
        return answers


class Browser:
    """A browser's worker, without the browser."""

    def __init__(self, runner: asyncio.Runner) -> None:
        self.runner = runner
        self.drawer = Drawer()
        self.drawer.facts["name"] = NAME
        self.heard: list[Any] = []
        self.house = BrowserHost(
            self.drawer,
            lambda number, text: self.heard.append(json.loads(text)),
            lambda number, code: None,
            lambda table: None,
        )

    def ask(self, method: str, path: str, body: str = "") -> tuple[int, Any]:
        where, _, words = path.partition("?")
        query = dict(one.split("=") for one in words.split("&")) if words else {}
        asked = {"method": method, "path": where, "language": "en", "query": query, "body": body}
        answer = json.loads(self.runner.run(self.house.ask(json.dumps(asked))))
        return answer["status"], content_of(answer["kind"], answer["content"])

    def say(self, table: str, *texts: str) -> list[Any]:
        self.runner.run(self.house.open(1, table, 0, "en", False))
        answers = list[Any]()
        for text in texts:
            self.heard.clear()
            self.runner.run(self.house.hear(1, text))
            answers += [one for one in self.heard if one["type"] not in UNASKED]
        self.house.leave(1)
        return answers


def content_of(kind: str, text: str) -> Any:
    """What an answer says; of a stream, the events by name."""
    if kind.startswith("application/json"):
        return json.loads(text)
    return text


def unhindered(folder: Path) -> Settings:
    """A service in a folder of its own, which no limit gets in the way of."""
    return Settings(
        database=f"sqlite:///{folder}/tables.sqlite",
        stir_seconds=0,
        thinkers=1,
        requests_per_minute=1_000_000,
        work_per_minute=1_000_000,
        messages_per_second=10_000,
        client=str(folder),
    )


@contextmanager
def both(folder: Path) -> Iterator[tuple[Host, Host]]:
    """Both hosts, with nothing at them yet."""
    with TestClient(create_app(unhindered(folder))) as client, asyncio.Runner() as runner:
        yield Service(client), Browser(runner)
