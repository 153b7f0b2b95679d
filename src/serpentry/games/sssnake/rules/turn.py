"""A turn, described as the rules describe it; every function gives the position that comes next."""

from serpentry.games.sssnake.rules.cards import LOOKS, Card
from serpentry.games.sssnake.rules.closing import missing_cards
from serpentry.games.sssnake.rules.deck import FULL, Hand, without
from serpentry.games.sssnake.rules.moves import Place
from serpentry.games.sssnake.rules.options import Options
from serpentry.games.sssnake.rules.places import after
from serpentry.games.sssnake.rules.placing import Placing, less
from serpentry.games.sssnake.rules.position import Moment, Position
from serpentry.games.sssnake.rules.snake import bare_snake
from serpentry.games.sssnake.rules.start_cards import START_CARDS


class Turn:
    """How a turn continues, and how rounds follow each other."""

    def __init__(self, seats: int, options: Options) -> None:
        self.placing = Placing(options)
        self.rounds = options.rounds
        start = START_CARDS[options.start_card]
        self.bare = tuple(bare_snake(seat, start) for seat in range(seats))

    def first_round(self) -> Position:
        """Bare start cards, the full deck; seat 0 begins."""
        return Position(self.bare, FULL, 0, Moment.ROLL)

    def rolled(self, position: Position, number: int) -> Position:
        """As many cards are drawn as the die shows."""
        snakes, deck, roller, _, _, _, round_, totals = position
        return Position(snakes, deck, roller, Moment.DRAW, number, (), round_, totals)

    def drawn(self, position: Position, hand: Hand) -> Position:
        """A single card goes to the neighbour's snake; of more the roller keeps all but one.

        The number of cards decides, not the die: the deck may have run out.
        """
        snakes, deck, roller, _, roll, _, round_, totals = position
        moment = Moment.ONE if len(hand) == 1 else Moment.KEEP
        deck = without(deck, hand)
        return self._go(Position(snakes, deck, roller, moment, roll, hand, round_, totals))

    def given(self, position: Position, card: Card) -> Position:
        """The neighbour gets this card; the others of the hand leave the game."""
        return self._go(position.at(Moment.GIFT, (card,)))

    def laid(self, position: Position, with_card: Place) -> Position:
        """A closed snake ends the round at once.

        Else the roller places another card if two are left, and gives away the last one.
        """
        snakes, deck, roller, _, roll, hand, round_, totals = position
        snake = after(snakes[with_card.on], (with_card.at, LOOKS[with_card.card][with_card.turn]))
        snakes = (*snakes[: with_card.on], snake, *snakes[with_card.on + 1 :])
        hand = less(hand, with_card.card)
        moment = Moment.KEEP if len(hand) == 2 else Moment.GIFT
        position = Position(snakes, deck, roller, moment, roll, hand, round_, totals)
        if snake.is_closed:
            return self.round_over(position)
        return self._go(position) if hand else self._next_turn(position)

    def _go(self, position: Position) -> Position:
        """The position itself if a card can be placed at its moment, else what comes instead."""
        return position if self.placing.can_place(position) else self._instead(position)

    def _instead(self, position: Position) -> Position:
        """What is done with cards that have no place where they should go first."""
        match position.moment:
            case Moment.ONE:
                return self._go(position.at(Moment.ONE_BACK, position.hand))
            case Moment.KEEP:
                return self._choose_gift(position)
            case Moment.GIFT:
                return self._go(position.at(Moment.RETURNED, position.hand))
            case _:
                return self._next_turn(position)

    def _choose_gift(self, position: Position) -> Position:
        """One card without a place is given away; where all are the same, there's no choice."""
        if len(set(position.hand)) == 1:
            return self.given(position, position.hand[0])
        return position.at(Moment.GIVE, position.hand)

    def _next_turn(self, position: Position) -> Position:
        """What is left in hand leaves the game. The neighbour rolls, unless the deck is empty."""
        if not any(position.deck):
            return self.round_over(position)
        snakes, deck, _, _, _, _, round_, totals = position
        return Position(snakes, deck, position.neighbour, Moment.ROLL, 0, (), round_, totals)

    def round_over(self, position: Position) -> Position:
        """The next round begins one seat further, with bare start cards and the full deck."""
        if position.round + 1 == self.rounds:
            return position.at(Moment.OVER, ())
        number = position.round + 1
        return Position(
            self.bare,
            FULL,
            roller=number % len(self.bare),
            moment=Moment.ROLL,
            round=number,
            totals=scores(position),
        )


def scores(position: Position) -> tuple[int, ...]:
    """Minus the missing cards of each seat in all rounds, this one as it stands."""
    before = position.totals or (0,) * len(position.snakes)
    return tuple(
        total - (missing_cards(snake) or 0)
        for total, snake in zip(before, position.snakes, strict=True)
    )
