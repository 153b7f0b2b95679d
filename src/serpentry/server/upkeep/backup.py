"""Backups: the whole database as one compressed file of JSON lines, the same for every database."""

import gzip
import json
import os
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serpentry.server.store import schema
from serpentry.server.store.endings import fill
from serpentry.server.store.engine import bring_up_to_date, connect
from serpentry.server.store.failures import DATABASE_ERRORS, SENTENCES, StoreFault, fault_of
from serpentry.server.store.place import want_database
from serpentry.server.upkeep.backup_check import BadBackup, Findings, Line, Row, look_over
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.jsons import json_of

FIRST_LINE = {"format": "serpentry backup", "version": 1}
ORDER = (
    schema.facts,
    schema.guests,
    schema.tables,
    schema.events,
    schema.sitters,
    schema.endings,
    schema.club_events,
    schema.clubs_due,
    schema.turns,
    schema.contacts,
    schema.notices,
    schema.studies,
    schema.study_versions,
    schema.gone_guests,
    schema.passkeys,
    schema.devices,
    schema.spent_challenges,
    schema.joining_guests,
    schema.ratings,
    schema.preferences,
    schema.reports,
    schema.avoided,
    schema.suspensions,
    schema.deeds,
    schema.recovery_codes,
)
BY_NAME = {table.name: table for table in ORDER}
CHUNK = 500
Progress = Callable[[int], None]


async def back_up(url: str, file: Path, progress: Progress = lambda _: None) -> Findings:
    """Write everything as it is at one moment, then check the file; play may continue meanwhile."""
    want_database(url)
    engine = connect(url)
    unfinished = file.with_name(file.name + ".part")
    try:
        await bring_up_to_date(engine)
        async with engine.connect() as connection:
            await _hold_one_moment(connection)
            with gzip.open(unfinished, "wt", encoding="utf-8") as out:
                await _write(connection, out.write, progress)
        found = look_over(_lines(unfinished), progress)
        os.replace(unfinished, file)
    except (ConnectionError, TimeoutError) as error:
        raise BadBackup(SENTENCES[StoreFault.AWAY]) from error
    except OSError as error:
        raise BadBackup(f"{file} can't be written: {error.strerror}.") from error
    except DATABASE_ERRORS as error:
        raise BadBackup(SENTENCES[fault_of(error)]) from error
    finally:
        unfinished.unlink(missing_ok=True)
        await engine.dispose()
    return found


async def _hold_one_moment(connection: AsyncConnection) -> None:
    """From now on the connection sees the database as it is at its first read."""
    if connection.dialect.name == "postgresql":
        await connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        # Python's driver begins no transaction for a SELECT; each would see a moment of its own.
        await connection.exec_driver_sql("BEGIN")


async def _write(
    connection: AsyncConnection, write: Callable[[str], object], progress: Progress
) -> None:
    write(json.dumps(FIRST_LINE) + "\n")
    count = 0
    for table in ORDER:
        async for row in _rows(connection, table):
            write(json.dumps([table.name, list(row)]) + "\n")
            count += 1
            if count % CHUNK == 0:
                progress(CHUNK)
    write(json.dumps(["end", count]) + "\n")


async def _rows(
    connection: AsyncConnection, table: sa.Table
) -> AsyncIterator[sa.Row[tuple[object, ...]]]:
    result = await connection.stream(sa.select(table).order_by(*table.primary_key))
    async for row in result:
        yield row


async def restore(url: str, file: Path, progress: Progress = lambda _: None) -> int:
    """Read a backup into an empty database, all or nothing, and say how many rows."""
    look_over(_lines(file), replays=False)
    engine = connect(url)
    try:
        await bring_up_to_date(engine)
        async with engine.begin() as connection:
            await _must_be_empty(connection)
            count = await _read(connection, _lines(file), progress)
            await _look_at_clubs(connection)
            await connection.execute(fill())
            return count
    except DATABASE_ERRORS as error:
        raise BadBackup(f"Nothing was restored. {SENTENCES[fault_of(error)]}") from error
    finally:
        await engine.dispose()


async def _must_be_empty(connection: AsyncConnection) -> None:
    for table in (schema.tables, schema.guests):
        if (await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar():
            raise BadBackup("The database is not empty; restore into a new one.")
    await connection.execute(schema.facts.delete())


async def _look_at_clubs(connection: AsyncConnection) -> None:
    """Clubs of older backups, which don't say when something follows there, are looked at once."""
    known = sa.select(schema.club_events.c.club_id, sa.literal(1)).distinct()
    unknown = known.where(
        schema.club_events.c.club_id.not_in(sa.select(schema.clubs_due.c.club_id))
    )
    await connection.execute(schema.clubs_due.insert().from_select(["club_id", "at"], unknown))


async def _read(connection: AsyncConnection, lines: Iterator[Line], progress: Progress) -> int:
    count, ended = 0, None
    waiting: list[Row] = []
    of: sa.Table | None = None
    for name, content in lines:
        if name == "end":
            ended = content
            break
        table = BY_NAME[name]
        if waiting and (table is not of or len(waiting) >= CHUNK):
            await _insert(connection, of, waiting)
            progress(len(waiting))
            waiting = []
        of = table
        waiting.append(dict(zip(table.columns.keys(), content, strict=False)))
        count += 1
    await _insert(connection, of, waiting)
    if ended != count:
        raise BadBackup("The backup is not whole: its end is missing.")
    return count


async def _insert(connection: AsyncConnection, of: sa.Table | None, rows: list[Row]) -> None:
    if of is not None and rows:
        await connection.execute(of.insert(), rows)


def _lines(file: Path) -> Iterator[Line]:
    try:
        with gzip.open(file, "rb") as lines:
            if not _is_first(next(lines, b"")):
                raise BadBackup(f"{file} isn't a Serpentry backup.")
            for number, line in enumerate(lines, start=2):
                yield _line(number, line)
    except FileNotFoundError as error:
        raise BadBackup(f"There is no file {file}.") from error
    except (OSError, EOFError, zlib.error) as error:
        raise BadBackup(f"{file} isn't a whole Serpentry backup.") from error


def _is_first(line: bytes) -> bool:
    with suppress(BadText):
        return bool(json_of(line) == FIRST_LINE)
    return False


def _line(number: int, line: bytes) -> Line:
    """A table's name and a row of it, or the end; BadBackup names a line that is neither."""
    try:
        found = json_of(line)
    except BadText as error:
        raise BadBackup(f"Line {number} of the backup: {error}") from error
    match found:
        case ["end", int() as count]:
            return "end", count
        case [str() as name, list() as row] if name in BY_NAME and _fits(BY_NAME[name], row):
            return name, row
    raise BadBackup(f"Line {number} of the backup is no row of a table of this version.")


def _fits(table: sa.Table, row: list[object]) -> bool:
    """Whether a row has a value of its kind for each column that an older version knew."""
    columns = [*table.columns]
    added = columns[len(row) :]
    return (
        len(row) <= len(columns)
        and all(column.server_default is not None for column in added)
        and all(
            (value is None and column.nullable) or type(value) is column.type.python_type
            for column, value in zip(columns, row, strict=False)
        )
    )


assert set(BY_NAME) == set(schema.metadata.tables)
