"""How Cobra Carnival's facts and states are arranged in memory.

Tiles are numbered in the order of all names. Snakes are in the order of seats, second snakes
last, so that a snake's number tells its owner whatever the colours are. A snake keeps the cells of
its path, to which things are only ever added. The table is a square of cells around the house tile
that no snake can leave. A cell is one word: its tile and how it is turned, and where along which
snake.
"""

from serpentry.games.carnival.numbers.numbering import BLANKS, HAT_NAMES
from serpentry.games.carnival.numbers.order import COSTUMES, LOGS, longest_path
from serpentry.games.carnival.rules.tiles import COLOURS, NAMES, TILES
from serpentry.kernels.choices import Choice
from serpentry.kernels.structs import Constants, Struct, several, struct, structs, word, words

TILE_COUNT, COSTUME_COUNT = len(NAMES), len(COSTUMES)
LOG_COUNT, BLANK_COUNT, HAT_COUNT = len(LOGS), len(BLANKS), len(HAT_NAMES)
MOST_SNAKES = len(COLOURS)
"""There are no more snakes, and no more seats."""
LONGEST = longest_path()
HOUSE_TURNS = 4
NONE = -1


def reach() -> int:
    """No snake gets further from the house tile along one axis.

    Each straight tile and each crossing leads a snake one cell on. A corner changes the axis, so
    of the stretches between corners only every other one leads along this axis.
    """
    colour = next(tile.colour for tile in TILES.values() if tile.colour)
    usable = [tile for tile in TILES.values() if tile.colour in (None, colour)]
    straights = sum(tile.copies for tile in usable if tile.shape in ("straight", "crossing"))
    corners = sum(tile.copies for tile in usable if tile.shape == "corner")
    return straights + (corners + 2) // 2


MARGIN = 2
"""Cells beyond the furthest end, for what is beside it and what is asked about beyond that."""
WIDTH = 2 * (reach() + MARGIN) + 1
CENTRE = WIDTH**2 // 2


class Phase(Choice):
    """What happens next, named as the game names it."""

    HOUSE = 0
    DEAL = 1
    LAY = 2
    DRAW = 3
    HEADS = 4
    HATS = 5
    OVER = 6


class Shape(Choice):
    """The shapes of tiles, named as the game names them."""

    STRAIGHT = 0
    CORNER = 1
    CROSSING = 2
    HEAD = 3
    BLANK = 4
    WORN = 5


class Kind(Choice):
    """What is asked about tiles, as bits."""

    BODY = 1
    WELCOME = 2
    DIAMOND = 4
    TROUBLE = 8


class Cell(Choice):
    """The bits of a cell, beside its turn, its snake and its place there."""

    TILE = 255
    """The number of its tile plus one."""
    GEM = 1 << 10
    IDLE = 1 << 22
    """Nothing runs through the crossing from north to south; one bit higher: from east to west."""
    WAITING = 1 << 24
    """An exit that its snake has not left yet."""
    COLOURED = 1 << 25


TURN_AT, SLOT_AT, PLACE_AT = 8, 11, 14
"""Where in a cell its turn, its snake and its place there begin."""


class Tile(Struct["Facts"]):
    """What is known about a tile."""

    shape, colour, points = several(word, 3)
    ordinal = word()
    """Its number among costumes, logs, blanks or hats."""
    kind = word()


class Sections(Struct["Facts"]):
    """The first number of each kind of move."""

    end, mend, log, turn, beside, hat, skip = several(word, 7)


class Facts(Constants):
    """What never changes in play."""

    seats, snake_count = several(word, 2)
    decked = word()
    """Tiles in the whole deck."""
    tokens, quiet_limit, own_absent, dead_ending, may_block, same_shape = several(word, 6)
    diamond_to_owner, heads_aside, pass_heads, pass_hats = several(word, 4)
    gift_before_own, exits_kept, spares_others, hidden_hands = several(word, 4)
    first = struct(Sections)
    tiles = structs(Tile, TILE_COUNT + 1)
    """The house tile comes after all tiles."""
    steps = words(4)
    """From a cell to the one across a side."""
    slots = words(HOUSE_TURNS, MOST_SNAKES)
    """The snake of each colour, by how the house tile is turned; -1 if none."""
    decks = words(HOUSE_TURNS, TILE_COUNT)
    costumes = words(MOST_SNAKES, COSTUME_COUNT)
    logs = words(LOG_COUNT)
    blanks = words(BLANK_COUNT)
    hats = words(HAT_COUNT)
    owners = words(snake_count)
    exits = words(snake_count)
    colours = words(HOUSE_TURNS, snake_count)
    ranks = words(seats, snake_count)
    """A snake's place in the order in which a seat counts them."""
    ranked = words(seats, snake_count)
    """The snake at a place of that order."""


class Snake(Struct[Facts]):
    """A snake, and the cells of its path."""

    length = word()
    end = word()
    """The cell that it leads into; NONE once it has its head."""
    entry = word()
    hat = word()
    logs = words(2)
    """Straight and corner logs in it."""
    path = words(LONGEST)


class State(Struct[Facts]):
    """A position."""

    phase, seat, quiet, last, passes, house = several(word, 6)
    left = word()
    """Tiles in the pile."""
    bodies = words(2)
    """Straight and corner body tiles on the table."""
    beside = word()
    """Empty cells beside coloured ones."""
    total = word()
    """All placements."""
    counts = words(TILE_COUNT)
    """How many placements the actor has of each tile; copies count once."""
    tokens = words(MOST_SNAKES)
    held = words(MOST_SNAKES)
    """The tiles that each seat holds, as a set; names are few enough for the bits of a word."""
    hands = words(MOST_SNAKES, TILE_COUNT)
    """How many a seat holds of each tile."""
    snakes = structs(Snake, MOST_SNAKES)
    pile = words(TILE_COUNT)
    discards = words(TILE_COUNT)
    cells = words(WIDTH * WIDTH)
