"""How Sssnake's facts and states are arranged in memory.

The plane of a snake is a torus of 128 by 128 cells, a bit each, so that a row is two words and many
cells are asked about at once. With 120 cards no snake is long enough to reach around it.
"""

from enum import auto

from serpentry.games.sssnake.numbers.numbering import CHANCE_MOVES, LIES, SECTIONS
from serpentry.games.sssnake.rules.cards import CARDS
from serpentry.games.sssnake.rules.deck import DIE, WAYS
from serpentry.games.sssnake.rules.openings import STAY_JOINED
from serpentry.games.sssnake.rules.seats import SEAT_NAMES
from serpentry.kernels.choices import Choice
from serpentry.kernels.structs import Constants, Struct, several, struct, structs, word, words

KINDS = len(CARDS)
LIE_COUNT = len(LIES)
GIFTS = SECTIONS.starts["give"]
"""The number of the first gift; before it come the placements, the head's and the tail's."""
ROLLS = len(set(DIE))
"""Numbers of draws begin after those of the rolls."""
CHANCES = len(CHANCE_MOVES)
HAND_BASE = max(DIE) + 1
"""A hand as a number has one digit of this base for each kind."""
TWO_STRANDS = sum(kind.number for kind in CARDS.values() if len(kind.strands) > 1)
ROWS = 128


class Time(Choice):
    """The moments of a turn, named as the game names them."""

    ROLL = 0
    DRAW = auto()
    ONE = auto()
    ONE_BACK = auto()
    KEEP = auto()
    GIVE = auto()
    GIFT = auto()
    RETURNED = auto()
    OVER = auto()


class End(Struct["Facts"]):
    """Where an end of a snake points: the next cell, and the side by which one comes in."""

    x, y, side = several(word, 3)


class Ends(Struct["Facts"]):
    """Head, then tail; all 0 when the snake is closed."""

    ends = structs(End, 2)


class Outline(Ends):
    """All about a snake but the cells that it covers: its ends, a box around all cards."""

    is_closed, leftmost, rightmost, top, bottom, double_count = several(word, 6)
    doubles = words(TWO_STRANDS)
    """Cards with two strands in ascending order: 16 × cell + turn."""


class Snake(Outline):
    """A snake, and a bit for each covered cell of its plane."""

    plane = words(ROWS, 2)


class Step(Struct["Facts"]):
    """From a cell to the one across a side."""

    x, y = several(word, 2)


class Face(Struct["Facts"]):
    """What the die shows, and how many of its faces do."""

    shows, faces = several(word, 2)


class Facts(Constants):
    """What never changes in play."""

    seats, rounds, deck_aware, exact_finish, close_other = several(word, 5)
    exits = words(LIE_COUNT, 4)
    """By turn and side, where one leaves; -1 if nowhere."""
    card = words(LIE_COUNT)
    strands = words(LIE_COUNT)
    leading = words(KINDS, 4, 16)
    """The turns of a kind by which an end coming in by a side can be led to some of the sides."""
    meeting = words(KINDS, 4)
    """The turns of a kind that meet an end coming in by a side."""
    joined = words(len(STAY_JOINED))
    """Whether the free ones of nine cells stay joined without the middle one."""
    taken = words(CHANCES, KINDS)
    """How many cards of each kind a draw takes; nothing for the rolls."""
    hands = words(HAND_BASE**KINDS)
    """For each hand as a number the draw that it is, or -1."""
    ways = words(len(WAYS), HAND_BASE)
    faces = structs(Face, ROLLS)
    full = words(KINDS)
    bare = struct(Snake)
    """A snake of the start card alone."""
    steps = structs(Step, 4)


class State(Struct[Facts]):
    """A position."""

    moment, roller, roll, round = several(word, 4)
    legal = word()
    """The numbers of all placements or gifts, as bits."""
    left = word()
    """Cards in the deck."""
    held = word()
    """Cards in hand."""
    hand = words(KINDS)
    deck = words(KINDS)
    totals = words(len(SEAT_NAMES))
    snakes = structs(Snake, Facts.seats)
