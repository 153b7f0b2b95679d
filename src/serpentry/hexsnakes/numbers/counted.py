"""Which hexes a score is counted from."""

from collections.abc import Iterable, Sequence

from serpentry.tabletop.board import Snake
from serpentry.tabletop.judge import Counted
from serpentry.tabletop.refusal import Cell

KEYS = ("score-longest", "score-second-longest")


def counted(snakes: Iterable[Snake], seats: int) -> tuple[Counted, ...]:
    """The hexes of each seat's longest and second longest snake."""
    paths = [(one.owner, tuple(segment.cell for segment in one.path)) for one in snakes]
    return tuple(_longest([path for owner, path in paths if owner == at]) for at in range(seats))


def _longest(paths: Sequence[tuple[Cell, ...]]) -> Counted:
    return dict(zip(KEYS, sorted(paths, key=len, reverse=True), strict=False))
