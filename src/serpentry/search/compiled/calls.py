"""The functions of the kernel that is searched, and what they answer."""

from typing import NamedTuple

from serpentry.kernels.common import Function

PROVED = 1
"""What `settle` answers when it has proved something."""


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
