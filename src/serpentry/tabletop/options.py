"""Options are one frozen value with defaults; what they don't know, they refuse.

A game declares a frozen dataclass whose fields are made by `switch`, `number`, `choice` or
`listing`. Each knows how to read a value from text or JSON, and what to say if it can't::

    @dataclass(frozen=True)
    class Options:
        board_side: int = number(6, 4, 8)
        flip: bool = switch(True)

What it is called and explained with is in the catalogue of messages: `option-GAME-OPTION`,
`help-GAME-OPTION`, `choice-GAME-OPTION-VALUE`. A form shows them by `group`: the board, the pieces,
play, or the end; one that changes nothing beside the others (`matters`) is not asked.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, Generic, Protocol, TypeVar

from serpentry.languages import Sentence, sentence
from serpentry.tabletop.errors import BadOption, BadText
from serpentry.tabletop.formats.codec import to_json
from serpentry.tabletop.formats.jsons import Json, json_of

T = TypeVar("T")
O = TypeVar("O")  # noqa: E741


class Kind(Protocol):
    """What values an option takes, and how they are read and written."""

    @property
    def allowed(self) -> Sentence:
        """The values it takes."""
        ...

    def read(self, given: object) -> object:
        """The value meant by a text or a piece of JSON; ValueError if there is none."""
        ...

    def write(self, value: Any) -> Json:
        """The value as JSON."""
        ...


class AsItIs(Generic[T]):
    """What is the same in JSON."""

    def write(self, value: T) -> T:
        """Itself."""
        return value


SWITCH_WORDS = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


@dataclass(frozen=True)
class Switch(AsItIs[bool]):
    """On or off."""

    @property
    def allowed(self) -> Sentence:
        """The two words."""
        return sentence("allowed-values", known="on, off")

    def read(self, given: object) -> bool:
        """True for on, true and yes; False for off, false and no."""
        word = str(given).lower()
        if word not in SWITCH_WORDS:
            raise ValueError(given)
        return SWITCH_WORDS[word]


@dataclass(frozen=True)
class Number(AsItIs[int]):
    """A whole number within bounds."""

    low: int
    high: int

    @property
    def allowed(self) -> Sentence:
        """The bounds."""
        return sentence("allowed-number", low=self.low, high=self.high)

    def read(self, given: object) -> int:
        """The number, from JSON or from digits."""
        value = int(str(given))
        if not self.low <= value <= self.high:
            raise ValueError(given)
        return value


@dataclass(frozen=True)
class Choice(AsItIs[str]):
    """One of a few words."""

    values: tuple[str, ...]

    @property
    def allowed(self) -> Sentence:
        """The words."""
        return sentence("allowed-values", known=", ".join(self.values))

    def read(self, given: object) -> str:
        """The word, if it is one of them."""
        if given not in self.values:
            raise ValueError(given)
        return str(given)


@dataclass(frozen=True)
class Listing:
    """A list of items that the game reads itself."""

    allowed: Sentence
    read_items: Callable[[Sequence[object]], tuple[object, ...]]
    source: "ItemSource | None" = None
    """How people pick from a form; None where they can't."""

    def read(self, given: object) -> tuple[object, ...]:
        """The list, from JSON or from a text such as `cobra, viper`."""
        items = _items(given) if isinstance(given, str) else given
        if not isinstance(items, Iterable):
            raise TypeError(given)
        return self.read_items(list(items))

    def write(self, value: tuple[object, ...]) -> list[Json]:
        """Plain nested lists."""
        return [to_json(item) for item in value]


def _items(text: str) -> object:
    if text.lstrip().startswith("["):
        return json_of(text)
    return [item.strip() for item in text.split(",") if item.strip()]


@dataclass(frozen=True)
class ItemSource:
    """What a list is picked from: cells of a board, or something for each seat, with pictures."""

    items: Callable[[Any], Sequence[Json]]
    """What there is to pick, given the options."""
    by_seat: bool = False
    """Whether the list has one item for each seat."""
    shapes: Callable[[Any], Sequence[Sequence[Sequence[int]]]] | None = None
    """An item's tiles as hexes, to be drawn."""


BOARD, PIECES, PLAY, END = GROUPS = ("board", "pieces", "play", "end")
"""What an option is about: a form shows them in this order."""


def always(_: object) -> bool:
    """An option that matters whatever else is chosen."""
    return True


def switch(default: bool, group: str = PLAY, matters: Callable[[Any], bool] = always) -> bool:
    """An option that is on or off; `matters` says with which options it changes anything."""
    facts = {"kind": Switch(), "group": group, "matters": matters}
    made: bool = field(default=default, metadata=facts)
    return made


def number(default: int, low: int, high: int, group: str = PLAY) -> int:
    """An option that is a whole number within bounds."""
    made: int = field(default=default, metadata={"kind": Number(low, high), "group": group})
    return made


def choice(
    default: str, *others: str, group: str = PLAY, matters: Callable[[Any], bool] = always
) -> str:
    """An option that is one of a few words, the default first."""
    facts = {"kind": Choice((default, *others)), "group": group, "matters": matters}
    made: str = field(default=default, metadata=facts)
    return made


def listing(
    default: tuple[T, ...],
    read: Callable[[Sequence[object]], tuple[T, ...]],
    allowed: Sentence,
    source: ItemSource | None = None,
    group: str = PLAY,
) -> tuple[T, ...]:
    """An option that is a list; `read` makes it from plain items or raises ValueError."""
    kind = Listing(allowed, read, source)
    made: tuple[T, ...] = field(default=default, metadata={"kind": kind, "group": group})
    return made


def kinds(options: type[object]) -> dict[str, Kind]:
    """The options of a game by name."""
    assert is_dataclass(options)
    return {one.name: one.metadata["kind"] for one in fields(options)}


def groups(options: type[object]) -> dict[str, list[str]]:
    """The options of a game by what they are about, in the order of a form."""
    assert is_dataclass(options)
    named = [(one.metadata["group"], one.name) for one in fields(options)]
    found = {group: [name for about, name in named if about == group] for group in GROUPS}
    return {group: names for group, names in found.items() if names}


def matters(options: object, name: str) -> bool:
    """Whether an option changes anything beside the others as they are."""
    assert is_dataclass(options)
    asked = next(one for one in fields(options) if one.name == name)
    return bool(asked.metadata.get("matters", always)(options))


def with_defaults_where_idle(options: O) -> O:
    """The options, those that change nothing beside the others at their defaults."""
    made = type(options)
    defaults = made()
    kept = {
        name: getattr(options if matters(options, name) else defaults, name) for name in kinds(made)
    }
    return made(**kept)


def read_options(options: type[O], given: Mapping[str, object]) -> O:
    """The options with these values, given as text or JSON; BadOption says what is wrong."""
    known = kinds(options)
    for name in given:
        if name not in known:
            raise BadOption(sentence("why-unknown-option", name=name, known=", ".join(known)))
    return options(**{name: _read(known[name], name, value) for name, value in given.items()})


def _read(kind: Kind, name: str, given: object) -> object:
    try:
        return kind.read(given)
    except (ValueError, TypeError, BadText) as error:
        shown = given if isinstance(given, str) else json.dumps(given, default=str)
        why = sentence("why-option-value", name=name, given=shown, allowed=kind.allowed)
        raise BadOption(why) from error


def options_json(options: object) -> dict[str, Json]:
    """What differs from the defaults, as JSON."""
    assert is_dataclass(options)
    return {
        one.name: one.metadata["kind"].write(getattr(options, one.name))
        for one in fields(options)
        if getattr(options, one.name) != one.default
    }


def all_options_json(options: object) -> dict[str, Json]:
    """Every option with its value, as JSON."""
    return {name: kind.write(getattr(options, name)) for name, kind in kinds(type(options)).items()}


def option_text(options: object, name: str) -> str:
    """One option's value as text that `read_options` takes."""
    value = kinds(type(options))[name].write(getattr(options, name))
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, str) else json.dumps(value)
