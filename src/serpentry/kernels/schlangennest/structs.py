"""How Schlangennest's facts and states are arranged in memory.

The board is a torus, large enough that no two squares in play ever fall together, with four ports a
square. On an empty square they hold what comes in at each side, on a covered one the first holds
the card (`packing` says how).
"""

from serpentry.games.schlangennest.rules.cards import FULL_HAND, LIE_NUMBER, LIES, Kind
from serpentry.kernels.choices import Choice
from serpentry.kernels.structs import (
    Constants,
    Struct,
    octet,
    octets,
    several,
    struct,
    structs,
    word,
    words,
)

ALL_LIES = len(LIES)
KINDS = len(Kind)
MOST_COLOURS = 4
MOST_ERRANDS = 5
MOST_STRANDS = 3
LEGAL_WORDS = 14
DIGITS = 9
"""What comes in at a side is given by a digit, what meets at a square by four."""
MOST_CHANGES = 40
"""A card taken away and placed again changes fewer ports: at most 13 each."""
MOST_FOUND = 40
MOST_STEPS = sum(FULL_HAND) + 1
"""A path that the seats place has no more cards."""


WINDOW = 8
"""Squares of a side of what a net sees: two tiles of its convolutions."""
BEFORE = (WINDOW - 1) // 2
"""This number of them are before the middle of the nest; all of a nest has room."""
NOWHERE = 16
"""How a step of 0 to the other end of a chain is given, minus what leads to the left and up."""


class Piece(Choice):
    """The kinds of card, as the game counts them."""

    STRAIGHT = Kind.STRAIGHT
    CURVE = Kind.CURVE
    TAIL = Kind.TAIL
    HEAD = Kind.HEAD


class First(Choice):
    """The first turn of a kind, towards the first side; the other sides follow."""

    TAIL = LIE_NUMBER[Kind.TAIL, 0]
    HEAD = LIE_NUMBER[Kind.HEAD, 0]


class Hand(Choice):
    """How many cards of a kind a path begins with."""

    STRAIGHTS = FULL_HAND[Kind.STRAIGHT]
    CURVES = FULL_HAND[Kind.CURVE]


class Snake(Struct["Facts"]):
    """The chain of a colour; its ends are ports, the lower first, 0 where there is none."""

    is_present, parts, grey, finished = several(word, 4)
    ends = words(2)


class Outline(Struct["Facts"]):
    """What placing a card changes beside the board: how far the nest reaches, and all snakes."""

    is_bounded, left, top, right, bottom = several(word, 5)
    snakes = structs(Snake, MOST_COLOURS)


class Change(Struct["Facts"]):
    """A place on the board, and what it held before."""

    place, before = several(word, 2)


class Trial(Struct["Facts"]):
    """What it takes to take a card back, and what was found forbidden while it was there."""

    count = word()
    changes = structs(Change, MOST_CHANGES)
    before = struct(Outline)
    found_count = word()
    found = words(MOST_FOUND)


class Cards(Struct["Facts"]):
    """The squares of a colour's cards, ascending."""

    count = word()
    squares = words(sum(FULL_HAND))


class Strand(Struct["Facts"]):
    """A line on a card; a side it has not is -1, as is the first side of one that is not there."""

    sides = words(2)
    is_coloured, parts, finished = several(word, 3)


class Walk(Struct["Facts"]):
    """A way over the field that is tried: for each step its bit, the way on, what was tried."""

    bits = words(MOST_STEPS)
    ways = words(MOST_STEPS)
    tried = words(MOST_STEPS)


class PathCard(Struct["Facts"]):
    """A card of a path across a fixed field, or of the frame around it."""

    square, lie = several(word, 2)


class Facts(Constants):
    """What never changes in play."""

    seats, colours = several(word, 2)
    squares, shift, mask = several(word, 3)
    """Of the torus: rows times columns, each as many as the mask and one, a power of two."""
    two_each, two_cards, tails_first, fewer_grey, wide = several(word, 5)
    spares, longer_counts = several(word, 2)
    head_is_blank, strict_contact, move_count = several(word, 3)
    high = word()
    """The agreed size; 0 without a border."""
    has_field = word()
    frame, path = several(word, 2)
    """How the owner of a card of the frame, or of the path, is given."""
    first, turn, replace = several(word, 3)
    """Where the numbers of first cards, turned and replaced cards begin."""
    place_count, path_count, path_length, frame_length, unused_curves = several(word, 5)
    """The frame as long as it can be beside a path; curves of colours that nobody plays."""
    steps = words(4)
    around = words(8)
    places = words(place_count)
    """Squares for a first card."""
    kind = words(ALL_LIES)
    lies_of = words(1 << KINDS)
    """The ways to place a card of a set of kinds, as bits."""
    strands = structs(Strand, ALL_LIES, MOST_STRANDS)
    strand_at = words(ALL_LIES, 4)
    """Which strand of a turned card leads to a side."""
    turned = words(ALL_LIES, 2)
    """How a curve is turned after a quarter turn to the right, and to the left."""
    tail_of = words(ALL_LIES, 2)
    """The tails that can take the place of a straight."""
    fits = words(2, 2, DIGITS**4)
    """What fits, as bits: for a later or first card, without or with a straight in hand."""
    errands = words(MOST_ERRANDS)
    """What is due at the start."""
    paths = structs(PathCard, path_count, path_length)
    frame_cards = structs(PathCard, frame_length)
    """Where the seats place the path: the frame, which is placed after it."""
    lie_to = words(4, 4)
    """How a straight or curve is turned whose coloured part leads from one side to another."""


class State(Outline, Struct[Facts]):
    """A position."""

    actor, living, out, legal_count = several(word, 4)
    """`living` are the colours that the actor moves for, as bits; `out`, that never will again."""
    laid = word()
    """Cards on the table, the frame's aside."""
    path_lead = word()
    """Where the path that the seats place leads: the port; 0 before its tail and after its head."""
    path_goal = word()
    path_hand = words(2)
    """The square of its head, and the straights and curves it has left; 0 when it is placed."""
    errands = words(MOST_ERRANDS)
    """The seat that must move next, and for which colours, before turns go round again."""
    hands = words(MOST_COLOURS, KINDS)
    cards = structs(Cards, MOST_COLOURS)
    legal = words(LEGAL_WORDS)
    """The numbers of all legal moves, as bits."""
    ports = words(4 * Facts.squares)


class SeenOwner(Struct[Facts]):
    """Whose chain comes in at a side."""

    mine, theirs = several(octet, 2)


class SeenSize(Struct[Facts]):
    """What that chain has."""

    parts, finished = octet(1 / 32), octet()


class SeenLead(Struct[Facts]):
    """Where that chain's other end is, in steps as `step_byte` tells them."""

    column, row = octet(1 / 16), octet(1 / 16)


class SeenSquare(Struct[Facts]):
    """What a net sees of a square of its window."""

    window, is_free, my_card, their_card = several(octet, 4)
    my_ends = octets(2)
    their_ends = octets(2)
    owners = structs(SeenOwner, 4)
    sizes = structs(SeenSize, 4)
    leads = structs(SeenLead, 4)
    """By side."""


class SeenSnake(Struct[Facts]):
    """What a net sees of a snake."""

    parts, grey = octet(1 / 32), octet(1 / 32)
    finished, is_present = several(octet, 2)


class SeenReach(Struct[Facts]):
    """Whether each end of a snake can grow, and whether it never will again."""

    grows = octets(2)
    is_out = octet()


class SeenGame(Struct[Facts]):
    """What a net sees of the whole game: of two, the one that looks comes first."""

    hands = octets(2, KINDS, unit=1 / 8)
    snakes = structs(SeenSnake, 2)
    wide, high = octet(1 / 8), octet(1 / 8)
    most_wide, most_high = octet(1 / 8), octet(1 / 8)
    """How far the nest reaches, and may reach."""
    seat, tails_first, spares, fewer_grey = several(octet, 4)
    reaches = structs(SeenReach, 2)
    head_is_blank, strict_contact = several(octet, 2)


class Seen(Struct[Facts]):
    """What a net sees of a two-player game: a window about the middle of the nest, row by row."""

    squares = structs(SeenSquare, WINDOW, WINDOW)
    game = struct(SeenGame)
