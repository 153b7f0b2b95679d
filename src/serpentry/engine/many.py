"""Doing much at a time with an engine: for measurements and research."""

from array import array

from serpentry.engine.driver import SEED, whole_numbers
from serpentry.engine.engine import Engine
from serpentry.engine.memory import place
from serpentry.kernels.batch.interface import BATCHES


class Many:
    """Many games from one position."""

    def __init__(self, engine: Engine, position: object) -> None:
        basis = engine.basis
        self.rng = array("q", [SEED])
        self._kept = engine.load(position), basis.state(basis.facts), basis.facts
        self._trail = whole_numbers(2 * basis.most_events + 4)
        self._play = engine.library.function(BATCHES["playouts"])

    def playouts(self, games: int, guided: int = 0) -> int:
        """Play a number of games to their ends; how many events they had."""
        start, room, facts = (place(one, type(one)) for one in self._kept)
        rng, trail = self.rng.buffer_info()[0], self._trail.buffer_info()[0]
        return int(self._play(start, facts, room, rng, trail, games, guided))
