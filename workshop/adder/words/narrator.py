"""What is said about Adder, beyond what can be said of every game."""

from serpentry.languages import Sentence, sentence
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.telling import addressed
from serpentry.tabletop.narrator import PlainNarrator, Told
from workshop.adder.rules.moves import Grow, Move, Roll
from workshop.adder.rules.position import Position
from workshop.adder.rules.rules import AdderRules


class AdderNarrator(PlainNarrator[Position, Move, AdderRules]):
    """Tells one set-up."""

    def task(self, position: Position, listener: Seat | None) -> Told:
        """How far the snake may grow, and whether it may still turn round."""
        seat = position.seat
        if seat is None or not position.roll:
            return super().task(position, listener)
        keys = ("task-adder-grow-you", "task-adder-grow-other")
        told = addressed(seat, listener, *keys, number=position.roll)
        may_turn = seat == listener and not position.turned[seat]
        return (told, sentence("task-adder-turn")) if may_turn else (told,)

    def said(self, position: Position, move: Move) -> Sentence:
        """A roll, a growth or a turn in words."""
        match move:
            case Roll(number):
                return sentence("move-adder-roll", number=number)
            case Grow(cell):
                return sentence("move-adder-grow", cell=self.rules.grid.names[cell])
        return sentence("move-adder-turn")
