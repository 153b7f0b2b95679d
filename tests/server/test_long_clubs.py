"""Clubs with long logs: read in pieces beside the loop; clubs that are not there cost nothing."""

from pathlib import Path
from threading import current_thread
from typing import Any

import pytest

from serpentry.client import Refusal
from serpentry.client.club import RemoteClub
from serpentry.clubs import host
from serpentry.clubs.events import ClubEntry, ClubEvent, Joined, Restyled
from serpentry.clubs.host import FEW_ENTRIES, ClubHost
from serpentry.clubs.storage import ClubChange
from serpentry.server.run import Service
from serpentry.server.store.clubs import ClubStore
from serpentry.server.store.store import MOST_AT_ONCE
from tests.server.running import guest, running


async def grown(service: Service, club: str, seq: int, count: int) -> None:
    """Many entries more, as two messages: one adds a member, one renames that member often."""
    events: list[ClubEvent] = [Joined("m2", "Bo")]
    events += [Restyled("m2", f"Bo {number}", "") for number in range(count - 1)]
    entries = [ClubEntry(number, 0, one) for number, one in enumerate(events, seq + 1)]
    store = ClubStore(service.parts.store)
    await store.add_to_club(club, ClubChange(tuple(entries[:1]), "first"))
    await store.add_to_club(club, ClubChange(tuple(entries[1:]), "others"))


async def test_a_long_log_is_read_in_pieces_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    count, threads, followed = 2 * MOST_AT_ONCE + FEW_ENTRIES, [], host.followed

    def noted(*given: Any) -> Any:
        threads.append(current_thread().name.partition("_")[0])
        return followed(*given)

    monkeypatch.setattr(host, "followed", noted)
    async with running(tmp_path) as service, guest(service, "Ada") as ada:
        club = await RemoteClub.make(ada, "Snakes", "Ada")
        before = (await service.parts.clubs.club(club.club)).seq
        await grown(service, club.club, before, count)
        threads.clear()
        names = [one["name"] for one in (await club.view())["members"]]
        assert names == ["Ada", f"Bo {count - 2}"]
        assert threads == ["heavy", "heavy", "MainThread"]
        fresh = ClubHost(service.parts.clubs.storage)
        assert (await fresh.club(club.club)).seq == before + count
        assert fresh.kept[club.club].causes >= {"first", "others"}
        changes = await fresh.log(club.club)
        assert [len(one.entries) for one in changes[-2:]] == [1, count - 1]


async def test_clubs_that_are_not_there_are_not_kept(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service, "Ada") as ada:
        club = await RemoteClub.make(ada, "Snakes", "Ada")
        await club.view()
        for number in range(3):
            with pytest.raises(Refusal, match="There is no club"):
                await RemoteClub(ada, f"nobody{number}").view()
        assert list(service.parts.clubs.kept) == [club.club]
