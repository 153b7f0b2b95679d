"""Whether a snake can still be closed, and how many cards that takes."""

from serpentry.games.sssnake.rules.snake import Snake

UNKNOWN_COUNT = -1


def missing_cards(snake: Snake) -> int | None:
    """The fewest cards that would close the snake if all came as wished; None if none ever will.

    It is the shortest way from head to tail: a free cell costs one card, an idle strand nothing.
    0 is a closed snake.
    """
    known: int | None = snake.remembered.get("missing", UNKNOWN_COUNT)
    if known == UNKNOWN_COUNT:
        known = snake.remembered["missing"] = _shortest_way(snake)
    return known


def still_missing(snake: Snake) -> str:
    """This number of cards is missing, without words: a colour beside it tells the seat."""
    match missing_cards(snake):
        case None:
            return "✗"
        case 0:
            return "✓"
        case count:
            return f"−{count}"


def _shortest_way(snake: Snake) -> int | None:
    """Flood the free cells from the head, one card further a step, until the tail is reached."""
    if snake.ends is None:
        return 0
    head, tail = snake.ends
    free, stride = snake.free, snake.window.stride
    flood, goal = snake.window.bit(head.cell), snake.window.bit(tail.cell)
    if not (flood & free and goal & free):
        return None
    doors = idle_doors(snake)
    cards = 1
    while flood:
        if flood & goal:
            return cards
        cards += 1
        free &= ~flood
        further = flood << 1 | flood >> 1 | flood << stride | flood >> stride
        for one, two in doors:
            if flood & one:
                further |= two
        flood = further & free
    return None


def idle_doors(snake: Snake) -> list[tuple[int, int]]:
    """From which free cell to which one comes through idle strands, as bits."""
    bit, doors = snake.window.bit, snake.ways.other_mouth
    return [(bit(cell), bit(other.cell)) for (cell, _), other in doors.items()]
