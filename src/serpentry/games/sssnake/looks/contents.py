"""What is in the box of Sssnake, for print."""

from collections.abc import Iterator
from dataclasses import replace
from math import pi

from serpentry.games.sssnake.looks.picture import square
from serpentry.games.sssnake.looks.snakes import through_start
from serpentry.games.sssnake.rules.cards import CARDS, Card
from serpentry.games.sssnake.rules.deck import DIE
from serpentry.games.sssnake.rules.rules import SssnakeRules
from serpentry.games.sssnake.rules.seats import SEAT_NAMES
from serpentry.games.sssnake.rules.start_cards import START_CARDS, StartCard
from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.contents import Component, ComponentSet, Contents
from serpentry.tabletop.helpers.backs import deck_back
from serpentry.tabletop.painting.data import pattern_of
from serpentry.tabletop.painting.skins import Strand, skin_shapes, tip_shapes
from serpentry.tabletop.picture import Disc, Label, Polygon, Shape

CELL = 31.0
"""Millimetres: six cards in a row of a sheet, and a snake of fifteen on a table."""
FACE = 20.0
"""Millimetres of a side of the die."""
MIDDLE = Square(0, 0)
WIDTH = 0.32
HEAD_LENGTH = 1.32
"""In widths of the body."""
NET = (Square(0, 1), Square(1, 0), Square(1, 1), Square(1, 2), Square(2, 1), Square(3, 1))
"""The six sides of a cube, unfolded as a cross."""


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
    """A body of nobody's colour: the deck is for all."""
    yield Polygon(square(MIDDLE), "paper")
    for sides in CARDS[card].strands:
        yield from skin_shapes([Strand(sides)], "gray", WIDTH, "diamonds")


def _start(rules: SssnakeRules, seat: Seat) -> Component:
    start, role = START_CARDS[rules.options.start_card], f"seat{seat}"
    x, y = start.cells[-1]
    return Component(
        name=f"start.{SEAT_NAMES[seat]}",
        count=1,
        cells=start.cells,
        shapes=tuple(_start_shapes(start, seat)),
        signs=((role, (x + 0.35, y + 0.35)),),
    )


def _start_shapes(start: StartCard, seat: Seat) -> Iterator[Shape]:
    """The body from exit to exit; the head looks out of its own."""
    (left, top), (right, bottom) = start.cells[0], start.cells[-1]
    role = f"seat{seat}"
    yield Polygon(
        (
            (left - 0.5, top - 0.5),
            (right + 0.5, top - 0.5),
            (right + 0.5, bottom + 0.5),
            (left - 0.5, bottom + 0.5),
        ),
        f"{role}-tile",
    )
    strands = [
        Strand(tuple(side for side in (one.enters, one.leaves) if side is not None), *one.cell[1:])
        for one in through_start(start, seat)
    ]
    yield from skin_shapes(strands, role, WIDTH, pattern_of(seat))
    first = strands[0].spot(HEAD_LENGTH * WIDTH)
    yield from tip_shapes(replace(first, angle=first.angle + pi), role, WIDTH, "head")


def _die() -> Component:
    """The faces in the order that puts equal ones on opposite sides of the cube."""
    low, middle, high = sorted(set(DIE))
    faces = dict(zip(NET, (low, high, middle, high, low, middle), strict=True))
    shapes: list[Shape] = [Polygon(square(cell), "paper") for cell in NET]
    for (x, y), face in faces.items():
        shapes += [Disc((x, y), 0.32, "neutral"), Label((x, y), str(face), "eye", 0.5)]
    return Component("die", 1, NET, tuple(shapes), folds=True)
