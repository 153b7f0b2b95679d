"""SNEKAGON 5G in a terminal: all floors side by side, then a line for every player.

::

     floor 1
        a 1 2 3 4          lower-case letters are tiles, the last one placed in capitals;
       b 1 2 3 4 5         m→ is drilled to the next floor on the right, m← on the left, m↔ to
      c 1 m m→○ 5 6        both (round the table, the first floor is next to the last). Where
                           there is little room, the tens of two-digit numbers are left out.
"""

from serpentry.games.snekagon5g.rules.moves import Move, Place
from serpentry.games.snekagon5g.rules.position import Position, Snakes
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.geometry.hexes import Hex, hexagon, hexagon_names
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.text import Line, Lines, Span, beside

COLUMNS = 80
GAP = 3
MARKS = {(False, False): " ", (True, False): "→", (False, True): "←", (True, True): "↔"}


class FloorText:
    """Writes positions of one set-up."""

    def __init__(self, rules: Snekagon5gRules) -> None:
        self.rules = rules
        self.side = rules.options.floor_side
        self.names = hexagon_names(self.side)
        count, longest = rules.floors.count, 2 * self.side - 1
        wide = count * (2 + 4 * longest) + (count - 1) * GAP
        self.cell_width = 4 if wide <= COLUMNS else 2
        narrow = count * (2 + 2 * longest) + (count - 1) * GAP
        self.gap = GAP if self.cell_width == 4 or narrow <= COLUMNS else 0

    def lines(self, position: Position, last: Move | None) -> Lines:
        """The floors, and below them a line for every player."""
        floors = [self._floor(position, floor, last) for floor in self.rules.floors.all]
        players = [self._player(position, seat) for seat in range(len(position.colours))]
        key = Span("→ ← ↔ drilled to the floor on that side, ○ an eye", "dim")
        return (*beside(floors, self.gap), (), *players, (key,))

    def _floor(self, position: Position, floor: int, last: Move | None) -> Lines:
        fresh = last.cells if isinstance(last, Place) and last.floor == floor else ()
        owner = {
            cell: seat
            for seat, snakes in enumerate(position.colours)
            for cell in self.rules.table.grid.cells_of(snakes.floors[floor].cells)
        }
        rows: dict[int, list[Span]] = {}
        for cell in hexagon(self.side):
            row = rows.setdefault(cell.r, [self._row_label(cell.r)])
            seat = owner.get(cell)
            if seat is None:
                row.append(self._empty(cell))
            else:
                mark = self._drill_mark(position.colours[seat], floor, cell)
                row.append(self._hex(seat, mark, cell in fresh))
        title = Span(f"  {floor + 1}", "label")
        return ((title,), *(tuple(row) for row in rows.values()))

    def _row_label(self, r: int) -> Span:
        letter = chr(ord("a") + r + self.side - 1)
        return Span(" " * (abs(r) * self.cell_width // 2) + letter + " ", "label")

    def _empty(self, cell: Hex) -> Span:
        word = "○" if cell in self.rules.options.eyes else self.names[cell][1:]
        return Span(f" {word:<3}" if self.cell_width == 4 else f"{word[-1]} ", "dim")

    def _hex(self, seat: Seat, mark: str, fresh: bool) -> Span:
        letter = self.rules.species[seat][0]
        if self.cell_width == 2:
            word = (letter.upper() if fresh else letter) + mark
        else:
            word = f"[{letter.upper()}{mark}]" if fresh else f" {letter}{mark} "
        return Span(word, f"seat{seat}" + ("+last" if fresh else ""))

    def _drill_mark(self, snakes: Snakes, floor: int, cell: Hex) -> str:
        number = self.rules.table.grid.number[cell]
        right = left = False
        for (one, two), drilled in zip(self.rules.floors.gap_ends, snakes.drills, strict=True):
            right |= floor == one and bool(drilled >> number & 1)
            left |= floor == two and bool(drilled >> number & 1)
        return MARKS[right, left]

    def _player(self, position: Position, seat: Seat) -> Line:
        lengths = self.rules.lengths.of(position.colours[seat])
        mark = "▶ " if position.actor == seat else "  "
        snakes = "snakes " + " ".join(map(str, lengths)) if lengths else "no snake yet"
        hand = " ".join(self.rules.referee.hand(position, seat)) or "none"
        name = self.rules.species[seat]
        return (Span(f"{mark}{name:<12}", f"seat{seat}"), Span(f"{snakes:<28} tiles {hand}"))
