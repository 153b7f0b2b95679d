"""Square roots, logarithms and powers that are the same on every machine, down to the last bit.

A square root is one instruction everywhere, and exact. Logarithms differ between the libraries of
systems and browsers; a search that met them in a tie would play differently there.
"""

from math import factorial

from llvmlite import ir
from llvmlite.ir import IRBuilder, Value
from numba import types
from numba.core.types import Type
from numba.core.typing.templates import Signature

from serpentry.kernels.compiling import compiled, intrinsic
from serpentry.kernels.structs.numba import Generated, Target

FRACTION_BITS = 52
FRACTION = (1 << FRACTION_BITS) - 1
EXPONENT_OF_ONE = 1023
ONE = EXPONENT_OF_ONE << FRACTION_BITS
"""The bits of 1.0."""
ROOT_OF_HALF = 0x3FE6A09E667F3BCD
"""The bits of √½."""
COARSE = -(1 << 27)
"""Leaves so few bits of a real number that its square is exact."""
LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
L1, L2, L3 = 6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01
L4, L5, L6 = 2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01
INVERSE_LN2 = 1.44269504088896338700
LEAST_POWER, GREATEST_POWER = -700.0, 700.0
E2, E3, E4, E5, E6, E7, E8, E9 = (1 / factorial(number) for number in range(2, 10))
L7 = 1.479819860511658591e-01


@intrinsic
def square_root(context: object, number: Type) -> Generated:
    """The square root of a number, rounded exactly."""

    def generate(target: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
        given = target.cast(builder, args[0], sig.args[0], types.float64)
        root = builder.module.declare_intrinsic("llvm.sqrt", [ir.DoubleType()])
        return builder.call(root, [given])

    return types.float64(number), generate


@intrinsic
def bits_of(context: object, number: Type) -> Generated:
    """The bits that a real number is made of."""

    def generate(_target: Target, builder: IRBuilder, _sig: Signature, args: list[Value]) -> Value:
        return builder.bitcast(args[0], ir.IntType(64))

    return types.int64(types.float64), generate


@compiled
def doublings_of(count: int, step_bits: int) -> int:
    """How often one is doubled to a count, in steps: the bits of a real number begin with it."""
    return bits_of(float(count)) - ONE >> FRACTION_BITS - step_bits


def steps_of(count: int, step_bits: int) -> int:
    """The same in plain Python, for tables."""
    whole = count.bit_length() - 1
    return (whole - 1 << step_bits) + (count << step_bits >> whole)


@intrinsic
def real_of(context: object, bits: Type) -> Generated:
    """The real number that is made of these bits."""

    def generate(_target: Target, builder: IRBuilder, _sig: Signature, args: list[Value]) -> Value:
        return builder.bitcast(args[0], ir.DoubleType())

    return types.float64(types.int64), generate


@compiled
def logarithm(number: float) -> float:
    """The natural logarithm of a number of at least 1, nearly always the nearest real number.

    The number is 2 to the power of `whole` times 1 + `rest`, with a rest from √½ − 1 to √2 − 1; the
    logarithm of 1 + rest is a series in `ratio` = rest / (2 + rest), as in FreeBSD's `e_log.c`.
    What the last bits of the three great summands lose is kept, and added with the small ones.
    """
    bits = bits_of(number) + (ONE - ROOT_OF_HALF)
    whole = float((bits >> FRACTION_BITS) - EXPONENT_OF_ONE)
    rest = real_of((bits & FRACTION) + ROOT_OF_HALF) - 1.0
    coarse = real_of(bits_of(rest) & COARSE)
    half = 0.5 * coarse * coarse
    half_lost = 0.5 * (rest - coarse) * (rest + coarse)
    total = whole * LN2_HIGH + rest
    lost = whole * LN2_HIGH - total + rest
    great = total - half
    lost += total - great - half - half_lost
    ratio = rest / (2.0 + rest)
    square = ratio * ratio
    fourth = square * square
    series = square * (L1 + fourth * (L3 + fourth * (L5 + fourth * L7)))
    series += fourth * (L2 + fourth * (L4 + fourth * L6))
    return great + (lost + (ratio * (half + half_lost + series) + whole * LN2_LOW))


@compiled
def exponential(number: float) -> float:
    """e to the power of a number, nearly exact; 0 where that is next to nothing.

    The number is `whole` times ln 2 and a rest of at most half of that, whose series is short.
    """
    if number < LEAST_POWER:
        return 0.0
    number = min(number, GREATEST_POWER)
    whole = int(number * INVERSE_LN2 + (0.5 if number >= 0.0 else -0.5))
    rest = number - whole * LN2_HIGH - whole * LN2_LOW
    square = rest * rest
    fourth = square * square
    series = (1.0 + rest) + square * (E2 + rest * E3)
    series += fourth * ((E4 + rest * E5) + square * (E6 + rest * E7) + fourth * (E8 + rest * E9))
    return series * real_of((whole + EXPONENT_OF_ONE) << FRACTION_BITS)
