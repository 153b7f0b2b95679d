"""What is left of a convolution tile by tile beside its products, compiled (`nets/tiles.py`).

A tile's 36 cells are mixed along rows and then along columns, and so is what it finds. Numbers are
stored row by row, a row for each cell or tile. The rows of a mixture begin a step after those of
the one before, which is chosen so that what is written together does not fall into one corner of a
cache.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from llvmlite.ir import IRBuilder, Value
from numba import types
from numba.core.types import Type
from numba.core.typing.templates import Signature

from serpentry.kernels.compiling import compiled, intrinsic
from serpentry.kernels.structs import Words
from serpentry.kernels.structs.numba import Generated, Target, tools
from serpentry.kernels.structs.places import constant
from serpentry.nets.compiled.products import LANES, VECTOR
from serpentry.nets.net_programs import CHANNELS_TOGETHER, SEEN, TILE

to: Any = types.CPointer
TINY = 1e-5
"""What torch adds to a variance."""
WIDE_VECTOR = ir.VectorType(ir.FloatType(), CHANNELS_TOGETHER)
"""Sums of this many numbers side by side don't wait for each other."""
Mixing = Callable[[IRBuilder, list[Value]], list[Value]]


def _times(builder: IRBuilder, number: float, value: Value) -> Value:
    return builder.fmul(ir.Constant(VECTOR, [number] * LANES), value)


def _mix_seen(builder: IRBuilder, seen: list[Value]) -> list[Value]:
    """`MIXING_SEEN` for six vectors; rows that differ in signs alone share their halves."""
    add, less = builder.fadd, builder.fsub
    even = less(seen[4], _times(builder, 4, seen[2]))
    odd = less(seen[3], _times(builder, 4, seen[1]))
    half_even, half_odd = less(seen[4], seen[2]), less(seen[3], seen[1])
    twice = add(half_odd, half_odd)
    first = add(_times(builder, 4, less(seen[0], seen[2])), half_even)
    last = less(less(seen[5], seen[3]), _times(builder, 4, half_odd))
    return [
        first,
        add(even, odd),
        less(even, odd),
        add(half_even, twice),
        less(half_even, twice),
        last,
    ]


def _mix_found(builder: IRBuilder, found: list[Value]) -> list[Value]:
    """`MIXING_FOUND` for six vectors."""
    add, less = builder.fadd, builder.fsub
    near, near_apart = add(found[1], found[2]), less(found[1], found[2])
    far, far_apart = add(found[3], found[4]), less(found[3], found[4])
    return [
        add(add(found[0], near), far),
        add(near_apart, add(far_apart, far_apart)),
        add(near, _times(builder, 4, far)),
        add(add(near_apart, _times(builder, 8, far_apart)), found[5]),
    ]


def _mix(builder: IRBuilder, mixing: Mixing, square: list[Value]) -> list[Value]:
    """A square of vectors mixed along rows, then along columns."""
    lines = [mixing(builder, square[at : at + SEEN]) for at in range(0, SEEN**2, SEEN)]
    columns = [mixing(builder, [*column]) for column in zip(*lines, strict=True)]
    return [value for line in zip(*columns, strict=True) for value in line]


def _singles(builder: IRBuilder, pointer: Value) -> Value:
    return builder.bitcast(pointer, ir.FloatType().as_pointer())


def _further(builder: IRBuilder, pointer: Value, count: Value) -> Value:
    return builder.gep(pointer, [count], inbounds=True)


def _load(builder: IRBuilder, pointer: Value, kind: ir.Type = VECTOR) -> Value:
    return builder.load(builder.bitcast(pointer, kind.as_pointer()), align=4)


def _store(builder: IRBuilder, value: Value, pointer: Value) -> None:
    builder.store(value, builder.bitcast(pointer, value.type.as_pointer()), align=4)


def _rows_of(
    builder: IRBuilder, numbers: Value, places: Value, first: Value, count: int, step: Value
) -> list[Value]:
    """Where rows begin whose numbers stand in places, from one on."""
    spots = [_further(builder, places, builder.add(first, constant(at))) for at in range(count)]
    return [_further(builder, numbers, builder.mul(builder.load(one), step)) for one in spots]


def _mixtures(builder: IRBuilder, all_of_them: Value, tile: Value, step: Value) -> list[Value]:
    """Where a tile's mixtures are, at a distance of some numbers."""
    return [
        _further(builder, all_of_them, builder.add(tile, builder.mul(step, constant(at))))
        for at in range(SEEN**2)
    ]


@intrinsic
def mix_all_seen(
    context: object, places: Type, held: Type, into: Type, step: Type, tiles: Type, channels: Type
) -> Generated:
    """Mix what tiles see of what is held; the numbers of its rows stand in places."""
    words, whole = to(types.int64), types.int64
    return types.void(words, words, words, whole, whole, whole), _generate_seen


def _generate_seen(target: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
    places, held, into, step, tiles, channels = args
    held, into = _singles(builder, held), _singles(builder, into)
    vectors = builder.sdiv(channels, constant(LANES))
    with tools.for_range(builder, tiles) as tile:
        first = builder.mul(tile.index, constant(SEEN**2))
        sources = _rows_of(builder, held, places, first, SEEN**2, channels)
        targets = _mixtures(builder, into, builder.mul(tile.index, channels), step)
        with tools.for_range(builder, vectors) as loop:
            at = builder.mul(loop.index, constant(LANES))
            square = [_load(builder, _further(builder, one, at)) for one in sources]
            for value, spot in zip(_mix(builder, _mix_seen, square), targets, strict=True):
                _store(builder, value, _further(builder, spot, at))
    return target.get_dummy_value()


@intrinsic
def mix_all_found(
    context: object,
    places: Type,
    products: Type,
    step: Type,
    added: Type,
    added_step: Type,
    lowest: Type,
    into: Type,
    tiles: Type,
    channels: Type,
) -> Generated:
    """Mix what cells find of products, add what rows so far apart hold, and write the most."""
    words, whole = to(types.int64), types.int64
    takes = words, words, whole, words, whole, types.float64, words, whole, whole
    return types.void(*takes), _generate_found


def _generate_found(target: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
    places, products, step, added, added_step, lowest, into, tiles, channels = args
    products, added, into = (_singles(builder, one) for one in (products, added, into))
    vectors = builder.sdiv(channels, constant(LANES))
    least = _everywhere(builder, builder.fptrunc(lowest, ir.FloatType()), VECTOR)
    with tools.for_range(builder, tiles) as tile:
        first = builder.mul(tile.index, constant(TILE**2))
        sources = _mixtures(builder, products, builder.mul(tile.index, channels), step)
        others = _rows_of(builder, added, places, first, TILE**2, added_step)
        targets = _rows_of(builder, into, places, first, TILE**2, channels)
        with tools.for_range(builder, vectors) as loop:
            at = builder.mul(loop.index, constant(LANES))
            square = [_load(builder, _further(builder, one, at)) for one in sources]
            found = _mix(builder, _mix_found, square)
            for value, other, spot in zip(found, others, targets, strict=True):
                total = builder.fadd(value, _load(builder, _further(builder, other, at)))
                _store(builder, _most(builder, total, least), _further(builder, spot, at))
    return target.get_dummy_value()


def _most(builder: IRBuilder, one: Value, other: Value) -> Value:
    return builder.select(builder.fcmp_ordered(">", one, other), one, other)


def _everywhere(builder: IRBuilder, number: Value, kind: ir.Type) -> Value:
    """A vector of one number."""
    found = ir.Constant(kind, ir.Undefined)
    for at in range(kind.count):
        found = builder.insert_element(found, number, ir.Constant(ir.IntType(32), at))
    return found


@intrinsic
def normalise_all(
    context: object, source: Type, lowest: Type, into: Type, rows: Type, channels: Type
) -> Generated:
    """Give each row mean 0 and variance 1, and write the most."""
    words, whole = to(types.int64), types.int64
    return types.void(words, types.float64, words, whole, whole), _generate_normal


def _generate_normal(
    target: Target, builder: IRBuilder, sig: Signature, args: list[Value]
) -> Value:
    source, lowest, into, rows, channels = args
    single, nothing = ir.FloatType(), ir.Constant(WIDE_VECTOR, [0.0] * CHANNELS_TOGETHER)
    source, into = _singles(builder, source), _singles(builder, into)
    vectors = builder.sdiv(channels, constant(CHANNELS_TOGETHER))
    least = _everywhere(builder, builder.fptrunc(lowest, single), WIDE_VECTOR)
    share = builder.fdiv(ir.Constant(single, 1.0), builder.sitofp(channels, single))
    root = builder.module.declare_intrinsic("llvm.sqrt", [single])
    total = tools.alloca_once(builder, WIDE_VECTOR)

    def spot(line: Value, number: Value) -> Value:
        return _further(builder, line, builder.mul(number, constant(CHANNELS_TOGETHER)))

    def add(one: Value) -> None:
        builder.store(builder.fadd(builder.load(total), one), total)

    def mean() -> Value:
        return builder.fmul(_sum(builder, builder.load(total)), share)

    with tools.for_range(builder, rows) as row:
        first = builder.mul(row.index, channels)
        own, out = _further(builder, source, first), _further(builder, into, first)
        builder.store(nothing, total)
        with tools.for_range(builder, vectors) as loop:
            add(_load(builder, spot(own, loop.index), WIDE_VECTOR))
        means = _everywhere(builder, mean(), WIDE_VECTOR)
        builder.store(nothing, total)
        with tools.for_range(builder, vectors) as loop:
            rest = builder.fsub(_load(builder, spot(own, loop.index), WIDE_VECTOR), means)
            _store(builder, rest, spot(out, loop.index))
            add(builder.fmul(rest, rest))
        spread = builder.call(root, [builder.fadd(mean(), ir.Constant(single, TINY))])
        scale = builder.fdiv(ir.Constant(single, 1.0), spread)
        scales = _everywhere(builder, scale, WIDE_VECTOR)
        with tools.for_range(builder, vectors) as loop:
            place = spot(out, loop.index)
            value = builder.fmul(_load(builder, place, WIDE_VECTOR), scales)
            _store(builder, _most(builder, value, least), place)
    return target.get_dummy_value()


def _sum(builder: IRBuilder, vector: Value) -> Value:
    lanes = [
        builder.extract_element(vector, ir.Constant(ir.IntType(32), at))
        for at in range(vector.type.count)
    ]
    while len(lanes) > 1:
        lanes = [builder.fadd(*pair) for pair in zip(lanes[::2], lanes[1::2], strict=True)]
    return lanes[0]


@compiled
def mix_seen(places: Words, held: Words, into: Words, step: int, tiles: int, channels: int) -> int:
    """Mix what tiles see."""
    mix_all_seen(places, held, into, step, tiles, channels)
    return 0


@compiled
def mix_found(
    places: Words,
    products: Words,
    step: int,
    added: Words,
    added_step: int,
    lowest: float,
    into: Words,
    tiles: int,
    channels: int,
) -> int:
    """Mix what cells find."""
    mix_all_found(places, products, step, added, added_step, lowest, into, tiles, channels)
    return 0


@compiled
def normalise(source: Words, lowest: float, into: Words, rows: int, channels: int) -> int:
    """Give rows mean 0 and variance 1."""
    normalise_all(source, lowest, into, rows, channels)
    return 0
