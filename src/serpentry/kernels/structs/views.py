"""What a shaped field gives in Python: numbers, or structs, by their places."""

from array import array
from collections.abc import Iterable, Iterator
from math import prod
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

T = TypeVar("T", int, float)

WORD_BITS = 64
Place = int | tuple[int, ...]
"""A number for a field of one dimension, else one for each."""


class Values(Protocol[T]):
    """Numbers by their places; in compiled code also what a pointer to numbers is."""

    def __getitem__(self, place: Place, /) -> T: ...
    def __setitem__(self, place: Place, value: T, /) -> None: ...


Words = Values[int]
Reals = Values[float]


class Block:
    """A piece of memory, seen as numbers of every kind."""

    def __init__(self, size: int) -> None:
        self.words = memoryview(array("q", bytes(8 * (-(-size // 8)))))
        self._seen: dict[str, memoryview[Any]] = {"q": self.words}

    def seen_as(self, code: str) -> "memoryview[Any]":
        """The same memory as numbers of a kind, by its code in Python's `struct`."""
        if code not in self._seen:
            octets: Any = self.words.cast("B")
            self._seen[code] = octets.cast(code)
        return self._seen[code]


class Shape:
    """How many there are along each dimension."""

    def __init__(self, name: str, counts: tuple[int, ...]) -> None:
        self.name, self.counts = name, counts
        self.size = prod(counts)
        self.line = self.size if len(counts) == 1 else 0
        """How many there are in a field of one dimension."""

    def flat(self, place: Place) -> int:
        """The number of a place, counted through all dimensions."""
        places = place if isinstance(place, tuple) else (place,)
        if len(places) != len(self.counts):
            raise IndexError(f"{self.name} has {len(self.counts)} dimensions, not {len(places)}.")
        at = 0
        for one, count in zip(places, self.counts, strict=True):
            if not 0 <= one < count:
                raise IndexError(f"{self.name}{list(places)} is outside of {list(self.counts)}.")
            at = at * count + one
        return at

    def places(self) -> Iterator[tuple[int, ...]]:
        """Every place, in order."""
        for at in range(self.size):
            place = []
            for count in reversed(self.counts):
                at, rest = divmod(at, count)
                place.append(rest)
            yield tuple(reversed(place))


class Spot(NamedTuple):
    """Where a field of a struct is, in a certain set-up."""

    place: int
    """In bytes from where the struct begins."""
    shape: Shape
    step: int
    """Bytes of one of its things."""


class Numbers(Generic[T]):
    """The numbers of a shaped field."""

    def __init__(self, memory: "memoryview[Any]", first: int, shape: Shape) -> None:
        self.memory, self.first, self.shape, self.line = memory, first, shape, shape.line

    def __len__(self) -> int:
        return self.shape.size

    def __iter__(self) -> Iterator[T]:
        return iter(self.memory[self.first : self.first + self.shape.size])

    def __getitem__(self, place: Place, /) -> T:
        if not isinstance(place, int) or not 0 <= place < self.line:
            place = self.shape.flat(place)
        value: T = self.memory[self.first + place]
        return value

    def __setitem__(self, place: Place, value: T, /) -> None:
        if not isinstance(place, int) or not 0 <= place < self.line:
            place = self.shape.flat(place)
        try:
            self.memory[self.first + place] = value
        except ValueError:
            self.memory[self.first + place] = signed(value)

    def fill(self, values: Iterable[T]) -> None:
        """Write them all, in order."""
        given = _numbers(self.memory.format, list(values))
        if len(given) != self.shape.size:
            raise ValueError(
                f"{self.shape.name} takes {self.shape.size} numbers; {len(given)} came."
            )
        self.memory[self.first : self.first + len(given)] = memoryview(given)

    def fill_sets(self, sets: Iterable[int]) -> None:
        """Write sets of bits, each along the last dimension."""
        row = 8 * self.shape.counts[-1]
        given = array("q", b"".join(bits.to_bytes(row, "little") for bits in sets))
        if len(given) != self.shape.size:
            raise ValueError(f"{self.shape.name} takes {self.shape.size} words; {len(given)} came.")
        self.memory[self.first : self.first + len(given)] = memoryview(given)

    def begin(self, values: Iterable[T]) -> None:
        """Write the first of them, in order; the rest stays."""
        given = _numbers(self.memory.format, list(values))
        self.memory[self.first : self.first + len(given)] = memoryview(given)


class Placed(Protocol):
    """What views and fields need of a struct: its memory, and where each field is in it."""

    facts: Any
    block: Block
    start: int
    layout: dict[str, Spot]

    def moved(self, step: int) -> Self:
        """The struct of the same kind a number of bytes further on."""


S = TypeVar("S", bound=Placed, covariant=True)


class Several(Generic[S]):
    """The structs of a shaped field."""

    def __init__(self, first: S, step: int, shape: Shape) -> None:
        self.first, self.step, self.shape = first, step, shape

    def __len__(self) -> int:
        return self.shape.size

    def __iter__(self) -> Iterator[S]:
        return (self[place] for place in self.shape.places())

    def __getitem__(self, place: Place, /) -> S:
        return self.first.moved(self.step * self.shape.flat(place))


def _numbers(code: str, values: list[Any]) -> "array[Any]":
    """Numbers as memory takes them; most need no look at their signs."""
    try:
        return array(code, values)
    except OverflowError:
        return array(code, map(signed, values))


def signed(value: T) -> T:
    """A number as memory takes it: a set of 64 bits has the highest as its sign."""
    return value - (1 << WORD_BITS) if value >= 1 << (WORD_BITS - 1) else value
