"""Which cards a score in Sssnake is counted from, and where the missing ones could be placed."""

from collections.abc import Iterator

from serpentry.games.sssnake.rules.position import Position
from serpentry.games.sssnake.rules.snake import Snake
from serpentry.games.sssnake.rules.start_cards import StartCard
from serpentry.geometry.squares import Side, Square
from serpentry.tabletop.judge import Counted


def counted(start: StartCard, position: Position) -> tuple[Counted, ...]:
    """The cards of each snake, and one shortest way by which it could be closed."""
    return tuple(
        {
            "score-cards": tuple((seat, *cell) for cell in snake.cards if cell not in start.cells),
            "score-missing-cards": tuple((seat, *cell) for cell in _gap(snake)),
        }
        for seat, snake in enumerate(position.snakes)
    )


def _gap(snake: Snake) -> tuple[Square, ...]:
    """The free cells of a shortest way from head to tail."""
    if snake.ends is None:
        return ()
    head, tail = snake.ends
    before: dict[Square, Square | None] = {head.cell: None}
    reached = [head.cell]
    for cell in reached:
        if cell == tail.cell:
            return tuple(_way(before, cell))
        for further in _beside(snake, cell):
            if further not in before and _is_free(snake, further):
                before[further] = cell
                reached.append(further)
    return ()


def _way(before: dict[Square, Square | None], last: Square) -> Iterator[Square]:
    cell: Square | None = last
    while cell is not None:
        yield cell
        cell = before[cell]


def _beside(snake: Snake, cell: Square) -> Iterator[Square]:
    """The cells around, and those that idle strands lead to."""
    yield from (cell.beyond(side) for side in Side)
    for (mouth, _), other in snake.ways.other_mouth.items():
        if mouth == cell:
            yield other.cell


def _is_free(snake: Snake, cell: Square) -> bool:
    window = snake.window
    is_shown = 0 <= cell.x - window.left < window.width and 0 <= cell.y - window.top < window.height
    return is_shown and bool(snake.free & window.bit(cell))
