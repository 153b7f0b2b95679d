"""Frozen dataclasses to JSON and back, by their types: for positions made of plain values.

Dataclasses become objects, tuples and named tuples lists, frozensets sorted lists, enums their
names, dicts lists of pairs. Where a field may hold several dataclasses, the object carries the
name of its class under "is".
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache, partial
from types import UnionType
from typing import (
    Any,
    Literal,
    NoReturn,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.jsons import Json, shortly

T = TypeVar("T")
PLAIN_TYPES = (int, str, bool, float, type(None))


def to_json(value: object) -> Json:
    """The value as JSON."""
    if type(value) in PLAIN_TYPES:  # most are, and asking all that follows takes ten times as long
        return value  # type: ignore[return-value]
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
    return {"is": type(value).__name__, **bare_json(value)}


def bare_json(value: object) -> dict[str, Json]:
    """A dataclass as a JSON object of its fields alone."""
    owner: type = type(value)
    return {name: to_json(getattr(value, name)) for name in _names(owner)}


def deed_of(move: object) -> str:
    """What a move does, as files write it: in the word `WRITTEN` of its class, or its name."""
    written: str = getattr(type(move), "WRITTEN", type(move).__name__.lower())
    return written


@cache
def _names(owner: type) -> tuple[str, ...]:
    """The fields that an instance of a dataclass is made with."""
    assert is_dataclass(owner)
    return tuple(one.name for one in fields(owner) if one.init)


@overload
def from_json(expected: type[T], data: object) -> T: ...
@overload
def from_json(expected: UnionType, data: object) -> Any: ...
def from_json(expected: type[T] | UnionType, data: object) -> Any:
    """The value of the expected type that a piece of JSON holds; BadText if it holds none."""
    try:
        return _from(expected, data)
    except (TypeError, ValueError, KeyError, AttributeError, RecursionError) as error:
        raise BadText(f"This can't be read: {error}.") from error


def fields_from(expected: type[T], data: object) -> T:
    """The dataclass whose fields an object holds, those with defaults or not; BadText."""
    try:
        return cast(T, _bare(expected, data))
    except (TypeError, ValueError, KeyError, RecursionError) as error:
        raise BadText(f"This can't be read: {error}.") from error


def _bare(expected: Any, data: object) -> object:
    if not isinstance(data, dict):
        raise TypeError(f"an object with names and values expected, {shortly(data)} found")
    known = {one.name: one for one in fields(expected) if one.init}
    if strange := [name for name in data if name not in known]:
        raise ValueError(f"there is no {shortly(strange[0])} in it")
    for name, one in known.items():
        if name not in data and one.default is one.default_factory is MISSING:
            raise ValueError(f"{name} is missing")
    return expected(**_read_fields(expected, data))


def _read_fields(expected: type, data: dict[str, object]) -> dict[str, object]:
    """The values of fields, by their types; ValueError names the first that can't be."""
    hints, given = _hints(expected), dict[str, object]()
    for name, value in data.items():
        try:
            given[name] = _from(hints[name], value)
        except (TypeError, ValueError, KeyError) as error:
            raise ValueError(f"{name}: {error}") from error
    return given


@cache
def _hints(owner: type) -> dict[str, object]:
    return get_type_hints(owner)


def _from(expected: object, data: object) -> object:
    if isinstance(expected, UnionType):  # not by `_reader`: to Python, A | B and B | A are the same
        return _one_of(expected.__args__, data)
    return _reader(expected)(data)


@cache
def _reader(expected: object) -> Callable[[object], object]:
    """What reads values of a type, found out once."""
    origin, inner = get_origin(expected), get_args(expected)
    if origin is Union:
        return partial(_one_of, inner)
    if origin is Literal:
        return partial(_word, inner)
    if origin in (tuple, frozenset):
        return partial(_collection, origin, inner)
    if origin is dict:
        return partial(_pairs, *inner)
    if origin is Mapping:
        return partial(_mapping, inner[1])
    if not isinstance(expected, type):
        return partial(_fail, expected)
    if expected is float:
        return _number
    if expected in PLAIN_TYPES:
        return partial(_plain, expected)
    if is_dataclass(expected):
        return partial(_dataclass, expected)
    if issubclass(expected, Enum):
        return partial(_member, expected)
    return partial(_named_tuple if issubclass(expected, tuple) else _fail, expected)


def _plain(expected: type, data: object) -> object:
    return data if type(data) is expected else _fail(expected, data)


def _number(data: object) -> object:
    """Also a whole one, which is written without a point."""
    return data if type(data) in (int, float) else _fail(float, data)


def _mapping(of_item: object, data: object) -> object:
    """An object, whose names are texts; what may be any JSON stays as it is."""
    if not isinstance(data, dict):
        raise TypeError(f"an object with names and values expected, {shortly(data)} found")
    # Where a type is read from its name, `Json` has become the union that it stands for.
    if of_item is Any or any(get_origin(one) is Mapping for one in get_args(of_item)):
        return data
    return {name: _from(of_item, item) for name, item in data.items()}


def _pairs(of_key: object, of_item: object, data: object) -> object:
    read = (_each((of_key, of_item), pair) for pair in _items(data))
    return {pair[0]: pair[1] for pair in read}


def _word(known: tuple[object, ...], data: object) -> object:
    return data if isinstance(data, str) and data in known else _fail(known, data)


def _member(expected: type[Enum], data: object) -> object:
    known = isinstance(data, str) and data in expected.__members__
    return expected[str(data)] if known else _fail(tuple(expected.__members__), data)


def _named_tuple(expected: Callable[..., object], data: object) -> object:
    assert isinstance(expected, type)
    return expected(*_each(tuple(_hints(expected).values()), data))


def _each(hints: tuple[object, ...], data: object) -> list[object]:
    """As many values as there are types, each of its own."""
    items = _items(data)
    if len(items) != len(hints):
        raise ValueError(f"{len(hints)} values expected, {len(items)} found")
    return [_from(hint, item) for hint, item in zip(hints, items, strict=True)]


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


CALLED: dict[object, str] = {
    int: "a whole number",
    str: "a text",
    bool: "true or false",
    float: "a number",
    type(None): "null",
}


def _fail(expected: object, data: object) -> NoReturn:
    choices = expected if isinstance(expected, tuple) else (expected,)
    raise ValueError(f"{' or '.join(map(_called, choices))} expected, {shortly(data)} found")


def _called(expected: object) -> str:
    """What people call a type, or a word that is wanted."""
    if isinstance(expected, str):
        return f"'{expected}'"
    if get_origin(expected) in (tuple, frozenset, dict):
        return "a list"
    return CALLED.get(expected, getattr(expected, "__name__", "something else"))


def _items(data: object) -> list[Any]:
    if not isinstance(data, list):
        raise TypeError(f"a list expected, {shortly(data)} found")
    return data


def _collection(origin: type | None, inner: tuple[object, ...], data: object) -> object:
    items = _items(data)
    if origin is frozenset:
        return frozenset(_from(inner[0], item) for item in items)
    if len(inner) == 2 and inner[1] is Ellipsis:
        return tuple([_from(inner[0], item) for item in items])
    return tuple(_each(inner, data))


def _dataclass(expected: type, data: object) -> object:
    names = _names(expected)
    is_one = isinstance(data, dict) and data.keys() == {"is", *names}
    if not isinstance(data, dict) or not is_one or data["is"] != expected.__name__:
        raise ValueError(f"{expected.__name__} with {', '.join(names) or 'no fields'} expected")
    return expected(**_read_fields(expected, {name: data[name] for name in names}))
