"""The order of the players at a table, also where computers took the seats of people who left."""

from serpentry.table.state import State
from serpentry.tabletop.actors import Seat

Worth = tuple[int, ...]
"""What seats are compared by, the most first."""


def worth(state: State, seat: Seat) -> Worth:
    """What a seat came to at a table that is over.

    Those who stayed come first: winners, then by score. Below them are those who left, the last
    first, whatever a computer made of their seat; and below these who never came.
    """
    assert state.end is not None
    if seat in state.missed:
        return (0,)
    for order, one in enumerate(state.left):
        if one.seat == seat:
            return (1, order)
    if seat in state.end.winners:
        return (2, 1)
    outcome = state.outcome
    return (2, 0, int(seat != state.end.seat), outcome.scores[seat] if outcome else 0)
