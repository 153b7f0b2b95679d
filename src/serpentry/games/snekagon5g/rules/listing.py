"""The legal moves as a list that is made only where it is looked at."""

from collections.abc import Iterator, Sequence

from serpentry.games.snekagon5g.rules.moves import Drill, Move, Place
from serpentry.games.snekagon5g.rules.position import Block
from serpentry.geometry.bitsets import members, nth_member
from serpentry.hexsnakes.rules.placements import PlacementTable
from serpentry.tabletop.helpers.lazy import LazySequence

Drilled = tuple[int | None, int | None]


def drilled_ends(move: Place) -> Drilled | None:
    """The floors that a move's first and last end are drilled to, as in a block; None if that
    can't be stated: another hex is drilled, or one end of a longer tile twice."""
    if len(move.cells) == 1:
        floors = [drill.to for drill in move.drills if drill.cell == move.cells[0]]
        if len(floors) != len(move.drills) or len(floors) > 2:
            return None
        first, last = (*floors, None, None)[:2]
        return first, last
    ends = {drill.cell: drill.to for drill in move.drills}
    if len(ends) != len(move.drills) or not ends.keys() <= {move.cells[0], move.cells[-1]}:
        return None
    return ends.get(move.cells[0]), ends.get(move.cells[-1])


def move_of(table: PlacementTable, block: Block, placement: int) -> Move:
    """The move that makes a placement as its block says."""
    path = table.placements[placement].path
    if block.first_to is None and block.last_to is None:
        return Place(block.floor, path)
    ends = ((path[0], block.first_to), (path[-1], block.last_to))
    return Place(block.floor, path, tuple(Drill(cell, to) for cell, to in ends if to is not None))


class Moves(LazySequence[Move]):
    """The moves of some blocks: by floor, then by drills, then by tile and path."""

    def __init__(self, table: PlacementTable, blocks: Sequence[Block]) -> None:
        self._table = table
        self._blocks = blocks
        self._counts = [block.placements.bit_count() for block in blocks]
        self._count = sum(self._counts)

    def __len__(self) -> int:
        return self._count

    def at(self, index: int) -> Move:
        """The move at an index."""
        for block, count in zip(self._blocks, self._counts, strict=True):
            if index < count:
                return move_of(self._table, block, nth_member(block.placements, index))
            index -= count
        raise IndexError(index)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Place):
            return False
        number, ends = self._table.index.get(move.cells), drilled_ends(move)
        if number is None or ends is None:
            return False
        return any(
            (block.floor, block.first_to, block.last_to) == (move.floor, *ends)
            and block.placements >> number & 1
            for block in self._blocks
        )

    def __iter__(self) -> Iterator[Move]:
        for block in self._blocks:
            for number in members(block.placements):
                yield move_of(self._table, block, number)

    def named(self, name: tuple[tuple[int, int | None, int | None], int]) -> Move:
        """The move of a floor, drills and a placement."""
        (floor, first_to, last_to), number = name
        return move_of(self._table, Block(floor, first_to, last_to, 0), number)

    def names(self) -> Iterator[tuple[object, ...]]:
        """Floor, drills and the number of the placement."""
        for block in self._blocks:
            place = block.floor, block.first_to, block.last_to
            for number in members(block.placements):
                yield place, number
