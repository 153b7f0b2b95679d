"""The functions of the kernel that is searched."""

from typing import Any, NamedTuple


class Calls(NamedTuple):
    """A kernel's functions, as parts that become parts of search; each takes a state first."""

    actor: Any
    moves: Any
    pick: Any
    play: Any
    scores: Any
    playout: Any
    deed: Any
    priors: Any
    settle: Any
