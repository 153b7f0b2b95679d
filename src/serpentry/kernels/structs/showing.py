"""Printing structs: to look at a kernel that breaks a law."""

from collections.abc import Iterator
from typing import Any

from serpentry.kernels.structs.declaring import AnyStruct, Struct
from serpentry.kernels.structs.views import Numbers, Several

Entry = tuple[str, int | float]
"""A number's name with its places, and the number."""


def show(struct: AnyStruct) -> str:
    """Every number that is not zero, by name, one per line."""
    return "\n".join(f"{name} = {value}" for name, value in entries(struct) if value)


def differences(one: AnyStruct, other: AnyStruct) -> list[str]:
    """Where two structs of a kind differ."""
    pairs = zip(entries(one), entries(other), strict=True)
    return [f"{name}: {left} or {right}" for (name, left), (_, right) in pairs if left != right]


def entries(struct: AnyStruct, prefix: str = "") -> Iterator[Entry]:
    """Every number of a struct, by name."""
    for name in struct.plan.fields:
        yield from _entries(getattr(struct, name), prefix + name)


def _entries(value: Any, name: str) -> Iterator[Entry]:
    if isinstance(value, Struct):
        yield from entries(value, f"{name}.")
    elif isinstance(value, Numbers | Several):
        for place, one in zip(value.shape.places(), value, strict=True):
            yield from _entries(one, f"{name}[{', '.join(map(str, place))}]")
    else:
        yield name, value
