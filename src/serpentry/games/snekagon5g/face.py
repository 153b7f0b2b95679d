"""How SNEKAGON 5G looks: names, standing, drawing and text."""

from serpentry.games.hexsnakes.lengths import longest_two
from serpentry.games.snekagon5g.moves import Move
from serpentry.games.snekagon5g.picture import FloorPicture
from serpentry.games.snekagon5g.position import Position, Snakes
from serpentry.games.snekagon5g.rules import Snekagon5gRules
from serpentry.games.snekagon5g.text import FloorText
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.drawing import Drawing
from serpentry.tabletop.reckoning import Part
from serpentry.tabletop.text import Lines


class Snekagon5gFace:
    """Pictures and words for one set-up."""

    unit = "unit-hexes"

    def __init__(self, rules: Snekagon5gRules) -> None:
        self.rules = rules
        self.picture = FloorPicture(rules)
        self.writing = FloorText(rules)

    def seat_name(self, seat: Seat) -> str:
        """Its species."""
        return self.rules.species[seat]

    def kind(self, move: Move) -> str:
        """The name of the tile that is laid."""
        return self.rules.table.placements[self.rules.table.index[move.cells]].tile

    def standing(self, position: Position) -> tuple[float, ...]:
        """The longest snake, and a little for the ways in which snakes can still grow."""
        over = position.actor is None
        return tuple(
            max(self.rules.lengths.of(snakes), default=0) + (0 if over else self._hope(snakes))
            for snakes in position.colours
        )

    def _hope(self, snakes: Snakes) -> float:
        ways = sum(
            (colour.alive & (colour.first | colour.last)).bit_count() for colour in snakes.floors
        )
        ends = sum(cells.bit_count() for cells in snakes.open)
        return min(ways / 100 + ends / 20, 2)

    def breakdown(self, position: Position) -> tuple[tuple[Part, ...], ...]:
        """The longest snakes over all floors, and how often they pass from floor to floor."""
        return tuple(
            (
                *longest_two(self.rules.lengths.of(snakes)),
                ("score-drills", sum(gap.bit_count() for gap in snakes.drills)),
            )
            for snakes in position.colours
        )

    def draw(self, position: Position, last: Move | None = None) -> Drawing:
        """The floors in their circle, with the drills between them."""
        return self.picture.draw(position, last)

    def text(self, position: Position, last: Move | None = None) -> Lines:
        """The floors side by side, and a line for every player."""
        return self.writing.lines(position, last)
