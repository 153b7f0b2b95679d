"""What is in the box of Sssnake, for print."""

from collections.abc import Iterator

from serpentry.games.sssnake.looks.picture import (
    BODY,
    face_shapes,
    square,
    start_card_shapes,
    strand_points,
)
from serpentry.games.sssnake.rules.cards import CARDS, Card
from serpentry.games.sssnake.rules.deck import DIE
from serpentry.games.sssnake.rules.rules import SssnakeRules
from serpentry.games.sssnake.rules.seats import SEAT_NAMES
from serpentry.games.sssnake.rules.start_cards import START_CARDS
from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.contents import Component, ComponentSet, Contents
from serpentry.tabletop.helpers.backs import deck_back
from serpentry.tabletop.picture import Disc, Label, Polygon, Shape, Stroke

CELL = 31.0
"""Millimetres: six cards in a row of a sheet, and a snake of fifteen on a table."""
FACE = 20.0
"""Millimetres of a side of the die."""
MIDDLE = Square(0, 0)
NET = (Square(0, 1), Square(1, 0), Square(1, 1), Square(1, 2), Square(2, 1), Square(3, 1))
"""The six sides of a cube, laid out as a cross."""


def contents(rules: SssnakeRules) -> Contents:
    """The deck, everybody's start card and the die."""
    starts = tuple(_start(rules, seat) for seat in range(rules.seats))
    return Contents(
        (
            ComponentSet("cards", "squares", CELL, tuple(map(_card, CARDS)), deck_back()),
            ComponentSet("starts", "squares", CELL, starts),
            ComponentSet("die", "squares", FACE, (_die(),)),
        )
    )


def _card(card: Card) -> Component:
    return Component(card, CARDS[card].number, (MIDDLE,), tuple(_card_shapes(card)))


def _card_shapes(card: Card) -> Iterator[Shape]:
    """Where two strands cross, a rim shows which lies above."""
    yield Polygon(square(MIDDLE), "paper")
    for strand in CARDS[card].strands:
        yield Stroke(strand_points(MIDDLE, strand, 0.25), "paper", BODY + 0.12, smooth=True)
        yield Stroke(strand_points(MIDDLE, strand), "neutral", BODY, smooth=True)
        yield Stroke(strand_points(MIDDLE, strand), "gray", 0.1, smooth=True)


def _start(rules: SssnakeRules, seat: Seat) -> Component:
    start, role = START_CARDS[rules.options.start_card], f"seat{seat}"
    x, y = start.cells[-1]
    return Component(
        name=f"start.{SEAT_NAMES[seat]}",
        count=1,
        cells=start.cells,
        shapes=(*start_card_shapes(start, role, 0.5), *face_shapes(start, role)),
        signs=((role, (x + 0.35, y + 0.35)),),
    )


def _die() -> Component:
    """The faces in the order that puts equal ones on opposite sides of the cube."""
    low, middle, high = sorted(set(DIE))
    faces = dict(zip(NET, (low, high, middle, high, low, middle), strict=True))
    shapes: list[Shape] = [Polygon(square(cell), "paper") for cell in NET]
    for (x, y), face in faces.items():
        shapes += [Disc((x, y), 0.32, "neutral"), Label((x, y), str(face), "eye", 0.5)]
    return Component("die", 1, NET, tuple(shapes), folds=True)
