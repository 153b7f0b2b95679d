"""Why a move was worse than another, or better: what the board shows right after each of them.

An end of one's own that was closed, a way of another's that could have been cut, what others were
helped to, what more could have been had; and of a good move the reverse. All of it is counted on
the board; where none of it differs, there is no reason to tell, for search sees further than that.
"""

from collections.abc import Iterator

from serpentry.languages import AtSeat, Sentence, sentence
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.refusal import Cell

OWN_END, OTHER_END = "moment-own-end", "moment-other-end"
HANDED, OWN_SCORE = "moment-handed", "moment-own-score"
USED = {
    OWN_END: "moment-kept-end",
    OTHER_END: "moment-cut-way",
    HANDED: "moment-not-handed",
    OWN_SCORE: "moment-took",
}
"""The words for a move that used what another one would have broken."""


class ShownPrinciple(Frozen):
    """A principle that a move broke or used, in words, and the cells that show it."""

    told: Sentence
    cells: tuple[Cell, ...]


class Compared(Frozen):
    """What the seat to act saw, and both moves."""

    game: AnyGame
    view: object
    seat: Seat
    made: object
    better: object

    def after(self, move: object) -> object:
        """The position after one of them."""
        return self.game.rules.play(self.view, move)


def broken(one: Compared) -> ShownPrinciple | None:
    """The first that the board shows the worse move to break; None where it shows none."""
    return next(_differences(one), None)


def used(one: Compared) -> ShownPrinciple | None:
    """The same, said of the better move, which was made."""
    found = broken(one)
    if found is None:
        return None
    is_handed = found.told.key == HANDED  # What the other move would have given is not there.
    cells = one.game.board.cells(one.view, one.better) if is_handed else found.cells
    return ShownPrinciple(Sentence(USED[found.told.key], found.told.facts), tuple(cells))


def _differences(one: Compared) -> Iterator[ShownPrinciple]:
    seats = [seat for seat in range(one.game.seats) if seat != one.seat]
    made, better = one.after(one.made), one.after(one.better)
    goes_on = all(one.game.rules.to_act(position) is not None for position in (made, better))
    lays = all(one.game.board.cells(one.view, move) for move in (one.made, one.better))
    if one.game.loose_ends is not None and goes_on and lays:
        if _snakes(one, made) >= _snakes(one, one.view):  # to join two gives up no end
            yield from _ends(one, OWN_END, one.seat, made, better)
        for seat in seats:
            yield from _ends(one, OTHER_END, seat, better, made)
    sign = -1 if one.game.judge.fewest_win else 1
    now, then = one.game.judge.score(made), one.game.judge.score(better)
    for seat in seats:
        if sign * now[seat] > sign * then[seat]:
            yield _scores(one, HANDED, seat, one.made)
    if sign * now[one.seat] < sign * then[one.seat]:
        yield _scores(one, OWN_SCORE, one.seat, one.better)


def _snakes(one: Compared, position: object) -> int:
    return sum(snake.owner == one.seat for snake in one.game.board.snakes(position))


def _ends(
    one: Compared, key: str, seat: Seat, fewer: object, more: object
) -> Iterator[ShownPrinciple]:
    """Where one of both positions has fewer ends than there were, and the other has not."""
    loose_ends = one.game.loose_ends
    assert loose_ends is not None
    before, left, kept = (loose_ends(at, seat) for at in (one.view, fewer, more))
    if len(left) < len(before) <= len(kept):
        now, then = (left, kept) if key == OWN_END else (kept, left)
        # Two ends may lead to one cell: then no other shows which of them is gone.
        shown = [cell for cell in kept if cell not in left] or kept
        cells = tuple(dict.fromkeys(shown))
        told = sentence(key, who=AtSeat(seat), now=len(now), then=len(then))
        yield ShownPrinciple(told, cells)


def _scores(one: Compared, key: str, seat: Seat, shown: object) -> ShownPrinciple:
    game = one.game
    now, then = (
        Sentence(game.judge.unit, {"count": game.judge.score(one.after(move))[seat]})
        for move in (one.made, one.better)
    )
    cells = game.board.cells(one.view, shown)
    return ShownPrinciple(sentence(key, who=AtSeat(seat), now=now, then=then), tuple(cells))
