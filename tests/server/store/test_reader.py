"""Small questions to the database: answered together, each for itself."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from serpentry.server.store.schema import guests
from serpentry.server.store.store import GUEST_NAME
from tests.server.store.test_store import opened

NO_SUCH_COLUMN: sa.Select[Any] = sa.select(sa.literal_column("nothing")).select_from(guests)


async def test_questions_that_wait_together_are_each_answered(database: str) -> None:
    async with opened(database) as store:
        for name in "abc":
            await store.save_guest(name, name.upper(), 1)
        asked = [store.guest_name(name) for name in "abcd" * 5]
        assert await asyncio.gather(*asked) == ["A", "B", "C", None] * 5


async def test_a_question_that_fails_or_is_given_up_harms_no_other(database: str) -> None:
    async with opened(database) as store:
        await store.save_guest("a", "A", 1)
        left = asyncio.create_task(store.guest_name("a"))
        bad = asyncio.create_task(store.reader.rows(NO_SUCH_COLUMN))
        good = asyncio.create_task(store.guest_name("a"))
        await asyncio.sleep(0)
        left.cancel()
        with pytest.raises(sa.exc.DBAPIError):
            await bad
        assert await good == "A"
        assert await store.guest_name("a") == "A"


async def test_nobody_waits_for_a_reader_that_is_closed(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}") as store:
        pass
    for _ in range(2):
        with pytest.raises(RuntimeError):
            await store.reader.rows(GUEST_NAME, guest="a")
