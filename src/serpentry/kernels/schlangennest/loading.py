"""From a position to the kernel's state."""

import numpy as np

from serpentry.games.schlangennest.cards import FRAME, LIE_NUMBER
from serpentry.games.schlangennest.lattice import port_side
from serpentry.games.schlangennest.nest import Chain, Nest
from serpentry.games.schlangennest.numbering import SchlangennestNumbering
from serpentry.games.schlangennest.position import Position
from serpentry.games.schlangennest.rules import SchlangennestRules
from serpentry.kernels.kernel import CHANCE, OVER, Words
from serpentry.kernels.schlangennest import layout as at
from serpentry.kernels.schlangennest.facts import errand_words, facts_of
from serpentry.tabletop.actors import CHANCE as CHANCE_ACTS


class Loader:
    """Makes the states of one set-up."""

    def __init__(self, rules: SchlangennestRules) -> None:
        self.setup = rules.agreement
        self.numbering = SchlangennestNumbering(rules)
        self.side = at.board_side(rules.agreement)
        self.state_size = at.BOARD + 4 * self.side**2
        self.facts = facts_of(rules, self.numbering)

    def load(self, position: Position) -> Words:
        """The state of a position."""
        state = np.zeros(self.state_size, np.int64)
        actor = position.actor
        state[at.ACTOR] = OVER if actor is None else CHANCE if actor is CHANCE_ACTS else actor
        state[at.LIVING] = sum(1 << one for one in position.colours)
        state[at.OUT] = sum(1 << one for one in position.table.out)
        errands = errand_words(position.errands)
        state[at.ERRANDS : at.ERRANDS + len(errands)] = errands
        if (bounds := position.table.bounds) is not None:
            state[at.BOUNDED] = 1
            state[at.LEFT : at.BOTTOM + 1] = [at.HALF + one for one in bounds]
        for colour, hand in enumerate(position.table.hands):
            first = at.HANDS + at.KINDS * colour
            state[first : first + at.KINDS] = at.hand_words(hand)
        self._load_nest(state, position.table.nest)
        self._load_moves(state, position)
        return state

    def _place(self, square: int, side: int) -> int:
        row, column = divmod(square, 1 << at.BITS_OF_ROW)
        return at.BOARD + 4 * (row % self.side * self.side + column % self.side) + side

    def _load_nest(self, state: Words, nest: Nest) -> None:
        for number, card in sorted(nest.cards.items()):
            square, lie = at.square_word(number), LIE_NUMBER[card.kind, card.turn]
            state[self._place(square, 0)] = at.card_word(card.colour, lie)
            state[at.LAID] += card.colour != FRAME
            if card.colour < self.setup.colours:
                own = at.CARDS + at.OWN_CARDS * card.colour
                state[own] += 1
                state[own + state[own]] = square
        for port, chain in nest.ends.items():
            partner = next((at.port_word(end) for end in chain.ends if end != port), 0)
            state[self._place(at.square_word(port >> 2), port_side(port))] = at.chain_word(
                at.owner_code(chain.owner), chain.parts, chain.gray, chain.finished, partner
            )
        for colour, snake in enumerate(nest.snakes):
            if snake is not None:
                first = at.SNAKES + at.SNAKE * colour
                state[first : first + at.SNAKE] = _snake_words(snake)

    def _load_moves(self, state: Words, position: Position) -> None:
        numbers = {self.numbering.number(position, move) for move in position.moves}
        state[at.LEGAL_COUNT] = len(numbers)
        bits = sum(1 << number for number in numbers)
        words = np.frombuffer(bits.to_bytes(8 * at.LEGAL_WORDS, "little"), np.int64)
        state[at.LEGAL : at.LEGAL + at.LEGAL_WORDS] = words


def _snake_words(snake: Chain) -> list[int]:
    ends = [*sorted(map(at.port_word, snake.ends)), 0, 0][:2]
    return [1, snake.parts, snake.gray, snake.finished, *ends]
