"""Workers read what the foreman read: every setting, secrets as well."""

import asyncio
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from pydantic import SecretStr, ValidationError

from serpentry.client import Client
from serpentry.server.loops.foreman import hand_over
from serpentry.server.settings import Settings
from tests.server.posts import mail_server
from tests.server.processes import ServiceProcess
from tests.server.running import PATIENCE, TOKEN
from tests.server.upkeep.test_hosting import serpentry
from tests.test_cli import run as command

MASKED = str(SecretStr(TOKEN))
"""What a secret shows of itself wherever it is turned into text."""
READ_AND_TELL = """
import pickle, sys
from serpentry.server.loops.worker import handed_over
sys.stdout.buffer.write(pickle.dumps(handed_over(sys.stdin.buffer)))
"""
CONNECTIONS = 8
"""Each new one goes to a worker at random: of so many, both workers nearly always have some."""


async def answers(url: str, token: str | None) -> set[int]:
    head = {} if token is None else {"Authorization": f"Bearer {token}"}
    found = set()
    for _ in range(CONNECTIONS):
        async with httpx2.AsyncClient(base_url=url, timeout=PATIENCE) as fresh:
            found.add((await fresh.get("/api/admin", headers=head)).status_code)
    return found


async def serve_with_token_and_mail(folder: Path) -> None:
    async with mail_server() as post:
        service = await asyncio.to_thread(
            ServiceProcess,
            f"sqlite:///{folder / 'tables.sqlite'}",
            folder / "log",
            workers=2,
            admin_token=TOKEN,
            public_url="https://play.example.org",
            mail_server=post.url,
            mail_from="Snakes <games@example.org>",
        )
        assert await answers(service.url, TOKEN) == {200}
        assert await answers(service.url, MASKED) == {401}
        assert await answers(service.url, None) == {401}
        for name in ("ada", "bob"):
            async with Client(service.url) as one:
                await one.introduce(name)
                wanted = {"address": f"{name}@example.org", "kinds": ["turn"]}
                await one.ask("POST", "/notices/mail", wanted)
        async with asyncio.timeout(PATIENCE):
            while len(post.mails) < 2:
                await asyncio.sleep(0.02)
        assert {mail["To"] for mail in post.mails} == {"ada@example.org", "bob@example.org"}
        assert await asyncio.to_thread(service.stop) == 0
    assert TOKEN not in service.log.read_text()


async def test_two_workers_take_the_token_that_was_set_and_send_mail(tmp_path: Path) -> None:
    await serve_with_token_and_mail(tmp_path)


def other_than_default(field: Any, random: Random) -> Any:
    """A value of a setting that nobody has by default."""
    word = "".join(random.choices("abcdefghijklmnop", k=30))
    if field.annotation is SecretStr or field.annotation is str:
        return word
    if field.annotation is bool:
        return not field.default
    return field.default + 1


def every_setting() -> Settings:
    """Settings none of which has its default."""
    random = Random(1)
    fields = Settings.model_fields
    return Settings(**{name: other_than_default(one, random) for name, one in fields.items()})


async def test_a_worker_reads_every_setting_as_the_foreman_did(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given = every_setting()
    for name, field in Settings.model_fields.items():
        assert getattr(given, name) != field.default, name
    # What the environment says is overruled by a flag: only the foreman knows both.
    monkeypatch.setenv("SERPENTRY_ADMIN_TOKEN", "another-token-of-the-environment")

    async def read() -> Any:
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", READ_AND_TELL), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        await hand_over(given, worker)
        assert worker.stdout is not None
        told = await worker.stdout.read()
        await worker.wait()
        return pickle.loads(told)

    read_there = await read()
    for name in Settings.model_fields:
        assert getattr(read_there, name) == getattr(given, name), name


@pytest.mark.parametrize("name", ["admin_token", "secret", "former_secret"])
@pytest.mark.parametrize("word", ["*" * 10, "*" * 40, "short", "abc" * 10, " " * 20])
def test_a_secret_that_could_be_guessed_is_refused(name: str, word: str) -> None:
    with pytest.raises(ValidationError, match="at least 16 characters, 6 of them different"):
        Settings.model_validate({name: word})


def test_a_start_with_a_simple_token_says_what_is_wrong_and_not_the_token(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERPENTRY_ADMIN_TOKEN", "hunter2")
    code, _, said = command(capsys, monkeypatch, "serve", "--port", "0")
    assert code == 2
    assert "admin_token is wrong: it should have at least 16 characters" in " ".join(said.split())
    assert "hunter2" not in said


def test_what_keeps_workers_from_starting_is_told_by_the_command(tmp_path: Path) -> None:
    done = serpentry(
        *("serve", "--port", "0", "--workers", "2"),
        *("--database", f"sqlite:///{tmp_path / 'tables.sqlite'}"),
        SERPENTRY_PUBLIC_URL="https://play.example.org",
        SERPENTRY_MAIL_SERVER="mail.example.org:25",
        SERPENTRY_MAIL_FROM="games@example.org",
    )
    assert done.returncode == 2
    assert done.stderr.strip().splitlines()[-1].startswith("mail_server should be smtp://")
    assert "Traceback" not in done.stderr
