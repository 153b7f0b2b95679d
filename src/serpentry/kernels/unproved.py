"""What a game without exact endings has in the place of `settle`."""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.kernel import SETTLE, Reals, Words


@compiled(SETTLE)
def settle(state: Words, facts: Words, work: Words, budget: int, out: Reals) -> int:
    """Nothing is ever proved."""
    return 0
