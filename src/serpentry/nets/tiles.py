"""Convolutions tile by tile (Winograd): sixteen cells are found from the thirty-six around them.

Each cell of its own would take nine products with matrices of weights, 144 for sixteen of them. A
tile takes 36: what it sees is mixed first, each mixture is multiplied with weights mixed in the
same way, and what the cells find is mixed from that. Tiles may be anywhere, also across the edge of
a board.
"""

from functools import cache
from importlib import import_module
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from serpentry.engine.library import Library
from serpentry.kernels.charts import Chart
from serpentry.nets.net_programs import CHANNELS_TOGETHER, SEEN, TILE, TILE_PROGRAMS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

MIXING_SEEN = (
    (4, 0, -5, 0, 1, 0),
    (0, -4, -4, 1, 1, 0),
    (0, 4, -4, -1, 1, 0),
    (0, -2, -1, 2, 1, 0),
    (0, 2, -1, -2, 1, 0),
    (0, 4, 0, -5, 0, 1),
)
MIXING_WEIGHTS = (
    (1 / 4, 0, 0),
    (-1 / 6, -1 / 6, -1 / 6),
    (-1 / 6, 1 / 6, -1 / 6),
    (1 / 24, 1 / 12, 1 / 6),
    (1 / 24, -1 / 12, 1 / 6),
    (0, 0, 1),
)
MIXING_FOUND = ((1, 1, 1, 1, 1, 0), (0, 1, -1, 2, -2, 0), (0, 1, 1, 4, 4, 0), (0, 1, -1, 8, -8, 1))
"""Along rows, and along columns, by the points 0, 1, -1, 2, -2 and infinity."""
FOLLOWED = 30
"""Ways to cover a board that are followed at a time."""
HERE = tuple(product(range(TILE), repeat=2))
EMPTY, SPARE, FIRST = range(3)
"""Rows: what is seen where there is no cell, what nobody reads, and the first cell's."""
APART = 16
"""Numbers between mixtures, so that they don't all fall into one corner of a cache."""
SMALLEST_VARIANCE = 1e-5
"""What torch adds to a variance."""
NO_LIMIT = float("-inf")


@cache
def cover(chart: Chart) -> tuple[tuple[int, int], ...]:
    """Tiles that cover a board, by their first row and column, and hardly one too many.

    Step by step the first open cell is covered in all ways worth trying, and only those with the
    fewest open cells are followed: no tile need begin above it.
    """
    board = frozenset(divmod(square, chart.width) for square in chart.squares)
    ways: dict[frozenset[tuple[int, int]], tuple[tuple[int, int], ...]] = {board: ()}
    while frozenset() not in ways:
        further = {}
        for left, tiles in ways.items():
            row, last = min(left)
            for column in range(last - TILE + 1, last + 1):
                further[left - _cells(row, column)] = (*tiles, (row, column))
        ways = {left: further[left] for left in sorted(further, key=len)[:FOLLOWED]}
    return ways[frozenset()]


@cache
def _cells(row: int, column: int) -> frozenset[tuple[int, int]]:
    """The cells of a tile."""
    return frozenset((row + down, column + right) for down, right in HERE)


class Places(NamedTuple):
    """Rows of cells that tiles see and find, on a number of boards in a row."""

    seen: "NDArray[np.int64]"
    """By tile, and by place in what it sees."""
    found: "NDArray[np.int64]"
    """By tile, and by place in it; where another tile finds a cell, its row is spare."""
    tiles: int
    seen_at: int
    found_at: int
    """Where they are."""


@cache
def places(chart: Chart, boards: int) -> Places:
    """The places of a chart's cells; each floor is a board of its own."""
    numpy = import_module("numpy")
    tiles, boards = cover(chart), boards * chart.floors
    row_of = {divmod(square, chart.width): row for row, square in enumerate(chart.squares, FIRST)}
    near = [*product(range(-1, SEEN - 1), repeat=2)]
    seen = [[row_of.get((r + y, c + x), EMPTY) for y, x in near] for r, c in tiles]
    found = [[row_of.pop((r + y, c + x), SPARE) for y, x in HERE] for r, c in tiles]
    shift = len(chart.squares) * numpy.arange(boards)[:, None, None]

    def on_all(rows: list[list[int]]) -> "NDArray[np.int64]":
        one = numpy.array(rows)
        return numpy.where(one < FIRST, one, one + shift).reshape(boards * len(tiles), -1)

    all_seen, all_found = on_all(seen), on_all(found)
    lie = all_seen.ctypes.data, all_found.ctypes.data
    return Places(all_seen, all_found, len(all_seen), *lie)


@cache
def mixing() -> tuple["Floats", "Floats"]:
    """By place, how what a tile sees is mixed, and then what it finds."""
    numpy = import_module("numpy")
    both = (numpy.array(one, "float32") for one in (MIXING_SEEN, MIXING_FOUND))
    seen, found = (numpy.kron(one, one) for one in both)
    return seen, found


def mixed_weights(weight: "Floats") -> "Floats":
    """From (out, in, rows, columns) to (mixture, in, out)."""
    numpy = import_module("numpy")
    by = numpy.array(MIXING_WEIGHTS)
    mixed = numpy.einsum("ya,xb,oiab->yxio", by, by, weight.astype("float64"), optimize=True)
    return numpy.ascontiguousarray(mixed.reshape(SEEN**2, *mixed.shape[2:]), "float32")


class ChannelRows(NamedTuple):
    """Numbers by row and channel, and where they are."""

    numbers: "Floats"
    address: int

    @classmethod
    def of(cls, numbers: "Floats") -> "ChannelRows":
        """Rows that are there."""
        return cls(numbers, numbers.ctypes.data)

    @classmethod
    def empty(cls, cells: int, channels: int) -> "ChannelRows":
        """Rows for a number of cells, after those of none."""
        numpy = import_module("numpy")
        return cls.of(numpy.zeros((FIRST + cells, channels), "float32"))

    def cells(self, count: int) -> "Floats":
        """The rows of cells; a single row is for all of them."""
        return self.numbers[FIRST : FIRST + count] if self.numbers.ndim > 1 else self.numbers


class Tiles:
    """Convolutions on a number of boards, with numpy alone."""

    def __init__(self, chart: Chart, boards: int, channels: int) -> None:
        numpy = import_module("numpy")
        self.numpy, self.chart, self.channels = numpy, chart, channels
        self.cells = len(chart.squares) * chart.floors
        self.step = places(chart, boards).tiles * channels + APART
        one, two = (numpy.empty((SEEN**2, self.step), "float32") for _ in range(2))
        self.mixed, self.products = ChannelRows.of(one), ChannelRows.of(two)

    def look(
        self,
        held: ChannelRows,
        weights: "Floats",
        added: ChannelRows,
        into: ChannelRows,
        boards: int,
        lowest: float = NO_LIMIT,
    ) -> None:
        """What cells find of what is held, and what is added to it, if not less than the lowest."""
        here = places(self.chart, boards)
        rows = SEEN**2, here.tiles, self.channels
        mixed, products = (
            one.numbers[:, : here.tiles * self.channels].reshape(rows)
            for one in (self.mixed, self.products)
        )
        self.mix_seen(here, held, mixed)
        self.numpy.matmul(mixed, weights, out=products)
        self.mix_found(here, products, added, into, boards * self.cells, lowest)

    def mix_seen(self, here: Places, held: ChannelRows, mixed: "Floats") -> None:
        """Mix what tiles see of what is held."""
        by_place = held.numbers[here.seen.T].reshape(SEEN**2, -1)
        mixed[:] = (mixing()[0] @ by_place).reshape(mixed.shape)

    def mix_found(
        self,
        here: Places,
        products: "Floats",
        added: ChannelRows,
        into: ChannelRows,
        cells: int,
        lowest: float,
    ) -> None:
        """Mix what cells find of products."""
        found = (mixing()[1] @ products.reshape(SEEN**2, -1)).reshape(-1, self.channels)
        by_row = self.numpy.empty((FIRST + cells, self.channels), "float32")
        by_row[here.found.T.reshape(-1)] = found
        self.numpy.maximum(by_row[FIRST:] + added.cells(cells), lowest, out=into.cells(cells))

    def normalise(
        self, held: ChannelRows, into: ChannelRows, boards: int, lowest: float = NO_LIMIT
    ) -> None:
        """Each cell's channels with mean 0 and variance 1; what is all 0 stays so."""
        x = held.cells(boards * self.cells)
        x = x - x.mean(1, keepdims=True)
        x /= self.numpy.sqrt((x * x).mean(1, keepdims=True) + SMALLEST_VARIANCE)
        self.numpy.maximum(x, lowest, out=into.cells(len(x)))


class CompiledTiles(Tiles):
    """The same with the programs of a game's engine."""

    def __init__(self, chart: Chart, boards: int, channels: int, library: Library) -> None:
        super().__init__(chart, boards, channels)
        self.program = {name: library.function(one) for name, one in TILE_PROGRAMS.items()}

    def mix_seen(self, here: Places, held: ChannelRows, mixed: "Floats") -> None:
        """Mix what tiles see of what is held."""
        self.program["mix_seen"](
            here.seen_at,
            held.address,
            self.mixed.address,
            self.step,
            here.tiles,
            self.channels,
        )

    def mix_found(
        self,
        here: Places,
        products: "Floats",
        added: ChannelRows,
        into: ChannelRows,
        cells: int,
        lowest: float,
    ) -> None:
        """Mix what cells find of products."""
        self.program["mix_found"](
            here.found_at,
            self.products.address,
            self.step,
            added.address,
            self.channels if added.numbers.ndim > 1 else 0,
            lowest,
            into.address,
            here.tiles,
            self.channels,
        )

    def normalise(
        self, held: ChannelRows, into: ChannelRows, boards: int, lowest: float = NO_LIMIT
    ) -> None:
        """Each cell's channels with mean 0 and variance 1; what is all 0 stays so."""
        rows = FIRST + boards * self.cells
        self.program["normalise"](held.address, lowest, into.address, rows, self.channels)


def tiles_for(chart: Chart, boards: int, channels: int, library: Library | None) -> Tiles:
    """The quickest way to work out convolutions with a library, if there is one."""
    has_programs = library is not None and TILE_PROGRAMS.keys() <= {*library.about["exports"]}
    if library is None or not has_programs or channels % CHANNELS_TOGETHER:
        return Tiles(chart, boards, channels)
    return CompiledTiles(chart, boards, channels, library)
