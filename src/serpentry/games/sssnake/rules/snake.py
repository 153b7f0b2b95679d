"""A snake on its plane: the cards on the table, its two ends, and how a card lengthens it.

An end points into a free cell through a side. The second strand of a crossed or double card is
idle at first; idle strands in a row make a way with two mouths, through which an end that comes
to one of them runs at once::

          +--|--+              The card was reached from the south and lets the snake run
    m ------------- m'         north. Its idle strand is a way between the cells m and m':
          +--|--+              an end that leaves m eastward rests at m', pointing east.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from serpentry.games.sssnake.rules.cards import BLANK, TurnedCard
from serpentry.games.sssnake.rules.plane import Window, window_around
from serpentry.games.sssnake.rules.start_cards import StartCard
from serpentry.geometry.squares import Side, Square
from serpentry.tabletop.actors import Seat


class End(NamedTuple):
    """An end of a snake: the cell it points into, and the side of that cell it comes through."""

    cell: Square
    side: Side


class IdleWays:
    """The ways through idle strands that are open at both mouths."""

    __slots__ = ("mouths", "other_mouth")

    def __init__(self, other_mouth: Mapping[tuple[Square, Side], End]) -> None:
        self.other_mouth = other_mouth
        """By one mouth (as an end that comes out of it) the other, in both directions."""
        self.mouths = frozenset([cell for cell, _ in other_mouth])
        """The free cells that the mouths open into."""


NO_WAYS = IdleWays({})


class Snake:
    """A value: snakes of one owner with the same cards on the same cells are equal."""

    __slots__ = ("cards", "ends", "free", "owner", "remembered", "ways", "window")

    def __init__(
        self,
        owner: Seat,
        cards: dict[Square, TurnedCard],
        ends: tuple[End, End] | None,
        ways: IdleWays,
        window: Window,
        free: int,
    ) -> None:
        self.owner = owner
        self.cards = cards
        """What is on each cell of the plane, the start card too."""
        self.ends = ends
        """Head and tail; None once they have met."""
        self.ways = ways
        self.window = window
        self.free = free
        """The free cells of the window."""
        self.remembered: dict[object, Any] = {}
        """Answers about this snake that were worked out before."""

    @property
    def is_closed(self) -> bool:
        """Whether head and tail have met."""
        return self.ends is None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Snake):
            return NotImplemented
        return self.owner == other.owner and self.cards == other.cards

    def __hash__(self) -> int:
        return hash((self.owner, frozenset(self.cards.items())))


def bare_snake(owner: Seat, start: StartCard) -> Snake:
    """A start card with nothing added to it."""
    cards = dict.fromkeys(start.cells, BLANK)
    ends = across(*start.head), across(*start.tail)
    window = window_around(cards)
    return Snake(owner, cards, ends, NO_WAYS, window, window.free_cells(cards))


@lru_cache(maxsize=1 << 15)
def across(cell: Square, side: Side) -> End:
    """The end that leaves a cell through a side."""
    return End(cell.beyond(side), side.opposite())


def with_card(snake: Snake, at: Square, card: TurnedCard) -> Snake:
    """The snake with one card more, on a free cell that an end points into."""
    assert snake.ends is not None
    cards = snake.cards.copy()
    cards[at] = card
    window = snake.window
    free = window.covered(snake.free, at)
    if free is None:
        window = window_around(cards)
        free = window.free_cells(cards)
    head, tail = snake.ends
    new_head = _run(snake, card, head, tail) if head.cell == at else head
    new_tail = _run(snake, card, tail, head) if tail.cell == at else tail
    ends = None if new_head is None or new_tail is None else (new_head, new_tail)
    ways = snake.ways
    if len(card.strands) > 1 or at in ways.mouths:
        ways = _ways_after(snake, at, card)
    return Snake(snake.owner, cards, ends, ways, window, free)


def _run(snake: Snake, card: TurnedCard, end: End, other: End) -> End | None:
    """Where an end rests when this card is placed before it; None if it runs into the other end."""
    at = end.cell
    while end.cell == at:
        exit_ = card.exits[end.side]
        if exit_ is None:
            break
        if exit_ == other.side and at == other.cell:
            return None
        end = _leave(snake, at, exit_)
    return end


def _leave(snake: Snake, cell: Square, side: Side) -> End:
    """Where one comes to by leaving a cell through a side: next door, or through idle strands."""
    if cell in snake.ways.mouths:
        return snake.ways.other_mouth.get((cell, side)) or across(cell, side)
    return across(cell, side)


def _ways_after(snake: Snake, at: Square, card: TurnedCard) -> IdleWays:
    """The ways through idle strands when this card is placed: it ends some, and may make one."""
    doors = snake.ways.other_mouth.items()
    ways = {one: two for one, two in doors if one[0] != at and two.cell != at}
    if len(card.strands) > 1:
        used = _sides_used(snake, at, card)
        for first, second in card.strands:
            one, two = _leave(snake, at, first), _leave(snake, at, second)
            if first not in used and _is_open(snake, one, at) and _is_open(snake, two, at):
                ways |= {one: two, two: one}
    return IdleWays(ways) if ways else NO_WAYS


def _is_open(snake: Snake, mouth: End, at: Square) -> bool:
    """Whether a mouth opens into a cell that stays free when another is covered."""
    return mouth.cell not in snake.cards and mouth.cell != at


def _sides_used(snake: Snake, at: Square, card: TurnedCard) -> set[Side]:
    """The sides of a newly placed card by which an end of the snake comes in or leaves."""
    used: set[Side] = set()
    for end in snake.ends or ():
        while end.cell == at and end.side not in used:
            exit_ = card.exits[end.side]
            if exit_ is None:
                break
            used |= {end.side, exit_}
            end = _leave(snake, at, exit_)
    return used
