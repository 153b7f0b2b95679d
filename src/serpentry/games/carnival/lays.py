"""A list of lays that are made only where they are looked at."""

from collections.abc import Iterator, Sequence
from typing import overload

from serpentry.games.carnival.moves import Lay
from serpentry.geometry.squares import Square

Place = tuple[Square, int]
"""A cell, and how the tile lies there."""


class Lays(Sequence[Lay]):
    """Tiles by name, each with the places where it may be laid."""

    def __init__(self, places: list[tuple[str, list[Place]]]) -> None:
        self._places = places
        self._count = sum([len(cells) for _, cells in places])

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> Lay: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Lay]: ...
    def __getitem__(self, index: int | slice) -> Lay | Sequence[Lay]:
        if isinstance(index, slice):
            return list(self)[index]
        left = index + self._count if index < 0 else index
        for name, places in self._places:
            if 0 <= left < len(places):
                return Lay(name, *places[left])
            left -= len(places)
        raise IndexError(index)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Lay) and any(
            (move.at, move.turn) in places for name, places in self._places if name == move.tile
        )

    def __iter__(self) -> Iterator[Lay]:
        for name, places in self._places:
            for cell, turn in places:
                yield Lay(name, cell, turn)
