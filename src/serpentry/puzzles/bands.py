"""How hard a puzzle is: by which level first finds the move."""

from collections.abc import Sequence
from random import Random

from serpentry.players import find_player
from serpentry.puzzles.eye import mover
from serpentry.puzzles.puzzle import Puzzle
from serpentry.puzzles.replaying import solutions_of, turns_of
from serpentry.tabletop.game import Game, M, P

BAND_LEVELS = ("level2", "level3", "level4", "level6")
"""Which level finds a puzzle of band 1, 2, 3 and 4; none of them finds one of band 5."""
HARDEST_BAND = len(BAND_LEVELS) + 1
TRIES, NEEDED_FINDS = 3, 2


def band_of(game: Game[P, M], view: P, good: Sequence[M]) -> int:
    """From 1 to 5, by who finds a good move."""
    for band, level in enumerate(BAND_LEVELS, start=1):
        if finds(game, level, view, good):
            return band
    return HARDEST_BAND


def band_now(game: Game[P, M], puzzle: Puzzle) -> int:
    """The band of a puzzle by the levels as they are now; BadText if a move of it is illegal."""
    start, _ = turns_of(game, puzzle)
    view = game.secrets.view(start.position, mover(game, start.position))
    return band_of(game, view, solutions_of(game, puzzle))


def finds(game: Game[P, M], level: str, view: P, good: Sequence[M]) -> bool:
    """Whether a level makes a good move in most of a few tries."""
    made = (_choice(game, level, view, Random(luck)) for luck in range(TRIES))
    return sum(move in good for move in made) >= NEEDED_FINDS


def _choice(game: Game[P, M], level: str, view: P, rng: Random) -> M:
    """A level's move, which knows nothing of earlier tries."""
    made: M = find_player(level).choose(game, view, mover(game, view), rng)
    return made
