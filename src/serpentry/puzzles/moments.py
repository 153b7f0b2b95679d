"""The moments of a game that computers play: where puzzles are looked for."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from serpentry.arena.plan import Plan
from serpentry.arena.schedule import Fixture
from serpentry.arena.worker import play_fixture
from serpentry.puzzles.puzzle import Puzzle
from serpentry.tabletop.actors import Actor
from serpentry.tabletop.formats.record import read_record, replay
from serpentry.tabletop.game import AnyGame


@dataclass(frozen=True)
class Mined:
    """The puzzles of one game."""

    number: int
    puzzles: tuple[Puzzle, ...]


class Moment(NamedTuple):
    """A position, and how it came about."""

    past: tuple[tuple[Actor, Any], ...]
    position: Any

    def after(self, game: AnyGame, move: Any) -> "Moment":
        """The moment after a move of whoever is to act."""
        actor = game.rules.to_act(self.position)
        assert actor is not None
        return Moment((*self.past, (actor, move)), game.rules.play(self.position, move))


def moments_of(game: AnyGame, plan: Plan, fixture: Fixture) -> list[Moment]:
    """Play a game of a plan; all its positions, the first one before any move."""
    moments = [Moment((), game.rules.start())]
    for _, move, _ in replay(game, read_record(play_fixture(plan, fixture).record)):
        moments.append(moments[-1].after(game, move))
    return moments
