"""Somebody wants to be forgotten: nothing is left that leads to them, and others lose nothing."""

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from serpentry.client import Client, Refusal
from serpentry.client.client import ELSEWHERE, HERE
from serpentry.client.club import RemoteClub
from serpentry.clubs.state import Club
from serpentry.server.edge.guests import COOKIE
from serpentry.server.run import Service
from serpentry.server.store import forgetting
from serpentry.server.store.failures import StoreFailed, StoreFault
from serpentry.server.store.forgetting import Forgotten
from serpentry.server.store.gone import left_to_forget
from serpentry.server.store.store import TableStore
from serpentry.server.upkeep import forgetting as upkeep
from serpentry.server.upkeep.forgetting import Forgetter
from serpentry.tabletop.errors import BadText
from tests.server.running import PATIENCE, guest, running


def everything(folder: Path) -> str:
    """All that the database holds, as text."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        return "\n".join(database.iterdump())


def id_of(client: Client, service: Service) -> str:
    """The guest whom a cookie stands for."""
    return str(service.parts.doorman.signer.loads(client.http.cookies[COOKIE])[0])


async def test_all_that_leads_to_somebody_goes_and_games_stay(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as service,
        guest(service, "Zebediah") as gone,
        guest(service, "Bo") as bo,
    ):
        zebediah = id_of(gone, service)
        here = {"kind": "here", "name": "Zebediah's mum"}
        own = await gone.make_table("sssnake", [here, HERE, ELSEWHERE], title="Zebediah's own")
        await bo.sit(own)
        theirs = await bo.make_table("snekagon", [HERE, ELSEWHERE], public=True, starter="lot")
        await gone.sit(theirs)
        watched = await bo.make_table("snekagon", [HERE, HERE], public=True)
        for table in (own, theirs, watched):
            async with gone.at(table) as socket:
                await socket.command("say", text="Greetings from the gone")
        club = await RemoteClub.make(bo, "Snakes", "Bo")
        await RemoteClub(gone, club.club).do("join", name="Zebby")
        await RemoteClub(gone, club.club).do("restyle", member="m2", name="Zebbo", colour="")
        await club.do("add", name="Guest")
        await gone.ask("POST", "/guest/pass")
        await gone.ask("POST", "/studies", {"text": "# Zebediah's study"})
        cookie = gone.http.cookies[COOKIE]
        traces = ("Zebediah", "Zebb", "Greetings", "pass-of", zebediah)
        assert all(one in everything(tmp_path) for one in traces)

        assert (await gone.ask("DELETE", "/guest"))["name"] is None
        assert COOKIE not in gone.http.cookies
        assert [one for one in traces if one in everything(tmp_path)] == []

        cards = {one["id"]: one for one in await bo.ask("GET", "/me/tables")}
        names = {id: [one["name"] for one in card["chairs"]] for id, card in cards.items()}
        assert (names[own], cards[own]["title"]) == (["Guest", "", "Bo"], "")
        assert sorted(names[theirs]) == ["Bo", "Guest"]
        async with bo.at(theirs) as socket:
            assert [one["name"] for one in socket.table["chairs"]] == names[theirs]
            said = [one for one in socket.events if one["is"] == "said"]
            assert [one["text"] for one in said] == ["This line was deleted."]
        members = {one["name"]: one["has_left"] for one in (await club.view())["members"]}
        assert members == {"Bo": False, "Guest": False, "Guest 2": True}

        gone.http.cookies.set(COOKIE, cookie)
        assert (await gone.ask("GET", "/guest"))["name"] is None
        with pytest.raises(Refusal) as refused:
            await gone.ask("POST", "/studies", {"text": "# I am still here"})
        assert refused.value.key == "no-guest"


async def test_another_server_refuses_the_cookie_and_forgets_the_names(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as service,
        guest(service, "Zebediah") as gone,
        guest(service, "Bo") as bo,
    ):
        table = await bo.make_table("snekagon", [HERE, ELSEWHERE], public=True)
        await gone.sit(table)
        club = await RemoteClub.make(gone, "Snakes", "Zeb")
        cookie = gone.http.cookies[COOKIE]
        async with running(tmp_path) as other, Client(other.url, PATIENCE) as there:
            there.http.cookies.set(COOKIE, cookie)
            assert (await there.ask("GET", "/guest"))["name"] == "Zebediah"
            async with there.at(table) as socket:
                assert [one["name"] for one in socket.table["chairs"]] == ["Bo", "Zebediah"]
            await RemoteClub(there, club.club).view()
            service.parts.forgetter.announce = other.parts._hear
            await gone.ask("DELETE", "/guest")
            await other.parts.forgetter.look()
            assert (await there.ask("GET", "/guest"))["name"] is None
            async with there.at(table) as socket:
                assert [one["name"] for one in socket.table["chairs"]] == ["Bo", "Guest"]
            with pytest.raises(Refusal, match="has been deleted"):
                await RemoteClub(there, club.club).view()


async def test_what_a_killed_server_had_begun_is_done_after_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_more() -> None:
        """A server that died."""

    async with running(tmp_path) as service, guest(service, "Zebediah") as gone:
        await gone.make_table("snekagon", [HERE, HERE], title="Zebediah's")
        with monkeypatch.context() as patch:
            patch.setattr(Forgetter, "_begin", lambda *_: asyncio.create_task(no_more()))
            await gone.ask("DELETE", "/guest")
        assert "Zebediah" in everything(tmp_path)
    async with running(tmp_path) as service:
        while await left_to_forget(service.parts.store):
            await asyncio.sleep(0.01)
        assert "Zebediah" not in everything(tmp_path)


async def test_a_table_that_is_opened_meanwhile_names_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        running(tmp_path) as service,
        guest(service, "Zebediah") as gone,
        guest(service, "Bo") as bo,
    ):
        keeper = service.parts.keeper
        table = await bo.make_table("snekagon", [HERE, ELSEWHERE])
        await gone.sit(table)
        keeper.rooms.clear()
        rewrite = forgetting._rewrite

        async def looked_at(*given: Any) -> None:
            await keeper.room(table)
            await rewrite(*given)

        monkeypatch.setattr(forgetting, "_rewrite", looked_at)
        await gone.ask("DELETE", "/guest")
        assert [one.name for one in (await keeper.room(table)).state.chairs] == ["Bo", "Guest"]


async def test_a_command_that_waited_names_nobody(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as service,
        guest(service, "Zebediah") as gone,
        guest(service, "Bo") as bo,
    ):
        table = await bo.make_table("snekagon", [HERE, ELSEWHERE])
        await gone.sit(table)
        async with bo.at(table) as socket:
            room = await service.parts.keeper.room(table)
            async with room.lock:
                forgotten = asyncio.create_task(gone.ask("DELETE", "/guest"))
                while not room.lock._waiters:
                    await asyncio.sleep(0.01)
                said = asyncio.create_task(socket.command("say", text="Hello"))
                while len(room.lock._waiters) < 2:
                    await asyncio.sleep(0.01)
            await forgotten
            with suppress(Exception):  # its socket is closed
                await said
        assert "Zebediah" not in everything(tmp_path)


@pytest.mark.parametrize("fault", [StoreFailed(StoreFault.AWAY), ValueError()])
async def test_a_server_that_failed_at_a_table_forgets_the_card_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    def failed(*_: object) -> None:
        raise fault

    async with (
        running(tmp_path) as service,
        guest(service, "Zebediah") as gone,
        guest(service, "Bo") as bo,
    ):
        await gone.sit(await bo.make_table("snekagon", [HERE, ELSEWHERE]))
        with monkeypatch.context() as patch:
            patch.setattr(forgetting, "_renamed", failed)
            await gone.ask("DELETE", "/guest")
        assert "Zebediah" in everything(tmp_path)
    async with running(tmp_path) as service:
        while await left_to_forget(service.parts.store):
            await asyncio.sleep(0.01)
        assert "Zebediah" not in everything(tmp_path)


async def test_a_full_or_damaged_club_keeps_nobody_from_being_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        running(tmp_path) as service,
        guest(service, "Zebediah") as gone,
        guest(service, "Bo") as bo,
    ):
        for name in ("Full", "Damaged"):
            club = await RemoteClub.make(bo, name, "Bo")
            await RemoteClub(gone, club.club).do("join", name="Zebediah")
            if name == "Full":
                full = club.club
        await gone.sit(await bo.make_table("snekagon", [HERE, ELSEWHERE]))
        clubs, read = service.parts.clubs, service.parts.clubs.club

        async def damaged(of: str, *given: Any) -> Club:
            if of != full:
                raise BadText("line 1")
            return await read(of, *given)

        monkeypatch.setattr(clubs, "club", damaged)
        monkeypatch.setattr("serpentry.clubs.decide.MOST_ENTRIES", 1)
        await gone.ask("DELETE", "/guest")
        assert "Zebediah" not in everything(tmp_path)
        assert await left_to_forget(service.parts.store) == []


async def test_a_place_that_can_not_be_changed_is_tried_again_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        running(tmp_path) as service,
        guest(service, "Zebediah") as gone,
        guest(service, "Bo") as bo,
    ):
        tables = [await bo.make_table("snekagon", [HERE, ELSEWHERE]) for _ in range(2)]
        for table in tables:
            await gone.sit(table)
        await gone.make_table("sssnake", [HERE, HERE], title="Zebediah's")
        change = forgetting.forget_at_table

        async def sometimes(store: TableStore, table: str, of: Forgotten) -> None:
            if table in tables:
                raise ValueError(table)
            await change(store, table, of)

        with monkeypatch.context() as patch:
            patch.setattr(upkeep, "forget_at_table", sometimes)
            await gone.ask("DELETE", "/guest")
        assert "Zebediah's" not in everything(tmp_path)
        assert len(await left_to_forget(service.parts.store)) == 1
    async with running(tmp_path) as service:
        while await left_to_forget(service.parts.store):
            await asyncio.sleep(0.01)
        assert "Zebediah" not in everything(tmp_path)


async def test_the_only_organiser_hands_the_club_on_first(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as service,
        guest(service, "Ada") as ada,
        guest(service, "Bob") as bob,
    ):
        club = await RemoteClub.make(ada, "Snakes", "Ada")
        await RemoteClub(bob, club.club).do("join", name="Bob")
        with pytest.raises(Refusal, match="Make someone else an organiser"):
            await ada.ask("DELETE", "/guest")
        assert (await ada.ask("GET", "/guest"))["name"] == "Ada"
