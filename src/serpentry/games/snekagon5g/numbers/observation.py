"""SNEKAGON 5G as planes: every seat's hexes and ends on every floor, and the drills between."""

from array import array
from collections.abc import Iterable

from serpentry.games.snekagon5g.rules.position import Position
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.games.snekagon5g.rules.species import tiles_of
from serpentry.hexsnakes.numbers.planes import mark_cells, plane_width
from serpentry.hexsnakes.rules.tiles import size
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.observation import Canvas, Layout, seats_from, whose


class Snekagon5gObservation:
    """How a seat sees the floors. Floors keep their numbers; seats are given from its own on."""

    def __init__(self, rules: Snekagon5gRules) -> None:
        self.rules = rules
        self.table = rules.table
        self.seats = rules.floors.count
        self.longest = sum(size(tile) for tile in tiles_of(rules.species[0]))
        side, names = rules.options.floor_side, whose(self.seats)
        self.layout = Layout(
            version="1",
            planes=("board", *self._planes(names)),
            height=plane_width(side),
            width=plane_width(side),
            facts=(
                *(f"{who} hand {tile}" for who in names for tile in self.table.tiles),
                *(f"{who} longest" for who in names),
                *(f"{who} turn" for who in names),
            ),
        )
        self.ground = Canvas(self.layout)
        mark_cells(self.ground, 0, self.table.grid, self.table.grid.everywhere)

    def _planes(self, names: Iterable[str]) -> Iterable[str]:
        for who in names:
            for floor in self.rules.floors.all:
                yield f"{who} floor {floor}"
                yield f"{who} open floor {floor}"
            for below, above in self.rules.floors.gap_ends:
                yield f"{who} drills {below} to {above}"

    def tensor(self, view: Position, seat: Seat) -> "array[float]":
        """All colours from the seat on; a hex is open while it has fewer than two links."""
        canvas, grid = Canvas(self.layout, self.ground), self.table.grid
        plane = 1
        for other in seats_from(seat, self.seats):
            snakes = view.colours[other]
            for colour, open_hexes in zip(snakes.floors, snakes.open, strict=True):
                mark_cells(canvas, plane, grid, colour.cells)
                mark_cells(canvas, plane + 1, grid, open_hexes)
                plane += 2
            for drilled in snakes.drills:
                mark_cells(canvas, plane, grid, drilled)
                plane += 1
        return canvas.finish(self._facts(view, seat))

    def _facts(self, view: Position, seat: Seat) -> Iterable[float]:
        seats = seats_from(seat, self.seats)
        for other in seats:
            yield from self._hand(view, other)
        for other in seats:
            yield max(self.rules.lengths.of(view.colours[other]), default=0) / self.longest
        for other in seats:
            yield float(view.actor == other)

    def _hand(self, view: Position, seat: Seat) -> Iterable[float]:
        laid = 0
        for colour in view.colours[seat].floors:
            laid |= colour.laid
        tiles = tiles_of(self.rules.species[seat])
        for tile in self.table.tiles:
            yield float(tile in tiles and not laid & self.table.of_tile[tile])
