"""Declaring structs: their fields in order, from which follows where everything is.

A struct knows the facts of its set-up, since sizes may depend on them. Facts are also a struct,
whose words come first; where a table of theirs is is kept in hidden words before all others, so
that finding it costs compiled code one load.
"""

from hashlib import sha256
from typing import Any, ClassVar, Generic, Self, TypeVar, get_args

from serpentry.kernels.structs.fields import AnyField, Field, Plan, Scalar
from serpentry.kernels.structs.planning import plan_of
from serpentry.kernels.structs.sizes import Size
from serpentry.kernels.structs.views import Block, Spot

F = TypeVar("F", covariant=True)


class Declaration(type):
    """The kind of thing that a struct's class is: compiled code knows structs by it."""

    plan: Plan


def _fields_of(kind: type) -> dict[str, AnyField]:
    """All fields in order, those that are inherited first."""
    fields = {}
    for base in reversed(kind.__mro__):
        for name, one in vars(base).items():
            if isinstance(one, Field):
                if hasattr(Struct, name) or name in Struct.__annotations__:
                    raise TypeError(f"A struct has {name} already: call the field otherwise.")
                fields[name] = one
    return fields


class Struct(Generic[F], metaclass=Declaration):
    """Memory with named fields; `F` is the kind of its facts."""

    plan: ClassVar[Plan] = Plan()
    facts_kind: ClassVar[Any] = None
    """The kind of its facts, where it says so."""
    keeps_places: ClassVar[bool] = False
    """Whether places that depend on the set-up are kept in hidden words."""
    facts: F
    block: Block
    start: int
    """Where it begins in its block, in bytes."""
    layout: dict[str, Spot]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.plan = plan_of(_fields_of(cls), cls.keeps_places)
        for base in getattr(cls, "__orig_bases__", ()):
            for kind in get_args(base):
                if isinstance(kind, Declaration):
                    cls.facts_kind = kind

    def __init__(self, facts: Any = None, block: Block | None = None, start: int = 0) -> None:
        """New memory, all zero, or a place in memory that is there."""
        self.facts, self.start = facts, start
        known: Any = facts or NO_FACTS
        self.layout = known.spots_of(type(self))
        self.block = Block(known.measure(self.plan.size)) if block is None else block

    def moved(self, step: int) -> Self:
        """The struct of the same kind a number of bytes further on."""
        return type(self)(self.facts, self.block, self.start + step)

    @property
    def memory(self) -> "memoryview[int]":
        """Its bytes, as memory that can be written to."""
        known: Any = self.facts or NO_FACTS
        return self.block.seen_as("B")[self.start : self.start + known.measure(self.plan.size)]

    @property
    def words(self) -> int:
        """How many words of memory it takes."""
        return -(-len(self.memory) // 8)

    def become(self, source: "AnyStruct") -> None:
        """Be the same as another from now on; one of the kinds may extend the other."""
        size = min(len(self.memory), len(source.memory))
        self.memory[:size] = source.memory[:size]

    def clear(self) -> None:
        """Be all zero from now on."""
        self.memory[:] = bytes(len(self.memory))

    def fingerprint(self) -> str:
        """A short text that tells different memory apart."""
        return sha256(self.memory).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Struct) and self.memory == other.memory

    def __hash__(self) -> int:
        return hash(bytes(self.memory))


AnyStruct = Struct[Any]
"""A struct, whatever its facts are."""


class Constants(AnyStruct):
    """The facts of a set-up: what never changes in play. All words are given when it is made."""

    keeps_places = True

    def __init__(self, **words: int) -> None:
        self.facts, self.start = self, 0
        self._known = {name: int(value) for name, value in words.items()}
        scalars = {name for name, one in self.plan.fields.items() if isinstance(one, Scalar)}
        if scalars != set(words):
            raise TypeError(f"Facts are {sorted(scalars)}; {sorted(words)} came.")
        self._spots: dict[type, dict[str, Spot]] = {}
        self.layout = self.spots_of(type(self))
        self.block = Block(self.measure(self.plan.size))
        for name, value in self._known.items():
            setattr(self, name, value)
        for name, slot in self.plan.slots.items():
            self.block.words[slot] = self.layout[name].place

    def measure(self, size: Size) -> int:
        """A size in this set-up."""
        return size.value(self._known.__getitem__)

    def spots_of(self, kind: type[AnyStruct]) -> dict[str, Spot]:
        """Where the fields of a kind of struct are in this set-up; worked out once."""
        if kind not in self._spots:
            self._spots[kind] = kind.plan.spots(self.measure)
        return self._spots[kind]


NO_FACTS = Constants()
"""For structs whose size is always the same."""
