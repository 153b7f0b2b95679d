"""Games by pages: those that go on, those that ended, what came of them, and whom one met."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from serpentry.client import Client, Refusal
from serpentry.client.client import ELSEWHERE, HERE, computer
from serpentry.server.store.played import MOST_SEARCHED, PAGE
from tests.server.running import guest, running

SMALL = {"board_side": 4}


async def games(client: Client, **asked: object) -> Any:
    query = "&".join(f"{name}={value}" for name, value in asked.items())
    return await client.ask("GET", f"/me/games?{query}")


async def ids(client: Client, **asked: object) -> list[str]:
    return [one["id"] for one in (await games(client, **asked))["games"]]


async def resigned(client: Client, table: str, seat: int) -> None:
    async with client.at(table) as socket:
        await socket.command("resign", seat=seat)


async def test_a_game_goes_on_then_ended_and_each_is_told_what_came_of_it(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service, "Bo") as bo:
        table = await ada.make_table("snekagon", [HERE, ELSEWHERE], options=SMALL)
        await bo.sit(table)
        assert [one["id"] for one in (await ada.ask("GET", "/me/open"))["open"]] == [table]
        assert await ids(ada) == []
        seats = (await ada.ask("GET", f"/tables/{table}"))["table"]["you"]
        await resigned(ada, table, seats[0])
        (hers,) = (await games(ada))["games"]
        (his,) = (await games(bo))["games"]
        assert (hers["outcome"], his["outcome"]) == ("lost", "won")
        assert hers["winners"] == [1 - seats[0]]
        assert hers["scores"] is None
        assert (await ada.ask("GET", "/me/open"))["open"] == []
        async with bo.at(table) as socket:
            await socket.command("say", text="Thanks")
        assert (await games(ada))["games"][0]["ended"] == hers["ended"]


async def test_a_game_that_was_played_to_its_end_has_its_scores(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [HERE, HERE], options=SMALL)
        async with ada.at(table) as socket:
            await socket.play_out()
            end = socket.table["end"]
        (found,) = (await games(ada))["games"]
        assert found["scores"] == end["outcome"]["scores"]
        assert found["winners"] == end["winners"]


async def test_who_plays_alone_neither_wins_nor_loses_and_computers_have_levels(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        alone = await ada.make_table("snekagon", [HERE, HERE], options=SMALL)
        await resigned(ada, alone, 0)
        # A half step counts as the level below it.
        both = [HERE, computer("level1"), computer("level3.5")]
        lost = await ada.make_table("schlangennest", both)
        await resigned(ada, lost, 0)
        assert await ids(ada) == [lost, alone]
        assert await ids(ada, outcome="lost") == [lost]
        assert (await ada.ask("GET", "/me/open"))["beaten"] == {}
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
            database.execute("UPDATE endings SET outcome = 'won'")
        assert (await ada.ask("GET", "/me/open"))["beaten"] == {"schlangennest": 3}
        assert await ids(ada, name="grass") == []
        assert await ids(ada, name="ADA") == [lost, alone]


def many(folder: Path, count: int) -> None:
    """The one game in a database, so often, each ended later than the one before."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database, database:
        for number in range(count):
            name = f"t{number:05}"
            database.execute(
                "INSERT INTO tables SELECT ?, setup, seed, host, created, updated, phase, public,"
                " computer_due, replace(card, 'Bo', ?) FROM tables LIMIT 1",
                (name, "Zoé" if number == 7 else "Bo"),
            )
            database.execute(
                "INSERT INTO endings SELECT guest, ?, ?, game, outcome, level"
                " FROM endings WHERE table_id NOT LIKE 't0%'",
                (name, number + 1),
            )


async def test_pages_follow_one_another_and_nothing_is_left_out(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service, "Bo") as bo:
        table = await ada.make_table("snekagon", [HERE, ELSEWHERE], options=SMALL)
        await bo.sit(table)
        await resigned(ada, table, 0)
        count = MOST_SEARCHED + 20
        await asyncio.to_thread(many, tmp_path, count)
        seen, after = list[str](), ""
        while True:
            page = await games(ada, after=after)
            seen += [one["id"] for one in page["games"]]
            after = page["after"]
            if not after:
                break
            assert len(page["games"]) == PAGE
        assert seen == [table, *(f"t{number:05}" for number in reversed(range(count)))]
        assert await ids(ada, since=3, until=5) == ["t00003", "t00002"]
        assert await ids(ada, game="sssnake") == []
        # The one who is looked for is further back than one answer looks.
        first = await games(ada, name="zoÉ")
        assert first["games"] == []
        assert await ids(ada, name="zoÉ", after=first["after"]) == ["t00007"]


async def test_a_place_that_no_page_begins_at_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        with pytest.raises(Refusal) as refused:
            await games(ada, after="nonsense")
        assert refused.value.key == "not-readable"
