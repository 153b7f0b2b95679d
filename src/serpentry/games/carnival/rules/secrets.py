"""What a seat may see when hands are hidden: its own tiles, and how many the others hold.

In a view the tiles of hidden hands are in the pile's bag, so that nobody can tell which is where.
A tile drawn by another is `?`. Whether the next seats can place a tile is all that skipping gives
away; a seen move carries these answers (`Seen`), since a view can't work them out.
"""

from collections.abc import Iterable
from math import comb
from random import Random

from serpentry.games.carnival.rules.bag import bag_of, contents, together
from serpentry.games.carnival.rules.moves import HIDDEN_DRAW, UNKNOWN, Draw, Move, Seen
from serpentry.games.carnival.rules.position import Phase, Position, Stock, Table
from serpentry.games.carnival.rules.rules import CarnivalRules
from serpentry.games.carnival.rules.tiles import GROUPS, HATS
from serpentry.tabletop.actors import Seat


class HiddenHands:
    """The secrets of a set-up with hidden hands."""

    def __init__(self, rules: CarnivalRules) -> None:
        self.rules = rules

    def view(self, position: Position, seat: Seat | None) -> Position:
        """The position with the others' hands hidden in the pile."""
        stock = position.stock
        hidden = [
            name
            for other, hand in enumerate(stock.hands)
            if other != seat
            for name in hand
            if name != UNKNOWN
        ]
        hands = tuple(
            hand if other == seat else (UNKNOWN,) * len(hand)
            for other, hand in enumerate(stock.hands)
        )
        pile = together(stock.pile, bag_of(hidden))
        seen = Stock(hands, pile, stock.left, stock.discards, stock.tokens)
        return Position(position.stage, position.table, seen)

    def view_move(self, position: Position, move: Move, seat: Seat | None) -> Move:
        """The move as it looks from a seat, with what skips give away."""
        answers: list[bool] = []

        def asked(phase: Phase, table: Table, stock: Stock, other: Seat) -> bool:
            answers.append(self.rules.is_able(phase, table, stock, other))
            return answers[-1]

        self.rules.play_asking(position, move, asked)
        if isinstance(move, Draw) and position.stage.seat != seat:
            move = HIDDEN_DRAW
        if isinstance(move, Seen) or not answers:
            return move
        return Seen(move, tuple(answers))

    def imagine(self, view: Position, seat: Seat | None, rng: Random) -> Position:
        """A deal of the tiles that the view hides; a seat that is to place a tile can do so."""
        stock = view.stock
        unseen = list(contents(stock.pile))
        rng.shuffle(unseen)
        hands = list(stock.hands)
        for other in self._asked_first(view):
            if UNKNOWN in hands[other]:
                hands[other] = self._imagine_hand(view, other, unseen, rng)
        full = Stock(tuple(hands), bag_of(unseen), stock.left, stock.discards, stock.tokens)
        return Position(view.stage, view.table, full)

    def _asked_first(self, view: Position) -> Iterable[Seat]:
        """All seats, the one to act first: its hand is drawn under a condition."""
        first = view.stage.seat
        return [(first + step) % self.rules.seats for step in range(self.rules.seats)]

    def _imagine_hand(
        self, view: Position, other: Seat, unseen: list[str], rng: Random
    ) -> tuple[str, ...]:
        size = len(view.stock.hands[other])
        if other == view.stage.seat and view.stage.phase in ("lay", "heads", "hats"):
            hand = self._able_hand(view, other, unseen, size, rng)
        else:
            hand = unseen[:size]
        for name in hand:
            unseen.remove(name)
        return tuple(sorted(hand))

    def _able_hand(
        self, view: Position, seat: Seat, unseen: list[str], size: int, rng: Random
    ) -> list[str]:
        """A hand of this size, any one that can place a tile as likely as any other."""
        places, table = self.rules.places, view.table
        enough = [name for name in unseen if self._is_enough(view, seat, name)]
        rest = [name for name in unseen if name not in enough]
        ways = [(enough, rest)]
        if view.stage.phase == "lay" and places.others_need_own_absent:
            foreign = [name for name in rest if not places.is_own_body(table, seat, name)]
            growing = [name for name in foreign if self._can_lie(view, seat, name)]
            ways.append((growing, [name for name in foreign if name not in growing]))
        return _hand_with_one_of(ways, size, rng) or unseen[:size]

    def _is_enough(self, view: Position, seat: Seat, name: str) -> bool:
        """Whether a hand that holds the tile can place something, whatever else it holds."""
        places, table = self.rules.places, view.table
        if view.stage.phase == "lay" and places.others_need_own_absent:
            return self._can_lie(view, seat, name) and not places.grows_another(table, seat, name)
        return self._can_lie(view, seat, name)

    def _can_lie(self, view: Position, seat: Seat, name: str) -> bool:
        places, table = self.rules.places, view.table
        if view.stage.phase == "lay":
            return name in GROUPS and bool(places.places(table, seat, name))
        if view.stage.phase == "heads":
            return bool(places.head_placements(table, seat, (name,)))
        return name in HATS


def _hand_with_one_of(
    ways: list[tuple[list[str], list[str]]], size: int, rng: Random
) -> list[str] | None:
    """A hand that holds at least one of the first tiles of a way, the rest from its second."""
    hands = [
        (needed, filling, count, comb(len(needed), count) * comb(len(filling), size - count))
        for needed, filling in ways
        for count in range(1, min(size, len(needed)) + 1)
    ]
    total = sum(weight for *_, weight in hands)
    if not total:
        return None
    ticket = rng.randrange(total)
    for needed, filling, count, weight in hands:
        ticket -= weight
        if ticket < 0:
            return [*rng.sample(needed, count), *rng.sample(filling, size - count)]
    return None
