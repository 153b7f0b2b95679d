"""Numbers for Cobra Carnival's moves, relative to the snakes: the plane has no end.

Snakes are counted from the seat to act (its own first, then those of the seats after it), tiles of
a snake along its path from the house tile. In this order the numbers tell

- a coloured tile at the end of its snake: snake × kind × turn;
- a coloured tile for a log of its snake: snake × kind × place in the path;
- a log for a tile that is turned like this: kind of log × snake × place in the path;
- a corner log that turns the last tile of a snake: snake × turn;
- a gift or trouble beside a tile: which × snake × place in the path × side;
- a hat on a head: hat × snake; and last a pass.
"""

from serpentry.games.carnival.numbers.order import (
    COSTUMES,
    LOGS,
    costume_of,
    longest_path,
    snakes_from,
    tile_in,
)
from serpentry.games.carnival.rules.growth import snake_through
from serpentry.games.carnival.rules.moves import DRAWS, Draw, Hat, House, Move, Pass, Place, Seen
from serpentry.games.carnival.rules.position import Position, Snake, Table
from serpentry.games.carnival.rules.seating import Seating
from serpentry.games.carnival.rules.shapes import around
from serpentry.games.carnival.rules.tiles import COLOURED, HATS, TILES, Tile
from serpentry.geometry.squares import Square
from serpentry.tabletop.numbering import Sections

BLANKS = tuple(tile.name for tile in TILES.values() if tile.shape == "blank")
HAT_NAMES = tuple(sorted(HATS))
HOUSES = tuple(House(turn) for turn in range(4))
CHANCE_MOVES: tuple[Move, ...] = (*HOUSES, *DRAWS)
CHANCE_NUMBER = {move: number for number, move in enumerate(CHANCE_MOVES)}


class CarnivalNumbering:
    """Numbers for one set-up."""

    version = "1"
    draw_count = len(CHANCE_MOVES)

    def __init__(self, seating: Seating) -> None:
        snakes, length = len(seating.owners(0)), longest_path()
        self.sections = Sections(
            end=(snakes, len(COSTUMES), 4),
            mend=(snakes, len(COSTUMES), length),
            log=(len(LOGS), snakes, length),
            turn=(snakes, 4),
            beside=(len(BLANKS), snakes, length, 4),
            hat=(len(HAT_NAMES), snakes),
            skip=(),
        )
        self.count = self.sections.count
        self.parts = self.sections.parts(
            end=("tile at the end of its snake", "snake", "kind", "turn"),
            mend=("tile for a log of its snake", "snake", "kind", "place"),
            log=("log for a tile", "kind", "snake", "place"),
            turn=("log that turns a dead end", "snake", "turn"),
            beside=("gift or trouble", "which", "snake", "place", "side"),
            hat=("hat on a head", "hat", "snake"),
            skip=("pass",),
        )

    def number(self, position: Position, move: Move) -> int:
        """What is placed, and where along which snake."""
        match move:
            case House() | Draw():
                return CHANCE_NUMBER[move]
            case Pass():
                return self.sections.number("skip")
            case Hat(hat, on):
                rank = _rank(position, position.table.snakes[on])
                return self.sections.number("hat", HAT_NAMES.index(hat), rank)
            case Place(name, at, turn):
                return self._place_number(position, TILES[name], at, turn)
            case Seen():
                raise AssertionError("what was seen is never chosen")

    def _place_number(self, position: Position, tile: Tile, at: Square, turn: int) -> int:
        table, number = position.table, self.sections.number
        if tile.shape == "blank":
            return number("beside", BLANKS.index(tile.name), *_beside(position, at))
        if tile.colour is None:
            snake = snake_through(table, at)
            rank = _rank(position, snake)
            if tile.shape == "corner" and not _lies_so(table, tile, at, turn):
                return number("turn", rank, turn)
            return number("log", LOGS.index(tile.name), rank, snake.path.index(at))
        snake = table.snakes[tile.colour]
        rank, costume = _rank(position, snake), costume_of(tile)
        if at == snake.end:
            return number("end", rank, costume, turn)
        return number("mend", rank, costume, snake.path.index(at))

    def move(self, position: Position, number: int) -> Move | None:
        """The move of that number; None if there is no such snake or place."""
        phase = position.stage.phase
        if phase in ("house", "deal", "draw"):
            return CHANCE_MOVES[number] if 0 <= number < len(CHANCE_MOVES) else None
        section, digits = self.sections.read(number)
        move = self._read(position, section, digits) if section and phase != "over" else None
        return move if move is not None and self._is_number_of(position, move, number) else None

    def _is_number_of(self, position: Position, move: Move, number: int) -> bool:
        """Whether the move has this number: a gift beside two tiles is numbered by the first."""
        return self.number(position, move) == number

    def _read(self, position: Position, section: str, digits: tuple[int, ...]) -> Move | None:
        snakes = snakes_from(position.table, position.stage.seat, len(position.stock.hands))
        match section, digits:
            case "skip", ():
                return Pass()
            case "hat", (hat, rank):
                return Hat(HAT_NAMES[hat], snakes[rank].colour)
            case "turn", (rank, turn):
                return _turning(position.table, snakes[rank], turn)
            case "end", (rank, costume, turn):
                snake = snakes[rank]
                tile = tile_in(costume, snake.colour)
                return (
                    Place(tile.name, snake.end, turn) if snake.end and turn < tile.turns else None
                )
            case "mend", (rank, costume, place):
                tile = tile_in(costume, snakes[rank].colour)
                return _replacing(position.table, tile, snakes[rank], place)
            case "log", (log, rank, place):
                return _replacing(position.table, TILES[LOGS[log]], snakes[rank], place)
            case "beside", (blank, rank, place, side):
                return _laid_beside(position.table, BLANKS[blank], snakes[rank], place, side)
        return None


def _rank(position: Position, snake: Snake) -> int:
    snakes = snakes_from(position.table, position.stage.seat, len(position.stock.hands))
    return [one.colour for one in snakes].index(snake.colour)


def _lies_so(table: Table, tile: Tile, at: Square, turn: int) -> bool:
    old = table.cells[at]
    return TILES[old.tile].shape == tile.shape and old.turn == turn


def _beside(position: Position, at: Square) -> tuple[int, int, int]:
    """Snake, place and side of the first coloured tile that a cell is beside."""
    table = position.table
    return min(
        (_rank(position, snake), snake.path.index(cell), side ^ 2)
        for side, cell in enumerate(around(at))
        if (laid := table.cells.get(cell)) is not None and laid.tile in COLOURED
        for snake in [table.snakes[TILES[laid.tile].colour or ""]]
    )


def _replacing(table: Table, tile: Tile, snake: Snake, place: int) -> Place | None:
    """The tile in the place of the one that is there, turned like it; None where it can't be."""
    if place >= len(snake.path):
        return None
    at = snake.path[place]
    old = table.cells[at]
    if tile.shape == "crossing":
        return Place(tile.name, at) if TILES[old.tile].shape == "straight" else None
    same = TILES[old.tile].shape == tile.shape
    return Place(tile.name, at, old.turn) if same else None


def _turning(table: Table, snake: Snake, turn: int) -> Place | None:
    """A corner log in the place of the last tile, if that isn't a crossing."""
    if not snake.path or TILES[table.cells[snake.path[-1]].tile].shape == "crossing":
        return None
    return Place("log corner", snake.path[-1], turn)


def _laid_beside(table: Table, name: str, snake: Snake, place: int, side: int) -> Place | None:
    """A gift or trouble at a side of a coloured tile."""
    if place >= len(snake.path) or table.cells[snake.path[place]].tile not in COLOURED:
        return None
    return Place(name, around(snake.path[place])[side])
