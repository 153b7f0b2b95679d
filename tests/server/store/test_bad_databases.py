"""A database that can't be used is one clear sentence to whoever starts the service."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from serpentry.client.client import HERE
from serpentry.server.settings import data_folder
from serpentry.server.store.engine import TRIES
from serpentry.server.store.place import BadDatabase, held, want_place
from tests.server.processes import ServiceProcess
from tests.server.running import guest, running, settings
from tests.server.store.test_store import opened
from tests.server.upkeep.test_hosting import serpentry
from tests.test_cli import run as command


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

    assert why_not(database) == f"The database {file} is damaged. Restore the last backup."


def why_not(database: str) -> str:
    """What is said of a database that does not open."""

    async def check() -> None:
        async with opened(database):
            pass

    with pytest.raises(BadDatabase) as caught:
        asyncio.run(check())
    return str(caught.value)


def test_a_postgres_that_is_not_there_is_named_with_the_cause(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[float] = []

    async def at_once(seconds: float) -> None:
        asked.append(seconds)

    monkeypatch.setattr("serpentry.server.store.engine.asyncio.sleep", at_once)
    said = why_not("postgresql://nobody:hush@127.0.0.1:1/none")
    assert said.startswith("The database 127.0.0.1:1/none does not answer: ")
    assert "refused" in said.lower()
    assert "hush" not in said
    assert asked == [1] * (TRIES - 1)


def test_a_wrong_name_at_a_postgres_that_is_there_is_told_at_once(
    new_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []
    monkeypatch.setattr("serpentry.server.store.engine.asyncio.sleep", asked.append)
    wrong = new_postgres.replace("/serpentry", "/nowhere", 1)
    assert 'database "nowhere' in why_not(wrong)
    assert not asked


@contextmanager
def nobody_special() -> Iterator[Path]:
    """A folder of somebody whom permissions bind, as they don't bind root."""
    with TemporaryDirectory() as folder:
        if is_root := os.geteuid() == 0:
            os.chown(folder, 65_534, 65_534)
            os.seteuid(65_534)
        try:
            yield Path(folder)
        finally:
            if is_root:
                os.seteuid(0)


def test_the_sentence_names_the_file_the_folder_and_the_cause() -> None:
    with nobody_special() as folder:
        file = folder / "tables.sqlite"
        assert "is a folder" in why_not(f"sqlite:///{folder}")
        far = folder / "tabels" / "tables.sqlite"
        assert f"no folder {far.parent}" in why_not(f"sqlite:///{far}")
        assert not far.parent.exists()
        file.write_bytes(b"")
        file.chmod(0o400)
        assert f"may not read and write the database {file}" in why_not(f"sqlite:///{file}")
        file.unlink()
        folder.chmod(0o500)
        assert f"kept in {folder}: Permission denied" in why_not(f"sqlite:///{file}")
        folder.chmod(0o700)
        want_place(file)


def test_our_own_folder_is_made_and_one_that_cannot_be_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home" / "data"))
    want_place(data_folder() / "tables.sqlite")
    assert data_folder().is_dir()
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    code, _, errors = command(capsys, monkeypatch, "serve", "--port", "0")
    assert code == 2
    said = " ".join(errors.split())
    assert f"can’t be kept in {tmp_path / 'file' / 'serpentry'}: Not a directory" in said
    assert "--database" in said
    assert "Traceback" not in said


def test_a_new_database_is_said_to_be_one_and_a_second_server_on_it_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    first = ServiceProcess(database, tmp_path / "log", workers=2)
    assert first.process.stdout is not None
    assert str(tmp_path / "tables.sqlite") in first.process.stdout.readline()
    link = tmp_path / "other.sqlite"
    link.symlink_to(tmp_path / "tables.sqlite")
    second = ("serve", "--port", "0", "--database", f"sqlite:///{link}")
    code, _, errors = command(capsys, monkeypatch, *second)
    assert code == 2
    assert f"Another server is running on {link}." in " ".join(errors.split())
    # What reads beside it goes on, and so does a step that none is missing of.
    for words in (["backup", str(tmp_path / "backup")], ["upgrade"]):
        code, _, errors = command(capsys, monkeypatch, *words, "--database", database)
        assert code == 0, errors
    first.kill()
    again = ServiceProcess(database, tmp_path / "log")
    assert again.process.stdout is not None
    again.process.terminate()
    assert again.process.stdout.read() == "", "it is not new any more"
    assert again.stop() == 0


def test_a_service_alone_holds_its_file_as_well(tmp_path: Path) -> None:
    url = settings(tmp_path).database_url
    with held(url):
        with pytest.raises(BadDatabase, match="Another server is running"):
            with held(url):
                pass
    with held(url), held("postgresql+asyncpg://a@b/c"), held("sqlite+aiosqlite:///:memory:"):
        pass


def test_a_backup_of_a_mistyped_database_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'tabels.sqlite'}"
    for words in (["backup", str(tmp_path / "backup")], ["upgrade"], ["upgrade", "--check"]):
        code, _, errors = command(capsys, monkeypatch, *words, "--database", database)
        assert code == 2
        assert f"There is no database at {tmp_path / 'tabels.sqlite'}." in " ".join(errors.split())
    assert not [*tmp_path.iterdir()]
