"""The case before the referee: a tile that a seat would place in play."""

from dataclasses import dataclass, replace

from serpentry.games.carnival.rules.options import Options
from serpentry.games.carnival.rules.position import Hand
from serpentry.games.carnival.rules.refusals.survey import Survey
from serpentry.games.carnival.rules.tiles import TILES, Tile
from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import Seat


@dataclass(frozen=True)
class Case:
    """Which seat would place what, where and how; and a fresh reading of the table."""

    options: Options
    survey: Survey
    seat: Seat
    hand: Hand
    tile: Tile
    at: Square
    turn: int

    def with_tile(self, tile: Tile, at: Square, turn: int) -> "Case":
        """The case if the seat placed another tile of its hand."""
        return replace(self, tile=tile, at=at, turn=turn)

    def is_own(self, colour: str) -> bool:
        """Whether the colour's snake is the seat's own."""
        return self.survey.routes[colour].owner == self.seat

    @property
    def lying(self) -> Tile | None:
        """The tile in the cell, unless it is empty or holds the house tile."""
        laid = self.survey.cells.get(self.at)
        return TILES.get(laid.tile) if laid else None
