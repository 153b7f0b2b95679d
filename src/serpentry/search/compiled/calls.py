"""The functions of the kernel that is searched."""

from typing import NamedTuple

from serpentry.kernels.common import Function


class Calls(NamedTuple):
    """A kernel's functions, to be compiled into search; each takes a state first."""

    actor: Function
    moves: Function
    pick: Function
    play: Function
    scores: Function
    playout: Function
    deed: Function
    priors: Function
    settle: Function
    observe: Function
    mask: Function
