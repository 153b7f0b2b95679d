"""Sentences about a table of Schlangennest."""

from collections.abc import Iterator, Mapping, Sequence
from operator import itemgetter

from serpentry.games.schlangennest.numbers.judge import SchlangennestJudge
from serpentry.games.schlangennest.rules.cards import (
    COLOUR_NAMES,
    FRAME,
    Colour,
    Kind,
    coloured_sides,
)
from serpentry.games.schlangennest.rules.moves import Move, Path, Place, Replace, Turn
from serpentry.games.schlangennest.rules.names import all_spoken, colour_names, spoken
from serpentry.games.schlangennest.rules.nest import Chain
from serpentry.games.schlangennest.rules.passing import RING_STAYS, STUCK_KEYS, passed_over
from serpentry.games.schlangennest.rules.position import Position
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.games.schlangennest.words.barring import reached, why_nowhere
from serpentry.games.schlangennest.words.crossing import cards_held, crossing_done, crossing_task
from serpentry.games.schlangennest.words.notation import SchlangennestNotation
from serpentry.geometry.squares import Square
from serpentry.languages import AtSeat, Sentence, sentence, word
from serpentry.tabletop.actors import CHANCE, Seat
from serpentry.tabletop.helpers.telling import addressed, sides_told
from serpentry.tabletop.narrator import PlainNarrator, Told

TAIL_BESIDE = "task-schlangennest-tail-beside"


class SchlangennestNarrator(PlainNarrator[Position, Move, SchlangennestRules]):
    """Tells of one set-up."""

    stuck_keys = frozenset({STUCK_KEYS[1], RING_STAYS[1]})

    def __init__(
        self,
        rules: SchlangennestRules,
        notation: SchlangennestNotation,
        judge: SchlangennestJudge,
    ) -> None:
        super().__init__(rules, notation, judge)
        self.agreement = rules.agreement

    def task(self, position: Position, listener: Seat | None) -> Told:
        """Which card may be placed where, or how a ring is opened; and for which snake."""
        actor = position.actor
        if actor is None:
            return (self.turn(position, listener),)
        if actor is CHANCE:
            return (sentence("task-schlangennest-path"),)
        if position.is_crossing:
            crossing = self.rules.crossing(position.table)
            return (crossing_task(crossing, actor, listener),)
        snake = position.table.nest.snakes[position.colours[0]]
        if snake is not None and snake.is_closed:
            told = self._open(position, actor, listener)
        elif actor != listener:
            key = "task-schlangennest-other" if snake else "task-schlangennest-begin-other"
            told = sentence(key, who=AtSeat(actor))
        elif snake:
            return (self._grow(position),)
        else:
            told = self._begin(position)
        return (*self._for_which(position), told)

    def more(self, position: Position, listener: Seat | None) -> Told:
        """What a first card risks; later what has to join the snake, and blocked ends."""
        if position.actor != listener or not self._lays(position):
            return ()
        snake = position.table.nest.snakes[position.colours[0]]
        if snake is None:
            return () if self.agreement.tails_first else (sentence("task-schlangennest-one-end"),)
        if snake.is_closed:
            return ()
        used = {move.at for move in position.moves if isinstance(move, Place)}
        ends = dict.fromkeys(self._reached(position))
        told = sentence(
            "task-schlangennest-ends", squares=all_spoken(one for one in ends if one in used)
        )
        blocked = all_spoken(one for one in ends if one not in used)
        return (
            (told, sentence("task-schlangennest-blocked", squares=blocked)) if blocked else (told,)
        )

    def _lays(self, position: Position) -> bool:
        """Whether cards are placed for snakes of the players."""
        return isinstance(position.actor, int) and not position.is_crossing

    def _open(self, position: Position, actor: Seat, listener: Seat | None) -> Sentence:
        keys = "task-schlangennest-turn-you", "task-schlangennest-turn-other"
        if isinstance(position.moves[0], Replace):
            keys = "task-schlangennest-replace-you", "task-schlangennest-replace-other"
        return addressed(actor, listener, *keys)

    def _begin(self, position: Position) -> Sentence:
        """The first card of a colour: on a1, on the field, or by a card on the table."""
        tails = self.agreement.tails_first
        if any(card.colour != FRAME for card in position.table.nest.cards.values()):
            spared = "task-schlangennest-tail-spares" if self.agreement.spares else TAIL_BESIDE
            key = spared if tails else "task-schlangennest-first-beside"
        elif self.agreement.field:
            key = "task-schlangennest-tail-field" if tails else "task-schlangennest-first-field"
        else:
            key = "task-schlangennest-tail-a1" if tails else "task-schlangennest-first-a1"
        return sentence(key)

    def _grow(self, position: Position) -> Sentence:
        if not self.agreement.two_each:
            return sentence("task-schlangennest-grow-you")
        one = len(position.colours) == 1
        key = "task-schlangennest-grow-for" if one else "task-schlangennest-grow-either"
        return sentence(key, colours=colour_names(position.colours))

    def _reached(self, position: Position) -> list[Square]:
        """The squares that the snakes lead to for which a card is placed now."""
        snakes = position.table.nest.snakes
        return [one for colour in position.colours for one in reached(snakes[colour])]

    def _for_which(self, position: Position) -> Told:
        """Where a seat has two snakes: for which of them the card is."""
        if not self.agreement.two_each:
            return ()
        one = len(position.colours) == 1
        key = "task-schlangennest-for" if one else "task-schlangennest-for-either"
        return (sentence(key, colours=colour_names(position.colours)),)

    def barred(self, position: Position, seat: Seat) -> Mapping[str, Sentence]:
        """Kinds of card that can't be placed at this turn."""
        if position.actor != seat:
            return {}
        usable = {move.card for move in position.moves if isinstance(move, Place)}
        if len(usable) < len(Kind) and any(isinstance(move, Replace) for move in position.moves):
            usable.add(Kind.TAIL)
        hands = self._hands(position)
        barred = [kind for kind in Kind if kind not in usable and any(map(itemgetter(kind), hands))]
        return {kind.word: self._why_barred(position, kind) for kind in barred}

    def _hands(self, position: Position) -> list[Sequence[int]]:
        """What the next card can be taken from."""
        if position.is_crossing:
            return [self.rules.crossing(position.table).hand]
        return [position.table.hands[colour] for colour in position.colours]

    def _why_barred(self, position: Position, kind: Kind) -> Sentence:
        if position.is_crossing:
            return sentence("barred-schlangennest-crossing")
        snake = position.table.nest.snakes[position.colours[0]]
        if snake is not None and snake.is_closed:
            return sentence("barred-schlangennest-closed")
        if snake is None and self.agreement.tails_first:
            return sentence("barred-schlangennest-tail-first")
        why = why_nowhere(self.rules, position, kind)
        if why is None:
            return sentence("barred-schlangennest-nowhere")
        return sentence("barred-schlangennest-because", why=why)

    def said(self, position: Position, move: Move) -> Sentence:
        """The card, the sides of its coloured part, and its square."""
        match move:
            case Path():
                return sentence("move-schlangennest-path")
            case Turn(at, turn):
                sides, square = sides_told(coloured_sides(Kind.CURVE, turn)), spoken(at)
                return sentence("move-schlangennest-turn", sides=sides, square=square)
            case Replace(at, turn):
                sides, square = sides_told(coloured_sides(Kind.TAIL, turn)), spoken(at)
                return sentence("move-schlangennest-replace", sides=sides, square=square)
            case Place(kind, at, turn, snake):
                card, sides = word(kind.word), sides_told(coloured_sides(kind, turn))
                key, square = "move-schlangennest-card", spoken(at)
                placed = sentence(key, card=card, sides=sides, square=square)
                if snake is None or not isinstance(position.actor, int):
                    return placed
                colour = self.agreement.colours_of(position.actor)[snake]
                name = word(COLOUR_NAMES[colour])
                return sentence("move-schlangennest-for", what=placed, colour=name)

    def happened(
        self, before: Position, move: Move, after: Position, listener: Seat | None
    ) -> Told:
        """Which snake was begun, grown or opened, and which scores that changed."""
        actor, what = before.actor, self.said(before, move)
        if not isinstance(actor, int):
            return (sentence("did-schlangennest-path"),)
        if before.is_crossing:
            return crossing_done(actor, listener, what, not after.is_crossing)
        match move:
            case Turn():
                keys = "did-schlangennest-turn-you", "did-schlangennest-turn-other"
            case Replace():
                keys = "did-schlangennest-replace-you", "did-schlangennest-replace-other"
            case _ if self._is_first(before, move):
                keys = "did-schlangennest-begin-you", "did-schlangennest-begin-other"
            case _:
                keys = "did-schlangennest-grow-you", "did-schlangennest-grow-other"
        did = addressed(actor, listener, *keys, what=what)
        return (did, *self.scored(before, after, listener))

    def _is_first(self, before: Position, move: Move) -> bool:
        assert isinstance(before.actor, int)
        snake = move.snake or 0 if isinstance(move, Place) else 0
        return before.table.nest.snakes[self.agreement.colours_of(before.actor)[snake]] is None

    def passed(self, before: Position, move: Move, after: Position, listener: Seat | None) -> Told:
        """Whose snake was closed or completed, which seats can't move it, and which are skipped."""
        return tuple(passed_over(self.agreement, before, after, listener))

    def ended(self, position: Position, listener: Seat | None) -> Told:
        """The winner, that nobody can continue, why, and how the parts were counted."""
        if position.actor is not None:
            return ()
        who, *rest = super().ended(position, listener)
        return (who, sentence("end-schlangennest-nobody"), *rest)

    def counted_up(self, position: Position, seat: Seat) -> Sentence:
        """Coloured and grey parts."""
        tally = self.rules.tally(position, seat)
        return sentence(
            "end-schlangennest-count",
            who=AtSeat(seat),
            score=self.counted(sum(tally.values())),
            coloured=tally["coloured parts"],
            grey=tally["gray parts"],
        )

    def summary(self, position: Position, listener: Seat | None) -> Told:
        """What is to be done, the nest, every snake with its ends, and every hand."""
        task, more = self.task(position, listener), self.more(position, listener)
        return (*task, *more, *self._table(position))

    def _table(self, position: Position) -> Iterator[Sentence]:
        if self.agreement.field:
            wide, high = self.agreement.field
            yield sentence("summary-schlangennest-from-field", square=spoken(Square(2, 1)))
            yield sentence("summary-schlangennest-field", wide=wide, high=high)
        elif self.agreement.size:
            wide, high = self.agreement.size
            yield sentence("summary-schlangennest-size", wide=wide, high=high)
        if position.table.nest.cards and not self.agreement.field:
            yield sentence("summary-schlangennest-from", square=spoken(Square(-2, -1)))
        if (bounds := position.table.bounds) and not self.agreement.field:
            first = spoken(Square(bounds.left, bounds.top))
            last = spoken(Square(bounds.right, bounds.bottom))
            if first != last:
                yield sentence("summary-schlangennest-bounds", first=first, last=last)
        if position.is_crossing:
            left = cards_held(self.rules.crossing(position.table).hand)
            yield sentence("summary-schlangennest-path-hand", cards=left)
        for colour in range(self.agreement.colours):
            yield self._snake(position, colour)
            yield self._hand(position, colour)

    def _snake(self, position: Position, colour: Colour) -> Sentence:
        who, name = AtSeat(self.agreement.seat_of(colour)), word(COLOUR_NAMES[colour])
        snake = position.table.nest.snakes[colour]
        if snake is None:
            return sentence("summary-schlangennest-none", who=who, colour=name)
        key, score = _state(snake), self.counted(snake.parts)
        if key:
            return sentence(key, who=who, colour=name, score=score)
        ends, key = all_spoken(reached(snake)), "summary-schlangennest-open"
        return sentence(key, who=who, colour=name, score=score, ends=ends)

    def _hand(self, position: Position, colour: Colour) -> Sentence:
        who, name = AtSeat(self.agreement.seat_of(colour)), word(COLOUR_NAMES[colour])
        held = cards_held(position.table.hands[colour])
        key = "summary-schlangennest-hand" if held else "summary-schlangennest-no-cards"
        facts = {"cards": held} if held else {}
        return Sentence(key, {"who": who, "colour": name, **facts})


def _state(snake: Chain) -> str | None:
    """The message for a snake without ends."""
    if snake.is_closed:
        return "summary-schlangennest-closed"
    return "summary-schlangennest-complete" if snake.is_complete else None
