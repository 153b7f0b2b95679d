"""While a browser thinks, others have their turns."""

import asyncio

from serpentry.browser.thinking import SLICE_SECONDS, TimeSlices

TURNS_OF_AN_ANSWER = 12


async def test_an_answer_of_several_turns_is_given_in_one_rest() -> None:
    async def answer() -> None:
        for _ in range(TURNS_OF_AN_ANSWER):
            await asyncio.sleep(0)

    asked = asyncio.create_task(answer())
    slices = TimeSlices()
    await slices.rest()
    assert not asked.done()
    slices.since -= 2 * SLICE_SECONDS
    await slices.rest()
    assert asked.done()
