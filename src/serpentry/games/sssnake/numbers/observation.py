"""Sssnake as planes: a window on each seat's plane, centred on its start card."""

from array import array
from collections.abc import Iterable
from functools import cache

from serpentry.games.sssnake.rules.cards import BLANK, CARDS, TurnedCard
from serpentry.games.sssnake.rules.closing import missing_cards
from serpentry.games.sssnake.rules.position import Moment, Position
from serpentry.games.sssnake.rules.rules import SssnakeRules
from serpentry.games.sssnake.rules.snake import Snake
from serpentry.geometry.squares import Side
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.observation import Canvas, Layout, seats_from, whose

REACH = 10
"""How far the window goes from the start card; what is further out is not seen."""
FAR_DISTANCE = 20
"""Missing cards and distances are given in parts of this; more counts as this."""
WORST_SCORE = 60
"""The missing cards of all earlier rounds are given in parts of this, for each round."""

STRANDS = ("NS", "EW", "NE", "ES", "SW", "WN")
STRAND_NUMBER = {frozenset(Side[letter] for letter in name): at for at, name in enumerate(STRANDS)}
PLANES = (*STRANDS, "start card", "head", "tail")


class SssnakeObservation:
    """How a seat sees the planes."""

    def __init__(self, rules: SssnakeRules) -> None:
        self.rounds = rules.options.rounds
        self.seats = rules.seats
        names = whose(rules.seats)
        self.layout = Layout(
            version="1",
            planes=tuple(f"{who} {plane}" for who in names for plane in PLANES),
            height=2 * REACH + 1,
            width=2 * REACH + 1,
            facts=(
                *(f"{who} {fact}" for who in names for fact in self._seat_facts()),
                *(f"deck {card}" for card in CARDS),
                *(f"hand {card}" for card in CARDS),
                *(f"moment {moment.name.lower()}" for moment in Moment),
                "rounds played",
            ),
        )

    def _seat_facts(self) -> tuple[str, ...]:
        sides = (f"{end} comes in at {side.name}" for end in ("head", "tail") for side in Side)
        return ("missing", "earlier rounds", "turn", "rolls", "x to tail", "y to tail", *sides)

    def tensor(self, view: Position, seat: Seat) -> "array[float]":
        """Strands, start cards and ends of all snakes; deck, hand and moment."""
        canvas, seats = Canvas(self.layout), seats_from(seat, self.seats)
        for order, other in enumerate(seats):
            self._mark(canvas, order * len(PLANES), view.snakes[other])
        return canvas.finish(self._facts(view, seats))

    def _mark(self, canvas: Canvas, first: int, snake: Snake) -> None:
        for cell, card in snake.cards.items():
            for plane in _planes_of(card):
                canvas.mark(first + plane, cell.y + REACH, cell.x + REACH)
        for end, name in zip(snake.ends or (), ("head", "tail"), strict=False):
            canvas.mark(first + PLANES.index(name), end.cell.y + REACH, end.cell.x + REACH)

    def _facts(self, view: Position, seats: list[Seat]) -> Iterable[float]:
        totals = view.totals or (0,) * self.seats
        for seat in seats:
            missing = missing_cards(view.snakes[seat])
            yield 1.0 if missing is None else min(missing / FAR_DISTANCE, 1)
            yield max(totals[seat] / (WORST_SCORE * self.rounds), -1)
            yield float(view.actor == seat)
            yield float(view.roller == seat)
            yield from _between_ends(view.snakes[seat])
            yield from _sides(view.snakes[seat])
        yield from [
            left / kind.number for left, kind in zip(view.deck, CARDS.values(), strict=True)
        ]
        yield from [view.hand.count(card) / 3 for card in CARDS]
        yield from [float(view.moment is moment) for moment in Moment]
        yield view.round / self.rounds


@cache
def _planes_of(card: TurnedCard) -> tuple[int, ...]:
    """The planes on which a card is seen, of those of its snake."""
    if card is BLANK:
        return (PLANES.index("start card"),)
    return tuple(STRAND_NUMBER[frozenset(strand)] for strand in card.strands)


def _between_ends(snake: Snake) -> Iterable[float]:
    """How far the tail's cell is from the head's, rightward and downward."""
    head, tail = snake.ends or (None, None)
    for axis in (0, 1):
        apart = tail.cell[axis] - head.cell[axis] if head and tail else 0
        yield max(-1.0, min(apart / FAR_DISTANCE, 1.0))


def _sides(snake: Snake) -> Iterable[float]:
    """Through which side each end comes into its cell; nothing for a closed snake."""
    found = [0.0] * (2 * len(Side))
    for which, end in enumerate(snake.ends or ()):
        found[which * len(Side) + end.side] = 1.0
    return found
