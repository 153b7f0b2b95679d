"""Exact endings of SNEKAGON 5G."""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.kernel import SETTLE, Reals, Words


@compiled(SETTLE)
def settle(state: Words, facts: Words, work: Words, budget: int, out: Reals) -> int:
    """Nothing is proved."""
    return 0
