"""An attempt to place or turn a card: the table before, and after, surveyed when a rule asks."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from serpentry.games.schlangennest.rules.cards import Card, Colour, Kind
from serpentry.games.schlangennest.rules.lattice import Port, SquareNumber, number_of, port_side
from serpentry.games.schlangennest.rules.names import spoken
from serpentry.games.schlangennest.rules.options import Agreement
from serpentry.games.schlangennest.rules.position import Table
from serpentry.games.schlangennest.rules.refusals.survey import Component, Survey
from serpentry.geometry.squares import Square
from serpentry.languages.sentence import Sentence


@dataclass(eq=False)
class Attempt:
    """A card as it would be placed on a square."""

    agreement: Agreement
    before: Survey
    table: Table
    at: Square
    card: Card

    @property
    def colour(self) -> Colour:
        """The colour that tries it."""
        return self.card.colour

    @property
    def kind(self) -> Kind:
        """What kind of card it is."""
        return self.card.kind

    @property
    def name(self) -> Sentence:
        """What its square is called."""
        return spoken(self.at)

    @property
    def cards(self) -> Mapping[SquareNumber, Card]:
        """All cards on the table."""
        return self.table.nest.cards

    @cached_property
    def square(self) -> SquareNumber:
        """The number of its square."""
        return number_of(self.at)

    @cached_property
    def is_first(self) -> bool:
        """Whether it is the first card of its colour."""
        return all(card.colour != self.colour for card in self.table.nest.cards.values())

    @cached_property
    def after(self) -> Survey:
        """The table with the card."""
        return self.before.with_card(self.square, self.card)

    @property
    def own_snake(self) -> Component | None:
        """The snake that it is to lengthen."""
        return self.before.snake(self.colour)

    def coloured_part_meets(self, ends: tuple[Port, ...]) -> bool:
        """Whether the coloured part of the card itself is joined to one of these ends."""
        coloured = next(one for one in self.before.faces.strands(self.card) if one.coloured)
        here = [port_side(end) for end in ends if end >> 2 == self.square]
        return any(side in coloured.sides for side in here)
