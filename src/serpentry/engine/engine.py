"""A game's engine in one set-up: its library, and what its kernel must know of the set-up."""

from dataclasses import dataclass
from functools import lru_cache

from serpentry.catalogue.kernels import basis_of
from serpentry.engine.library import Library, library_of
from serpentry.engine.memory import place
from serpentry.kernels.basis import Basis
from serpentry.kernels.structs import AnyStruct
from serpentry.tabletop.game import AnyGame


@dataclass(frozen=True, eq=False)
class Engine:
    """What plays and searches."""

    library: Library
    basis: Basis

    def load(self, position: object) -> AnyStruct:
        """The state of a position."""
        state = self.basis.load(position)
        if self.basis.completes:
            facts = place(self.basis.facts, type(self.basis.facts))
            self.library.functions["complete"](place(state, self.basis.state), facts)
        return state


def engine_of(game: AnyGame) -> Engine:
    """The engine of a game that is set up; an EngineFault says why there is none."""
    return _engine(library_of(game.name), basis_of(game))


@lru_cache(maxsize=64)
def _engine(library: Library, basis: Basis) -> Engine:
    return Engine(library, basis)
