"""A past that only grows: the states of a table share one list, and each sees its own length."""

import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar, overload

T = TypeVar("T")
EVERY = 64
"""Of a thin past's early part one in this number is kept."""
BLOCK = 256
"""This many items are packed or unpacked at once: no other thread can do anything meanwhile."""


def in_blocks(items: Sequence[object]) -> tuple[bytes, ...]:
    """Items as they are pickled, some at a time."""
    return tuple(pickle.dumps(items[at : at + BLOCK]) for at in range(0, len(items), BLOCK))


def from_blocks(blocks: Iterable[bytes]) -> list[Any]:
    """The items again."""
    return [one for block in blocks for one in pickle.loads(block)]


class Past(Sequence[T]):
    """A value like a tuple, to which adding costs the same however long it is.

        the state before ───┐       sees 2
        the state now ──────│───┐   sees 3
                            ▼   ▼
        the shared list   p0 p1 p2

    Adding to the longest writes to the shared list. Adding to a shorter one (after an undo, or
    where a decision was thrown away) copies first what that one sees, so that nobody else notices.
    """

    __slots__ = ("_length", "_shared")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._shared = list(items)
        self._length = len(self._shared)

    def and_then(self, item: T) -> "Past[T]":
        """With one more at the end."""
        shared = self._shared if self._length == len(self._shared) else list(self)
        shared.append(item)
        return self._seeing(shared, self._length + 1)

    def without_last(self, count: int) -> "Past[T]":
        """Without a number of them at the end."""
        return self._seeing(self._shared, self._length - count)

    @classmethod
    def _seeing(cls, shared: list[T], length: int) -> "Past[T]":
        past = cls.__new__(cls)
        past._shared, past._length = shared, length
        return past

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._shared, self._length)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        if isinstance(at, slice):
            begin, end, step = at.indices(self._length)
            return tuple(self._shared[begin:end:step]) if step > 0 else tuple(self)[at]
        if not -self._length <= at < self._length:
            raise IndexError(at)
        return self._shared[at if at >= 0 else self._length + at]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Past):
            return NotImplemented
        return self._length == other._length and list(self) == list(other)

    def __repr__(self) -> str:
        return f"Past({list(self)})"


class ThinPast(Past[T]):
    """A past whose early part is worked out again when somebody asks for it.

        p0 ·· p64 ·· p128 ··  p150 p151 p152
        └── early ─────────┘  └─ the shared list

    Of the early part one in 64 is kept, and the steps that lead from each to the next.
    """

    __slots__ = ("_kept", "_step", "_steps")

    def __init__(
        self,
        kept: Sequence[T],
        steps: Sequence[object],
        step: Callable[[T, object], T],
        last: Iterable[T],
    ) -> None:
        super().__init__(last)
        self._kept, self._steps, self._step = tuple(kept), tuple(steps), step
        self._length += len(self._steps)

    def and_then(self, item: T) -> Past[T]:
        """With one more at the end."""
        late = self._length - len(self._steps)
        if late < 0:
            return Past([*self, item])
        shared = self._shared if late == len(self._shared) else self._shared[:late]
        shared.append(item)
        return self._thin(shared, self._length + 1)

    def without_last(self, count: int) -> Past[T]:
        """Without a number of them at the end."""
        return self._thin(self._shared, self._length - count)

    def _thin(self, shared: list[T], length: int) -> "ThinPast[T]":
        past: ThinPast[T] = self.__class__.__new__(self.__class__)
        past._kept, past._steps, past._step = self._kept, self._steps, self._step
        past._shared, past._length = shared, length
        return past

    def __iter__(self) -> Iterator[T]:
        early = min(self._length, len(self._steps))
        yield from islice(self._early(0), early)
        yield from islice(self._shared, self._length - early)

    def _early(self, at: int) -> Iterator[T]:
        """The early part, from one that is kept on."""
        item = self._kept[at // EVERY]
        for step in self._steps[at:]:
            yield item
            item = self._step(item, step)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        if isinstance(at, slice):
            return tuple(self)[at]
        if not -self._length <= at < self._length:
            raise IndexError(at)
        at = at if at >= 0 else self._length + at
        if at >= len(self._steps):
            return self._shared[at - len(self._steps)]
        return next(islice(self._early(at - at % EVERY), at % EVERY, None))
