"""Numbers for Sssnake's moves: which end × how the card is turned, then the gifts.

The plane has no end, so a placement is described by the end that it goes to: 0 the head, 1 the
tail; where both point into one cell, the head. Whose snake it is follows from the moment.
"""

from itertools import combinations_with_replacement

from serpentry.games.sssnake.rules.cards import CARDS, LOOKS
from serpentry.games.sssnake.rules.deck import DIE
from serpentry.games.sssnake.rules.moves import Draw, Give, Move, Place, Roll
from serpentry.games.sssnake.rules.position import Moment, Position
from serpentry.tabletop.numbering import Sections

LIES = tuple((card, look.turn) for card, looks in LOOKS.items() for look in looks)
"""Every card in every turn that looks new."""
LIE_NUMBER = {lie: number for number, lie in enumerate(LIES)}
GIFTS = tuple(Give(card) for card in CARDS)
CHANCE_MOVES: tuple[Move, ...] = (
    *(Roll(number) for number in sorted(set(DIE))),
    *(
        Draw(hand)
        for number in sorted(set(DIE))
        for hand in combinations_with_replacement(CARDS, number)
    ),
)
"""The rolls, then all hands by their size."""
CHANCE_NUMBER = {move: number for number, move in enumerate(CHANCE_MOVES)}
SECTIONS = Sections(place=(2, len(LIES)), give=(len(GIFTS),))


class SssnakeNumbering:
    """Numbers relative to the snake that is lengthened."""

    version = "1"
    count = SECTIONS.count
    draw_count = len(CHANCE_MOVES)
    parts = SECTIONS.parts(place=("card", "head or tail", "card and turn"), give=("gift", "card"))

    def number(self, position: Position, move: Move) -> int:
        """End and turn of a card, a gift, or a roll or hand of chance's."""
        match move:
            case Place(card, on, at, turn):
                ends = position.snakes[on].ends
                assert ends is not None
                which = 0 if ends[0].cell == at else 1
                return SECTIONS.number("place", which, LIE_NUMBER[card, turn])
            case Give():
                return SECTIONS.number("give", GIFTS.index(move))
            case Roll() | Draw():
                return CHANCE_NUMBER[move]

    def move(self, position: Position, number: int) -> Move | None:
        """The move of that number at the moment's snake."""
        if position.moment in (Moment.ROLL, Moment.DRAW):
            return CHANCE_MOVES[number] if 0 <= number < len(CHANCE_MOVES) else None
        match SECTIONS.read(number):
            case ("place", (which, lie)):
                return self._place(position, which, lie)
            case ("give", (gift,)):
                return GIFTS[gift]
        return None

    def _place(self, position: Position, which: int, lie: int) -> Place | None:
        on = position.places_on
        ends = position.snakes[on].ends
        if ends is None or (which == 1 and ends[0].cell == ends[1].cell):
            return None
        card, turn = LIES[lie]
        return Place(card, on, ends[which].cell, turn)
