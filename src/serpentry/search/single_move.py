"""What one move is worth, searched by itself: as long as any other that it is compared with."""

from collections.abc import Callable
from random import Random
from typing import Generic

from serpentry.catalogue.kernels import has_kernel
from serpentry.engine.engine import engine_of
from serpentry.kernels.structs import AnyStruct
from serpentry.search.budget import Simulations
from serpentry.search.engine_search import WORLD_SIMULATIONS
from serpentry.search.plain import PlainSearch
from serpentry.search.report import Candidate
from serpentry.search.request import SearchRequest
from serpentry.search.tree import Tree
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, NothingHidden, P

Appraise = Callable[[M, int, int], Candidate[M]]
"""What a move is worth after this number of simulated games with this seed."""


def appraiser(game: Game[P, M], view: P, seat: Seat) -> Appraise[M]:
    """How moves of a position are judged one by one; equal seeds imagine the same hidden hands."""
    if has_kernel(game):
        return SingleMoves(game, view, seat).worth

    def plainly(move: M, simulations: int, seed: int) -> Candidate[M]:
        budget, rng = Simulations(simulations), Random(seed)
        search = PlainSearch(SearchRequest(game, view, seat, budget, rng, thorough=True))
        search.root.moves = [move]
        return list(search.stream())[-1].best

    return plainly


class SingleMoves(Generic[P, M]):
    """One tree, which is planted again for every move."""

    def __init__(self, game: Game[P, M], view: P, seat: Seat) -> None:
        self.game, self.view, self.seat = game, view, seat
        self.engine = engine_of(game)
        self.is_open = isinstance(game.secrets, NothingHidden)
        self.tree = Tree(self.engine)

    def worth(self, move: M, simulations: int, seed: int) -> Candidate[M]:
        """What the seat and all others can expect of a move."""
        rng, tree = Random(seed), self.tree
        tree.memory.rng[0] = rng.getrandbits(62) or 1
        tree.plant(self._state(rng))
        tree.look_only_at(self.game.numbering.number(self.view, move))
        left = simulations
        while left > 0:
            made = left if self.is_open else min(left, WORLD_SIMULATIONS)
            tree.simulate(made)
            left -= made
            if left > 0:
                tree.change_world(self._state(rng))
        (tried,) = tree.tried()
        margin, share = tried.margin, tried.share
        return Candidate(move, share, margin, tried.visits, 1.0, (move,), results=tried.results)

    def _state(self, rng: Random) -> AnyStruct:
        view = self.view if self.is_open else self.game.secrets.imagine(self.view, self.seat, rng)
        return self.engine.load(view)
