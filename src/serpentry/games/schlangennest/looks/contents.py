"""What is in the box of Schlangennest, for print."""

from collections.abc import Iterable, Sequence

from serpentry.games.schlangennest.looks.look import card_shapes, corners
from serpentry.games.schlangennest.looks.view import ROLES
from serpentry.games.schlangennest.rules.cards import (
    COLOUR_NAMES,
    FRAME,
    FULL_HAND,
    GREY,
    PATH,
    Card,
    Colour,
    Kind,
)
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.geometry.squares import Side, Square
from serpentry.tabletop.contents import Component, ComponentSet, Contents
from serpentry.tabletop.picture import Polygon

CELL = 38.0
"""Millimetres: a row of a nest of nine fits on a table, and five on a sheet."""
MIDDLE = Square(0, 0)
CORNER = (-0.34, -0.34)


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
    strands = rules.faces.strands(card)
    owners = [GREY] * len(strands)
    _, *drawn = card_shapes(MIDDLE, card, strands, owners, tuple(Side))
    return Component(
        name=f"{COLOUR_NAMES[card.colour].replace(' ', '-')}.{card.kind.word}",
        count=number,
        cells=(MIDDLE,),
        shapes=(Polygon(corners(MIDDLE, 0.5), "paper"), *drawn),
        signs=((ROLES[card.colour], CORNER),),
    )
