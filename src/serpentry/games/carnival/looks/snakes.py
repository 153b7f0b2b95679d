"""The snakes of Cobra Carnival from the house tile on, for drawing."""

from serpentry.games.carnival.rules.position import Position, Table
from serpentry.games.carnival.rules.refusals.survey import Route, follow
from serpentry.tabletop.board import Segment, Snake, SnakeEnd


def snakes(position: Position) -> tuple[Snake, ...]:
    """The snake of every colour played, in the order of seats; none before the house tile."""
    table = position.table
    return tuple(
        _snake(table, follow(table.cells, snake.colour, snake.owner))
        for snake in table.snakes.values()
    )


def _snake(table: Table, route: Route) -> Snake:
    path = tuple(Segment(step.cell, step.entry, step.out) for step in route.steps)
    if route.head is not None:
        return Snake(route.owner, route.colour, (*path, Segment(route.head, route.entry)), ())
    blocked = table.is_closed(route.end, table.snakes[route.colour])
    end = SnakeEnd(route.end, route.entry, blocked)
    return Snake(route.owner, route.colour, path, (end,))
