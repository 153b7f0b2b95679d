"""Connecting to the database, and bringing it to the shape that the code expects."""

import asyncio
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from serpentry.languages import sentence
from serpentry.server.store.failures import DATABASE_ERRORS, StoreFault, fault_of, is_refused
from serpentry.server.store.place import (
    BadDatabase,
    file_of,
    parsed,
    shown,
    start_failed,
    want_place,
)

NEWEST_STEP = "0013"
"""What a database that is up to date has noted: no step need be looked for then."""
NOTED = "alembic_version"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
"""FULL: a commit is on the disk before it is acknowledged, also if the power fails."""
CONNECT_SECONDS, ANSWER_SECONDS = 2, 5
"""A PostgreSQL that says nothing for so long counts as away: the net may be cut without a word."""
TRIES = 5
"""A second apart."""
MIGRATION_LOCK = 7_362_991


def connect(url: str) -> AsyncEngine:
    """An engine for a database; nothing is opened yet."""
    named = parsed(url)
    if named.get_backend_name() == "postgresql":
        return _postgres(url)
    if file := file_of(named):
        want_place(file)
    engine = create_async_engine(url, pool_size=4, max_overflow=0, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def twin_in_thread(engine: AsyncEngine) -> Engine | None:
    """For SQLite an engine to be used in a thread: a step there and back for each statement costs
    more than the statement itself."""
    if engine.dialect.name != "sqlite":
        return None
    url = engine.url.set(drivername="sqlite")
    twin = create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
    event.listen(twin, "connect", _set_pragmas)
    return twin


def _postgres(url: str) -> AsyncEngine:
    try:
        return create_async_engine(
            url,
            pool_size=5,
            max_overflow=5,
            pool_pre_ping=True,
            pool_timeout=ANSWER_SECONDS,
            hide_parameters=True,
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS},
        )
    except ModuleNotFoundError as error:
        raise BadDatabase(
            "PostgreSQL needs the extra: pip install 'serpentry[postgres]'."
        ) from error


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Take all steps that are missing; BadDatabase says what is wrong with it.

    One that is away is asked again for a while: it may be starting on the same machine.
    """
    for tries_left in reversed(range(TRIES)):
        try:
            await _look(engine)
        except DATABASE_ERRORS as error:
            is_away = fault_of(error) is StoreFault.AWAY and not is_refused(error)
            if not is_away or not tries_left:
                raise start_failed(engine.url, error) from error
            await asyncio.sleep(1)
        else:
            return


async def _look(engine: AsyncEngine) -> None:
    """Several servers that start at once wait for each other."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        elif (await connection.execute(text("PRAGMA quick_check(1)"))).scalar() != "ok":
            raise BadDatabase(sentence("why-database-damaged", place=shown(engine.url)))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if inspect(connection).has_table(NOTED):
        noted = connection.execute(text(f"SELECT version_num FROM {NOTED}")).scalars().all()
        if noted == [NEWEST_STEP]:
            return
    from serpentry.server.store.steps import UnknownStep, take_steps  # imports Alembic

    try:
        take_steps(connection)
    except UnknownStep as error:
        raise BadDatabase(sentence("why-newer-database")) from error
