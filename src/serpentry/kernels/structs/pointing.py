"""What compiled code may ask about memory itself: where a struct lies, how large it is."""

from typing import Any, Protocol

from llvmlite.ir import IRBuilder, Value
from numba.core.types import Type
from numba.core.typing.templates import Signature
from numba.extending import intrinsic

from serpentry.kernels.structs.numba import Generated, Target, types
from serpentry.kernels.structs.places import LLVM, size_of
from serpentry.kernels.structs.types import addresses
from serpentry.kernels.structs.views import Values

to: Any = types.CPointer


class WordsOf(Protocol):
    """A pointer to a struct, as if it were words."""

    def __call__(self, struct: object) -> Values[int]:
        """See there."""


class BytesOf(Protocol):
    """How many bytes a struct has."""

    def __call__(self, struct: object) -> int:
        """See there."""


class Latest(Protocol):
    """The word at a pointer as it is now, though another thread may have written it."""

    def __call__(self, pointer: Values[int]) -> int:
        """See there."""


def _words_of(context: object, struct: Type) -> Generated:
    def generate(target: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
        data, _ = addresses(builder, args[0])
        return builder.bitcast(data, LLVM[types.int64].as_pointer())

    return to(types.int64)(struct), generate


def _bytes_of(context: object, struct: Type) -> Generated:
    def generate(target: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
        return size_of(builder, sig.args[0], args[0])

    return types.int64(struct), generate


def _latest(context: object, pointer: Type) -> Generated:
    def generate(target: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
        return builder.load_atomic(args[0], "monotonic", align=8)

    return types.int64(to(types.int64)), generate


_operation: Any = intrinsic
words_of: WordsOf = _operation(_words_of)
bytes_of: BytesOf = _operation(_bytes_of)
latest: Latest = _operation(_latest)
