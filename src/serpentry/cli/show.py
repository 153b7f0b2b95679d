"""Lines of spans, in the colours of a terminal."""

from rich.console import Console
from rich.text import Text

from serpentry.tabletop.text import Lines

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
err = Console(stderr=True, highlight=False, soft_wrap=True)


def coloured(lines: Lines) -> Text:
    """The lines as Rich text; what was just laid is bold and underlined."""
    text = Text(no_wrap=True)
    for number, line in enumerate(lines):
        if number:
            text.append("\n")
        for span in line:
            role, _, last = span.role.partition("+")
            style = STYLES.get(role, "")
            text.append(span.text, f"{style} bold underline" if last else style)
    return text


def show_lines(lines: Lines) -> None:
    """Print the lines as they are; a narrow terminal cuts a board rather than folding it."""
    out.print(coloured(lines), soft_wrap=True)


def seat_style(seat: int) -> str:
    """The colour of a seat's name."""
    return STYLES[f"seat{seat % 5}"]
