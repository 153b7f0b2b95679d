"""The ends of snakes that are not walled in."""

from collections.abc import Callable, Iterable, Sequence

from serpentry.tabletop.actors import Seat
from serpentry.tabletop.board import Snake
from serpentry.tabletop.refusal import Cell


def loose_ends(
    snakes: Sequence[Snake], seat: Seat, beside: Callable[[Cell], Iterable[Cell]]
) -> tuple[Cell, ...]:
    """The ends of a seat's snakes that have a free hex beside them."""
    taken = {segment.cell for snake in snakes for segment in snake.path}
    return tuple(
        end.cell
        for snake in snakes
        if snake.owner == seat
        for end in snake.ends
        if any(cell not in taken for cell in beside(end.cell))
    )
