"""A list of lays that are made only where they are looked at."""

from collections.abc import Iterator

from serpentry.games.carnival.rules.moves import Lay
from serpentry.geometry.squares import Square
from serpentry.tabletop.helpers.lazy import LazySequence

Place = tuple[Square, int]
"""A cell, and how the tile lies there."""


class Lays(LazySequence[Lay]):
    """Tiles by name, each with the places where it may be laid."""

    def __init__(self, places: list[tuple[str, list[Place]]]) -> None:
        self._places = places
        self._count = sum([len(cells) for _, cells in places])

    def __len__(self) -> int:
        return self._count

    def at(self, index: int) -> Lay:
        """The lay at an index."""
        for name, places in self._places:
            if index < len(places):
                return Lay(name, *places[index])
            index -= len(places)
        raise IndexError(index)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Lay) and any(
            (move.at, move.turn) in places for name, places in self._places if name == move.tile
        )

    def __iter__(self) -> Iterator[Lay]:
        for name, places in self._places:
            for cell, turn in places:
                yield Lay(name, cell, turn)
