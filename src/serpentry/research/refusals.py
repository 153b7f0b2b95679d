"""Why a number that is no legal move was refused."""

from serpentry.research.moment import Moment
from serpentry.tabletop.refusal import Illegal, refuse

NO_MOVE = "no-move"
"""The rule id for a number that means no move in the position."""


def refused(moment: Moment, number: int) -> Illegal:
    """The game's own refusal if the number means a move here, else that it means none."""
    move = moment.move(number)
    illegal = None if move is None else moment.game.rules.why_illegal(moment.position, move)
    return illegal or refuse(NO_MOVE, "why-no-move-of-number", number=number)
