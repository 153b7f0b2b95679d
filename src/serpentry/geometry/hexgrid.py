"""A set of hexes with numbered cells, so that sets of cells are bits of one integer.

Cells are numbered on a padded rectangle, so that each of the six steps adds the same number
everywhere and never wraps round into another row::

    row r:    . x x x .        east  +1      south-east  +stride
    row r+1:  . x x x .        west  -1      south-west  +stride-1
"""

from collections.abc import Iterable, Iterator

from serpentry.geometry.bitsets import bitset, few_members
from serpentry.geometry.hexes import Hex


class HexGrid:
    """Numbers for cells, and neighbourhoods of whole sets of cells."""

    def __init__(self, cells: Iterable[Hex]) -> None:
        self.cells = tuple(cells)
        left = min(cell.q for cell in self.cells)
        right = max(cell.q for cell in self.cells)
        top = min(cell.r for cell in self.cells)
        self.stride = right - left + 3
        self.number = {
            cell: (cell.r - top + 1) * self.stride + cell.q - left + 1 for cell in self.cells
        }
        self.cell = {number: cell for cell, number in self.number.items()}
        self.everywhere = bitset(self.cell)
        self.neighbours = {
            number: self.spread(1 << number) & self.everywhere for number in self.cell
        }

    def bits(self, cells: Iterable[Hex]) -> int:
        """The set of these cells."""
        return bitset(self.number[cell] for cell in cells)

    def cells_of(self, bits: int) -> tuple[Hex, ...]:
        """The cells of a set, row by row from the top."""
        return tuple(self.cell[number] for number in few_members(bits))

    def spread(self, bits: int) -> int:
        """Every cell that touches one of the set (cells of the set and of the padding too)."""
        sideways = self.stride - 1
        return (
            (bits << 1)
            | (bits >> 1)
            | (bits << self.stride)
            | (bits >> self.stride)
            | (bits << sideways)
            | (bits >> sideways)
        )

    def parts(self, bits: int) -> Iterator[int]:
        """The connected parts of a set of cells."""
        while bits:
            part = bits & -bits
            while True:
                grown = part | (self.spread(part) & bits)
                if grown == part:
                    break
                part = grown
            yield part
            bits ^= part
