"""What a terminal shows and asks: boards in its colours, and lines that are typed."""

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from serpentry.cli.board_window import fitted
from serpentry.tabletop.text import SEAT_LETTERS, Lines, lettered

if TYPE_CHECKING:
    # The list of commands needs no game.
    from serpentry.tabletop.helpers.sides import Paint

with suppress(ImportError):
    # Where there is one, what is typed can be edited, and earlier lines come back.
    import readline  # noqa: F401

STYLES = {
    "plain": "",
    "dim": "bright_black",
    "label": "cyan",
    "strong": "bold",
    "neutral": "white",
    "gray": "bright_black",
    "seat0": "green",
    "seat1": "red",
    "seat2": "blue",
    "seat3": "yellow",
    "seat4": "magenta",
    "yellow": "yellow",
    "black": "bright_white on grey23",
    "purple": "magenta",
    "green": "green",
    "wood": "color(137)",
}

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)
# Words stay whole on a screen; in a file or for another program a sentence is one line.
err.soft_wrap = not err.is_terminal


def coloured(lines: Lines, paint: "Paint" = str) -> Text:
    """The lines as Rich text; what was just placed is bold and underlined."""
    text = Text(no_wrap=True)
    for number, line in enumerate(lines):
        if number:
            text.append("\n")
        for span in line:
            role, _, last = span.role.partition("+")
            style = STYLES.get(paint(role), "")
            text.append(span.text, f"{style} bold underline" if last else style)
    return text


def show_lines(lines: Lines, paint: "Paint" = str) -> None:
    """Print the lines as they are; a narrow terminal cuts a board rather than folding it."""
    if _colourless():
        lines = lettered(lines, SEAT_LETTERS)
    out.print(coloured(lines, paint), soft_wrap=True)


def _colourless() -> bool:
    """Whether colours are unwanted, or go to a file or another program."""
    return out.no_color or out.color_system is None


def show_board(
    board: Lines, words: Sequence[str], names: Sequence[str], paint: "Paint" = str
) -> None:
    """A board and words below it; on a screen all of it at once, however small it is."""
    initials = {f"seat{seat}": name[0].upper() for seat, name in enumerate(names)}
    if _colourless() and len(set(initials.values())) == len(names):
        board = lettered(board, initials)
    if not out.is_terminal:
        out.print()
        show_lines(board, paint)
        out.print(words[-1])
        return
    below = [line for text in words for line in out.render_lines(text, pad=False)]
    room = out.height - PROMPT_ROWS - FEWEST_BOARD_ROWS
    rows = max(FEWEST_BOARD_ROWS, out.height - PROMPT_ROWS - min(len(below), room))
    out.clear()
    show_lines(fitted(board, rows, out.width), paint)
    for text in _newest(words, out.height - PROMPT_ROWS - min(rows, len(board))):
        out.print(text)


PROMPT_ROWS = 2
"""Rows for the line that is typed, and one to spare."""
FEWEST_BOARD_ROWS = 9
"""A board is shown with no fewer rows, however much there is to say."""


def _newest(words: Sequence[str], rows: int) -> list[str]:
    """The last of some texts, as many as there are rows for; always the very last."""
    kept: list[str] = []
    for text in reversed(words):
        rows -= len(out.render_lines(text, pad=False))
        if rows < 0 and kept:
            break
        kept.insert(0, text)
    return kept


def ask(prompt: str) -> str:
    """A line that is typed; the prompt is part of it, so that editing leaves it alone."""
    return input(Text.from_markup(prompt).plain)


def seat_style(seat: int, paint: "Paint" = str) -> str:
    """The colour of a seat's name."""
    return STYLES[paint(f"seat{seat % 5}")]
