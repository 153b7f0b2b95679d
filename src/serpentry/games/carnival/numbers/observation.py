"""Cobra Carnival as planes: a window on the plane, with the house tile in its centre."""

from array import array
from collections import Counter
from collections.abc import Iterable
from functools import cache

from serpentry.games.carnival.numbers.order import (
    COSTUMES,
    LOGS,
    costume_of,
    longest_path,
    snakes_from,
)
from serpentry.games.carnival.rules.position import HOUSE, Laid, Position, Snake
from serpentry.games.carnival.rules.rules import CarnivalRules
from serpentry.games.carnival.rules.scoring import scores
from serpentry.games.carnival.rules.tiles import NAMES, TILES
from serpentry.geometry.squares import Side, Square
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.observation import Canvas, Layout, seats_from, whose

REACH = 12
"""How far the window goes from the house tile; what is further out is not seen."""
FAR_DISTANCE = 20
"""The cell that an end leads into is given in parts of this; what is further counts as this."""
MOST_POINTS = 60
"""Points are given in parts of this; more counts as this."""
MANY_TILES = 8
"""The tiles of one name in a hand or bag, and the tokens taken, are given in parts of this."""
MOST_HELD = 16
"""All tiles in a hand are given in parts of this."""
DECK = sum(tile.copies for tile in TILES.values())

STRANDS = ("NS", "EW", "NE", "ES", "SW", "WN")
STRANDS_OF: dict[tuple[str, int], tuple[str, ...]] = {
    **{("straight", turn): (name,) for turn, name in enumerate(STRANDS[:2])},
    **{("corner", turn): (name,) for turn, name in enumerate(STRANDS[2:])},
    ("crossing", 0): STRANDS[:2],
}
"""The strands of a tile by its shape and turn."""
OTHER_TILES = (*LOGS, "gift", "trouble", HOUSE)
TABLE_PLANES = (*STRANDS, *COSTUMES, *OTHER_TILES, "gem", "idle NS", "idle EW", "waiting exit")
PLANE = {name: number for number, name in enumerate(TABLE_PLANES)}
UNCOLOURED = tuple(name for name in NAMES if TILES[name].colour is None)
"""Tiles of no colour."""
PHASES = ("house", "deal", "lay", "draw", "heads", "hats", "over")


class CarnivalObservation:
    """How a seat sees the table. Colours are described by whose they are, the own ones first."""

    def __init__(self, rules: CarnivalRules) -> None:
        self.rules = rules
        self.seats = rules.seats
        owners = list(rules.seating.owners(0).values())
        each = max(map(owners.count, owners))
        self.snakes = [
            f"{who}{f' snake {number}' if each > 1 else ''}"
            for who in whose(self.seats)
            for number in range(each)
        ]
        tiles = (
            *(f"{one} {costume}" for one in self.snakes for costume in COSTUMES),
            *UNCOLOURED,
        )
        places = (*(f"{who} hand" for who in whose(self.seats)), "unseen", "discards")
        self.layout = Layout(
            version="1",
            planes=(
                *TABLE_PLANES,
                *(f"{one} {what}" for one in self.snakes for what in ("path", "end")),
            ),
            height=2 * REACH + 1,
            width=2 * REACH + 1,
            facts=(
                *(f"{place} {tile}" for place in places for tile in tiles),
                *(f"{one} {what}" for one in self.snakes for what in self._snake_facts()),
                *(
                    f"{who} {what}"
                    for who in whose(self.seats)
                    for what in ("points", "tokens", "tiles in hand", "turn")
                ),
                *(f"phase {phase}" for phase in PHASES),
                "pile",
                "first pile gone",
                "quiet",
            ),
        )

    def _snake_facts(self) -> tuple[str, ...]:
        sides = (f"comes in at {side.name}" for side in Side)
        return (*sides, "end x", "end y", "length", "has head", "hat")

    def tensor(self, view: Position, seat: Seat) -> "array[float]":
        """What is on the table, what each seat holds, and how things stand."""
        canvas = Canvas(self.layout)
        snakes = snakes_from(view.table, seat, self.seats)
        for cell, laid in view.table.cells.items():
            for plane in _planes_of(laid):
                _mark(canvas, plane, cell)
        for cell, axis in view.table.idle:
            _mark(canvas, PLANE["idle EW" if axis else "idle NS"], cell)
        for cell in view.table.waiting:
            _mark(canvas, PLANE["waiting exit"], cell)
        for order, snake in enumerate(snakes):
            plane = len(TABLE_PLANES) + 2 * order
            for cell in snake.path:
                _mark(canvas, plane, cell)
            if snake.end:
                _mark(canvas, plane + 1, snake.end)
        return canvas.finish(self._facts(view, seat, snakes))

    def _facts(self, view: Position, seat: Seat, snakes: list[Snake]) -> Iterable[float]:
        seats, stock = seats_from(seat, self.seats), view.stock
        names = self._tile_names(snakes)
        held = [Counter(stock.hands[other]) for other in seats]
        bags = [dict(zip(NAMES, bag, strict=True)) for bag in (stock.pile, stock.discards)]
        for tiles in (*held, *bags):
            yield from [_part_of_many(tiles.get(name, 0)) for name in names]
        for order in range(len(self.snakes)):
            yield from _snake_facts(snakes[order] if snakes else None)
        points = scores(view)
        for other in seats:
            yield max(-1.0, min(points[other] / MOST_POINTS, 1))
            yield stock.tokens[other] / MANY_TILES
            yield min(len(stock.hands[other]) / MOST_HELD, 1)
            yield float(self.rules.to_act(view) == other)
        yield from (float(view.stage.phase == phase) for phase in PHASES)
        yield stock.left / DECK
        yield float(view.stage.quiet is not None)
        yield min((view.stage.quiet or 0) / self.rules.flow.quiet_limit, 1)

    def _tile_names(self, snakes: list[Snake]) -> list[str]:
        """All tiles, by the owner of their snake; before the house tile, they have none."""
        colours = [snake.colour for snake in snakes] or [""] * len(self.snakes)
        return [
            *(f"{colour} {costume}" for colour in colours for costume in COSTUMES),
            *UNCOLOURED,
        ]


@cache
def _planes_of(laid: Laid) -> tuple[int, ...]:
    """The planes on which a tile is seen."""
    if laid.tile == HOUSE:
        return (PLANE[HOUSE],)
    tile = TILES[laid.tile]
    what = COSTUMES[costume_of(tile)] if tile.colour else tile.name
    strands = STRANDS_OF.get((tile.shape, laid.turn), ())
    return tuple(PLANE[name] for name in (what, *strands, *(("gem",) if laid.gem else ())))


@cache
def _part_of_many(tiles: int) -> float:
    return min(tiles / MANY_TILES, 1)


def _snake_facts(snake: Snake | None) -> Iterable[float]:
    for side in Side:
        yield float(snake is not None and snake.end is not None and snake.entry == side)
    for axis in (0, 1):
        yield max(-1.0, min(snake.end[axis] / FAR_DISTANCE, 1.0)) if snake and snake.end else 0.0
    yield len(snake.path) / longest_path() if snake else 0.0
    yield float(snake is not None and snake.has_head)
    yield TILES[snake.hat].points / 3 if snake and snake.hat else 0.0


def _mark(canvas: Canvas, plane: int, cell: Square) -> None:
    canvas.mark(plane, cell.y + REACH, cell.x + REACH)
