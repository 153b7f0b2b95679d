"""What snakes are worth, now or at the end, part by part."""

from serpentry.games.carnival.rules.position import Position, Table
from serpentry.games.carnival.rules.shapes import around
from serpentry.games.carnival.rules.tiles import COLOURED, TILES, TOKEN_WORTH
from serpentry.languages import Sentence
from serpentry.tabletop.outcome import Outcome, best_seats

PARTS = ("costumes", "tokens", "gifts", "troubles", "head", "hat")

Breakdown = dict[str, int]


def breakdown(position: Position) -> tuple[Breakdown, ...]:
    """What each seat has for what, as things stand."""
    parts = tuple(dict.fromkeys(PARTS, 0) for _ in position.stock.hands)
    for seat, tokens in enumerate(position.stock.tokens):
        parts[seat]["tokens"] = TOKEN_WORTH * tokens
    for snake in position.table.snakes.values():
        _add_snake(parts[snake.owner], position.table, snake.colour)
    for cell, laid in position.table.cells.items():
        if laid.tile in ("gift", "trouble"):
            points = TILES[laid.tile].points
            for side in around(cell):
                touched = position.table.cells.get(side)
                if touched and touched.tile in COLOURED:
                    owner = position.table.snakes[TILES[touched.tile].colour or ""].owner
                    parts[owner][f"{laid.tile}s"] += points
    return parts


def _add_snake(parts: Breakdown, table: Table, colour: str) -> None:
    snake = table.snakes[colour]
    for cell in snake.path:
        laid = table.cells[cell]
        if laid.tile in COLOURED:
            tile = TILES[laid.tile]
            if tile.kind == "head":
                parts["head"] += tile.points
            elif tile.kind != "diamond" or laid.gem:
                parts["costumes"] += tile.points
    if snake.hat:
        parts["hat"] += TILES[snake.hat].points


def scores(position: Position) -> tuple[int, ...]:
    """Each seat's points as things stand."""
    return tuple(sum(parts.values()) for parts in breakdown(position))


def lengths(position: Position) -> tuple[int, ...]:
    """How long each seat's snakes are together: logs and heads too, crossings at each passing."""
    length = [0] * len(position.stock.hands)
    for snake in position.table.snakes.values():
        length[snake.owner] += len(snake.path)
    return tuple(length)


def final_outcome(position: Position) -> Outcome:
    """Most points win; then the longer snake, then more tokens, then it is shared."""
    parts = breakdown(position)
    points = tuple(sum(one.values()) for one in parts)
    length, tokens = lengths(position), position.stock.tokens
    winners = best_seats(list(zip(points, length, tokens, strict=True)))
    return Outcome(points, winners, Sentence(_reason(points, length, winners)), parts)


def _reason(points: tuple[int, ...], length: tuple[int, ...], winners: tuple[int, ...]) -> str:
    best = max(points)
    if points.count(best) == 1:
        return "reason-most-points"
    if len(winners) > 1:
        return "reason-points-shared"
    tied = [length[seat] for seat, one in enumerate(points) if one == best]
    if tied.count(max(tied)) == 1:
        return "reason-points-longer"
    return "reason-points-diamonds"
