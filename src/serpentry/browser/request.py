"""A request of the client, as it would go to the service over HTTP, and its answer."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from serpentry.hosting.wire import dumps
from serpentry.tabletop.formats.jsons import Json, JsonObject

JSON, TEXT, SVG = "application/json", "text/plain", "image/svg+xml"


@dataclass(frozen=True)
class Request:
    """What is asked: a path with its words, perhaps with a body, in a language."""

    method: str
    path: str
    language: str
    query: Mapping[str, str] = field(default_factory=dict)
    body: JsonObject = field(default_factory=dict)

    @classmethod
    def of(cls, text: str) -> "Request":
        """The request that a text tells of."""
        told = json.loads(text)
        body = json.loads(told["body"]) if told.get("body") else {}
        return cls(told["method"], told["path"], told["language"], told["query"], body)

    def number(self, name: str) -> int | None:
        """A number that was asked with."""
        return int(self.query[name]) if name in self.query else None

    def is_set(self, name: str, otherwise: bool = False) -> bool:
        """Whether something was asked for."""
        return self.query.get(name, str(otherwise)).lower() == "true"


@dataclass(frozen=True)
class Answer:
    """A status as in HTTP, what kind of content it is, and the content."""

    status: int
    kind: str
    content: str

    def text(self) -> str:
        """As JavaScript is told."""
        return dumps({"status": self.status, "kind": self.kind, "content": self.content})


def told(content: Json, status: int = 200) -> Answer:
    """JSON as an answer."""
    return Answer(status, JSON, dumps(content))
