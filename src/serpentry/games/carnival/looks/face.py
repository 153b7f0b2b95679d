"""How Cobra Carnival looks, as a picture and in a terminal."""

from collections import Counter
from textwrap import wrap

from serpentry.games.carnival.looks.look import (
    end_shapes,
    hat_shapes,
    snakes_through,
    square,
    tile_shapes,
)
from serpentry.games.carnival.looks.text import COLUMNS, LEGEND, fresh_cell, table_lines
from serpentry.games.carnival.rules import scoring
from serpentry.games.carnival.rules.bag import contents
from serpentry.games.carnival.rules.moves import UNKNOWN, Move
from serpentry.games.carnival.rules.position import Hand, Position
from serpentry.games.carnival.rules.rules import CarnivalRules
from serpentry.games.carnival.rules.seating import SIDE_NAMES
from serpentry.games.carnival.rules.tiles import TILES
from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.picture import Picture, Polygon, Shape
from serpentry.tabletop.text import Line, Lines, Span

MARGIN = 0.8
NO_BREAK = "\N{NO-BREAK SPACE}"

STAGES = {
    "house": "The house is about to be turned.",
    "deal": "Hands are dealt.",
    "lay": "A tile is laid.",
    "draw": "A tile is drawn.",
    "heads": "The final round: heads.",
    "hats": "The final round: hats.",
    "over": "The game is over.",
}


class CarnivalFace:
    """Pictures and words for one set-up."""

    def __init__(self, rules: CarnivalRules) -> None:
        self.rules = rules

    def seat_name(self, seat: Seat) -> str:
        """The side it sits at; colours are known only when the house tile is fixed."""
        return SIDE_NAMES[self.rules.seating.sides[seat]]

    def picture(self, position: Position, last: Move | None = None) -> Picture:
        """The house tile and everything around it; arrows show where snakes lead."""
        table = position.table
        shapes: list[Shape] = []
        for cell, laid in sorted(table.cells.items()):
            log = laid.tile in TILES and TILES[laid.tile].kind.startswith("log")
            shapes += tile_shapes(cell, laid, snakes_through(table, cell) if log else ())
        for snake in table.snakes.values():
            shapes += end_shapes(table, snake)
            if snake.hat:
                shapes += hat_shapes(snake.path[-1], snake.hat)
        fresh = fresh_cell(table, last)
        if fresh is not None:
            shapes.append(Polygon(square(fresh), "none", "mark"))
        ends = [snake.end for snake in table.snakes.values() if snake.end]
        frame = _frame([Square(0, 0), *table.cells, *ends])
        return Picture(tuple(shapes) or (Polygon(square(Square(0, 0)), "wood"),), frame, "")

    def text(self, position: Position, last: Move | None = None) -> Lines:
        """The table, and below it the players with scores and hands, and the pile."""
        lines: list[Line] = [*table_lines(position, last), ()]
        parts = scoring.breakdown(position)
        for seat, hand in enumerate(position.stock.hands):
            lines.append(self._seat_line(position, seat, parts[seat]))
            lines += [(Span(line),) for line in _wrapped(f"hand: {_tiles_text(hand)}", "    ")]
        lines += [(Span(line, "label"),) for line in self._pile_lines(position)]
        lines += [(Span(line, "dim"),) for line in _wrapped(LEGEND, "")]
        return tuple(lines)

    def _seat_line(self, position: Position, seat: Seat, parts: scoring.Breakdown) -> Line:
        acts = self.rules.to_act(position) == seat
        shown = ", ".join(f"{name} {points}" for name, points in parts.items() if points)
        length = scoring.lengths(position)[seat]
        return (
            Span(f"{'▶' if acts else ' '} {self.seat_name(seat)} ", "strong"),
            *(
                Span(f"{snake.colour} ", snake.colour)
                for snake in position.table.snakes.values()
                if snake.owner == seat
            ),
            Span(f"{sum(parts.values())} points" + (f" ({shown})" if shown else "")),
            Span(f", length {length}"),
        )

    def _pile_lines(self, position: Position) -> list[str]:
        stock = position.stock
        tokens = self.rules.tokens - sum(stock.tokens)
        discards = _tiles_text(tuple(contents(stock.discards)))
        stage = STAGES[position.stage.phase]
        text = f"{stage} Pile: {stock.left}. Tokens left: {tokens}. Discards: {discards}."
        return _wrapped(text, "")


def _tiles_text(hand: Hand) -> str:
    counts = Counter(hand)
    named = {UNKNOWN: "hidden"}
    words = [
        f"{named.get(name, name)} ×{count}" if count > 1 or name == UNKNOWN else name
        for name, count in counts.items()
    ]
    return ", ".join(word.replace(" ", NO_BREAK) for word in words) or "nothing"


def _wrapped(text: str, indent: str) -> list[str]:
    lines = wrap(text, COLUMNS, initial_indent=indent, subsequent_indent=indent + "  ")
    return [line.replace(NO_BREAK, " ") for line in lines]


def _frame(cells: list[Square]) -> tuple[float, float, float, float]:
    columns, rows = [cell.x for cell in cells], [cell.y for cell in cells]
    return (
        min(columns) - MARGIN,
        min(rows) - MARGIN,
        max(columns) + MARGIN,
        max(rows) + MARGIN,
    )
