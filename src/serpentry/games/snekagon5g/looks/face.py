"""How SNEKAGON 5G looks: names, picture and text."""

from serpentry.games.snekagon5g.looks.picture import FloorPicture
from serpentry.games.snekagon5g.looks.text import FloorText
from serpentry.games.snekagon5g.rules.moves import Move
from serpentry.games.snekagon5g.rules.position import Position
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.picture import Picture
from serpentry.tabletop.text import Lines


class Snekagon5gFace:
    """Pictures and words for one set-up."""

    def __init__(self, rules: Snekagon5gRules) -> None:
        self.rules = rules
        self.floors = FloorPicture(rules)
        self.writing = FloorText(rules)

    def seat_name(self, seat: Seat) -> str:
        """Its species."""
        return self.rules.species[seat]

    def picture(self, position: Position, last: Move | None = None) -> Picture:
        """The floors in their circle, with the drills between them."""
        return self.floors.picture(position, last)

    def text(self, position: Position, last: Move | None = None) -> Lines:
        """The floors side by side, and a line for every player."""
        return self.writing.lines(position, last)
