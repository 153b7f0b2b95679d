"""Numbers for SNEKAGON 5G's moves: floor × placement × the floors that its ends are drilled to.

An end is drilled to none, or to one of the floors beside its own; with two floors there is one
beside, with more there are two. So a placement has four ways to be drilled, or nine.
"""

from itertools import product

from serpentry.games.snekagon5g.rules.listing import Drilled, drilled_ends, move_of
from serpentry.games.snekagon5g.rules.moves import Move
from serpentry.games.snekagon5g.rules.position import Block, Position
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.tabletop.numbering import Sections


class Snekagon5gNumbering:
    """The same number means the same move in every position of a set-up."""

    version = "1"
    draw_count = 0

    def __init__(self, rules: Snekagon5gRules) -> None:
        self.table = rules.table
        self.ways: tuple[tuple[Drilled, ...], ...] = tuple(
            tuple(product((None, *beside), (None, *beside))) for beside in rules.floors.beside
        )
        self.way_number = [{way: at for at, way in enumerate(ways)} for ways in self.ways]
        sizes = (rules.floors.count, len(self.table), len(self.ways[0]))
        self.sections = Sections(place=sizes)
        self.count = self.sections.count
        self.parts = self.sections.parts(place=("tile", "floor", "placement", "floors drilled to"))

    def number(self, position: Position, move: Move) -> int:
        """Floor first, then the placement's place in the table, then how it is drilled."""
        ends = drilled_ends(move)
        assert ends is not None
        way = self.way_number[move.floor][ends]
        return self.sections.number("place", move.floor, self.table.index[move.cells], way)

    def move(self, position: Position, number: int) -> Move | None:
        """The move of that number; None where a 1-tile would name its drills the other way."""
        section, digits = self.sections.read(number)
        if not section:
            return None
        floor, placement, way = digits
        ends = self.ways[floor][way]
        move = move_of(self.table, Block(floor, *ends, 0), placement)
        return move if drilled_ends(move) == ends else None
