"""The table in characters.

A cell takes four columns: the way west, the tile, its mark, the way east. Each colour has lines of
its own, so that snakes can be distinguished without colours::

    yellow │─└   black ┃━┗   purple ║═╚   green ┊┈╰
     │2    a straight of 2 points, N–S        ══◆═   a diamond, E–W
     ╚══   a corner, N–E                      ─│#─   # on a log or crossing
"""

from collections.abc import Iterator

from serpentry.games.carnival.looks.look import snakes_through
from serpentry.games.carnival.rules.moves import Hat, Move, Place
from serpentry.games.carnival.rules.position import HOUSE, Position, Snake, Table
from serpentry.games.carnival.rules.shapes import sides_of
from serpentry.games.carnival.rules.tiles import TILES, Tile
from serpentry.geometry.squares import Square
from serpentry.tabletop.text import Line, Lines, Span

COLUMNS = 80
LABEL_WIDTH = 5

LINES = {
    "yellow": ("│", "─", "└┌┐┘"),
    "black": ("┃", "━", "┗┏┓┛"),
    "purple": ("║", "═", "╚╔╗╝"),
    "green": ("┊", "┈", "╰╭╮╯"),
}
MARKS = {"diamond": "◆", "knot": "8", "sore": "*", "log straight": "#", "log corner": "#"}
ARROWS = "↓←↑→"
"""By the side where a snake comes in."""

LEGEND = "◆ diamond  ◇ diamond worth 4  8 knot  * sore  # log  ● head  [+] gift  [!] trouble"


def table_lines(position: Position, last: Move | None) -> Lines:
    """The table with its coordinates, as much of it as fits."""
    cells = [*position.table.cells, *(s.end for s in position.table.snakes.values() if s.end)]
    if not cells:
        return ((Span("The table is empty.", "dim"),),)
    left, right = min(cell.x for cell in cells), max(cell.x for cell in cells)
    wide = (right - left + 1) * 4 <= COLUMNS - LABEL_WIDTH
    room = (COLUMNS - LABEL_WIDTH) // (4 if wide else 2)
    note: list[Line] = []
    if right - left + 1 > room:
        focus = fresh_cell(position.table, last) or Square(0, 0)
        left = min(max(left, focus.x - room // 2), right - room + 1)
        right = left + room - 1
        note = [(Span("The table goes on beyond what fits here.", "label"),)]
    columns = range(left, right + 1)
    rows = range(min(cell.y for cell in cells), max(cell.y for cell in cells) + 1)
    header = Span("".join(_column_label(x, wide) for x in columns), "label")
    lines = [
        (Span(f"{y:>4} ", "label"), *_row(position.table, y, columns, wide, last)) for y in rows
    ]
    return ((Span(" " * LABEL_WIDTH), header), *lines, *note)


def _column_label(x: int, wide: bool) -> str:
    if wide:
        return f"{x:^4}"
    return f"{abs(x) % 100:<2}"


def _row(table: Table, y: int, columns: range, wide: bool, last: Move | None) -> Iterator[Span]:
    fresh = fresh_cell(table, last)
    for x in columns:
        cell = Square(x, y)
        text, role = _cell(table, cell)
        shown = text if wide else text[1] + (text[2] if text[2] != " " else text[3])
        yield Span(shown, f"{role}+last" if cell == fresh else role)


def fresh_cell(table: Table, last: Move | None) -> Square | None:
    """The cell that the last move changed, if any."""
    match last:
        case Place(_, at):
            return at
        case Hat(_, on) if on in table.snakes and table.snakes[on].path:
            return table.snakes[on].path[-1]
    return None


def _cell(table: Table, cell: Square) -> tuple[str, str]:
    laid = table.cells.get(cell)
    if laid is None:
        return _empty(table, cell)
    if laid.tile == HOUSE:
        return " ⌂  ", "strong"
    tile = TILES[laid.tile]
    if tile.shape == "blank":
        return (" [+]", "strong") if tile.kind == "gift" else (" [!]", "strong")
    if tile.shape == "crossing":
        return "─┼#─", "wood"
    through = snakes_through(table, cell)
    colour = tile.colour or through[0]
    text = _strand_text(tile, laid.turn, colour, "◇" if laid.gem else _mark(table, tile))
    return text, tile.colour or "wood"


def _mark(table: Table, tile: Tile) -> str:
    if tile.kind == "straight":
        return str(tile.points)[-1]
    if tile.kind == "head":
        return "^" if table.snakes[tile.colour or ""].hat else " "
    return MARKS.get(tile.kind, " ")


def _strand_text(tile: Tile, turn: int, colour: str, mark: str) -> str:
    sides = sides_of(tile.shape, turn)
    upright, level, corners = LINES[colour]
    west, east = (level if side in sides else " " for side in (3, 1))
    if tile.shape == "head":
        glyph = "●"
    else:
        glyph = corners[turn] if tile.shape == "corner" else (upright, level)[turn]
    return west + glyph + (east if mark == " " else mark) + east


def _empty(table: Table, cell: Square) -> tuple[str, str]:
    leading: list[Snake] = [snake for snake in table.snakes.values() if snake.end == cell]
    if not leading:
        return " ·  ", "dim"
    arrows = "".join(ARROWS[snake.entry] for snake in leading)
    return f" {arrows:<3}"[:4], leading[0].colour
