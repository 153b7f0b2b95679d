"""What records need of Numba's workshop, under types that a strict checker can read."""

from collections.abc import Callable
from typing import Any, TypeVar

from numba import extending
from numba import types as numba_types
from numba.core import cgutils
from numba.core.typing import templates

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
