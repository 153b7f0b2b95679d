"""Malformed, oversized, out-of-order, repeated and forged: no 5xx, nothing lost, no seat stolen."""

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serpentry.server.run import Service
from tests.server.running import PATIENCE
from tests.server.running import settings as service_settings

QUICK = settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
)
SMALL = {"board_side": 4}


class Threaded:
    """A service in a thread, for clients that wait."""

    def __init__(self, folder: Path, **given: Any) -> None:
        self.service = Service(service_settings(folder, **given))
        self.thread = threading.Thread(target=self._run)
        self.thread.start()
        while not self.service.url:
            assert self.thread.is_alive()
            self.thread.join(0.01)

    def _run(self) -> None:
        self.service.capture_signals = Nothing  # type: ignore[method-assign, assignment]
        asyncio.run(self.service.serve())

    def close(self) -> None:
        self.service.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


class Nothing:
    def __enter__(self) -> None:
        return None

    def __exit__(self, *_: object) -> None:
        return None


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    threaded = Threaded(tmp_path_factory.mktemp("hostile"))
    yield threaded.service.url
    threaded.close()


class Person:
    """A guest with a plain HTTP client and sockets that wait."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.http = httpx2.Client(base_url=url, verify=False, timeout=PATIENCE)
        assert self.http.put("/api/guest", json={"name": name}).status_code == 200

    def socket(self, table: str, query: str = "moves=false") -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.url.replace("http", "ws", 1)
        return connect(
            f"{address}/api/tables/{table}/socket?{query}",
            additional_headers={"Cookie": cookie},
            max_size=None,
        )

    def look(self, table: str) -> Any:
        answer = self.http.get(f"/api/tables/{table}")
        assert answer.status_code == 200
        return answer.json()["table"]


@pytest.fixture(scope="module")
def duel(url: str) -> Iterator[tuple[Person, Person, Person, str]]:
    """Ada is to move; Bob sits there; Eve does not."""
    people = Person(url, "Ada"), Person(url, "Bob"), Person(url, "Eve")
    plan = {
        "game": "snekagon",
        "seats": [{"kind": "here"}, {"kind": "elsewhere"}],
        "options": SMALL,
    }
    table = people[0].http.post("/api/tables", json=plan).json()["id"]
    assert people[1].http.post(f"/api/tables/{table}/sit", json={}).status_code == 200
    yield *people, table
    for person in people:
        person.http.close()


def until_pong(socket: ClientConnection) -> list[Any]:
    """Everything that is said before the answer to our ping."""
    socket.send('{"type": "ping"}')
    heard = []
    while (message := json.loads(socket.recv(30)))["type"] != "pong":
        heard.append(message)
    return heard


def hear_all(socket: ClientConnection) -> None:
    while True:
        socket.recv(30)


anything = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=20),
    lambda inner: (
        some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
moves = some.one_of(
    anything,
    some.fixed_dictionaries(
        {"cells": some.lists(some.lists(some.integers(-9, 9), max_size=3), max_size=6)}
    ),
    some.just({"cells": [[0, 0]]}),
    some.just({"pie": True}),
)
TYPES = (
    *("move", "try", "sit", "rise", "resign", "ask", "answer", "resume", "claim", "say", "ping"),
    "describe",
    "dance",
)
nearly = some.fixed_dictionaries(
    {"type": some.sampled_from(TYPES)},
    optional={
        "id": some.text(max_size=70) | some.just("same") | anything,
        "after": some.integers(-5, 60) | anything,
        "seat": some.integers(-2, 20) | anything,
        "move": moves,
        "what": some.sampled_from(("undo", "draw", "pause", "rematch", "rematch-swap", "tea"))
        | anything,
        "yes": some.booleans() | anything,
        "how": some.sampled_from(("win", "computer")) | anything,
        "text": some.text(max_size=100),
        "guest": some.text(max_size=10),
    },
)
texts = some.one_of(
    some.text(max_size=200),
    anything.map(json.dumps),
    nearly.map(json.dumps),
    some.just("[" * 5000),
    some.just('{"type": "ping", "type": "move"}'),
    some.just('{"type": "say", "id": "x", "text": "\\ud800"}'),
    some.just('{"type": "move", "id": "x", "after": 1e999, "move": NaN}'),
    some.just("9" * 6000),
)


@QUICK
@given(messages=some.lists(texts | some.binary(max_size=50), min_size=1, max_size=12))
def test_a_spectator_may_send_what_he_likes_and_changes_nothing(
    duel: tuple[Person, Person, Person, str], messages: list[str | bytes]
) -> None:
    ada, _, eve, table = duel
    before = ada.look(table)
    with eve.socket(table) as socket:
        json.loads(socket.recv(30))
        for message in messages:
            socket.send(message)
        heard = until_pong(socket)
    happened = [event["is"] for one in heard for event in one.get("events", ())]
    assert set(happened) <= {"said"}
    after = ada.look(table)
    for part in ("position", "ply", "phase", "to_act", "chairs", "ask"):
        assert after[part] == before[part]


@QUICK
@given(messages=some.lists(nearly.map(json.dumps), min_size=1, max_size=12))
def test_a_player_out_of_turn_moves_nothing(
    duel: tuple[Person, Person, Person, str], messages: list[str]
) -> None:
    ada, bob, _, table = duel
    before = ada.look(table)
    harmless = [one for one in messages if json.loads(one)["type"] in ("move", "try", "sit")]
    with bob.socket(table) as socket:
        json.loads(socket.recv(30))
        for message in harmless * 2:
            socket.send(message)
        heard = until_pong(socket)
    assert not [one for one in heard if one["type"] == "ack"]
    assert ada.look(table)["position"] == before["position"]


def send_and_hear(socket: ClientConnection, message: dict[str, str]) -> None:
    """Send, and hear all; a service that closes before it has read the whole ends the sending."""
    socket.send(json.dumps(message))
    hear_all(socket)


@pytest.mark.parametrize("size", [20_000, 2_000_000])
def test_an_oversized_message_closes_the_socket_and_nothing_else(
    duel: tuple[Person, Person, Person, str], size: int
) -> None:
    ada, _, _, table = duel
    before = ada.look(table)
    with ada.socket(table) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            send_and_hear(socket, {"type": "say", "id": "big", "text": "x" * size})
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert ada.look(table) == before


def test_an_oversized_body_is_refused(duel: tuple[Person, Person, Person, str]) -> None:
    ada = duel[0]
    answer = ada.http.post("/api/verify", json={"record": "x" * 400_000})
    assert (answer.status_code, answer.json()["key"]) == (413, "too-large")

    def pieces() -> Iterator[bytes]:
        for _ in range(40):
            yield b"x" * 10_000

    answer = ada.http.post(
        "/api/verify", content=pieces(), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 413


def test_a_forged_cookie_is_a_stranger(duel: tuple[Person, Person, Person, str]) -> None:
    ada, _, _, table = duel
    [(name, value)] = ada.http.cookies.items()
    said, _, signature = value.rpartition(".")
    other = ("A" if signature[0] != "A" else "B") + signature[1:]
    for forged in (f"{said}.{other}", f"x{said}.{signature}", said, "x." + value, "", "ImFkYSI.x"):
        with httpx2.Client(base_url=ada.url, verify=False, timeout=PATIENCE) as http:
            headers = {"Cookie": f"{name}={forged}"}
            assert http.get("/api/guest", headers=headers).json() == {"name": None, "told": False}
            answer = http.post(f"/api/tables/{table}/sit", json={}, headers=headers)
            assert answer.status_code == 401


STREAMS = {"lobby_events", "analysis"}
"""They go on for long; other tests read them."""


def operations(url: str) -> list[Any]:
    import schemathesis  # which takes a second that whoever collects tests need not wait
    from schemathesis.core.result import Ok

    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json", timeout=PATIENCE)
    found: list[Any] = [one.ok() for one in schema.get_all_operations() if isinstance(one, Ok)]
    return [one for one in found if one.definition.raw["operationId"] not in STREAMS]


@pytest.mark.parametrize("examples", [3, pytest.param(24, marks=pytest.mark.thorough)])
def test_no_request_that_fits_or_misses_the_schema_breaks_the_service(
    url: str, examples: int
) -> None:
    from schemathesis.checks import not_a_server_error

    person = Person(url, "Schema")
    cookies = dict(person.http.cookies.items())
    checked = 0
    for operation in operations(url):

        @settings(QUICK, max_examples=examples)
        @given(case=operation.as_strategy())
        def call(case: Any) -> None:
            nonlocal checked
            response = case.call(cookies=cookies, timeout=PATIENCE)
            case.validate_response(response, checks=[not_a_server_error])
            assert response.status_code < 500
            if response.status_code >= 400:
                assert set(response.json()) == {"key", "args", "text"}
            checked += 1

        call()
    assert checked > 100
    person.http.close()


LONE = '{"game": "snekagon", "seats": [{"kind": "here"}], "options": {"\\ud800": 1}}'


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", LONE),
        ("/api/tables", '{"game": "\\udfff", "seats": [{"kind": "here"}]}'),
        ("/api/games/snekagon/check", '{"seats": 2, "options": {"\\ud800": "\\ud800"}}'),
        ("/api/tables/x/sit", '{"\\ud800": 1}'),
        ("/api/verify", '{"record": "\\ud800"}'),
        ("/api/games/%ED%A0%80/check", '{"seats": 2}'),
    ],
)
def test_half_a_character_is_refused_like_any_other_mistake(
    duel: tuple[Person, Person, Person, str], path: str, body: str
) -> None:
    headers = {"Content-Type": "application/json"}
    answer = duel[0].http.post(path, content=body, headers=headers)
    assert 400 <= answer.status_code < 500
    assert set(answer.json()) == {"key", "args", "text"}
