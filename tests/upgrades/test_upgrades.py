"""The database of every version so far: nothing is lost, and everybody plays on."""

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from serpentry.cli import main
from serpentry.client import Client
from serpentry.server.edge.guests import COOKIE
from serpentry.server.run import Service
from serpentry.server.upkeep.upgrading import steps_missing
from tests.server.running import running, settings
from tests.upgrades.making import FEWEST, GAMES, HOME, known, turn_of

VERSIONS = sorted(file.stem for file in HOME.glob("*.sql"))
LASTING = ("guests", "facts", "events", "sitters", "tables")


@pytest.fixture(params=VERSIONS)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    """A database of an older version, where the service looks for it; what is known of it."""
    text = (HOME / f"{request.param}.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.executescript(text)
    found: dict[str, Any] = json.loads((HOME / f"{request.param}.json").read_text(encoding="utf-8"))
    return found


def rows(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """Everything in the database."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        database.row_factory = sqlite3.Row
        return {
            name: [dict(row) for row in database.execute(f"SELECT * FROM {name} ORDER BY 1, 2")]
            for name in LASTING
        }


def test_every_kind_of_game_was_kept_mid_turn(kept: dict[str, Any]) -> None:
    assert sorted(one["game"] for one in kept.values()) == sorted(GAMES)
    assert all(one["ply"] >= FEWEST for one in kept.values())


def test_nothing_is_lost_and_everybody_plays_on(kept: dict[str, Any], tmp_path: Path) -> None:
    before = rows(tmp_path)

    async def check() -> None:
        async with running(tmp_path) as service:
            for table, expected in kept.items():
                assert await service.parts.keeper.room(table)
                assert known(service, table) == expected
                await _play_on(service, table, [one["id"] for one in before["guests"]])

    asyncio.run(check())
    after = rows(tmp_path)
    for name in ("guests", "sitters"):
        assert after[name] == before[name]
    for row in before["events"]:
        (same,) = [
            one
            for one in after["events"]
            if (one["table_id"], one["seq"]) == (row["table_id"], row["seq"])
        ]
        assert row.items() <= same.items()


async def _play_on(service: Service, table: str, guests: list[str]) -> None:
    """Both guests come back with the cookies they have; whoever is to move does."""
    async with AsyncExitStack() as stack:
        sockets = []
        for guest in guests:
            client = await stack.enter_async_context(Client(service.url))
            client.http.cookies.set(COOKIE, service.parts.doorman.signer.dumps(guest))
            sockets.append(await stack.enter_async_context(client.at(table)))
        assert all(one.table["clock"]["kind"] == "game" for one in sockets)
        mover = await turn_of(sockets)
        await mover.move(mover.legal[0])


def test_a_check_tries_it_on_a_copy(
    kept: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "tables.sqlite"
    before = file.read_bytes()
    line = ["serpentry", "upgrade", "--check", "--database", f"sqlite:///{file}"]
    monkeypatch.setattr("sys.argv", line)
    with pytest.raises(SystemExit) as ended:
        main.run()
    assert not ended.value.code
    assert f"all {len(kept)} tables replay" in capsys.readouterr().out
    assert file.read_bytes() == before


def test_a_new_database_lacks_every_step_and_then_none(tmp_path: Path) -> None:
    async def check() -> None:
        url = settings(tmp_path).database_url
        assert await steps_missing(url) == 5
        async with running(tmp_path):
            assert await steps_missing(url) == 0

    asyncio.run(check())
