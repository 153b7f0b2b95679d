"""A snake worked out from nothing but the cards on the table, slowly: to hold the rules against.

A table maps cells to the pairs of sides that are linked there; a start card links nothing.
"""

from collections import deque
from collections.abc import Iterator

from serpentry.games.sssnake.rules.cards import LOOKS
from serpentry.games.sssnake.rules.snake import Snake
from serpentry.games.sssnake.rules.start_cards import StartCard

Cell = tuple[int, int]
Table = dict[Cell, list[tuple[int, int]]]
Door = tuple[Cell, int]
"""A cell and the side through which it is entered, or left."""

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
ALL_CARDS = [
    [(int(a), int(b)) for a, b in look.strands] for looks in LOOKS.values() for look in looks
]


def table_of(snake: Snake) -> Table:
    return {
        (cell.x, cell.y): [(int(a), int(b)) for a, b in card.strands]
        for cell, card in snake.cards.items()
    }


def leave(cell: Cell, side: int) -> Door:
    (x, y), (dx, dy) = cell, STEPS[side]
    return ((x + dx, y + dy), (side + 2) % 4)


def way_out(table: Table, door: Door) -> int | None:
    """Where a snake leaves that enters a covered cell; None at a blank side."""
    cell, side = door
    for one, two in table[cell]:
        if side in (one, two):
            return two if side == one else one
    return None


def follow(table: Table, start: StartCard, head: bool) -> Door:
    """Where an end points, followed from the start card through all strands."""
    cell, side = start.head if head else start.tail
    door = leave((cell.x, cell.y), int(side))
    while door[0] in table and (out := way_out(table, door)) is not None:
        door = leave(door[0], out)
    return door


def is_closed(table: Table, start: StartCard) -> bool:
    """Whether what leaves the start card at the head comes back to it at the tail."""
    cell, side = start.tail
    return follow(table, start, head=True) == ((cell.x, cell.y), int(side))


def missing(table: Table, start: StartCard) -> int | None:
    """The cheapest way from head to tail over doors, an empty cell costing 1, a strand nothing."""
    if is_closed(table, start):
        return 0
    head, (goal, goal_side) = follow(table, start, True), follow(table, start, False)
    if head[0] in table or goal in table:
        return None
    xs, ys = [x for x, _ in table], [y for _, y in table]
    box = (min(xs) - 2, min(ys) - 2, max(xs) + 2, max(ys) + 2)
    costs, waiting = {head: 0}, deque([head])
    while waiting:
        door = waiting.popleft()
        if door[0] == goal and door[1] != goal_side:
            return costs[door] + 1
        for step, cost in _steps(table, door):
            inside = box[0] <= step[0][0] <= box[2] and box[1] <= step[0][1] <= box[3]
            if inside and costs[door] + cost < costs.get(step, 10**6):
                costs[step] = costs[door] + cost
                (waiting.append if cost else waiting.appendleft)(step)
    return None


def _steps(table: Table, door: Door) -> Iterator[tuple[Door, int]]:
    cell, side = door
    if cell not in table:
        yield from ((leave(cell, out), 1) for out in range(4) if out != side)
    elif (out := way_out(table, door)) is not None:
        yield leave(cell, out), 0


def fewest_by_placing(table: Table, start: StartCard, most: int) -> int | None:
    """The fewest cards that really close the snake, found by laying every card at every end."""
    if is_closed(table, start):
        return 0
    if most == 0:
        return None
    best: int | None = None
    for cell, side in {follow(table, start, True), follow(table, start, False)}:
        if cell in table:
            return None
        for strands in ALL_CARDS:
            if any(side in strand for strand in strands):
                limit = most - 1 if best is None else best - 2
                if limit < 0:
                    return best
                rest = fewest_by_placing({**table, cell: strands}, start, limit)
                best = best if rest is None else rest + 1
    return best
