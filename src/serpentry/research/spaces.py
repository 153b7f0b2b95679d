"""Observations and masks as arrays, and the spaces they come from."""

from serpentry.research.moment import Moment
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import MissingExtra
from serpentry.tabletop.game import AnyGame

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise MissingExtra("Gymnasium", "research") from missing

Array = NDArray[np.generic]
VERSION = 2
"""Of environments, in their names: it changes whenever numbers or what is seen change."""


def observation_space(game: AnyGame) -> "spaces.Box":
    """All tensors of a game."""
    return spaces.Box(-1.0, 1.0, (game.observation.layout.size,), np.float32)


def action_space(game: AnyGame) -> "spaces.Discrete[np.int64]":
    """All numbers of moves."""
    return spaces.Discrete(game.numbering.count)


def observation(moment: Moment, seat: Seat) -> Array:
    """What the seat sees."""
    return np.frombuffer(moment.game.observation.tensor(moment.view(seat), seat), np.float32)


def action_mask(moment: Moment, seat: Seat) -> Array:
    """1 for the number of every legal move of the seat's, else 0."""
    mask = np.zeros(moment.game.numbering.count, np.int8)
    if moment.actor == seat:
        mask[np.frombuffer(moment.numbers, np.int64)] = 1
    return mask
