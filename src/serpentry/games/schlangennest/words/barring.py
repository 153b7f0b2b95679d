"""Why a card of a hand of Schlangennest can't be placed at the ends of its snake."""

from collections.abc import Iterator

from serpentry.games.schlangennest.rules.cards import LIES, Kind
from serpentry.games.schlangennest.rules.lattice import square_of
from serpentry.games.schlangennest.rules.moves import Place
from serpentry.games.schlangennest.rules.nest import Chain
from serpentry.games.schlangennest.rules.position import Position
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.geometry.squares import Square
from serpentry.languages import Sentence


def why_nowhere(rules: SchlangennestRules, position: Position, kind: Kind) -> Sentence | None:
    """What most often forbids a kind of card there; None for a snake without ends."""
    tried = _everywhere(rules, position, kind)
    whys = [illegal.told for one in tried if (illegal := rules.why_illegal(position, one))]
    keys = [why.key for why in whys]
    return max(whys, key=lambda why: keys.count(why.key), default=None)


def _everywhere(rules: SchlangennestRules, position: Position, kind: Kind) -> Iterator[Place]:
    for colour in position.colours:
        for square in reached(position.table.nest.snakes[colour]):
            for one, turn in LIES:
                if one is kind:
                    yield Place(kind, square, turn, rules.agreement.snake_of(colour))


def reached(snake: Chain | None) -> tuple[Square, ...]:
    """The squares that a snake leads to."""
    return tuple(square_of(end >> 2) for end in snake.ends) if snake else ()
