"""The service and a browser's worker answer every question alike, well put or not."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter

from serpentry.hosting.questions import QUESTIONS
from serpentry.server.routes.questions import ANSWERS
from tests.offline.hosts import Host, both
from tests.offline.scripted import fixed

HERE = {"kind": "here"}
PLAN = {"game": "snekagon", "seats": [HERE, HERE]}
SMALL = {**PLAN, "options": {"board_side": 4}}
FIRST, SECOND = {"cells": [[0, 0]]}, {"cells": [[2, -1]]}


class Asked:
    """Both hosts, each with the same tables by the names that questions have for them."""

    def __init__(self, hosts: tuple[Host, Host]) -> None:
        self.hosts = hosts
        self.tables = [dict[str, str](), dict[str, str]()]

    def make(self, name: str, plan: object, *messages: object) -> None:
        """A table, and what is said there."""
        for host, tables in zip(self.hosts, self.tables, strict=True):
            status, made = host.ask("POST", "/api/tables", json.dumps(plan))
            assert status == 201, made
            tables[name] = made["id"]
            answers = host.say(made["id"], *map(json.dumps, messages)) if messages else []
            assert all(one["type"] == "ack" for one in answers), answers

    def ask(self, method: str, path: str, body: object) -> list[tuple[int, Any]]:
        """What both say, with the tables' names in place of their ids."""
        text = "" if body is None else body if isinstance(body, str) else json.dumps(body)
        return [
            self._named(at, host.ask(method, self._filled(at, path), self._filled(at, text)))
            for at, host in enumerate(self.hosts)
        ]

    def say(self, table: str, texts: list[str]) -> list[Any]:
        """What both answer to messages."""
        return [
            self._named(at, host.say(self.tables[at].get(table, table), *texts))
            for at, host in enumerate(self.hosts)
        ]

    def _filled(self, at: int, text: str) -> str:
        for name, table in self.tables[at].items():
            text = text.replace(f"<{name}>", table)
        return text

    def _named(self, at: int, answer: Any) -> Any:
        text = json.dumps(answer)
        for name, table in self.tables[at].items():
            text = text.replace(table, f"<{name}>")
        return json.loads(text)


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    with fixed(), both(tmp_path_factory.mktemp("both")) as hosts:
        made = Asked(hosts)
        made.make("new", PLAN)
        made.make("begun", SMALL, _move(3, FIRST), _move(4, SECOND, "b"))
        made.make("over", SMALL, _move(3, FIRST), {"type": "resign", "id": "c"})
        hidden = {"game": "carnival", "seats": [HERE, HERE], "options": {"open_hands": False}}
        made.make("hidden", hidden)
        yield made


def _move(after: int, move: object, id: str = "a") -> dict[str, object]:
    return {"type": "move", "id": id, "after": after, "move": move}


GOOD = [
    ("POST", "/api/games/snekagon/check", {"seats": 2}),
    ("POST", "/api/games/snekagon/check", {"seats": 2, "options": {"board_side": 4}}),
    ("POST", "/api/games/snekagon/form", {"seats": 2}),
    ("POST", "/api/games/snekagon/arrange", {"seats": 2}),
    ("POST", "/api/games/snekagon/arrange", {"seats": 2, "lay": {"by": 0, "move": FIRST}}),
    ("POST", "/api/games/snekagon/arrange", {"seats": 2, "picture": True, "drawn": True}),
    ("GET", "/api/tables/<new>", None),
    ("GET", "/api/tables/<begun>?moves=false", None),
    ("GET", "/api/tables/<over>", None),
    ("GET", "/api/tables/<hidden>", None),
    ("GET", "/api/tables/<begun>/record", None),
    ("GET", "/api/tables/<begun>/history", None),
    ("GET", "/api/tables/<begun>/history?drawn=true", None),
    ("GET", "/api/tables/<begun>/history?since=1", None),
    ("GET", "/api/tables/<hidden>/history", None),
    ("GET", "/api/tables/<begun>/counted", None),
    ("GET", "/api/tables/<begun>/picture.svg", None),
    ("GET", "/api/tables/<begun>/picture.svg?ply=1", None),
    ("GET", "/api/tables/<over>/verify", None),
    ("POST", "/api/study", {"text": "# A\n```serpentry\ngame: snekagon\n0 f6\n1 f6\n```"}),
    ("POST", "/api/study", {"text": "```serpentry\ngame: sssnake\n```\n\nB"}),
    ("GET", "/api/own-studies", None),
    ("POST", "/api/study/turn", {"board": "game: snekagon\n0 f6", "ply": 1, "drawn": True}),
    ("POST", "/api/study/turn", {"board": "game: snekagon", "ply": 0, "move": {"move": FIRST}}),
    ("POST", "/api/study/grade", {"board": "game: snekagon\n0 f6", "ply": 0}),
    ("POST", "/api/study/grade", {"board": "game: snekagon\n0 f6\n1 f6", "ply": 2}),
]
BAD = [
    ("POST", "/api/games/snekagon/check", {"seats": "two"}),
    ("POST", "/api/games/snekagon/check", {}),
    ("POST", "/api/games/snekagon/check", {"seats": 2, "options": [1]}),
    ("POST", "/api/games/snekagon/check", {"seats": 0}),
    ("POST", "/api/games/snekagon/check", {"seats": 5}),
    ("POST", "/api/games/snekagon/check", {"seats": True}),
    ("POST", "/api/games/snekagon/check", {"seats": 2, "options": {"board_side": 99}}),
    ("POST", "/api/games/snekagon/check", {"seats": 2, "options": {"board_side": 1e99}}),
    ("POST", "/api/games/snekagon/check", '{"seats": 2'),
    ("POST", "/api/games/snekagon/check", '{"seats": NaN}'),
    ("POST", "/api/games/snekagon/check", "[" * 5000),
    ("POST", "/api/games/snekagon/check", "[]"),
    ("POST", "/api/games/snekagon/check", None),
    ("POST", "/api/games/chess/check", {"seats": 2}),
    ("POST", "/api/games/che%20ss/check", {"seats": 2}),
    ("POST", "/api/games/snekagon/form", {"seats": "two"}),
    ("POST", "/api/games/snekagon/form", {"seats": 2, "wings": 1}),
    ("POST", "/api/games/chess/form", {"seats": 2}),
    ("POST", "/api/games/snekagon/arrange", {"seats": 2, "laid": "x"}),
    ("POST", "/api/games/snekagon/arrange", {"seats": 2, "laid": ["x"]}),
    ("POST", "/api/games/snekagon/arrange", {"seats": 2, "lay": {"by": 0}}),
    ("POST", "/api/games/snekagon/arrange", {"seats": 2, "lay": {"by": "luck", "move": 1}}),
    ("POST", "/api/games/snekagon/arrange", {"seats": 2, "lay": {"by": 0, "move": 1}}),
    ("POST", "/api/games/snekagon/arrange", {"seats": 2, "lay": {"by": 9, "move": FIRST}}),
    ("POST", "/api/games/chess/arrange", {"seats": 2}),
    ("POST", "/api/tables", {**PLAN, "colour": "red"}),
    ("POST", "/api/tables", {"game": "chess", "seats": [HERE]}),
    ("POST", "/api/tables", {**PLAN, "seats": [HERE, {"kind": "alien"}]}),
    ("POST", "/api/tables", {**PLAN, "seats": [HERE, {"kind": "computer", "player": "x"}]}),
    ("POST", "/api/tables", {**PLAN, "seats": [HERE]}),
    ("POST", "/api/tables", {**PLAN, "clock": {"kind": "game", "base": 1}}),
    ("POST", "/api/tables", {**PLAN, "title": "x" * 300}),
    ("POST", "/api/tables", {**PLAN, "options": {"wings": True}}),
    ("POST", "/api/tables", {"from": {"table": "<begun>", "ply": 99}}),
    ("POST", "/api/tables", {"from": {"table": "<begun>"}}),
    ("POST", "/api/tables", {"from": {"table": "nowhere", "ply": 0}}),
    ("POST", "/api/tables", {"record": "nothing"}),
    ("GET", "/api/tables/nowhere", None),
    ("GET", "/api/tables/<new>?moves=perhaps", None),
    ("GET", f"/api/tables/{'x' * 40}", None),
    ("POST", "/api/tables/<begun>/sit", {}),
    ("POST", "/api/tables/<begun>/sit", {"seat": "first"}),
    ("POST", "/api/tables/<begun>/sit", {"seat": 99}),
    ("POST", "/api/tables/<begun>/sit", None),
    ("GET", "/api/tables/<begun>/picture.svg?ply=99", None),
    ("GET", "/api/tables/<begun>/picture.svg?ply=-1", None),
    ("GET", "/api/tables/<begun>/picture.svg?ply=two", None),
    ("GET", "/api/tables/<begun>/history?drawn=7", None),
    ("GET", "/api/tables/<hidden>/record", None),
    ("GET", "/api/tables/<new>/verify", None),
    ("POST", "/api/verify", {"record": "nothing"}),
    ("POST", "/api/verify", {"record": 7}),
    ("POST", "/api/verify", {}),
    ("POST", "/api/show", {"record": "nothing"}),
    ("POST", "/api/show", {}),
    ("POST", "/api/study", {}),
    ("POST", "/api/study/turn", {"board": "game: snekagon"}),
    ("POST", "/api/study/turn", {"board": "game: chess", "ply": 0}),
    ("POST", "/api/study/grade", {"board": "game: chess", "ply": 1}),
    ("POST", "/api/study/grade", {"board": "game: snekagon", "ply": -1}),
    ("POST", "/api/study/turn", {"board": "game: snekagon", "ply": 0, "move": {"move": 1}}),
    ("POST", "/api/study/turn", {"board": "game: snekagon", "ply": 0, "variation": 4}),
    ("POST", "/api/tables/<over>/hint", None),
    ("GET", "/api/tables/<new>/analysis?ply=999", None),
    ("GET", "/api/tables/<new>/analysis?ply=-1", None),
    ("GET", "/api/tables/<new>/analysis?seconds=0", None),
    ("GET", "/api/tables/<new>/analysis?seconds=nan", None),
    ("GET", "/api/tables/<new>/analysis?seconds=long", None),
    ("GET", "/api/tables/nowhere/analysis", None),
    ("GET", "/api/tables/<new>/review", None),
    ("GET", "/api/tables/<over>/review?seconds=99", None),
    ("GET", "/api/tables/nowhere/review", None),
]
SAID = [
    {"type": "ping"},
    {"type": "describe", "id": "d"},
    {"type": "try", "id": "e", "move": FIRST},
    {"type": "try", "id": "f", "move": {"cells": [[2, 0]]}},
    {"type": "read", "id": "g", "text": "nothing"},
    {"type": "move", "id": "h", "after": 99, "move": FIRST},
    {"type": "move", "id": "i", "after": 1, "move": FIRST},
    {"type": "move", "id": "j", "after": "all", "move": FIRST},
    {"type": "move", "id": "k", "move": FIRST},
    {"type": "move", "id": "l", "after": 5, "move": FIRST, "wings": 1},
    {"type": "move", "id": "l2", "after": 5, "move": FIRST},
    {"type": "move", "id": "l3", "after": 5, "move": 7},
    {"type": "move", "id": "a b", "after": 5, "move": FIRST},
    {"type": "move", "after": 5, "move": FIRST},
    {"type": "sit", "id": "m"},
    {"type": "sit", "id": "n", "side": 5},
    {"type": "sit", "id": "n2", "seat": True},
    {"type": "pick", "id": "o", "side": "red"},
    {"type": "rise", "id": "p"},
    {"type": "ask", "id": "q", "what": "tea"},
    {"type": "answer", "id": "r", "what": "undo", "yes": "yes"},
    {"type": "answer", "id": "s", "what": "undo", "yes": True},
    {"type": "resume", "id": "t"},
    {"type": "claim", "id": "u", "seat": 0, "how": "force"},
    {"type": "claim", "id": "v", "seat": 9, "how": "win"},
    {"type": "claim", "id": "v2", "how": "win"},
    {"type": "remove", "id": "v3"},
    {"type": "say", "id": "w", "text": ""},
    {"type": "say", "id": "x", "text": "hello"},
    {"type": "say", "id": "x2", "text": "hello", "name": "Eve"},
    {"type": "claim", "id": "x3", "seat": 1, "how": "computer", "is_gone": True},
    {"type": "mute", "id": "y", "line": 1},
    {"type": "remove", "id": "z", "seat": 1},
    {"type": "stir", "id": "0", "salt": "sugar"},
    {"type": "stir", "id": "1", "salt": "0" * 16},
    {"type": "tell", "id": "2"},
    {"type": "dance", "id": "3"},
    {"id": "4"},
    ["move"],
    "move",
    None,
]


def described(method: str, path: str, content: Any) -> None:
    """An answer is what the service's description says: nothing is missing, and nothing added."""
    where = path.partition("?")[0]
    [question] = [one for one in QUESTIONS if one.method == method and one.pattern.fullmatch(where)]
    shape: TypeAdapter[Any] = TypeAdapter(ANSWERS[question.answer][1])
    told = shape.dump_python(
        shape.validate_python(content), mode="json", exclude_unset=True, by_alias=True
    )
    assert told == content


@pytest.mark.one_in(3)
@pytest.mark.parametrize(("method", "path", "body"), GOOD)
def test_a_question_has_one_answer(asked: Asked, method: str, path: str, body: object) -> None:
    service, browser = asked.ask(method, path, body)
    assert browser == service
    assert service[0] == 200, service
    described(method, path, service[1])


@pytest.mark.parametrize(("method", "path", "body"), BAD)
def test_a_question_badly_put_has_one_refusal(
    asked: Asked, method: str, path: str, body: object
) -> None:
    service, browser = asked.ask(method, path, body)
    assert browser == service
    assert 400 <= service[0] < 500, service
    assert set(service[1]) == {"key", "args", "text"}


def test_a_table_that_is_made_is_told_alike(asked: Asked) -> None:
    for plan in (PLAN, SMALL, {"from": {"table": "<begun>", "ply": 1}}, {**PLAN, "title": "Tea"}):
        answers = asked.ask("POST", "/api/tables", plan)
        for _, made in answers:
            assert made.pop("id")
        assert answers[0] == answers[1]
        assert answers[0][0] == 201


@pytest.mark.parametrize("message", SAID)
def test_a_message_has_one_answer(asked: Asked, message: object) -> None:
    service, browser = asked.say("begun", [json.dumps(message)])
    assert browser == service
    assert len(service) == 1


@pytest.mark.one_in(3)
@pytest.mark.parametrize("text", ["", "{", "[" * 5000, '{"type": "ping", "x": NaN}', "9" * 6000])
def test_what_is_no_json_has_one_refusal(asked: Asked, text: str) -> None:
    service, browser = asked.say("new", [text])
    assert browser == service
    assert service[0]["key"] == "not-a-message"
