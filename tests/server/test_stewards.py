"""A tournament lives on the server: it goes on while nobody looks at the club."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from serpentry.client.client import Client
from serpentry.client.club import RemoteClub
from serpentry.client.table import Refusal
from serpentry.clubs.events import Concluded, Paired, Resulted
from serpentry.clubs.host import ClubHost
from serpentry.hosting.room import now_ms
from serpentry.server.store.clubs import ClubStore
from serpentry.table.commands import Play
from serpentry.table.decide import Who
from tests.server.running import running
from tests.server.test_clubs import SMALL, of_players


async def until(holds: Callable[[], Any], seconds: float = 20.0) -> None:
    """Wait for something that comes by itself."""
    for _ in range(int(seconds / 0.1)):
        if await holds():
            return
        await asyncio.sleep(0.1)
    raise AssertionError("it has not come")


async def resigned(desk: RemoteClub, table: str) -> None:
    async with desk.client.at(table) as socket:
        await socket.command("resign")


async def test_a_round_follows_when_its_games_end_though_nobody_looks(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as here:
        desks = await of_players(service, here, 3)
        club, parts = desks[0], service.parts
        await club.do("tournaments", name="Cup", kind="robin", goes_on_alone=True, **SMALL)
        view = await club.do("pair", tournament=1)
        (game,) = view["shown"]["rounds"][0]["games"]
        told = await club.client.ask("GET", f"/tables/{game['table']}")
        assert told["club"] == {"id": club.club, "tournament": 1, "round": 1, "game": 1}
        seated = desks[int(game["seats"][0][1:]) - 1]
        other = desks[int(game["seats"][1][1:]) - 1]
        await resigned(seated, game["table"])
        stored = ClubHost(ClubStore(parts.store))

        async def is_paired() -> bool:
            return len((await stored.club(club.club)).tournaments[1].rounds) == 2

        await until(is_paired)
        at = await other._get("/at", "?tournament=1&game=1")
        assert (at["name"], at["round"], at["tournament"]["name"]) == ("Snakes", 1, "Cup")
        assert at["standings"][0]["member"] == at["you"]
        second = (await stored.club(club.club)).tournaments[1].of_round(2)[0]
        is_seated = at["you"] in second.seats
        assert at["next_table"] == (second.pairing.table if is_seated else None)
        assert at["next"]["is"] == ("play" if is_seated else "sits-out")
        ended = {game["table"]}
        while not (now := await stored.club(club.club)).tournaments[1].is_over:
            for open_game in now.tournaments[1].open_games:
                if open_game.pairing.table in ended:
                    continue
                with_device = desks[int(open_game.seats[0][1:]) - 1]

                async def is_open(table: str = open_game.pairing.table) -> bool:
                    return table in await ClubStore(parts.store).table_phases([table])

                await until(is_open)
                await resigned(with_device, open_game.pairing.table)
                ended.add(open_game.pairing.table)
            await asyncio.sleep(0.1)
        assert now.tournaments[1].first


async def test_a_round_that_was_paired_before_a_restart_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as here:
        desks = await of_players(service, here, 2)
        club, parts = desks[0], service.parts
        await club.do("tournaments", name="Cup", kind="swiss", rounds=1, **SMALL)
        view = await club.do("pair", tournament=1)
        (game,) = view["shown"]["rounds"][0]["games"]
        parts.keeper.ended = lambda club: None  # what was heard is lost
        await resigned(club, game["table"])
        store = ClubStore(parts.store)
        stored = ClubHost(store)
        assert (await stored.club(club.club)).tournaments[1].games[0].result is None
        claimed = 10**15
        assert await store.claim(club.club, claimed, claimed)
        assert not await store.claim(club.club, 1, 1), "one server sees to it"
        await store.look_again(club.club, claimed, 1)

        async def has_result() -> bool:
            return (await stored.club(club.club)).tournaments[1].games[0].result is not None

        await until(has_result)


async def test_whoever_is_removed_or_hands_on_organises_no_more(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as here:
        founder, second, third = await of_players(service, here, 3)
        old = founder.key
        told = await founder.do("hand-on", member="m2", stays=True)
        assert told["key"]
        stranger = RemoteClub(third.client, founder.club, old)
        assert not (await stranger.view())["may_organise"]
        with pytest.raises(Refusal) as refused:
            await second.do("leave", member="m1")
        assert refused.value.key == "club-founder-stays"
        await founder.do("add", name="Without a device")
        with pytest.raises(Refusal) as refused:
            await founder.do("hand-on", member="m4", stays=True)
        assert refused.value.key == "club-organiser-device"
        told = await founder.do("hand-on", member="m2")
        assert (told["may_organise"], told["key"]) == (False, None)
        assert (await second.view())["is_founder"]
        with pytest.raises(Refusal) as refused:
            await second.do("leave", member="m2")
        assert refused.value.key == "club-hand-on-first"
        told = await second.do("new-link", "again")
        assert (await second.do("new-link", "again"))["key"] == told["key"]
        by_link = RemoteClub(third.client, founder.club, told["key"])
        assert (await by_link.view())["may_organise"]
        await founder.do("leave", member="m1")
        back = await founder.do("join", name="Player 0")
        assert back["you"] == "m1", "the same member, with all that was played"
        await second.do("dissolve")
        with pytest.raises(Refusal) as refused:
            await founder.view()
        assert refused.value.key == "club-deleted"


async def test_the_table_of_a_pairing_that_was_taken_back_leads_to_the_next(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as here:
        club, _ = await of_players(service, here, 2)
        await club.do("tournaments", name="Cup", kind="swiss", rounds=1, **SMALL)
        view = await club.do("pair", tournament=1)
        old = view["shown"]["rounds"][0]["games"][0]["table"]
        await club.do("unpair", tournament=1, round=1)

        async def is_closed() -> Any:
            table = (await club.client.ask("GET", f"/tables/{old}"))["table"]
            return table["phase"] == "over" and table["end"]["how"] == "closed"

        await until(is_closed)
        view = await club.do("pair", tournament=1)
        new = view["shown"]["rounds"][0]["games"][0]["table"]
        at = await club._get("/at", f"?tournament=1&game=1&table={old}")
        assert (at["round"], at["next_table"]) == (0, new)
        assert "taken back" in at["note"]
        at = await club._get("/at", f"?tournament=1&game=1&table={new}")
        assert (at["round"], at["next_table"], at["note"]) == (1, None, "")


async def test_the_tables_of_a_deleted_club_are_closed(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as here:
        club, _ = await of_players(service, here, 2)
        await club.do("tournaments", name="Cup", kind="swiss", rounds=1, **SMALL)
        view = await club.do("pair", tournament=1)
        table = view["shown"]["rounds"][0]["games"][0]["table"]
        await club.do("dissolve")

        async def is_closed() -> Any:
            seen = (await club.client.ask("GET", f"/tables/{table}"))["table"]
            return seen["phase"] == "over" and seen["end"]["how"] == "closed"

        await until(is_closed)
        with pytest.raises(Refusal) as refused:
            await club._get("/at", f"?tournament=1&game=1&table={table}")
        assert str(refused.value) == "This club has been deleted."


async def test_who_leaves_gives_the_game_up_once_that_can_not_be_taken_back(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as here:
        desks = await of_players(service, here, 4)
        club = desks[0]
        await club.do("tournaments", name="Cup", kind="swiss", rounds=2, **SMALL)
        view = await club.do("pair", tournament=1)
        games = view["shown"]["rounds"][0]["games"]
        mine = next(one for one in games if "m1" in one["seats"])
        other = next(one for one in games if one is not mine)
        leaver = desks[int(other["seats"][0][1:]) - 1]
        asked = await leaver._get(
            "/consequence", f"?what=withdraw&tournament=1&member={other['seats'][0]}"
        )
        assert "until round 2 is paired" in asked["text"]
        view = await leaver.do("withdraw", tournament=1, member=other["seats"][0])
        told = next(
            one for one in view["shown"]["rounds"][0]["games"] if one["number"] == other["number"]
        )
        assert (told["how"], told["places"]) == ("walkover", [2, 1])
        assert told["note"]
        assert view["next"]["is"] == "left"
        table = await club.client.ask("GET", f"/tables/{other['table']}")
        assert table["table"]["phase"] == "playing"
        await resigned(club, mine["table"])
        view = await club.do("pair", tournament=1, round=2)
        table = await club.client.ask("GET", f"/tables/{other['table']}")
        assert (table["table"]["phase"], table["table"]["end"]["seat"]) == ("over", 0)


async def test_who_comes_back_plays_on_at_the_same_table(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as here:
        club, leaver = await of_players(service, here, 2)
        plan: dict[str, Any] = {**SMALL, "clock": {"kind": "days", "days": 3}}
        await club.do("tournaments", name="Cup", kind="swiss", rounds=1, **plan)
        view = await club.do("pair", tournament=1)
        (game,) = view["shown"]["rounds"][0]["games"]
        before = await club.client.ask("GET", f"/tables/{game['table']}")
        view = await leaver.do("withdraw", tournament=1, member="m2")
        assert view["shown"]["rounds"][0]["games"][0]["how"] == "walkover"
        view = await leaver.do("return", tournament=1, member="m2")
        (again,) = view["shown"]["rounds"][0]["games"]
        assert (again["table"], again["places"]) == (game["table"], None)
        seen = await leaver.view(1)
        assert (seen["next"]["is"], seen["next"]["table"]) == ("play", game["table"])
        after = await club.client.ask("GET", f"/tables/{game['table']}")
        assert (after["table"]["phase"], after["table"]["clock"]) == (
            "playing",
            before["table"]["clock"],
        )
        await resigned(leaver, game["table"])
        stored = ClubHost(ClubStore(service.parts.store))

        async def has_result() -> bool:
            result = (await stored.club(club.club)).tournaments[1].games[0].result
            return result is not None and result.how == "played"

        await until(has_result)


async def test_the_table_of_somebody_who_left_is_over_with_the_tournament(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as here:
        club, leaver = await of_players(service, here, 2)
        await club.do("tournaments", name="Cup", kind="swiss", rounds=3, **SMALL)
        view = await club.do("pair", tournament=1)
        (game,) = view["shown"]["rounds"][0]["games"]
        await leaver.do("withdraw", tournament=1, member="m2")
        await club.do("conclude", tournament=1)

        async def is_given_up() -> Any:
            table = (await club.client.ask("GET", f"/tables/{game['table']}"))["table"]
            gone = game["seats"].index("m2")
            return table["phase"] == "over" and table["end"]["seat"] == gone

        await until(is_given_up)


async def test_nobody_need_be_there_when_a_clock_runs_out(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as here:
        desks = await of_players(service, here, 2)
        club, parts = desks[0], service.parts
        plan: dict[str, Any] = {**SMALL, "clock": {"kind": "game", "base": 1000}}
        await club.do("tournaments", name="Cup", kind="swiss", rounds=1, **plan)
        view = await club.do("pair", tournament=1)
        (game,) = view["shown"]["rounds"][0]["games"]
        room = await parts.keeper.room(game["table"])
        for seat in (0, 1):
            move = next(iter(room.state.game.rules.moves(room.state.position)))
            await parts.keeper.submit(room, Play(move), Who(None, seat))
        store = ClubStore(parts.store)
        stored = ClubHost(store)
        await store.claim(club.club, 10**15, 1)

        async def has_result() -> bool:
            result = (await stored.club(club.club)).tournaments[1].games[0].result
            await store.claim(club.club, 10**15, 1)
            return result is not None and result.places == (2, 1)

        await until(has_result)


@pytest.mark.thorough
async def test_two_servers_settle_a_tournament_once(new_postgres: str, tmp_path: Path) -> None:
    async with (
        running(tmp_path, database=new_postgres) as one,
        running(tmp_path, database=new_postgres) as other,
        AsyncExitStack() as here,
    ):
        desks = await of_players(one, here, 6)
        club, servers = desks[0], [one.parts, other.parts]
        plan: dict[str, Any] = {**SMALL, "clock": {"kind": "game", "base": 1000}}
        await club.do("tournaments", name="Cup", kind="swiss", rounds=2, goes_on_alone=True, **plan)
        view = await club.do("pair", tournament=1)
        for game, parts in zip(view["shown"]["rounds"][0]["games"], servers * 2, strict=False):
            room = await parts.keeper.room(game["table"])
            for seat in (0, 1):
                move = next(iter(room.state.game.rules.moves(room.state.position)))
                await parts.keeper.submit(room, Play(move), Who(None, seat))
        store = ClubStore(one.parts.store)
        stored = ClubHost(store)

        async def is_second_round() -> bool:
            await store.claim(club.club, 10**15, 1)
            return len((await stored.club(club.club)).tournaments[1].rounds) == 2

        await until(is_second_round)
        late = now_ms() + 11 * 60_000
        for parts in servers:
            parts.clubs.now = lambda: late

        async def is_over() -> bool:
            await store.claim(club.club, 10**15, 1)
            return (await stored.club(club.club)).tournaments[1].is_over

        await until(is_over)
        for server in (one, other):
            async with Client(server.url) as client:
                seen = await RemoteClub(client, club.club).view(1)
                assert seen["shown"]["is_over"]
        events = [entry.event for told in await stored.log(club.club) for entry in told.entries]
        assert [event.round for event in events if isinstance(event, Paired)] == [1, 2]
        results = sorted(event.game for event in events if isinstance(event, Resulted))
        assert results == [1, 2, 3, 4, 5, 6]
        assert sum(isinstance(event, Concluded) for event in events) == 1


async def test_an_arena_ends_when_its_time_is_up_and_its_games_are_over(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as here:
        desks = await of_players(service, here, 2)
        club, parts = desks[0], service.parts
        await club.do("add", name="Robot", player="level1")
        await club.do("add", name="Other", player="level1")
        plan: dict[str, Any] = {**SMALL, "minutes": 15, "no_show_minutes": 0}
        await club.do("tournaments", name="A", kind="arena", goes_on_alone=True, **plan)
        shown = (await club.do("pair", tournament=1))["shown"]
        robots = {"m3", "m4"}
        (games,) = (one["games"] for one in shown["rounds"])
        assert all(not {*one["seats"]} <= robots for one in games)
        begun = min(one["at"] for one in games)
        assert shown["ends_at"] == begun + 15 * 60_000
        parts.clubs.now = lambda: begun + 15 * 60_000
        told = await club.view(1)
        assert not told["shown"]["is_over"], "games in play still count"
        assert told["next"]["is"] == "play"
        for game in games:
            people = sorted({*game["seats"]} - robots)
            await resigned(desks[int(people[0][1:]) - 1], game["table"])
        stored = ClubHost(ClubStore(parts.store))

        async def is_over() -> bool:
            return (await stored.club(club.club)).tournaments[1].is_over

        await until(is_over)
        told = (await club.view(1))["shown"]
        assert len(told["rounds"]) == 1
        assert told["first"]
