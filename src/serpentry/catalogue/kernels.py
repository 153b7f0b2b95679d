"""Which games have a kernel. It is imported when it is asked for: that takes Numba, and time."""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from serpentry.tabletop.game import Game

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
DECLARED = {"carnival", "snekagon", "snekagon5g", "sssnake"}


def has_kernel(game: Game[Any, Any]) -> bool:
    """Whether the game has one here: not where Numba can't be had, as in a browser."""
    if game.name not in KERNELS:
        return False
    try:
        import_module("numba")
    except ImportError:
        return False
    return True


def kernel_of(game: Game[Any, Any]) -> "Kernel":
    """The kernel of a game that has one; its first use on a machine compiles it."""
    if game.name in DECLARED:
        basis = import_module(f"{KERNELS[game.name]}.basis").basis(game)
        kernel: Kernel = import_module("serpentry.kernels.jit").kernel(basis)
        return kernel
    make: Callable[[Game[Any, Any]], Kernel] = import_module(KERNELS[game.name]).kernel
    return make(game)
