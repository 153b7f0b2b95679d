"""A player's move within its time, with news of how far it has come."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from random import Random
from time import monotonic
from typing import Any

from serpentry.players import find_player
from serpentry.players.budget import Budget, Seconds
from serpentry.players.levels import SearchPlayer
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game

TELL_EVERY = 0.3
Told = Callable[[float], None]


def choose(
    game: Game[Any, Any],
    view: Any,
    seat: Seat,
    name: str,
    rng: Random,
    seconds: float,
    plain: bool,
    tell: Told,
) -> Any:
    """The move of the player of that name, who thinks so long at most."""
    player = find_player(name)
    if not isinstance(player, SearchPlayer):
        return player.choose(game, view, seat, rng)
    hurried = _within(replace(player, plain=plain), seconds)
    began = told = monotonic()
    best: Any = None
    with closing(hurried.analyse(game, view, seat, rng)) as analyses:
        for analysis in analyses:
            best = analysis.best.move
            now = monotonic()
            if now - began > seconds:
                break
            if now - told > TELL_EVERY:
                told = now
                tell(analysis.progress(hurried.thinks))
    return best


def _within(player: SearchPlayer, seconds: float) -> SearchPlayer:
    """The player with its times cut to what there is; a count is watched while it thinks."""
    return replace(
        player,
        budget=_cut(player.budget, seconds),
        without_kernel=_cut(player.without_kernel, seconds),
    )


def _cut(budget: Budget, seconds: float) -> Budget:
    return Seconds(min(budget.amount, seconds)) if isinstance(budget, Seconds) else budget
