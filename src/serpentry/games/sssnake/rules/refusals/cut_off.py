"""Why a snake can never be closed any more, in words and with the cells that show it."""

from collections.abc import Iterator
from dataclasses import dataclass

from serpentry.games.sssnake.rules.cards import BLANK
from serpentry.games.sssnake.rules.snake import End, Snake, across
from serpentry.geometry.squares import Side, Square
from serpentry.languages.sentence import Fact, word
from serpentry.tabletop.helpers.places import from_start_card

END_NAMES = ("head", "tail")

POINTS_AT_START = "why-sssnake-cut-off-start-card"
MEETS_BLANK_SIDE = "why-sssnake-cut-off-blank"
SHUT_IN = "why-sssnake-cut-off-shut-in"
SHUT_IN_ONE = "why-sssnake-cut-off-one-cell"


@dataclass(frozen=True)
class CutOff:
    """What keeps an end from the other: a message with its facts, and its cells."""

    message: str
    facts: dict[str, Fact]
    cells: tuple[Square, ...]


def cut_off(snake: Snake) -> CutOff:
    """What keeps the ends of an open snake apart for good."""
    assert snake.ends is not None
    for name, end in zip(END_NAMES, snake.ends, strict=True):
        stop = resting_place(snake, end).cell
        if snake.cards.get(stop) is BLANK:
            return CutOff(POINTS_AT_START, {"end": word(name)}, (stop,))
        if stop in snake.cards:
            facts: dict[str, Fact] = {"end": word(name), "cell": from_start_card(stop)}
            return CutOff(MEETS_BLANK_SIDE, facts, (stop,))
    return _shut_in(snake)


def _shut_in(snake: Snake) -> CutOff:
    """The end that has only a few free cells left. (Both can't be outside: that is one place.)"""
    assert snake.ends is not None
    pockets = [_free_cells_from(snake, end.cell) for end in snake.ends]
    which = 0 if pockets[0] is not None else 1
    pocket = sorted(pockets[which] or ())
    return CutOff(
        SHUT_IN if len(pocket) > 1 else SHUT_IN_ONE,
        {"end": word(END_NAMES[which]), "count": len(pocket)},
        tuple(pocket),
    )


def resting_place(snake: Snake, end: End) -> End:
    """Where an end comes to rest that is followed through the strands before it."""
    while (card := snake.cards.get(end.cell)) is not None:
        exit_ = card.exits[end.side]
        if exit_ is None:
            break
        end = across(end.cell, exit_)
    return end


def _free_cells_from(snake: Snake, start: Square) -> set[Square] | None:
    """All free cells that can be reached; None if they have no end."""
    found, waiting = {start}, [start]
    while waiting:
        cell = waiting.pop()
        if snake.window.bit(cell) & snake.window.rim:
            return None
        fresh = set(_next_cells(snake, cell)) - found
        found |= fresh
        waiting += fresh
    return found


def _next_cells(snake: Snake, cell: Square) -> Iterator[Square]:
    """The free cells next door or at the other mouth of idle strands."""
    for side in Side:
        rest = resting_place(snake, across(cell, side)).cell
        if rest not in snake.cards:
            yield rest
