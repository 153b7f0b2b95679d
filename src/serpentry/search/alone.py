"""What one move is worth, searched by itself: as long as any other that it is compared with."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from serpentry.catalogue.kernels import has_kernel
from serpentry.search.budget import Simulations
from serpentry.search.plain import PlainSearch
from serpentry.search.report import Candidate
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import AnyGame, NothingHidden

Appraise = Callable[[Any, int, int], Candidate]
"""What a move is worth after so many simulated games with this seed."""


def alone(game: AnyGame, view: Any, seat: Seat) -> Appraise:
    """How moves of a position are judged one by one; alike seeds imagine the same hidden hands."""
    if not has_kernel(game):
        return partial(_plain, game, view, seat)
    return Alone(game, view, seat).worth


def _plain(
    game: AnyGame, view: Any, seat: Seat, move: Any, simulations: int, seed: int
) -> Candidate:
    search = PlainSearch(game, view, seat, Simulations(simulations), Random(seed), thorough=True)
    search.root.moves = [move]
    return list(search.stream())[-1].best


class Alone:
    """One tree, which is planted anew for every move."""

    def __init__(self, game: AnyGame, view: Any, seat: Seat) -> None:
        searching = import_module("serpentry.search.engine_search")
        trees = import_module("serpentry.search.tree")
        self.game, self.view, self.seat = game, view, seat
        self.engine = searching.engine_of(game)
        self.is_open = isinstance(game.secrets, NothingHidden)
        self.world = searching.WORLD_SIMULATIONS
        self.tree = trees.Tree(self.engine, seed=1)

    def worth(self, move: Any, simulations: int, seed: int) -> Candidate:
        """What the seat and all others can expect of a move."""
        rng, tree = Random(seed), self.tree
        tree.memory.rng[0] = rng.getrandbits(62) or 1
        tree.plant(self._state(rng))
        tree.look_only_at(self.game.numbering.number(self.view, move))
        left = simulations
        while left > 0:
            made = left if self.is_open else min(left, self.world)
            tree.simulate(made)
            left -= made
            if left > 0:
                tree.change_world(self._state(rng))
        (tried,) = tree.tried()
        margin, share = tried.margin, tried.share
        return Candidate(move, share, margin, tried.visits, 1.0, (move,), results=tried.results)

    def _state(self, rng: Random) -> Any:
        view = self.view if self.is_open else self.game.secrets.imagine(self.view, self.seat, rng)
        return self.engine.load(view)
