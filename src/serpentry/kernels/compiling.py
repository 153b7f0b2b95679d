"""What functions that are compiled ahead are made with; only the builder imports them."""

from collections.abc import Callable
from typing import Any, TypeVar

from llvmlite.ir import IRBuilder, Value
from numba import extending, njit, types
from numba.core.typing.templates import Signature

from serpentry.kernels.structs.numba import Generated, Target

F = TypeVar("F", bound=Callable[..., Any])

FAST: dict[str, Any] = {"error_model": "numpy", "boundscheck": False}
INNER = {**FAST, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""What Python never calls needs no way in from there."""


def compiled(function: F) -> F:
    """A function that only compiled functions call: it is compiled into theirs."""
    made: Any = njit(**INNER)(function)
    return made


def intrinsic(function: Callable[..., Generated]) -> Any:
    """An operation that makes its own machine code."""
    return extending.intrinsic(function)


def intrinsic_of_constants(function: Callable[..., Generated]) -> Any:
    """An operation whose arguments are constants, known when it is compiled."""
    make: Any = extending.intrinsic(prefer_literal=True)
    return make(function)


@intrinsic
def stay_small(context: object) -> Generated:
    """Keep the function in which this stands apart, and rather small than fast."""

    def generate(target: Target, builder: IRBuilder, _sig: Signature, _args: list[Value]) -> Value:
        builder.function.attributes.update(("noinline", "optsize"))
        return target.get_dummy_value()

    return types.void(), generate
