"""The nest for a terminal: each square three lines high, as wide as there is room for.

Coloured parts are heavy lines, grey ones light, in the colour of the snake they belong to. A head
is ●, a tail ◆, a grey stub ○; small triangles show where snakes come in::

         straight   curve    tail
            ┃         ┃        ◆
          ──╂──     ──╲━━    ─────
            ┃         │        ○
"""

from serpentry.games.schlangennest.looks.view import ROLES, View
from serpentry.games.schlangennest.rules.cards import (
    GREY,
    PATH,
    Card,
    Colour,
    Kind,
    Strand,
    coloured_sides,
)
from serpentry.games.schlangennest.rules.lattice import number_of
from serpentry.games.schlangennest.rules.names import column_name, row_name
from serpentry.geometry.squares import Side, Square
from serpentry.tabletop.text import Line, Lines, Span

LABELS = 4
"""Columns that the names of rows take."""

HEAVY, LIGHT = "┃━", "│─"
STUBS = {Kind.HEAD: "●", Kind.TAIL: "◆"}
ARROWS = {Side.N: "▾", Side.E: "◂", Side.S: "▴", Side.W: "▸"}
CORNER_MARKS = {"ns": "┃", "ew": "━", "ne": "┗", "es": "┏", "sw": "┓", "wn": "┛"}
"""Straights and curves in one character."""

Cell = tuple[Line, ...]


def board_width(view: View, cell_width: int) -> int:
    """How many columns the nest takes."""
    return LABELS + view.window.width * cell_width


def board_lines(view: View, cell_width: int) -> Lines:
    """The nest with the names of columns and rows; cells are 5, 3 or 1 characters wide."""
    left, top, right, bottom = view.window
    names = [_column_label(x, cell_width) for x in range(left, right + 1)]
    lines: list[Line] = [(Span(" " * LABELS + "".join(names), "label"),)]
    arrivals = view.arrivals()
    for y in range(top, bottom + 1):
        cells = [
            _cell(view, Square(x, y), dict(arrivals.get(Square(x, y), ())), cell_width)
            for x in range(left, right + 1)
        ]
        for number in range(len(cells[0])):
            named = number == len(cells[0]) // 2
            label = Span(f"{row_name(y) if named else '':>{LABELS - 1}} ", "label")
            lines.append((label, *(span for cell in cells for span in cell[number])))
    return tuple(lines)


def _column_label(x: int, cell_width: int) -> str:
    name = column_name(x)
    if cell_width > 1:
        return f"{name:^{cell_width}}"[:cell_width]
    return name if len(name) == 1 else "."


def _cell(view: View, square: Square, arrivals: dict[Side, Colour], width: int) -> Cell:
    card = view.cards.get(square)
    if card is None:
        centre = Span("·" if view.is_nest(square) else " ", "dim")
        if width == 1:
            return ((centre,),)
        sides = {side: Span(ARROWS[side], ROLES[colour]) for side, colour in arrivals.items()}
        return _spread(sides, centre, width, stretch=False)
    suffix = "+last" if square == view.fresh else ""
    if width == 1:
        return ((Span(_small(card), ROLES[card.colour] + suffix),),)
    strands = view.rules.faces.strands(card)
    sides = {}
    for number, strand in enumerate(strands):
        role = _role(card, strand, view.owners[number_of(square), number]) + suffix
        for side in strand.sides:
            sides[Side(side)] = Span(_glyph(card, strand, side), role)
    return _spread(sides, _centre(card, sides), width, stretch=True)


def _role(card: Card, strand: Strand, owner: Colour) -> str:
    if strand.coloured:
        return ROLES[card.colour]
    return "neutral" if owner in (GREY, PATH) else ROLES[owner]


def _glyph(card: Card, strand: Strand, side: int) -> str:
    if not strand.parts:
        return " "
    if len(strand.sides) == 1:
        return STUBS[card.kind] if strand.coloured else "○"
    return (HEAVY if strand.coloured else LIGHT)[side % 2]


def _small(card: Card) -> str:
    word = "".join(side.name.lower() for side in coloured_sides(card.kind, card.turn))
    return STUBS.get(card.kind) or CORNER_MARKS[word]


def _centre(card: Card, sides: dict[Side, Span]) -> Span:
    upright = card.turn % 2 == 0
    if card.kind is Kind.CURVE:
        return Span("╲" if upright else "╱", "dim")
    if card.kind is Kind.STRAIGHT:
        return Span("╂" if upright else "┿", sides[Side(card.turn)].role)
    through = Side.E if upright else Side.N
    return Span("─" if upright else "│", sides[through].role)


def _spread(sides: dict[Side, Span], centre: Span, width: int, stretch: bool) -> Cell:
    """Three lines of a cell from what is at its sides and in its middle."""
    arm = width // 2
    blank = Span(" ")
    gap = Span(" " * arm)
    west, east = sides.get(Side.W, blank), sides.get(Side.E, blank)
    return (
        (gap, sides.get(Side.N, blank), gap),
        (_arm(west, arm, stretch, False), centre, _arm(east, arm, stretch, True)),
        (gap, sides.get(Side.S, blank), gap),
    )


def _arm(span: Span, arm: int, stretch: bool, east: bool) -> Span:
    """A side's character drawn out to the edge: lines continue, a stub has its body outside."""
    body = {"●": "━", "◆": "━", "○": "─"}.get(span.text, span.text) if stretch else " "
    rest = body * (arm - 1)
    inner_first = east if stretch else not east
    return Span(span.text + rest if inner_first else rest + span.text, span.role)


def hand_text(hand: tuple[int, ...]) -> str:
    """The cards of a hand in words."""
    words = [f"{held} {kind.word}" for kind, held in zip(Kind, hand, strict=True) if held]
    return ", ".join(words) if words else "no cards"
