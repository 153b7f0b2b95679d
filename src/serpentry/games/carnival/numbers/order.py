"""Snakes and tiles in the order in which a seat counts them, for numbers and tensors."""

from functools import cache

from serpentry.games.carnival.rules.position import Snake, Table
from serpentry.games.carnival.rules.tiles import COLOURS, TILES, Tile
from serpentry.tabletop.actors import Seat

COSTUMES = tuple(
    name.removeprefix(f"{COLOURS[0]} ") for name, tile in TILES.items() if tile.colour == COLOURS[0]
)
"""The coloured tiles without their colour, in the order of the table of tiles."""

LOGS = tuple(name for name, tile in TILES.items() if tile.kind.startswith("log"))


def costume_of(tile: Tile) -> int:
    """The number of a coloured tile among those of its colour."""
    return COSTUMES.index(tile.name.removeprefix(f"{tile.colour} "))


def tile_in(costume: int, colour: str) -> Tile:
    """The tile of that number in a colour."""
    return TILES[f"{colour} {COSTUMES[costume]}"]


def snakes_from(table: Table, seat: Seat, seats: int) -> list[Snake]:
    """All snakes, the seat's own first, then those of the seats after it."""
    return sorted(table.snakes.values(), key=lambda snake: (snake.owner - seat) % seats)


@cache
def longest_path() -> int:
    """No snake's path is longer: every tile of its colour, every log, and each crossing twice."""
    of_colour = sum(tile.copies for tile in TILES.values() if tile.colour == COLOURS[0])
    logs = sum(TILES[name].copies * (1 + (TILES[name].shape == "crossing")) for name in LOGS)
    return of_colour + logs
