"""Near-twins: puzzles whose games differ by a few moves, so that who solved one knows the other."""

from collections.abc import Container, Sequence

from serpentry.puzzles.puzzle import Puzzle

TWINS = 4
"""Positions that differ by this number of moves or fewer are nearly the same."""


def twins_among(puzzles: Sequence[Puzzle]) -> list[list[int]]:
    """The numbers of each puzzle's near-twins."""
    ways = [frozenset(one.moves) for one in puzzles]
    return [
        [at for at, other in enumerate(ways) if at != own and len(way ^ other) <= TWINS]
        for own, way in enumerate(ways)
    ]


def thinned(puzzles: Sequence[Puzzle], wanted: Container[str] = ()) -> tuple[Puzzle, ...]:
    """Without near-twins: of several the one stays that has the longest line and most themes. Those
    whose keys are wanted stay before all others."""
    twins, kept = twins_among(puzzles), set[int]()
    ranks = [(one.key in wanted, *_worth(one)) for one in puzzles]
    for at in sorted(range(len(puzzles)), key=lambda at: ranks[at], reverse=True):
        if kept.isdisjoint(twins[at]):
            kept.add(at)
    return tuple(one for at, one in enumerate(puzzles) if at in kept)


def _worth(puzzle: Puzzle) -> tuple[int, int]:
    """What is larger is worth more: how much there is to find, and what it is about."""
    return (1 if puzzle.is_measured else len(puzzle.line), len(puzzle.themes))
