"""Squares, ports, chains and cards as single words, for plain Python and compiled code.

A square is its row and column, counted from far up and left, so that neighbours are a step apart. A
port of an empty square holds the chain that comes in there: all about it, and the port of its other
end. A chain is thus known at both ends, and joining two needs no search.
"""

from serpentry.games.schlangennest.rules.cards import GREY
from serpentry.games.schlangennest.rules.lattice import Port, SquareNumber, port_side, square_of
from serpentry.kernels.choices import Choice

BITS_OF_ROW = 10
ROW = 1 << BITS_OF_ROW
HALF = ROW // 2
ORIGIN = HALF << BITS_OF_ROW | HALF

PARTNER_BITS = 23
OWNER_AT, OWNER_BITS = PARTNER_BITS, 4
FINISHED_AT, FINISHED_BITS = OWNER_AT + OWNER_BITS, 2
PARTS_AT, PARTS_BITS = FINISHED_AT + FINISHED_BITS, 12
GREY_AT = PARTS_AT + PARTS_BITS

LIE_BITS = 4
CARD = 1 << 60
"""Set where a card is; its turn and its owner are below."""


class Owner(Choice):
    """The owner of a chain or card: nobody yet, or from the first on a colour, frame or path."""

    FREE = 1
    FIRST = 2


def owner_code(colour: int) -> int:
    """How the owner of a chain or card is given."""
    return colour - GREY + Owner.FREE


def square_word(square: SquareNumber) -> int:
    """A square of the game."""
    x, y = square_of(square)
    return (y + HALF) << BITS_OF_ROW | (x + HALF)


def port_word(port: Port) -> int:
    """A port of the game."""
    return square_word(port >> 2) << 2 | port_side(port)


def column_of(square: int) -> int:
    """The column of a square."""
    return square & ROW - 1


def row_of(square: int) -> int:
    """The row of a square."""
    return square >> BITS_OF_ROW


def chain_word(owner: int, parts: int, grey: int, finished: int, partner: int) -> int:
    """A chain as it is kept at one of its ends."""
    return (
        partner | owner << OWNER_AT | finished << FINISHED_AT | parts << PARTS_AT | grey << GREY_AT
    )


def partner_in(chain: int) -> int:
    """The port of a chain's other end; 0 if it has none."""
    return chain & (1 << PARTNER_BITS) - 1


def owner_in(chain: int) -> int:
    """The owner of a chain; 0 where none comes in."""
    return chain >> OWNER_AT & (1 << OWNER_BITS) - 1


def finished_in(chain: int) -> int:
    """How many heads and tails a chain has."""
    return chain >> FINISHED_AT & (1 << FINISHED_BITS) - 1


def parts_in(chain: int) -> int:
    """How many parts a chain has."""
    return chain >> PARTS_AT & (1 << PARTS_BITS) - 1


def grey_in(chain: int) -> int:
    """How many of a chain's parts are grey."""
    return chain >> GREY_AT & (1 << PARTS_BITS) - 1


def card_word(owner: int, lie: int) -> int:
    """A card as it is turned on the board."""
    return CARD | owner << LIE_BITS | lie


def lie_in(card: int) -> int:
    """How a card is turned."""
    return card & (1 << LIE_BITS) - 1


def card_owner(card: int) -> int:
    """Whose card it is."""
    return card >> LIE_BITS & (1 << OWNER_BITS) - 1
