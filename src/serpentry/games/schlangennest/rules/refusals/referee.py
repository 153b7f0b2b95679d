"""Why a move is illegal: the authority on the rules, written from the cards on the table.

It surveys the table before and after an attempt and asks each rule in turn. It takes nothing from
the chains and moves that a position keeps, so that each can be held against the other.
"""

from collections.abc import Iterator

from serpentry.games.schlangennest.rules.bans import FOUR_SNAKES, LEAVE_A_CURVE, THREE_SNAKES
from serpentry.games.schlangennest.rules.cards import (
    COLOUR_NAMES,
    LIES,
    Card,
    CardFaces,
    Colour,
    Kind,
)
from serpentry.games.schlangennest.rules.crossing import Crossing
from serpentry.games.schlangennest.rules.fields import field_squares, paths
from serpentry.games.schlangennest.rules.lattice import AROUND, is_far, number_of, square_of
from serpentry.games.schlangennest.rules.moves import Move, Path, Place, Replace, Turn
from serpentry.games.schlangennest.rules.names import colour_names, spoken
from serpentry.games.schlangennest.rules.nest import Nest
from serpentry.games.schlangennest.rules.options import Agreement
from serpentry.games.schlangennest.rules.position import Position
from serpentry.games.schlangennest.rules.refusals.attempt import Attempt
from serpentry.games.schlangennest.rules.refusals.crossing import CROSSING_RULES, crossing_refusals
from serpentry.games.schlangennest.rules.refusals.questions import (
    RING,
    banned,
    could_lie,
    joins_colours,
    placing_refusals,
)
from serpentry.games.schlangennest.rules.refusals.survey import Survey
from serpentry.geometry.squares import Square
from serpentry.languages.sentence import word
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.refusal import GAME_OVER, NOT_YOUR_KIND_OF_MOVE, Illegal, Refuses, refuse

RULE_IDS = (
    "card-in-hand",
    "square-empty",
    "first-card-adjacent",
    "extends-own-snake",
    "connect-own-ends",
    "open-closed-snake",
    "replace-with-tail",
    "never-join-colours",
    "border",
    THREE_SNAKES,
    FOUR_SNAKES,
    LEAVE_A_CURVE,
    "tail-first",
    "first-tail-spares",
    "one-card-per-snake",
    "fixed-path",
    *CROSSING_RULES,
    NOT_YOUR_KIND_OF_MOVE,
    GAME_OVER.rule,
)

RING_WITHOUT_CURVE = "why-schlangennest-snake-closed-replace"


class Referee(Refuses[Position, Move]):
    """Answers for any attempt in any position of one set-up."""

    def __init__(self, agreement: Agreement, faces: CardFaces) -> None:
        self.agreement = agreement
        self.faces = faces
        self._surveyed: tuple[Nest, Survey] | None = None

    def asked(self, position: Position, move: Move) -> Iterator[Illegal | None]:
        """Whether the game is on and it is time for such a move; then the rules for its kind."""
        if position.actor is None:
            yield GAME_OVER
        elif isinstance(move, Path):
            yield self._wrong_path(position, move)
        elif position.is_crossing:
            yield from self._wrong_crossing(position, move)
        elif position.actor is CHANCE:
            yield refuse(NOT_YOUR_KIND_OF_MOVE, "why-schlangennest-path-first")
        elif is_far(move.at):
            message = "why-schlangennest-too-far"
            yield refuse("extends-own-snake", message, [move.at], square=spoken(move.at))
        elif isinstance(move, Place):
            yield from self._wrong_place(position, move)
        elif not_closed := self._not_closed(position):
            yield not_closed
        elif isinstance(move, Turn):
            yield from self._wrong_turn(position, move.at, move.turn)
        else:
            yield self._wrong_replacement(position, move.at, move.turn)

    def _wrong_path(self, position: Position, path: Path) -> Illegal | None:
        if position.is_crossing:
            return refuse(NOT_YOUR_KIND_OF_MOVE, "why-schlangennest-path-by-cards")
        if position.actor is not CHANCE or self.agreement.field is None:
            return refuse(NOT_YOUR_KIND_OF_MOVE, "why-schlangennest-path-not-yours")
        if path.steps in paths(*self.agreement.field):
            return None
        message = "why-schlangennest-path-shape"
        return refuse("fixed-path", message)

    def _wrong_crossing(
        self, position: Position, move: Place | Turn | Replace
    ) -> Iterator[Illegal | None]:
        if not isinstance(move, Place):
            yield refuse(NOT_YOUR_KIND_OF_MOVE, "why-schlangennest-path-first")
            return
        if move.snake is not None:
            yield refuse("one-card-per-snake", "why-schlangennest-one-snake-each")
        assert self.agreement.field is not None
        cards = position.table.nest.cards
        crossing = Crossing(cards, self.agreement.field)
        yield from crossing_refusals(crossing, [*map(square_of, cards)], move)

    def _attempt(self, position: Position, at: Square, card: Card) -> Attempt:
        return Attempt(self.agreement, self._survey(position), position.table, at, card)

    def _survey(self, position: Position) -> Survey:
        """The table as it is; kept, for several questions often come to one position."""
        nest = position.table.nest
        if self._surveyed is None or self._surveyed[0] is not nest:
            self._surveyed = (nest, Survey(nest.cards, self.faces))
        return self._surveyed[1]

    def _wrong_place(self, position: Position, place: Place) -> Iterator[Illegal | None]:
        colour = self._colour(position, place)
        if isinstance(colour, Illegal):
            yield colour
            return
        attempt = self._attempt(position, place.at, Card(colour, place.card, place.turn))
        for illegal in placing_refusals(attempt):
            is_ring = illegal is not None and illegal.told.key == RING
            yield self._how_to_open(position) if is_ring else illegal
        ban = banned(attempt) if could_lie(attempt) else None
        yield ban if ban and not self._bans_are_lifted(position) else None

    def _colour(self, position: Position, place: Place) -> Colour | Illegal:
        """The colour that a card is placed for, if it is one of those that move now."""
        assert isinstance(position.actor, int)
        own, rule = self.agreement.colours_of(position.actor), "one-card-per-snake"
        if not self.agreement.two_each:
            if place.snake is not None:
                return refuse(rule, "why-schlangennest-one-snake-each")
            return own[0]
        if place.snake not in (0, 1):
            return refuse(rule, "why-schlangennest-which-snake")
        colour = own[place.snake]
        if colour in position.colours:
            return colour
        message, now = "why-schlangennest-other-snake-now", position.colours
        return refuse(rule, message, colour=word(COLOUR_NAMES[colour]), now=colour_names(now))

    def _bans_are_lifted(self, position: Position) -> bool:
        """Whether every card that could be placed instead would also break a ban."""
        return not any(
            not any(placing_refusals(attempt)) and not banned(attempt)
            for attempt in self._placements(position)
        )

    def _placements(self, position: Position) -> Iterator[Attempt]:
        """Everything that could be tried: any card, on any square by a card or of the field."""
        squares = {
            square_of(square + step) for square in position.table.nest.cards for step in AROUND
        }
        squares |= set(field_squares(*self.agreement.field or (1, 1)))
        for colour in position.colours:
            for at in sorted(squares):
                for kind, turn in LIES:
                    yield self._attempt(position, at, Card(colour, kind, turn))

    def _not_closed(self, position: Position) -> Illegal | None:
        survey = self._survey(position)
        snakes = [survey.snake(colour) for colour in position.colours]
        if any(snake and snake.is_closed for snake in snakes):
            return None
        return refuse("open-closed-snake", "why-schlangennest-not-closed")

    def _wrong_turn(self, position: Position, at: Square, turn: int) -> Iterator[Illegal | None]:
        (colour,), rule = position.colours, "open-closed-snake"
        old = position.table.nest.cards.get(number_of(at))
        if old is None or old.colour != colour or old.kind is not Kind.CURVE:
            yield refuse(rule, "why-schlangennest-turn-own-curve", [at])
        elif (turn - old.turn) % 4 not in (1, 3):
            yield refuse(rule, "why-schlangennest-quarter-turn", [at])
        else:
            attempt = self._attempt(position, at, old._replace(turn=turn))
            yield from (joins_colours(attempt), stays_closed(attempt), banned(attempt))

    def _wrong_replacement(self, position: Position, at: Square, turn: int) -> Illegal | None:
        (colour,), rule = position.colours, "replace-with-tail"
        cards = position.table.nest.cards
        old = cards.get(number_of(at))
        if old is None or old.colour != colour or old.kind is not Kind.STRAIGHT:
            return refuse(rule, "why-schlangennest-replace-own-straight", [at])
        if (turn - old.turn) % 2:
            return refuse(rule, "why-schlangennest-tail-lies-along", [at])
        openers = [one for one in map(square_of, sorted(cards)) if self._opens(position, one)]
        if not openers:
            return None
        message = "why-schlangennest-turn-instead"
        return refuse(rule, message, openers, square=spoken(openers[0]))

    def _how_to_open(self, position: Position) -> Illegal:
        """What is to be done with a closed snake: only one of the two is ever legal."""
        squares = map(square_of, position.table.nest.cards)
        can_turn = any(self._opens(position, square) for square in squares)
        return refuse("open-closed-snake", RING if can_turn else RING_WITHOUT_CURVE)

    def _opens(self, position: Position, at: Square) -> bool:
        return any(not any(self._wrong_turn(position, at, turn)) for turn in range(4))


def stays_closed(attempt: Attempt) -> Illegal | None:
    """`open-closed-snake`: a turned curve gives the snake an end."""
    snake = attempt.after.snake(attempt.colour)
    if snake and snake.ends and attempt.after.pieces(attempt.colour) == 1:
        return None
    message = "why-schlangennest-stays-closed"
    return refuse("open-closed-snake", message, [attempt.at], square=attempt.name)
