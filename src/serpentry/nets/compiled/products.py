"""Products of matrices, compiled: a few rows with a block of columns at a time.

A row is put together of what is in several places, so that a convolution is also a product.
Weights are arranged as a product wants them: block by block of columns, in each first what is added
(the bias), then a line for every number of a row. Numbers are multiplied and then added, never in
one instruction, so that results are the same on every machine.
"""

from typing import Any, NamedTuple

from llvmlite import ir
from llvmlite.ir import IRBuilder, Value
from numba import types
from numba.core.types import Type
from numba.core.typing.templates import Signature

from serpentry.kernels.bits import shifted
from serpentry.kernels.compiling import compiled, intrinsic, stay_small
from serpentry.kernels.structs import Reals, Words
from serpentry.kernels.structs.numba import Generated, Target, tools
from serpentry.kernels.structs.places import WORD, constant
from serpentry.nets.student_memory import COLUMNS, ROWS

LANES = 4
"""Numbers that every machine we build for multiplies in one instruction."""
VECTOR = ir.VectorType(ir.FloatType(), LANES)
FIRST = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
to: Any = types.CPointer


class Gathered(NamedTuple):
    """Rows that are put together: parts of equal length, which are in places of a source.

    The places of a row's parts stand together, those of the next row a step further on.
    """

    source: Reals
    numbers: int
    places: Words
    step: int
    parts: int


def _vectors(builder: IRBuilder, numbers: Value, first: Value) -> list[Value]:
    """Where the vectors of a line are, which begins at a place among numbers."""
    places = [builder.add(first, constant(at)) for at in range(0, COLUMNS, LANES)]
    found = [builder.gep(numbers, [one], inbounds=True) for one in places]
    return [builder.bitcast(one, VECTOR.as_pointer()) for one in found]


def _line(builder: IRBuilder, weights: Value, number: Value) -> list[Value]:
    """A line of a block of weights."""
    places = _vectors(builder, weights, builder.mul(number, constant(COLUMNS)))
    return [builder.load(one, align=4) for one in places]


def _everywhere(builder: IRBuilder, number: Value) -> Value:
    """A vector of one number."""
    nothing = ir.Constant(VECTOR, ir.Undefined)
    first = builder.insert_element(nothing, number, ir.Constant(ir.IntType(32), 0))
    return builder.shuffle_vector(first, nothing, FIRST)


def _starts(
    builder: IRBuilder, source: Value, count: Value, places: Value, step: Value, at: Value
) -> list[Value]:
    """Where a part of each row is."""
    found = []
    for row in range(ROWS):
        spot = builder.add(builder.mul(step, constant(row)), at)
        place = builder.load(builder.gep(places, [spot], inbounds=True), align=4)
        distance = builder.mul(builder.sext(place, WORD), count)
        found.append(builder.gep(source, [distance], inbounds=True))
    return found


@intrinsic
def multiply(
    context: object,
    source: Type,
    count: Type,
    places: Type,
    step: Type,
    parts: Type,
    weights: Type,
    into: Type,
    into_step: Type,
) -> Generated:
    """Multiply rows, whose parts of a number of numbers are in places of a source, with a block."""
    whole, numbers = types.int64, to(types.float32)
    takes = numbers, whole, to(types.int32), whole, whole, numbers, numbers, whole
    return types.void(*takes), _generate


def _generate(target: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
    source, count, places, step, parts, weights, into, into_step = args
    sums = _sums(builder, _line(builder, weights, constant(0)))
    with tools.for_range(builder, parts) as part:
        starts = _starts(builder, source, count, places, step, part.index)
        before = builder.add(builder.mul(part.index, count), constant(1))
        with tools.for_range(builder, count) as loop:
            line = _line(builder, weights, builder.add(before, loop.index))
            for start, mine in zip(starts, sums, strict=True):
                number = builder.load(builder.gep(start, [loop.index], inbounds=True), align=4)
                _add(builder, mine, line, _everywhere(builder, number))
    for row, mine in enumerate(sums):
        spots = _vectors(builder, into, builder.mul(into_step, constant(row)))
        for place, spot in zip(mine, spots, strict=True):
            builder.store(builder.load(place), spot, align=4)
    return target.get_dummy_value()


def _sums(builder: IRBuilder, bias: list[Value]) -> list[list[Value]]:
    """Places for what each row adds up to; LLVM keeps them in registers."""
    found = [[tools.alloca_once(builder, VECTOR) for _ in bias] for _ in range(ROWS)]
    for mine in found:
        for place, one in zip(mine, bias, strict=True):
            builder.store(one, place)
    return found


def _add(builder: IRBuilder, mine: list[Value], line: list[Value], seen: Value) -> None:
    """Add the product of a number and a line of weights to a row's sums."""
    for place, one in zip(mine, line, strict=True):
        builder.store(builder.fadd(builder.load(place), builder.fmul(seen, one)), place)


@compiled
def look(
    seen: Gathered, weights: Reals, columns: int, into: Reals, into_step: int, rows: int
) -> int:
    """Multiply a number of rows with all blocks of weights; how many weights that took."""
    stay_small()
    source, count, places, step, parts = seen
    lines = parts * count + 1
    for row in range(0, rows, ROWS):
        spots, found = shifted(places, row * step), shifted(into, row * into_step)
        for column in range(0, columns, COLUMNS):
            block = shifted(weights, column * lines)
            multiply(source, count, spots, step, parts, block, shifted(found, column), into_step)
    return columns * lines
