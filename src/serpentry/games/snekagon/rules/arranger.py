"""Setting up a position of SNEKAGON by hand."""

from serpentry.games.snekagon.rules.position import Position
from serpentry.games.snekagon.rules.rules import SnekagonRules
from serpentry.tabletop.actors import Seat


class SnekagonArranger:
    """Either seat places whatever it has left; either may place the rule's first tile."""

    def __init__(self, rules: SnekagonRules) -> None:
        self.rules = rules

    def ways(self, position: Position, seat: Seat) -> tuple[Position, ...]:
        """The one turn there is."""
        if not any(colour.laid for colour in position.colours):
            return (Position(position.colours, seat, self.rules.start().legal),)
        own = position.colours[seat ^ position.swapped]
        legal = self.rules.growth.legal(own)
        return (Position(position.colours, seat, legal, position.swapped),)

    def turn_of(self, position: Position, seat: Seat) -> Position:
        """Before the first tile it is a start, whichever seat begins."""
        if not any(colour.laid for colour in position.colours):
            return self.ways(position, seat)[0]
        return self.rules.turn_to(position.colours, seat, position.swapped)
