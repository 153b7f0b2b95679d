"""A board that fits the screen: what is around the last move, with the names of players."""

from collections.abc import Sequence

from serpentry.tabletop.text import Line, Lines, Span, width

LAST_MOVE_ROLE = "+last"


def board_of(lines: Lines) -> Lines:
    """The board without the words below it, which follow the last empty line."""
    empty = [number for number, line in enumerate(lines) if not line]
    return lines[: empty[-1]] if empty else lines


def named(lines: Lines, seats: Sequence[str], names: Sequence[str]) -> Lines:
    """The lines with people's names where a seat's number or colour stands for them."""
    return tuple(_named(line, seats, names) for line in lines)


def _named(line: Line, seats: Sequence[str], names: Sequence[str]) -> Line:
    """A name takes the place of blanks after it, so that what stands beside stays where it is."""
    made: list[Span] = []
    longer = 0
    for span in line:
        text = span.text
        for seat, colour in enumerate(seats):
            told = text.lstrip("▶ ")
            if span.role == f"seat{seat}" and told in (str(seat), colour):
                # Moves are typed with the number, so that stays.
                name = f"{seat} {names[seat]}" if told == str(seat) else names[seat]
                text = text.removesuffix(told) + name
        if longer and not text.strip() and len(text) > 1:
            text = text[: max(1, len(text) - longer)]
        longer += len(text) - len(span.text)
        made.append(Span(text, span.role))
    return tuple(made)


def fitted(lines: Lines, rows: int, columns: int) -> Lines:
    """As many rows and columns as there is room for, around what was placed last."""
    row, column = _focus(lines)
    if len(lines) > rows:
        body, room = lines[1:], rows - 1
        top = _first(row - 1, room, len(body))
        lines = (lines[0], *body[top : top + room])
    widest = max(map(width, lines), default=0)
    if widest <= columns:
        return lines
    left = _first(column, columns, widest)
    return tuple(_cut(line, left, columns) for line in lines)


def _focus(lines: Lines) -> tuple[int, int]:
    """Row and column of what was placed last; else of the middle."""
    for row, line in enumerate(lines):
        column = 0
        for span in line:
            if span.role.endswith(LAST_MOVE_ROLE):
                return row, column
            column += len(span.text)
    return len(lines) // 2, max(map(width, lines), default=0) // 2


def _first(focus: int, room: int, there: int) -> int:
    """Where a window of some room begins, so that the focus is in its middle if it can be."""
    return max(0, min(focus - room // 2, there - room))


def _cut(line: Line, left: int, columns: int) -> Line:
    """A line's columns from the left one on; the label at its beginning stays."""
    kept: list[Span] = []
    if line and line[0].role == "label" and len(line) > 1 and left:
        kept, left = [line[0]], left + len(line[0].text)
        columns -= len(line[0].text)
    at = 0
    for span in line:
        text = span.text[max(0, left - at) : max(0, left + columns - at)]
        at += len(span.text)
        kept += [Span(text, span.role)] if text else []
    return tuple(kept)
