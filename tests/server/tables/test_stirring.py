"""Over the net: clients add to the dice, and a table waits for nobody for ever."""

import asyncio
from pathlib import Path
from typing import Any

from serpentry.client.client import ELSEWHERE, HERE
from tests.server.running import guest, running


async def test_clients_add_to_the_dice_by_themselves_and_can_check_it(tmp_path: Path) -> None:
    async with (
        running(tmp_path, stir_seconds=60) as service,
        guest(service, "Ada") as ada,
        guest(service, "Bob") as bob,
    ):
        table = await ada.make_table("sssnake", [HERE, ELSEWHERE])
        await bob.sit(table)
        async with ada.at(table) as one:
            await asyncio.sleep(0.1)
            assert one.table["ply"] == 0, "the first draw waits for Bob"
            async with bob.at(table) as two:
                await one.until(lambda: one.table["ply"] > 0)
                await two.until(lambda: two.table["ply"] > 0)
                await two.command("resign")
                await one.until(lambda: one.is_over)
        checked: Any = await ada.ask("GET", f"/tables/{table}/verify")
        assert checked["salts"] == [one.salt, two.salt]


async def test_a_table_does_not_wait_for_ever(tmp_path: Path) -> None:
    async with running(tmp_path, stir_seconds=0.2) as service, guest(service) as ada:
        table = await ada.make_table("sssnake", [HERE, ELSEWHERE])
        async with guest(service, "Bob") as bob:
            await bob.sit(table)
        async with ada.at(table) as one:
            await one.until(lambda: one.table["ply"] > 0)
            # On a slow machine the wait may be over before Ada's share has come.
            assert {event["seat"] for event in one.events if event["is"] == "stirred"} <= {0}


async def test_a_table_that_waited_when_the_service_stopped_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path, stir_seconds=60) as service, guest(service) as ada:
        table = await ada.make_table("sssnake", [HERE, HERE])
    async with running(tmp_path, stir_seconds=0.1) as service, guest(service) as eve:
        async with eve.at(table) as socket:
            await socket.until(lambda: socket.table["ply"] > 0)
