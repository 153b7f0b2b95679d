"""How an agent sees its game: as its engine tells it, or as the tensor that the rules make."""

from typing import Any, Protocol

from serpentry.catalogue.kernels import basis_of, has_kernel
from serpentry.engine.engine import engine_of
from serpentry.research import spaces
from serpentry.research.batch import sights_of
from serpentry.research.courses import CompiledCourse
from serpentry.research.moment import Moment
from serpentry.research.spaces import Array
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import MissingExtra, UnknownName
from serpentry.tabletop.game import AnyGame, NothingHidden
from serpentry.tabletop.helpers.given import called

try:
    import numpy as np
    from gymnasium.spaces import Box
except ModuleNotFoundError as missing:
    raise MissingExtra("Gymnasium", "research") from missing

TENSOR = "tensor"


class Observer(Protocol):
    """What a seat sees, and the space that comes from."""

    space: "Box"

    def of(self, moment: Moment, seat: Seat) -> Array:
        """What the seat sees in a moment."""


class TensorObserver:
    """The tensor that the game's layout describes."""

    def __init__(self, game: AnyGame) -> None:
        self.space = spaces.observation_space(game)

    def of(self, moment: Moment, seat: Seat) -> Array:
        """By the rules."""
        return spaces.observation(moment, seat)


class EngineObserver:
    """What a batch shows, of a single game: the bytes of a chart, or the words of a state."""

    def __init__(self, game: AnyGame, name: str) -> None:
        basis = engine_of(game).basis
        chart = basis.chart() if basis.chart and name == "chart" else None
        self.sees_state = chart is None and isinstance(game.secrets, NothingHidden)
        self.words = basis.state(basis.facts).words
        if chart:
            self.words = chart.plane_words + chart.whole_words
        self.kind = np.dtype(np.uint8 if chart else np.int64)
        self.space = engine_space(np.zeros(self.words, np.int64).view(self.kind))

    def of(self, moment: Moment, seat: Seat) -> Array:
        """By the engine; a copy, as the course continues from its memory."""
        course = moment.course
        assert isinstance(course, CompiledCourse)
        if self.sees_state:
            return np.frombuffer(course.memory, np.int64).copy()
        seen = np.zeros(self.words, np.int64)
        course.observe(seat, seen.ctypes.data)
        return seen.view(self.kind)


def engine_space(seen: Array) -> "Box":
    """All that can be seen in arrays such as this."""
    kind: Any = seen.dtype.type
    limits = np.iinfo(kind)
    return Box(limits.min, limits.max, seen.shape, kind)


def observer_of(game: AnyGame, name: str | None = None) -> Observer:
    """The sight of that name: `chart` or `state` as a batch has them, or `tensor`.

    Without a name it is that of a batch, or the tensor of a game that has no kernel.
    """
    known = [*sights_of(game, basis_of(game)), TENSOR] if has_kernel(game) else [TENSOR]
    if name is not None and not (isinstance(name, str) and name in known):
        raise UnknownName("sight", called(name), known)
    chosen = name or known[0]
    return TensorObserver(game) if chosen == TENSOR else EngineObserver(game, chosen)
