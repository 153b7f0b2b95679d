"""A survey of the table: every chain found anew from the cards that lie there.

It takes nothing from the chains that the nest keeps up to date, so that each can be held against
the other.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from serpentry.games.schlangennest.rules.cards import Card, CardFaces, Colour
from serpentry.games.schlangennest.rules.lattice import STEP, Port, SquareNumber, port_of

Part = tuple[SquareNumber, int]
"""A strand, by the square of its card and its number on the card."""


@dataclass(frozen=True)
class Component:
    """Parts that are joined."""

    members: frozenset[Part]
    colours: tuple[Colour, ...]
    """The colours that its coloured parts have, ascending: more than one is forbidden."""
    parts: int
    grey: int
    ends: tuple[Port, ...]
    finished: int

    @property
    def is_closed(self) -> bool:
        """Whether it is a ring."""
        return not self.ends and not self.finished


class Survey:
    """All components of a table."""

    def __init__(self, cards: Mapping[SquareNumber, Card], faces: CardFaces) -> None:
        self.cards = cards
        self.faces = faces
        self.strands = {
            (square, number): strand
            for square, card in cards.items()
            for number, strand in enumerate(faces.strands(card))
        }
        self._at_side = {
            port_of(square, side): (square, number)
            for (square, number), strand in self.strands.items()
            for side in strand.sides
        }
        self.components = self._find_components()

    def _find_components(self) -> list[Component]:
        found: list[Component] = []
        left = dict.fromkeys(self.strands)
        while left:
            members, fresh = set[Part](), [next(iter(left))]
            while fresh:
                part = fresh.pop()
                if part not in members:
                    members.add(part)
                    del left[part]
                    fresh += self._joined_to(part)
            found.append(self._component(frozenset(members)))
        return found

    def _joined_to(self, part: Part) -> list[Part]:
        square, _ = part
        across = [
            self._at_side.get(port_of(square + STEP[side], side ^ 2))
            for side in self.strands[part].sides
        ]
        return [other for other in across if other is not None and other in self.strands]

    def _component(self, members: frozenset[Part]) -> Component:
        colours, parts, grey, finished = set[Colour](), 0, 0, 0
        ends: list[Port] = []
        for square, number in members:
            strand = self.strands[square, number]
            parts += strand.parts
            finished += strand.finished
            if strand.coloured:
                colours.add(self.cards[square].colour)
            else:
                grey += strand.parts
            for side in strand.sides:
                if square + STEP[side] not in self.cards:
                    ends.append(port_of(square + STEP[side], side ^ 2))
        return Component(
            members, tuple(sorted(colours)), parts, grey, tuple(sorted(ends)), finished
        )

    def snake(self, colour: Colour) -> Component | None:
        """The snake of a colour."""
        return next((one for one in self.components if colour in one.colours), None)

    def pieces(self, colour: Colour) -> int:
        """In how many components the coloured parts of a colour lie: one, or the table is wrong."""
        return sum(colour in one.colours for one in self.components)

    def ends(self, colours: int) -> list[tuple[Port, ...]]:
        """The ends of each of so many snakes."""
        snakes = [self.snake(colour) for colour in range(colours)]
        return [snake.ends if snake else () for snake in snakes]
