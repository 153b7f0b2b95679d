"""The course of a snake: the strands that it runs through, from the start card outwards."""

from collections.abc import Iterator
from typing import NamedTuple

from serpentry.games.sssnake.rules.cards import Strand
from serpentry.games.sssnake.rules.snake import End, Snake, across
from serpentry.games.sssnake.rules.start_cards import StartCard
from serpentry.geometry.squares import Square


class Piece(NamedTuple):
    """A strand on a cell."""

    cell: Square
    strand: Strand


def course(snake: Snake, start: StartCard) -> Iterator[Piece]:
    """The strands in use: from the head's exit on, then, if it is open, from the tail's."""
    yield from followed(snake, across(*start.head))
    if not snake.is_closed:
        yield from followed(snake, across(*start.tail))


def followed(snake: Snake, end: End) -> Iterator[Piece]:
    """The strands that one comes through from an exit of the start card on."""
    while (card := snake.cards.get(end.cell)) is not None:
        exit_ = card.exits[end.side]
        if exit_ is None:
            return
        yield Piece(end.cell, (end.side, exit_))
        end = across(end.cell, exit_)


def sides_in_use(snake: Snake, start: StartCard) -> frozenset[End]:
    """The sides of cards through which the snake runs."""
    return frozenset(End(cell, side) for cell, strand in course(snake, start) for side in strand)
