"""What JSON is: the type of everything that goes to a program or comes from one."""

from collections.abc import Collection, Mapping, Sequence
from typing import TypeAlias, TypeGuard

from serpentry.tabletop.errors import BadText

Json: TypeAlias = bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"] | None
JsonObject: TypeAlias = Mapping[str, Json]


def object_with(keys: Collection[str], data: object, otherwise: str) -> JsonObject:
    """The data, if it is an object with just these keys; else BadText says what is wanted."""
    if not isinstance(data, Mapping) or set(data) != set(keys):
        raise BadText(otherwise)
    return data


def is_pair(data: object) -> TypeGuard[list[int]]:
    """Two whole numbers; all else is for a slower reader, which says what is wrong with it."""
    return type(data) is list and len(data) == 2 and type(data[0]) is type(data[1]) is int


def items(data: Json) -> Sequence[Json]:
    """The data, if it is a list; else TypeError."""
    if not isinstance(data, list):
        raise TypeError(f"a list expected, {data!r} found")
    return data
