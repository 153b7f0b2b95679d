"""Clubs at a service: an evening at its tables, kill −9 in the middle of a pairing, two servers."""

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from serpentry.client import Client, NoService
from serpentry.client.club import RemoteClub
from serpentry.client.table import Refusal
from serpentry.clubs.commands import PairNext
from serpentry.clubs.host import HOUSE, ClubHost
from serpentry.server.edge.limits import CLUBS_PER_DAY
from serpentry.server.run import Service
from serpentry.server.store.clubs import ClubStore
from tests.clubs.test_terminal import Typed
from tests.server.processes import ServiceProcess, wait_until_ready
from tests.server.running import guest, running

SMALL: dict[str, Any] = {"game": "snekagon", "options": {"board_side": "4"}}


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.thorough)])
async def test_an_evening_at_tables_of_the_service(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    more = {} if kind == "sqlite" else {"database": request.getfixturevalue("new_postgres")}
    async with (
        running(tmp_path, **more) as service,
        guest(service, "Ada") as ada,
        guest(service, "Bob") as bob,
    ):
        club = await RemoteClub.make(ada, "Snakes", "Ada")
        bobs = RemoteClub(bob, club.club)
        assert (await bobs.do("join", name="Bob"))["you"] == "m2"
        await club.do("tournaments", name="Friday", kind="swiss", rounds=1, **SMALL)
        with pytest.raises(Refusal) as refused:
            await bobs.do("pair", tournament=1)
        assert refused.value.key == "club-organisers-only"
        ahead = await bobs.preview(1)
        view = await club.do("pair", tournament=1)
        (game,) = view["shown"]["rounds"][0]["games"]
        assert {**ahead["games"][0], "at": 0, "table": 0} == {**game, "at": 0, "table": 0}
        assert view["tournaments"][0]["open"][0]["table"] == game["table"]
        async with ada.at(game["table"]) as socket:
            await socket.command("resign")
        view = await bobs.view(1)
        (game,) = view["shown"]["rounds"][0]["games"]
        assert game["places"][game["seats"].index("m1")] == 2, "who gives up comes last"
        assert (sorted(game["places"]), game["how"]) == ([1, 2], "played")
        assert view["shown"]["is_complete"]
        assert not view["may_organise"]
        assert (await bobs.ratings())[0]["rows"][0]["games"] == 1
        by_link = RemoteClub.of_link(bob, club.link)
        assert (await by_link.view())["may_organise"]
        in_address = await bob.ask("GET", f"/clubs/{club.club}?key={club.key}")
        assert not in_address["may_organise"], "addresses stand in the logs of proxies"
        log = await by_link.log()
        assert log.count('"Resulted"') == 1, "a game counts once, however often one looks"
        assert '"guest": ""' in log
        assert (await by_link.do("conclude", tournament=1))["tournaments"][0]["first"]
        await by_link.do("dissolve")
        with pytest.raises(Refusal):
            await club.view()


async def test_after_a_crash_the_tables_of_a_paired_round_are_opened_once(tmp_path: Path) -> None:
    """The round is stored and nothing else is: whoever looks next opens its tables."""
    async with running(tmp_path) as service, AsyncExitStack() as here:
        names = [f"Player {number}" for number in range(5)]
        guests = [await here.enter_async_context(guest(service, name)) for name in names]
        club = await RemoteClub.make(guests[0], "Snakes", names[0])
        for one, name in zip(guests[1:], names[1:], strict=True):
            await RemoteClub(one, club.club).do("join", name=name)
        await club.do("add", name="Without a device")
        await club.do("tournaments", name="Friday", kind="swiss", **SMALL)
        parts = service.parts
        stored = ClubHost(ClubStore(parts.store), parts.keeper)
        await stored.submit(club.club, PairNext(1), HOUSE, "x1")
        views = await asyncio.gather(*(RemoteClub(one, club.club).view(1) for one in guests))
        await stored.submit(club.club, PairNext(1), HOUSE, "x1")
        games = views[0]["shown"]["rounds"][0]["games"]
        assert all(view["shown"]["rounds"][0]["games"] == games for view in views)
        tables = [game["table"] for game in games if game["table"]]
        assert (len(games), len(set(tables))) == (3, 2), "one is played on wood"
        for table in tables:
            told = await guests[0].ask("GET", f"/tables/{table}")
            assert not told["free"]
        assert len((await club.view(1))["shown"]["rounds"]) == 1


async def of_players(service: Service, here: AsyncExitStack, count: int) -> list[RemoteClub]:
    """A club of so many guests, as each of them asks it; the first organises."""
    names = [f"Player {number}" for number in range(count)]
    guests = [await here.enter_async_context(guest(service, name)) for name in names]
    club = await RemoteClub.make(guests[0], "Snakes", names[0])
    desks = [club, *(RemoteClub(one, club.club) for one in guests[1:])]
    for desk, name in zip(desks[1:], names[1:], strict=True):
        await desk.do("join", name=name)
    return desks


async def looked(desk: RemoteClub, game: Any, seat: int) -> None:
    """Somebody opens a table, and it is noted."""
    async with desk.client.at(game["table"]) as socket:
        came = {"is": "came", "seat": seat}.items()
        await socket.until(lambda: any(came <= one.items() for one in socket.events))


async def test_who_does_not_come_in_time_loses_by_the_rule_of_the_plan(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as here:
        desks = await of_players(service, here, 6)
        club = desks[0]
        plan: dict[str, Any] = {**SMALL, "no_show_minutes": 7}
        await club.do("tournaments", name="Friday", kind="swiss", **plan)
        games = (await club.do("pair", tournament=1))["shown"]["rounds"][0]["games"]
        by_member = {f"m{number}": one for number, one in enumerate(desks, 1)}
        one_came, all_came, _ = games
        await looked(by_member[one_came["seats"][1]], one_came, 1)
        for seat, member in enumerate(all_came["seats"]):
            await looked(by_member[member], all_came, seat)
        view = await club.view(1)
        assert view["shown"]["counts_out"]
        assert all(game["places"] is None for game in view["shown"]["rounds"][0]["games"])
        service.parts.clubs.now = lambda: games[0]["at"] + 7 * 60_000
        games = (await club.view(1))["shown"]["rounds"][0]["games"]
        ends = [(game["how"], game["places"]) for game in games]
        assert ends == [("no-show", [2, 1]), (None, None), ("void", [1, 1])]
        over = await club.client.ask("GET", f"/tables/{one_came['table']}")
        assert (over["table"]["phase"], over["table"]["end"]["seat"]) == ("over", 0)


@pytest.mark.thorough
async def test_at_larger_tables_a_computer_plays_for_who_does_not_come(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as here:
        desks = await of_players(service, here, 3)
        plan: dict[str, Any] = {"game": "snekagon5g", "seats": 3}
        await desks[0].do("tournaments", name="Friday", kind="swiss", **plan)
        view = await desks[0].do("pair", tournament=1)
        (game,) = view["shown"]["rounds"][0]["games"]
        for seat in (1, 2):
            await looked(desks[int(game["seats"][seat][1:]) - 1], game, seat)
        service.parts.clubs.now = lambda: game["at"] + 10 * 60_000
        (game,) = (await desks[0].view(1))["shown"]["rounds"][0]["games"]
        assert game["places"] is None
        told = await desks[0].client.ask("GET", f"/tables/{game['table']}")
        kinds = [chair["kind"] for chair in told["table"]["chairs"]]
        assert kinds == ["computer", "elsewhere", "elsewhere"]


@pytest.mark.thorough
async def test_the_terminal_runs_a_club_of_a_service(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    typed = Typed(monkeypatch, capsys)
    async with running(tmp_path) as service, Client(service.url) as client:
        made = await asyncio.to_thread(typed, f"make f.club Snakes --server {service.url}")
        assert f"{service.url}/club/" in made
        link = (tmp_path / "f.club").read_text().strip()
        assert "#" in link
        assert link not in made, "the organiser’s word is not printed"
        for line, told in (
            ("add f.club Ada Bob Cyd", "Ada, Bob, Cyd"),
            ("tournament f.club Friday --game snekagon --kind swiss --rounds 2", "Friday"),
            ("pair f.club", "sits out"),
            ("result f.club 1 1 2", "1 – 2"),
            ("standings f.club --why", "Buchholz"),
            ("export f.club", '"is": "Paired"'),
            (f"show {link}", "Round 1"),
        ):
            assert told in await asyncio.to_thread(typed, line), line
        view = await RemoteClub.of_link(client, link).view(1)
        assert view["shown"]["rounds"][0]["games"][0]["places"] == [1, 2]
        await asyncio.to_thread(typed, "new-link f.club")
        link = (tmp_path / "f.club").read_text().strip()
        said = await asyncio.to_thread(typed, f"new-link {link}")
        (told,) = (word for word in said.split() if "#" in word)
        assert told != link
        assert (await RemoteClub.of_link(client, told).view())["may_organise"]


async def test_a_club_moves_from_a_file_to_a_service_and_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = Typed(monkeypatch, capsys)

    async def said(line: str) -> str:
        return await asyncio.to_thread(typed, line)

    for line in (
        "make f.club Snakes",
        "add f.club Ada Bob Cyd Dan",
        "tournament f.club Friday --game snekagon --kind swiss --rounds 2",
        "pair f.club",
        "result f.club 1 1 2",
    ):
        await said(line)
    async with running(tmp_path) as service, guest(service, "Ada") as ada:
        told = await said(f"upload f.club online.club --server {service.url}")
        assert "That link is new" in told
        link = (tmp_path / "online.club").read_text().strip()
        club = RemoteClub.of_link(ada, link)
        view = await club.view(1)
        assert view["may_organise"]
        assert not (await RemoteClub(ada, club.club).view())["may_organise"]
        places = [game["places"] for game in view["shown"]["rounds"][0]["games"]]
        assert places == [[1, 2], None]
        await club.do("result", tournament=1, game=2, places=[2, 1])
        await club.do("pair", tournament=1)
        assert (await said("export online.club")).count('"is": "Paired"') == 2
        told = await said(f"upload online.club other.club --server {service.url}")
        assert "holds only the link" in told
        (tmp_path / "back.club").write_text(await club.log())
    assert "Round 2" in await said("show back.club")


async def test_nobody_makes_clubs_without_end(tmp_path: Path) -> None:
    async with running(tmp_path) as service, Client(service.url) as client:
        for number in range(CLUBS_PER_DAY):
            await RemoteClub.make(client, f"Club {number}")
        with pytest.raises(Refusal) as refused:
            await RemoteClub.make(client, "One too many")
        assert refused.value.key == "too-many"


@pytest.mark.thorough
async def test_two_servers_pair_a_round_once(new_postgres: str, tmp_path: Path) -> None:
    async with (
        running(tmp_path, database=new_postgres) as one,
        running(tmp_path, database=new_postgres) as other,
        Client(one.url) as here,
        Client(other.url) as there,
    ):
        club = await RemoteClub.make(here, "Snakes")
        for number in range(6):
            await club.do("add", name=f"Player {number}")
        await club.do("tournaments", name="Friday", kind="swiss", **SMALL)
        same = RemoteClub(there, club.club, club.key)
        done = await asyncio.gather(
            *(desk.do("pair", tournament=1) for desk in (club, same) * 3),
            return_exceptions=True,
        )
        assert sum(not isinstance(answer, Refusal) for answer in done) == 1
        for desk in (club, same):
            rounds = (await desk.view(1))["shown"]["rounds"]
            assert [len(round_["games"]) for round_ in rounds] == [3]


async def paired_and_killed(folder: Path, kills: int) -> Any:
    """Pair round after round; the service is killed while it does, and asked the same again."""
    database, log = f"sqlite:///{folder / 'tables.sqlite'}", folder / "log"
    service = ServiceProcess(database, log)
    port, rng = service.port, random.Random(7)
    async with Client(service.url) as client:
        club = await RemoteClub.make(client, "Snakes")
        for number in range(9):
            async with Client(service.url) as one:
                await one.introduce(f"Player {number}")
                await RemoteClub(one, club.club).do("join", name=f"Player {number}")
        await club.do("tournaments", name="Friday", kind="swiss", rounds=kills, **SMALL)
        for number in range(kills):
            asked = asyncio.create_task(club.do("pair", f"round{number}", tournament=1))
            await asyncio.sleep(rng.random() * 0.08)
            service.kill()
            await asyncio.gather(asked, return_exceptions=True)
            service = await asyncio.to_thread(ServiceProcess, database, log, port)
            await asyncio.to_thread(wait_until_ready, service.url)
            view = await _again(club, f"round{number}")
            for game in view["shown"]["rounds"][-1]["games"]:
                await client.ask("GET", f"/tables/{game['table']}")
                await club.do("result", tournament=1, game=game["number"], places=[1, 2])
        view = await club.view(1)
    assert await asyncio.to_thread(service.stop) == 0
    return view["shown"]


async def _again(club: RemoteClub, message: str) -> Any:
    """The same message once more, over a new connection if the old one is gone."""
    for _ in range(3):
        try:
            return await club.do("pair", message, tournament=1)
        except NoService:
            continue
    raise AssertionError("nobody answers")


@pytest.mark.thorough
async def test_kill_9_while_pairing_loses_nothing_and_pairs_nobody_twice(tmp_path: Path) -> None:
    kills = 5
    tournament = await paired_and_killed(tmp_path, kills)
    assert [one["number"] for one in tournament["rounds"]] == list(range(1, kills + 1))
    for one in tournament["rounds"]:
        seated = Counter(seat for game in one["games"] for seat in game["seats"])
        seated.update(bye["member"] for bye in one["byes"])
        assert seated == Counter(f"m{number}" for number in range(1, 10))
    tables = [game["table"] for one in tournament["rounds"] for game in one["games"]]
    assert len(tables) == len(set(tables)) == 4 * kills
