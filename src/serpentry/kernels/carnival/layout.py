"""How Cobra Carnival's facts and states lie in their arrays.

A state is::

    head | counts of moves | tokens | sets of tiles held | hands | snakes | pile | discards | cells

Tiles are numbered in the order of all names. Snakes are in the order of seats, second snakes
last, so that a snake's number tells its owner whatever the colours are. A snake keeps the cells of
its path, to which things are only ever added. The table is a square of cells around the house that
no snake can leave. A cell is one word: its tile and how it lies, and where along which snake.
"""

from serpentry.games.carnival.order import longest_path
from serpentry.games.carnival.tiles import NAMES, TILES

MOST_NAMES, MOST_SEATS, MOST_PATH = 64, 4, 64
"""Room in a state; names are 64 at most as a hand is a set of bits, too."""
assert len(NAMES) <= MOST_NAMES
assert longest_path() <= MOST_PATH

# A state's head.
PHASE, SEAT, QUIET, LAST, PASSES, HOUSE, LEFT = 0, 1, 2, 3, 4, 5, 6
STRAIGHTS, CORNERS, BESIDE, TOTAL = 7, 8, 9, 10
"""Straight and corner body tiles on the table, empty cells beside coloured ones, all lays."""
COUNTS = 12
"""How many lays the actor has of each tile; copies count once."""
TOKENS = COUNTS + MOST_NAMES
HELD = TOKENS + MOST_SEATS
"""The tiles that each seat holds, as a set; then how many of each."""
HANDS = HELD + MOST_SEATS
SNAKES = HANDS + MOST_SEATS * MOST_NAMES

# A snake.
LENGTH, END, ENTRY, HAT, STRAIGHT_LOGS, CORNER_LOGS, PATH = 0, 1, 2, 3, 4, 5, 8
SNAKE = PATH + MOST_PATH
PILE = SNAKES + MOST_SEATS * SNAKE
DISCARDS = PILE + MOST_NAMES
CELLS = DISCARDS + MOST_NAMES
NONE = -1

IN_HOUSE, IN_DEAL, IN_LAY, IN_DRAW, IN_HEADS, IN_HATS, IN_END = 0, 1, 2, 3, 4, 5, 6
PHASES = ("house", "deal", "lay", "draw", "heads", "hats", "over")

# A cell.
TILE_MASK = 255
"""The number of its tile plus one."""
TURN_AT, GEM, SLOT_AT, PLACE_AT = 8, 1 << 10, 11, 14
IDLE = 1 << 22
"""Nothing runs through the crossing from north to south; one bit higher: from east to west."""
WAITING, COLOURED = 1 << 24, 1 << 25
"""An exit that its snake has not left yet; a tile that has a colour."""

# Facts.
FACT_SEATS, FACT_SNAKES, FACT_HAND, FACT_WIDTH, FACT_CENTRE, FACT_NAMES = 0, 1, 2, 3, 4, 5
FACT_COSTUMES, FACT_LENGTH, FACT_TOKENS, FACT_TOKEN_WORTH, FACT_QUIET_LIMIT = 6, 7, 8, 9, 10
FACT_OWN_ABSENT, FACT_DEAD_ENDING, FACT_MAY_BLOCK, FACT_SAME_SHAPE = 11, 12, 13, 14
FACT_DIAMOND_OWNER, FACT_ASIDE, FACT_PASS_HEADS, FACT_PASS_HATS = 15, 16, 17, 18
FACT_END, FACT_MEND, FACT_LOG, FACT_TURN, FACT_BESIDE, FACT_HAT = 19, 20, 21, 22, 23, 24
FACT_SKIP = 25
"""Where the sections of move numbers begin."""
FACT_TILES, FACT_STEPS, FACT_OWNERS, FACT_RANKS, FACT_RANKED, FACT_EXITS = 26, 27, 28, 29, 30, 31
FACT_SLOTS, FACT_COLOURS, FACT_DECKS, FACT_COSTUME_NAMES = 32, 33, 34, 35
FACT_LOG_NAMES, FACT_BLANK_NAMES, FACT_HAT_NAMES, FACT_HATS = 36, 37, 38, 39
FACT_CORNER_LOG, FACT_HEAD_COSTUME = 40, 41
FACT_LOG_COUNT, FACT_BLANK_COUNT, FACT_HAT_COUNT = 42, 43, 44
FACT_DECKED = 45
FACT_HEAD = 46

# A tile among the facts.
SHAPE, COLOUR, POINTS, ORDINAL, KIND = 0, 1, 2, 3, 4
"""The ordinal is its number among costumes, logs, blanks or hats."""
TILE = 5
SHAPES = ("straight", "corner", "crossing", "head", "blank", "worn")
STRAIGHT, CORNER, CROSSING, HEAD, BLANK, WORN = 0, 1, 2, 3, 4, 5
BODY, WELCOME, DIAMOND, TROUBLE = 1, 2, 4, 8
"""Bits of a tile's kind."""


def reach() -> int:
    """No snake gets further from the house along one axis.

    Each straight tile and each crossing leads a snake one cell on. A corner changes the axis, so
    of the stretches between corners only every other one leads along this axis.
    """
    colour = next(tile.colour for tile in TILES.values() if tile.colour)
    usable = [tile for tile in TILES.values() if tile.colour in (None, colour)]
    straights = sum(tile.copies for tile in usable if tile.shape in ("straight", "crossing"))
    corners = sum(tile.copies for tile in usable if tile.shape == "corner")
    return straights + (corners + 2) // 2
