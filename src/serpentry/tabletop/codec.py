"""Frozen dataclasses to JSON and back, by their types: for positions made of plain values.

Dataclasses become objects, tuples and named tuples lists, frozensets sorted lists, enums their
names, dicts lists of pairs. Where a field may hold several dataclasses, the object carries the
name of its class under "is".
"""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, NoReturn, TypeVar, Union, get_args, get_origin, get_type_hints, overload

from serpentry.tabletop.errors import BadText
from serpentry.tabletop.jsons import Json

T = TypeVar("T")
PLAIN = (int, str, bool, float, type(None))


def to_json(value: object) -> Json:
    """The value as JSON."""
    if isinstance(value, Enum):
        return value.name
    if is_dataclass(value) and not isinstance(value, type):
        return fields_json(value)
    if isinstance(value, dict):
        return [[to_json(key), to_json(item)] for key, item in value.items()]
    if isinstance(value, frozenset | set):
        return [to_json(item) for item in sorted(value)]
    if isinstance(value, tuple | list):
        return [to_json(item) for item in value]
    if isinstance(value, int | str | float | None):
        return value
    raise TypeError(f"{type(value).__name__} has no JSON form")


def fields_json(value: object) -> dict[str, Json]:
    """A dataclass as a JSON object, with the name of its class."""
    assert is_dataclass(value)
    data = {one.name: to_json(getattr(value, one.name)) for one in fields(value) if one.init}
    return {"is": type(value).__name__, **data}


@overload
def from_json(expected: type[T], data: object) -> T: ...
@overload
def from_json(expected: UnionType, data: object) -> Any: ...
def from_json(expected: type[T] | UnionType, data: object) -> Any:
    """The value of the expected type that a piece of JSON holds; BadText if it holds none."""
    try:
        return _from(expected, data)
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        raise BadText(f"This is no {getattr(expected, '__name__', expected)}: {error}") from error


@cache
def _hints(owner: type) -> dict[str, object]:
    return get_type_hints(owner)


def _from(expected: object, data: object) -> object:
    origin = get_origin(expected)
    if origin in (Union, UnionType):
        return _one_of(get_args(expected), data)
    if origin in (tuple, frozenset):
        return _collection(origin, get_args(expected), data)
    if origin is dict:
        of_key, of_item = get_args(expected)
        return {_from(of_key, key): _from(of_item, item) for key, item in _items(data)}
    if expected in PLAIN and type(data) is expected:
        return data
    if not isinstance(expected, type):
        _fail(expected, data)
    if is_dataclass(expected):
        return _dataclass(expected, data)
    if issubclass(expected, Enum) and isinstance(data, str):
        return expected[data]
    if issubclass(expected, tuple):
        hints = _hints(expected).values()
        made = (_from(hint, item) for hint, item in zip(hints, _items(data), strict=True))
        make: Callable[..., object] = expected
        return make(*made)
    return _fail(expected, data)


def _one_of(choices: tuple[object, ...], data: object) -> object:
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


def _fail(expected: object, data: object) -> NoReturn:
    among = "one of " if isinstance(expected, tuple) else ""
    raise ValueError(f"{among}{expected} expected, {data!r} found")


def _items(data: object) -> list[Any]:
    if not isinstance(data, list):
        raise TypeError(f"a list expected, {data!r} found")
    return data


def _collection(origin: type | None, inner: tuple[object, ...], data: object) -> object:
    items = _items(data)
    if origin is frozenset:
        return frozenset(_from(inner[0], item) for item in items)
    if len(inner) == 2 and inner[1] is Ellipsis:
        return tuple(_from(inner[0], item) for item in items)
    return tuple(_from(hint, item) for hint, item in zip(inner, items, strict=True))


def _dataclass(expected: type, data: object) -> object:
    assert is_dataclass(expected)
    names = {one.name for one in fields(expected) if one.init}
    if not isinstance(data, dict) or set(data) != names | {"is"} or data["is"] != expected.__name__:
        raise ValueError(f"{expected.__name__} with {sorted(names)} expected")
    hints = _hints(expected)
    return expected(**{name: _from(hints[name], data[name]) for name in names})
