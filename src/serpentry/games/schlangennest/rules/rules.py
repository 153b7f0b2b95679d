"""Schlangennest: square cards, grey parts for everybody, and the longest snake wins."""

from collections.abc import Iterable, Iterator, Sequence

from serpentry.games.schlangennest.rules.border import Bounds, is_inside, stretched
from serpentry.games.schlangennest.rules.cards import (
    FULL_HAND,
    LIE_NUMBER,
    PATH,
    Card,
    CardFaces,
    Colour,
    Kind,
)
from serpentry.games.schlangennest.rules.closed import Opening
from serpentry.games.schlangennest.rules.crossing import Crossing
from serpentry.games.schlangennest.rules.fields import frame_cards, path_cards, paths
from serpentry.games.schlangennest.rules.lattice import SquareNumber, number_of
from serpentry.games.schlangennest.rules.moves import Move, Path, Place, Replace, Turn
from serpentry.games.schlangennest.rules.nest import nest_of
from serpentry.games.schlangennest.rules.options import Agreement
from serpentry.games.schlangennest.rules.placing import Placing
from serpentry.games.schlangennest.rules.position import (
    Errand,
    Position,
    Table,
    full_hands,
    without_card,
)
from serpentry.games.schlangennest.rules.refusals.referee import Referee
from serpentry.languages import Sentence
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.outcome import Outcome, best_seats
from serpentry.tabletop.refusal import Illegal

TWO_SNAKES_OPENING = ((0, 0), (1, 0), (1, 1), (0, 1))
"""With two snakes each: in which order seats place the tails of their snakes."""


class SchlangennestRules:
    """The rules for one set-up."""

    def __init__(self, agreement: Agreement) -> None:
        self.agreement = agreement
        self.faces = CardFaces(agreement.options.head_card)
        self.placing = Placing(agreement, self.faces)
        self.opening = Opening(self.placing)
        self.referee = Referee(agreement, self.faces)
        self.rounds = tuple(map(self._round_after, range(agreement.seats)))

    def _round_after(self, last: Seat) -> tuple[Errand, ...]:
        """Whose turns come after a seat's, which is last itself."""
        order = [
            (last + step) % self.agreement.seats for step in range(1, self.agreement.seats + 1)
        ]
        return tuple(Errand(seat, self.agreement.colours_of(seat)) for seat in order)

    def start(self) -> Position:
        """The bare table, or a frame; with a fixed border a path comes first."""
        table = self.bare_table({})
        if self.agreement.places_path:
            return self.crossing_turn(table, 0)
        if self.agreement.has_path:
            return Position(table, CHANCE)
        return self._first_turn(table)

    def bare_table(self, path: dict[SquareNumber, Card]) -> Table:
        """The table before the first card of a player's."""
        agreement, bounds, cards = self.agreement, None, dict(path)
        if agreement.field:
            wide, high = agreement.field
            bounds = Bounds(0, 0, wide - 1, high - 1)
            if agreement.options.frame and (path or not agreement.places_path):
                cards |= frame_cards(wide, high, self._frame_pairs(path))
        nest = nest_of(cards, agreement.colours, self.faces)
        return Table(nest, full_hands(agreement.colours), bounds)

    def _frame_pairs(self, path: dict[SquareNumber, Card]) -> int:
        """How many pairs of curves the frame has: a path takes its own first."""
        if not path:
            return self.agreement.frame_pairs
        curves = sum(card.kind is Kind.CURVE for card in path.values())
        return self.agreement.frame_pairs_beside(curves)

    def crossing(self, table: Table) -> Crossing:
        """The snake that the seats place across the field, as far as it is placed."""
        assert self.agreement.field is not None
        return Crossing(table.nest.cards, self.agreement.field)

    def crossing_turn(self, table: Table, seat: Seat) -> Position:
        """A seat's turn to place the next card of that snake."""
        return Position(table, seat, (PATH,), (), self.crossing(table).placements())

    def _first_turn(self, table: Table) -> Position:
        return self.turn_to(table, tuple(self.opening_errands()), self.agreement.seats - 1)

    def opening_errands(self) -> Iterator[Errand]:
        """With two snakes each the tails come in a fixed order; in one form one card more."""
        if self.agreement.two_each:
            for seat, snake in TWO_SNAKES_OPENING:
                yield Errand(seat, (self.agreement.colours_of(seat)[snake],))
        if self.agreement.options.variant == "two_snakes":
            yield Errand(0, self.agreement.colours_of(0)[:1])

    def to_act(self, position: Position) -> Actor | None:
        """Whose turn it is; seats that can do nothing are passed over."""
        return position.actor

    def moves(self, position: Position) -> Sequence[Move]:
        """By colour, square, card and turn."""
        return position.moves

    def draws(self, position: Position) -> Sequence[tuple[Move, int]]:
        """The paths across a fixed field, all equally likely."""
        if position.actor is not CHANCE or self.agreement.field is None:
            return ()
        return tuple((Path(steps), 1) for steps in paths(*self.agreement.field))

    def why_illegal(self, position: Position, move: Move) -> Illegal | None:
        """What forbids the move, or None."""
        return self.referee.why_illegal(position, move)

    def play(self, position: Position, move: Move) -> Position:
        """The position after a move or after chance has placed the path."""
        match move:
            case Path(steps):
                return self._first_turn(self.bare_table(path_cards(steps)))
            case Place() if position.is_crossing:
                return self._cross(position, move)
            case Place():
                return self._place(position, move)
            case Turn(at, turn):
                return self._exchange(position, number_of(at), Kind.CURVE, turn)
            case Replace(at, turn):
                return self._exchange(position, number_of(at), Kind.TAIL, turn)

    def _cross(self, position: Position, place: Place) -> Position:
        """The next seat continues the snake across the field; after its head the game begins."""
        assert isinstance(position.actor, int)
        card = Card(PATH, place.card, place.turn)
        nest = position.table.nest.laid(number_of(place.at), card, self.faces.strands(card))
        if card.kind is Kind.HEAD:
            return self._first_turn(self.bare_table(dict(nest.cards)))
        table = position.table._replace(nest=nest)
        return self.crossing_turn(table, (position.actor + 1) % self.agreement.seats)

    def _place(self, position: Position, place: Place) -> Position:
        seat, agreement, kind = position.actor, self.agreement, place.card
        assert isinstance(seat, int)
        colour = agreement.colours_of(seat)[place.snake or 0]
        nest, hands, bounds, out = position.table
        square = number_of(place.at)
        strands = self.faces.by_lie[LIE_NUMBER[kind, place.turn]]
        if agreement.size is not None and is_inside(bounds, square, agreement.size):
            bounds = stretched(bounds, square)
        nest = nest.laid(square, Card(colour, kind, place.turn), strands)
        table = Table(nest, without_card(hands, colour, kind), bounds, out)
        return self.turn_to(table, self._errands_after(position, colour), seat)

    def _exchange(
        self, position: Position, square: SquareNumber, kind: Kind, turn: int
    ) -> Position:
        """The position after a curve is turned, or a straight replaced by the tail."""
        seat = position.actor
        assert isinstance(seat, int)
        nest, hands, bounds, out = position.table
        colour = nest.cards[square].colour
        nest = self.opening.turned(nest, square, Card(colour, kind, turn))
        if kind is Kind.TAIL:
            hands = without_card(hands, colour, kind)
        return self.turn_to(Table(nest, hands, bounds, out), position.errands, seat)

    def _errands_after(self, position: Position, colour: Colour) -> tuple[Errand, ...]:
        """After the first of two cards the other snake is due."""
        if self.agreement.options.variant == "two_snakes" and len(position.colours) == 2:
            assert isinstance(position.actor, int)
            others = tuple(one for one in position.colours if one != colour)
            return (Errand(position.actor, others),)
        return position.errands

    def turn_to(self, table: Table, errands: tuple[Errand, ...], last: Seat) -> Position:
        """The position at the next turn of somebody who can move, after the last seat's.

        A seat that has snakes to move but can move none of them is out with them.
        """
        waiting = len(errands)
        for number, (seat, colours) in enumerate((*errands, *self.rounds[last])):
            living = self.living(table, colours)
            if not living:
                continue
            moves = self.moves_of(table, seat, living)
            if moves:
                left = errands[number + 1 :] if number < waiting else ()
                return Position(table, seat, living, left, moves)
            table = table._replace(out=table.out.union(living))
        return Position(table, None)

    def living(self, table: Table, colours: Iterable[Colour]) -> tuple[Colour, ...]:
        """Which of these colours there is something to do for."""
        return tuple([one for one in colours if self._is_alive(table, one)])

    def _is_alive(self, table: Table, colour: Colour) -> bool:
        """Whether there is something to do for a colour: a first card, an end, a ring to open."""
        snake = table.nest.snakes[colour]
        return colour not in table.out and (snake is None or not snake.is_complete)

    def moves_of(self, table: Table, seat: Seat, colours: tuple[Colour, ...]) -> tuple[Move, ...]:
        """All that a seat can do for one of its living colours."""
        snake = table.nest.snakes[colours[0]]
        if snake is not None and snake.is_closed:
            return self.opening.moves(table, seat, colours[0])
        return self.placing.placements(table, seat, colours)

    def outcome(self, position: Position) -> Outcome | None:
        """Most parts win; fewer grey ones may break a tie."""
        if position.actor is not None:
            return None
        tallies = [self.tally(position, seat) for seat in range(self.agreement.seats)]
        scores = tuple(sum(tally.values()) for tally in tallies)
        breaks = self.agreement.options.tiebreak == "fewer_gray"
        keys = [
            (score, -tally["gray parts"] if breaks else 0)
            for score, tally in zip(scores, tallies, strict=True)
        ]
        winners = best_seats(keys)
        reason = _reason(scores, winners, self.agreement.adds_up)
        return Outcome(scores, winners, Sentence(reason), tuple(tallies))

    def tally(self, position: Position, seat: Seat) -> dict[str, int]:
        """What the snakes of a seat consist of."""
        snakes, colours = position.table.nest.snakes, self.agreement.colours_of(seat)
        own = [snake for one in colours if (snake := snakes[one]) is not None]
        if len(own) == 1:
            _, parts, grey, _, _ = own[0]
            return {"coloured parts": parts - grey, "gray parts": grey}
        if self.agreement.options.two_snakes_score == "longer":
            own = sorted(own, key=lambda snake: (-snake.parts, snake.grey))[:1]
        grey = sum(snake.grey for snake in own)
        return {"coloured parts": sum(snake.parts for snake in own) - grey, "gray parts": grey}

    def most_events(self) -> int:
        """The path, every card placed, and every opening of a closed snake.

        Turning a curve leaves the own snake open and no other one closed, so a snake is opened no
        more often than a placed card has closed it. A card closes a snake with each of its parts
        that leads from side to side: two of a straight or curve, one of a tail or head.
        """
        straights, curves, tails, heads = FULL_HAND
        openings = 0 if self.agreement.tails_first else 2 * (straights + curves) + tails + heads
        path = sum(FULL_HAND) if self.agreement.places_path else self.agreement.has_path
        return path + self.agreement.colours * (sum(FULL_HAND) + openings)


def _reason(scores: tuple[int, ...], winners: tuple[Seat, ...], adds_up: bool) -> str:
    """What decided: the longest snake, or the parts of both where they are added up."""
    if len(winners) > 1:
        return "reason-parts-equal" if adds_up else "reason-longest-equal"
    if scores.count(max(scores)) > 1:
        return "reason-parts-fewer-grey" if adds_up else "reason-fewer-grey"
    return "reason-most-parts" if adds_up else "reason-longest"
