"""Every start is a start: what the page on hosting lets one combine is started by the command."""

import asyncio
import re
from itertools import product
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.project.test_hosting_files import ROOT
from tests.server.posts import mail_server
from tests.server.processes import ServiceProcess
from tests.server.running import PATIENCE, TOKEN

NAME = "play.example.org"
PUBLIC = {"public_url": f"https://{NAME}"}
PROXY = {"trusted_proxies": "127.0.0.1", "secure_cookies": True, "hosts": NAME}
MAIL = {**PUBLIC, "mail_from": "Snakes <games@example.org>", "mail_server": ""}
"""The address of the server is put in when it is there."""
PUSH = {**PUBLIC, "push_services": "http://127.0.0.1:9"}
SETS: dict[str, dict[str, Any]] = {
    "nothing": {},
    "token": {"admin_token": TOKEN},
    "public": PUBLIC,
    "proxy": PROXY,
    "mail": MAIL,
    "push": PUSH,
    "proxy, token": {**PROXY, "admin_token": TOKEN},
    "proxy, mail, push": {**PROXY, **MAIL, **PUSH},
    "everything": {
        **PROXY,
        **MAIL,
        **PUSH,
        "admin_token": TOKEN,
        "secret": "a-secret-of-the-host-1",
        "former_secret": "a-secret-of-the-host-0",
        "helpers": 1,
        "keep_days": 30,
        "log_json": True,
    },
}
STARTS = [*product((2, 1), SETS)]


async def start_and_ask(database: str, folder: Path, workers: int, given: dict[str, Any]) -> None:
    async with mail_server() as post:
        if "mail_server" in given:
            given = {**given, "mail_server": post.url}
        service = await asyncio.to_thread(
            ServiceProcess, database, folder / "log", workers=workers, **given
        )
        head = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
        if "hosts" in given:
            head["Host"] = NAME
        async with httpx2.AsyncClient(
            base_url=service.url, headers=head, timeout=PATIENCE
        ) as anybody:
            assert (await anybody.get("/api/ready")).status_code == 200
            named = await anybody.put("/api/guest", json={"name": "Ada"})
            assert named.status_code == 200
            assert ("Secure" in named.headers["set-cookie"]) == ("secure_cookies" in given)
            cookie = {"Cookie": named.headers["set-cookie"].partition(";")[0]}
            offered = (await anybody.get("/api/notices", headers=cookie)).json()
            assert offered["mail"] == ("mail_server" in given)
            assert bool(offered["push"]) == ("public_url" in given)
            made = await anybody.post(
                "/api/tables",
                headers=cookie,
                json={"game": "snekagon", "seats": [{"kind": "here"}, {"kind": "here"}]},
            )
            assert made.status_code == 201, made.text
            shown = await anybody.get("/api/admin", headers={"Authorization": f"Bearer {TOKEN}"})
            assert (shown.status_code == 200) == ("admin_token" in given)
        assert await asyncio.to_thread(service.stop) == 0
    log = service.log.read_text()
    assert "Traceback" not in log
    assert not re.search(r'\[(warning|error)|"level": "(warning|error)', log), log
    assert TOKEN not in log


@pytest.mark.one_in(18)
@pytest.mark.parametrize(("workers", "kinds"), STARTS[::-1])
async def test_whatever_is_combined_starts_on_sqlite(
    workers: int, kinds: str, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    await start_and_ask(database, tmp_path, workers, SETS[kinds])


@pytest.mark.one_in(18)
@pytest.mark.parametrize(("workers", "kinds"), [STARTS[-1], *STARTS[:-1]])
async def test_whatever_is_combined_starts_on_postgres(
    workers: int, kinds: str, tmp_path: Path, new_postgres: str
) -> None:
    await start_and_ask(new_postgres, tmp_path, workers, SETS[kinds])


def test_what_is_combined_stands_on_the_page() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in {name for one in SETS.values() for name in one}:
        assert f"`{name}`" in page, name
