"""Bots that stand by at a service: several games and tables, at their hours, as a file says."""

import asyncio
from datetime import datetime
from pathlib import Path

import pytest

from serpentry.client import Client, standing
from serpentry.client.remote_player import play_at_table
from serpentry.client.standing import StandingBot
from serpentry.client.standing_plan import Hours, StandingPlan, read_plan
from serpentry.players import find_player
from serpentry.server.run import Service
from serpentry.tabletop.errors import SerpentryError
from tests.server.running import guest, running

FILE = """
server = "{url}"
player = "random"
name = "Anaconda"
[[games]]
game = "snekagon"
options = {{ board_side = 4 }}
tables = 2
[[games]]
game = "sssnake"
"""
DAY, NIGHT = datetime(2026, 11, 17, 12), datetime(2026, 11, 17, 3)


def plan_of(folder: Path, service: Service, more: str = "") -> StandingPlan:
    path = folder / "bot.toml"
    path.write_text(FILE.format(url=service.url) + more, "utf-8")
    return read_plan(path)


async def waiting(client: Client) -> dict[str, str]:
    """The open tables of the lobby: the game of each."""
    lobby = await client.ask("GET", "/lobby")
    return {card["id"]: card["game"] for card in lobby["waiting"]}


async def until_waiting(client: Client, *games: str) -> dict[str, str]:
    while sorted((await waiting(client)).values()) != sorted(games):
        await asyncio.sleep(0.05)
    return await waiting(client)


async def test_a_standing_bot_plays_whoever_comes_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
        told: list[tuple[str, str]] = []
        bot = StandingBot(plan_of(tmp_path, service), lambda *said: told.append(said))
        task = asyncio.create_task(bot.run())
        open_tables = await until_waiting(ada, "snekagon", "sssnake")
        (table,) = [one for one, game in open_tables.items() if game == "snekagon"]
        chairs = (await ada.ask("GET", f"/tables/{table}"))["table"]["chairs"]
        assert chairs[1]["name"] == "Anaconda"
        await bob.sit(table)
        open_tables = await until_waiting(ada, "snekagon", "sssnake")
        assert table not in open_tables, "while one is played, another waits"
        end = await play_at_table(bob, table, find_player("random"))
        assert end.how == "rules"
        while ("over", "rules") not in told:
            await asyncio.sleep(0.05)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await waiting(ada) == {}


async def test_a_standing_bot_keeps_to_its_hours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standing, "LOOK_SECONDS", 0.05)
    async with running(tmp_path) as service, guest(service) as ada:
        plan = plan_of(tmp_path, service, '[[hours]]\nstart = "10:00"\nend = "23:00"\n')
        clock = [NIGHT]
        bot = StandingBot(plan, lambda *_: None, lambda: clock[0])
        task = asyncio.create_task(bot.run())
        assert await waiting(ada) == {}
        clock[0] = DAY
        await until_waiting(ada, "snekagon", "sssnake")
        clock[0] = NIGHT
        await until_waiting(ada)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task


def test_hours_may_go_over_midnight() -> None:
    friday = Hours("22:00", "02:00", ("fri",))
    assert friday.has(datetime(2026, 11, 20, 23))
    assert friday.has(datetime(2026, 11, 21, 1))
    assert not friday.has(datetime(2026, 11, 21, 23))
    assert not friday.has(datetime(2026, 11, 20, 1))
    assert Hours().has(NIGHT)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("server = ", "can't be read"),
        ('player = "random"', "lacks 'server'"),
        ('server = "x"\nplayer = "random"', "at least one"),
        ('server = "x"\nplayer = "rndom"\n[[games]]\ngame = "sssnake"', "rndom"),
        (
            'server = "x"\nplayer = 3\n[[games]]\ngame = "sssnake"',
            "player: a text expected, 3",
        ),
        ('server = "x"\nplayer = "random"\nteam = 1', "has no 'team'"),
        ('server = "x"\nplayer = "random"\ngames = 1', r"Write \[\[games\]\]"),
        ('server = "x"\nplayer = "random"\n[[games]]\ngame = "snek"', "snek"),
        ('server = "x"\nplayer = "random"\n[[games]]\ngame = "sssnake"\ntables = 99', "1 to 16"),
        (
            'server = "x"\nplayer = "random"\n[[games]]\ngame = "sssnake"\n[[hours]]\nstart = "9"',
            "written as 18:30",
        ),
        (
            'server = "x"\nplayer = "random"\n[[games]]\ngame = "sssnake"\n[[hours]]\ndays = ["f"]',
            "'f' isn't a day",
        ),
    ],
)
def test_a_plan_that_is_wrong_is_refused_in_a_sentence(text: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "bot.toml").write_text(text, "utf-8")
    with pytest.raises(SerpentryError, match=why):
        read_plan(tmp_path / "bot.toml")
