"""What is on a table, as data for programs that draw it themselves: snakes, cells and pieces.

Square cells have sides, numbered clockwise from the north. A client that is given snakes with their
ends, the pieces of the set-up and the places of cells follows no snake and knows no tile by heart.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, Protocol, TypeVar

from serpentry.languages.typed import TypedDict
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.options import all_options_json
from serpentry.tabletop.picture import Point
from serpentry.tabletop.refusal import Cell

P_contra = TypeVar("P_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
MOST_SNAKES = 4096
"""As many as this are remembered as JSON."""


class Segment(NamedTuple):
    """What a snake has on one cell."""

    cell: Cell
    enters: int | None = None
    """The side by which it comes in; among hexes the cells before and after say it."""
    leaves: int | None = None
    """The side by which it goes out; None for a stub, which has the one side `enters` alone."""
    is_grey: bool = False
    """Whether it is printed in no colour, whomever it belongs to now."""


class SnakeEnd(NamedTuple):
    """Where a snake can continue: in a cell, entered by a side, or from its own last hex."""

    cell: Cell
    side: int | None = None
    is_blocked: bool = False
    """Whether nothing that would lengthen the snake can be placed there as things stand."""


class Snake(NamedTuple):
    """Joined segments, head first; none while the snake is not begun, no ends once it is done."""

    owner: Seat | None
    """None: nobody's."""
    colour: str
    path: tuple[Segment, ...]
    ends: tuple[SnakeEnd, ...]
    """That of the head first."""
    is_ring: bool = False


@dataclass(frozen=True)
class Piece:
    """A kind of tile or card, as it looks unturned."""

    name: str
    count: int
    """How many of it each of its seats has; of a common pile, how many there are."""
    seats: tuple[Seat, ...] = ()
    """The seat that begins with it; nobody where all draw from one pile."""
    turns: int = 1
    """Into how many directions it can be turned and looks different."""
    can_flip: bool = False
    """Whether it may be flipped and then looks different."""
    cells: tuple[Cell, ...] = ()
    """The cells that it covers, if they are more than one or are in a row from end to end."""
    strands: tuple[tuple[int, ...], ...] = ()
    """What is printed on a square one: for each strand the sides that it leads to."""
    grey: tuple[int, ...] = ()
    """Which of the strands have no colour."""


class Board(Protocol[P_contra, M_contra]):
    """What is on the table of one set-up, and where."""

    def options(self) -> dict[str, Json]:
        """The value of every option; where one leaves it to the game, what it comes to."""
        ...

    def pieces(self) -> tuple[Piece, ...]:
        """Every kind of piece, in the order in which players look at them."""
        ...

    def snakes(self, position: P_contra, played: Iterable[M_contra] = ()) -> tuple[Snake, ...]:
        """Every snake; the moves that led here say which end of one was its head from the first."""
        ...

    def cells(self, position: P_contra, move: M_contra) -> tuple[Cell, ...]:
        """The cells that a move places something on; none for a move without a place."""
        ...

    def cell_name(self, cell: Cell) -> str:
        """The cell as players write it."""
        ...

    def outline(self, position: P_contra, cell: Cell) -> tuple[Point, ...]:
        """The corners of a cell in the picture of a position."""
        ...


class PlainBoard:
    """Says what is the same for the boards of all games; a game's own board begins with this."""

    def __init__(self, options: object) -> None:
        self.chosen = options

    def options(self) -> dict[str, Json]:
        """All of them, as they were chosen."""
        return all_options_json(self.chosen)


class BareBoard(PlainBoard):
    """The board of a game without cells: there is nothing to point at."""

    def pieces(self) -> tuple[Piece, ...]:
        """None."""
        return ()

    def snakes(self, position: object, played: Iterable[object] = ()) -> tuple[Snake, ...]:
        """None."""
        return ()

    def cells(self, position: object, move: object) -> tuple[Cell, ...]:
        """None."""
        return ()

    def cell_name(self, cell: Cell) -> str:
        """Its numbers."""
        return ",".join(map(str, cell))

    def outline(self, position: object, cell: Cell) -> tuple[Point, ...]:
        """Nowhere."""
        return ()


_WRITTEN: "dict[int, tuple[Snake, SnakeInfo]]" = {}
"""Snakes as JSON, by who they are: going through all their cells to find one takes longer."""


class SnakeEndInfo(TypedDict):
    """Where a snake can go on: the cell that it leads into by a side, or its own last hex."""

    cell: list[int]
    side: int | None
    blocked: bool


class SnakeInfo(TypedDict):
    """A snake from head to tail: its cells, and on squares by which sides it comes in and goes out.

    `gray` says which of them are printed in no colour.
    """

    owner: int | None
    colour: str
    cells: list[list[int]]
    sides: list[list[int | None]]
    gray: list[int]
    ends: list[SnakeEndInfo]
    ring: bool


class PieceInfo(TypedDict):
    """A kind of piece as it lies unturned: the cells it covers, the sides its strands lead to."""

    name: str
    count: int
    seats: list[int]
    turns: int
    flips: bool
    cells: list[list[int]]
    strands: list[list[int]]
    gray: list[int]


def snake_json(snake: Snake) -> SnakeInfo:
    """A snake as JSON: its cells, and among squares the sides by which it comes in and goes out.

    Most snakes of a table are as they were a move ago, and then this is the very same object.
    """
    known = _WRITTEN.get(id(snake))
    if known is None:
        if len(_WRITTEN) >= MOST_SNAKES:
            _WRITTEN.clear()
        known = _WRITTEN[id(snake)] = snake, _snake_json(snake)
    return known[1]


@lru_cache(maxsize=MOST_SNAKES)
def _snake_json(snake: Snake) -> SnakeInfo:
    has_sides = any(one.enters is not None for one in snake.path)
    return {
        "owner": snake.owner,
        "colour": snake.colour,
        "cells": [list(one.cell) for one in snake.path],
        "sides": [[one.enters, one.leaves] for one in snake.path] if has_sides else [],
        "gray": [at for at, one in enumerate(snake.path) if one.is_grey],
        "ends": [
            {"cell": list(end.cell), "side": end.side, "blocked": end.is_blocked}
            for end in snake.ends
        ],
        "ring": snake.is_ring,
    }


def piece_json(piece: Piece) -> PieceInfo:
    """A piece as JSON."""
    return {
        "name": piece.name,
        "count": piece.count,
        "seats": list(piece.seats),
        "turns": piece.turns,
        "flips": piece.can_flip,
        "cells": [list(cell) for cell in piece.cells],
        "strands": [list(strand) for strand in piece.strands],
        "gray": list(piece.grey),
    }
