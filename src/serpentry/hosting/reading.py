"""Moves as clients send them."""

from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.game import AnyGame


def move_from(game: AnyGame, data: object) -> object:
    """The move that a piece of JSON stands for, legal or not; BadText if it is none."""
    try:
        move: object = game.codec.move_from(data)
    except BadText:
        raise
    except (TypeError, ValueError, AttributeError, LookupError, ArithmeticError) as error:
        raise BadText(sentence("why-no-such-move")) from error
    return move
