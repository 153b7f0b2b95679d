"""The snakes of Sssnake from head to tail, to be drawn; a cell is a seat and a square."""

from collections.abc import Iterator

from serpentry.games.sssnake.looks.course import followed
from serpentry.games.sssnake.rules.seats import SEAT_NAMES
from serpentry.games.sssnake.rules.snake import Snake as LaidSnake
from serpentry.games.sssnake.rules.snake import across
from serpentry.games.sssnake.rules.start_cards import StartCard
from serpentry.geometry.squares import Side
from serpentry.tabletop.board import Segment, Snake, SnakeEnd


def snake(laid: LaidSnake, start: StartCard) -> Snake:
    """The whole way of a snake through its start card; a closed one comes back to it as a ring."""
    seat = laid.owner
    head = [(cell, out, in_) for cell, (in_, out) in followed(laid, across(*start.head))]
    tail = [] if laid.is_closed else list(followed(laid, across(*start.tail)))
    path = (
        *(Segment((seat, *cell), int(one), int(two)) for cell, one, two in reversed(head)),
        *through_start(start, seat),
        *(Segment((seat, *cell), int(one), int(two)) for cell, (one, two) in tail),
    )
    ends = tuple(SnakeEnd((seat, *end.cell), int(end.side)) for end in laid.ends or ())
    return Snake(seat, SEAT_NAMES[seat], path, ends, laid.is_closed)


def through_start(start: StartCard, seat: int) -> Iterator[Segment]:
    """The way across the start card: to the column of the tail, then down to its row."""
    (cell, enters), (last, out) = start.head, start.tail
    while cell != last:
        leaves = Side.E if cell.x < last.x else Side.S
        yield Segment((seat, *cell), int(enters), int(leaves))
        cell, enters = cell.beyond(leaves), leaves.opposite()
    yield Segment((seat, *cell), int(enters), int(out))
