"""Which games have a kernel. Here is what is known of them without anything compiled."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from serpentry.languages import sentence
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.game import Game, M, P

if TYPE_CHECKING:
    from serpentry.kernels.basis import Basis

KERNELS: dict[str, str] = {
    "snekagon": "serpentry.kernels.snekagon",
    "carnival": "serpentry.kernels.carnival",
    "snekagon5g": "serpentry.kernels.snekagon5g",
    "schlangennest": "serpentry.kernels.schlangennest",
    "sssnake": "serpentry.kernels.sssnake",
}
"""By the game's name, the package of its kernel."""


class NoKernel(SerpentryError):
    """Something was asked of a game's kernel, and nobody wrote one."""

    def __init__(self, game: str) -> None:
        super().__init__(sentence("why-no-kernel", game=game))


def kernel_package(game: str) -> str:
    """The package of a game's kernel, by the game's name; NoKernel if it has none."""
    if game not in KERNELS:
        raise NoKernel(game)
    return KERNELS[game]


def has_kernel(game: Game[P, M]) -> bool:
    """Whether somebody wrote one for the game."""
    return game.name in KERNELS


def basis_of(game: Game[P, M]) -> "Basis":
    """What the kernel of a game that has one must know of its set-up."""
    return made_basis(kernel_package(game.name), game.seats, game.options)


@cache
def made_basis(package: str, seats: int, options: object) -> "Basis":
    """The basis of a set-up, by its kernel's package: made once, however often it is set up."""
    basis: Basis = import_module(f"{package}.basis").basis(seats, options)
    return basis
