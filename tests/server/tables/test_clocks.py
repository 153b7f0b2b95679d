"""Clocks are fair: time in which nobody could move is charged to nobody."""

from pathlib import Path

import pytest

from serpentry.client import Client
from serpentry.client.client import ELSEWHERE, HERE
from serpentry.client.table import Refusal
from serpentry.hosting import host
from serpentry.hosting.room import now_ms
from serpentry.server.run import Service
from serpentry.server.upkeep import heartbeat
from serpentry.server.upkeep.heartbeat import Gaps
from serpentry.table.clocks import Clocks
from serpentry.table.setup import GameClock
from tests.server.running import guest, running

MINUTE = 60_000
CLOCK = {"kind": "game", "base": MINUTE, "increment": 0}
SMALL = {"board_side": 4}


async def table_of(ada: Client, bob: Client) -> str:
    table = await ada.make_table("snekagon", [HERE, ELSEWHERE], options=SMALL, clock=CLOCK)
    await bob.sit(table)
    return table


async def bob_claims(bob: Client, table: str) -> str:
    async with bob.at(table) as socket:
        try:
            await socket.command("claim", seat=0, how="win")
        except Refusal as refusal:
            return refusal.key
    return "won"


def later(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    """So late it is now on the wall."""
    for module in (host, heartbeat):
        monkeypatch.setattr(module, "now_ms", lambda: now_ms() + milliseconds)


async def test_a_stop_of_the_service_costs_nobody_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
        table = await table_of(ada, bob)
        cookies = bob.http.cookies
    later(monkeypatch, 2 * MINUTE)
    async with running(tmp_path) as service, guest(service) as bob:
        bob.http.cookies = cookies
        assert await bob_claims(bob, table) == "time-is-left"
        monkeypatch.setattr(heartbeat, "LONGEST_BEAT_MS", 10 * MINUTE)
        later(monkeypatch, 4 * MINUTE)
        assert await bob_claims(bob, table) == "won"


def turned(service: Service, monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    """Somebody turns the clock on the wall."""
    later(monkeypatch, milliseconds)
    assert service.parts.is_open


@pytest.mark.parametrize("hours", [1, -1])
async def test_a_turn_of_the_clock_on_the_wall_costs_nobody_time(
    hours: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
        table = await table_of(ada, bob)
        turned(service, monkeypatch, hours * 3_600_000)
        await service.parts.heartbeat.beat()
        assert await bob_claims(bob, table) == "time-is-left"


def test_time_that_does_not_count_is_taken_off_once() -> None:
    clocks = Clocks.of(GameClock(10_000), 2).start(0, 1_000)
    held = clocks.held(3_000, 5_000)
    assert (held.left, held.running, held.since) == ((9_000, 10_000), 0, 5_000)
    assert held.left_at(0, 6_000) == 8_000


def test_gaps_that_overlap_count_once() -> None:
    gaps = Gaps()
    gaps.known = [(10, 20), (15, 30), (50, 60)]
    assert gaps.within(0, 100) == 30
    assert gaps.within(18, 55) == 17
    assert gaps.within(30, 50) == 0
