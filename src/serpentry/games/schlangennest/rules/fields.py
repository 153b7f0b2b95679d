"""Cards on the table before the game: the path across a fixed field, and the frame around it."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, pairwise

from serpentry.games.schlangennest.rules.cards import FRAME, FULL_HAND, PATH, Card, Kind
from serpentry.games.schlangennest.rules.lattice import SquareNumber, number_of
from serpentry.geometry.squares import Side, Square

DIRECTIONS = {"R": Side.E, "D": Side.S}

Cards = dict[SquareNumber, Card]


@cache
def paths(wide: int, high: int) -> tuple[str, ...]:
    """All ways from the first corner to the last, right and down, that take all the straights."""
    length = wide + high - 2
    ways = (
        "".join("R" if step in rights else "D" for step in range(length))
        for rights in combinations(range(length), wide - 1)
    )
    return tuple(sorted(way for way in ways if straights(way) == FULL_HAND[Kind.STRAIGHT]))


def straights(steps: str) -> int:
    """How many cards of a path go straight on."""
    return sum(one == two for one, two in pairwise(steps))


def path_cards(steps: str) -> Cards:
    """The path: its tail in the first corner, its head in the last."""
    way = [DIRECTIONS[step] for step in steps]
    square, cards = Square(0, 0), {number_of(Square(0, 0)): Card(PATH, Kind.TAIL, way[0])}
    for before, after in pairwise(way):
        square = square.beyond(before)
        cards[number_of(square)] = _between(before.opposite(), after)
    square = square.beyond(way[-1])
    cards[number_of(square)] = Card(PATH, Kind.HEAD, way[-1].opposite())
    return {number: _plain(card) for number, card in cards.items()}


def _between(one: Side, other: Side) -> Card:
    """The path's card that leads from one side to another."""
    if one.opposite() == other:
        return Card(PATH, Kind.STRAIGHT, one % 2)
    first = one if one.turned(1) == other else other
    return Card(PATH, Kind.CURVE, first)


def _plain(card: Card) -> Card:
    return card._replace(turn=int(card.turn))


FRAME_TURNS: Mapping[Side, tuple[int, int]] = {
    Side.N: (3, 0),
    Side.E: (0, 1),
    Side.S: (1, 2),
    Side.W: (2, 3),
}
"""How the two curves of a pair are turned: grey from the field round the corner to the other."""


def frame_cards(wide: int, high: int, pairs: int) -> Cards:
    """The frame: clockwise from the top left corner, in pairs, until the pairs are used up.

    ::

          ╭─╮ ╭─╮ .       a pair leads a snake that leaves the field
        . + + + + + ╮     back in at the next square
        . +       + ╯
    """
    places = [
        (square, turn)
        for side, row in _sides(wide, high).items()
        for pair in zip(row[::2], row[1::2], strict=False)
        for square, turn in zip(pair, FRAME_TURNS[side], strict=True)
    ]
    return {
        number_of(square): Card(FRAME, Kind.CURVE, turn) for square, turn in places[: 2 * pairs]
    }


def _sides(wide: int, high: int) -> dict[Side, list[Square]]:
    """The squares just outside each side of the field, clockwise."""
    return {
        Side.N: [Square(x, -1) for x in range(wide)],
        Side.E: [Square(wide, y) for y in range(high)],
        Side.S: [Square(x, high) for x in reversed(range(wide))],
        Side.W: [Square(-1, y) for y in reversed(range(high))],
    }


def field_squares(wide: int, high: int) -> Iterator[Square]:
    """All squares of a field, row by row."""
    return (Square(x, y) for y in range(high) for x in range(wide))
