"""What a kernel is: one game's rules on flat arrays, behind the same few compiled functions.

A state is one array of int64, as are the facts of a set-up (all that never changes in play), so
that one compiled search serves every game. Moves and draws are the numbers of the game's numbering.
Compiled functions get pointers, as Numba counts references to arrays, at a price, and never those
to pointers.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

Words = NDArray[np.int64]
Reals = NDArray[np.float64]

CHANCE = -1
"""The actor that draws."""
OVER = -2
"""Nobody acts: the game is over."""
PATIENCE = 0
"""The place in the memory of `settle` where a caller says how many nodes it would add later on."""

to: Any = types.CPointer
A = to(types.int64)
F = to(types.float64)
I = types.int64  # noqa: E741

ACTOR = I(A, A)
COUNT = I(A, A)
MOVES = I(A, A, A)
DRAWS = I(A, A, A, A)
PICK = I(A, A, A)
PLAY = types.void(A, A, I)
SCORES = types.void(A, A, F)
PLAYOUT = I(A, A, A, A, I)
DEED = I(A, A, I)
PRIORS = types.void(A, A, A, I, F)
SETTLE = I(A, A, A, I, F)


class Functions(NamedTuple):
    """The compiled functions; each takes the state and the facts first."""

    actor: Any
    """() → the seat to act, CHANCE or OVER."""
    count: Any
    """() → how many moves (or draws) there are."""
    moves: Any
    """(out) → how many; their numbers are written to out in ascending order."""
    draws: Any
    """(numbers, weights) → how many draws; both are written."""
    pick: Any
    """(rng) → a random move, all alike, or a draw with its true odds; without listing all."""
    play: Any
    """(number): the state becomes the one after the move or draw."""
    scores: Any
    """(out): each seat's score, then each seat's share of the win (1 alone, 1/2 of two)."""
    playout: Any
    """(rng, trail, guided) → events played to the end; the trail gets each actor and deed.
    Unguided play is random; guided play may prefer likely moves."""
    deed: Any
    """(number) → what the move does, as a number that means the same in other positions too."""
    priors: Any
    """(moves, count, out): for each move a first guess of the share its seat will win, 0 to 1."""
    settle: Any
    """(work, budget, out) → 1 if the result is proved within so many nodes: then out gets each
    seat's margin (its score less the best of the others), each seat's share, and the best move;
    2 if a next call with the same work may prove it: then out gets the most each seat can hope
    for; else 0."""


def functions_of(module: ModuleType, **others: Any) -> Functions:
    """A kernel's functions by their names: those of a module, and some that lie elsewhere."""
    return Functions(
        **{name: others.get(name) or getattr(module, name) for name in Functions._fields}
    )


class Kernel(NamedTuple):
    """A game's kernel for one set-up."""

    functions: Functions
    facts: Words
    seats: int
    state_size: int
    most_moves: int
    """No position has more moves or draws."""
    most_events: int
    """No game is longer."""
    deeds: int
    """Deeds are numbered below this; 0 if none is the same twice."""
    work_size: int
    """Words of memory that `settle` wants to keep; 0 if it never proves anything."""
    unit: float
    """A margin that is a lot: what a clear win in this game is won by."""
    load: Callable[[Any], Words]
    """The state of a position."""
    tell_apart: Callable[[Words, Words], list[str]] = lambda _one, _other: []
    """Where two states differ, by name."""
