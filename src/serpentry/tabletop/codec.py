"""Frozen dataclasses to JSON and back, by their types: for positions made of plain values.

Dataclasses become objects, tuples and named tuples lists, frozensets sorted lists, enums their
names, dicts lists of pairs. Where a field may hold several dataclasses, the object carries the
name of its class under "is".
"""

import types
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from serpentry.tabletop.errors import BadText

T = TypeVar("T")
PLAIN = (int, str, bool, float, type(None))


def to_json(value: Any) -> Any:
    """The value as JSON."""
    if isinstance(value, Enum):
        return value.name
    if is_dataclass(value) and not isinstance(value, type):
        data = {one.name: to_json(getattr(value, one.name)) for one in fields(value) if one.init}
        return {"is": type(value).__name__, **data}
    if isinstance(value, dict):
        return [[to_json(key), to_json(item)] for key, item in value.items()]
    if isinstance(value, frozenset | set):
        return [to_json(item) for item in sorted(value)]
    if isinstance(value, tuple | list):
        return [to_json(item) for item in value]
    if isinstance(value, PLAIN):
        return value
    raise TypeError(f"{type(value).__name__} has no JSON form")


def from_json(expected: type[T], data: Any) -> T:
    """The value of the expected type that a piece of JSON holds; BadText if it holds none."""
    try:
        value: T = _from(expected, data)
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        raise BadText(f"This is no {getattr(expected, '__name__', expected)}: {error}") from error
    return value


@cache
def _hints(owner: type) -> dict[str, Any]:
    return get_type_hints(owner)


def _from(expected: Any, data: Any) -> Any:
    origin = get_origin(expected)
    if origin in (Union, types.UnionType):
        return _one_of(get_args(expected), data)
    if origin in (tuple, frozenset):
        return _collection(origin, get_args(expected), data)
    if origin is dict:
        of_key, of_item = get_args(expected)
        return {_from(of_key, key): _from(of_item, item) for key, item in data}
    if is_dataclass(expected) and isinstance(expected, type):
        return _dataclass(expected, data)
    if isinstance(expected, type) and issubclass(expected, Enum):
        return expected[data]
    if isinstance(expected, type) and issubclass(expected, tuple):
        hints = _hints(expected)
        return expected(
            *(_from(hint, item) for hint, item in zip(hints.values(), data, strict=True))
        )
    if expected in PLAIN and type(data) is expected:
        return data
    raise ValueError(f"{expected} expected, {data!r} found")


def _one_of(choices: tuple[Any, ...], data: Any) -> Any:
    if data is None and type(None) in choices:
        return None
    if isinstance(data, dict):
        named = [one for one in choices if getattr(one, "__name__", "") == data.get("is")]
        return _from(named[0], data) if named else _fail(choices, data)
    for one in choices:
        try:
            return _from(one, data)
        except (ValueError, TypeError, KeyError):
            continue
    return _fail(choices, data)


def _fail(choices: tuple[Any, ...], data: Any) -> Any:
    raise ValueError(f"one of {choices} expected, {data!r} found")


def _collection(origin: Any, inner: tuple[Any, ...], data: Any) -> Any:
    if not isinstance(data, list):
        raise TypeError(f"a list expected, {data!r} found")
    if origin is frozenset or (len(inner) == 2 and inner[1] is Ellipsis):
        return origin(_from(inner[0], item) for item in data)
    return tuple(_from(hint, item) for hint, item in zip(inner, data, strict=True))


def _dataclass(expected: type, data: Any) -> Any:
    hints = _hints(expected)
    names = {one.name for one in fields(expected) if one.init}
    if set(data) != names | {"is"} or data["is"] != expected.__name__:
        raise ValueError(f"{expected.__name__} with {sorted(names)} expected")
    return expected(**{name: _from(hints[name], data[name]) for name in names})
