"""Many messages of one address at once hold nobody up for longer than a few of them take."""

import asyncio
from pathlib import Path

from serpentry.client.client import HERE
from serpentry.server.edge.turnstile import CALLED_AT_ONCE, MOST_SECONDS, Turnstile
from tests.server.running import guest, running

PART = MOST_SECONDS / 3
"""What one message takes the loop."""


async def test_the_loop_looks_at_everybody_between_a_few_messages_of_one_address() -> None:
    order: list[str] = []
    turnstile = Turnstile()

    async def message(address: str) -> None:
        await turnstile.enter(address)
        order.append(address)
        turnstile.worked(address, PART)

    strangers = [asyncio.create_task(message("eve")) for _ in range(30)]
    await asyncio.sleep(0)
    await asyncio.create_task(message("ada"))
    before = order.index("ada")
    await asyncio.gather(*strangers)
    assert before <= 6
    assert (len(order), order.count("ada")) == (31, 1)


async def test_each_look_of_the_loop_takes_few_messages_of_one_address_and_all_get_their_turn() -> (
    None
):
    looks: list[int] = []
    turnstile, taken = Turnstile(), 0

    async def message() -> None:
        nonlocal taken
        await turnstile.enter("eve")
        taken += 1
        turnstile.worked("eve", PART)

    tasks = [asyncio.create_task(message()) for _ in range(30)]
    while taken < len(tasks):
        before = taken
        await asyncio.sleep(0)
        looks.append(taken - before)
    assert max(looks) <= 4
    assert sum(looks) == 30


async def test_of_many_who_wait_a_few_are_called_at_a_time_and_nobody_who_has_left() -> None:
    turnstile, come = Turnstile(), list[int]()

    async def message(number: int) -> None:
        await turnstile.enter("eve")
        come.append(number)

    tasks = [asyncio.create_task(message(number)) for number in range(2 * CALLED_AT_ONCE)]
    turnstile.worked("eve", MOST_SECONDS)
    await asyncio.sleep(0)
    assert not come
    tasks[-1].cancel()
    await asyncio.sleep(0)
    assert come == [*range(CALLED_AT_ONCE)]
    await asyncio.wait(tasks)
    assert come == [*range(2 * CALLED_AT_ONCE - 1)]
    assert not turnstile.waiting


class Watched(Turnstile):
    """Notes who came through."""

    def __init__(self) -> None:
        super().__init__()
        self.entered: list[str] = []
        self.paid: list[str] = []

    async def enter(self, address: str) -> None:
        self.entered.append(address)
        await super().enter(address)

    def worked(self, address: str, seconds: float) -> None:
        self.paid.append(address)
        super().worked(address, seconds)


async def test_every_message_over_a_socket_comes_through(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        watched = service.parts.turnstile = Watched()
        table = await ada.make_table("snekagon", [HERE, HERE])
        async with ada.at(table) as socket:
            for _ in range(3):
                await socket.command("describe")
        assert watched.entered[:3] == watched.paid[:3] == ["127.0.0.1"] * 3
