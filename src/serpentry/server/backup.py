"""Backups: the whole database as one compressed file of JSON lines, the same for every database."""

import gzip
import json
import os
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serpentry.server.store.engine import bring_up_to_date, connect
from serpentry.server.store.schema import events, facts, guests, metadata, sitters, tables
from serpentry.tabletop.errors import SerpentryError

FIRST_LINE = {"format": "serpentry backup", "version": 1}
ORDER = (facts, guests, tables, events, sitters)
BY_NAME = {table.name: table for table in ORDER}
CHUNK = 500
Progress = Callable[[int], None]


class BadBackup(SerpentryError):
    """A backup that can't be written or read."""


async def back_up(url: str, file: Path, progress: Progress = lambda _: None) -> int:
    """Write everything as it is at one moment, and say how many rows; play may go on."""
    engine = connect(url)
    unfinished = file.with_name(file.name + ".part")
    try:
        await bring_up_to_date(engine)
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            with gzip.open(unfinished, "wt", encoding="utf-8") as out:
                rows = await _write(connection, out.write, progress)
        os.replace(unfinished, file)
    except OSError as error:
        raise BadBackup(f"{file} can't be written: {error.strerror}.") from error
    finally:
        await engine.dispose()
    return rows


async def _write(
    connection: AsyncConnection, write: Callable[[str], object], progress: Progress
) -> int:
    write(json.dumps(FIRST_LINE) + "\n")
    count = 0
    await connection.execute(sa.select(facts))
    for table in ORDER:
        async for row in _rows(connection, table):
            write(json.dumps([table.name, list(row)]) + "\n")
            count += 1
            if count % CHUNK == 0:
                progress(CHUNK)
    write(json.dumps(["end", count]) + "\n")
    return count


async def _rows(connection: AsyncConnection, table: sa.Table) -> AsyncIterator[Any]:
    result = await connection.stream(sa.select(table))
    async for row in result:
        yield row


async def restore(url: str, file: Path, progress: Progress = lambda _: None) -> int:
    """Read a backup into an empty database, all or nothing, and say how many rows."""
    engine = connect(url)
    try:
        await bring_up_to_date(engine)
        async with engine.begin() as connection:
            await _must_be_empty(connection)
            return await _read(connection, _lines(file), progress)
    finally:
        await engine.dispose()


async def _must_be_empty(connection: AsyncConnection) -> None:
    for table in (tables, guests):
        if (await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar():
            raise BadBackup("The database is not empty; restore into a new one.")
    await connection.execute(facts.delete())


async def _read(
    connection: AsyncConnection, lines: Iterator[tuple[str, Any]], progress: Progress
) -> int:
    count, ended = 0, None
    waiting: list[dict[str, Any]] = []
    of: sa.Table | None = None
    for name, content in lines:
        if name == "end":
            ended = content
            break
        table = BY_NAME[name]
        if waiting and (table is not of or len(waiting) >= CHUNK):
            await connection.execute(of.insert(), waiting)  # type: ignore[union-attr]
            progress(len(waiting))
            waiting = []
        of = table
        waiting.append(dict(zip(table.columns.keys(), content, strict=True)))
        count += 1
    if waiting and of is not None:
        await connection.execute(of.insert(), waiting)
    if ended != count:
        raise BadBackup("The backup is not whole: its end is missing.")
    return count


def _lines(file: Path) -> Iterator[tuple[str, Any]]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            if json.loads(next(lines, "null")) != FIRST_LINE:
                raise BadBackup(f"{file} is no Serpentry backup.")
            for line in lines:
                name, content = json.loads(line)
                if name != "end" and name not in BY_NAME:
                    raise BadBackup(f"{file} is no Serpentry backup of this version.")
                yield name, content
    except FileNotFoundError as error:
        raise BadBackup(f"There is no file {file}.") from error
    except (OSError, EOFError, ValueError) as error:
        raise BadBackup(f"{file} is no whole Serpentry backup.") from error


assert set(BY_NAME) == set(metadata.tables)
