"""How Schlangennest is written: what is done, the square, and where the coloured part leads.

`curve c4 ne` places a curve whose coloured part joins north and east; `tail -a2 s` places the tail
with its coloured stub to the south; `turn c4 es` turns a curve, `replace b2 n` puts the tail in the
place of a straight. With two snakes each a card begins with `first` or `second`.
`path RRDDDDDDRR` is chance's.
"""

import re
from functools import cache

from serpentry.games.schlangennest.rules.cards import KIND_BY_WORD, TURNS, Kind, coloured_sides
from serpentry.games.schlangennest.rules.moves import Move, Path, Place, Replace, Turn
from serpentry.games.schlangennest.rules.names import read_square, square_name
from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import deed_of

SNAKE_WORDS = ("first", "second")
SNAKE_BY_WORD = {"first": 0, "second": 1, "1": 0, "2": 1}
SHORT_KINDS = {word[0]: word for word in KIND_BY_WORD}
"""A card's first letter is enough to read it."""

EXAMPLES = "curve c4 ne; straight a2 ns; tail -b3 e; turn c4 es; replace b2 n"


@cache
def sides_word(kind: Kind, turn: int) -> str:
    """The sides of the coloured part, as letters."""
    return "".join(side.name.lower() for side in coloured_sides(kind, turn))


TURN_BY_WORD = {
    kind: {sides_word(kind, turn): turn for turn in range(TURNS[kind])} for kind in Kind
}


class SchlangennestNotation:
    """Moves as people write them."""

    def kind(self, move: Move) -> str:
        """What is done, and the card that is placed."""
        match move:
            case Place(card):
                return f"lay {card.word}"
            case Turn() | Replace() | Path():
                return deed_of(move)

    def write(self, move: Move) -> str:
        """The move as words."""
        match move:
            case Path(steps):
                return f"path {steps}"
            case Turn(at, turn):
                return f"turn {square_name(at)} {sides_word(Kind.CURVE, turn)}"
            case Replace(at, turn):
                return f"replace {square_name(at)} {sides_word(Kind.TAIL, turn)}"
            case Place(card, at, turn, snake):
                place = f"{card.word} {square_name(at)} {sides_word(card, turn)}"
                return place if snake is None else f"{SNAKE_WORDS[snake]} {place}"

    def read(self, text: str) -> Move:
        """The move of such words; first letters are enough for cards."""
        words = text.lower().split()
        if len(words) == 2 and words[0] == "path":
            return _path(words[1])
        snake = SNAKE_BY_WORD.get(words[0]) if words else None
        words = words if snake is None else words[1:]
        if len(words) != 3:
            raise BadText(sentence("unread-move", text=text[:40], like=EXAMPLES))
        what, where, sides = words
        if what == "turn" and snake is None:
            return Turn(read_square(where), _turn(Kind.CURVE, sides))
        if what == "replace" and snake is None:
            return Replace(read_square(where), _turn(Kind.TAIL, sides))
        kind = KIND_BY_WORD.get(SHORT_KINDS.get(what, what))
        if kind is None:
            known = ", ".join(KIND_BY_WORD)
            raise BadText(sentence("unread-card", text=what[:20], known=known))
        return Place(kind, read_square(where), _turn(kind, sides), snake)


def _path(steps: str) -> Path:
    if not re.fullmatch("[rd]{1,40}", steps):
        raise BadText(sentence("unread-path", like="path RRDDDDDDRR"))
    return Path(steps.upper())


def _turn(kind: Kind, sides: str) -> int:
    ways = TURN_BY_WORD[kind]
    turn = ways.get(sides, ways.get(sides[::-1]))
    if turn is None:
        known = ", ".join(ways)
        raise BadText(sentence("unread-sides", name=kind.word, text=sides[:10], known=known))
    return turn
