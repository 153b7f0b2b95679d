"""Properties that are worked out once."""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class KeptProperty(Generic[T]):
    """As `cached_property`, without the lock that Python 3.11 takes for each of them.

    Two threads may work the same out at once; both find the same.
    """

    name: str

    def __init__(self, work: Callable[[Any], T]) -> None:
        self.work, self.__doc__ = work, work.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, one: None, owner: type) -> Self: ...
    @overload
    def __get__(self, one: object, owner: type) -> T: ...
    def __get__(self, one: object | None, owner: type) -> Self | T:
        if one is None:
            return self
        value = one.__dict__[self.name] = self.work(one)
        return value


kept = KeptProperty
