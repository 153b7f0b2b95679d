"""What a square of a table without edges is called: how far it is from where the table began.

A name is a token of compass letters and numbers, each language with its own letters; sentences take
it after their word for square, in the case they need (`{ $cell_on }`). The square where the table
began has words of its own: the start square, the house tile, the start card. ::

    W2 N1       N1
    W2          start       E1
"""

from serpentry.geometry.squares import Square
from serpentry.languages.sentence import Fact, Sentence, sentence

START, HOUSE, START_CARD = "place-start", "place-house", "place-start-card"
"""What is where a table began: a square, Cobra Carnival's house tile, a card of Sssnake."""


def place(cell: Square, written: str = "", origin: str = START) -> Sentence:
    """A square as somebody would say it; it knows how it is written, x,y unless told."""
    across, along = "e" if cell.x > 0 else "w", "s" if cell.y > 0 else "n"
    facts: dict[str, Fact] = {"written": written or f"{cell.x},{cell.y}"}
    if cell.x and cell.y:
        facts |= {"far": abs(cell.x), "side": across, "along": abs(cell.y), "other": along}
        return sentence("place-corner", **facts)
    if cell == (0, 0):
        return sentence(origin, **facts)
    far, side = (abs(cell.x), across) if cell.x else (abs(cell.y), along)
    return sentence("place-line", far=far, side=side, **facts)


def from_house(cell: Square) -> Sentence:
    """A square of Cobra Carnival."""
    return place(cell, origin=HOUSE)


def from_start_card(cell: Square) -> Sentence:
    """A square of a snake of Sssnake."""
    return place(cell, origin=START_CARD)


def as_written(told: Sentence) -> Sentence:
    """The same for somebody who types moves: squares are called as they are typed."""
    return told.retold(_written)


def _written(one: Sentence) -> Sentence:
    known = one.facts.get("written")
    return one if known is None else sentence("place-written", written=known)
