"""How Schlangennest's facts and states lie in their arrays.

A state is::

    head | hands | snakes | own cards by square | legal moves | two notebooks | board

The board is a torus, large enough that no two squares in play ever fall together, and has four
words a square. On an empty square they are its ports: what comes in at each side. On a covered one
the first word is the card. The notebooks are empty between moves. Legal moves are a set of bits by
their numbers.
"""

from collections.abc import Iterable

import numpy as np

from serpentry.games.schlangennest.cards import FULL_HAND, GRAY, Kind
from serpentry.games.schlangennest.lattice import Port, SquareNumber, port_side, square_of
from serpentry.games.schlangennest.options import Agreement
from serpentry.kernels.kernel import Words

ACTOR, LIVING, OUT, LEGAL_COUNT, BOUNDED = 0, 1, 2, 3, 4
LEFT, TOP, RIGHT, BOTTOM, LAID = 5, 6, 7, 8, 9
"""The head: who acts, for which colours (bits), which are out, bounds, cards that lie there."""
ERRANDS, MOST_ERRANDS = 10, 5
HANDS, KINDS = 16, 4
STRAIGHT, CURVE, TAIL, HEAD = 0, 1, 2, 3
SNAKES, SNAKE = 32, 6
PRESENT, PARTS, GRAY_PARTS, FINISHED, END, OTHER_END = 0, 1, 2, 3, 4, 5
"""A snake; its ends are ports, the lower first, 0 where there is none."""
CARDS, OWN_CARDS = 56, 20
"""A colour's cards on the table: how many, then their squares, ascending."""
LEGAL, LEGAL_WORDS = 136, 14
LOG, MOST_LOGGED = 150, 110
"""How many words were changed, then where each is and what it was."""
FOUND, MOST_FOUND = 371, 40
"""How many forbidden situations were found, then each."""
BOARD = 416

BITS_OF_ROW = 10
HALF = 512
"""A square is its row and column in so many bits each, counted from far up and left."""
PARTNER_MASK = (1 << 23) - 1
OWNER_AT, FINISHED_AT, PARTS_AT, GRAY_AT = 23, 27, 29, 41
OWNER_MASK, FINISHED_MASK, PARTS_MASK = 15, 3, 4095
FREE, FIRST_COLOUR = 1, 2
"""Owners of a chain: nobody, then the colours."""
CARD = 1 << 60
COLOUR_AT, LIE_MASK = 4, 15

ALL_LIES = 14
MOST_STRANDS, STRAND = 3, 5
SIDE, OTHER_SIDE, IS_COLOURED, ITS_PARTS, ITS_FINISHED = 0, 1, 2, 3, 4
"""A strand; a side it has not is -1, as is the first side of one that is not there."""
DIGITS = 9
MEETINGS = DIGITS**4
"""What comes in at four sides, each told by a digit."""

(
    FACT_SHIFT, FACT_MASK, FACT_COLOURS, FACT_SEATS, FACT_TWO_EACH, FACT_TWO_CARDS,
    FACT_TAILS_FIRST, FACT_FEWER_GRAY, FACT_WIDE, FACT_HIGH, FACT_FIELD, FACT_FRAME, FACT_PATH,
    FACT_FIRST, FACT_TURN, FACT_REPLACE, FACT_STEPS, FACT_AROUND, FACT_PLACES,
    FACT_PLACE_COUNT, FACT_KIND, FACT_LIES_OF, FACT_STRANDS, FACT_STRAND_AT, FACT_TURNED,
    FACT_TAIL_OF, FACT_FITS, FACT_ERRANDS, FACT_PATHS, FACT_PATH_COUNT, FACT_PATH_LENGTH,
) = range(31)  # fmt: skip
FACT_HEAD = 32


def owner_code(colour: int) -> int:
    """How the owner of a chain or card is told."""
    return colour - GRAY + FREE


def square_word(square: SquareNumber) -> int:
    """A square as the kernel writes it."""
    x, y = square_of(square)
    return (y + HALF) << BITS_OF_ROW | (x + HALF)


def port_word(port: Port) -> int:
    """A port as the kernel writes it."""
    return square_word(port >> 2) << 2 | port_side(port)


def chain_word(owner: int, parts: int, gray: int, finished: int, partner: int) -> int:
    """A chain as it is kept at each of its ends: all about it, and the port of the other end."""
    return (
        partner | owner << OWNER_AT | finished << FINISHED_AT | parts << PARTS_AT | gray << GRAY_AT
    )


def card_word(colour: int, lie: int) -> int:
    """A card as it lies on the board."""
    return CARD | owner_code(colour) << COLOUR_AT | lie


def hand_words(hand: tuple[int, ...]) -> tuple[int, ...]:
    """A hand in the kernel's order."""
    return tuple(hand[kind] for kind in (Kind.STRAIGHT, Kind.CURVE, Kind.TAIL, Kind.HEAD))


def board_side(setup: Agreement) -> int:
    """Rows and columns of the torus, a power of two.

    Every card but the first touches another, and only heads and tails lie outside the border, so
    that is how far all cards together reach; one more on either side is looked at.
    """
    if setup.size is None:
        reach = setup.colours * sum(FULL_HAND)
    else:
        ends = FULL_HAND[Kind.TAIL] + FULL_HAND[Kind.HEAD]
        reach = max(setup.size) + 2 * setup.options.frame + setup.colours * ends
    return 1 << (reach + 1).bit_length()


def joined(head: list[int], sections: dict[int, Iterable[int]]) -> Words:
    """Head and sections in one array; the head tells where each section begins."""
    body, end = [], len(head)
    for section, values in sections.items():
        head[section] = end
        body.append(np.fromiter(values, np.int64))
        end += len(body[-1])
    return np.concatenate([np.array(head, np.int64), *body])
