"""How SNEKAGON looks, as a picture and in a terminal."""

from functools import lru_cache

from serpentry.games.snekagon.rules.moves import Move, Place
from serpentry.games.snekagon.rules.position import Position
from serpentry.games.snekagon.rules.rules import SnekagonRules
from serpentry.geometry.bitsets import few_members
from serpentry.geometry.hexes import Hex, hexagon, hexagon_names
from serpentry.hexsnakes.looks.look import board_frame, cell_shapes, snake_shapes, tray_text
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.picture import Picture
from serpentry.tabletop.text import Lines, Span

SEAT_NAMES = ("green", "red")
MOST_COLOURS = 2048
"""As many as this are remembered with the paths of their tiles."""


class SnekagonFace:
    """Pictures and words for one set-up."""

    def __init__(self, rules: SnekagonRules) -> None:
        self.rules = rules
        self.side = rules.options.board_side
        self.names = hexagon_names(self.side)
        self.paths = lru_cache(maxsize=MOST_COLOURS)(self._paths)

    def seat_name(self, seat: Seat) -> str:
        """Green begins."""
        return SEAT_NAMES[seat]

    def picture(self, position: Position, last: Move | None = None) -> Picture:
        """The board with both colours' tiles and the bodies that run through them."""
        fresh = frozenset(last.cells) if isinstance(last, Place) else frozenset()
        shapes = list(cell_shapes(hexagon(self.side), self.names))
        for seat in (0, 1):
            shapes += snake_shapes(self.tiles(position, seat), f"seat{seat}", fresh)
        return Picture(tuple(shapes), board_frame(self.side), "SNEKAGON")

    def tiles(self, position: Position, seat: Seat) -> list[tuple[Hex, ...]]:
        """The paths of the tiles that a seat's colour has placed."""
        return list(self.paths(position.colours[position.colour_of(seat)].laid))

    def _paths(self, laid: int) -> tuple[tuple[Hex, ...], ...]:
        placements = self.rules.table.placements
        return tuple(placements[number].path for number in few_members(laid))

    def text(self, position: Position, last: Move | None = None) -> Lines:
        """The board, and both hands under it."""
        hands = [self._hand(position, seat) for seat in (0, 1)]
        return (*self._board(position, last), (), *hands[0], *hands[1])

    def _board(self, position: Position, last: Move | None) -> Lines:
        owner = {
            cell: seat for seat in (0, 1) for path in self.tiles(position, seat) for cell in path
        }
        fresh = last.cells if isinstance(last, Place) else ()
        rows: dict[int, list[Span]] = {}
        for cell in hexagon(self.side):
            row = rows.setdefault(cell.r, [self._row_label(cell.r)])
            row.append(self._cell(cell, owner.get(cell), cell in fresh))
        return tuple(tuple(row) for row in rows.values())

    def _row_label(self, r: int) -> Span:
        letter = chr(ord("a") + r + self.side - 1)
        return Span("  " * abs(r) + letter + " ", "label")

    def _cell(self, cell: Hex, owner: Seat | None, fresh: bool) -> Span:
        if owner is None:
            return Span(f" {self.names[cell][1:]:>2} ", "dim")
        return Span(" ⬢⬢ " if fresh else " ██ ", f"seat{owner}" + ("+last" if fresh else ""))

    def _hand(self, position: Position, seat: Seat) -> Lines:
        lengths = self.rules.snake_lengths(position, seat)
        snakes = "no snake yet" if not lengths else "snakes of " + ", ".join(map(str, lengths))
        mark = "▶ " if position.actor == seat else "  "
        title = (Span(mark + SEAT_NAMES[seat], f"seat{seat}"), Span(f": {snakes}"))
        tiles = self.rules.referee.hand(position, position.colour_of(seat))
        tray = tray_text(tiles, f"seat{seat}")
        return (title, *((Span("    "), *line) for line in tray))
