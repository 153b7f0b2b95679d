"""What can be wrong with a database, distinguished so that everybody gets a clear sentence."""

import importlib
import sqlite3
from collections.abc import Iterator
from enum import Enum

from sqlalchemy.exc import SQLAlchemyError

from serpentry.hosting.storage import NotKept


class StoreFault(Enum):
    """What is wrong; the value is the message key for people at a table."""

    AWAY = "database-away"
    FULL = "database-full"
    DAMAGED = "database-damaged"
    READ_ONLY = "read-only"


SENTENCES = {
    StoreFault.AWAY: "The database does not answer; tables go on when it does.",
    StoreFault.FULL: "The database's disk is full or can't be written; tables go on when it can.",
    StoreFault.DAMAGED: "The database is damaged; stop the service and restore the last backup.",
    StoreFault.READ_ONLY: "The service only reads, as was ordered; tables go on when that ends.",
}
"""For the person who runs the service."""
AGAIN_MS = 1000
"""A command that could not be stored may be sent again after so long."""
FULL_WORDS = ("disk is full", "readonly", "read-only", "no space left")
DAMAGED_WORDS = ("malformed", "not a database", "disk image", "corrupt", "could not decode")
DISK_FULL, DATA_CORRUPTED, INDEX_CORRUPTED, READ_ONLY = "53100", "XX001", "XX002", "25006"
REFUSALS = ("28", "3D")
"""How PostgreSQL's codes for a wrong user, password or name of a database begin."""


class StoreFailed(NotKept):
    """The database did not do what was asked; nothing is known to have changed."""

    def __init__(self, fault: StoreFault) -> None:
        super().__init__(fault.value, AGAIN_MS)
        self.fault = fault

    def __str__(self) -> str:
        return SENTENCES[self.fault]


class NotRead(StoreFailed):
    """Something could not be read."""


class NotStored(StoreFailed):
    """Something could not be stored, or it is not known whether it was: try again."""


def _driver_errors() -> tuple[type[Exception], ...]:
    """What PostgreSQL's driver raises by itself while connecting, if it is there at all."""
    try:
        asyncpg = importlib.import_module("asyncpg")  # only with the extra `postgres`
    except ModuleNotFoundError:
        return ()
    return asyncpg.PostgresError, asyncpg.InterfaceError


DATABASE_ERRORS: tuple[type[Exception], ...] = (
    SQLAlchemyError,
    OSError,
    TimeoutError,
    UnicodeDecodeError,  # SQLite's driver, where a damaged file holds letters that aren't any
    *_driver_errors(),
)
"""Everything that a database's fault is raised as."""


def fault_of(error: BaseException) -> StoreFault:
    """What an error of a driver says about the database."""
    for one in causes(error):
        code, text = getattr(one, "sqlstate", None), str(one).lower()
        if code in (DISK_FULL, READ_ONLY) or (_is_sqlite(one) and _has(text, FULL_WORDS)):
            return StoreFault.FULL
        if code in (DATA_CORRUPTED, INDEX_CORRUPTED) or isinstance(one, UnicodeDecodeError):
            return StoreFault.DAMAGED
        if _is_sqlite(one) and _has(text, DAMAGED_WORDS):
            return StoreFault.DAMAGED
    return StoreFault.AWAY


def is_refused(error: BaseException) -> bool:
    """Whether a database is there but lets nobody in so: asking again would not help."""
    return any(str(getattr(one, "sqlstate", ""))[:2] in REFUSALS for one in causes(error))


def _is_sqlite(error: BaseException) -> bool:
    return isinstance(error, sqlite3.DatabaseError)


def _has(text: str, words: tuple[str, ...]) -> bool:
    return any(word in text for word in words)


def causes(error: BaseException) -> Iterator[BaseException]:
    """An error, and what it came of, as far as drivers tell."""
    one: BaseException | None = error
    for _ in range(8):
        if one is None:
            return
        yield one
        one = getattr(one, "orig", None) or one.__cause__
