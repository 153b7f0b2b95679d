"""Somebody wants to be forgotten: nothing is left that leads to them, and others lose nothing."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from serpentry.client import Refusal
from serpentry.client.client import ELSEWHERE, HERE
from serpentry.client.club import RemoteClub
from serpentry.server.edge.guests import COOKIE
from tests.server.running import guest, running


def everything(folder: Path) -> str:
    """All that the database holds, as text."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        return "\n".join(database.iterdump())


def test_name_addresses_and_memberships_go_and_games_stay(tmp_path: Path) -> None:
    async def check() -> None:
        async with (
            running(tmp_path) as service,
            guest(service, "Zebediah") as gone,
            guest(service, "Bo") as bo,
        ):
            table = await gone.make_table("snekagon", [HERE, ELSEWHERE], public=True)
            await bo.sit(table)
            async with gone.at(table) as socket:
                await socket.command("say", text="hello")
            club = await RemoteClub.make(bo, "Snakes", "Bo")
            await RemoteClub(gone, club.club).do("join", name="Zeb")
            await gone.ask("POST", "/guest/pass")
            await gone.ask("POST", "/studies", {"text": "# Zebediah's study"})
            assert "Zebediah" in everything(tmp_path)

            assert (await gone.ask("DELETE", "/guest"))["name"] is None
            assert COOKIE not in gone.http.cookies
            assert (await gone.ask("GET", "/guest"))["name"] is None
            left = everything(tmp_path)
            assert "Zebediah" not in left
            assert "pass-of" not in left

            (card,) = await bo.ask("GET", "/me/tables")
            assert [chair["name"] for chair in card["chairs"]] == ["Guest", "Bo"]
            async with bo.at(table) as socket:
                assert socket.table["chairs"][0]["name"] == "Guest"
            (zeb,) = [one for one in (await club.view())["members"] if one["name"] == "Zeb"]
            assert zeb["has_left"]

    asyncio.run(check())


def test_the_only_organiser_hands_the_club_on_first(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path) as service, guest(service, "Ada") as ada:
            club = await RemoteClub.make(ada, "Snakes", "Ada")
            await club.do("add", name="Bob")
            with pytest.raises(Refusal, match="Hand the club on"):
                await ada.ask("DELETE", "/guest")
            assert (await ada.ask("GET", "/guest"))["name"] == "Ada"

    asyncio.run(check())
