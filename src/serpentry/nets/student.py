"""A small net that the engine itself has answer: no library is needed beside it."""

from array import array
from functools import cache
from itertools import chain
from pathlib import Path
from struct import Struct, unpack
from typing import NamedTuple

from serpentry.engine.engine import Engine
from serpentry.engine.faults import WrongMemory
from serpentry.engine.memory import place
from serpentry.kernels.charts import Chart
from serpentry.nets.guided_memory import NUMBERS_OF_A_MOVE
from serpentry.nets.guided_trees import SEED_BITS
from serpentry.nets.neighbours import neighbours
from serpentry.nets.net_programs import STUDENT_PROGRAMS
from serpentry.nets.student_memory import (
    COLUMNS,
    MOST_WHOLE,
    MOST_WIDTH,
    POOLED,
    ROWS,
    SQUARES,
    StudentBounds,
    StudentMemory,
)
from serpentry.search.programs import UNFIT

FILE_HEAD = Struct("<8i")


class Extent(NamedTuple):
    """How large a net is, as its file begins."""

    planes: int
    whole: int
    layers: int
    extras: int
    seats: int
    width: int
    blocks: int
    has_floors: int


def write(path: Path, extent: Extent, halves: bytes) -> None:
    """Write a file: how large the net is, then its weights, with two bytes each."""
    path.write_bytes(FILE_HEAD.pack(*extent) + halves)


@cache
def read(path: Path) -> tuple[Extent, "array[float]"]:
    """How large a net is, and its weights."""
    content = path.read_bytes()
    halves = content[FILE_HEAD.size :]
    return Extent(*FILE_HEAD.unpack_from(content)), array(
        "f", unpack(f"<{len(halves) // 2}e", halves)
    )


def filled_up(count: int, step: int) -> int:
    """The next multiple."""
    return -(-count // step) * step


class Student:
    """A small net on the board of one set-up, which looks at one position at a time."""

    batch = 1

    def __init__(self, path: Path, engine: Engine, chart: Chart, named: int, seed: int) -> None:
        extent, weights = read(path)
        self.bounds = _bounds(extent, len(weights), engine.basis.seats, chart, named)
        self.memory = _memory(self.bounds, weights, chart, extent.seats)
        self.row = array("q", bytes(8 * chart.row_words))
        """What compiled code writes."""
        self.answer = array("d", bytes(8 * (engine.basis.seats + NUMBERS_OF_A_MOVE * named)))
        """What compiled code reads."""
        self._rng = array("q", [seed & SEED_BITS or 1])
        self._program = engine.library.function(STUDENT_PROGRAMS["answer"])
        self._at = (
            place(self.memory, StudentMemory),
            place(self.bounds, StudentBounds),
            self.row.buffer_info()[0],
            self._rng.buffer_info()[0],
            self.answer.buffer_info()[0],
        )

    def row_at(self, number: int) -> int:
        """Where compiled code writes what it asks."""
        return self.row.buffer_info()[0]

    def answer_at(self, number: int) -> int:
        """Where compiled code reads the answer."""
        return self.answer.buffer_info()[0]

    def answer_rows(self, count: int, noise: float = 0.0) -> None:
        """Answer what the row asks."""
        self.memory.noise = noise
        if self._program(*self._at) == UNFIT:
            raise WrongMemory("a net", self.memory.size, len(self.memory.memory))


def _bounds(extent: Extent, weights: int, seats: int, chart: Chart, named: int) -> StudentBounds:
    for needed, most in ((extent.whole, MOST_WHOLE), (extent.width, MOST_WIDTH)):
        if needed > most:
            raise WrongMemory("a net", needed, most)
    columns = filled_up(extent.layers, COLUMNS)
    last = filled_up(2 * extent.seats + extent.extras, COLUMNS)
    rows = filled_up(len(chart.squares) * chart.floors, ROWS)
    pointers, around = len(chart.pointers), SQUARES + 2 * extent.has_floors
    return StudentBounds(
        seats=seats,
        named=named,
        moves=len(chart.answers),
        cells=len(chart.squares),
        floors=chart.floors,
        rows=rows,
        planes=extent.planes,
        whole=extent.whole,
        width=extent.width,
        blocks=extent.blocks,
        around=around,
        layers=extent.layers,
        columns=columns,
        last=last,
        weights=weights,
        units=extent.planes * chart.floors + extent.whole,
        sights=rows * around,
        pointers=pointers,
        sight=(rows + 1) * extent.planes,
        board=(rows + 1) * extent.width,
        pooled=rows * POOLED,
        said=(rows + pointers) * columns + last,
    )


def _memory(
    bounds: StudentBounds, weights: "array[float]", chart: Chart, seats: int
) -> StudentMemory:
    memory = StudentMemory(bounds)
    memory.size = bounds.measure(StudentMemory.plan.size)
    memory.weights = weights
    memory.units = (*chart.planes, *chart.whole)
    memory.pointers = chart.pointers
    memory.around = _around(bounds, chart)
    memory.places = _places(bounds, chart, seats)
    return memory


def _around(bounds: StudentBounds, chart: Chart) -> "array[int]":
    """By row, the rows that it sees; those that only fill up see nothing."""
    found = array("i", chain(*neighbours(chart, bounds.rows, bounds.around > SQUARES)))
    found.extend([bounds.rows] * (bounds.rows * bounds.around - len(found)))
    return found


def _places(bounds: StudentBounds, chart: Chart, seats: int) -> "array[int]":
    """By a move's number, where its answer stands."""
    cell_at, found = {square: cell for cell, square in enumerate(chart.squares)}, array("i")
    on_board = chart.width**2 * chart.layers
    pointed = len(chart.pointers) * bounds.layers
    after = bounds.said - bounds.last
    for answer in chart.answers:
        if answer < on_board:
            square, layer = divmod(answer, chart.layers)
            floor, layer = divmod(layer, bounds.layers)
            row = floor * len(chart.squares) + cell_at[square]
            found.append(row * bounds.columns + layer)
        elif answer < on_board + pointed:
            pointer, layer = divmod(answer - on_board, bounds.layers)
            found.append((bounds.rows + pointer) * bounds.columns + layer)
        else:
            found.append(after + 2 * seats + answer - on_board - pointed)
    return found
