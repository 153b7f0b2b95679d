"""Names that will go stay for one minor version and say what to use instead (docs/versions.md)."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar
from warnings import warn

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


def deprecated(
    instead: str, gone: str
) -> Callable[[Callable[Given, Answer]], Callable[Given, Answer]]:
    """Mark a function or method that goes with the version `gone`: a call says what to use instead.

    A test turns red when that version has come and the name is still there.
    """

    def marked(function: Callable[Given, Answer]) -> Callable[Given, Answer]:
        @wraps(function)
        def told(*given: Given.args, **named: Given.kwargs) -> Answer:
            warn(
                f"{function.__qualname__} goes with Serpentry {gone}; use {instead}.",
                DeprecationWarning,
                stacklevel=2,
            )
            return function(*given, **named)

        return told

    return marked
