"""Which games have a kernel. It is imported when it is asked for: that takes Numba, and time."""

from importlib import import_module
from typing import TYPE_CHECKING

from serpentry.tabletop.game import Game, M, P

if TYPE_CHECKING:
    from serpentry.kernels.kernel import Kernel

KERNELS: dict[str, str] = {
    "snekagon": "serpentry.kernels.snekagon",
    "carnival": "serpentry.kernels.carnival",
    "snekagon5g": "serpentry.kernels.snekagon5g",
    "schlangennest": "serpentry.kernels.schlangennest",
    "sssnake": "serpentry.kernels.sssnake",
}
"""By the game's name, the package of its kernel."""


def has_kernel(game: Game[P, M]) -> bool:
    """Whether the game has one here: not where Numba can't be had, as in a browser."""
    if game.name not in KERNELS:
        return False
    try:
        import_module("numba")
    except ImportError:
        return False
    return True


def kernel_of(game: Game[P, M]) -> "Kernel":
    """The kernel of a game that has one; its first use on a machine compiles it."""
    basis = import_module(f"{KERNELS[game.name]}.basis").basis(game)
    kernel: Kernel = import_module("serpentry.kernels.jit").kernel(basis)
    return kernel
