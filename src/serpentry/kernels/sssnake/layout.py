"""How Sssnake's facts and states lie in their arrays.

A state is a head and, for each seat, a snake: its ends, the box around its cards, its cards with
two strands, and the covered cells of its plane, two words a row. The plane is a torus of 128 by
128 cells: with 120 cards no snake is long enough to reach around it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

import numpy as np

from serpentry.games.sssnake.cards import CARDS, LOOKS, MEETING
from serpentry.games.sssnake.deck import DIE, FULL, TAKEN, WAYS
from serpentry.games.sssnake.moves import Draw, Roll
from serpentry.games.sssnake.numbering import (
    CHANCE_MOVES,
    LIE_NUMBER,
    LIES,
    SECTIONS,
    SssnakeNumbering,
)
from serpentry.games.sssnake.openings import STAY_JOINED
from serpentry.games.sssnake.places import LEADING
from serpentry.games.sssnake.position import Moment, Position
from serpentry.games.sssnake.rules import SssnakeRules
from serpentry.games.sssnake.seats import SEAT_NAMES
from serpentry.games.sssnake.snake import Snake
from serpentry.geometry.bitsets import bitset
from serpentry.geometry.squares import STEPS, Side
from serpentry.kernels.kernel import Words

NUMBERING = SssnakeNumbering()
KINDS = len(CARDS)
LIE_COUNT = len(LIES)
ALL_LIES = (1 << LIE_COUNT) - 1
GIFTS = SECTIONS.starts["give"]
"""The number of the first gift; before it come the lays, the head's and the tail's."""
ALL_LAYS = (1 << GIFTS) - 1
ROLLS = len(set(DIE))
"""Numbers of draws begin after those of the rolls."""
CHANCES = len(CHANCE_MOVES)
MOST_DRAWN = max(DIE)
TWO_STRANDS = sum(kind.number for kind in CARDS.values() if len(kind.strands) > 1)

ROLL_TIME, DRAW_TIME, ONE, ONE_BACK, KEEP, GIVE, GIFT, RETURNED, OVER_TIME = range(len(Moment))
"""Moments, by their order."""

# The head of a state.
MOMENT, ROLLER, ROLL, ROUND, LEGAL, LEFT, HELD = 0, 1, 2, 3, 4, 5, 6
HAND = 8
DECK = HAND + KINDS
TOTALS = DECK + KINDS
MOST_SEATS = len(SEAT_NAMES)
SNAKES = TOTALS + MOST_SEATS

# A snake.
END_X, END_Y, END_SIDE, END = 0, 1, 2, 3
"""Head, then tail; all 0 when closed."""
IS_CLOSED, LEFTMOST, RIGHTMOST, TOP, BOTTOM, DOUBLES = 6, 7, 8, 9, 10, 11
DOUBLE = 12
"""Cards with two strands in ascending order: 16 × cell + lie."""
PLANE = DOUBLE + TWO_STRANDS
ROWS = 128
SNAKE = PLANE + 2 * ROWS

# The facts; those from `FACT_EXITS` on say where a table begins.
FACT_SEATS, FACT_ROUNDS, FACT_DECK_AWARE, FACT_EXACT_FINISH, FACT_CLOSE_OTHER = 0, 1, 2, 3, 4
FACT_EXITS, FACT_CARD, FACT_STRANDS, FACT_LEADING, FACT_MEETING = 5, 6, 7, 8, 9
FACT_JOINED, FACT_TAKEN, FACT_HANDS, FACT_WAYS, FACT_FACES = 10, 11, 12, 13, 14
FACT_FULL, FACT_BARE, FACT_STEPS = 15, 16, 17
FACT_HEAD = 18

HAND_BASE = MOST_DRAWN + 1
"""A hand as a number has one digit of this base for each kind."""


class Layout:
    """The facts of one set-up, and how its positions become states."""

    def __init__(self, rules: SssnakeRules) -> None:
        self.rules = rules
        self.state_size = SNAKES + rules.seats * SNAKE
        self.facts = self._facts(rules)

    def _facts(self, rules: SssnakeRules) -> Words:
        tables: dict[int, Iterable[int]] = {
            FACT_EXITS: _exits(),
            FACT_CARD: (list(CARDS).index(card) for card, _ in LIES),
            FACT_STRANDS: (len(CARDS[card].strands) for card, _ in LIES),
            FACT_LEADING: _leading(),
            FACT_MEETING: _meeting(),
            FACT_JOINED: map(int, STAY_JOINED),
            FACT_TAKEN: _taken(),
            FACT_HANDS: _hands(),
            FACT_WAYS: (ways for row in WAYS for ways in row),
            FACT_FACES: _faces(),
            FACT_FULL: FULL,
            FACT_BARE: _snake_words(rules.start().snakes[0]),
            FACT_STEPS: (step for steps in STEPS for step in steps),
        }
        head = [0] * FACT_HEAD
        head[FACT_SEATS], head[FACT_ROUNDS] = rules.seats, rules.options.rounds
        head[FACT_DECK_AWARE] = int(rules.options.feasibility == "deck_aware")
        head[FACT_EXACT_FINISH] = int(rules.options.exact_finish)
        head[FACT_CLOSE_OTHER] = int(rules.options.close_other)
        body: list[int] = []
        for place, values in tables.items():
            head[place] = FACT_HEAD + len(body)
            body += values
        return np.array([*head, *body], np.int64)

    def load(self, position: Position) -> Words:
        """The state of a position."""
        state = np.zeros(self.state_size, np.int64)
        state[MOMENT] = list(Moment).index(position.moment)
        state[ROLLER], state[ROLL], state[ROUND] = position.roller, position.roll, position.round
        state[LEFT], state[HELD] = sum(position.deck), len(position.hand)
        for number, card in enumerate(CARDS):
            state[HAND + number] = position.hand.count(card)
            state[DECK + number] = position.deck[number]
        for seat, total in enumerate(position.totals):
            state[TOTALS + seat] = total
        for seat, snake in enumerate(position.snakes):
            first = SNAKES + seat * SNAKE
            state[first : first + SNAKE] = list(_snake_words(snake))
        numbers = (NUMBERING.number(position, move) for move in self.rules.moves(position))
        state[LEGAL] = bitset(numbers)
        return state


def _exits() -> Iterator[int]:
    """For each lie of a card and each side, where one leaves; -1 if nowhere."""
    for card, turn in LIES:
        for exit_ in LOOKS[card][turn].exits:
            yield -1 if exit_ is None else int(exit_)


def _leading() -> Iterator[int]:
    """The lies of each kind by which an end can be led to some of the sides."""
    for card in CARDS:
        for side in Side:
            for sides in range(16):
                yield bitset(LIE_NUMBER[card, one.turn] for one in LEADING[card][side][sides])


def _meeting() -> Iterator[int]:
    """The lies of each kind that meet an end coming in by each side."""
    for card in CARDS:
        for side in Side:
            yield bitset(LIE_NUMBER[card, one.turn] for one, _ in MEETING[card][side])


def _taken() -> Iterator[int]:
    """How many cards of each kind each draw takes; nothing for the rolls."""
    for move in CHANCE_MOVES:
        yield from TAKEN[move.cards] if isinstance(move, Draw) else (0,) * KINDS


def _hands() -> Iterator[int]:
    """For each hand as a number the draw that it is, or -1."""
    found = [-1] * HAND_BASE**KINDS
    for number, move in enumerate(CHANCE_MOVES):
        if isinstance(move, Draw):
            digits = 0
            for taken in TAKEN[move.cards]:
                digits = digits * HAND_BASE + taken
            found[digits] = number
    yield from found


def _faces() -> Iterator[int]:
    """For each roll what the die shows, and how many faces do."""
    faces = Counter(DIE)
    for move in CHANCE_MOVES[:ROLLS]:
        assert isinstance(move, Roll)
        yield from (move.number, faces[move.number])


def _snake_words(snake: Snake) -> Iterator[int]:
    words = [0] * SNAKE
    for which, end in enumerate(snake.ends or ()):
        words[END * which : END * which + END] = [end.cell.x, end.cell.y, int(end.side)]
    words[IS_CLOSED] = int(snake.is_closed)
    columns, rows = zip(*snake.cards, strict=True)
    words[LEFTMOST], words[RIGHTMOST] = min(columns), max(columns)
    words[TOP], words[BOTTOM] = min(rows), max(rows)
    doubles = sorted(
        16 * (cell.y % ROWS * ROWS + cell.x % ROWS) + LIE_NUMBER[card.card, card.turn]
        for cell, card in snake.cards.items()
        if len(card.strands) > 1
    )
    words[DOUBLES] = len(doubles)
    words[DOUBLE : DOUBLE + len(doubles)] = doubles
    for cell in snake.cards:
        column = cell.x % ROWS
        words[PLANE + 2 * (cell.y % ROWS) + column // 64] |= 1 << column % 64
    yield from (word - (1 << 64) if word >= 1 << 63 else word for word in words)
