"""The database of every version so far: nothing is lost, and everybody plays on."""

import json
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from serpentry import read_record, replay
from serpentry.catalogue import game_of_record
from serpentry.cli import main
from serpentry.client import Client
from serpentry.client.club import RemoteClub
from serpentry.server.edge.guests import COOKIE
from serpentry.server.run import Service
from serpentry.server.upkeep.upgrading import steps_missing
from tests.server.running import PATIENCE, running, settings
from tests.upgrades.making import FEWEST, GAMES, HOME, known, turn_of

VERSIONS = sorted(file.stem for file in HOME.glob("*.sql"))


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
        names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {
            name: [dict(row) for row in database.execute(f"SELECT * FROM {name} ORDER BY 1")]
            for (name,) in names
        }


def test_every_kind_of_game_was_kept_mid_turn_and_ended(kept: dict[str, Any]) -> None:
    found = kept["tables"].values()
    running = [one for one in found if one["winners"] is None]
    ended = [one for one in found if one["winners"] is not None]
    assert sorted(one["game"] for one in running) == sorted(GAMES)
    assert all(one["ply"] >= FEWEST for one in running)
    if "cookies" in kept:
        assert sorted(one["game"] for one in ended) == sorted(GAMES)


async def test_nothing_is_lost_and_everybody_plays_on(kept: dict[str, Any], tmp_path: Path) -> None:
    before = rows(tmp_path)

    async def check() -> None:
        async with running(tmp_path) as service, AsyncExitStack() as stack:
            guests = [one["id"] for one in before["guests"]]
            clients = [
                await stack.enter_async_context(Client(service.url, PATIENCE)) for _ in guests
            ]
            for client, cookie in zip(clients, _cookies(service, kept, guests), strict=True):
                client.http.cookies.set(COOKIE, cookie)
            for table, expected in kept["tables"].items():
                assert await service.parts.keeper.room(table)
                assert known(service, table) == expected
                await _play_on(clients, table, expected)
            if "open" in kept:
                await clients[-1].sit(kept["open"])
                await _play_on(clients, kept["open"], {"winners": None})
            await _meet(clients, kept)

    await check()
    after = rows(tmp_path)
    assert after["guests"] == before["guests"]
    ended = {
        table: one["game"] for table, one in kept["tables"].items() if one["winners"] is not None
    }
    assert ended.items() <= {one["table_id"]: one["game"] for one in after["endings"]}.items()
    for name in ("sitters", "events", "club_events", "studies"):
        for row in before.get(name, ()):
            assert any(row.items() <= one.items() for one in after[name]), (name, row)


def _cookies(service: Service, kept: dict[str, Any], guests: list[str]) -> list[str]:
    """Those that the old version gave; of the first version only its secret was kept."""
    return kept.get("cookies") or [service.parts.doorman.signer.dumps(one) for one in guests]


async def _play_on(clients: list[Client], table: str, expected: dict[str, Any]) -> None:
    """Both guests come back; whoever is to move does, or the record of the game is there."""
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(one.at(table)) for one in clients]
        assert all(len(one.table["you"]) == 1 for one in sockets)
        if (mover := await turn_of(sockets)) is not None:
            assert expected["winners"] is None
            await mover.move(mover.legal[0])
            return
    assert expected["winners"] is not None
    record = read_record(await clients[0].record(table))
    game = game_of_record(record)
    *_, (_, _, position) = replay(game, record)
    assert list(game.judge.score(position)) == expected["score"]


async def _meet(clients: list[Client], kept: dict[str, Any]) -> None:
    """The club has its members, and its organiser may do everything; the study has its text."""
    if "club" in kept:
        club = RemoteClub(clients[0], kept["club"]["id"], kept["club"]["key"])
        names = [one["name"] for one in (await club.view())["members"]]
        assert sorted(names) == sorted(kept["club"]["members"])
        await club.do("rename", name="The vipers")
    if "study" in kept:
        found = await clients[0].ask("GET", f"/studies/{kept['study']['id']}")
        assert (found["text"], found["mine"]) == (kept["study"]["text"], True)


def test_a_check_tries_it_on_a_copy(
    kept: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "tables.sqlite"
    before, tables = file.read_bytes(), len(kept["tables"]) + ("open" in kept)
    line = ["serpentry", "upgrade", "--check", "--database", f"sqlite:///{file}"]
    monkeypatch.setattr("sys.argv", line)
    with pytest.raises(SystemExit) as ended:
        main.run()
    assert not ended.value.code
    assert f"all {tables} tables replay" in capsys.readouterr().out
    assert file.read_bytes() == before


async def test_a_new_database_lacks_every_step_and_then_none(tmp_path: Path) -> None:
    url = settings(tmp_path).database_url
    assert await steps_missing(url) == 9
    async with running(tmp_path):
        assert await steps_missing(url) == 0
