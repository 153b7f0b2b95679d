"""How a search tree lies in its arrays, and the numbers that steer a search."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

# A node's whole numbers.
NODE = 7
FIRST, EDGES, WHO, VISITS, PROVED, BEST, ROOM = 0, 1, 2, 3, 4, 5, 6
"""A node has room for more edges than it has where chance draws: they come as they are drawn."""

# An edge's whole numbers, and its real ones.
EDGE = 4
MOVE, DEED, CHILD, TRIED = 0, 1, 2, 3
REAL = 6
WORTH, SHARE, MARGIN, ALIKE_TRIED, ALIKE_WORTH, PRIOR = 0, 1, 2, 3, 4, 5

# The tree's head.
HEAD = 4
NODES_USED, EDGES_USED, SIMULATIONS, IS_FULL = 0, 1, 2, 3


class Tuning(NamedTuple):
    """What steers a search; found by matches (docs/decisions/0042)."""

    exploration: float = 0.15
    """Weight of trying what has been tried little."""
    alike_bias: float = 0.02
    """How wrong the all-moves-as-first values are thought to be; they fade the sooner."""
    prior_weight: float = 8.0
    """A kernel's first guess counts as so many visits."""
    open_first: float = 12.0
    """So many of a node's moves are looked at from the beginning, the likeliest first,"""
    open_more: float = 1.5
    """and so many times the root of its visits more later on."""
    expand_after: float = 6.0
    """A move gets a node of its own after so many visits."""
    most_edges: float = 500.0
    """A node keeps so many moves at most, the likeliest."""
    margin_weight: float = 0.1
    """How much of a simulated game's worth is its margin; the rest is who won."""
    guided: float = 70.0
    """In so many of a hundred moves a playout follows the kernel's guidance."""
    settle_nodes: float = 400.0
    """Effort to prove a new node's result."""
    draw_first: float = 8.0
    """So many different draws are let in at a node of chance from the beginning,"""
    draw_more: float = 1.0
    """and so many times the root of its visits more later on."""


TUNING = Tuning()
EXPLORATION, ALIKE_BIAS, PRIOR_WEIGHT, OPEN_FIRST, OPEN_MORE = 0, 1, 2, 3, 4
EXPAND_AFTER, MOST_EDGES, MARGIN_WEIGHT, GUIDED, SETTLE_NODES = 5, 6, 7, 8, 9
DRAW_FIRST, DRAW_MORE = 10, 11
UNIT = 12
"""After the tuning comes the kernel's unit."""
