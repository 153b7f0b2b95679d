"""Backups: one moment, checked when they are made, and restored with a reason or not at all."""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from serpentry.clubs.events import ClubEntry, Founded
from serpentry.clubs.storage import ClubChange
from serpentry.server.store.clubs import ClubStore
from serpentry.server.store.played import PlayedGames, WantedGames
from serpentry.server.store.schema import events, studies
from serpentry.server.store.store import TableStore
from serpentry.server.upkeep.backup import back_up, restore
from serpentry.server.upkeep.backup_check import BadBackup
from serpentry.table.events import Entry, Moved, Said
from tests.server.store.test_store import ENTRIES, made, opened, url, write

BACKUPS, AT_ONCE = 3, 10
OLD_STUDY = {"id": "s1", "guest": "ada", "title": "Ends", "text": "# Ends\n", "updated": 5}


async def test_a_backup_is_restored_into_another_database(database: str, tmp_path: Path) -> None:
    async with opened(database) as store:
        await store.write(made())
        await store.save_guest("ada", "Ada", 1)
        await store.fact("secret", "s")
        found = await back_up(url(database), tmp_path / "b.gz")
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert await restore(url(other), tmp_path / "b.gz") == found.rows == 7
    async with opened(other) as store:
        stored = await store.load("t1")
        assert stored is not None
        assert stored.entries[0].entry == ENTRIES[0]
        assert await store.fact("secret", "new") == "s"
    with pytest.raises(BadBackup, match="not empty"):
        await restore(url(other), tmp_path / "b.gz")


async def test_clubs_of_an_older_backup_are_looked_at_after_it_is_restored(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'one.sqlite'}"
    async with opened(database) as store:
        founded = ClubChange((ClubEntry(1, 1, Founded("Snakes", "")),), due=10**15)
        await ClubStore(store).add_to_club("older", founded)
    await back_up(url(database), tmp_path / "b.gz")
    other = f"sqlite:///{tmp_path / 'two.sqlite'}"
    await restore(url(other), spoiled(tmp_path / "b.gz", "clubs_due"))
    async with opened(other) as store:
        assert await ClubStore(store).due(2, 9) == ["older"]


async def test_games_of_an_older_backup_are_noted_as_ended(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'one.sqlite'}"
    async with opened(database) as store:
        over = {"phase": "over", "card": '{"game": "snekagon", "chairs": []}'}
        await store.write(made("goes-on"))
        await store.write(made("ended")._replace(changed={**made().changed, **over}))
    await back_up(url(database), tmp_path / "b.gz")
    other = f"sqlite:///{tmp_path / 'two.sqlite'}"
    await restore(url(other), spoiled(tmp_path / "b.gz", "endings"))
    async with opened(other) as store:
        played = PlayedGames(store)
        (found,) = (await played.page("ada", WantedGames(game="snekagon"), None, "en")).cards
        assert (found["id"], found["outcome"]) == ("ended", "")
        assert [one["id"] for one in await played.open_of("ada", 9)] == ["goes-on"]


async def test_studies_of_an_older_backup_are_for_those_who_have_the_link(tmp_path: Path) -> None:
    """Before, they had no versions, and no list to stand in."""
    database = f"sqlite:///{tmp_path / 'one.sqlite'}"
    async with opened(database) as store, store.reading() as connection:
        await connection.execute(sa.insert(studies), {**OLD_STUDY, "version": 7, "held": "list"})
        await connection.commit()
    await back_up(url(database), tmp_path / "b.gz")
    lines = gzip.decompress((tmp_path / "b.gz").read_bytes()).decode().splitlines()
    older = [json.loads(line) for line in lines]
    older = [[one[0], one[1][:5]] if one[0] == "studies" else one for one in older[1:]]
    with gzip.open(tmp_path / "older.gz", "wt", encoding="utf-8") as out:
        out.write("\n".join([lines[0], *map(json.dumps, older)]) + "\n")
    other = f"sqlite:///{tmp_path / 'two.sqlite'}"
    await restore(url(other), tmp_path / "older.gz")
    async with opened(other) as store, store.reading() as connection:
        (found,) = (await connection.execute(sa.select(studies))).mappings()
    added = {"version": 1, "visibility": "link", "games": "", "sought": "", "held": ""}
    assert dict(found) == {**OLD_STUDY, **added}


async def test_half_a_backup_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'one.sqlite'}"
    async with opened(database) as store:
        await store.write(made())
    await back_up(url(database), tmp_path / "b.gz")
    whole = (tmp_path / "b.gz").read_bytes()
    (tmp_path / "half.gz").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "none.gz").write_text("hello")
    other = f"sqlite:///{tmp_path / 'two.sqlite'}"
    for name in ("half.gz", "none.gz", "nowhere.gz"):
        with pytest.raises(BadBackup):
            await restore(url(other), tmp_path / name)
    async with opened(other) as store:
        assert await store.load("t1") is None


async def keep_playing(store: TableStore, stop: asyncio.Event, stored: asyncio.Event) -> int:
    """New tables, and events at the older ones, as fast as they can be stored."""
    count = 0
    while not stop.is_set():
        new = [store.write(made(f"n{count + at}")) for at in range(AT_ONCE)]
        old = [
            store.write(write(Entry(4, 8, Said("x", "y")), table=f"n{at}"))
            for at in range(max(0, count - AT_ONCE), count)
        ]
        await asyncio.gather(*new, *old)
        count += AT_ONCE
        stored.set()
    return count


@pytest.mark.one_in(2)
async def test_backups_under_load_are_whole_and_can_be_restored(
    database: str, tmp_path: Path
) -> None:
    stop, stored = asyncio.Event(), asyncio.Event()
    async with opened(database) as store:
        await store.write(made())
        playing = asyncio.create_task(keep_playing(store, stop, stored))
        sizes = []
        for at in range(BACKUPS):
            found = await back_up(url(database), tmp_path / f"{at}.gz")
            sizes.append(found.tables)
            assert not found.unreadable
            stored.clear()
            await stored.wait()
        stop.set()
        assert await playing > sizes[-1] > sizes[0]
    for at in range(BACKUPS):
        other = f"sqlite:///{tmp_path / f'{at}.sqlite'}"
        assert await restore(url(other), tmp_path / f"{at}.gz") > 0


async def test_a_table_that_does_not_replay_is_named_and_kept(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'one.sqlite'}"
    async with opened(database) as store:
        await store.write(made("good"))
        await store.write(made("bad"))
        await store.write(write(Entry(4, 8, Moved(0, "no such move")), table="bad"))
    found = await back_up(url(database), tmp_path / "b.gz")
    assert (found.tables, found.unreadable) == (2, ["bad"])
    assert (tmp_path / "b.gz").is_file()


async def test_a_database_with_orphans_gives_no_backup_and_says_why(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'one.sqlite'}"
    async with opened(database) as store:
        await store.write(made())
        async with store.engine.begin() as connection:
            await connection.execute(sa.text("PRAGMA foreign_keys=OFF"))
            await connection.execute(events.delete().where(events.c.seq == 2))
    with pytest.raises(BadBackup, match="Event 2 of the table t1 is missing"):
        await back_up(url(database), tmp_path / "b.gz")
    assert list(tmp_path.glob("b.gz*")) == []


def spoiled(file: Path, without: str) -> Path:
    """The backup without the rows of a table, its count made to fit."""
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    kept: list[Any] = [one for one in lines[1:-1] if one[0] != without]
    other = file.with_name("spoiled.gz")
    with gzip.open(other, "wt", encoding="utf-8") as out:
        for one in (lines[0], *kept, ["end", len(kept)]):
            out.write(json.dumps(one) + "\n")
    return other


async def test_restoring_what_does_not_belong_together_explains_and_leaves_nothing(
    tmp_path: Path,
) -> None:
    database = f"sqlite:///{tmp_path / 'one.sqlite'}"
    async with opened(database) as store:
        await store.write(made())
    await back_up(url(database), tmp_path / "b.gz")
    other = f"sqlite:///{tmp_path / 'two.sqlite'}"
    with pytest.raises(BadBackup, match="table t1, which is not in the backup"):
        await restore(url(other), spoiled(tmp_path / "b.gz", "tables"))
