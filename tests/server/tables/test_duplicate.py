"""A duplicate at a service: nobody learns of another table before all tables have ended."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute

from serpentry.client import Client
from serpentry.client.club import RemoteClub
from serpentry.client.table import Refusal
from serpentry.hosting.questions import QUESTIONS, STREAM
from serpentry.server.app import ROUTERS
from serpentry.server.run import Service
from tests.server.running import guest, running

TABLE_ROUTES = [
    (method, route.path)
    for module in ROUTERS
    for route in module.router.routes
    if isinstance(route, APIRoute) and "{table}" in route.path and "/admin/" not in route.path
    for method in sorted(route.methods or ())
]
"""Every question about a table."""
ASKED = {
    "/api/tables/{table}/reports": {"reason": "spam", "seat": 0},
    "/api/tables/{table}/avoided": {"how": "mute", "seat": 0},
}
"""What has to be sent so that a question can be read."""
NAMES = ("Ada", "Bob", "Cyd", "Dan")


async def begun(service: Service, here: AsyncExitStack) -> tuple[list[Client], RemoteClub, Any]:
    """Four people at two tables with the same dice; the games of the round."""
    clients = [await here.enter_async_context(guest(service, name)) for name in NAMES]
    club = await RemoteClub.make(clients[0], "Snakes", NAMES[0])
    for client, name in zip(clients[1:], NAMES[1:], strict=True):
        await RemoteClub(client, club.club).do("join", name=name)
    await club.do("add", name="Without a device")
    plan: dict[str, Any] = {"name": "Friday", "kind": "swiss", "game": "sssnake", "rounds": 2}
    await club.do("tournaments", **plan, duplicate=True)
    view = await club.do("pair", tournament=1)
    return clients, club, view["shown"]["rounds"][0]["games"]


async def all_refused(client: Client, table: str) -> None:
    """Every question about a table is refused with the same sentence; the socket, too."""
    for method, path in TABLE_ROUTES:
        body: dict[str, Any] | None = None if method == "GET" else ASKED.get(path, {})
        answer = await client.http.request(
            method, path.format(table=table, ending="webp"), json=body
        )
        refused = answer.status_code, answer.json()["key"]
        is_about_people = path.endswith(("/reports", "/avoided"))
        assert refused == (403, "table-secret") or (
            is_about_people and refused == (401, "no-guest")
        ), path
    with pytest.raises(Refusal) as error:
        await client.ask("POST", "/tables", {"from": {"table": table, "ply": 0}})
    assert error.value.key in ("table-secret", "no-guest")
    with pytest.raises(Refusal):
        await sent_away(client, table)


async def sent_away(client: Client, table: str, *commands: str) -> None:
    """Look at a table, say something there, and wait to be sent away."""
    async with client.at(table) as socket:
        for one in commands:
            await socket.command(one)
        await socket.until(lambda: False)


async def everything_told(client: Client, club: RemoteClub, table: str) -> bytes:
    """All that a guest is told of a table and a club; no computer thinks for it."""
    plain = [one for one in QUESTIONS if (one.method, one.kind == STREAM) == ("GET", False)]
    paths = [one.path.format(table=table) for one in plain]
    about = f"/api/clubs/{club.club}"
    paths += [f"{about}{one}?tournament=1&key={club.key}" for one in ("", "/preview", "/log")]
    paths += [f"{about}/ratings", "/api/lobby", "/api/me/tables"]
    return b"".join([(await client.http.get(path)).content for path in paths])


def test_every_question_about_a_table_is_asked() -> None:
    assert len(TABLE_ROUTES) >= 10


async def test_nothing_leaks_from_a_table_to_others_with_the_same_dice(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as here:
        clients, club, (first, second) = await begun(service, here)
        by_member = {f"m{number}": one for number, one in enumerate(clients, 1)}
        stranger = await here.enter_async_context(guest(service, "Eve"))
        nobody = await here.enter_async_context(Client(service.url))
        one, other = ([by_member[seat] for seat in game["seats"]] for game in (first, second))
        keeper = service.parts.keeper
        seed = (await keeper.room(first["table"])).seed.encode()
        assert seed == (await keeper.room(second["table"])).seed.encode()
        views = [
            (await client.ask("GET", f"/tables/{game['table']}"))["table"]
            for client, game in ((one[0], first), (other[0], second))
        ]
        assert views[0]["position"] == views[1]["position"], "the first roll and draw"
        assert views[0]["commitment"] == views[1]["commitment"]
        for client in (other[0], stranger, nobody):
            await all_refused(client, first["table"])
        async with one[0].at(first["table"]) as socket:
            await socket.command("resign")
        view = await RemoteClub(stranger, club.club, club.key).view(1)
        told = view["shown"]["rounds"][0]
        assert told["is_secret"]
        assert [game["scores"] for game in told["games"]] == [None, None]
        assert [game["places"] for game in told["games"]] == [None, None]
        assert sorted(game["is_ended"] for game in told["games"]) == [False, True]
        assert not any(open_["table"] for open_ in view["tournaments"][0]["open"])
        for client in (other[0], nobody):
            await all_refused(client, first["table"])
        for client in (one[0], other[0], nobody):
            assert seed not in await everything_told(client, club, first["table"])
        over = await one[0].ask("GET", f"/tables/{first['table']}")
        assert (over["table"]["phase"], over["table"]["seed"]) == ("over", None)
        with pytest.raises(Refusal) as refused:
            await one[0].ask("GET", f"/tables/{first['table']}/verify")
        assert refused.value.key == "table-secret"
        async with other[0].at(second["table"]) as socket:
            await socket.command("resign")
        shown = (await club.view(1))["shown"]
        assert not shown["rounds"][0]["is_secret"]
        for game in (first, second):
            seen = await nobody.ask("GET", f"/tables/{game['table']}")
            assert seen["table"]["seed"].encode() == seed
            checked = await nobody.ask("GET", f"/tables/{game['table']}/verify")
            assert (checked["seeded"], checked["unchecked"]) == (True, 0)
        assert [row["points"]["text"] for row in shown["standings"]] == ["½"] * 4
        leads = [row["points"]["summands"][0]["leads"] for row in shown["standings"]]
        assert sorted(leads) == [["lost", "lost"]] * 2 + [["won", "won"]] * 2


@pytest.mark.thorough
async def test_whoever_loses_a_seat_sees_no_more_of_the_table(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as here:
        clients = [await here.enter_async_context(guest(service, name)) for name in NAMES[:3]]
        club = await RemoteClub.make(clients[0], "Snakes", NAMES[0])
        for client, name in zip(clients[1:], NAMES[1:3], strict=True):
            await RemoteClub(client, club.club).do("join", name=name)
        plan: dict[str, Any] = {"kind": "swiss", "game": "sssnake", "seats": 3}
        await club.do("tournaments", name="Friday", **plan, duplicate=True)
        view = await club.do("pair", tournament=1)
        (game,) = view["shown"]["rounds"][0]["games"]
        with pytest.raises(Refusal):
            await sent_away(clients[1], game["table"], "resign")
        await all_refused(clients[1], game["table"])
