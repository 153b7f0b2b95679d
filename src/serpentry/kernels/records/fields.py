"""The fields of a record: descriptors that read and write its memory by name."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from itertools import count
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Self, TypeVar, overload

from serpentry.kernels.records.sizes import Size, given, number
from serpentry.kernels.records.views import Numbers, Several, Shape, Spot, signed

if TYPE_CHECKING:
    from serpentry.kernels.records.declaring import AnyRecord

R = TypeVar("R", bound="AnyRecord")
T = TypeVar("T", int, float)
S = TypeVar("S")
V = TypeVar("V")


class Element(NamedTuple, Generic[T]):
    """A kind of number: its code in `struct`, and its bytes."""

    code: str
    width: int

    def one(self) -> "Scalar[T]":
        """A field that is one number of the kind."""
        return Scalar(self)

    def many(self, *counts: "Count") -> "Shaped[T]":
        """A field of numbers of the kind, in as many dimensions as there are counts."""
        return Shaped(self, counts)


SERIALS = count()
"""Numbers by which the words of sizes are put in order."""


class Field(ABC, Generic[V]):
    """A named piece of a record."""

    def __init__(self, size: Size, width: int, counts: tuple["Count", ...] = ()) -> None:
        self.name = ""
        self.counts = tuple(map(as_size, counts))
        self.each = size
        """Bytes of one of its things."""
        self.width = width
        """Where it lies must be a multiple of this."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, record: None, owner: type) -> Self: ...
    @overload
    def __get__(self, record: "AnyRecord", owner: type) -> V: ...
    def __get__(self, record: "AnyRecord | None", owner: type) -> "Self | V":
        return self if record is None else self.read(record)

    @abstractmethod
    def read(self, record: "AnyRecord") -> V:
        """What a record has there."""

    @property
    def size(self) -> Size:
        """Bytes of all of its things."""
        size = self.each
        for one in self.counts:
            size = size * one
        return size

    def spot(self, place: Size, measure: Callable[[Size], int]) -> Spot:
        """Where it lies, and how many there are, in a certain set-up."""
        shape = Shape(self.name, tuple(map(measure, self.counts)))
        return Spot(measure(place), shape, measure(self.each))


class Scalar(Field[T], Generic[T]):
    """One number."""

    def __init__(self, element: Element[T]) -> None:
        super().__init__(number(element.width), element.width)
        self.element: Element[T] = element
        self.serial = next(SERIALS)

    def read(self, record: "AnyRecord") -> T:
        """The number."""
        value: T = record.block.seen_as(self.element.code)[self._place(record)]
        return value

    def __set__(self, record: "AnyRecord", value: T) -> None:
        record.block.seen_as(self.element.code)[self._place(record)] = signed(value)

    def _place(self, record: "AnyRecord") -> int:
        return (record.start + record.layout[self.name].place) // self.element.width

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

    def read(self, record: "AnyRecord") -> Numbers[T]:
        """The numbers, where they lie."""
        memory, spot = record.block.seen_as(self.element.code), record.layout[self.name]
        return Numbers(memory, (record.start + spot.place) // self.element.width, spot.shape)

    def __set__(self, record: "AnyRecord", values: Iterable[T]) -> None:
        self.read(record).fill(values)


class Nested(Field[R], Generic[R]):
    """A record within a record."""

    def __init__(self, kind: type[R]) -> None:
        super().__init__(kind.plan.size, kind.plan.width)
        self.kind = kind

    def read(self, record: "AnyRecord") -> R:
        """That record."""
        place = record.start + record.layout[self.name].place
        return self.kind(record.facts, record.block, place)


class Many(Field[Several[R]], Generic[R]):
    """Records in one or more dimensions."""

    def __init__(self, kind: type[R], counts: tuple["Count", ...]) -> None:
        super().__init__(kind.plan.size, kind.plan.width, counts)
        self.kind = kind

    def read(self, record: "AnyRecord") -> Several[R]:
        """Those records."""
        spot = record.layout[self.name]
        first = self.kind(record.facts, record.block, record.start + spot.place)
        return Several(first, spot.step, spot.shape)


AnyField = Field[Any]
"""A field, whatever it holds."""
Count = int | Size | Scalar[int]
"""How many: a number, a word of the facts, or a sum or product of those."""


def as_size(many: Count) -> Size:
    """A count, however it is given."""
    if isinstance(many, Size):
        return many
    return number(many) if isinstance(many, int) else given(many)


def several(make: Callable[[], S], count: int) -> tuple[S, ...]:
    """As many fields of a kind as are named together."""
    return tuple(make() for _ in range(count))


def record(kind: type[R]) -> Nested[R]:
    """A record within a record."""
    return Nested(kind)


def records(kind: type[R], *counts: Count) -> Many[R]:
    """Several records of a kind."""
    return Many(kind, counts)


WORD, SHORT = Element[int]("q", 8), Element[int]("i", 4)
"""Whole numbers of 64 and of 32 bits;"""
REAL, SINGLE = Element[float]("d", 8), Element[float]("f", 4)
"""real ones of 64 and of 32."""
word, words = WORD.one, WORD.many
short, shorts = SHORT.one, SHORT.many
real, reals = REAL.one, REAL.many
single, singles = SINGLE.one, SINGLE.many
