"""A database that can't be used is one clear sentence to whoever starts the service."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from serpentry.client.client import HERE
from serpentry.server.store.engine import BadDatabase
from tests.server.running import guest, running
from tests.server.test_hosting import serpentry
from tests.server.test_store import opened


def made(folder: Path) -> tuple[str, Path]:
    """A database with some tables in it."""

    async def play() -> None:
        async with running(folder) as service, guest(service) as ada:
            for _ in range(8):
                await ada.make_table("snekagon", [HERE, HERE])

    asyncio.run(play())
    file = folder / "tables.sqlite"
    return f"sqlite:///{file}", file


@pytest.mark.thorough
def test_a_newer_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    database, file = made(tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    done = serpentry("serve", "--port", "0", "--database", database)
    assert done.returncode == 2
    assert done.stderr.strip().splitlines()[-1].startswith("The database is of a newer Serpentry")
    assert "Traceback" not in done.stderr


def test_a_damaged_database_does_not_open(tmp_path: Path) -> None:
    database, file = made(tmp_path)
    data, rng = bytearray(file.read_bytes()), Random(1)
    for _ in range(200):
        data[rng.randrange(4096, len(data))] ^= 0xFF
    file.write_bytes(data)

    async def check() -> None:
        async with opened(database):
            pass

    with pytest.raises(BadDatabase, match="damaged"):
        asyncio.run(check())


def test_a_database_that_is_not_there_is_told_in_one_sentence() -> None:
    async def check() -> None:
        async with opened("postgresql://nobody@127.0.0.1:1/none"):
            pass

    with pytest.raises(BadDatabase, match="does not answer"):
        asyncio.run(check())
