"""Where a compiled search works: a kernel's functions, a tree's arrays, scratch memory."""

from typing import Any, NamedTuple

from serpentry.kernels.bits import shifted
from serpentry.kernels.compiling import part
from serpentry.players.search.shape import CHILD, DEED, EDGE, MOVE, PRIOR, REAL, TRIED


class Calls(NamedTuple):
    """The functions of the kernel that is searched."""

    actor: Any
    moves: Any
    pick: Any
    play: Any
    scores: Any
    playout: Any
    deed: Any
    priors: Any
    settle: Any


class Desk(NamedTuple):
    """Where a search works: pointers to the kernel's facts, to the tree, and to scratch memory."""

    facts: Any
    work: Any
    tuning: Any
    nodes: Any
    proofs: Any
    ints: Any
    reals: Any
    head: Any
    stamps: Any
    rng: Any
    state: Any
    trail: Any
    """Actor and deed of each event of a simulated game."""
    path: Any
    """Node and edge of each event inside the tree."""
    listed: Any
    places: Any
    scores: Any
    values: Any
    """Each seat's margin, share and worth."""
    results: Any
    """By the root's edges, the sum of each seat's shares."""
    merits: Any
    seats: int
    deeds: int
    most_events: int
    node_limit: int
    edge_limit: int


@part
def write_edge(desk: Desk, edge: int, number: int, deed: int, prior: float) -> None:
    """An edge that was never tried."""
    ints, reals = shifted(desk.ints, EDGE * edge), shifted(desk.reals, REAL * edge)
    ints[MOVE], ints[CHILD], ints[TRIED], ints[DEED] = number, -1, 0, deed
    for real in range(PRIOR):
        reals[real] = 0.0
    reals[PRIOR] = prior
