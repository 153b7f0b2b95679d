"""A finished game is looked through over the net; a running one is not."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from serpentry.client import Client
from serpentry.client.client import HERE
from tests.server.running import guest, running

SMALL: dict[str, object] = {"board_side": 5}


async def events(client: Client, table: str, seconds: float) -> AsyncIterator[tuple[str, Any]]:
    """The events of a review, one after the other."""
    path = f"/api/tables/{table}/review?seconds={seconds}"
    async with client.http.stream("GET", path, timeout=120) as answer:
        name = ""
        async for line in answer.aiter_lines():
            kind, _, rest = line.partition(": ")
            if kind == "event":
                name = rest
            elif kind == "data":
                yield name, json.loads(rest)


async def given_up(client: Client, game: str, options: dict[str, object], moves: int) -> str:
    """A table at which some moves were made, and then somebody resigned."""
    table = await client.make_table(game, [HERE, HERE], options=options)
    async with client.at(table) as one:
        for _ in range(moves):
            await one.until(lambda: one.is_our_turn)
            await one.move(one.legal[0])
        await one.until(lambda: one.is_our_turn)
        await one.command("resign", seat=0)
    return str(table)


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("game", "options"), [("snekagon", SMALL), ("carnival", {"open_hands": False})]
)
async def test_every_choice_is_told_and_then_the_whole(
    game: str, options: dict[str, object], tmp_path: Path
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await given_up(ada, game, options, 4)
        heard = [one async for one in events(ada, table, 0.05)]
        told = [content for name, content in heard if name == "choice"]
        assert [one["done"] for one in told] == list(range(1, told[0]["choices"] + 1))
        assert heard[-2][0] == "review"
        assert len(heard[-2][1]["players"]) == 2
        assert heard[-1][0] == "done"


async def test_a_running_game_is_not_reviewed(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [HERE, HERE], options=SMALL)
        answer = await ada.http.get(f"/api/tables/{table}/review")
        assert (answer.status_code, answer.json()["key"]) == (403, "review-not-yet")


async def test_whoever_leaves_frees_the_analyst(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await given_up(ada, "snekagon", SMALL, 6)
        async for name, _ in events(ada, table, 0.2):
            if name == "choice":
                break
        turns = service.parts.analysts.turns
        while turns.free < service.parts.settings.analysts:
            await asyncio.sleep(0.05)
