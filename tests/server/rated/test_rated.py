"""The life of a rated game: who may sit there, what counts, and what it makes of strengths."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from serpentry.client import Client, Refusal
from serpentry.client.client import ELSEWHERE, HERE, computer
from serpentry.hosting import host
from serpentry.hosting.room import now_ms
from serpentry.server.run import Service
from serpentry.server.store import writer
from serpentry.server.store.rated.settling import settle
from serpentry.server.store.schema import ratings as ratings_table
from tests.server.authenticator import Authenticator, sign_in
from tests.server.processes import ServiceProcess
from tests.server.rated.people import (
    CLOCK,
    MINUTE,
    SMALL,
    both_move,
    kept,
    rated_table,
    ratings,
    resign,
)
from tests.server.running import guest, running

WON, LOST = 1123, 877
"""After the first game of two people."""


async def refused(asked: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        await asked
    return str(refusal.value.key)


async def people(stack: AsyncExitStack, service: Service, *names: str) -> list[Client]:
    return [await stack.enter_async_context(kept(service.url, name)) for name in names]


async def begun(ada: Client, bo: Client, **plan: Any) -> str:
    """A rated game in which both have moved."""
    table = await rated_table(ada, options=SMALL, **plan)
    await bo.sit(table)
    await both_move(ada, bo, table=table)
    return table


async def test_a_game_to_its_end_changes_both_ratings_once(tmp_path: Path, database: str) -> None:
    async with running(tmp_path, database=database) as service, AsyncExitStack() as stack:
        ada, bo = await people(stack, service, "Ada", "Bo")
        table = await rated_table(ada, options=SMALL)
        assert (await bo.ask("GET", f"/tables/{table}"))["table"]["rated"]
        await bo.sit(table)
        before = await ada.ask("GET", f"/tables/{table}/ratings")
        newcomer = {"rating": 1000, "give_or_take": 583, "provisional": True, "was": None}
        assert before == [{**newcomer, "seat": 0}, {**newcomer, "seat": 1}]
        async with ada.at(table) as hers, bo.at(table) as his:
            end, _ = await asyncio.gather(hers.play_out(), his.play_out())
            await his.command("say", text="Thanks")  # what is said later settles nothing
        (winner,) = end["winners"]
        after = await bo.ask("GET", f"/tables/{table}/ratings")
        assert [(one["was"], one["rating"]) for one in after] == [
            (1000, WON if seat == winner else LOST) for seat in (0, 1)
        ]
        own = WON if winner == 0 else LOST
        assert await ratings(ada) == [("snekagon", 2, own, 1)]
        assert await ratings(bo) == [("snekagon", 2, 2000 - own, 1)]
        assert [one["id"] for one in (await ada.ask("GET", "/me/games?rated=true"))["games"]] == [
            table
        ]


async def test_who_gives_up_has_lost(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as stack:
        ada, bo = await people(stack, service, "Ada", "Bo")
        await resign(ada, await begun(ada, bo))
        assert await ratings(ada) == [("snekagon", 2, LOST, 1)]
        await resign(bo, await begun(ada, bo))
        (mine,) = await ada.ask("GET", "/me/ratings")
        assert (mine["history"], mine["was"], mine["games"]) == ([LOST, mine["rating"]], LOST, 2)
        assert mine["rating"] > 990


async def test_who_leaves_loses_by_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as stack:
        ada, bo = await people(stack, service, "Ada", "Bo")
        table = await begun(ada, bo)
        async with bo.at(table) as socket:
            assert await refused(socket.command("claim", seat=0, how="win")) == "time-is-left"
            monkeypatch.setattr(host, "now_ms", lambda: now_ms() + 2 * MINUTE)
            monkeypatch.setattr(service.parts.keeper, "hold", _counts_all)
            await socket.command("claim", seat=0, how="win")
        assert await ratings(bo) == [("snekagon", 2, WON, 1)]
        assert await ratings(ada) == [("snekagon", 2, LOST, 1)]


async def _counts_all(room: object) -> None:
    """Time counts that went by on the wall alone."""


async def test_a_game_in_which_somebody_never_moved_does_not_count(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as stack:
        ada, bo = await people(stack, service, "Ada", "Bo")
        table = await rated_table(ada, options=SMALL)
        await bo.sit(table)
        await both_move(ada, table=table)
        await resign(bo, table)
        assert (await ratings(ada), await ratings(bo)) == ([], [])
        assert (await ada.ask("GET", "/me/games?rated=true"))["games"] == []


async def test_a_tie_that_was_agreed_counts(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as stack:
        ada, bo = await people(stack, service, "Ada", "Bo")
        table = await begun(ada, bo)
        async with ada.at(table) as hers, bo.at(table) as his:
            await hers.command("ask", what="draw")
            await his.after(hers.seq - 1)
            await his.command("answer", what="draw", yes=True)
        assert await ratings(ada) == await ratings(bo) == [("snekagon", 2, 1000, 1)]


async def test_of_three_who_left_first_is_last_and_computers_are_not_rated(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as stack:
        ada, bo, cem = await people(stack, service, "Ada", "Bo", "Cem")
        table = await rated_table(ada, seats=3, game="snekagon5g")
        await bo.sit(table)
        await cem.sit(table)
        await both_move(ada, bo, cem, table=table)
        async with ada.at(table) as socket:
            await socket.command("resign")
            assert not socket.is_over
        await resign(bo, table)
        (end,) = [(await cem.ask("GET", f"/tables/{table}"))["table"]["end"]]
        assert end["winners"] == [2]
        found = [await ratings(one) for one in (ada, bo, cem)]
        assert found == [[("snekagon5g", 3, points, 1)] for points in (802, 1016, 1182)]
        # With as many seats of another game, and with other seats, nothing is known yet.
        assert len(found[0]) == 1


async def test_names_that_are_not_kept_are_refused_and_told_how(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as service,
        guest(service, "Eve") as eve,
        AsyncExitStack() as stack,
    ):
        assert await refused(rated_table(eve)) == "rated-needs-passkey"
        (ada,) = await people(stack, service, "Ada")
        table = await rated_table(ada)
        with pytest.raises(Refusal, match="Add a passkey"):
            await eve.sit(table)
        async with eve.at(table) as socket:
            assert await refused(socket.command("sit")) == "rated-needs-passkey"
        assert (await ada.ask("GET", f"/tables/{table}"))["free"] == [1]


async def test_nobody_is_rated_against_themselves(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as stack:
        ada, twin = await people(stack, service, "Ada", "ADA")
        table = await rated_table(ada)
        assert await refused(ada.sit(table, 1)) == "rated-one-each"
        assert await refused(twin.sit(table)) == "rated-one-each"
        assert await refused(rated_table(ada, seats=1)) == "rated-people"


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ({"seats": [HERE, computer("level1")]}, "rated-people"),
        ({"seats": [HERE, HERE]}, "rated-people"),
        ({"seats": [{**HERE, "name": "Bo"}, ELSEWHERE]}, "rated-one-each"),
        ({"clock": {"kind": "none"}}, "rated-needs-clock"),
        ({"arranged": {"laid": []}}, "rated-from-start"),
        ({"by_hand": True}, "rated-from-start"),
        ({"record": "x"}, "rated-from-start"),
    ],
)
async def test_a_table_that_can_not_be_rated_says_why(
    plan: dict[str, Any], why: str, tmp_path: Path
) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as stack:
        (ada,) = await people(stack, service, "Ada")
        given = {"game": "snekagon", "seats": [HERE, ELSEWHERE], "clock": CLOCK, "rated": True}
        assert await refused(ada.ask("POST", "/tables", {**given, **plan})) == why


async def test_there_is_no_help_before_the_end(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as stack:
        ada, bo = await people(stack, service, "Ada", "Bo")
        table = await begun(ada, bo)
        async with ada.at(table) as socket:
            assert await refused(socket.command("ask", what="undo")) == "rated-no-undo"
        assert await refused(ada.ask("POST", f"/tables/{table}/hint")) == "rated-no-help"
        assert await refused(ada.ask("GET", f"/tables/{table}/analysis")) == "rated-no-help"
        origin = {"from": {"table": table, "ply": 1}}
        assert await refused(ada.ask("POST", "/tables", origin)) == "copy-not-yet"


async def test_a_rematch_is_rated_as_well(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as stack:
        ada, bo = await people(stack, service, "Ada", "Bo")
        table = await begun(ada, bo)
        await resign(ada, table)
        async with ada.at(table) as hers, bo.at(table) as his:
            await hers.command("ask", what="rematch")
            await his.command("answer", what="rematch", yes=True)
            await his.until(lambda: bool(his.table.get("next_table")))
            made = his.table["next_table"]
        assert (await ada.ask("GET", f"/tables/{made}"))["table"]["rated"]


async def test_an_end_that_is_not_stored_settles_nothing(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end and what it makes of strengths are one transaction, which breaks once here."""
    async with running(tmp_path, database=database) as service, AsyncExitStack() as stack:
        ada, bo = await people(stack, service, "Ada", "Bo")
        table = await begun(ada, bo)
        found = list[int]()

        def breaks_once(connection: sa.Connection, games: Any) -> None:
            counted = sa.select(sa.func.count()).select_from(ratings_table)
            found.append(connection.execute(counted).scalar_one())
            settle(connection, games)
            if len(found) == 1:
                raise OSError("the power failed")

        monkeypatch.setattr(writer, "settle", breaks_once)
        await resign(ada, table)  # the client sends it again
        assert found == [0, 0]
        assert await ratings(bo) == [("snekagon", 2, WON, 1)]
        assert await ratings(ada) == [("snekagon", 2, LOST, 1)]


async def test_a_server_that_is_killed_after_the_end_has_settled_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server = ServiceProcess(database, tmp_path / "log")
    async with kept(server.url, "Ada") as ada, kept(server.url, "Bo") as bo:
        table = await begun(ada, bo)
        await resign(ada, table)
        await asyncio.to_thread(server.kill)
        server = ServiceProcess(database, tmp_path / "log", server.port)
        async with bo.at(table) as socket:
            await socket.command("say", text="Thanks")
        assert await ratings(bo) == [("snekagon", 2, WON, 1)]
        assert await ratings(ada) == [("snekagon", 2, LOST, 1)]
    await asyncio.to_thread(server.stop)


async def rated_guests(service: Service) -> int:
    """How many have ratings."""
    counted = sa.select(sa.func.count(ratings_table.c.guest.distinct()))
    async with service.parts.store.reading() as connection:
        return int((await connection.execute(counted)).scalar_one())


async def test_of_two_who_are_one_the_longer_history_stays_until_it_is_forgotten(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as stack:
        key = Authenticator(service.url.replace("127.0.0.1", "localhost"))
        ada = await stack.enter_async_context(kept(service.url, "Ada", key))
        bo, eve = await people(stack, service, "Bo", "Eve")
        for loser, winner in ((bo, ada), (ada, eve), (eve, bo), (eve, bo), (bo, ada)):
            await resign(loser, await begun(winner, loser))
        hers, bos = await ratings(ada), await ratings(bo)
        assert (hers[0][3], bos[0][3]) == (3, 4)
        (own,) = (await bo.ask("GET", "/guest/passkeys"))["passkeys"]
        await bo.ask("DELETE", f"/guest/passkeys/{own['id']}")
        assert (await sign_in(bo, key, along=True))["joined"]
        assert await ratings(ada) == await ratings(bo) == bos
        assert await rated_guests(service) == 2
        await ada.ask("DELETE", "/guest")
        assert await rated_guests(service) == 1
