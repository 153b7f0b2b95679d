"""Every question that a host answers, with its address; and how a request is read and answered."""

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, is_dataclass
from functools import cached_property
from typing import Any

from serpentry.hosting.answers import games, records, tables, thoughts
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.formats.reader import (
    bad,
    header_of,
    objects_reader,
    sent_json,
    text_reader_of,
)

JSON, TEXT, SVG = "application/json", "text/plain", "image/svg+xml"
STREAM = "text/event-stream"
TABLE = "/api/tables/{table}"


@dataclass(frozen=True)
class Request:
    """What was asked, as it came: words of the address, words behind it, what was sent, headers."""

    words: Mapping[str, str]
    query: Mapping[str, str]
    body: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Question:
    """A question by its method and address, what answers it, and what kind of content that is."""

    method: str
    path: str
    answer: Callable[..., Awaitable[Any]]
    kind: str = JSON
    status: int = 200

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What fits addresses of this question."""
        parts = re.split(r"\{(\w+)\}", self.path)
        literal = [
            re.escape(one) if at % 2 == 0 else f"(?P<{one}>[^/]+)" for at, one in enumerate(parts)
        ]
        return re.compile("".join(literal))

    @cached_property
    def wanted(self) -> list[tuple[str, Any, Any]]:
        """The name, type and default of whatever the answer takes beside its caller."""
        given = list(inspect.signature(self.answer).parameters.values())[1:]
        return [(one.name, one.annotation, one.default) for one in given]

    @cached_property
    def sent(self) -> dict[str, Any]:
        """What is sent with it, by the names that the answer has for it; all in one object."""
        return {name: kind for name, kind, _ in self.wanted if is_dataclass(kind)}

    async def answered(self, caller: object, request: Request) -> Any:
        """The answer; BadRequest, Refused or another error if there is none."""
        return await self.answer(caller, **self.read(request))

    def read(self, request: Request) -> dict[str, object]:
        """What is asked, checked: address first, then what is behind it, then what was sent."""
        found = dict[str, object]()
        for name, kind, default in self.wanted:
            if is_dataclass(kind):
                continue
            if header := header_of(kind):
                given = request.headers.get(header, default)
                found[name] = text_reader_of(kind)(given, f"header.{header}")
            elif f"{{{name}}}" in self.path:
                found[name] = text_reader_of(kind)(request.words[name], f"path.{name}")
            elif name in request.query:
                found[name] = text_reader_of(kind)(request.query[name], f"query.{name}")
            else:
                found[name] = default
        if self.sent:
            objects = objects_reader(*self.sent.values())(_json(request.body), "body")
            found |= zip(self.sent, objects, strict=True)
        return found


def _json(body: str) -> Json:
    if not body:
        raise bad("mistake-missing", "body")
    return sent_json(body)


QUESTIONS = (
    Question("POST", "/api/games/{game}/check", games.check),
    Question("POST", "/api/games/{game}/form", games.ask),
    Question("POST", "/api/games/{game}/arrange", games.arrange),
    Question("POST", "/api/tables", tables.make, status=201),
    Question("GET", TABLE, tables.look),
    Question("POST", TABLE + "/sit", tables.sit),
    Question("GET", TABLE + "/record", records.record, TEXT),
    Question("GET", TABLE + "/history", records.history),
    Question("GET", TABLE + "/counted", records.counted),
    Question("GET", TABLE + "/picture.svg", records.picture, SVG),
    Question("GET", TABLE + "/verify", records.verify_table),
    Question("POST", "/api/verify", records.verify_record),
    Question("POST", "/api/show", records.show_record),
    Question("POST", "/api/study", records.show_study),
    Question("GET", "/api/own-studies", records.studies_of_ours),
    Question("POST", "/api/study/turn", records.study_turn),
    Question("POST", "/api/study/grade", thoughts.study_grade),
    Question("POST", TABLE + "/hint", thoughts.hint),
    Question("GET", TABLE + "/analysis", thoughts.analysis, STREAM),
    Question("GET", TABLE + "/review", thoughts.review, STREAM),
)
"""All that is asked of every host."""
