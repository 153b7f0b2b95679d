"""Search against itself with something changed: whether a piece of knowledge earns its place.

    python -m bench variants GAME SEATS GAMES SIMULATIONS CHANGE ...

A change is `NAME=VALUE` of a search's tuning, or `priors=off` for a kernel that guesses nothing.
One seat plays with the changes, the others without; seats rotate. Nothing is hidden from anybody.
"""

import sys

from rich.console import Console

from serpentry.catalogue import set_up
from serpentry.engine.driver import Driver
from serpentry.engine.engine import engine_of
from serpentry.kernels.interface import CHANCE_ACTS, OVER
from serpentry.search.tree import Tree
from serpentry.search.tree_memory import Tuning
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.intervals import share_interval

SHORT = {"priors=off": "informed=0"}
"""Other words for a change."""


def choose(driver: Driver, tuning: Tuning, simulations: int, seed: int) -> int:
    """The number of the most visited move."""
    tree = Tree(driver.engine, tuning, seed)
    tree.plant(driver.state)
    tree.simulate(simulations)
    return max(tree.tried(), key=lambda one: one.visits).number


def changed(changes: list[str]) -> Tuning:
    """The tuning with these changes."""
    tuning = Tuning()
    for change in changes:
        name, _, value = SHORT.get(change, change).partition("=")
        if name not in Tuning._fields:
            raise SystemExit(
                f"There is no '{name}' to change: {', '.join(Tuning._fields)}, priors."
            )
        tuning = tuning._replace(**{name: float(value)})
    return tuning


def play(game: AnyGame, tunings: list[Tuning], simulations: int, seed: int) -> list[float]:
    """One game; each seat's share of the win."""
    driver = Driver(engine_of(game), game.rules.start())
    driver.rng[0] = seed + 1
    event = 0
    while (actor := driver.actor()) != OVER:
        event += 1
        if actor == CHANCE_ACTS:
            driver.play(driver.pick())
        else:
            driver.play(choose(driver, tunings[actor], simulations, 1000 * seed + event))
    return driver.scores()[1]


def variants(name: str, seats: int, games: int, simulations: int, changes: list[str]) -> None:
    """Play the match and print what the changed seat won."""
    game = set_up(name, seats)
    usual, other = Tuning(), changed(changes)
    points = 0.0
    for number in range(games):
        seat = number % seats
        table = [other if at == seat else usual for at in range(seats)]
        points += play(game, table, simulations, number)[seat]
    low, high = share_interval(points, games).ends
    Console(highlight=False).print(
        f"{name}, {seats} seats, {simulations} simulations, {' '.join(changes)}: "
        f"{points / games:.0%} ({low:.0%} to {high:.0%}, {games} games; alike would be "
        f"{1 / seats:.0%})"
    )


if __name__ == "__main__":
    given = sys.argv[1:]
    variants(given[0], int(given[1]), int(given[2]), int(given[3]), given[4:])
