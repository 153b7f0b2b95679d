"""Formats of hosts: club files, stored tables, backups, settings, what bots and people write."""

import asyncio
import base64
import gzip
import json
import os
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from pydantic import SecretStr

from serpentry.bots.messages import line_of, message_of
from serpentry.browser.storage import BrowserStorage
from serpentry.cli.club.desk import FileDesk, desk_of
from serpentry.cli.host.service import settings_of
from serpentry.clubs.reading.files import read_log
from serpentry.clubs.reading.uploads import uploaded
from serpentry.clubs.storage import ClubChange, change_text
from serpentry.hosting.stored import StoredTable, event_rows, setup_text
from serpentry.server.settings import Settings
from serpentry.server.upkeep.backup import FIRST_LINE, back_up
from serpentry.server.upkeep.backup import _lines as lines_of
from serpentry.server.upkeep.backup_check import look_over
from serpentry.server.upkeep.orders import Orders
from serpentry.table.events import Entry, Moved
from serpentry.tabletop.errors import SerpentryError
from tests.formats.formats import Format, from_file
from tests.formats.spoiling import BYTES, VALUES
from tests.server.store.test_store import ENTRIES, SETUP, made, opened, url


def club_sample() -> bytes:
    """Six members, a tournament in full and one running, a correction, somebody who left."""
    with TemporaryDirectory() as folder:
        place = Path(folder) / "a.club"
        desk = FileDesk(place)
        desk.make("Snakes")
        for name in ("Ada", "Bob", "Cyd", "Dora", "Eve"):
            desk.do("add", name=name)
        desk.do("tournaments", name="Friday", kind="swiss", game="snekagon", at_tables=False)
        desk.do("tournaments", name="Cup", kind="robin", game="snekagon", at_tables=False)
        for tournament in (1, 2):
            for member in ("m1", "m2", "m3", "m4", "m5"):
                try:
                    desk.do("enter", tournament=tournament, member=member)
                except SerpentryError:
                    continue
        for turn in range(2):
            desk.do("pair", tournament=1)
            for game in (1, 2):
                desk.do("result", tournament=1, game=2 * turn + game, places=[1, 2])
        desk.do("pair", tournament=2)
        desk.do("result", tournament=2, game=1, places=[1, 1])
        desk.do("leave", member="m5")
        desk.do("conclude", tournament=1)
        return place.read_bytes()


def read_club(path: Path) -> bytes:
    content = path.read_bytes()
    desk = desk_of(str(path))
    assert isinstance(desk, FileDesk)
    view = desk.view()
    for one in view["tournaments"]:
        desk.view(one["id"])
        try:
            desk.preview(one["id"])
        except SerpentryError:
            continue
    desk.ratings()
    log = read_log(content)
    if log.fault is not None:  # it is shown up to there, and is not whole
        raise log.fault
    assert len(desk.log().splitlines()) == len(log.changes)
    return "".join(f"{change_text(one)}\n" for one in log.changes).encode()


def packed_club(content: bytes) -> bytes:
    return base64.b64encode(gzip.compress(content, mtime=0))


def table_sample() -> bytes:
    """A table as a browser keeps it; a database has the same texts in columns."""
    rows = event_rows("t1", [*ENTRIES, Entry(4, 8, Moved(0, "d4"))], "ada:1")
    return json.dumps({"setup": setup_text(SETUP), "seed": "5eed", "rows": rows}).encode()


class OneTable:
    """A browser's database with one table in it."""

    def __init__(self, text: str) -> None:
        self.text = text

    async def load(self, table: str) -> str:
        return self.text


def read_table(content: bytes) -> StoredTable:
    database: Any = OneTable(content.decode("utf-8", "surrogateescape"))
    stored = asyncio.run(BrowserStorage(database, print).load("t1"))
    assert stored is not None
    assert len(stored.entries) == len(stored.rows)
    return stored


def write_table(stored: StoredTable) -> bytes:
    rows = [row for one in stored.entries for row in event_rows("t1", [one.entry], one.cause)]
    kept = {"setup": setup_text(stored.setup), "seed": stored.seed, "rows": rows}
    return json.dumps(kept).encode()


@cache
def backup_sample() -> bytes:
    async def made_in(folder: Path) -> None:
        database = f"sqlite:///{folder / 'one.sqlite'}"
        async with opened(database) as store:
            await store.write(made())
            await store.save_guest("ada", "Ada", 1)
            await store.write(made("t2"))
        await back_up(url(database), folder / "b.gz")

    with TemporaryDirectory() as folder:
        asyncio.run(made_in(Path(folder)))
        return gzip.decompress((Path(folder) / "b.gz").read_bytes())


def read_backup(path: Path) -> list[Any]:
    look_over(lines_of(path))
    return list(lines_of(path))


def write_backup(rows: list[Any]) -> bytes:
    lines = [FIRST_LINE, *([name, content] for name, content in rows)]
    return b"".join(json.dumps(one).encode() + b"\n" for one in lines)


ENVIRONMENT = """SERPENTRY_PORT=8643
SERPENTRY_WORKERS=2
SERPENTRY_ADMIN_TOKEN=d41d8cd98f00b204e9800998ecf8427e
SERPENTRY_SECURE_COOKIES=true
SERPENTRY_THINK_SECONDS=2.5
SERPENTRY_ORIGINS=https://example.org
SERPENTRY_MAIL_SERVER=smtp://user:word@mail.example.org
SERPENTRY_KEEP_DAYS=30
SERPENTRY_LARGEST_BODY=262144
"""


def read_settings(content: bytes) -> Settings:
    """Settings of a service unit's file; a system hands over no names or values with a zero."""
    lines = content.decode("utf-8", "surrogateescape").replace("\0", "").splitlines()
    pairs = (line.partition("=") for line in lines)
    given = {name: value for name, _, value in pairs if name.startswith("SERPENTRY_")}
    with patch.dict(os.environ, given):
        settings = settings_of()
    assert settings.database_url
    return settings


def write_settings(settings: Settings) -> bytes:
    told = {name: getattr(settings, name) for name in settings.model_fields_set}
    plain = {
        name: one.get_secret_value() if isinstance(one, SecretStr) else one
        for name, one in told.items()
    }
    lines = [f"SERPENTRY_{name.upper()}={plain[name]}\n" for name in sorted(plain)]
    return "".join(lines).encode("utf-8", "surrogateescape")


OF_SERVICE = (
    Format(
        "club file",
        club_sample,
        from_file(read_club),
        bytes,
        (
            "cli/arguments.py bytes_of",
            "cli/club/desk.py desk_of",
            "clubs/events.py club_event_from",
            "clubs/reading/files.py ClubFile.read",
            "clubs/reading/files.py ClubFile.add_to_club",
            "clubs/reading/files.py read_log",
            "clubs/storage.py _entry",
            "clubs/storage.py change_from",
            "server/store/clubs.py _change",
        ),
        VALUES,
    ),
    Format(
        "club file that is sent",
        lambda: packed_club(club_sample()),
        lambda content: uploaded(content.decode("utf-8", "surrogateescape"), False, "").entries,
        lambda entries: packed_club(f"{change_text(ClubChange(entries))}\n".encode()),
        (),
        BYTES,
        is_sealed=True,
    ),
    Format(
        "stored table",
        table_sample,
        read_table,
        write_table,
        (
            "browser/storage.py BrowserStorage.load",
            "hosting/stored.py _number",
            "hosting/stored.py caused_from",
            "hosting/stored.py setup_of",
            "table/events.py event_from",
            "table/setup.py setup_from",
        ),
        VALUES,
    ),
    Format(
        "backup",
        backup_sample,
        lambda content: from_file(read_backup)(gzip.compress(content)),
        write_backup,
        (
            "server/upkeep/backup.py _is_first",
            "server/upkeep/backup.py _line",
            "server/upkeep/backup.py _lines",
            "server/upkeep/backup_check.py _BackupReader._replay",
        ),
        VALUES,
    ),
    Format(
        "packed backup",
        lambda: gzip.compress(backup_sample(), mtime=0),
        from_file(read_backup),
        lambda rows: gzip.compress(write_backup(rows), mtime=0),
        ("server/upkeep/backup.py _lines",),
        BYTES,
        is_sealed=True,
    ),
    Format("settings", ENVIRONMENT.encode, read_settings, write_settings, (), share=4),
    Format(
        "orders of whoever runs a service",
        lambda: Orders(5, {"ada": "Ada"}, frozenset({"t1"})).text().encode(),
        lambda content: Orders.of(content.decode("utf-8", "surrogateescape")),
        lambda orders: orders.text().encode(),
        ("server/upkeep/orders.py Orders.of",),
        VALUES,
        share=2,
    ),
    Format(
        "message of a bot",
        lambda: line_of({"type": "move", "text": "d4", "index": 3}).encode(),
        message_of,
        lambda message: line_of(message).encode(),
        ("bots/messages.py message_of",),
        VALUES,
        share=2,
    ),
)
