"""How Schlangennest looks, as a picture and in a terminal."""

from serpentry.games.schlangennest.looks.look import nest_picture
from serpentry.games.schlangennest.looks.terminal import board_lines, board_width, hand_text
from serpentry.games.schlangennest.looks.view import ROLES, View
from serpentry.games.schlangennest.rules.cards import COLOUR_NAMES, PATH, Colour
from serpentry.games.schlangennest.rules.lattice import port_square, square_of
from serpentry.games.schlangennest.rules.moves import Move
from serpentry.games.schlangennest.rules.names import listed, square_name
from serpentry.games.schlangennest.rules.nest import Chain
from serpentry.games.schlangennest.rules.position import Position
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.picture import Picture
from serpentry.tabletop.text import Line, Lines, Span

COLUMNS = 80
"""Of the terminal."""


class SchlangennestFace:
    """Pictures and words for one set-up."""

    def __init__(self, rules: SchlangennestRules) -> None:
        self.rules = rules
        self.agreement = rules.agreement

    def seat_name(self, seat: Seat) -> str:
        """The colours of a seat: green begins."""
        return self.agreement.seat_name(seat)

    def picture(self, position: Position, last: Move | None = None) -> Picture:
        """The nest, the border as far as it is known, and where the ends are."""
        return nest_picture(View(self.rules, position, last), "Schlangennest")

    def text(self, position: Position, last: Move | None = None) -> Lines:
        """The nest, as large as fits, and the hands below it."""
        view = View(self.rules, position, last)
        fits = [one for one in (5, 3, 1) if board_width(view, one) <= COLUMNS]
        return (*board_lines(view, fits[0] if fits else 1), (), *self._tray(position))

    def _tray(self, position: Position) -> Lines:
        lines: list[Line] = [(Span(self._nest_words(position), "label"),)]
        if position.is_crossing:
            hand = self.rules.crossing(position.table).hand
            lines += [(Span("▶ path", ROLES[PATH]),), (Span("    " + hand_text(hand), "dim"),)]
        for seat in range(self.agreement.seats):
            for colour in self.agreement.colours_of(seat):
                lines += self._snake_lines(position, colour)
        return tuple(lines)

    def _nest_words(self, position: Position) -> str:
        if self.agreement.size is None:
            return "nest without a border"
        wide, high = self.agreement.size
        bounds = position.table.bounds
        so_far = f", {bounds.width}×{bounds.height} so far" if bounds else ""
        return f"nest of {wide}×{high}" + ("" if self.agreement.field else so_far)

    def _snake_lines(self, position: Position, colour: Colour) -> list[Line]:
        table = position.table
        mark = "▶ " if colour in position.colours and position.actor is not None else "  "
        words = _snake_words(table.nest.snakes[colour], colour in table.out)
        name = Span(mark + COLOUR_NAMES[colour], ROLES[colour])
        hand = Span("    " + hand_text(table.hands[colour]), "dim")
        return [(name, Span(f": {words}")), (hand,)]


def _snake_words(snake: Chain | None, is_out: bool) -> str:
    if snake is None:
        return "no snake yet"
    parts = f"{snake.parts} parts, {snake.grey} grey"
    if snake.is_complete:
        return f"{parts}, complete"
    if snake.is_closed:
        return f"{parts}, closed" + (" for good" if is_out else "")
    squares = sorted({square_of(port_square(end)) for end in snake.ends})
    reached = listed(map(square_name, squares))
    return f"{parts}, " + ("stuck at " if is_out else "ends at ") + reached
