"""Which seats are skipped in Cobra Carnival, and why play turns to the final round."""

from collections.abc import Iterator

from serpentry.games.carnival.rules.flow import Flow
from serpentry.games.carnival.rules.moves import Draw, Move, Place
from serpentry.games.carnival.rules.position import Position
from serpentry.languages import Sentence, sentence
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.telling import addressed

IN_PLAY = ("lay", "draw")
SKIPPED_AND_DRAWS = "passed-carnival-draws-you", "passed-carnival-draws-other"
SKIPPED_KEYS = {
    "lay": ("passed-carnival-skipped-you", "passed-carnival-skipped-other"),
    "heads": ("passed-carnival-no-head-you", "passed-carnival-no-head-other"),
    "hats": ("passed-carnival-no-hat-you", "passed-carnival-no-hat-other"),
}


def passed_over(
    flow: Flow, before: Position, move: Move, after: Position, listener: Seat | None
) -> Iterator[Sentence]:
    """All that happens between a move and the next one's turn; a view tells as much."""
    was, now = before.stage, after.stage
    is_same_turn = isinstance(move, Place) and now.phase == "draw" and now.seat == was.seat
    if now.phase == "deal" or is_same_turn:
        return
    if now.phase in IN_PLAY:
        first = 0 if was.phase == "deal" else flow.next_seat(was.seat)
        yield from _skipped(flow, first, now.seat, "lay", listener)
        if now.phase == "draw":
            yield addressed(now.seat, listener, *SKIPPED_AND_DRAWS)
        return
    if was.phase in IN_PLAY:
        yield _why_final(flow, before, move, after)
    elif now.phase == was.phase:
        yield from _skipped(flow, flow.next_seat(was.seat), now.seat, now.phase, listener)
    if now.phase == "hats" and was.phase != "hats":
        yield sentence("passed-carnival-hats")


def _skipped(
    flow: Flow, first: Seat, until: Seat, phase: str, listener: Seat | None
) -> Iterator[Sentence]:
    while first != until:
        yield addressed(first, listener, *SKIPPED_KEYS[phase])
        first = flow.next_seat(first)


def _why_final(flow: Flow, before: Position, move: Move, after: Position) -> Sentence:
    """Whether everybody was asked in vain, or too many turns went by without growth."""
    quiet = before.stage.quiet
    if isinstance(move, Place) and quiet is not None:
        quiet = 0 if move.at not in before.table.cells else quiet + 1
    if isinstance(move, Draw) and quiet is None and not after.stock.left:
        quiet = 0
    if quiet is None or flow.quiet_limit - quiet >= flow.seats:
        return sentence("passed-carnival-nobody")
    rounds = flow.quiet_limit // flow.seats
    return sentence("passed-carnival-stalled", rounds=rounds)
