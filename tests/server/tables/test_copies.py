"""Playing on over the net from a position of another table."""

import asyncio
from pathlib import Path

import pytest

from serpentry.client import Refusal
from serpentry.client.client import ELSEWHERE, HERE, computer
from tests.server.running import guest, running

SMALL = {"board_side": 4}
OPEN_LOTS = {"hidden": False}


async def test_a_finished_game_is_played_on_from_the_middle_and_verified(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
        old = await ada.make_table("lots", [HERE, ELSEWHERE], options=OPEN_LOTS)
        await bob.sit(old)
        with pytest.raises(Refusal) as caught:
            await ada.ask("POST", "/tables", {"from": {"table": old, "ply": 4}})
        assert (caught.value.key, caught.value.content["status"]) == ("copy-not-yet", 403)
        async with ada.at(old) as one, bob.at(old) as two:
            await asyncio.gather(one.play_out(), two.play_out())
        made = await bob.ask(
            "POST",
            "/tables",
            {"from": {"table": old, "ply": 9}, "seats": [computer("random"), HERE]},
        )
        assert (made["game"], made["table"]["copied"]) == ("lots", 9)
        async with bob.at(made["id"]) as two:
            await two.play_out()
        history = await bob.ask("GET", f"/tables/{made['id']}/history")
        before = await bob.ask("GET", f"/tables/{old}/history")
        assert history["steps"][:9] == before["steps"][:9]
        verdict = await bob.ask("GET", f"/tables/{made['id']}/verify")
        assert (verdict["copied"], verdict["unchecked"]) == (9, 0)


@pytest.mark.thorough
async def test_a_copy_of_a_solitary_game_keeps_its_computers_and_outlives_a_restart(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        old = await ada.make_table("snekagon", [HERE, computer("random")], options=SMALL)
        async with ada.at(old) as one:
            await one.move(one.legal[0])
            await one.until(lambda: one.table["ply"] == 2)
        made = await ada.ask("POST", "/tables", {"from": {"table": old, "ply": 1}})
        cookies = ada.http.cookies
    async with running(tmp_path) as service, guest(service) as again:
        again.http.cookies = cookies
        async with again.at(made["id"]) as one:
            await one.until(lambda: one.table["ply"] >= 2)
            assert [chair["kind"] for chair in one.table["chairs"]] == ["here", "computer"]
            await one.play_out()


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("plan", "key"),
    [
        ({"from": {"table": "nowhere", "ply": 0}}, "no-such-table"),
        ({"ply": 99}, "no-such-ply"),
        ({"game": "lots"}, "copy-same-game"),
        ({"options": {"board_side": 5}}, "copy-same-game"),
        ({"seats": [HERE]}, "copy-seats"),
        ({"seats": [HERE, computer("magnus")]}, "not-readable"),
    ],
)
async def test_a_copy_that_can_not_be_is_refused(
    plan: dict[str, object], key: str, tmp_path: Path
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        old = await ada.make_table("snekagon", [HERE, HERE], options=SMALL)
        whole = {"from": {"table": old, "ply": plan.get("ply", 0)}, **plan}
        whole.pop("ply", None)
        with pytest.raises(Refusal) as caught:
            await ada.ask("POST", "/tables", whole)
        assert caught.value.key == key


async def test_a_record_is_shown_where_it_ends(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        made = await ada.make_table("snekagon", [HERE, HERE], options=SMALL)
        async with ada.at(made) as table:
            await table.play_out()
        history = await ada.ask("GET", f"/tables/{made}/history")
        record = await ada.ask("GET", f"/tables/{made}/record")
        shown = await ada.ask("POST", "/show", {"record": record})
        last = history["steps"][-1]
        assert shown["position"] == last["position"]
        assert (shown["snakes"], shown["score"]) == (last["snakes"], last["score"])
        assert (shown["seats"], shown["to_act"], shown["last"]) == (2, None, last["move"])
