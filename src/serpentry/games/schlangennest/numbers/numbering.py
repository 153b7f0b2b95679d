"""Numbers for Schlangennest's moves, relative to the own snake: the nest grows any way.

In this order they tell

- a card at an end: own snake × which of the squares it reaches, the upper left first × turn;
- a first card, or one of a path that is placed: square of the field, or around the origin × turn;
- turning a curve: which of the own curves, from the upper left × left or right;
- replacing a straight: which of the own straights, from the upper left × which way the tail looks.
"""

from serpentry.games.schlangennest.rules.cards import FULL_HAND, LIE_NUMBER, LIES, Colour, Kind
from serpentry.games.schlangennest.rules.fields import paths
from serpentry.games.schlangennest.rules.lattice import port_square, square_of
from serpentry.games.schlangennest.rules.moves import Move, Path, Place, Replace, Turn
from serpentry.games.schlangennest.rules.position import Position
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.numbering import Sections


class SchlangennestNumbering:
    """Numbers for one set-up."""

    version = "1"

    def __init__(self, rules: SchlangennestRules) -> None:
        self.agreement = rules.agreement
        reach = self.agreement.colours - 1
        wide, high = self.agreement.field or (2 * reach + 1, 2 * reach + 1)
        left, top = (0, 0) if self.agreement.field else (-reach, -reach)
        self.places = tuple(Square(left + x, top + y) for y in range(high) for x in range(wide))
        """Where first cards can be: the very first at the origin, each other beside one before."""
        self.place_number = {place: number for number, place in enumerate(self.places)}
        self.paths = (
            paths(*self.agreement.field) if self.agreement.field and self._deals_path() else ()
        )
        self.sections = Sections(
            extend=(2 if self.agreement.two_each else 1, 2, len(LIES)),
            first=(len(self.places), len(LIES)),
            turn=(FULL_HAND[Kind.CURVE], 2),
            replace=(FULL_HAND[Kind.STRAIGHT], 2),
        )
        self.count = self.sections.count
        self.parts = self.sections.parts(
            extend=("card at an end", "own snake", "square reached", "card and turn"),
            first=("first card", "square", "card and turn"),
            turn=("turn an own curve", "which", "left or right"),
            replace=("tail for an own straight", "which", "way it looks"),
        )
        self.draw_count = len(self.paths)

    def _deals_path(self) -> bool:
        return self.agreement.has_path and not self.agreement.places_path

    def number(self, position: Position, move: Move) -> int:
        """What is done, where along the own snake, and how."""
        match move:
            case Path(steps):
                return self.paths.index(steps)
            case Place(card, at, turn, snake):
                lie = LIE_NUMBER[card, turn]
                crossing = position.is_crossing
                reached = None if crossing else self._reached(position, snake or 0)
                if reached is None:
                    return self.sections.number("first", self.place_number[at], lie)
                return self.sections.number("extend", snake or 0, reached.index(at), lie)
            case Turn(at, turn):
                curves = self._own(position, Kind.CURVE)
                quarters = (turn - curves[at]) % 4
                return self.sections.number("turn", list(curves).index(at), quarters // 2)
            case Replace(at, turn):
                straights = self._own(position, Kind.STRAIGHT)
                return self.sections.number("replace", list(straights).index(at), turn // 2)

    def move(self, position: Position, number: int) -> Move | None:
        """The move of that number; None if there is no such snake, square or card."""
        if position.actor is CHANCE:
            return Path(self.paths[number]) if 0 <= number < len(self.paths) else None
        if position.actor is None:
            return None
        section, digits = self.sections.read(number)
        if position.is_crossing:
            return self._crossed(*digits) if section == "first" else None
        match section:
            case "extend":
                return self._extend(position, *digits)
            case "first":
                return self._first(position, *digits)
            case "turn":
                return self._turn(position, *digits)
            case "replace":
                return self._replace(position, *digits)
        return None

    def _extend(self, position: Position, snake: int, which: int, lie: int) -> Place | None:
        reached = self._reached(position, snake) or []
        if which >= len(reached):
            return None
        return Place(
            LIES[lie][0], reached[which], LIES[lie][1], snake if self.agreement.two_each else None
        )

    def _first(self, position: Position, place: int, lie: int) -> Place | None:
        colour = position.colours[0]
        if position.table.nest.snakes[colour] is not None:
            return None
        kind, turn = LIES[lie]
        return Place(kind, self.places[place], turn, self.agreement.snake_of(colour))

    def _crossed(self, place: int, lie: int) -> Place:
        kind, turn = LIES[lie]
        return Place(kind, self.places[place], turn)

    def _turn(self, position: Position, which: int, way: int) -> Turn | None:
        curves = list(self._own(position, Kind.CURVE).items())
        if which >= len(curves):
            return None
        at, turn = curves[which]
        return Turn(at, (turn + (1, 3)[way]) % 4)

    def _replace(self, position: Position, which: int, way: int) -> Replace | None:
        straights = list(self._own(position, Kind.STRAIGHT).items())
        if which >= len(straights):
            return None
        at, turn = straights[which]
        return Replace(at, turn + 2 * way)

    def _colour(self, position: Position, snake: int) -> Colour:
        assert isinstance(position.actor, int)
        return self.agreement.colours_of(position.actor)[snake]

    def _reached(self, position: Position, snake: int) -> list[Square] | None:
        """The squares that an own snake reaches, upper left first; None before its first card."""
        chain = position.table.nest.snakes[self._colour(position, snake)]
        if chain is None:
            return None
        return [square_of(one) for one in sorted({port_square(end) for end in chain.ends})]

    def _own(self, position: Position, kind: Kind) -> dict[Square, int]:
        """The turns of the own cards of a kind, from the upper left."""
        colour, cards = self._colour(position, 0), position.table.nest.cards
        return {
            square_of(number): card.turn
            for number, card in sorted(cards.items())
            if card.colour == colour and card.kind == kind
        }
