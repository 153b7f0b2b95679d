"""Whether a database can be brought up to this version: tried on a copy and checked."""

import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import make_url

from serpentry.languages import sentence
from serpentry.server.store.engine import bring_up_to_date, connect
from serpentry.server.store.failures import DATABASE_ERRORS
from serpentry.server.store.place import BadDatabase, start_failed, want_database
from serpentry.server.store.steps import UnknownStep, steps_left
from serpentry.server.upkeep.backup import back_up


@dataclass(frozen=True)
class TrialRun:
    """What a database is, and how the trial went."""

    steps: int
    """How many the database is behind."""
    tables: int = 0
    unreadable: tuple[str, ...] = ()
    seconds: float | None = None
    """How long the steps took; None where they were not tried."""


async def steps_missing(url: str) -> int:
    """How many steps a database is behind; BadDatabase if it can't be read."""
    engine = connect(url)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(steps_left)
    except UnknownStep as error:
        raise BadDatabase(sentence("why-newer-database")) from error
    except DATABASE_ERRORS as error:
        raise start_failed(engine.url, error) from error
    finally:
        await engine.dispose()


async def try_upgrade(url: str) -> TrialRun:
    """Take the missing steps on a copy, and replay every table there; nothing else is touched."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return TrialRun(await steps_missing(url))
    want_database(url)
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite"
        _copy(Path(str(parsed.database)), copy)
        copied = f"sqlite+aiosqlite:///{copy}"
        steps = await steps_missing(copied)
        engine, begun = connect(copied), time.monotonic()
        try:
            await bring_up_to_date(engine)
        finally:
            await engine.dispose()
        seconds = time.monotonic() - begun
        found = await back_up(copied, Path(folder) / "copy.backup")
        return TrialRun(steps, found.tables, tuple(found.unreadable), seconds)


def _copy(database: Path, copy: Path) -> None:
    """A copy of one moment, also while a service writes."""
    try:
        with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as source:
            with sqlite3.connect(copy) as target:
                source.backup(target)
            target.close()
        source.close()
    except sqlite3.Error as error:
        raise BadDatabase(
            sentence("why-unreadable-database", file=str(database), why=str(error))
        ) from error
