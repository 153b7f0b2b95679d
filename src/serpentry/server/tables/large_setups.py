"""Large boards in memory: those of tables that nobody looks at give way to others."""

from collections import Counter

from serpentry.catalogue import KEPT
from serpentry.hosting.room import Room
from serpentry.table.refusals import Refused

LARGE_SETUP = 400_000
"""Bytes of a set-up from which on it is counted; smaller ones are bounded by their number."""
MOST_BYTES = 256_000_000
"""Of all large set-ups that tables in memory have. Tables with equal ones share them."""


def in_the_way(rooms: dict[str, Room], room: Room, most: int = MOST_BYTES) -> list[Room]:
    """The tables to be dropped before another is kept, those asked for longest ago first.

    Refused where all that is left is in use.
    """
    size, game = KEPT.size_of(room.state.game), room.state.game
    if size < LARGE_SETUP:
        return []
    # From the newest on: a set-up that many play is soon found among thousands.
    if any(one.state.game is game for one in reversed(rooms.values())):
        return []
    tables = Counter(id(one.state.game) for one in rooms.values())
    too_much = size - most
    sizes = {id(one.state.game): KEPT.size_of(one.state.game) for one in rooms.values()}
    too_much += sum(one for one in sizes.values() if one >= LARGE_SETUP)
    dropped: list[Room] = []
    for one in rooms.values():
        if too_much <= 0:
            break
        of = id(one.state.game)
        if sizes[of] >= LARGE_SETUP and one.is_idle:
            dropped.append(one)
            tables[of] -= 1
            too_much -= 0 if tables[of] else sizes[of]
    if too_much > 0:
        raise Refused("no-room-for-large")
    return dropped
