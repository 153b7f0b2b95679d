"""Trees that were left after a move, for the next one: its position is often found in them."""

from threading import Lock

from serpentry.engine.engine import Engine
from serpentry.engine.machines import HAS_THREADS
from serpentry.search.tree import Tree
from serpentry.search.tree_memory import Tuning

MOST_TREES = 4 if HAS_THREADS else 1


class KeptTrees:
    """A few trees that nobody is using; a search takes some and gives them back."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._trees: list[tuple[int, Tree]] = []

    def __reduce__(self) -> tuple[object, ...]:
        """A copy has none: they lie in this process's memory, and only save time."""
        return KeptTrees, ()

    def take(self, engine: Engine, tuning: Tuning, number: int) -> Tree | None:
        """A tree left by the thread of that number for the same engine and tuning."""
        with self._lock:
            for at, (by, tree) in enumerate(self._trees):
                same = by == number and tree.engine is engine
                if same and tree.tuning == tuning:
                    return self._trees.pop(at)[1]
        return None

    def keep(self, trees: list[Tree]) -> None:
        """Keep the trees of a search; the oldest ones make room."""
        with self._lock:
            self._trees = [*enumerate(trees), *self._trees][:MOST_TREES]
