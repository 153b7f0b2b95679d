"""Two servers on one PostgreSQL while it is restarted, deaf, or cut off: afterwards both agree."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from serpentry.client import TableSocket
from serpentry.client.client import ELSEWHERE, HERE, computer
from serpentry.server.run import Service
from serpentry.server.store import engine
from tests.server.running import guest, running
from tests.server.wires import Wire, restart

SMALL = {"board_side": 4}


@dataclass
class Pair:
    """Two servers, a player at each, one table between them."""

    services: tuple[Service, Service]
    players: tuple[TableSocket, TableSocket]
    wire: Wire
    postgres: Any

    async def move(self) -> None:
        """Whoever is to move does."""
        mover = self.players[self.players[0].table["ply"] % 2]
        await mover.until(lambda: mover.is_our_turn)
        await mover.move(mover.legal[0])

    async def agree(self, ply: int) -> None:
        """Both have heard of so many moves."""
        for one in self.players:
            await stands_at(one, ply)


async def stands_at(player: TableSocket, ply: int) -> None:
    """The player has heard of so many moves."""
    await player.until(lambda: player.table["ply"] >= ply)


@asynccontextmanager
async def wired(postgres: Any, database: str) -> AsyncIterator[tuple[Wire, str]]:
    """A wire to the database, and the address at its near end."""
    name = database.partition("?")[0].rpartition("/")[2]
    place = next(Path(postgres.get_postmaster_info().socket_dir).glob(".s.PGSQL.*[0-9]"))
    async with Wire(place) as wire:
        yield wire, f"postgresql://postgres@127.0.0.1:{wire.port}/{name}"


@asynccontextmanager
async def pair(folder: Path, postgres: Any, database: str) -> AsyncIterator[Pair]:
    async with wired(postgres, database) as (wire, address):
        given = {"database": address, "secret": "the same for both"}
        async with (
            running(folder, **given) as one,
            running(folder, **given) as two,
            guest(one, "Ada") as ada,
            guest(two, "Bob") as bob,
        ):
            table = await ada.make_table("snekagon", [HERE, ELSEWHERE], options=SMALL)
            await bob.sit(table)
            async with ada.at(table) as left, bob.at(table) as right:
                yield Pair((one, two), (left, right), wire, postgres)


async def restart_fast(pair: Pair) -> None:
    await asyncio.to_thread(restart, pair.postgres, "fast")


async def restart_at_once(pair: Pair) -> None:
    await asyncio.to_thread(restart, pair.postgres, "immediate")


AT_ONCE = pytest.param(restart_at_once, marks=pytest.mark.thorough)
"""PostgreSQL takes half a minute to find its feet after that."""


async def deafen(pair: Pair) -> None:
    """Only the connections that listen are ended, and a move is made before they are back."""
    pair.postgres.psql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND (query ILIKE 'LISTEN%' OR query ILIKE 'SELECT 1%' "
        "OR query ILIKE 'SELECT pg_notify($1, $2)')"
    )
    await pair.move()


async def cut(pair: Pair) -> None:
    await pair.wire.cut()
    await asyncio.sleep(1)
    await pair.wire.mend()


async def stall(pair: Pair) -> None:
    pair.wire.stall()
    await asyncio.sleep(2)
    await pair.wire.mend()


@pytest.mark.one_in(2)
@pytest.mark.parametrize("fault", [restart_fast, AT_ONCE, deafen, cut, stall])
async def test_after_a_fault_both_servers_agree_and_everybody_can_move(
    fault: Callable[[Pair], Awaitable[None]], postgres: Any, new_postgres: str, tmp_path: Path
) -> None:
    async with pair(tmp_path, postgres, new_postgres) as both:
        await both.move()
        await both.agree(1)
        during = asyncio.create_task(both.move())
        await fault(both)
        back = time.monotonic()
        await during
        ply = max(one.table["ply"] for one in both.players)
        await both.agree(ply)
        print(f"{fault.__name__}: agreed {time.monotonic() - back:.2f} s after the return")
        for more in range(1, 3):
            await both.move()
            await both.agree(ply + more)


async def test_a_service_stops_well_while_the_database_is_away(
    postgres: Any, new_postgres: str, tmp_path: Path
) -> None:
    async with pair(tmp_path, postgres, new_postgres) as both:
        await both.wire.cut()
        await asyncio.sleep(0.5)


async def test_a_service_that_starts_waits_for_a_database_that_starts_too(
    postgres: Any, new_postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a busy machine one more try may be too late as well.
    monkeypatch.setattr(engine, "TRIES", 1000)
    async with wired(postgres, new_postgres) as (wire, address):
        await wire.cut()
        asyncio.get_running_loop().call_later(1.5, lambda: setattr(wire, "is_whole", True))
        async with running(tmp_path, database=address) as service:
            assert service.parts.is_open


@pytest.mark.thorough
async def test_a_computer_of_a_server_that_died_is_taken_over_in_time(
    new_postgres: str, tmp_path: Path
) -> None:
    """The second server has never heard of the table."""
    given = {"database": new_postgres, "think_seconds": 1}
    async with running(tmp_path, **given) as one, guest(one) as ada:
        await one.parts.keeper.stop_thinking()
        table = await ada.make_table("snekagon", [HERE, computer("random")], options=SMALL)
        async with ada.at(table) as left:
            await left.move(left.legal[0])
            died = time.monotonic()
            async with running(tmp_path, **given) as two:
                await left.until(lambda: left.table["ply"] == 2)
                print(f"taken over after {time.monotonic() - died:.1f} s")
                assert two.parts.is_open
