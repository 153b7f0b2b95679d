"""Snakes that are closed, complete or stuck after a move, and the seats skipped because of it."""

from collections.abc import Iterator

from serpentry.games.schlangennest.rules.cards import COLOUR_NAMES, Colour
from serpentry.games.schlangennest.rules.nest import Chain
from serpentry.games.schlangennest.rules.options import Agreement
from serpentry.games.schlangennest.rules.position import Position, Table
from serpentry.languages import Sentence, word
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.telling import addressed

CLOSED_KEYS = "passed-schlangennest-closed-you", "passed-schlangennest-closed-other"
COMPLETE_KEYS = "passed-schlangennest-complete-you", "passed-schlangennest-complete-other"
STUCK_KEYS = "passed-schlangennest-stuck-you", "passed-schlangennest-stuck-other"
RING_STAYS = "passed-schlangennest-ring-you", "passed-schlangennest-ring-other"
DONE_KEYS = "passed-schlangennest-done-you", "passed-schlangennest-done-other"


def passed_over(
    agreement: Agreement, before: Position, after: Position, listener: Seat | None
) -> Iterator[Sentence]:
    """What has become of snakes, colour by colour; then who has nothing left to do."""
    for colour in range(agreement.colours):
        keys = _became(before.table, after.table, colour)
        if keys:
            seat, name = agreement.seat_of(colour), word(COLOUR_NAMES[colour])
            yield addressed(seat, listener, *keys, colour=name)
    if after.actor is None:
        return
    for seat in range(agreement.seats):
        own = agreement.colours_of(seat)
        if _is_done(after.table, own) and not _is_done(before.table, own):
            yield addressed(seat, listener, *DONE_KEYS)


def _became(before: Table, after: Table, colour: Colour) -> tuple[str, str] | None:
    """What is reported about a snake that is no longer as it was."""
    was, now = before.nest.snakes[colour], after.nest.snakes[colour]
    if colour in after.out - before.out:
        return RING_STAYS if now and now.is_closed else STUCK_KEYS
    if now and now.is_complete and not (was and was.is_complete):
        return COMPLETE_KEYS
    return CLOSED_KEYS if _is_ring(now) and not _is_ring(was) else None


def _is_ring(snake: Chain | None) -> bool:
    return snake is not None and snake.is_closed


def _is_done(table: Table, colours: tuple[Colour, ...]) -> bool:
    snakes = table.nest.snakes
    return all(
        colour in table.out or ((snake := snakes[colour]) is not None and snake.is_complete)
        for colour in colours
    )
