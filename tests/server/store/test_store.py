"""The store: the same tests on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine

from serpentry.client.client import ELSEWHERE, HERE
from serpentry.hosting.storage import Overtaken
from serpentry.hosting.stored import Row, event_rows
from serpentry.server.settings import Settings
from serpentry.server.store.changes import new_table_row
from serpentry.server.store.place import BadDatabase
from serpentry.server.store.schema import metadata
from serpentry.server.store.store import TableStore
from serpentry.server.store.writer import Write
from serpentry.table.events import Entry, Moved, Said, Sat, Started
from serpentry.table.setup import Place, Setup
from tests.server.running import guest, running

SETUP = Setup("snekagon", "1", {"board_side": 4}, (Place("here"), Place("here")), "ada", "hash")
ENTRIES = (
    Entry(1, 5, Sat(0, "ada", "Ädá")),
    Entry(2, 5, Sat(1, "ada", "")),
    Entry(3, 6, Started()),
)


def url(database: str) -> str:
    return Settings(database=database).database_url


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[TableStore]:
    store = TableStore(url(database))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def write(*entries: Entry, table: str = "t1", cause: str | None = None, due: bool = False) -> Write:
    changed: Row = {"phase": "playing", "updated": 7, "computer_due": due, "card": '{"game": "x"}'}
    return Write(table, entries[-1].seq, event_rows(table, entries, cause), changed)


def made(table: str = "t1") -> Write:
    first = write(*ENTRIES, table=table)
    return Write(
        table,
        3,
        first.events,
        first.changed,
        [new_table_row(table, SETUP, "5eed", 5)],
        [{"guest": "ada", "table_id": table}],
    )


async def test_what_was_written_is_read_again(database: str) -> None:
    async with opened(database) as store:
        await store.write(made())
        await store.write(write(Entry(4, 8, Moved(0, "d4")), cause="ada:1"))
        stored = await store.load("t1")
        assert stored is not None
        assert (stored.setup, stored.seed) == (SETUP, "5eed")
        assert [one.entry for one in stored.entries] == [
            *ENTRIES,
            Entry(4, 8, Moved(0, "d4")),
        ]
        assert [one.cause for one in stored.entries] == [None, None, None, "ada:1"]
        assert [one.entry.seq for one in await store.entries_after("t1", 2)] == [3, 4]
        assert await store.load("t2") is None
        assert [card["id"] for card in await store.cards_of("ada", 9)] == ["t1"]
        assert await store.unfinished_of_host("ada") == 1


async def test_a_number_is_taken_once(database: str) -> None:
    async with opened(database) as store, opened(database) as other:
        await store.write(made())
        results = await asyncio.gather(
            *(
                one.write(write(Entry(4, 8, Said("x", f"{at}"))))
                for at, one in enumerate((store, other, store, other))
            ),
            return_exceptions=True,
        )
        assert sorted(str(type(one).__name__) for one in results) == [
            "NoneType",
            "Overtaken",
            "Overtaken",
            "Overtaken",
        ]
        assert len(await store.entries_after("t1", 3)) == 1


async def test_a_loser_in_a_batch_does_not_take_the_others_with_it(database: str) -> None:
    async with opened(database) as store:
        await asyncio.gather(*(store.write(made(f"t{at}")) for at in range(20)))
        appends = [store.write(write(Entry(4, 8, Started()), table=f"t{n}")) for n in range(20)]
        twice = store.write(write(Entry(4, 9, Started()), table="t7"))
        results = await asyncio.gather(*appends, twice, return_exceptions=True)
        assert [type(one) for one in results if one is not None] == [Overtaken]
        for at in range(20):
            assert len(await store.entries_after(f"t{at}", 3)) == 1


async def test_computers_that_are_due_are_found(database: str) -> None:
    async with opened(database) as store:
        await store.write(made())
        assert await store.computers_due(100) == []
        await store.write(write(Entry(4, 8, Started()), due=True))
        assert await store.computers_due(100) == ["t1"]
        assert await store.computers_due(6) == []


async def test_guests_and_facts_are_kept(database: str) -> None:
    async with opened(database) as store:
        await store.save_guest("g", "Ada", 1)
        await store.save_guest("g", "Ada L.", 2)
        assert await store.guest_name("g") == "Ada L."
        assert await store.guest_name("h") is None
        assert await store.fact("secret", "one") == "one"
        assert await store.fact("secret", "two") == "one"


async def test_the_steps_lead_to_the_schema(database: str) -> None:
    async def differences() -> list[object]:
        async with opened(database):
            pass
        engine = create_async_engine(url(database))
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: list(compare_metadata(MigrationContext.configure(sync), metadata))
            )
        await engine.dispose()
        return found

    assert await differences() == []


async def test_a_whole_game_is_played_on_each_database(database: str, tmp_path: Path) -> None:
    async with (
        running(tmp_path, database=database) as service,
        guest(service) as ada,
        guest(service) as bob,
    ):
        table = await ada.make_table("snekagon", [HERE, ELSEWHERE], options={"board_side": 4})
        await bob.sit(table)
        async with ada.at(table) as one, bob.at(table) as two:
            await asyncio.gather(one.play_out(), two.play_out())
        assert (await ada.ask("GET", f"/tables/{table}/verify"))["seeded"]
        assert [card["id"] for card in await bob.ask("GET", "/me/tables")] == [table]


async def test_sqlite_is_durable_and_keeps_its_references(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'a.sqlite'}") as store:
        async with store.engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2)):
                found = await connection.execute(sa.text(f"PRAGMA {pragma}"))
                assert found.scalar() == value


@pytest.mark.parametrize("address", ["mysql://x", "nonsense", "sqlite+pysqlite:/"])
def test_a_database_that_can_not_be_used_is_one_sentence(address: str) -> None:
    with pytest.raises(BadDatabase, match="should be sqlite"):
        TableStore(url(address if "pysqlite" not in address else "oracle://x"))


async def test_tables_that_are_due_are_found_without_looking_at_all_others(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'due.sqlite'}"
    async with opened(database):
        engine = create_async_engine(url(database))
        async with engine.connect() as connection:
            wanted = "select id from tables where computer_due = 1 and updated <= 7"
            plan = await connection.execute(
                sa.text(f"explain query plan {wanted} order by updated")
            )
            assert "tables_due" in str(plan.all())
        await engine.dispose()
