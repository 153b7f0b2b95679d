"""The bare board of a hexagonal game: cells, links and drills, from the JSON of a position alone.

Nothing here is shared with the referees: a cell is (floor, q, r), and on one board the floor is 0.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

Cell = tuple[int, int, int]
Path = tuple[tuple[int, int], ...]
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Anticlockwise."""


@dataclass
class Bare:
    """What is there before a move, and what the move would place."""

    side: int
    floors: int
    options: dict[str, Any]
    own_tiles: list[Path]
    own: set[Cell]
    others: set[Cell]
    own_drills: set[frozenset[Cell]]
    tile: list[Cell]
    drills: set[frozenset[Cell]] = field(default_factory=set)
    foreign_bodies: list[tuple[set[Cell], set[frozenset[Cell]]]] = field(default_factory=list)

    @property
    def after(self) -> set[Cell]:
        return self.own | set(self.tile)

    def links(self, cell: Cell, among: set[Cell], drills: set[frozenset[Cell]]) -> set[Cell]:
        """The hexes that one is linked with among some."""
        through = {other for pair in drills if cell in pair for other in pair - {cell}}
        return ({*around(cell)} | through) & among

    def links_before(self, cell: Cell) -> set[Cell]:
        return self.links(cell, self.own, self.own_drills)

    def links_after(self, cell: Cell) -> set[Cell]:
        return self.links(cell, self.after, self.own_drills | self.drills)

    def is_joint(self, new: Cell, old: Cell) -> bool:
        """Whether a free end of the tile meets an open end there."""
        used = len({*around(new)} & {*self.tile}) + sum(new in pair for pair in self.drills)
        return touch(new, old) and used < 2 and len(self.links_before(old)) < 2

    def joins(self, snake: set[Cell]) -> bool:
        """Whether the tile becomes part of a snake as it should, by an end or a drill."""
        drilled = any(pair & snake for pair in self.drills)
        return drilled or any(self.is_joint(new, old) for new in self.tile for old in snake)

    def snake(self, cell: Cell) -> set[Cell]:
        """The own snake that a hex belongs to."""
        found, edge = {cell}, [cell]
        while edge:
            more = self.links_before(edge.pop()) - found
            found |= more
            edge += more
        return found

    def named(self, name: str, floor: int = 0) -> Cell:
        """The cell of a name such as c4."""
        r = ord(name[0]) - ord("a") - (self.side - 1)
        return (floor, int(name[1:]) - self.side - min(r, 0), r)

    def is_on_board(self, cell: Cell) -> bool:
        _, q, r = cell
        return max(abs(q), abs(r), abs(q + r)) < self.side


def around(cell: Cell) -> tuple[Cell, ...]:
    floor, q, r = cell
    return tuple((floor, q + dq, r + dr) for dq, dr in STEPS)


def touch(one: Cell, two: Cell) -> bool:
    return two in around(one)


@cache
def shapes(tile: str, flip: bool) -> frozenset[Path]:
    """All paths of a tile from the middle of the board, either end first."""
    if tile == "1":
        return frozenset({((0, 0),)})
    spelled = "" if tile == "2" else tile
    hands = {spelled, spelled.translate(str.maketrans("LR", "RL"))} if flip else {spelled}
    ways = {_walk(hand, heading) for hand in hands for heading in range(6)}
    return frozenset(ways | {from_middle(way[::-1]) for way in ways})


def _walk(turns: str, heading: int) -> Path:
    way = [(0, 0), STEPS[heading]]
    for turn in turns:
        heading += {"L": 1, "S": 0, "R": -1}[turn]
        dq, dr = STEPS[heading % 6]
        way.append((way[-1][0] + dq, way[-1][1] + dr))
    return tuple(way)


def from_middle(path: Iterable[tuple[int, int]]) -> Path:
    """The same path with its first cell in the middle."""
    cells = list(path)
    q0, r0 = cells[0]
    return tuple((q - q0, r - r0) for q, r in cells)
