"""How hard a puzzle is: by how often computers of several levels find the move.

Bands part a pack into five of about the same size, so that each game has easy and hard ones.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import NamedTuple

from serpentry.players import find_player
from serpentry.puzzles.eye import mover
from serpentry.puzzles.puzzle import Puzzle
from serpentry.puzzles.replaying import solutions_of, turns_of
from serpentry.tabletop.game import Game, M, P

SOLVERS = ("level1", "level2", "level3", "level4", "level6")
"""The levels that try a puzzle, each as often."""
QUICK_SOLVER = "level2"
"""What this one finds is of no interest unless what looks best fails."""
TRIES = 4
HARDEST_BAND = 5


class Ease(NamedTuple):
    """How easy a puzzle is; of two that are found as often, the one that is easier to guess is."""

    found: float
    """Which part of all tries found a solution."""
    guessed: float
    """Which part of the moves solves it."""


def ease_of(game: Game[P, M], view: P, good: Sequence[M]) -> Ease:
    """How easy it is to find one of these moves."""
    finds = sum(finds_of(game, level, view, good) for level in SOLVERS)
    return Ease(finds / (TRIES * len(SOLVERS)), len(good) / len(game.rules.moves(view)))


def ease_now(game: Game[P, M], puzzle: Puzzle) -> Ease:
    """How easy a puzzle is for the levels as they are now; BadText if a move of it is illegal."""
    start, _ = turns_of(game, puzzle)
    view = game.secrets.view(start.position, mover(game, start.position))
    return ease_of(game, view, solutions_of(game, puzzle))


def band_alone(ease: Ease) -> int:
    """From 1 to 5, for a puzzle that is not held against others yet."""
    return min(HARDEST_BAND, 1 + int(HARDEST_BAND * (1 - ease.found)))


def bands_among(eases: Sequence[Ease]) -> list[int]:
    """From 1 to 5, a fifth of them each as nearly as puzzles that are as easy stay together."""
    counts = Counter(eases)
    order = sorted(counts, reverse=True)
    ends = accumulate(counts[ease] for ease in order)
    middles = {ease: end - counts[ease] / 2 for ease, end in zip(order, ends, strict=True)}
    return [1 + int(HARDEST_BAND * middles[ease] / len(eases)) for ease in eases]


def bands_again(game: Game[P, M], puzzles: Sequence[Puzzle]) -> list[int]:
    """Fifths of what is left of a pack: by the bands that they had, then by how hard to guess."""
    eases = []
    for one in puzzles:
        start, _ = turns_of(game, one)
        view = game.secrets.view(start.position, mover(game, start.position))
        guessed = len(solutions_of(game, one)) / len(game.rules.moves(view))
        eases.append(Ease(1 - one.band / HARDEST_BAND, guessed))
    return bands_among(eases)


def finds_of(game: Game[P, M], level: str, view: P, good: Sequence[M]) -> int:
    """In how many of a few tries a level makes a good move."""
    made = (_choice(game, level, view, Random(luck)) for luck in range(TRIES))
    return sum(move in good for move in made)


def finds(game: Game[P, M], level: str, view: P, good: Sequence[M]) -> bool:
    """Whether a level makes a good move in most of a few tries."""
    return 2 * finds_of(game, level, view, good) > TRIES


def _choice(game: Game[P, M], level: str, view: P, rng: Random) -> M:
    """A level's move, which knows nothing of earlier tries."""
    made: M = find_player(level).choose(game, view, mover(game, view), rng)
    return made
