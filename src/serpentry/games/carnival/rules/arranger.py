"""Setting up a position of Cobra Carnival by hand."""

from serpentry.games.carnival.rules.bag import Bag, contents, put, take
from serpentry.games.carnival.rules.moves import UNKNOWN
from serpentry.games.carnival.rules.position import Hand, Phase, Position, Stage, Stock
from serpentry.games.carnival.rules.rules import CarnivalRules
from serpentry.tabletop.actors import Seat

PLACING: tuple[Phase, ...] = ("lay", "heads", "hats")
"""Whatever can be placed is placed in one of these."""


class CarnivalArranger:
    """Every seat places any tile not on the table yet, also heads and hats; new hands are dealt."""

    def __init__(self, rules: CarnivalRules) -> None:
        self.rules = rules

    def ways(self, position: Position, seat: Seat) -> tuple[Position, ...]:
        """A tile of each kind in hand: in play, for the heads, and for the hats."""
        if position.stage.phase == "house":
            return ()
        stock = self._in_hand_of(seat, position.stock)
        last = position.stage.last_to_place
        stages = (Stage(phase, seat, last_to_place=last) for phase in PLACING)
        return tuple(Position(stage, position.table, stock) for stage in stages)

    def turn_of(self, position: Position, seat: Seat) -> Position:
        """Hands are dealt first, unless a head is placed: then the final round has begun."""
        rules, table = self.rules, position.table
        stock = _all_in_pile(position.stock)
        if any(snake.has_head for snake in table.snakes.values()):
            return rules.flow.finish(Stage("heads", seat), table, stock, rules.is_able)
        if not stock.left:
            return rules.flow.first_turn(seat, table, stock, rules.is_able)
        before = (seat - 1) % rules.seats
        return Position(Stage("deal", 0, last_to_place=before), table, stock)

    def _in_hand_of(self, seat: Seat, stock: Stock) -> Stock:
        pile = _all_in_pile(stock).pile
        hand: Hand = tuple(dict.fromkeys(contents(pile)))
        for name in hand:
            pile = take(pile, name)
        hands = tuple(hand if at == seat else () for at in range(self.rules.seats))
        return Stock(hands, pile, sum(pile), stock.discards, stock.tokens)


def _all_in_pile(stock: Stock) -> Stock:
    pile: Bag = stock.pile
    for name in (name for hand in stock.hands for name in hand if name != UNKNOWN):
        pile = put(pile, name)
    return Stock(((),) * len(stock.hands), pile, sum(pile), stock.discards, stock.tokens)
