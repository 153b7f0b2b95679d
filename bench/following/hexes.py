"""Tips for SNEKAGON and SNEKAGON 5G."""

from bench.following.choice import Choice


def open_count(choice: Choice, seat: int) -> int:
    """How many ends of a seat have room."""
    assert choice.game.loose_ends is not None
    return len(choice.game.loose_ends(choice.after, seat))


def _closed(choice: Choice, seat: int) -> int:
    """How many ends of a seat are walled in, or joined to a ring; a single hex has one end."""
    ends = sum(min(2, len(one.path)) for one in choice.snakes(choice.after, seat))
    return ends - open_count(choice, seat)


def open_ends(choice: Choice) -> float:
    """Keep your ends open: wall none of them in."""
    return -_closed(choice, choice.seat)


def hunt(choice: Choice) -> float:
    """Curl around the ends of the others: leave them as few open ones as you can."""
    return -open_count(choice, choice.other)


def no_ring(choice: Choice) -> float:
    """Close a ring only when there is nothing else to do."""
    return -sum(one.is_ring for one in choice.snakes(choice.after, choice.seat))


def _gained(choice: Choice) -> int:
    """How many snakes more one has."""
    was, now = (choice.snakes(one, choice.seat) for one in (choice.position, choice.after))
    return len(now) - len(was)


def join(choice: Choice) -> float:
    """Join two snakes when you can."""
    return float(_gained(choice) < 0)


def another(choice: Choice) -> float:
    """Start another snake whenever you can."""
    return float(_gained(choice) > 0 and bool(choice.snakes(choice.position, choice.seat)))


def drill(choice: Choice) -> float:
    """Drill whenever you can."""
    return float("@" in choice.written)


def one_snake(choice: Choice) -> float:
    """Grow one snake, and start no other as long as it grows."""
    return -another(choice)


def ones_last(choice: Choice) -> float:
    """Keep the 1-tile."""
    return float(len(choice.move.cells) > 1)


def large_first(choice: Choice) -> float:
    """Large tiles first."""
    return len(choice.move.cells)
