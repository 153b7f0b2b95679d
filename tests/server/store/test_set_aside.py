"""One table that can't be read is set aside and named; no other is harmed."""

import sqlite3
from pathlib import Path

import pytest

from serpentry.client.client import HERE, computer
from tests.server.running import guest, running

SMALL = {"board_side": 4}


def spoil(folder: Path, table: str) -> None:
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        connection.execute(
            "update events set body = replace(body, 'Started', 'Stirred') where table_id = ?",
            (table,),
        )
    connection.close()


@pytest.mark.thorough
async def test_computers_of_other_tables_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        await service.parts.keeper.stop_thinking()
        places = [computer("random"), HERE]
        bad = await ada.make_table("snekagon", places, options=SMALL)
        good = await ada.make_table("snekagon", places, options=SMALL)
        cookies = ada.http.cookies
    spoil(tmp_path, bad)
    async with running(tmp_path) as service, guest(service) as ada:
        ada.http.cookies = cookies
        async with ada.at(good) as one:
            await one.until(lambda: one.table["ply"] == 1)
        answer = await ada.http.get(f"/api/tables/{bad}")
        assert (answer.status_code, answer.json()["key"]) == (409, "table-set-aside")
        assert "serpentry_tables_set_aside 1.0" in (await ada.http.get("/metrics")).text
    assert f"table={bad}" in capsys.readouterr().out
