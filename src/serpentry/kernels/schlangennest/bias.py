"""What Schlangennest's search knows beforehand."""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.kernel import PRIORS, Reals, Words


@compiled(PRIORS)
def priors(state: Words, facts: Words, moves: Words, count: int, out: Reals) -> None:
    """A first guess of the share that each move will win."""
    for at in range(count):
        out[at] = 0.5
