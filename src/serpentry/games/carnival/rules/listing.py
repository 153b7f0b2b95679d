"""A list of placements that are made only where they are looked at."""

from collections.abc import Iterator

from serpentry.games.carnival.rules.moves import Place
from serpentry.geometry.squares import Square
from serpentry.tabletop.helpers.lazy import LazySequence

Spot = tuple[Square, int]
"""A cell, and how the tile is turned there."""


class Placements(LazySequence[Place]):
    """Tiles by name, each with the places where it may be placed."""

    def __init__(self, places: list[tuple[str, list[Spot]]]) -> None:
        self._places = places
        self._count = sum([len(cells) for _, cells in places])

    def __len__(self) -> int:
        return self._count

    def at(self, index: int) -> Place:
        """The placement at an index."""
        for name, places in self._places:
            if index < len(places):
                return Place(name, *places[index])
            index -= len(places)
        raise IndexError(index)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Place) and any(
            (move.at, move.turn) in places for name, places in self._places if name == move.tile
        )

    def __iter__(self) -> Iterator[Place]:
        for name, places in self._places:
            for cell, turn in places:
                yield Place(name, cell, turn)
