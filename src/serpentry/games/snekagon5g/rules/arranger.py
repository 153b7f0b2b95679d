"""Setting up a position of SNEKAGON 5G by hand."""

from serpentry.games.snekagon5g.rules.position import Position
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.tabletop.actors import Seat


class Snekagon5gArranger:
    """Every seat places whatever it has left; any seat may place the rule's first tile."""

    def __init__(self, rules: Snekagon5gRules) -> None:
        self.rules = rules

    def ways(self, position: Position, seat: Seat) -> tuple[Position, ...]:
        """The one turn there is."""
        legal = self.rules.may_place(position.colours, seat)
        if self._is_bare(position) and self.rules.options.opening_single:
            legal = self.rules.singles_of(legal)
        return (Position(position.colours, seat, legal),)

    def turn_of(self, position: Position, seat: Seat) -> Position:
        """Before the first tile it is a start, whichever seat begins."""
        if self._is_bare(position):
            return self.ways(position, seat)[0]
        return self.rules.turn_to(position.colours, seat)

    def _is_bare(self, position: Position) -> bool:
        return not any(floor.laid for snakes in position.colours for floor in snakes.floors)
