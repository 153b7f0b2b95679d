"""Sssnake in a terminal: planes side by side, then the die, the cards in hand and the deck.

A cell is three columns wide, or one where a plane is too wide for the screen::

    ─── │ ╰─ ╭─ ─╮ ─╯   straights and curves
    ─┼─ ─╲─ ─╱─         both strands of a crossed or double card in use
    ┄│┄ ─┊─ ┄╲─ ─╲┄ …   one strand idle, drawn dotted
    ███  h   t          start card; the cells that head and tail point into
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter

from serpentry.games.sssnake.looks.course import sides_in_use
from serpentry.games.sssnake.rules.cards import BLANK, CARDS, Card, TurnedCard
from serpentry.games.sssnake.rules.closing import still_missing
from serpentry.games.sssnake.rules.moves import Move, Place
from serpentry.games.sssnake.rules.position import Moment, Position
from serpentry.games.sssnake.rules.seats import SEAT_NAMES
from serpentry.games.sssnake.rules.snake import End, Snake
from serpentry.games.sssnake.rules.start_cards import StartCard
from serpentry.geometry.squares import Side, Square
from serpentry.tabletop.text import Line, Lines, Span, beside, width

COLUMNS = 80
CELL_WIDTH = 3
GAP = 3
LABEL = 5
"""Columns of a row's number."""

N, E, S, W = Side
MIDDLES = {
    frozenset({(N, S)}): "│",
    frozenset({(E, W)}): "─",
    frozenset({(N, E)}): "╰",
    frozenset({(E, S)}): "╭",
    frozenset({(S, W)}): "╮",
    frozenset({(N, W)}): "╯",
    frozenset({(N, S), (E, W)}): "┼",
    frozenset({(N, E), (S, W)}): "╲",
    frozenset({(E, S), (N, W)}): "╱",
}
"""A card by the sides that its strands link, each pair in the order of the sides."""

ARMS = {True: "─", False: "┄", None: " "}
"""What runs to the east or west: a strand in use, an idle one, none."""


def middle_of(card: TurnedCard) -> str:
    """The character in the middle of a card."""
    return MIDDLES[frozenset((min(strand), max(strand)) for strand in card.strands)]


def card_text(card: TurnedCard, idle: frozenset[Side] = frozenset()) -> str:
    """A card in three columns."""
    arms = {side: None if card.exits[side] is None else side not in idle for side in (W, E)}
    middle = middle_of(card)
    if middle == "┼" and idle:
        middle = "┊" if N in idle else "│"
    return ARMS[arms[W]] + middle + ARMS[arms[E]]


class PlaneText:
    """One snake's plane as lines of text."""

    def __init__(self, snake: Snake, start: StartCard, fresh: Square | None) -> None:
        self.snake = snake
        self.fresh = fresh
        self.in_use = sides_in_use(snake, start)
        self.targets = dict[Square, str]()
        for name, end in zip("ht", snake.ends or (), strict=False):
            self.targets[end.cell] = "h/t" if end.cell in self.targets else f" {name} "
        shown = [*snake.cards, *self.targets]
        self.columns = range(min(c.x for c in shown), max(c.x for c in shown) + 1)
        self.rows = range(min(c.y for c in shown), max(c.y for c in shown) + 1)
        self.cell_width = CELL_WIDTH

    @property
    def width(self) -> int:
        """The columns that it takes with wide cells, and the gap beside it."""
        return len(self.columns) * CELL_WIDTH + LABEL + GAP

    def lines(self, cell_width: int) -> Lines:
        """Column numbers, then the rows with theirs."""
        self.cell_width = cell_width
        return (self._top(), *(self._row(y) for y in self.rows))

    def _top(self) -> Line:
        labels = [f"{x:>{CELL_WIDTH}}" for x in self.columns]
        if self.cell_width == 1:
            labels = [f"{self.columns[0]} …", f" {self.columns[-1]}"]
        return (Span(" " * LABEL + "".join(labels), "label"),)

    def _row(self, y: int) -> Line:
        """The row's number, then its cells; neighbours that look the same are one span."""
        cells = [self._cell(Square(x, y)) for x in self.columns]
        alike = groupby(cells, key=itemgetter(1))
        spans = (Span("".join(text for text, _ in group), role) for role, group in alike)
        return (Span(f"{y:>4} ", "label"), *spans)

    def _cell(self, cell: Square) -> tuple[str, str]:
        text, role = self._content(cell)
        return (text if self.cell_width == CELL_WIDTH else text[1], role)

    def _content(self, cell: Square) -> tuple[str, str]:
        card = self.snake.cards.get(cell)
        if card is None:
            target = self.targets.get(cell)
            return (target, "strong") if target else (" · ", "dim")
        role = f"seat{self.snake.owner}" + ("+last" if cell == self.fresh else "")
        if card is BLANK:
            return "███", role
        idle = frozenset(
            side
            for side in Side
            if card.exits[side] is not None and End(cell, side) not in self.in_use
        )
        return card_text(card, idle), role


def table_text(position: Position, start: StartCard, rounds: int, last: Move | None) -> Lines:
    """All planes, side by side if narrow cells make them fit, and the tray below."""
    planes = []
    for snake in position.snakes:
        fresh = last.at if isinstance(last, Place) and last.on == snake.owner else None
        planes.append(PlaneText(snake, start, fresh))
    wide = CELL_WIDTH if sum(plane.width for plane in planes) <= COLUMNS + GAP else 1
    blocks = [(_title(position, plane.snake), *plane.lines(wide)) for plane in planes]
    return (*_side_by_side(blocks), (), *_tray(position, rounds))


def _title(position: Position, snake: Snake) -> Line:
    mark = "▶ " if position.actor == snake.owner else "  "
    return (Span(f"{mark}{snake.owner}", f"seat{snake.owner}"), Span(f": {still_missing(snake)}"))


def _side_by_side(blocks: Iterable[Lines]) -> Iterator[Line]:
    """Rows of blocks that fit the screen, with an empty line between rows."""
    row: list[Lines] = []
    taken = 0
    for block in blocks:
        needed = max(map(width, block)) + GAP
        if row and taken + needed > COLUMNS + GAP:
            yield from (*beside(row, GAP), ())
            row, taken = [], 0
        row.append(block)
        taken += needed
    yield from beside(row, GAP)


def _tray(position: Position, rounds: int) -> Iterator[Line]:
    """The die and the hand, the deck, and the match as it stands."""
    roller = SEAT_NAMES[position.roller]
    die = f"{roller} rolled {position.roll}" if position.roll else f"{roller} rolls"
    hand = f", in hand: {', '.join(position.hand)}" if position.hand else ""
    yield (Span(die, f"seat{position.roller}"), Span(hand))
    yield (Span(f"Now {_now(position)}.", "strong"),)
    kinds = zip(position.deck, CARDS, strict=True)
    left = ", ".join(f"{number} {card}" for number, card in kinds)
    yield (Span(f"Deck {sum(position.deck)}: {left}; gone {_gone(position)}"),)
    if rounds > 1:
        totals = position.totals or (0,) * len(position.snakes)
        scores = ", ".join(f"{SEAT_NAMES[seat]} {score}" for seat, score in enumerate(totals))
        yield (Span(f"Round {position.round + 1} of {rounds}; before it: {scores}"),)


def _now(position: Position) -> str:
    owner = SEAT_NAMES[position.places_on]
    match position.moment:
        case Moment.ONE:
            return f"the card goes to {owner}'s snake"
        case Moment.ONE_BACK | Moment.RETURNED:
            return f"the card has no place there and goes to {owner}'s own snake"
        case Moment.KEEP:
            return f"{owner} lays one on the own snake; the last card left is the gift"
        case Moment.GIVE:
            return f"{owner} can lay none and chooses the gift"
        case Moment.GIFT:
            return f"{owner} lays the gift"
        case _:
            return str(position.moment.value)


def _gone(position: Position) -> int:
    """How many cards have left the game."""
    laid: list[Card] = [
        card.card for snake in position.snakes for card in snake.cards.values() if card != BLANK
    ]
    full = sum(print_.number for print_ in CARDS.values())
    return full - len(laid) - len(position.hand) - sum(position.deck)
