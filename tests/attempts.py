"""Well-formed moves worth trying in a position, legal or not, for the contract suite.

A game has a module `tests/games/NAME/attempts.py` with a function `attempts(game, position, rng)`.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from serpentry.contract.suite import Attempts
from serpentry.tabletop.game import AnyBox


def attempts_for(box: AnyBox) -> Attempts[Any, Any] | None:
    """The attempts of a game, if it has any of its own."""
    name = f"tests.games.{box.name}.attempts"
    if find_spec(name) is None:
        return None
    found: Attempts[Any, Any] = import_module(name).attempts
    return found
