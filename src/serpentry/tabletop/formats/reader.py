"""Reads JSON and texts into values by the types that are wanted, or says what is wrong.

Types are those of Python: numbers, texts, `Literal`, unions, tuples, mappings and dataclasses, with
a `Limit` where not every value will do. The service describes itself from the same types.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Literal,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.formats.jsons import Json, json_of

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Read = Callable[[Json, str], Any]
"""Gives the value that JSON stands for; `where` it was found is told with a mistake."""
ALIASES = {"origin": "from"}
"""Fields that are sent by a word that Python keeps for itself."""
SWITCHES = {
    **dict.fromkeys(("true", "1", "yes", "on", "t", "y"), True),
    **dict.fromkeys(("false", "0", "no", "off", "f", "n"), False),
}


CHECKS: Mapping[str, tuple[str, Callable[[Any, Any], object]]] = {
    "minimum": ("mistake-range", lambda value, bound: value >= bound),
    "maximum": ("mistake-range", lambda value, bound: value <= bound),
    "exclusiveMinimum": ("mistake-range", lambda value, bound: value > bound),
    "minLength": ("mistake-length", lambda value, bound: len(value) >= bound),
    "maxLength": ("mistake-length", lambda value, bound: len(value) <= bound),
    "maxItems": ("mistake-length", lambda value, bound: len(value) <= bound),
    "maxProperties": ("mistake-length", lambda value, bound: len(value) <= bound),
    "pattern": ("mistake-value", lambda value, bound: re.fullmatch(bound, value)),
}


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Sent:
    """The base of whatever is sent: a frozen dataclass, without fields that nobody knows."""

    __pydantic_config__: ClassVar = {
        "extra": "forbid",
        "alias_generator": lambda name: ALIASES.get(name, name),
    }

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True, kw_only=True)(cls)


class BadRequest(SerpentryError):
    """A request that is not what it should be."""


class InHeader:
    """Where a word of a question is found that should stand in nobody's log of addresses."""

    def __init__(self, name: str) -> None:
        self.name = name


def header_of(kind: object) -> str:
    """The header that a value of this type comes by; none if it comes by the address."""
    marks = getattr(kind, "__metadata__", ())
    return next((one.name for one in marks if isinstance(one, InHeader)), "")


class Unsent:
    """Marks a field that nobody sends: the host fills it in."""


class Limit:
    """What a value must keep to, in the words of JSON Schema; and what else those say of it."""

    def __init__(self, **words: Json) -> None:
        self.words = words
        self.checks = [(*CHECKS[word], bound) for word, bound in words.items() if word in CHECKS]

    def __get_pydantic_json_schema__(
        self, core: object, handler: Callable[[object], dict[str, Json]]
    ) -> dict[str, Json]:
        return {**handler(core), **self.words}

    def check(self, value: object, where: str) -> None:
        """BadRequest if the value does not keep to it."""
        for mistake, fits, bound in self.checks:
            if not fits(value, bound):
                raise bad(mistake, where)


def bad(mistake: str, where: str = "") -> BadRequest:
    """What is wrong, and where."""
    return BadRequest(sentence(mistake, where=where))


NUL = r"\u0000"
"""The one character that no database keeps, as JSON writes it."""
UNESCAPED_NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")


def sent_json(text: str) -> Json:
    """The JSON that a text is; BadRequest if it isn't one."""
    try:
        data: Json = json_of(text)
    except BadText as error:
        raise bad("mistake-json") from error
    if NUL in text and UNESCAPED_NUL.search(text):
        raise bad("mistake-nul")
    return data


@cache
def reader_of(kind: object) -> Read:
    """What reads JSON as values of a type."""
    origin, words = get_origin(kind), get_args(kind)
    if limits := getattr(kind, "__metadata__", ()):
        return _limited(reader_of(words[0]), [one for one in limits if isinstance(one, Limit)])
    if origin is Literal:
        return _one_of(words)
    if origin in (Union, UnionType):
        return _any_of([reader_of(one) for one in words if one is not NoneType], NoneType in words)
    if origin is tuple:
        return _list_of(reader_of(words[0]))
    if is_dataclass(kind):
        return _object_of(kind)
    return _plain(origin or kind)


def _limited(read: Read, limits: list[Limit]) -> Read:
    def limited(data: Json, where: str) -> object:
        value = read(data, where)
        for one in limits:
            one.check(value, where)
        return value

    return limited


def _one_of(known: tuple[object, ...]) -> Read:
    def one_of(data: Json, where: str) -> object:
        if not isinstance(data, str) or data not in known:
            raise bad("mistake-value", where)
        return data

    return one_of


def _any_of(reads: list[Read], is_optional: bool) -> Read:
    def any_of(data: Json, where: str) -> object:
        if data is None and is_optional:
            return None
        for read in reads[:-1]:
            try:
                return read(data, where)
            except BadRequest:
                continue
        return reads[-1](data, where)

    return any_of


def _list_of(read: Read) -> Read:
    def list_of(data: Json, where: str) -> object:
        if not isinstance(data, list):
            raise bad("mistake-value", where)
        return tuple(read(one, f"{where}.{at}") for at, one in enumerate(data))

    return list_of


def _plain(kind: Any) -> Read:
    def plain(data: Json, where: str) -> object:
        if type(data) is kind:
            return data
        fits = isinstance(data, float | int if kind is float else kind)
        if not fits or (isinstance(data, bool) and kind not in (bool, object)):
            raise bad("mistake-value", where)
        return data

    return plain


def _object_of(kind: object) -> Read:
    read = objects_reader(kind)
    return lambda data, where: read(data, where)[0]


@cache
def objects_reader(*kinds: "type[DataclassInstance]") -> Callable[[Json, str], list[Any]]:
    """What reads dataclasses whose fields are in one object; one that several have, each gets."""
    known = dict[str, list[tuple[int, str, Read, bool]]]()
    for at, kind in enumerate(kinds):
        for one, hint in sent_fields(kind):
            is_needed = one.default is MISSING and one.default_factory is MISSING
            word = ALIASES.get(one.name, one.name)
            known.setdefault(word, []).append((at, one.name, reader_of(hint), is_needed))

    def objects_of(data: Json, where: str) -> list[object]:
        if not isinstance(data, Mapping):
            raise bad("mistake-value", where or "?")
        begin, given = f"{where}." if where else "", [dict[str, object]() for _ in kinds]
        for word, wanted in known.items():
            for at, name, read, is_needed in wanted:
                if word in data:
                    given[at][name] = read(data[word], begin + word)
                elif is_needed:
                    raise bad("mistake-missing", begin + word)
        for word in data:
            if word not in known:
                raise bad("mistake-unknown", begin + word)
        return [kind(**some) for kind, some in zip(kinds, given, strict=True)]

    return objects_of


def sent_fields(kind: "type[DataclassInstance]") -> list[tuple[Field[Any], object]]:
    """The fields of a dataclass that are sent, each with its type."""
    hints = get_type_hints(kind, include_extras=True)
    marked = {name: getattr(hint, "__metadata__", ()) for name, hint in hints.items()}
    return [
        (one, hints[one.name])
        for one in fields(kind)
        if not any(isinstance(mark, Unsent) for mark in marked[one.name])
    ]


@cache
def text_reader_of(kind: object) -> Callable[[str, str], Any]:
    """What reads texts, as addresses have them, as values of a type."""
    read, convert = reader_of(kind), _converter(kind)

    def read_text(text: str, where: str) -> object:
        try:
            value = convert(text)
        except (ValueError, KeyError) as error:
            raise bad("mistake-value", where) from error
        return read(value, where)

    return read_text


def _converter(kind: object) -> Callable[[str], Json]:
    known: Mapping[object, Callable[[str], Json]] = {
        bool: lambda text: SWITCHES[text.lower()],
        int: int,
        float: float,
    }
    parts = [kind, *get_args(kind), *(word for one in get_args(kind) for word in get_args(one))]
    return next((known[one] for one in parts if one in known), str)
