"""The positions of a game that computers play, and the puzzles found in them."""

from dataclasses import dataclass

from serpentry.arena.plan import Plan
from serpentry.arena.schedule import Fixture
from serpentry.arena.worker import play_fixture
from serpentry.puzzles.puzzle import Puzzle, ReachedPosition
from serpentry.tabletop.formats.record import read_record, replay
from serpentry.tabletop.game import Game, M, P


@dataclass(frozen=True)
class Mined:
    """The puzzles of one game."""

    number: int
    puzzles: tuple[Puzzle, ...]


def positions_of(game: Game[P, M], plan: Plan, fixture: Fixture) -> list[ReachedPosition[P, M]]:
    """Play a game of a plan; all its positions, the first one before any move."""
    positions = [ReachedPosition[P, M]((), game.rules.start())]
    for _, move, _ in replay(game, read_record(play_fixture(plan, fixture).record)):
        positions.append(positions[-1].after(game, move))
    return positions
