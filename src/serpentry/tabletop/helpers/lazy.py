"""A list of moves that is made only where it is looked at."""

from abc import abstractmethod
from collections.abc import Hashable, Iterable, Sequence
from typing import Any, TypeVar, overload

M = TypeVar("M")


class LazySequence(Sequence[M]):
    """A sequence that knows its length and makes the item at an index when asked."""

    @abstractmethod
    def at(self, index: int) -> M:
        """The item at an index from 0 to the length less one."""

    def names(self) -> Iterable[Hashable]:
        """What the items are known by among all of a game, in their order: here themselves.

        Numbers are quicker, where a game has them: no item need be made to be counted.
        """
        return self

    def named(self, name: Any) -> M:
        """The item that is known by a name."""
        item: M = name
        return item

    def numbers(self) -> int | None:
        """The same as a set, where the items are known by numbers and stand in their order.

        Sets are compared all at once, where lists are gone through.
        """
        return None

    @overload
    def __getitem__(self, index: int) -> M: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[M]: ...
    def __getitem__(self, index: int | slice) -> M | Sequence[M]:
        if isinstance(index, slice):
            return list(self)[index]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        return self.at(index)
