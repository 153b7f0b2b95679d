"""Options that belong together, as one frozen value: a command says once what it takes."""

import inspect
from collections.abc import Callable
from dataclasses import MISSING, fields
from functools import wraps
from inspect import Parameter, Signature
from typing import Any, get_type_hints


def with_options(command: Callable[..., None]) -> Callable[..., None]:
    """A command as Typer reads it: each field of its last parameter is an option of its own."""
    *own, last = inspect.signature(command, eval_str=True).parameters.values()
    group: type[Any] = last.annotation
    options = _options(group)

    @wraps(command)
    def run(**given: object) -> None:
        chosen = {option.name: given.pop(option.name) for option in options}
        command(**given, **{last.name: group(**chosen)})

    signature = Signature([one.replace(kind=Parameter.KEYWORD_ONLY) for one in (*own, *options)])
    shown: Any = run
    shown.__signature__ = signature
    shown.__annotations__ = {name: one.annotation for name, one in signature.parameters.items()}
    return run


def _options(group: type[Any]) -> list[Parameter]:
    hints = get_type_hints(group, include_extras=True)
    return [
        Parameter(
            field.name,
            Parameter.KEYWORD_ONLY,
            default=Parameter.empty if field.default is MISSING else field.default,
            annotation=hints[field.name],
        )
        for field in fields(group)
    ]
