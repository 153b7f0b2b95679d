"""Why a move is illegal: the authority on the rules, written from the board itself.

It looks at the hexes that lie there and the tiles in hand, never at the sets of possible
placements that `growth` keeps, so that each can be held against the other.
"""

from serpentry.games.hexsnakes.contacts import sharp_turn
from serpentry.games.hexsnakes.hand import why_not_in_hand
from serpentry.games.hexsnakes.placements import PlacementTable
from serpentry.games.hexsnakes.tiles import Tile
from serpentry.games.snekagon.moves import Lay, Move, TakeOver
from serpentry.games.snekagon.options import Options
from serpentry.games.snekagon.position import Position
from serpentry.geometry.hexes import Hex, hexagon_names, in_hexagon
from serpentry.tabletop.refusal import GAME_OVER, Illegal, refuse

RULE_IDS = (
    "on-board",
    "free-cells",
    "tile-in-hand",
    "opening-single",
    "new-snake-touches-nothing",
    "no-branching",
    "no-sharp-turn",
    "pie",
    "game-over",
)


class Referee:
    """Answers for any attempt in any position of one set-up."""

    def __init__(self, options: Options, table: PlacementTable) -> None:
        self.options = options
        self.table = table
        self.names = hexagon_names(options.board_side)

    def why_illegal(self, position: Position, move: Move) -> Illegal | None:
        """What forbids the move, or None."""
        if position.actor is None:
            return GAME_OVER
        match move:
            case TakeOver():
                return self._why_no_take_over(position)
            case Lay(cells):
                return (
                    self._off_board(cells)
                    or self._covered(position, cells)
                    or self._not_in_hand(position, cells)
                    or self._wrong_opening(position, cells)
                    or self._wrong_contact(position, frozenset(cells))
                )

    def hand(self, position: Position, colour: int) -> tuple[Tile, ...]:
        """The tiles that a colour has not laid yet."""
        laid = position.colours[colour].laid
        return tuple(tile for tile in self.table.tiles if not laid & self.table.of_tile[tile])

    def hexes(self, position: Position, colour: int) -> frozenset[Hex]:
        """The cells that a colour covers."""
        return frozenset(self.table.grid.cells_of(position.colours[colour].cells))

    def _why_no_take_over(self, position: Position) -> Illegal | None:
        if not self.options.pie:
            return refuse("pie", "why-snekagon-pie-off")
        if self._tiles_laid(position) != 1 or position.swapped:
            return refuse("pie", "why-snekagon-pie-too-late")
        return None

    def _tiles_laid(self, position: Position) -> int:
        return sum(colour.laid.bit_count() for colour in position.colours)

    def _off_board(self, cells: tuple[Hex, ...]) -> Illegal | None:
        off = [cell for cell in cells if not in_hexagon(cell, self.options.board_side)]
        if off:
            return refuse("on-board", "why-snekagon-off-board", off)
        return None

    def _covered(self, position: Position, cells: tuple[Hex, ...]) -> Illegal | None:
        taken = self.hexes(position, 0) | self.hexes(position, 1)
        for cell in cells:
            if cell in taken:
                name = self.names[cell]
                return refuse("free-cells", "why-snekagon-covered", [cell], cell=name)
        return None

    def _not_in_hand(self, position: Position, cells: tuple[Hex, ...]) -> Illegal | None:
        assert position.actor is not None
        hand = self.hand(position, position.colour_of(position.actor))
        return why_not_in_hand(cells, self.table.tiles, hand, self.options.flip, cells)

    def _wrong_opening(self, position: Position, cells: tuple[Hex, ...]) -> Illegal | None:
        opening = self.options.opening_single and self._tiles_laid(position) == 0
        if opening and len(cells) != 1:
            return refuse("opening-single", "why-hex-opening-single", cells)
        return None

    def _wrong_contact(self, position: Position, tile: frozenset[Hex]) -> Illegal | None:
        assert position.actor is not None
        colour = position.colour_of(position.actor)
        own, foes = self.hexes(position, colour), self.hexes(position, 1 - colour)
        if not any(cell in own for hex_ in tile for cell in hex_.neighbours()):
            return self._new_snake_touches(tile, foes)
        return self._branching(tile, own) or self._sharp_turn(tile, own)

    def _new_snake_touches(self, tile: frozenset[Hex], foes: frozenset[Hex]) -> Illegal | None:
        for cell in sorted(tile):
            for other in cell.neighbours():
                if other in foes:
                    return refuse(
                        "new-snake-touches-nothing",
                        "why-snekagon-new-snake-touches",
                        [cell, other],
                        cell=self.names[cell],
                        other=self.names[other],
                    )
        return None

    def _branching(self, tile: frozenset[Hex], own: frozenset[Hex]) -> Illegal | None:
        snake = tile | own
        for cell in sorted(own) + sorted(tile):
            around = [other for other in cell.neighbours() if other in snake]
            if len(around) > 2:
                new = next((other for other in around if other in tile), around[-1])
                return refuse(
                    "no-branching",
                    "why-snekagon-branches-at" if cell in own else "why-snekagon-branches",
                    [cell, *around],
                    new=self.names[new],
                    cell=self.names[cell],
                    count=len(around),
                )
        return None

    def _sharp_turn(self, tile: frozenset[Hex], own: frozenset[Hex]) -> Illegal | None:
        touching = sharp_turn(tile, tile | own)
        if touching is None:
            return None
        first, second, third = sorted(self.names[hex_] for hex_ in touching)
        return refuse(
            "no-sharp-turn",
            "why-snekagon-sharp",
            touching,
            first=first,
            second=second,
            third=third,
        )
