"""Players of another machine at tables of the service: programs too, in every game."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from serpentry.catalogue import BOXES, set_up
from serpentry.client import Client
from serpentry.client.client import ELSEWHERE, HERE, computer
from serpentry.client.remote_player import play_at_own_table, play_at_table, seconds_left
from serpentry.client.table import Refusal, TableSocket
from serpentry.hosting import room
from serpentry.hosting.room import now_ms
from serpentry.players import BotFault, QuickPlayer, find_player
from serpentry.server.tables import lobby, presence
from serpentry.server.tables.presence import News
from serpentry.table.setup import MINUTE
from serpentry.tabletop.game import AnyBox, AnyGame
from tests.players.test_programs import FIRST, bot
from tests.server.running import guest, running
from tests.test_cli import run

SMALL = {"board_side": 4}


@pytest.mark.one_in(8)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
async def test_a_program_plays_over_the_net_against_a_computer(box: AnyBox, tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service, "A bot") as client:
        seats = [HERE, *[computer("random")] * (box.seats[0] - 1)]
        table = await client.make_table(box.name, seats)
        end = await play_at_table(client, table, find_player(FIRST))
        assert end.how == "rules"


async def test_two_bots_meet_at_a_table_that_one_of_them_made(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
        opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        game = set_up("snekagon", options=SMALL)
        host = asyncio.create_task(
            play_at_own_table(ada, game, find_player("greedy"), opened.set_result)
        )
        table = await opened
        listed = await bob.ask("GET", "/lobby")
        assert table in str(listed)
        mine, yours = await asyncio.gather(play_at_table(bob, table, find_player(FIRST)), host)
        assert mine.winners == yours.winners


@pytest.mark.parametrize(
    ("name", "how"),
    [
        (bot("crash"), "I have lost my way"),
        ("tests.players.stumbling:crashing", "It raised ZeroDivisionError"),
    ],
)
async def test_a_bot_that_fails_resigns(name: str, how: str, tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
        table = await ada.make_table("snekagon", [ELSEWHERE, HERE], options=SMALL)
        with pytest.raises(BotFault, match=how):
            await play_at_table(bob, table, find_player(name))
        end = (await ada.ask("GET", f"/tables/{table}"))["table"]["end"]
        assert (end["how"], end["winners"]) == ("resigned", [1])


class First(QuickPlayer):
    """Takes the first move, and tells when it has come to the table."""

    name = "first"

    def __init__(self) -> None:
        self.is_seated = asyncio.Event()

    def prepare(self, game: AnyGame, tell: object = None) -> None:
        self.is_seated.set()

    def choose(self, game: AnyGame, view: Any, *_: object) -> Any:
        return game.rules.moves(view)[0]


@pytest.mark.parametrize("comes", [False, True])
async def test_a_bot_that_is_ended_leaves_no_table_and_no_game_behind(
    comes: bool, tmp_path: Path
) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
        game, player = set_up("snekagon", options=SMALL), First()
        opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        host = asyncio.create_task(play_at_own_table(ada, game, player, opened.set_result))
        table = await opened
        await player.is_seated.wait()
        async with bob.at(table) as socket:
            if comes:
                await bob.sit(table)
                await socket.until(lambda: socket.is_our_turn)
            host.cancel()
            with pytest.raises(asyncio.CancelledError):
                await host
            if comes:
                await socket.until(lambda: socket.is_over)
                end = socket.table["end"]
                assert (end["how"], end["winners"]) == ("resigned", [0])
        assert (await bob.ask("GET", "/lobby"))["waiting"] == []


def _last_present(socket: TableSocket) -> object:
    told = [one for one in map(json.loads, socket.heard) if one["type"] == "present"]
    return told[-1]["seats"] if told else None


@pytest.mark.parametrize("is_bot", [True, False])
async def test_a_bot_that_was_killed_has_given_up(
    is_bot: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "PROGRAM_ABSENT_MS", 0)

    async def check() -> None:
        async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
            table = await ada.make_table("snekagon", [HERE, ELSEWHERE], options=SMALL)
            await bob.sit(table)
            async with ada.at(table) as socket:
                socket.keep_heard = True
                async with bob.at(table, program=is_bot):
                    await socket.until(lambda: socket.is_our_turn)
                    await socket.move(socket.legal[0])
                await socket.until(lambda: _last_present(socket) == [True, False])
                if not is_bot:
                    with pytest.raises(Refusal, match="was here a moment ago"):
                        await socket.command("claim", seat=1, how="win")
                    return
                await socket.command("claim", seat=1, how="win")
                await socket.until(lambda: socket.is_over)
                end = socket.table["end"]
                assert (end["how"], end["winners"]) == ("resigned", [0])

    await check()


async def test_the_lobby_shows_tables_whose_people_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def minutes_later(minutes: int) -> None:
        for module in (lobby, presence):
            monkeypatch.setattr(module, "now_ms", lambda: now_ms() + minutes * MINUTE)

    async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:

        async def shown() -> set[str]:
            return {card["id"] for card in (await bob.ask("GET", "/lobby"))["waiting"]}

        seats = [HERE, ELSEWHERE]
        table = await ada.make_table("snekagon", seats, public=True)
        days = {"kind": "days", "days": 3}
        slow = await ada.make_table("snekagon", seats, public=True, clock=days)
        assert await shown() == {table, slow}
        minutes_later(1)
        assert await shown() == {slow}, "nobody has come to the first one"
        async with ada.at(table):
            assert await shown() == {table, slow}
        assert await shown() == {table, slow}, "who reloads the page is not away"
        minutes_later(2)
        assert await shown() == {slow}
        service.parts.presence.hear(None, News("another", table, ("ada",), 0, asks=False))
        assert await shown() == {table, slow}, "through another server"


async def test_moves_that_are_taken_back_are_played_anew(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
        table = await ada.make_table("snekagon", [HERE, ELSEWHERE], options=SMALL)
        playing = asyncio.create_task(play_at_table(bob, table, find_player(FIRST)))
        async with ada.at(table) as socket:
            await socket.until(lambda: socket.is_our_turn)
            await socket.move(socket.legal[0])
            await socket.until(lambda: socket.is_our_turn)
            await socket.command("ask", what="undo")
            await _agree(bob, table)
            await socket.until(lambda: any(one["is"] == "took-back" for one in socket.events))
            await socket.play_out()
        assert (await playing).how == "rules"


async def _agree(client: Client, table: str) -> None:
    async with client.at(table) as socket:
        await socket.until(lambda: socket.table["ask"] is not None)
        await socket.command("answer", what="undo", yes=True)


def test_a_clock_is_shared_out() -> None:
    assert seconds_left({"kind": "none"}, 0) == float("inf")
    assert seconds_left({"kind": "game", "left": [60_000, 4_000]}, 1) == 2.0
    assert seconds_left({"kind": "game", "left": [60_000, -50]}, 1) == 0.1


@pytest.mark.parametrize("arguments", [[], ["--table", "x", "--game", "snekagon"]])
def test_a_bot_is_told_where_to_sit(
    arguments: list[str], capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["bot", "greedy", "--server", "http://127.0.0.1:1", *arguments]
    code, _, said = run(capsys, monkeypatch, *command)
    assert (code, "one --table, or opens tables of one --game" in said) == (2, True)


def test_where_no_service_is_a_bot_says_so(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ["bot", "greedy", "--server", "http://127.0.0.1:1", "--table", "x"]
    code, _, said = run(capsys, monkeypatch, *command)
    assert (code, "There is no server at http://127.0.0.1:1" in said) == (2, True)
