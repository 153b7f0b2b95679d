"""`serpentry moderate`: reports are read and answered at the host's machine, while it serves."""

import asyncio
import re
from pathlib import Path

import pytest

from serpentry.client import Refusal
from tests.server.conduct.test_host import a_host
from tests.server.conduct.test_players import RUDE, say
from tests.server.warm import typed


async def _typed(database: str, *words: str, fails: bool = False) -> str:
    given = {"SERPENTRY_DATABASE": database, "COLUMNS": "200", "SERPENTRY_LANGUAGE": "en"}
    code, told = await asyncio.to_thread(typed, ("moderate", *words), given)
    assert code == 2 * fails, told
    return told


async def test_a_report_is_read_and_answered_in_a_terminal(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    async with a_host(tmp_path, database=database) as (_, ada, ben, table):
        assert "No open reports" in await _typed(database, "reports")
        line = await say(ben, table, RUDE)
        for more in ("Again and again.", "And again."):
            given = {"line": line, "reason": "insult", "text": more}
            await ada.ask("POST", f"/tables/{table}/reports", given)
        told = await _typed(database, "reports")
        for wanted in ("SNEKAGON", "Insults", "Ben", RUDE, "Again and again.", "by Ada", table):
            assert wanted in told
        newest, first = re.findall(r"^[0-9a-f]{16}", told, re.MULTILINE)

        assert "about Ben" in await _typed(database, "dismiss", newest, "--who", "Cleo")
        left = await _typed(database, "reports")
        assert first in left
        assert newest not in left
        assert newest in await _typed(database, "reports", "--all")

        words = ("suspend", first, "--days", "2", "--why", "Insults", "--who", "Cleo")
        assert "suspended until" in await _typed(database, *words)
        assert "No open reports" in await _typed(database, "reports"), "it is settled"
        with pytest.raises(Refusal, match="Until then you can watch"):
            await ben.ask("PUT", "/guest", {"name": "Benjamin"})
        (deed,) = await ben.ask("GET", "/me/deeds")
        assert (deed["what"], deed["why"]) == ("suspend", "Insults")

        assert "Ben can take part again" in await _typed(database, "lift", first)
        await ben.ask("PUT", "/guest", {"name": "Benjamin"})


async def test_what_is_mistyped_is_said_and_nothing_is_done(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    nowhere = f"sqlite:///{tmp_path / 'none.sqlite'}"
    assert "none.sqlite" in await _typed(nowhere, "reports", fails=True)
    assert not (tmp_path / "none.sqlite").exists()
    async with a_host(tmp_path, database=database) as (_, ada, ben, table):
        assert "no guest f00" in await _typed(database, "lift", "f00", fails=True)
        await ada.ask("POST", f"/tables/{table}/reports", {"seat": 1, "reason": "name"})
        report = (await _typed(database, "reports"))[:16]
        words = ("suspend", report, "--days", "4000")
        assert "4000. Choose 0–3650" in await _typed(database, *words, fails=True)
        await ben.ask("PUT", "/guest", {"name": "Benjamin"})
