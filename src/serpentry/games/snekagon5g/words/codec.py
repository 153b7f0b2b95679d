"""Moves and positions of SNEKAGON 5G as JSON."""

from dataclasses import replace

from serpentry.games.snekagon5g.rules.drilling import Drilling
from serpentry.games.snekagon5g.rules.floors import Node
from serpentry.games.snekagon5g.rules.listing import Moves, drilled_ends
from serpentry.games.snekagon5g.rules.moves import Drill, Move, Place
from serpentry.games.snekagon5g.rules.position import Position, Snakes
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.geometry.bitsets import few_members
from serpentry.geometry.hexes import Hex
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import from_json
from serpentry.tabletop.formats.jsons import Json, JsonObject, object_with

Tile = tuple[int, tuple[Hex, ...]]
"""A floor and the path on it."""

Drilled = tuple[int, int, int, int]
"""A cell q, r and the two floors, the smaller one first."""

MOVE = 'A move is {"floor": f, "cells": [[q, r], …], "drills": [[q, r, g], …]}.'


class Snekagon5gCodec:
    """JSON for one set-up."""

    def __init__(self, rules: Snekagon5gRules) -> None:
        self.rules = rules
        generous = replace(rules.options, drill_may_join=True, double_drill=True)
        self.drilling = Drilling(generous, rules.growth)
        """What can be placed somewhere, whichever tile came first."""

    def move_json(self, move: Move) -> JsonObject:
        """`{"floor": f, "cells": [[q, r], …], "drills": [[q, r, g], …]}`."""
        return {
            "floor": move.floor,
            "cells": [list(cell) for cell in move.cells],
            "drills": [[*drill.cell, drill.to] for drill in move.drills],
        }

    def move_from(self, data: object) -> Move:
        """The move of such JSON."""
        data = object_with(("floor", "cells", "drills"), data, MOVE)
        cells = from_json(tuple[Hex, ...], data["cells"])
        if not cells:
            raise BadText("A move has at least one cell.")
        drills = from_json(tuple[tuple[int, int, int], ...], data["drills"])
        floor = from_json(int, data["floor"])
        return Place(floor, cells, tuple(Drill(Hex(q, r), to) for q, r, to in drills))

    def position_json(self, position: Position) -> JsonObject:
        """The tiles and the drills of every seat, and the seat to act."""
        return {
            "laid": [self._tiles_json(snakes) for snakes in position.colours],
            "drills": [self._drills_json(snakes) for snakes in position.colours],
            "to_act": position.actor,
        }

    def _tiles_json(self, snakes: Snakes) -> Json:
        placements = self.rules.table.placements
        return [
            [floor, [list(cell) for cell in placements[number].path]]
            for floor, colour in enumerate(snakes.floors)
            for number in few_members(colour.laid)
        ]

    def _drills_json(self, snakes: Snakes) -> Json:
        gaps = zip(self.rules.floors.gap_ends, snakes.drills, strict=True)
        return sorted(
            [*cell, *sorted(floors)]
            for floors, bits in gaps
            for cell in self.rules.table.grid.cells_of(bits)
        )

    def position_from(self, data: object) -> Position:
        """The position of such JSON; what can't be placed like this is refused."""
        parts = ("laid", "drills", "to_act")
        data = object_with(parts, data, "A position has laid, drills and to_act.")
        to_act: int | None = from_json(int | None, data["to_act"])
        laid = from_json(tuple[tuple[Tile, ...], ...], data["laid"])
        drills = from_json(tuple[tuple[Drilled, ...], ...], data["drills"])
        seats = self.rules.floors.count
        if len(laid) != seats or len(drills) != seats or to_act not in (*range(seats), None):
            raise BadText(f"A position has tiles and drills of {seats} seats; one of them acts.")
        position = self._laid_out(laid, drills, to_act or 0)
        if position.actor != to_act:
            raise BadText(f"In this position {position.actor} is to act, not {to_act}.")
        return position

    def _laid_out(
        self, laid: tuple[tuple[Tile, ...], ...], drills: tuple[tuple[Drilled, ...], ...], seat: int
    ) -> Position:
        start = self.rules.start()
        if not any(laid) and not any(drills):
            return start
        colours = [
            self._grown(snakes, tiles, drilled)
            for snakes, tiles, drilled in zip(start.colours, laid, drills, strict=True)
        ]
        taken = [Node(floor, cell) for tiles in laid for floor, path in tiles for cell in path]
        if len(set(taken)) != len(taken):
            raise BadText("Two tiles lie on the same cell of a floor.")
        for owner, tiles in enumerate(laid):
            for floor, path in tiles:
                number = self.rules.table.index[path]
                for other in range(len(colours)):
                    if other != owner:
                        colours[other] = self.rules.growth.crowd(colours[other], floor, number)
        return self.rules.turn_to(tuple(colours), seat)

    def _grown(
        self, snakes: Snakes, tiles: tuple[Tile, ...], drilled: tuple[Drilled, ...]
    ) -> Snakes:
        """A colour with its tiles placed one by one, each drilled to those already there."""
        left, lying = set(drilled), set[Node]()
        for floor, path in tiles:
            if path not in self.rules.table.index:
                raise BadText(f"No tile lies on {[list(cell) for cell in path]}.")
            mine = {one for one in left if self._drill(one, floor, path, lying)}
            drills = [Drill(Hex(q, r), two if one == floor else one) for q, r, one, two in mine]
            move = Place(floor, path, tuple(drills))
            if move not in Moves(self.rules.table, self.drilling.blocks(snakes)):
                raise BadText(f"No tile can lie like this there: {self.move_json(move)}.")
            ends = drilled_ends(move)
            assert ends is not None
            number = self.rules.table.index[move.cells]
            snakes = self.rules.growth.place(snakes, floor, number, *ends)
            lying |= {Node(floor, cell) for cell in path}
            left -= mine
        if left:
            raise BadText(f"Nothing is drilled together at {sorted(left)}.")
        return snakes

    def _drill(self, drilled: Drilled, floor: int, path: tuple[Hex, ...], lying: set[Node]) -> bool:
        q, r, one, two = drilled
        other = two if floor == one else one
        cell = Hex(q, r)
        return floor in (one, two) and cell in path and Node(other, cell) in lying
