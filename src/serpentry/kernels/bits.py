"""Counting bits and drawing numbers, for compiled code.

Words are int64, since Numba makes a float of an int64 and a uint64 added; sets need no sign.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from llvmlite.ir import IRBuilder, Value
from numba import types
from numba.core import cgutils
from numba.core.types import Array, IntegerLiteral, Type
from numba.core.typing.templates import Signature

from serpentry.kernels.compiling import compiled, intrinsic, intrinsic_of_constants
from serpentry.kernels.structs import Words
from serpentry.kernels.structs.numba import Generated, Target

to: Any = types.CPointer


@intrinsic
def popcount(context: object, word: Type) -> Generated:
    """How many bits of a word are set."""

    def generate(_target: Target, builder: IRBuilder, _sig: Signature, args: list[Value]) -> Value:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


@intrinsic
def lowest(context: object, word: Type) -> Generated:
    """The number of the lowest bit that is set."""

    def generate(_target: Target, builder: IRBuilder, _sig: Signature, args: list[Value]) -> Value:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), generate


@intrinsic
def pointer(context: object, array: Array) -> Generated:
    """Where an array's entries begin."""

    def generate(target: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
        return target.make_array(sig.args[0])(target, builder, args[0]).data

    return to(array.dtype)(array), generate


@intrinsic
def shifted(context: object, pointer: Type, count: Type) -> Generated:
    """The pointer to an entry further on."""

    def generate(target: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
        return builder.gep(args[0], [args[1]], inbounds=True)

    return pointer(pointer, types.int64), generate


@intrinsic_of_constants
def scratch(context: object, count: IntegerLiteral) -> Generated:
    """A number of words (a constant) on the stack, until the function returns; holding anything."""

    def generate(_target: Target, builder: IRBuilder, _sig: Signature, _args: list[Value]) -> Value:
        make: Any = cgutils.alloca_once
        size = ir.Constant(ir.IntType(64), count.literal_value)
        return make(builder, ir.IntType(64), size=size)

    return to(types.int64)(count), generate


@compiled
def next_random(rng: Words) -> np.uint64:
    """64 random bits (xorshift*); the generator is an array of one word, never 0."""
    x = np.uint64(rng[0])
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    rng[0] = int(np.int64(x))
    return x * np.uint64(2685821657736338717)


@compiled
def below(rng: Words, bound: int) -> int:
    """A random number from 0 up to but not including the bound."""
    high = next_random(rng) >> np.uint64(32)
    return int(np.int64((high * np.uint64(bound)) >> np.uint64(32)))


@compiled
def chance(rng: Words) -> float:
    """A random number between 0 and 1."""
    return np.float64(next_random(rng) >> np.uint64(11)) * (1.0 / 9007199254740992.0)
