"""What structs need of Numba's workshop, under types that a strict checker can read."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from llvmlite.ir import IRBuilder, Value
from numba import extending
from numba import types as numba_types
from numba.core import cgutils
from numba.core.types import Type
from numba.core.typing import templates
from numba.core.typing.templates import Signature


class Target(Protocol):
    """What machine code is written for."""

    def cast(self, builder: IRBuilder, value: Value, kind: Type, wanted: Type) -> Value:
        """A value as one of another type."""

    def get_dummy_value(self) -> Value:
        """What an operation gives that gives nothing."""

    def make_array(self, kind: Type) -> Callable[["Target", IRBuilder, Value], Any]:
        """Opens arrays of a type."""


Generated = tuple[Signature, Callable[[Target, IRBuilder, Signature, list[Value]], Value]]
"""What an operation takes and gives, and what writes its machine code."""
Types = tuple[Type, ...]
Names = dict[str, Type]
F = TypeVar("F", bound=Callable[..., Any])
Register = Callable[..., Callable[[F], F]]
"""Makes a decorator that gives a function back as it was."""

types: Any = numba_types
tools: Any = cgutils
signature: Any = templates.signature
method: Register[Any] = templates.bound_function
attributes: Any = templates.infer_getattr
operation: Register[Any] = templates.infer_global
lowers: Register[Any] = extending.lower_builtin
lowers_reading: Register[Any] = extending.lower_getattr_generic
lowers_writing: Register[Any] = extending.lower_setattr_generic
