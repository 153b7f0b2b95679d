"""Where a database is: what keeps it from being there, told before it is opened; and a SQLite file
is one service's at a time."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from serpentry.languages import sentence
from serpentry.server.settings import data_folder
from serpentry.server.store.failures import StoreFault, causes, fault_of
from serpentry.tabletop.errors import SerpentryError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

MEMORY = ":memory:"
POSTGRES_PORT = 5432
LOCK = ".lock"
"""What the name of the file that a service holds ends with, beside that of the database."""
START_FAULTS = {
    StoreFault.AWAY: "why-database-away",
    StoreFault.FULL: "why-database-not-written",
    StoreFault.DAMAGED: "why-database-damaged",
}


class BadDatabase(SerpentryError):
    """The database can't be used as it was named."""


def parsed(url: str) -> URL:
    """The address of a database that we can use."""
    try:
        found = make_url(url)
    except ArgumentError as error:
        raise BadDatabase(sentence("why-database-kind")) from error
    if found.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadDatabase(sentence("why-database-kind"))
    return found


def file_of(url: URL | str) -> Path | None:
    """The file of a SQLite database; None for one in memory, and for PostgreSQL."""
    found = parsed(url) if isinstance(url, str) else url
    in_file = found.get_backend_name() == "sqlite" and found.database not in (None, "", MEMORY)
    return Path(str(found.database)).absolute() if in_file else None


def want_place(file: Path) -> None:
    """Have a place for a SQLite file; BadDatabase says what is wrong with it.

    Only the folder of our own is made: any other that is missing may be a slip of the pen, and a
    new database there would look as if all tables were lost.
    """
    folder = file.parent
    if folder == data_folder().absolute():
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _no_folder(folder, str(error.strerror)) from error
    if file.is_dir():
        raise BadDatabase(sentence("why-database-is-folder", file=str(file)))
    if not folder.is_dir():
        raise BadDatabase(sentence("why-database-no-folder", file=str(file), folder=str(folder)))
    if file.exists() and not _may(file, os.R_OK | os.W_OK):
        raise BadDatabase(sentence("why-database-forbidden", file=str(file)))
    # SQLite writes a log beside the database.
    if not _may(folder, os.W_OK | os.X_OK):
        raise _no_folder(folder, os.strerror(13))


def want_database(url: str) -> None:
    """BadDatabase where there is no file yet: a program that reads tables wants no empty one."""
    file = file_of(url)
    if file is not None and not file.is_file():
        raise BadDatabase(sentence("why-no-database", file=str(file)))


def _may(path: Path, mode: int) -> bool:
    return os.access(path, mode, effective_ids=os.access in os.supports_effective_ids)


def _no_folder(folder: Path, why: str) -> BadDatabase:
    return BadDatabase(sentence("why-database-folder", folder=str(folder), why=why))


def start_failed(url: URL, error: Exception) -> BadDatabase:
    """Why a service can't begin with a database: which one, and what its driver says."""
    *_, cause = causes(error)
    if isinstance(cause, OSError) and (cause.errno or 0) > 0:
        why = os.strerror(cause.errno or 0)  # the loop's own words are "Connect call failed"
    else:
        why = (str(cause).strip() or type(cause).__name__).splitlines()[0].rstrip(".")
    return BadDatabase(sentence(START_FAULTS[fault_of(error)], place=shown(url), why=why))


def shown(url: URL) -> str:
    """A database as the logs name it, without its password."""
    if file := file_of(url):
        return str(file)
    host = url.host or url.query.get("host") or "localhost"
    return f"{host}:{url.port or POSTGRES_PORT}/{url.database or ''}"


@contextmanager
def held(url: str) -> Iterator[None]:
    """Be the only service on a SQLite file: two would not hear of each other's moves.

    The system lets go of it when the process ends, however that was. PostgreSQL takes any number.
    """
    file = file_of(url)
    if file is None:
        yield
        return
    want_place(file)
    real = file.resolve()
    with real.with_name(real.name + LOCK).open("ab") as lock:
        if not _locked(lock):
            raise BadDatabase(sentence("why-database-in-use", file=str(file)))
        yield


def _locked(lock: BinaryIO) -> bool:
    """Whether the file is ours until it is closed."""
    try:
        if sys.platform == "win32":
            lock.seek(0)
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:  # a file system without locks: nothing is known
        return True
    return True
