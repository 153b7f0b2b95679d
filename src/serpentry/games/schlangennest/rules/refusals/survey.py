"""A survey of the table: every chain found again from the cards on the table.

It takes nothing from the chains that the nest keeps up to date, so that each can be held against
the other.
"""

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from typing import NamedTuple

from serpentry.games.schlangennest.rules.cards import Card, CardFaces, Colour, Strand
from serpentry.games.schlangennest.rules.lattice import STEP, Port, SquareNumber, port_of

Part = tuple[SquareNumber, int]
"""A strand, by the square of its card and its number on the card."""


class Component(NamedTuple):
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
        self.faces = faces
        self.cards: dict[SquareNumber, Card] = {}
        self.strands: dict[Part, Strand] = {}
        self._at_side: dict[Port, Part] = {}
        self._found: dict[Part, Component] = {}
        """The components, each by the part of it that comes first."""
        self._lay(cards)

    @property
    def components(self) -> Iterable[Component]:
        """All of them, in the order of their first cards."""
        return self._found.values()

    def with_card(self, square: SquareNumber, card: Card) -> "Survey":
        """The table with a card on a square, or another one there."""
        if square in self.cards:
            return Survey({**self.cards, square: card}, self.faces)
        made = copy(self)
        made._lay({square: card})
        return made

    def _lay(self, cards: Mapping[SquareNumber, Card]) -> None:
        """Place cards on empty squares: components that do not reach these stay as they are."""
        fresh = {
            (square, number): strand
            for square, card in cards.items()
            for number, strand in enumerate(self.faces.strands(card))
        }
        sides = {
            port_of(square, side): (square, number)
            for (square, number), strand in fresh.items()
            for side in strand.sides
        }
        self.cards = {**self.cards, **cards}
        self.strands, self._at_side = {**self.strands, **fresh}, {**self._at_side, **sides}
        self._found = dict(self._follow(self._found, fresh, cards))

    def _follow(
        self,
        known: Mapping[Part, Component],
        fresh: Iterable[Part],
        cards: Mapping[SquareNumber, Card],
    ) -> Iterator[tuple[Part, Component]]:
        seen = set[Part]()
        for part in (*known, *fresh):
            one = known.get(part)
            if one is not None and not any(end >> 2 in cards for end in one.ends):
                yield part, one
            elif part not in seen:
                members = self._members(part)
                seen |= members
                yield part, self._component(members)

    def _members(self, part: Part) -> frozenset[Part]:
        """All parts that one is joined to, itself among them."""
        members, fresh = set[Part](), [part]
        while fresh:
            part = fresh.pop()
            if part not in members:
                members.add(part)
                fresh += self._joined_to(part)
        return frozenset(members)

    def _joined_to(self, part: Part) -> list[Part]:
        square, _ = part
        across = [
            self._at_side.get(port_of(square + STEP[side], side ^ 2))
            for side in self.strands[part].sides
        ]
        return [other for other in across if other is not None]

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
        """In how many components the coloured parts of a colour are: one, or the table is wrong."""
        return sum(colour in one.colours for one in self.components)

    def ends(self, colours: int) -> list[tuple[Port, ...]]:
        """The ends of each of this number of snakes."""
        snakes = [self.snake(colour) for colour in range(colours)]
        return [snake.ends if snake else () for snake in snakes]
