"""What is asked of a worker, and what it replies."""

import pickle
from collections.abc import Callable

from serpentry.catalogue import set_up
from serpentry.hosting.carried import CarriedState
from serpentry.hosting.encoder import EncodedText
from serpentry.hosting.thinking import Wish
from serpentry.review.evaluation import PositionEvaluation
from serpentry.server.edge.encoder import encode_quickly
from serpentry.table.refusals import Refused
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.game import AnyGame, Game, Json, M, P
from serpentry.tabletop.helpers.frozen import Frozen


class GameKey(Frozen):
    """Names a set-up, so that a worker can make its own."""

    name: str
    version: str
    seats: int
    options: tuple[tuple[str, Json], ...]

    def set_up(self) -> AnyGame:
        """The game."""
        return set_up(self.name, self.seats, dict(self.options), self.version)


def key_of(game: Game[P, M]) -> GameKey:
    """The key of a game."""
    return GameKey(game.name, game.version, game.seats, tuple(game.options_json.items()))


class Choose(Frozen):
    """Choose a move for a seat, from what that seat may see."""

    game: GameKey
    view: object
    seat: Seat
    player: str
    seed: int
    seconds: float = 5.0
    """It may think so long at most."""
    varied: bool = False
    """Whether another move may be made that looks as good."""


class Evaluate(Frozen):
    """Find out more about a position, from what a seat sees, and tell it on the way."""

    game: GameKey
    view: object
    seat: Seat
    wish: Wish


class Prepare(Frozen):
    """Have all that the judge of a game needs."""

    game: GameKey


class Reckon(Frozen):
    """Work something out that has nothing to do with thinking."""

    packed: bytes
    """The work, and what it is given: pickled once, wherever there is time for it."""

    @classmethod
    def of(cls, work: Callable[..., object], given: tuple[object, ...]) -> "Reckon":
        """The job to do some work."""
        return cls(pickle.dumps((work, given)))


def reckoned(job: Reckon) -> str | CarriedState | Exception:
    """The answer as text, or a table; a mistake of the asker as it is to be raised."""
    try:
        work, given = pickle.loads(job.packed)
        found = work(*given)
    except SerpentryError as error:
        # Without the traceback, which holds all that was worked on: freeing it takes a while.
        return error.with_traceback(None)
    except (OverflowError, RecursionError):
        return Refused("mistake-too-much")
    return found if isinstance(found, str | CarriedState) else EncodedText(encode_quickly(found))


class Stop(Frozen):
    """Stop what you are doing."""


Task = Choose | Evaluate | Prepare | Reckon
Job = Task | Stop


class ThinkingProgress(Frozen):
    """How much of a player's thinking is done, 0 to 1."""

    part: float


class Known(Frozen):
    """What is known of a position now."""

    evaluation: PositionEvaluation


class Finished(Frozen):
    """It is done: what was found, if something was asked for."""

    found: object = None


class Failed(Frozen):
    """Why there is no result."""

    why: str


Reply = ThinkingProgress | Known | Finished | Failed


def is_last(reply: Reply) -> bool:
    """Whether nothing more comes."""
    return isinstance(reply, Finished | Failed)
