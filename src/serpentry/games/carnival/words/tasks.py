"""What there is to do at a turn of Cobra Carnival, by the moves that are legal."""

from collections.abc import Iterable, Iterator

from serpentry.games.carnival.rules.moves import Move, Place
from serpentry.games.carnival.rules.places import Places
from serpentry.games.carnival.rules.position import Position, Snake
from serpentry.games.carnival.rules.tiles import SNAKE_CORNERS, TILES
from serpentry.geometry.squares import Square
from serpentry.languages import Sentence, sentence, word, words
from serpentry.tabletop.helpers.places import from_house

WAYS = {
    "own": "task-carnival-way-own",
    "other": "task-carnival-way-other",
    "mend": "task-carnival-way-mend",
    "gift": "task-carnival-way-gift",
    "trouble": "task-carnival-way-trouble",
    "log": "task-carnival-way-log",
    "turn": "task-carnival-way-turn",
}
"""What a tile can be placed for, in the order in which they are listed."""
WAYS_OUT = {
    (False, False): "task-carnival-blocked-now",
    (True, False): "task-carnival-blocked-turn",
    (False, True): "task-carnival-blocked-cross",
    (True, True): "task-carnival-blocked-either",
}
"""Sentences about a blocked snake, by whether a corner log or a crossing log leads it on."""


def ways_told(position: Position, moves: Iterable[Move]) -> tuple[Sentence, ...]:
    """What can be done now, each kind once."""
    found = {_way(position, move) for move in moves if isinstance(move, Place)}
    return tuple(sentence(key) for way, key in WAYS.items() if way in found)


def _way(position: Position, move: Place) -> str:
    tile, table = TILES[move.tile], position.table
    old = table.cells.get(move.at)
    if tile.colour is not None and old is not None:
        return "mend"
    if tile.colour is not None:
        return "own" if table.snakes[tile.colour].owner == position.stage.seat else "other"
    if old is None:
        return tile.kind
    is_alike = old.tile in SNAKE_CORNERS and old.turn == move.turn
    return "log" if tile.shape != "corner" or is_alike else "turn"


def colours_told(position: Position) -> Sentence:
    """Which snakes are one's own."""
    snakes, seat = position.table.snakes.values(), position.stage.seat
    colours = words(one.colour for one in snakes if one.owner == seat)
    return sentence("task-carnival-yours", colours=colours)


def ends_told(position: Position, places: Places) -> Iterator[Sentence]:
    """Where the own snakes lead, and of each that is blocked the way out."""
    own = [one for one in position.table.snakes.values() if one.owner == position.stage.seat]
    led = [(one, one.end) for one in own if one.end is not None]
    ends = tuple(
        sentence("task-carnival-end", colour=word(snake.colour), cell=from_house(end))
        for snake, end in led
        if not position.table.is_closed(end, snake)
    )
    if ends:
        yield sentence("task-carnival-ends", ends=ends)
    for snake, end in led:
        if position.table.is_closed(end, snake):
            key = WAYS_OUT[_ways_out(position, places, snake, end)]
            yield sentence(key, colour=word(snake.colour), cell=from_house(end))


def _ways_out(position: Position, places: Places, snake: Snake, end: Square) -> tuple[bool, bool]:
    """Whether a corner log in place of its last tile leads a snake on, and a crossing log."""
    table = position.table
    turns = bool(snake.path) and bool(places.turned_ends(table, snake, end))
    return turns, places.crosses_on(table, snake, end)
