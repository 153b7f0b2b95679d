"""Sssnake's facts, derived from the game, and how its positions become states."""

from collections import Counter
from collections.abc import Iterator
from functools import partial

from serpentry.games.sssnake.numbers.numbering import (
    CHANCE_MOVES,
    LIE_NUMBER,
    LIES,
    SssnakeNumbering,
)
from serpentry.games.sssnake.rules.cards import CARDS, LOOKS, MEETING
from serpentry.games.sssnake.rules.deck import DIE, FULL, TAKEN, WAYS
from serpentry.games.sssnake.rules.moves import Draw, Roll
from serpentry.games.sssnake.rules.openings import STAY_JOINED
from serpentry.games.sssnake.rules.options import Options
from serpentry.games.sssnake.rules.places import LEADING
from serpentry.games.sssnake.rules.position import Position
from serpentry.games.sssnake.rules.rules import SssnakeRules
from serpentry.games.sssnake.rules.snake import Snake as RulesSnake
from serpentry.geometry.bitsets import bitset
from serpentry.geometry.squares import STEPS, Side
from serpentry.kernels.basis import Basis
from serpentry.kernels.sssnake.structs import (
    HAND_BASE,
    KINDS,
    ROLLS,
    ROWS,
    Facts,
    Snake,
    State,
    Time,
)

NUMBERING = SssnakeNumbering()
CLEAR_WIN = 4.0


def basis(seats: int, options: Options) -> Basis:
    """What the kernel needs of a set-up."""
    rules = SssnakeRules(seats, options)
    return Basis(
        package=__package__,
        facts=_facts(rules),
        state=State,
        most_moves=max(NUMBERING.count, NUMBERING.draw_count),
        most_events=rules.most_events(),
        unit=CLEAR_WIN,
        fill=partial(_fill, rules),
    )


def _facts(rules: SssnakeRules) -> Facts:
    facts = Facts(
        seats=rules.seats,
        rounds=rules.options.rounds,
        deck_aware=rules.options.feasibility == "deck_aware",
        exact_finish=rules.options.exact_finish,
        close_other=rules.options.close_other,
    )
    facts.exits = _exits()
    facts.card = (list(CARDS).index(card) for card, _ in LIES)
    facts.strands = (len(CARDS[card].strands) for card, _ in LIES)
    facts.leading = _leading()
    facts.meeting = _meeting()
    facts.joined = map(int, STAY_JOINED)
    facts.taken = _taken()
    facts.hands = _hands()
    facts.ways = (ways for row in WAYS for ways in row)
    facts.full = FULL
    _put_faces(facts)
    _put_snake(facts.bare, rules.start().snakes[0])
    for step, (x, y) in zip(facts.steps, STEPS, strict=True):
        step.x, step.y = x, y
    return facts


def _exits() -> Iterator[int]:
    for card, turn in LIES:
        for exit_ in LOOKS[card][turn].exits:
            yield -1 if exit_ is None else int(exit_)


def _leading() -> Iterator[int]:
    for card in CARDS:
        for side in Side:
            for sides in range(16):
                yield bitset(LIE_NUMBER[card, one.turn] for one in LEADING[card][side][sides])


def _meeting() -> Iterator[int]:
    for card in CARDS:
        for side in Side:
            yield bitset(LIE_NUMBER[card, one.turn] for one, _ in MEETING[card][side])


def _taken() -> Iterator[int]:
    for move in CHANCE_MOVES:
        yield from TAKEN[move.cards] if isinstance(move, Draw) else (0,) * KINDS


def _hands() -> Iterator[int]:
    found = [-1] * HAND_BASE**KINDS
    for number, move in enumerate(CHANCE_MOVES):
        if isinstance(move, Draw):
            digits = 0
            for taken in TAKEN[move.cards]:
                digits = digits * HAND_BASE + taken
            found[digits] = number
    yield from found


def _put_faces(facts: Facts) -> None:
    faces = Counter(DIE)
    for face, move in zip(facts.faces, CHANCE_MOVES[:ROLLS], strict=True):
        assert isinstance(move, Roll)
        face.shows, face.faces = move.number, faces[move.number]


def _fill(rules: SssnakeRules, state: State, position: Position) -> None:
    """Write a position into a state."""
    state.moment = Time[position.moment.name]
    state.roller, state.roll, state.round = position.roller, position.roll, position.round
    state.left, state.held = sum(position.deck), len(position.hand)
    state.hand = map(position.hand.count, CARDS)
    state.deck = position.deck
    state.totals.begin(position.totals)
    for snake, one in zip(state.snakes, position.snakes, strict=True):
        _put_snake(snake, one)
    state.legal = bitset(NUMBERING.number(position, move) for move in rules.moves(position))


def _put_snake(snake: Snake, one: RulesSnake) -> None:
    for end, is_at in zip(snake.ends, one.ends or (), strict=False):
        end.x, end.y, end.side = is_at.cell.x, is_at.cell.y, is_at.side
    snake.is_closed = one.is_closed
    columns, rows = zip(*one.cards, strict=True)
    snake.leftmost, snake.rightmost = min(columns), max(columns)
    snake.top, snake.bottom = min(rows), max(rows)
    doubles = sorted(
        16 * (cell.y % ROWS * ROWS + cell.x % ROWS) + LIE_NUMBER[card.card, card.turn]
        for cell, card in one.cards.items()
        if len(card.strands) > 1
    )
    snake.double_count = len(doubles)
    snake.doubles.begin(doubles)
    plane = [0] * (2 * ROWS)
    for cell in one.cards:
        row, column = cell.y % ROWS, cell.x % ROWS
        plane[2 * row + column // 64] |= 1 << column % 64
    snake.plane = plane
