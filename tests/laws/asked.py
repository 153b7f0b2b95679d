"""All that can be asked of a server, each with its largest input; from one list, none by hand."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from fastapi import FastAPI
from starlette.routing import Mount

from tests.clubs.evenings import KEY
from tests.laws.largest import AWKWARD, Shapes
from tests.laws.world import (
    LARGE,
    STUDY_BOARDS,
    STUDY_EVENTS,
    Call,
    Message,
    World,
    full_board,
    full_study,
    large_plan,
)

BODY, MESSAGE = 262_144, 16_384
LAST = (
    "DELETE /api/studies/{study}",
    "POST /api/clubs/{club}/leave",
    "POST /api/clubs/{club}/dissolve",
    "DELETE /api/guest/devices/{device}",
    "DELETE /api/guest/devices",
    "DELETE /api/guest",
)
"""After these there is less to ask for."""
UNBOUNDED = {
    "authorization": "headers of a request have a size",
}
LINES = 8_000
"""Characters of a header, about: of all together 65,536 are read."""
Sent = dict[str, Any]
SOCKET = "/api/tables/{table}/socket"


def described(app: FastAPI) -> Any:
    """The description of all public requests."""
    return app.openapi()


def untold(app: FastAPI, openapi: Any) -> Iterator[tuple[str, str]]:
    """Requests that are not in the description: their methods and paths."""
    for route in app.router.routes:
        for method in sorted(getattr(route, "methods", None) or ()):
            if method.lower() not in openapi["paths"].get(route.path, {}):  # type: ignore[attr-defined]
                yield method, route.path  # type: ignore[attr-defined]


def operations(openapi: Any) -> list[tuple[str, str, Any]]:
    """Every request: its method, its path, what describes it; the dangerous ones last."""
    found = [
        (method.upper(), path, about)
        for path, methods in openapi["paths"].items()
        for method, about in methods.items()
    ]
    order = {one: at for at, one in enumerate(LAST, 1)}
    return sorted(found, key=lambda one: order.get(f"{one[0]} {one[1]}", 0))


def calls(world: World, app: FastAPI) -> Iterator[Call]:
    """Every request with its largest inputs."""
    openapi = described(app)
    yield from pages(world)
    yield from right_ones(world)
    for method, path in untold(app, openapi):
        yield Call(f"{method} {path}", path.format(**world.places))
    for method, path, about in operations(openapi):
        yield from largest_inputs(world, Shapes(openapi), f"{method} {path}", about)


def largest_inputs(world: World, shapes: Shapes, operation: str, about: Any) -> Iterator[Call]:
    """A request with the largest inputs that its description permits."""
    path = operation.partition(" ")[2]
    place = path.format(**world.places)
    headers = {"Club-Key": KEY}
    asked = [one for one in about.get("parameters", ()) if one["in"] == "query"]
    sent = about.get("requestBody", {}).get("content", {}).get("application/json")
    yield Call(operation, place, None, headers)
    sent_before = set[str]()
    for letters in AWKWARD[: world.sizes.letters] if sent or asked else ():
        query = shapes.query(asked, letters)
        body = shapes.largest(sent["schema"], letters, BODY - 2_000) if sent else None
        call = Call(operation, f"{place}?{query}" if query else place, body, headers)
        if (text := f"{query} {json.dumps(body)}") not in sent_before:
            yield call
        sent_before.add(text)
    if operation == "PUT /api/admin/read-only":
        yield Call(operation, path, {"read_only": False})


def pages(world: World) -> Iterator[Call]:
    """Pages and files of the client, as browsers ask for them and as nobody should."""
    page = "GET /{page}"
    for path in (
        "",
        f"table/{world.tables[0]}",
        f"replay/{world.tables[0]}/300",
        f"table/{world.large}",
        "club/fullest",
        "club/fullest/1",
        "club/nobody",
        f"study/{world.study}",
        "puzzle/snekagon-0001",
        "new/snekagon5g",
        "editor/snekagon5g?" + "set=%20" * 1_500,
        "a" * 10_000,
        "../" * 3_000,
        "%5B" * 3_000,
    ):
        yield Call(page, f"/{path}")
    for name in ("Cookie", "Accept-Language", "Origin", "Authorization", "If-None-Match"):
        for letters in ("a;", "de,", '"', "a=b; "):
            headers = {name: (letters * (LINES // len(letters))).strip()}
            yield Call(page, "/", None, headers)
            yield Call("GET /api/guest", "/api/guest", None, headers)


def right_ones(world: World) -> Iterator[Call]:
    """Large requests that are done, not refused."""
    table, club = world.tables[0], {"Club-Key": KEY}
    form: Sent = {"seats": 5, "options": LARGE}
    record: Sent = {"record": world.record}
    study: Sent = {"text": full_study()}
    copy: Sent = {"from": {"table": table, "ply": world.sizes.events - 1}}
    of_table, of_club, of_game = "/api/tables/{table}", "/api/clubs/{club}", "/api/games/{game}"
    for path in ("", "/record", "/history", "/counted", "/picture.svg?ply=300", "/preview.png"):
        operation = f"GET {of_table}{path.partition('?')[0]}"
        yield Call(operation, f"/api/tables/{table}{path}")
        yield Call(operation, f"/api/tables/{world.large}{path}")
    for ending in ("webp", "gif"):
        path = f"/api/tables/{table}/animation.{ending}?to=4"
        yield Call("GET " + of_table + "/animation.{ending}", path)
    drawn = {"drawn": True, "picture": True}
    for name, body in (("check", form), ("form", form), ("arrange", {**form, **drawn})):
        yield Call(f"POST {of_game}/{name}", f"/api/games/snekagon5g/{name}", body)
    for body in (large_plan(), record, copy):
        yield Call("POST /api/tables", "/api/tables", body)
    yield Call("POST /api/show", "/api/show", record)
    yield Call("POST /api/verify", "/api/verify", record)
    yield Call("POST /api/study", "/api/study", study)
    place: Sent = {"board": full_board(), "ply": STUDY_EVENTS, "drawn": True}
    yield Call("POST /api/study/turn", "/api/study/turn", place)
    yield Call("POST /api/study/grade", "/api/study/grade", {**place, "ply": 2})
    yield Call("PUT /api/studies/{study}", f"/api/studies/{world.study}", study)
    shown = "/api/studies/{study}/visibility"
    yield Call(f"PUT {shown}", shown.format(study=world.study), {"visibility": "public"})
    board = "/api/studies/{study}/boards/{board}"
    yield Call(f"GET {board}", board.format(study=world.study, board=STUDY_BOARDS))
    yield Call("GET /api/studies", f"/api/studies?words={'a%20' * 26}&page=99")
    picture = "/api/studies/{study}/preview.png"
    yield Call(f"GET {picture}", picture.format(study=world.study))
    yield from awkward_studies()
    for path in ("", "?tournament=1", "/preview?tournament=1", "/ratings", "/log"):
        operation = f"GET {of_club}{path.partition('?')[0]}"
        yield Call(operation, f"/api/clubs/fullest{path}", None, club)
    yield Call("POST /api/clubs/file", "/api/clubs/file", {"file": world.club_file})
    orders: tuple[tuple[str, Sent], ...] = (
        ("restyle", {"member": "m2", "name": "Bo", "colour": ""}),
        ("result", {"tournament": 1, "game": 1, "places": [1, 2]}),
        ("add", {"name": "Zoe"}),
        ("pair", {"tournament": 1}),
    )
    for name, body in orders:
        yield Call(f"POST {of_club}/{name}", f"/api/clubs/fullest/{name}", body, club)


def awkward_studies() -> Iterator[Call]:
    """Texts by which expressions cost most."""
    for text in ("# x" + " " * 59_000 + "y", "```" + " " * 59_000 + "`", "# " + "[" * 59_000):
        yield Call("POST /api/studies", "/api/studies", {"text": text})
        yield Call("POST /api/study", "/api/study", {"text": text})


def messages(world: World, openapi: Any) -> Iterator[Message]:
    """Every message of the socket with its largest contents, and what the server says first."""
    hook = openapi["webhooks"]["socket_message"]["post"]
    shapes = Shapes(openapi)
    for query in ("since=0&drawn=true&changes=true", "since=0", "moves=false"):
        for table in (world.tables[0], world.large):
            yield Message(f"SOCKET {SOCKET}", table, None, query)
    yield from right_messages(world)
    for one in shapes.variants(hook["requestBody"]["content"]["application/json"]["schema"]):
        for letters in AWKWARD[:3]:
            content = shapes.largest(one, letters, MESSAGE - 1_000)
            yield Message(_name(content), world.tables[0], content)


def right_messages(world: World) -> Iterator[Message]:
    """Messages that are done: a move at the largest table, and answers that tell a whole table."""
    move, seq = world.a_move()
    told: Iterable[tuple[str, dict[str, Any]]] = (
        (world.large, {"type": "move", "id": "r1", "after": seq, "move": move}),
        (world.large, {"type": "move", "id": "r2", "after": 0, "move": move}),
        (world.large, {"type": "try", "id": "r3", "move": move}),
        (world.large, {"type": "describe", "id": "r4"}),
        (world.large, {"type": "say", "id": "r5", "text": "é" * 2_000}),
        (world.tables[0], {"type": "move", "id": "r6", "after": 0, "move": move}),
        (world.tables[0], {"type": "describe", "id": "r7"}),
        (world.tables[0], {"type": "ask", "id": "r8", "what": "undo"}),
        (world.tables[0], {"type": "read", "id": "r9", "text": "a1-" * 66}),
    )
    for table, content in told:
        yield Message(_name(content), table, content)


def _name(content: Any) -> str:
    return f"SOCKET {content['type']}"


def wishes(world: World, app: FastAPI) -> Iterator[Call | Message]:
    """All that can be asked, what is least harmful first."""
    world.begin()
    yield from messages(world, described(app))
    yield from calls(world, app)


def names(app: FastAPI) -> set[str]:
    """What every request, every message and the pages are called."""
    openapi = described(app)
    hook = openapi["webhooks"]["socket_message"]["post"]["requestBody"]
    spoken = Shapes(openapi).variants(hook["content"]["application/json"]["schema"])
    told = {f"SOCKET {one['properties']['type']['const']}" for one in spoken}
    for route in app.router.routes:
        if isinstance(route, Mount):
            told.add("GET /{page}")
        methods = getattr(route, "methods", None)
        told |= {f"{one} {route.path}" for one in methods or ("SOCKET",) if hasattr(route, "path")}
    return told - {"SOCKET "}
