"""What a puzzle is: a game up to a position, and the only moves that keep what can be had."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.record import Event

AGAIN = "+"
"""Stands before a move of whoever made the one before: the other side had none."""
WIN, DRAW = "win", "draw"
GOALS = {1.0: WIN, 0.5: DRAW}
SHARES = {goal: share for share, goal in GOALS.items()}


@dataclass(frozen=True)
class Puzzle:
    """Moves are written as in a record, with AGAIN before one that follows out of turn."""

    key: str
    """The same for positions that are alike when turned, mirrored or with colours exchanged."""
    moves: tuple[str, ...]
    """How the position came about."""
    line: tuple[str, ...]
    """The only moves, and the defence between them; it ends with one of the solver's."""
    goal: str
    """What the solver can have: WIN or DRAW."""
    band: int
    """How hard it is, from 1 to 5."""
    themes: tuple[str, ...]


def events_of(moves: Iterable[str]) -> Iterator[Event]:
    """The moves as a record has them; the first is by seat 0, of two."""
    by: Seat = 1
    for text in moves:
        by = by if text.startswith(AGAIN) else 1 - by
        yield Event(by, text.removeprefix(AGAIN))


def texts_of(game: AnyGame, events: Iterable[tuple[Actor, Any]]) -> tuple[str, ...]:
    """Moves as a puzzle has them."""
    found, last = list[str](), None
    for by, move in events:
        mark = AGAIN if by == last else ""
        found.append(mark + game.notation.write(move))
        last = by
    return tuple(found)
