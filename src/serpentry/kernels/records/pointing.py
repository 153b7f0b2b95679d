"""What compiled code may ask about memory itself: where a record lies, how large it is."""

from typing import Any

from numba.extending import intrinsic

from serpentry.kernels.records.numba import types
from serpentry.kernels.records.places import LLVM, size_of
from serpentry.kernels.records.types import addresses

to: Any = types.CPointer


@intrinsic
def words_of(context: Any, record: Any) -> Any:
    """A pointer to a record, as if it were words."""

    def generate(target: Any, builder: Any, sig: Any, args: Any) -> Any:
        data, _ = addresses(builder, args[0])
        return builder.bitcast(data, LLVM[types.int64].as_pointer())

    return to(types.int64)(record), generate


@intrinsic
def bytes_of(context: Any, record: Any) -> Any:
    """How many bytes a record has."""

    def generate(target: Any, builder: Any, sig: Any, args: Any) -> Any:
        return size_of(builder, sig.args[0], args[0])

    return types.int64(record), generate


@intrinsic
def latest(context: Any, pointer: Any) -> Any:
    """The word at a pointer as it is now, though another thread may have written it."""

    def generate(target: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.load_atomic(args[0], "monotonic", align=8)

    return types.int64(to(types.int64)), generate
