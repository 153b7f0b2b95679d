"""What is in the box, for those who print it: pieces to cut out, and grounds to place them on.

Shapes are those of pictures: a unit is a cell, x grows to the right, y downward.
"""

from typing import Literal

from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.picture import Picture, Point, Shape
from serpentry.tabletop.refusal import Cell

Lattice = Literal["hexes", "squares"]


class Component(Frozen):
    """A kind of piece: the cells that it covers, what is on them, and how many there are."""

    name: str
    """Of letters, digits, points and dashes; no other component of the box has it."""
    count: int
    cells: tuple[Cell, ...]
    shapes: tuple[Shape, ...]
    signs: tuple[tuple[str, Point], ...] = ()
    """Roles of colours that tell players apart, and where a sign for one has room."""
    two_sided: bool = False
    """Whether its back shows its mirror image, because it may be flipped."""
    folds: bool = False
    """Whether it is folded along the edges between its cells."""


class ComponentSet(Frozen):
    """Components of one lattice, cut from the same sheets."""

    name: str
    """What it is called in messages: tiles, cards, tokens …"""
    lattice: Lattice
    size: float
    """Millimetres from side to side of a cell."""
    components: tuple[Component, ...]
    back: tuple[Shape, ...] = ()
    """What is behind every cell of its components, where they are drawn unseen."""


class Ground(Frozen):
    """A board, or another thing that pieces are placed on; several may have one name."""

    name: str
    size: float
    """Millimetres from side to side of a cell."""
    picture: Picture


class Contents(Frozen):
    """Everything that a game needs on the table."""

    component_sets: tuple[ComponentSet, ...] = ()
    grounds: tuple[Ground, ...] = ()
