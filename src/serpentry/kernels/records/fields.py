"""The fields of a record: descriptors that read and write its memory by name."""

from collections.abc import Callable, Iterable
from itertools import count
from typing import TYPE_CHECKING, Generic, NamedTuple, Self, TypeVar, overload

from serpentry.kernels.records.sizes import Size, given, number
from serpentry.kernels.records.views import Numbers, Several, Shape, Spot, signed

if TYPE_CHECKING:
    from serpentry.kernels.records.declaring import AnyRecord

R = TypeVar("R", bound="AnyRecord")
T = TypeVar("T", int, float)
S = TypeVar("S")


class Element(NamedTuple):
    """A kind of number: its code in `struct`, and its bytes."""

    code: str
    width: int


SERIALS = count()
"""Numbers by which the words of sizes are put in order."""
WORD, SHORT, REAL, SINGLE = Element("q", 8), Element("i", 4), Element("d", 8), Element("f", 4)


class Field:
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


class Scalar(Field, Generic[T]):
    """One number."""

    def __init__(self, element: Element) -> None:
        super().__init__(number(element.width), element.width)
        self.element, self.serial = element, next(SERIALS)

    @overload
    def __get__(self, record: None, owner: type) -> Self: ...
    @overload
    def __get__(self, record: "AnyRecord", owner: type) -> T: ...
    def __get__(self, record: "AnyRecord | None", owner: type) -> "Self | T":
        if record is None:
            return self
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


class Shaped(Field, Generic[T]):
    """Numbers in one or more dimensions."""

    def __init__(self, element: Element, counts: tuple["Count", ...]) -> None:
        super().__init__(number(element.width), element.width, counts)
        self.element = element

    @overload
    def __get__(self, record: None, owner: type) -> Self: ...
    @overload
    def __get__(self, record: "AnyRecord", owner: type) -> Numbers[T]: ...
    def __get__(self, record: "AnyRecord | None", owner: type) -> "Self | Numbers[T]":
        if record is None:
            return self
        memory, spot = record.block.seen_as(self.element.code), record.layout[self.name]
        return Numbers(memory, (record.start + spot.place) // self.element.width, spot.shape)

    def __set__(self, record: "AnyRecord", values: Iterable[T]) -> None:
        self.__get__(record, type(record)).fill(values)


class Nested(Field, Generic[R]):
    """A record within a record."""

    def __init__(self, kind: type[R]) -> None:
        super().__init__(kind.plan.size, kind.plan.width)
        self.kind = kind

    @overload
    def __get__(self, record: None, owner: type) -> Self: ...
    @overload
    def __get__(self, record: "AnyRecord", owner: type) -> R: ...
    def __get__(self, record: "AnyRecord | None", owner: type) -> "Self | R":
        if record is None:
            return self
        place = record.start + record.layout[self.name].place
        return self.kind(record.facts, record.block, place)


class Many(Field, Generic[R]):
    """Records in one or more dimensions."""

    def __init__(self, kind: type[R], counts: tuple["Count", ...]) -> None:
        super().__init__(kind.plan.size, kind.plan.width, counts)
        self.kind = kind

    @overload
    def __get__(self, record: None, owner: type) -> Self: ...
    @overload
    def __get__(self, record: "AnyRecord", owner: type) -> Several[R]: ...
    def __get__(self, record: "AnyRecord | None", owner: type) -> "Self | Several[R]":
        if record is None:
            return self
        spot = record.layout[self.name]
        first = self.kind(record.facts, record.block, record.start + spot.place)
        return Several(first, spot.step, spot.shape)


Count = int | Size | Scalar[int]
"""How many: a number, a word of the facts, or a sum or product of those."""


def as_size(many: Count) -> Size:
    """A count, however it is given."""
    if isinstance(many, Size):
        return many
    return number(many) if isinstance(many, int) else given(many)


def word() -> Scalar[int]:
    """A whole number of 64 bits."""
    return Scalar(WORD)


def several(make: Callable[[], S], count: int) -> tuple[S, ...]:
    """As many fields of a kind as are named together."""
    return tuple(make() for _ in range(count))


def words(*counts: Count) -> Shaped[int]:
    """Whole numbers of 64 bits."""
    return Shaped(WORD, counts)


def short() -> Scalar[int]:
    """A whole number of 32 bits."""
    return Scalar(SHORT)


def shorts(*counts: Count) -> Shaped[int]:
    """Whole numbers of 32 bits."""
    return Shaped(SHORT, counts)


def real() -> Scalar[float]:
    """A real number of 64 bits."""
    return Scalar(REAL)


def reals(*counts: Count) -> Shaped[float]:
    """Real numbers of 64 bits."""
    return Shaped(REAL, counts)


def single() -> Scalar[float]:
    """A real number of 32 bits."""
    return Scalar(SINGLE)


def singles(*counts: Count) -> Shaped[float]:
    """Real numbers of 32 bits."""
    return Shaped(SINGLE, counts)


def record(kind: type[R]) -> Nested[R]:
    """A record within a record."""
    return Nested(kind)


def records(kind: type[R], *counts: Count) -> Many[R]:
    """Several records of a kind."""
    return Many(kind, counts)
