"""Options are one frozen value with defaults; what they don't know, they refuse.

A game declares a frozen dataclass whose fields are made by `switch`, `number`, `choice` or
`listing`. Each knows how to read a value from text or JSON, and what to say if it can't::

    @dataclass(frozen=True)
    class Options:
        board_side: int = number(6, 4, 8)
        flip: bool = switch(True)

What it is called and explained with is in the catalogue of messages: `option-GAME-OPTION`,
`help-GAME-OPTION`, `choice-GAME-OPTION-VALUE`.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from typing import Any, Protocol, TypeVar

from serpentry.languages import Sentence, sentence
from serpentry.tabletop.errors import BadOption

T = TypeVar("T")
O = TypeVar("O")  # noqa: E741


class Kind(Protocol):
    """What values an option takes, and how they are read and written."""

    @property
    def allowed(self) -> Sentence:
        """The values it takes."""
        ...

    def read(self, given: Any) -> Any:
        """The value meant by a text or a piece of JSON; ValueError if there is none."""
        ...

    def write(self, value: Any) -> Any:
        """The value as JSON."""
        ...


SWITCH_WORDS = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


@dataclass(frozen=True)
class Switch:
    """On or off."""

    @property
    def allowed(self) -> Sentence:
        """The two words."""
        return sentence("allowed-values", known="on, off")

    def read(self, given: Any) -> bool:
        """True for on, true and yes; False for off, false and no."""
        word = str(given).lower()
        if word not in SWITCH_WORDS:
            raise ValueError(given)
        return SWITCH_WORDS[word]

    def write(self, value: bool) -> bool:
        """Itself."""
        return value


@dataclass(frozen=True)
class Number:
    """A whole number within bounds."""

    low: int
    high: int

    @property
    def allowed(self) -> Sentence:
        """The bounds."""
        return sentence("allowed-number", low=self.low, high=self.high)

    def read(self, given: Any) -> int:
        """The number, from JSON or from digits."""
        value = int(str(given))
        if not self.low <= value <= self.high:
            raise ValueError(given)
        return value

    def write(self, value: int) -> int:
        """Itself."""
        return value


@dataclass(frozen=True)
class Choice:
    """One of a few words."""

    values: tuple[str, ...]

    @property
    def allowed(self) -> Sentence:
        """The words."""
        return sentence("allowed-values", known=", ".join(self.values))

    def read(self, given: Any) -> str:
        """The word, if it is one of them."""
        if given not in self.values:
            raise ValueError(given)
        return str(given)

    def write(self, value: str) -> str:
        """Itself."""
        return value


@dataclass(frozen=True)
class Listing:
    """A list of items that the game reads itself."""

    allowed: Sentence
    read_items: Callable[[Sequence[Any]], tuple[Any, ...]]

    def read(self, given: Any) -> tuple[Any, ...]:
        """The list, from JSON or from its text."""
        items = json.loads(given) if isinstance(given, str) else given
        return self.read_items(list(items))

    def write(self, value: tuple[Any, ...]) -> list[Any]:
        """Plain nested lists."""
        return [list(item) if isinstance(item, tuple) else item for item in value]


def switch(default: bool) -> bool:
    """An option that is on or off."""
    made: bool = field(default=default, metadata={"kind": Switch()})
    return made


def number(default: int, low: int, high: int) -> int:
    """An option that is a whole number within bounds."""
    made: int = field(default=default, metadata={"kind": Number(low, high)})
    return made


def choice(default: str, *others: str) -> str:
    """An option that is one of a few words, the default first."""
    made: str = field(default=default, metadata={"kind": Choice((default, *others))})
    return made


def listing(
    default: tuple[T, ...], read: Callable[[Sequence[Any]], tuple[T, ...]], allowed: Sentence
) -> tuple[T, ...]:
    """An option that is a list; `read` makes it from plain items or raises ValueError."""
    made: tuple[T, ...] = field(default=default, metadata={"kind": Listing(allowed, read)})
    return made


def kinds(options: type[Any]) -> dict[str, Kind]:
    """The options of a game by name."""
    return {one.name: one.metadata["kind"] for one in fields(options)}


def read_options(options: type[O], given: Mapping[str, Any]) -> O:
    """The options with these values, given as text or JSON; BadOption says what is wrong."""
    known = kinds(options)
    for name in given:
        if name not in known:
            raise BadOption(sentence("why-unknown-option", name=name, known=", ".join(known)))
    return options(**{name: _read(known[name], name, value) for name, value in given.items()})


def _read(kind: Kind, name: str, given: Any) -> Any:
    try:
        return kind.read(given)
    except (ValueError, TypeError) as error:
        shown = given if isinstance(given, str) else json.dumps(given, default=str)
        why = sentence("why-option-value", name=name, given=shown, allowed=kind.allowed)
        raise BadOption(why) from error


def options_json(options: Any) -> dict[str, Any]:
    """What differs from the defaults, as JSON."""
    return {
        one.name: one.metadata["kind"].write(getattr(options, one.name))
        for one in fields(options)
        if getattr(options, one.name) != one.default
    }


def all_options_json(options: Any) -> dict[str, Any]:
    """Every option with its value, as JSON."""
    return {name: kind.write(getattr(options, name)) for name, kind in kinds(type(options)).items()}


def option_text(options: Any, name: str) -> str:
    """One option's value as text that `read_options` takes."""
    one: Field[Any] = next(one for one in fields(options) if one.name == name)
    value = one.metadata["kind"].write(getattr(options, name))
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, str) else json.dumps(value)
