"""What is in the box of Schlangennest, for print."""

from collections.abc import Iterable, Sequence

from serpentry.games.schlangennest.looks.look import corners
from serpentry.games.schlangennest.looks.view import ROLES
from serpentry.games.schlangennest.rules.cards import (
    COLOUR_NAMES,
    FRAME,
    FULL_HAND,
    PATH,
    Card,
    Colour,
    Kind,
    Strand,
)
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.geometry.squares import Square
from serpentry.tabletop.contents import Component, ComponentSet, Contents
from serpentry.tabletop.painting import skins
from serpentry.tabletop.painting.data import pattern_of
from serpentry.tabletop.picture import Polygon, Shape

CELL = 38.0
"""Millimetres: a row of a nest of nine fits on a table, and five on a sheet."""
MIDDLE = Square(0, 0)
CORNER = (-0.34, -0.34)
WIDTH = 0.25


def contents(rules: SchlangennestRules) -> Contents:
    """The cards of every snake, and those of the path and the frame where they are played with."""
    agreement = rules.agreement
    components = [
        component for colour in range(agreement.colours) for component in _hand(rules, colour)
    ]
    if agreement.has_path:
        straights, curves, tails, heads = FULL_HAND
        curves = curves if agreement.places_path else agreement.path_curves
        components += _cards(rules, PATH, (straights, curves, tails, heads))
    if agreement.options.frame:
        components += _cards(rules, FRAME, (0, 2 * agreement.frame_pairs, 0, 0))
    return Contents((ComponentSet("cards", "squares", CELL, tuple(components)),))


def _hand(rules: SchlangennestRules, colour: Colour) -> Iterable[Component]:
    return _cards(rules, colour, FULL_HAND)


def _cards(
    rules: SchlangennestRules, colour: Colour, numbers: Sequence[int]
) -> Iterable[Component]:
    for kind, number in zip(Kind, numbers, strict=True):
        if number:
            yield _part(rules, Card(colour, kind, 0), number)


def _part(rules: SchlangennestRules, card: Card, number: int) -> Component:
    strands = [strand for strand in rules.faces.strands(card) if strand.parts]
    drawn = [shape for strand in reversed(strands) for shape in _strand_shapes(card, strand)]
    return Component(
        name=f"{COLOUR_NAMES[card.colour].replace(' ', '-')}.{card.kind.word}",
        count=number,
        cells=(MIDDLE,),
        shapes=(Polygon(corners(MIDDLE, 0.5), "paper"), *drawn),
        signs=((ROLES[card.colour], CORNER),),
    )


def _strand_shapes(card: Card, strand: Strand) -> Iterable[Shape]:
    """The coloured part is above the grey ones; a stub ends as a head or a tail."""
    role = ROLES[card.colour] if strand.coloured else "gray"
    pattern = pattern_of(card.colour) if strand.coloured and card.colour != FRAME else None
    lying = skins.Strand(strand.sides)
    yield from skins.skin_shapes([lying], role, WIDTH, pattern)
    if len(strand.sides) == 1:
        kind = "head" if (card.kind is Kind.HEAD) == strand.coloured else "tail"
        yield from skins.tip_shapes(lying.spot(1), role, WIDTH, kind)
