"""Many games of one set-up at a time, on the game's engine: arrays that are made once.

A step plays one action in every game and what chance draws after it; a game that ends begins again
in the same step. All arrays but the actions are read-only, stay the same objects, and show the
newest step: a caller that wants to keep one copies it.
"""

from collections.abc import Callable
from typing import Any, NoReturn

from serpentry.engine.engine import engine_of
from serpentry.engine.faults import WrongMemory
from serpentry.engine.memory import Pages, place
from serpentry.kernels.basis import Basis
from serpentry.kernels.batch.interface import BATCHES
from serpentry.kernels.batch.memory import BatchBounds, BatchMemory, Progress
from serpentry.kernels.charts import OCTETS, Chart
from serpentry.kernels.interface import UNFIT
from serpentry.research.payoffs import named
from serpentry.research.struct_types import kind_of
from serpentry.tabletop.errors import MissingExtra, SerpentryError, UnknownName
from serpentry.tabletop.game import AnyGame, NothingHidden
from serpentry.tabletop.helpers.given import called, demanded_position, shown, whole

try:
    import numpy as np
    from numpy.typing import ArrayLike, DTypeLike, NDArray
except ModuleNotFoundError as missing:
    raise MissingExtra("NumPy", "research") from missing

AnyArray = NDArray[Any]
Numbers = NDArray[np.int64]
Reals = NDArray[np.float64]
Flags = NDArray[np.bool_]

ENDED, REFUSED = int(Progress.ENDED), int(Progress.REFUSED)
"""Plain numbers, which arrays compare with more quickly."""
BRANCHED = ("states", "sets", "masks", "actors", "lengths", "progress", "chances")
"""What makes a game continue elsewhere as it would have continued."""


class BadBatch(SerpentryError, ValueError):
    """A batch was asked for something that it can't do."""


class Batch:
    """A number of games, stepped together."""

    observations: AnyArray
    """What the seat to act sees of each game: bytes as its chart says, or words of its state."""
    last_observations: AnyArray
    """What the last mover saw of each game's latest end."""
    masks: Flags
    """Which numbers are legal moves of the seat to act."""
    actors: Numbers
    """The seat to act."""
    movers: Numbers
    """The seat that acted last."""
    rewards: Reals
    """Each seat's reward for the step: nothing, until a game ends."""
    scores: Reals
    shares: Reals
    """Of each game's latest end: scores, and shares of the win."""
    lengths: Numbers
    """Moves of seats in each game so far; of one that has just ended, in all of it."""
    done: Flags
    """Which games ended in the step."""
    refused: Flags
    """Which games an action ended that was no legal move: -1 for its seat, 0 for others."""
    actions: Numbers
    """What is to be played in each game: write here, or hand the actions to `step`."""

    def __init__(
        self,
        game: AnyGame,
        games: int,
        seed: int = 0,
        returns: str = "win",
        sight: str | None = None,
    ) -> None:
        if (whole(games) or 0) < 1:
            raise BadBatch(f"A batch has at least one game, not {shown(games)}.")
        self._engine = engine = engine_of(game)
        self.game, self.games, self.basis = game, games, engine.basis
        sights = sights_of(game, engine.basis)
        if sight is not None and not (isinstance(sight, str) and sight in sights):
            raise UnknownName("sight", called(sight), sights)
        self.chart = engine.basis.chart() if engine.basis.chart and sight != "state" else None
        self._memory = _memory(engine.basis, self.chart, game, games, named(returns))
        self._show()
        opening = engine.load(game.rules.start())
        self._field("opening")[:] = np.frombuffer(opening.memory, np.int64)
        at = place(self._memory, BatchMemory), place(self._memory.facts, BatchBounds)
        self._at = *at, place(self.basis.facts, type(self.basis.facts))
        self._advance = engine.library.function(BATCHES["advance"])
        self._wander = engine.library.function(BATCHES["wander"])
        self.reset(seed)

    def _field(self, name: str, kind: DTypeLike = np.int64) -> AnyArray:
        """A field of the memory that compiled code works in."""
        spot = self._memory.layout[name]
        octets = memoryview(self._memory.block.words).cast("B")[spot.place :]
        found = np.frombuffer(octets, kind, spot.shape.size)
        return found.reshape(spot.shape.counts)

    def _show(self) -> None:
        """Make the arrays."""
        seen = np.dtype(np.int64 if self.chart is None else np.uint8)
        sights = "states" if self._memory.facts.sees_state else "sights"
        self.observations = _read_only(self._field(sights).view(seen))
        self.last_observations = _read_only(self._field("last_sights").view(seen))
        masks = self._field("masks").view(np.bool_)
        self.masks = _read_only(masks[:, : self.game.numbering.count])
        for name in ("actors", "movers", "lengths"):
            setattr(self, name, _read_only(self._field(name)))
        self.scores = _read_only(self._field("scores", np.float64))
        self.shares = _read_only(self._field("shares", np.float64))
        self.actions = self._field("actions")
        self._progress = self._field("progress")
        self._done, self._refused = np.zeros((2, self.games), np.bool_)
        self.rewards = _read_only(self._field("rewards", np.float64))
        self.done, self.refused = _read_only(self._done), _read_only(self._refused)

    @property
    def fields(self) -> AnyArray:
        """What is seen, with the names of a state's fields, where seats see states."""
        if self.chart is not None:
            raise UnknownName("sight", "chart", ["state"])
        return self.observations.view(kind_of(self.basis.state(self.basis.facts)))[:, 0]

    def reset(self, seed: int | None = None, which: ArrayLike | None = None) -> None:
        """Begin all games again, or those that are marked; a seed fixes all luck from now on."""
        if seed is not None:
            self._sow(seed)
        marked = np.ones(self.games, np.bool_) if which is None else self._marked(which)
        self._begin(marked)
        self._done[:] = self._refused[:] = False

    def _marked(self, which: ArrayLike) -> Flags:
        """A mark for each game; BadBatch."""
        given = array_of(which)
        if given.shape != (self.games,) or given.dtype != np.bool_:
            raise BadBatch(f"Which games begin anew is told by {self.games} truth values.")
        return given

    def _begin(self, marked: Flags) -> None:
        """Let marked games begin, and the others as they are."""
        before = self._progress.copy()
        self._progress[:] = np.where(marked, Progress.FRESH, Progress.RESTING)
        self._call(self._advance)
        np.copyto(self._progress, before, where=~marked)

    def step(self, actions: ArrayLike | None = None) -> int:
        """Play the actions, as far as they are legal; how many games ended."""
        if actions is not None and actions is not self.actions:
            self.actions[:] = self.checked(actions)
        ended = self._call(self._advance)
        np.equal(self._progress, REFUSED, out=self._refused)
        np.equal(self._progress, ENDED, out=self._done)
        self._done |= self._refused
        return ended

    def checked(self, actions: ArrayLike) -> AnyArray:
        """Actions of the right shape and kind: what fits by accident plays another game."""
        given = array_of(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise BadBatch(
                f"A batch of {self.games} games takes {self.games} whole numbers, one for each; "
                f"it got an array of shape {given.shape} and type {given.dtype}."
            )
        return given

    def __reduce__(self) -> NoReturn:
        """A batch lives in the memory of its engine, which can't be pickled or copied."""
        raise BadBatch(
            "A batch can't be pickled or copied: make another with Batch(game, games, seed), "
            "and take games over with `branch`."
        )

    def load(self, table: int, position: object) -> None:
        """Continue a game from a position, after what chance may have to draw there."""
        at, position = whole(table), demanded_position(self.game, position)
        if at is None or not 0 <= at < self.games:
            raise BadBatch(f"Games are numbered 0 to {self.games - 1}; {shown(table)} is none.")
        opening = self._field("opening")
        first = opening.copy()
        opening[:] = np.frombuffer(self._engine.load(position).memory, np.int64)
        self._begin(np.arange(self.games) == at)
        opening[:] = first

    def branch(self, source: "Batch", tables: ArrayLike) -> None:
        """Become copies of these games of a batch of the same set-up; games beyond them rest.

        For looking ahead: as often as a table is named, as many actions can be tried there.
        """
        which = self._found(source, tables)
        for name in BRANCHED:
            self._field(name)[: len(which)] = source._field(name)[which]
        self._progress[len(which) :] = Progress.RESTING

    def _found(self, source: "Batch", tables: ArrayLike) -> Numbers:
        """The numbers of games of another batch for which there is room here; BadBatch."""
        if not isinstance(source, Batch) or _set_up(source.game) != _set_up(self.game):
            raise BadBatch("Games are taken over from another batch of the same set-up.")
        which = array_of(tables)
        fits = which.size == 0 or (which.ndim == 1 and which.dtype.kind in "iu")
        if (
            not fits
            or which.size > self.games
            or (which < 0).any()
            or (which >= source.games).any()
        ):
            raise BadBatch(
                f"At most {self.games} games can be taken over, numbered 0 to {source.games - 1}."
            )
        return which.astype(np.int64)

    def random_actions(self) -> Numbers:
        """The actions, after a random legal move was written for every game."""
        self._call(self._wander)
        return self.actions

    def _sow(self, seed: int) -> None:
        lucks = self.lucks(seed)
        self._field("luck")[0], self._field("chances")[:] = lucks[0], lucks[1:]

    def lucks(self, seed: int) -> Numbers:
        """The generator of random actions after seeding, then each game's own for its chance.

        A game's luck is the same however many games there are.
        """
        number = whole(seed)
        if number is None or number < 0:
            raise BadBatch(f"A seed is a whole number from 0 on, not {shown(seed)}.")
        lucks = np.random.SeedSequence(number).generate_state(self.games + 1, np.uint64)
        return ((lucks >> np.uint64(1)) | np.uint64(1)).astype(np.int64)

    def _call(self, program: Callable[..., int]) -> int:
        found = int(program(*self._at))
        if found == UNFIT:
            raise WrongMemory("a batch", self._memory.size, 8 * len(self._memory.block.words))
        return found


def _set_up(game: AnyGame) -> tuple[object, ...]:
    return game.name, game.seats, game.options


def array_of(given: object) -> AnyArray:
    """As an array; what NumPy can't make one of is an array of one object."""
    try:
        return np.asarray(given)
    except Exception:  # what isn't ours may raise anything
        return np.empty((), object)


def _read_only(array: AnyArray) -> AnyArray:
    """The same numbers, for looking only."""
    seen = array.view()
    seen.flags.writeable = False
    return seen


def sights_of(game: AnyGame, basis: Basis) -> list[str]:
    """How a game can be seen, the usual way first: states only where nothing is hidden in them."""
    by_chart = ["chart"] if basis.chart else []
    if by_chart and not isinstance(game.secrets, NothingHidden):
        return by_chart
    return [*by_chart, "state"]


def _memory(
    basis: Basis, chart: Chart | None, game: AnyGame, games: int, returns: str
) -> BatchMemory:
    """Room for a number of games."""
    state_words = basis.state(basis.facts).words
    sight_words = chart.plane_words + chart.whole_words if chart else state_words
    sees_state = chart is None and isinstance(game.secrets, NothingHidden)
    bounds = BatchBounds(
        games=games,
        seats=game.seats,
        numbers=game.numbering.count,
        state_words=state_words,
        sight_words=sight_words,
        written_words=0 if sees_state else sight_words,
        set_words=-(-game.numbering.count // (8 * OCTETS)),
        most_moves=basis.most_moves,
        has_sets=basis.chart is not None,
        sees_state=sees_state,
        by_score=returns == "score",
    )
    size = bounds.measure(BatchMemory.plan.size)
    memory = BatchMemory(bounds, Pages(size, is_all_used=True))
    memory.size = size
    return memory
