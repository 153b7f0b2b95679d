"""The snakes of SNEKAGON 5G, followed over floors and through drills, for those who draw them."""

from collections import defaultdict
from collections.abc import Iterable
from functools import cache

from serpentry.games.snekagon5g.rules.floors import Node
from serpentry.games.snekagon5g.rules.moves import Move
from serpentry.games.snekagon5g.rules.position import Position, Snakes
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.geometry.bitsets import few_members
from serpentry.geometry.hexes import Hex
from serpentry.hexsnakes.rules.chains import Links, in_order, order_of, snakes_of
from serpentry.tabletop.board import Snake
from serpentry.tabletop.refusal import Cell

Tile = tuple[int, tuple[Hex, ...]]
"""A floor and the path on it."""


def snakes(rules: Snekagon5gRules, position: Position, played: Iterable[Move]) -> tuple[Snake, ...]:
    """All seats' snakes; a cell is a floor and a hex."""
    seen = order_of((move.floor, move.cells) for move in played)
    return tuple(
        snake
        for seat, own in enumerate(position.colours)
        for snake in snakes_of(
            seat,
            rules.species[seat],
            [_nodes(tile) for tile in in_order(_tiles(rules, own), seen)],
            _links(rules, own),
        )
    )


def _tiles(rules: Snekagon5gRules, own: Snakes) -> list[Tile]:
    return [
        (floor, rules.table.placements[number].path)
        for floor, colour in enumerate(own.floors)
        for number in few_members(colour.laid)
    ]


def _nodes(tile: Tile) -> list[Cell]:
    floor, path = tile
    return [(floor, *cell) for cell in path]


def _links(rules: Snekagon5gRules, own: Snakes) -> Links:
    drilled = defaultdict[Cell, list[Cell]](list)
    for (one, two), through in zip(rules.floors.gap_ends, own.drills, strict=True):
        for cell in rules.table.grid.cells_of(through):
            drilled[one, *cell].append((two, *cell))
            drilled[two, *cell].append((one, *cell))

    return lambda cell: (*_beside(cell), *drilled.get(cell, ()))


@cache
def _beside(cell: Cell) -> tuple[Cell, ...]:
    floor, q, r = cell
    return tuple((floor, *other) for other in Hex(q, r).neighbours())


def node_of(cell: Cell) -> Node:
    """The node that a plain cell means."""
    floor, q, r = cell
    return Node(floor, Hex(q, r))
