"""Attempts at Cobra Carnival: every tile on, beside and near everything that is there."""

from collections.abc import Iterator
from random import Random

from serpentry.games.carnival.rules.moves import UNKNOWN, Draw, Hat, House, Move, Pass, Place, Seen
from serpentry.games.carnival.rules.position import Position
from serpentry.games.carnival.rules.tiles import COLOURS, HATS, NAMES, TILES
from serpentry.geometry.squares import Square
from serpentry.tabletop.game import AnyGame


def attempts(game: AnyGame, position: Position, rng: Random) -> Iterator[Move]:
    yield from (Pass(), House(rng.randrange(4)), Draw(UNKNOWN), Draw(rng.choice(NAMES)))
    yield Seen(Draw(UNKNOWN), (True,))
    if not position.table.cells:
        return
    for hat in HATS:
        yield Hat(hat, rng.choice(COLOURS))
    yield Hat(rng.choice(NAMES), rng.choice(COLOURS))
    held = position.stock.hands[position.stage.seat]
    for name in (*held, rng.choice(NAMES)):
        for cell in _worth_trying(position, name, rng):
            for turn in range(TILES[name].turns):
                yield Place(name, cell, turn)


def _worth_trying(position: Position, name: str, rng: Random) -> Iterator[Square]:
    """The ends of snakes, the last tiles of their paths, and some other cells there and near."""
    for snake in position.table.snakes.values():
        if snake.end:
            yield snake.end
        yield from snake.path[-2:]
        yield from snake.logs
    cells = sorted(position.table.cells)
    for cell in rng.sample(cells, min(len(cells), 4)):
        yield cell
        yield rng.choice(cell.neighbours())
