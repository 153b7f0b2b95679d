"""From a position of Schlangennest to the kernel's state."""

from collections.abc import Iterator

from serpentry.games.schlangennest.numbers.numbering import SchlangennestNumbering
from serpentry.games.schlangennest.rules.cards import FRAME, LIE_NUMBER, Kind
from serpentry.games.schlangennest.rules.crossing import Crossing
from serpentry.games.schlangennest.rules.lattice import number_of, port_of, port_side
from serpentry.games.schlangennest.rules.nest import Chain, Nest
from serpentry.games.schlangennest.rules.position import Errand, Position
from serpentry.kernels import interface
from serpentry.kernels.schlangennest.packing import (
    HALF,
    ROW,
    card_word,
    chain_word,
    owner_code,
    port_word,
    square_word,
)
from serpentry.kernels.schlangennest.structs import Snake, State
from serpentry.tabletop.actors import CHANCE


def fill(numbering: SchlangennestNumbering, state: State, position: Position) -> None:
    """Write a position into a state."""
    actor, table = position.actor, position.table
    if actor is None:
        state.actor = interface.OVER
    else:
        state.actor = interface.CHANCE_ACTS if actor is CHANCE else actor
    state.living = sum(1 << one for one in position.colours)
    state.out = sum(1 << one for one in table.out)
    state.errands.begin(errand_words(position.errands))
    if table.bounds is not None:
        state.is_bounded = 1
        state.left, state.top, state.right, state.bottom = (HALF + one for one in table.bounds)
    for colour, hand in enumerate(table.hands):
        for kind in Kind:
            state.hands[colour, kind] = hand[kind]
    if position.is_crossing:
        _put_crossing(state, Crossing(table.nest.cards, (state.facts.wide, state.facts.high)))
    _put_cards(state, table.nest)
    _put_chains(state, table.nest)
    numbers = {numbering.number(position, move) for move in position.moves}
    state.legal_count = len(numbers)
    state.legal.fill_sets([sum(1 << number for number in numbers)])


def errand_words(errands: tuple[Errand, ...]) -> Iterator[int]:
    """What is due, as seat and colours."""
    for seat, colours in errands:
        yield 1 + seat | sum(1 << one for one in colours) << 4


def _place(state: State, square: int, side: int) -> int:
    """Where a port is on the torus."""
    row, column = divmod(square, ROW)
    cells = state.facts.mask + 1
    return 4 * (row % cells * cells + column % cells) + side


def _put_crossing(state: State, crossing: Crossing) -> None:
    if crossing.lead is None or crossing.goal is None:
        return
    at, way = crossing.lead
    state.path_lead = port_word(port_of(number_of(at), way.opposite()))
    state.path_goal = square_word(number_of(crossing.goal))
    straights, curves, _, _ = crossing.hand
    state.path_hand = (straights, curves)


def _put_cards(state: State, nest: Nest) -> None:
    for number, card in sorted(nest.cards.items()):
        square, lie = square_word(number), LIE_NUMBER[card.kind, card.turn]
        state.ports[_place(state, square, 0)] = card_word(owner_code(card.colour), lie)
        state.laid += card.colour != FRAME
        if card.colour < state.facts.colours:
            own = state.cards[card.colour]
            own.squares[own.count] = square
            own.count += 1


def _put_chains(state: State, nest: Nest) -> None:
    for port, chain in nest.ends.items():
        partner = next((port_word(end) for end in chain.ends if end != port), 0)
        place = _place(state, square_word(port >> 2), port_side(port))
        state.ports[place] = chain_word(
            owner_code(chain.owner), chain.parts, chain.grey, chain.finished, partner
        )
    for snake, one in zip(state.snakes, nest.snakes, strict=False):
        if one is not None:
            _put_snake(snake, one)


def _put_snake(snake: Snake, chain: Chain) -> None:
    snake.is_present = 1
    snake.parts, snake.grey, snake.finished = chain.parts, chain.grey, chain.finished
    snake.ends.begin(sorted(map(port_word, chain.ends)))
