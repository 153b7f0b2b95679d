"""Thinking in the one thread that also answers: in steps, with a turn for others between them."""

import asyncio
from random import Random
from time import monotonic
from typing import Any

from serpentry.players import FREE, Terms
from serpentry.players.player import AnyPlayer
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import AnyGame

WAIT_AT_MOST = 0.03
"""So many seconds are thought until others have a turn; an answer takes several turns."""


class Turns:
    """Lets others have their turn, as often as they should."""

    def __init__(self) -> None:
        self.since = monotonic()

    async def rest(self) -> None:
        """Between two steps."""
        if monotonic() - self.since > WAIT_AT_MOST:
            await asyncio.sleep(0)
            self.since = monotonic()


async def chosen(
    player: AnyPlayer, game: AnyGame, view: Any, seat: Seat, rng: Random, terms: Terms = FREE
) -> Any:
    """A player's move."""
    turns, steps = Turns(), player.choosing(game, view, seat, rng, terms)
    while True:
        try:
            next(steps)
        except StopIteration as ended:
            return ended.value
        await turns.rest()
