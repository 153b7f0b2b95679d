"""Text for a terminal: lines of spans, each with a role that the terminal gives a colour."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Span:
    """A run of characters that look the same.

    Roles: `plain`, `dim` (empty cells, borders), `label` (coordinates), `strong`, `seat0` … `seat4`
    (a player's colour), `neutral` (a colour of nobody), and any of these with `+last` for what
    was just placed.
    """

    text: str
    role: str = "plain"


Line = tuple[Span, ...]
Lines = tuple[Line, ...]


def plain(lines: Iterable[Line]) -> str:
    """The lines without colours."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


BODY_CHARACTERS = "█⬢━┃"
"""What of a snake's body is distinguished by colour alone."""
SEAT_LETTERS = {f"seat{seat}": letter for seat, letter in enumerate("ABCDE")}


def unpainted(lines: Iterable[Line]) -> str:
    """The lines without colours, with a letter for each seat's bodies: A for the first one."""
    return plain(lettered(lines, SEAT_LETTERS))


def lettered(lines: Iterable[Line], letters: Mapping[str, str]) -> Lines:
    """Bodies as letters of their seats, for readers without colours."""
    return tuple(tuple(_lettered(span, letters) for span in line) for line in lines)


def _lettered(span: Span, letters: Mapping[str, str]) -> Span:
    letter = letters.get(span.role.partition("+")[0])
    if letter is None:
        return span
    return Span(span.text.translate({ord(one): letter for one in BODY_CHARACTERS}), span.role)


def width(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(span.text) for span in line)


def beside(blocks: Iterable[Lines], gap: int = 3) -> Lines:
    """Blocks of lines side by side, each padded to its widest line."""
    columns = list(blocks)
    height = max((len(block) for block in columns), default=0)
    rows: list[Line] = []
    for index in range(height):
        row: list[Span] = []
        for block in columns:
            line = block[index] if index < len(block) else ()
            widest = max((width(one) for one in block), default=0)
            row += [*line, Span(" " * (widest - width(line) + gap))]
        rows.append(tuple(row[:-1]))
    return tuple(rows)
