"""Why a move is illegal: the authority on the rules, written from the board itself.

It looks at the hexes that are there and the tiles in hand, never at the sets of possible
placements that `growth` keeps, so that each can be held against the other.
"""

from collections.abc import Iterator

from serpentry.games.snekagon.rules.moves import Move, Place, TakeOver
from serpentry.games.snekagon.rules.options import Options
from serpentry.games.snekagon.rules.position import Position
from serpentry.geometry.hexes import Hex, hexagon_names, in_hexagon
from serpentry.hexsnakes.rules.contacts import (
    CONTACT_RULES,
    Fault,
    Prohibition,
    Surroundings,
    faults,
)
from serpentry.hexsnakes.rules.hand import has_a_shape, why_not_in_hand
from serpentry.hexsnakes.rules.placements import PlacementTable
from serpentry.hexsnakes.rules.tiles import Tile
from serpentry.tabletop.refusal import GAME_OVER, Illegal, Refuses, refuse

RULE_IDS = (
    "on-board",
    "free-cells",
    "tile-in-hand",
    "opening-single",
    "new-snake-touches-nothing",
    *CONTACT_RULES,
    "pie",
    "game-over",
)


class Referee(Refuses[Position, Move]):
    """Answers for any attempt in any position of one set-up."""

    def __init__(self, options: Options, table: PlacementTable) -> None:
        self.options = options
        self.table = table
        self.names = hexagon_names(options.board_side)

    def asked(self, position: Position, move: Move) -> Iterator[Illegal | None]:
        """Whether the game is on; of a tile on the board, every rule about the place."""
        if position.actor is None:
            yield GAME_OVER
            return
        match move:
            case TakeOver():
                yield self._why_no_take_over(position)
            case Place(cells):
                off = self._off_board(cells)
                yield from [off] if off else self._on_board(position, cells)

    def _on_board(self, position: Position, cells: tuple[Hex, ...]) -> Iterator[Illegal | None]:
        covered = self._covered(position, cells)
        yield covered
        yield self._not_in_hand(position, cells)
        yield self._wrong_opening(position, cells)
        if not covered and has_a_shape(cells, self.table.tiles):
            yield from self._wrong_contacts(position, cells)

    def hand(self, position: Position, colour: int) -> tuple[Tile, ...]:
        """The tiles that a colour has not placed yet."""
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

    def _wrong_contacts(self, position: Position, tile: tuple[Hex, ...]) -> Iterator[Illegal]:
        assert position.actor is not None
        colour = position.colour_of(position.actor)
        own, foes = self.hexes(position, colour), self.hexes(position, 1 - colour)
        if not any(cell in own for hex_ in tile for cell in hex_.neighbours()):
            yield from self._new_snake_touches(tile, foes)
            return
        told = set[Prohibition]()
        for fault in faults(tile, self._surroundings(position, colour, own)):
            if fault.kind not in told:
                told.add(fault.kind)
                yield self._told(fault, own)

    def _surroundings(self, position: Position, colour: int, own: frozenset[Hex]) -> Surroundings:
        grid, cells = self.table.grid, position.colours[colour].cells

        def links(cell: Hex) -> int:
            return sum(other in own for other in cell.neighbours())

        def snake(cell: Hex) -> int:
            number = grid.number[cell]
            return next(part for part in grid.parts(cells) if part >> number & 1)

        return Surroundings(own, links, snake)

    def _new_snake_touches(self, tile: tuple[Hex, ...], foes: frozenset[Hex]) -> Iterator[Illegal]:
        for cell in sorted(tile):
            for other in cell.neighbours():
                if other in foes:
                    yield refuse(
                        "new-snake-touches-nothing",
                        "why-snekagon-new-snake-touches",
                        [cell, other],
                        cell=self.names[cell],
                        other=self.names[other],
                    )
                    return

    def _told(self, fault: Fault, own: frozenset[Hex]) -> Illegal:
        """A contact in words."""
        rule, cells = fault.kind.value, fault.cells
        names = [self.names[cell] for cell in cells]
        match fault.kind:
            case Prohibition.SHARP:
                first, second, third = sorted(names)
                key = "why-snekagon-sharp"
                return refuse(rule, key, cells, first=first, second=second, third=third)
            case Prohibition.ITSELF:
                key = "why-snekagon-touches-itself"
                return refuse(rule, key, cells, cell=names[0], other=names[1])
            case Prohibition.SNAKES:
                key = "why-snekagon-snakes-touch"
                return refuse(rule, key, cells, cell=names[0], other=names[1])
            case Prohibition.BRANCH:
                return self._branching(cells, own)

    def _branching(self, cells: tuple[Hex, ...], own: frozenset[Hex]) -> Illegal:
        cell, *beside = cells
        new = [other for other in beside if other not in own]
        if cell in own and len(beside) - len(new) == 2:
            key, names = "why-snekagon-branches-at", (self.names[new[0]], self.names[cell])
            return refuse(Prohibition.BRANCH.value, key, cells, new=names[0], cell=names[1])
        key, count = "why-snekagon-branches", len(beside)
        return refuse(Prohibition.BRANCH.value, key, cells, cell=self.names[cell], count=count)
