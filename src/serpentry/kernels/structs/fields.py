"""The fields of a struct: descriptors that read and write its memory by name."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar, overload

from serpentry.kernels.structs.sizes import Size, given, number
from serpentry.kernels.structs.views import Block, Numbers, Placed, Several, Shape, Spot, signed

T = TypeVar("T", int, float)
M = TypeVar("M")
V = TypeVar("V", covariant=True)


class Declared(Placed, Protocol):
    """What fields need of the kind of struct that they hold."""

    plan: ClassVar["Plan"]

    def __init__(self, facts: Any = None, block: Block | None = None, start: int = 0) -> None: ...


R = TypeVar("R", bound=Declared, covariant=True)


class Element(NamedTuple, Generic[T]):
    """A kind of number: its code in Python's `struct`, and its bytes."""

    code: str
    width: int
    unit: float = 1.0
    """What 1 counts to a net, where one is shown such numbers."""

    def one(self) -> "Scalar[T]":
        """A field that is one number of the kind."""
        return Scalar(self)

    def many(self, *counts: "Count") -> "Shaped[T]":
        """A field of numbers of the kind, in as many dimensions as there are counts."""
        return Shaped(self, counts)


SERIALS = count()
"""Numbers by which the words of sizes are put in order."""


class Field(ABC, Generic[V]):
    """A named piece of a struct."""

    def __init__(self, size: Size, width: int, counts: tuple["Count", ...] = ()) -> None:
        self.name = ""
        self.counts = tuple(map(as_size, counts))
        self.each = size
        """Bytes of one of its things."""
        self.width = width
        """Where it is must be a multiple of this."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, struct: None, owner: type) -> Self: ...
    @overload
    def __get__(self, struct: Placed, owner: type) -> V: ...
    def __get__(self, struct: Placed | None, owner: type) -> "Self | V":
        return self if struct is None else self.read(struct)

    @abstractmethod
    def read(self, struct: Placed) -> V:
        """What a struct has there."""

    @property
    def size(self) -> Size:
        """Bytes of all of its things."""
        size = self.each
        for one in self.counts:
            size = size * one
        return size

    def spot(self, place: Size, measure: Callable[[Size], int]) -> Spot:
        """Where it is, and how many there are, in a certain set-up."""
        shape = Shape(self.name, tuple(map(measure, self.counts)))
        return Spot(measure(place), shape, measure(self.each))


class Scalar(Field[T], Generic[T]):
    """One number."""

    def __init__(self, element: Element[T]) -> None:
        super().__init__(number(element.width), element.width)
        self.element: Element[T] = element
        self.serial = next(SERIALS)

    def read(self, struct: Placed) -> T:
        """The number."""
        value: T = struct.block.seen_as(self.element.code)[self._place(struct)]
        return value

    def __set__(self, struct: Placed, value: T) -> None:
        struct.block.seen_as(self.element.code)[self._place(struct)] = signed(value)

    def _place(self, struct: Placed) -> int:
        return (struct.start + struct.layout[self.name].place) // self.element.width

    def __add__(self, other: "Count") -> Size:
        return given(self) + as_size(other)

    def __mul__(self, other: "Count") -> Size:
        return given(self) * as_size(other)

    __radd__, __rmul__ = __add__, __mul__


class Shaped(Field[Numbers[T]], Generic[T]):
    """Numbers in one or more dimensions."""

    def __init__(self, element: Element[T], counts: tuple["Count", ...]) -> None:
        super().__init__(number(element.width), element.width, counts)
        self.element: Element[T] = element

    def read(self, struct: Placed) -> Numbers[T]:
        """The numbers, where they are."""
        memory, spot = struct.block.seen_as(self.element.code), struct.layout[self.name]
        return Numbers(memory, (struct.start + spot.place) // self.element.width, spot.shape)

    def __set__(self, struct: Placed, values: Iterable[T]) -> None:
        self.read(struct).fill(values)


class Nested(Field[R], Generic[R]):
    """A struct within a struct."""

    def __init__(self, kind: type[R]) -> None:
        super().__init__(kind.plan.size, kind.plan.width)
        self.kind = kind

    def read(self, struct: Placed) -> R:
        """That struct."""
        place = struct.start + struct.layout[self.name].place
        return self.kind(struct.facts, struct.block, place)


class Many(Field[Several[R]], Generic[R]):
    """Structs in one or more dimensions."""

    def __init__(self, kind: type[R], counts: tuple["Count", ...]) -> None:
        super().__init__(kind.plan.size, kind.plan.width, counts)
        self.kind = kind

    def read(self, struct: Placed) -> Several[R]:
        """Those structs."""
        spot = struct.layout[self.name]
        first = self.kind(struct.facts, struct.block, struct.start + spot.place)
        return Several(first, spot.step, spot.shape)


@dataclass
class Plan:
    """Where the fields of a kind of struct are, in bytes."""

    fields: dict[str, "AnyField"] = field(default_factory=dict)
    places: dict[str, Size] = field(default_factory=dict)
    slots: dict[str, int] = field(default_factory=dict)
    """Of facts: the hidden word that holds a field's place."""
    size: Size = field(default_factory=Size)
    width: int = 1
    """Where such a struct is must be a multiple of this."""

    def spots(self, measure: Callable[[Size], int]) -> dict[str, Spot]:
        """Where the fields are in a certain set-up."""
        return {name: one.spot(self.places[name], measure) for name, one in self.fields.items()}


AnyElement = Element[int] | Element[float]
AnyField = Field[Any]
"""A field, whatever it holds."""
AnyNumber = Scalar[int] | Scalar[float] | Shaped[int] | Shaped[float]
AnyView = Shaped[int] | Shaped[float] | Many[Any]
Count = int | Size | Scalar[int]
"""How many: a number, a word of the facts, or a sum or product of those."""


def as_size(many: Count) -> Size:
    """A count, however it is given."""
    if isinstance(many, Size):
        return many
    return number(many) if isinstance(many, int) else given(many)


def several(make: Callable[[], M], count: int) -> tuple[M, ...]:
    """As many fields of a kind as are named together."""
    return tuple(make() for _ in range(count))


def struct(kind: type[R]) -> Nested[R]:
    """A struct within a struct."""
    return Nested(kind)


def structs(kind: type[R], *counts: Count) -> Many[R]:
    """Several structs of a kind."""
    return Many(kind, counts)


WORD, SHORT, OCTET = Element[int]("q", 8), Element[int]("i", 4), Element[int]("B", 1)
"""Whole numbers of 64 and of 32 bits, and bytes;"""
REAL, SINGLE = Element[float]("d", 8), Element[float]("f", 4)
"""real ones of 64 and of 32."""
word, words = WORD.one, WORD.many
short, shorts = SHORT.one, SHORT.many
real, reals = REAL.one, REAL.many
single, singles = SINGLE.one, SINGLE.many


def octet(unit: float = 1.0) -> Scalar[int]:
    """A byte, with what 1 counts to a net that sees it; in compiled code it is read as a word."""
    return OCTET._replace(unit=unit).one()


def octets(*counts: Count, unit: float = 1.0) -> Shaped[int]:
    """Bytes, likewise."""
    return OCTET._replace(unit=unit).many(*counts)
