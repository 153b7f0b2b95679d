"""Sssnake: the player who first brings the head and tail of a snake together wins."""

from collections import Counter
from collections.abc import Sequence

from serpentry.games.sssnake.rules.deck import DIE, FULL, draws
from serpentry.games.sssnake.rules.moves import Draw, Give, Move, Place, Roll
from serpentry.games.sssnake.rules.options import Options
from serpentry.games.sssnake.rules.placing import kinds
from serpentry.games.sssnake.rules.position import Moment, Position
from serpentry.games.sssnake.rules.refusals.referee import Referee
from serpentry.games.sssnake.rules.turn import Turn, scores
from serpentry.languages import Sentence
from serpentry.tabletop.actors import Actor
from serpentry.tabletop.outcome import Outcome, best_seats
from serpentry.tabletop.refusal import Illegal

ROLLS = tuple((Roll(number), faces) for number, faces in sorted(Counter(DIE).items()))


class SssnakeRules:
    """The rules for one number of seats and one set of options."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.turn = Turn(seats, options)
        self.referee = Referee(seats, options)

    def start(self) -> Position:
        """Bare start cards; the die is to be rolled for seat 0."""
        return self.turn.first_round()

    def to_act(self, position: Position) -> Actor | None:
        """Chance rolls and draws; then the seat that has a card to place or to give."""
        return position.actor

    def moves(self, position: Position) -> Sequence[Move]:
        """All placements by card, end and turn; or the gifts to choose from."""
        if not position.hand:
            return ()
        if position.moment is Moment.GIVE:
            return [Give(card) for card in kinds(position.hand)]
        return self.turn.placing.placements(position)

    def draws(self, position: Position) -> Sequence[tuple[Move, int]]:
        """The faces of the die; then the hands that the deck can give."""
        match position.moment:
            case Moment.ROLL:
                return ROLLS
            case Moment.DRAW:
                return draws(position.deck, min(position.roll, sum(position.deck)))
            case _:
                return ()

    def why_illegal(self, position: Position, move: Move) -> Illegal | None:
        """What forbids the move, or None."""
        return self.referee.why_illegal(position, move)

    def play(self, position: Position, move: Move) -> Position:
        """The position after a roll, a draw, a placement or a gift."""
        match move:
            case Place():
                return self.turn.laid(position, move)
            case Roll():
                return self.turn.rolled(position, move.number)
            case Draw():
                return self.turn.drawn(position, move.cards)
            case Give():
                return self.turn.given(position, move.card)

    def outcome(self, position: Position) -> Outcome | None:
        """Minus the missing cards of all rounds; the best total wins."""
        if position.moment is not Moment.OVER:
            return None
        totals = scores(position)
        reason = Sentence(self._reason(position))
        return Outcome(totals, best_seats(totals), reason, self._parts(position))

    def _reason(self, position: Position) -> str:
        if self.options.rounds > 1:
            return "reason-all-rounds"
        closed = any(snake.is_closed for snake in position.snakes)
        return "reason-closed" if closed else "reason-deck-empty"

    def _parts(self, position: Position) -> tuple[dict[str, int], ...]:
        if self.options.rounds == 1:
            return ()
        return tuple(
            {"earlier rounds": before, "last round": total - before}
            for before, total in zip(position.totals, scores(position), strict=True)
        )

    def most_events(self) -> int:
        """A round has at most as many turns as cards, with a roll, a draw and an event a card.

        A turn draws at least one card, and each of its placements and gifts uses one up: a choice
        of the gift is made only when two or more cards have no place, of which one at most is
        placed.
        """
        return 3 * sum(FULL) * self.options.rounds
