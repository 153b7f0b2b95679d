"""Tables beside a real one, over the net and at home: what chance did is told."""

from pathlib import Path

import pytest

from serpentry.client.client import HERE
from serpentry.client.table import Refusal, TableSocket
from tests.offline.test_house import Client as HomeClient
from tests.offline.test_house import run
from tests.server.running import guest, running


async def followed(socket: TableSocket) -> None:
    """The game to its end: the first of what chance may do, and the first move."""
    while not socket.is_over:
        before = socket.table["seq"]
        if socket.table["draws"]:
            await socket.command("tell", move=socket.table["draws"][0]["move"])
        else:
            await socket.move(socket.legal[0], socket.table["to_act"])
        await socket.after(before)


async def test_a_game_is_followed_checked_and_taken_back_after_its_end(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("sssnake", [HERE, HERE], by_hand=True)
        async with ada.at(table) as socket:
            await followed(socket)
            verdict = await ada.ask("GET", f"/tables/{table}/verify")
            assert verdict["told"] == verdict["draws"] > 0
            assert verdict["unchecked"] == 0
            before = socket.table["seq"]
            await socket.command("ask", what="undo")
            await socket.after(before)
            assert socket.table["phase"] == "playing"
            await followed(socket)
        counted = await ada.ask("GET", f"/tables/{table}/counted")
        assert [part["key"] for part in counted[0]] == ["score-cards", "score-missing-cards"]


async def test_the_house_rolls_if_it_is_asked_and_a_wrong_draw_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("sssnake", [HERE, HERE], by_hand=True)
        async with ada.at(table) as socket:
            with pytest.raises(Refusal, match="forbid"):
                await socket.command("tell", move={"roll": 7})
            await socket.command("tell", move=None)
            await socket.until(lambda: len(socket.table["draws"]) > 3)


def test_a_browser_alone_follows_a_table_too() -> None:
    async def test(client: HomeClient) -> None:
        table = await client.make("sssnake", "here", "here", by_hand=True)
        await client.house.open(1, table, 0, "en", False)
        for move in ({"roll": 2}, {"draw": ["curve", "curve"]}):
            assert (await client.send(type="tell", move=move))["type"] == "ack"
        _, seen = await client.ask("GET", f"/api/tables/{table}")
        assert seen["table"]["to_act"] == 0
        assert (await client.send(type="ask", what="undo"))["type"] == "ack"
        _, seen = await client.ask("GET", f"/api/tables/{table}")
        assert seen["table"]["to_act"] == "chance"

    run(test)
