"""Old tables go when whoever hosts wants that; those that are new or looked at stay."""

from pathlib import Path

from serpentry.client.client import ELSEWHERE, HERE
from tests.server.running import guest, running
from tests.server.store.test_store import made, opened


async def test_tables_are_kept_unless_somebody_says_how_long(tmp_path: Path) -> None:
    async with running(tmp_path) as service:
        assert service.parts.retention.task is None


async def test_old_tables_go_with_everything_and_others_stay(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}") as store:
        for table in ("old", "watched"):
            await store.write(made(table))
    async with running(tmp_path) as service, guest(service) as ada:
        new = await ada.make_table("snekagon", [HERE, ELSEWHERE])
        store, retention = service.parts.store, service.parts.retention
        retention.keep_days = 30
        async with ada.at("watched"):
            assert await retention.tidy_up() == 1
        assert await store.load("old") is None
        assert await store.entries_after("old", 0) == ()
        assert [card["id"] for card in await store.cards_of("ada", 9)] == ["watched"]
        assert await store.load("watched") is not None
        assert await store.load(new) is not None
        assert await retention.tidy_up() == 1
        assert "watched" not in service.parts.keeper.rooms
