"""No request and no message holds the loop: everybody's moves go through it.

Every request that a server answers, told or untold, its pages, and every message of the socket is
sent with the largest input that its limits permit, made of awkward letters; so are large ones that
are right. None may take the loop's own thread longer in one step than a unit of work that is
measured beside it. `python -m tests.laws` shows what each costs.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from serpentry.clubs.host import ClubHost
from serpentry.hosting.embedding.study_text import read_study
from serpentry.server.app import create_app
from serpentry.server.heavy_work import HeavyWork
from serpentry.server.routes import studies
from serpentry.server.store import clubs
from serpentry.server.store.forgetting import Forgotten, forget_at_table
from serpentry.server.store.schema import events
from serpentry.server.store.store import TableStore
from serpentry.server.upkeep import forgetting as upkeep
from serpentry.table.events import event_from
from tests import sampling
from tests.laws.asked import UNBOUNDED, described, names, operations, wishes
from tests.laws.largest import Shapes
from tests.laws.steps import UNITS, unit
from tests.laws.world import DAILY, FULLEST, Call, Message, World, watched
from tests.sampling import sampled
from tests.server.running import settings

pytestmark = pytest.mark.together("loop")
"""In one process, in their order: at the end the club is dissolved and the guest forgotten."""
TRIES, ALL = 3, 100_000
ONE_IN = 3
"""Of a request's inputs, one in this many is tried every day, and all on the fullest server."""
UNDONE_AT_LAST = "PUT /api/admin/read-only"
"""Its last input lets everybody write again."""
QUADRATIC = 4_000
"""Letters with which such an expression takes longer than a unit, and a test not for ever."""


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with watched(tmp_path_factory.mktemp("world"), DAILY) as made:
        yield made


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> FastAPI:
    """The server's list of all requests."""
    return create_app(settings(tmp_path_factory.mktemp("described")))


def too_long(world: World, wish: Call | Message) -> str:
    """What took the loop too long, the quickest of a few times; empty if nothing did."""
    taken = []
    for _ in range(TRIES):
        spent = world.spent(wish)
        if spent.longest <= UNITS * world.unit:
            return ""
        # The machine may be slower now than it was at the beginning.
        taken.append((spent.longest / max(world.unit, unit()), spent.step))
        if taken[-1][0] <= UNITS:
            return ""
        world.cool()
    worst, what = min(taken)
    return f"{worst:.1f} units: {str(wish)[:120]} in {what}"


def of_today(wanted: Iterable[Call | Message]) -> Iterator[Call | Message]:
    """Of every request one input in a few, in the order of all."""
    by_operation = defaultdict[str, list[Call | Message]](list)
    for one in (wanted := list(wanted)):
        by_operation[one.operation].append(one)
    chosen = (
        inputs if operation == UNDONE_AT_LAST else sampled(inputs, ONE_IN)
        for operation, inputs in by_operation.items()
    )
    kept = {id(one) for inputs in chosen for one in inputs}
    return (one for one in wanted if id(one) in kept)


def held_up(world: World, wanted: Iterable[Call | Message]) -> list[str]:
    return [found for one in wanted if (found := too_long(world, one))]


def test_every_field_of_every_request_has_a_limit(app: FastAPI) -> None:
    openapi = described(app)
    shapes, found = Shapes(openapi), list[str]()
    for method, path, about in operations(openapi):
        for one in about.get("parameters", ()):
            if one["name"] not in UNBOUNDED:
                found += shapes.unlimited(one["schema"], f"{method} {path} {one['name']}")
        if sent := about.get("requestBody"):
            schema = sent["content"]["application/json"]["schema"]
            found += shapes.unlimited(schema, f"{method} {path} body")
    hook = openapi["webhooks"]["socket_message"]["post"]["requestBody"]
    found += shapes.unlimited(hook["content"]["application/json"]["schema"], "socket")
    assert found == []


def test_a_field_without_a_limit_is_found() -> None:
    fields: dict[str, Any] = {
        "text": {"type": "string"},
        "many": {"type": "array", "items": {"type": "boolean"}},
        "number": {"type": "integer"},
        "short": {"type": "string", "maxLength": 9},
    }
    shapes = Shapes({"components": {"schemas": {"New": {"type": "object", "properties": fields}}}})
    reference = {"$ref": "#/components/schemas/New"}
    assert [*shapes.unlimited(reference, "body")] == ["body.text", "body.many", "body.number"]


def test_no_request_and_no_message_is_left_out(world: World, app: FastAPI) -> None:
    assert {one.operation for one in wishes(world, app)} == names(app)


def slow_title(text: str) -> object:
    """A study as 1.0.0 read it: its title by an expression that tries every space again."""
    re.search(r"^#{1,3} +(.+?) *#*$", text[:QUADRATIC] + "y")
    return read_study(text)


async def on_the_loop(_: object, asker: object, work: Any, *given: Any) -> Any:
    """Work where the loop's own thread does it."""
    return work(*given)


async def one_by_one(store: TableStore, table: str, of: Forgotten) -> None:
    """A table as 1.0.0 forgot somebody there: by every event of its log, and for its card."""
    async with store.reading() as connection:
        rows = (await connection.execute(events.select().where(events.c.table_id == table))).all()
    written = [json.dumps(json.loads(row.body)) for row in rows]
    for body in [*written, *written]:
        event_from(json.loads(body))
    await forget_at_table(store, table, of)


IN_1_0_0: dict[str, list[tuple[Any, str, Any]]] = {
    "POST /api/studies": [(HeavyWork, "here", on_the_loop), (studies, "read_study", slow_title)],
    "GET /{page}": [(ClubHost, "aside", on_the_loop), (clubs, "MOST_AT_ONCE", ALL)],
    "GET /api/clubs/{club}": [(ClubHost, "aside", on_the_loop), (clubs, "MOST_AT_ONCE", ALL)],
    "DELETE /api/guest": [(upkeep, "forget_at_table", one_by_one)],
}


@pytest.mark.parametrize("operation", IN_1_0_0)
def test_what_held_the_loop_in_1_0_0_is_found(
    world: World, app: FastAPI, operation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = [one for one in wishes(world, app) if one.operation == operation]
    for owner, name, instead in IN_1_0_0[operation]:
        monkeypatch.setattr(owner, name, instead)
    world.cool()
    assert any(too_long(world, one) for one in mine)


def test_nothing_that_can_be_asked_holds_the_loop(world: World, app: FastAPI) -> None:
    found = held_up(world, of_today(wishes(world, app)))
    assert not found, "\n".join(found)


def test_all_inputs_have_their_day(
    world: World, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    every, asked = list(wishes(world, app)), set[str]()
    for day in range(ONE_IN):
        monkeypatch.setattr(sampling, "DAY", day)
        asked |= {str(one) for one in of_today(every)}
    assert asked == {*map(str, every)}


@pytest.mark.thorough
def test_nothing_holds_the_loop_of_the_fullest_server(tmp_path: Path, app: FastAPI) -> None:
    with watched(tmp_path, FULLEST) as world:
        found = held_up(world, wishes(world, app))
        assert not found, "\n".join(found)
