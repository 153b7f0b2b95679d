"""How long level 8 takes over a proved move: `python -m bench.strength.proved`.

Four endings that it proves. First its choice alone, then the whole way through a worker of the
service: they should take the same time but for the pipe.
"""

import asyncio
from contextlib import aclosing
from random import Random
from time import perf_counter
from typing import NamedTuple

from rich.console import Console

from serpentry.catalogue import set_up
from serpentry.players import find_player
from serpentry.server.bots.jobs import Analyse, Choose, key_of
from serpentry.server.bots.pool import Pool
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P


class Ending(NamedTuple):
    """The first position of a random game with so few moves to choose from."""

    game: str
    most_moves: int
    seed: int


ENDINGS = (
    Ending("snekagon", 80, 2),
    Ending("snekagon5g", 40, 1),
    Ending("snekagon5g", 80, 2),
    Ending("snekagon5g", 100, 4),
)
PLAYER = find_player("level8")
MOST_SECONDS = 300.0
"""Loading an engine takes less, even where it must be compiled first."""


def position_of(game: Game[P, M], ending: Ending) -> tuple[P, Seat]:
    """The position, and whose turn it is."""
    rng, position = Random(ending.seed), game.rules.start()
    while not 1 < len(moves := game.rules.moves(position)) <= ending.most_moves:
        position = game.rules.play(position, rng.choice(moves))
    seat = game.rules.to_act(position)
    assert isinstance(seat, Seat)
    return position, seat


async def measure(pool: Pool, ending: Ending) -> tuple[float, float]:
    """Seconds of the player alone, and by way of the service."""
    game = set_up(ending.game)
    position, seat = position_of(game, ending)
    PLAYER.prepare(game)
    began = perf_counter()
    PLAYER.choose(game, position, seat, Random(1))
    alone = perf_counter() - began
    await get_ready(pool, Analyse(key_of(game), position, seat, MOST_SECONDS, 1))
    began = perf_counter()
    await pool.choose(Choose(key_of(game), position, seat, PLAYER.name, 1))
    return alone, perf_counter() - began


async def get_ready(pool: Pool, job: Analyse) -> None:
    """Have a worker that has loaded the engine of the job's game."""
    await pool.prepare(job.game.name)
    await pool.engines.tasks[job.game.name]
    async with aclosing(pool.analyse(job)) as reports:
        async for report in reports:
            if report["engine"]:
                return


async def proved() -> None:
    """Print a line an ending."""
    console, pool = Console(highlight=False, soft_wrap=True), Pool(1, 20)
    try:
        for ending in ENDINGS:
            alone, served = await measure(pool, ending)
            console.print(
                f"{ending.game}, {ending.most_moves} moves at most, seed {ending.seed}: "
                f"{alone:.3f} s alone, {served:.3f} s through the service"
            )
    finally:
        await pool.engines.close()
        await pool.close()


if __name__ == "__main__":
    asyncio.run(proved())
