"""What compiled code may ask about memory itself: where a struct is, how large it is."""

from collections.abc import Callable
from typing import Any

from llvmlite.ir import FunctionType, IntType, IRBuilder, Value, VoidType
from numba.core.types import Type
from numba.core.typing.templates import Signature
from numba.extending import intrinsic

from serpentry.kernels.structs.numba import Generated, Target, types
from serpentry.kernels.structs.places import WORD, size_of
from serpentry.kernels.structs.types import addresses
from serpentry.kernels.structs.views import Values

to: Any = types.CPointer
FOR_READING_SOON = 0, 3, 1
"""As LLVM counts: not for writing alone, to be kept near, no instructions."""


def _words_of(context: object, struct: Type) -> Generated:
    def generate(target: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
        data, _ = addresses(builder, args[0])
        return builder.bitcast(data, WORD.as_pointer())

    return to(types.int64)(struct), generate


def _bytes_of(context: object, struct: Type) -> Generated:
    def generate(target: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
        return size_of(builder, sig.args[0], args[0])

    return types.int64(struct), generate


def _latest(context: object, pointer: Type) -> Generated:
    def generate(target: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
        return builder.load_atomic(args[0], "monotonic", align=8)

    return types.int64(to(types.int64)), generate


def _fetch(context: object, pointer: Type) -> Generated:
    def generate(target: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
        place = builder.bitcast(args[0], IntType(8).as_pointer())
        kind = FunctionType(VoidType(), [place.type, *[IntType(32)] * 3])
        asked = builder.module.declare_intrinsic("llvm.prefetch", [place.type], kind)
        builder.call(asked, [place, *(IntType(32)(one) for one in FOR_READING_SOON)])
        return target.get_dummy_value()

    return types.void(to(types.int64)), generate


_operation: Any = intrinsic
words_of: Callable[[object], Values[int]] = _operation(_words_of)
"""A pointer to a struct, as if it were words."""
bytes_of: Callable[[object], int] = _operation(_bytes_of)
"""How many bytes a struct has."""
latest: Callable[[Values[int]], int] = _operation(_latest)
"""The word at a pointer as it is now, though another thread may have written it."""
fetch: Callable[[Values[int]], None] = _operation(_fetch)
"""Ask for the memory at a pointer before it is needed; nothing happens where there is none."""
