"""Squares and ports as whole numbers: the nest grows any way, and numbers are quick.

A *port* is a side of an empty square at which something comes in: a snake whose end faces
square 7 from the west has its end at the port (7, W)::

        +-----+ . . . +
     ━━━━━━━━━━▶  7   .        port_of(7, W)
        +-----+ . . . +
"""

from functools import lru_cache

from serpentry.geometry.squares import STEPS, Side, Square

SquareNumber = int
Port = int

ROW = 1024
HALF = ROW // 2
FAR_SQUARE = 199
"""No nest reaches so far: all cards in a row are 72."""

STEP = tuple(x + ROW * y for x, y in STEPS)
"""What is added to a square's number when crossing north, east, south, west."""

AROUND = tuple(x + ROW * y for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y)
"""What is added for the eight squares around one."""


def number_of(square: Square) -> SquareNumber:
    """The number of a square that is not too far."""
    return square.y * ROW + square.x


@lru_cache(maxsize=4096)
def square_of(number: SquareNumber) -> Square:
    """The square of a number."""
    x = (number + HALF) % ROW - HALF
    return Square(x, (number - x) // ROW)


def is_far(square: Square) -> bool:
    """Whether a square is out of the reach of any snake."""
    return abs(square.x) > FAR_SQUARE or abs(square.y) > FAR_SQUARE


def port_of(number: SquareNumber, side: Side | int) -> Port:
    """A side of a square, seen from that square."""
    return number << 2 | side


def port_square(port: Port) -> SquareNumber:
    """The square that a port belongs to."""
    return port >> 2


def port_side(port: Port) -> Side:
    """The side of the square that a port is at."""
    return Side(port & 3)
