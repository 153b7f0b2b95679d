"""Thinking is shared: watched games first, then by address and guest, nobody for ever."""

import asyncio
from contextlib import suppress

import pytest

from serpentry.catalogue import set_up
from serpentry.hosting.thinking import Wish
from serpentry.search.budget import Seconds
from serpentry.server.bots.fair_queue import FairQueue, Ticket
from serpentry.server.bots.jobs import Evaluate, key_of
from serpentry.server.bots.pool import Pool


async def order(
    tickets: list[Ticket], seconds: float = 1.0, had: tuple[Ticket, ...] = ()
) -> list[int]:
    """In which order those who wait for one place get it."""
    turns, served = FairQueue(1), []
    assert turns.at_once()
    for one in had:
        turns.free -= 1
        turns.give_back(one, 30.0)

    async def work(number: int, ticket: Ticket) -> None:
        await turns.wait(ticket)
        served.append(number)
        turns.give_back(ticket, seconds)

    tasks = [asyncio.create_task(work(number, ticket)) for number, ticket in enumerate(tickets)]
    await asyncio.sleep(0)
    turns.give_back(Ticket(), 0.0)
    await asyncio.gather(*tasks)
    return served


async def test_a_person_who_waits_comes_before_two_hundred_games_that_nobody_watches() -> None:
    many = [Ticket("net", f"guest{at % 4}", is_watched=False) for at in range(200)]
    assert (await order([*many, Ticket("other", "ada")]))[0] == 200


async def test_guests_take_turns_however_many_games_they_have() -> None:
    tickets = [Ticket("a", "greedy")] * 6 + [Ticket("b", "modest")] * 2
    served = await order(tickets)
    assert served.index(6) <= 1
    assert served.index(7) <= 3


async def test_an_address_counts_as_one_however_many_guests_it_brings() -> None:
    tickets = [Ticket("a", f"guest{at}") for at in range(6)] + [Ticket("b", "ada")]
    had = (Ticket("a", "guest9"),)
    assert (await order(tickets, had=had))[0] == 6


async def test_guests_come_before_strangers_and_nobody_waits_for_ever() -> None:
    tickets = [Ticket("a", "", is_watched=False), Ticket("b", "ada", is_watched=False)]
    assert await order(tickets, had=(Ticket("b", "ada"),)) == [1, 0]


async def test_whoever_has_waited_long_is_not_overtaken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serpentry.server.bots.fair_queue.PATIENCE", -1.0)
    tickets = [Ticket("a", "", is_watched=False), Ticket("b", "ada")]
    assert await order(tickets, had=(Ticket("b", "ada"),)) == [0, 1]


@pytest.mark.thorough
async def test_a_hint_overtakes_an_analysis_which_goes_on_afterwards() -> None:
    pool = Pool(1, 20.0)
    done = list[str]()

    async def think(name: str, seconds: float, is_watched: bool) -> None:
        game = set_up("snekagon")
        wish = Wish(Seconds(seconds), gradual=True, is_watched=is_watched)
        job = Evaluate(key_of(game), game.rules.start(), 0, wish)
        async for thought in pool.evaluate(job, Ticket("net", name, is_watched)):
            assert not isinstance(thought, float) or 0 <= thought <= 1
            begun.set()
        done.append(name)

    begun = asyncio.Event()
    try:
        # Longer than the test may take: it can't be over before the hint on any machine.
        analysis = asyncio.create_task(think("analysis", 900.0, False))
        await asyncio.wait_for(begun.wait(), 120)
        await think("hint", 0.3, True)
        assert done == ["hint"]
        begun.clear()
        await asyncio.wait_for(begun.wait(), 120)
        analysis.cancel()
        with suppress(asyncio.CancelledError):
            await analysis
    finally:
        await pool.close()


async def test_whoever_gives_up_waiting_leaves_the_place_to_others() -> None:
    turns = FairQueue(1)
    assert turns.at_once()
    gone = asyncio.create_task(turns.wait(Ticket("a", "a")))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    turns.give_back(Ticket(), 0.0)
    await asyncio.wait_for(turns.wait(Ticket("b", "b")), 60)
