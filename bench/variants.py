"""Does a piece of knowledge earn its place? Search plays against itself with something changed.

    python -m bench.variants GAME SEATS GAMES SIMULATIONS CHANGE ...

A change is `NAME=VALUE` of a search's tuning, or `priors=off` for a kernel that guesses nothing.
One seat plays with the changes, the others without; seats rotate. Nothing is hidden from anybody.
"""

import sys
from typing import NamedTuple

import numpy as np
from rich.console import Console
from serpentry.players.search.shape import Tuning

from serpentry.arena.statistics import wilson_interval
from serpentry.catalogue import set_up
from serpentry.catalogue.kernels import kernel_of
from serpentry.kernels.compiling import compiled
from serpentry.kernels.driver import Driver
from serpentry.kernels.kernel import CHANCE, OVER, PRIORS, Kernel, Reals, Words
from serpentry.players.search.tree import Tree
from serpentry.tabletop.game import Game


@compiled(PRIORS)
def no_guess(state: Words, facts: Words, moves: Words, count: int, out: Reals) -> None:
    """Every move is thought to win alike."""
    for at in range(count):
        out[at] = 0.5


class Variant(NamedTuple):
    """A way to search."""

    kernel: Kernel
    tuning: Tuning

    def choose(self, state: Words, simulations: int, seed: int) -> int:
        """The number of the most visited move."""
        tree = Tree(self.kernel, self.tuning, seed)
        tree.plant(state.copy())
        tree.simulate(simulations)
        return max(tree.tried(), key=lambda one: one.visits).number


def changed(kernel: Kernel, changes: list[str]) -> Variant:
    """The variant with these changes."""
    tuning = Tuning()
    for change in changes:
        name, _, value = change.partition("=")
        if change == "priors=off":
            kernel = kernel._replace(functions=kernel.functions._replace(priors=no_guess))
        elif name in Tuning._fields:
            tuning = tuning._replace(**{name: float(value)})
        else:
            raise SystemExit(
                f"There is no '{name}' to change: {', '.join(Tuning._fields)}, priors."
            )
    return Variant(kernel, tuning)


def play(
    game: Game[object, object], variants: list[Variant], simulations: int, seed: int
) -> list[float]:
    """One game; each seat's share of the win."""
    driver = Driver(kernel_of(game), game.rules.start())
    driver.rng = np.array([seed + 1], np.int64)
    event = 0
    while (actor := driver.actor()) != OVER:
        event += 1
        if actor == CHANCE:
            driver.play(driver.pick())
        else:
            driver.play(variants[actor].choose(driver.state, simulations, 1000 * seed + event))
    return driver.scores()[1]


def variants(name: str, seats: int, games: int, simulations: int, changes: list[str]) -> None:
    """Play the match and print what the changed seat won."""
    game = set_up(name, seats)
    usual, other = Variant(kernel_of(game), Tuning()), changed(kernel_of(game), changes)
    points = 0.0
    for number in range(games):
        seat = number % seats
        table = [other if at == seat else usual for at in range(seats)]
        points += play(game, table, simulations, number)[seat]
    low, high = wilson_interval(points, games)
    Console(highlight=False).print(
        f"{name}, {seats} seats, {simulations} simulations, {' '.join(changes)}: "
        f"{points / games:.0%} ({low:.0%} to {high:.0%}, {games} games; alike would be "
        f"{1 / seats:.0%})"
    )


if __name__ == "__main__":
    given = sys.argv[1:]
    variants(given[0], int(given[1]), int(given[2]), int(given[3]), given[4:])
