"""What comes from outside where a number, a move or a position is wanted, and how it is shown."""

from operator import index
from typing import Any

from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.game import AnyGame

SHOWN_LETTERS = 40
"""So much is shown of what is no number at all."""
MOST_SHOWN = 10**15
"""A larger number is shown as it was written."""


def whole(given: object) -> int | None:
    """A whole number of Python's or NumPy's; None for anything else, truth values too."""
    if type(given) is int:
        return given
    if isinstance(given, bool):
        return None
    try:
        return index(given)  # type: ignore[arg-type]
    except Exception:  # what isn't ours may raise anything
        return None


def shown(given: object) -> int | str:
    """A number of a usual size as it is; anything else as Python shows it, cut."""
    if type(given) is int and abs(given) < MOST_SHOWN:
        return given
    try:
        return " ".join(repr(given).split())[:SHOWN_LETTERS]
    except Exception:  # a repr that fails, and whole numbers with too many digits
        return type(given).__name__


def called(given: object) -> str:
    """A name as it was given; anything else as it is shown."""
    return given if isinstance(given, str) else str(shown(given))


def demanded_position(game: AnyGame, given: object) -> Any:
    """A position of this game's; BadText."""
    if type(given) is not type(game.rules.start()):
        raise BadText(sentence("why-not-a-position", game=game.name, given=shown(given)))
    return given


def demanded_move(game: AnyGame, given: object) -> Any:
    """A move of this game's, legal or not: its codec reads what it writes of it; BadText."""
    try:
        again = game.codec.move_from(game.codec.move_json(given))
        is_move = type(again) is type(given) and again == given
    except Exception:  # what is no move may raise anything
        is_move = False
    if not is_move:
        raise BadText(sentence("why-no-such-move"))
    return given


def read_move(game: AnyGame, data: object) -> Any:
    """The move that a piece of JSON holds; BadText, whatever else it is."""
    try:
        return game.codec.move_from(data)
    except SerpentryError:
        raise
    except Exception as error:  # what is no JSON may raise anything
        raise BadText(sentence("why-no-such-move")) from error
