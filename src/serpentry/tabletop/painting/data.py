"""The part of the painting that is data, which the client reads as well."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from serpentry.tabletop.picture import Point

FILE = Path(__file__).with_name("painted.json")


@cache
def painted(file: Path = FILE) -> dict[str, Any]:
    """Everything in a file of painting: that of all games, or one game's own."""
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def pattern_of(seat: int) -> str:
    """The pattern on the back of a seat's snakes, where the game has none of its own."""
    return str(painted()["patterns"][seat])


def read_pairs(text: str) -> tuple[Point, ...]:
    """Points as they are written there."""
    found = []
    for pair in text.split():
        x, y = pair.split(",")
        found.append((float(x), float(y)))
    return tuple(found)
