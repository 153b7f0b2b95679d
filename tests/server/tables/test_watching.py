"""What everybody may watch: told once for all, and nothing of what a hand hides."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from serpentry.client import Client
from serpentry.client.client import ELSEWHERE, HERE
from serpentry.server.tables import watching
from tests.server.running import guest, running

SMALL = {"board_side": 4}


async def watched(client: Client) -> Any:
    return await client.ask("GET", "/watch")


async def begun(one: Client, two: Client, game: str, **plan: Any) -> str:
    table = await one.make_table(game, [HERE, ELSEWHERE], **{"public": True, **plan})
    await two.sit(table)
    return table


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look again whenever somebody asks."""
    monkeypatch.setattr(watching, "EVERY_SECONDS", 0.0)


@pytest.mark.usefixtures("at_once")
async def test_live_games_wait_and_end_in_their_lists_and_private_ones_in_none(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service, "Bo") as bo:
        public = await begun(ada, bo, "snekagon", options=SMALL)
        await begun(ada, bo, "snekagon", public=False)
        waiting = await ada.make_table("sssnake", [HERE, ELSEWHERE], public=True)
        async with Client(service.url) as stranger, ada.at(public) as one, bo.at(public) as two:
            mover = one if one.table["to_act"] in one.table["you"] else two
            before = (await watched(stranger))["live"][0]
            await mover.move(mover.legal[0])
            found = await watched(stranger)
            assert [one["id"] for one in found["live"]] == [public]
            assert found["live"][0]["scene"]["position"] == mover.table["position"]
            assert found["live"][0]["scene"]["position"] != before["scene"]["position"]
            assert [one["id"] for one in found["waiting"]] == [waiting]
            assert found["ended"] == []
            await one.command("resign", seat=one.table["you"][0])
            found = await watched(stranger)
            assert [one["id"] for one in found["ended"]] == [public]
            assert found["ended"][0]["scene"]["position"] == one.table["position"]
            assert found["live"] == []


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(
    ("game", "options"), [("carnival", {"open_hands": False}), ("sssnake", {})]
)
async def test_a_board_shows_what_a_spectator_sees_and_no_hand(
    tmp_path: Path, game: str, options: dict[str, object]
) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service, "Bo") as bo:
        table = await begun(ada, bo, game, options=options)
        async with Client(service.url) as stranger, ada.at(table) as own, bo.at(table) as other:
            (live,) = (await watched(stranger))["live"]
            seen = (await stranger.ask("GET", f"/tables/{table}?moves=false"))["table"]
            assert live["scene"]["position"] == seen["position"]
            if game == "carnival":
                assert live["scene"]["last"] is None
                hands = [one.table["position"]["hands"] for one in (own, other)]
                assert live["scene"]["position"]["hands"] not in hands


@pytest.mark.usefixtures("at_once")
async def test_spectators_are_counted_and_who_sits_there_is_none(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service, "Bo") as bo:
        table = await begun(ada, bo, "snekagon", options=SMALL)
        async with guest(service, "Eve") as eve, ada.at(table):
            assert (await watched(eve))["live"][0]["watching"] == 0
            async with eve.at(table):
                assert (await watched(eve))["live"][0]["watching"] == 1


@pytest.mark.usefixtures("at_once")
async def test_a_table_says_whether_a_program_waits_there(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service, "Bot") as bot:
        tables = [
            await one.make_table("snekagon", [HERE, ELSEWHERE], public=True) for one in (ada, bot)
        ]
        async with ada.at(tables[0]), bot.at(tables[1], program=True):
            found = {one["id"]: one["bot"] for one in (await watched(ada))["waiting"]}
            assert found == dict(zip(tables, (False, True), strict=True))


async def test_however_many_watch_boards_are_drawn_once(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service, "Bo") as bo:
        for _ in range(watching.MOST_DRAWN + 1):
            await begun(ada, bo, "snekagon", options=SMALL)
        watch = service.parts.watching
        watch.looked_at = float("-inf")
        async with Client(service.url) as stranger:
            found = await asyncio.gather(*(watched(stranger) for _ in range(30)))
            assert all(one == found[0] for one in found)
            assert watch.drawn == watching.MOST_DRAWN
            watch.looked_at = float("-inf")
            assert len((await watched(stranger))["live"]) == watching.MOST_DRAWN + 1
            watch.looked_at = float("-inf")
            await watched(stranger)
            assert watch.drawn == watching.MOST_DRAWN + 1


async def test_who_has_heard_it_is_told_that_nothing_changed(tmp_path: Path) -> None:
    async with running(tmp_path) as service, Client(service.url) as stranger:
        first = await stranger.http.get("/api/watch")
        again = {"If-None-Match": first.headers["etag"]}
        second = await stranger.http.get("/api/watch", headers=again)
        assert (first.status_code, second.status_code) == (200, 304)
        plain = await stranger.http.get("/api/watch", headers={"Accept-Encoding": "identity"})
        assert plain.json() == first.json()
