"""Diagrams of the Cobra Carnival page."""

from random import Random

from serpentry.catalogue import set_up
from serpentry.games.carnival.looks.look import hat_shapes, square, tile_shapes
from serpentry.games.carnival.rules.moves import Place
from serpentry.games.carnival.rules.position import HOUSE, Laid, Position
from serpentry.geometry.squares import Square
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.picture import Label, Picture, Polygon, Shape
from tools.diagrams.figure import Figure, View, attempted, ended

FOUR = set_up("carnival", 4)

BENT = (
    "purple straight 1 at 0,1 NS; purple corner at 0,2 NE; purple straight 2 at 1,2 EW; "
    "log corner at 2,2 WN; purple diamond at 2,1 NS"
)
DEAD_END = "purple corner at 0,1 WN; purple corner at -1,1 NE; yellow straight 1 at 0,-1 NS"
FACING = (
    "purple corner at 0,1 NE; purple corner at 1,1 SW; purple corner at 1,2 NE; "
    "black straight 1 at 1,0 EW; black corner at 2,0 SW; black straight 3 at 2,1 NS"
)
STOPPED = (
    "yellow corner at 0,-1 ES; yellow straight 1 at 1,-1 EW; black straight 1 at 1,0 EW; "
    "black corner at 2,0 WN; black straight 3 at 2,-1 NS; purple straight 1 at 0,1 NS"
)


def figures() -> dict[str, Figure]:
    """All of them, by name."""
    yellow = "yellow straight 1 at 0,-1 NS; trouble at 1,-2"
    return {
        "tiles": tiles(),
        "start": start(),
        "end": attempt(BENT, "purple corner at 2,0 ES"),
        "mend": attempt(BENT, "purple corner at 2,2 WN"),
        "exit": attempt(DEAD_END, "purple straight 2 at -1,0 NS"),
        "own-first": attempt(yellow, "yellow straight 2 at 0,-2 NS", "purple corner"),
        "dead-ending": attempt(yellow, "yellow corner at 0,-2 ES"),
        "one-path": attempt(FACING, "purple corner at 2,2 WN"),
        "gift": attempt(BENT, "gift at 1,1"),
        "gift-blocks": attempt(BENT, "gift at 2,0"),
        "log": attempt(BENT, "log straight at 1,2 EW"),
        "turn-before": attempt(DEAD_END),
        "turn-after": attempt(DEAD_END, "log corner at -1,1 ES"),
        "crossing-before": attempt(STOPPED),
        "crossing-after": attempt(STOPPED, "log crossing at 2,-1"),
        "finished": finished(),
    }


def position(laid: str, hand: list[str]) -> Position:
    """A table of four with these tiles; seat 0, who has purple, is to lay from this hand."""
    lays = [FOUR.notation.read(part.strip()) for part in laid.split(";")]
    data = {
        "stage": ["lay", 0, None, None, 0],
        "house": 0,
        "laid": [[list(lay.at), lay.tile, lay.turn, False] for lay in lays],
        "hats": [],
        "hands": [hand, [], [], []],
        "pile": ["gift"],
        "discards": [],
        "tokens": [0, 0, 0, 0],
    }
    made: Position = FOUR.codec.position_from(data)
    return made


def attempt(laid: str, tried: str = "", also_held: str = "") -> Figure:
    """A table on which purple's player tries a move, with what the rules say to it."""
    if not tried:
        before = position(laid, [])
        return Figure(FOUR.face.picture(before), views=(View(FOUR, before),))
    move = FOUR.notation.read(tried)
    assert isinstance(move, Place)
    before = position(laid, [move.tile, *([also_held] if also_held else [])])
    illegal = FOUR.rules.why_illegal(before, move)
    view = attempted(FOUR, before, move)
    if illegal is None:
        return Figure(FOUR.face.picture(view.position, move), views=(view,))
    board = FOUR.face.picture(before)
    shapes: list[Shape] = [*board.shapes, *tile_shapes(move.at, Laid(move.tile, move.turn))]
    shapes.append(Polygon(square(move.at), "none", "refused"))
    return Figure(Picture(tuple(shapes), board.frame), illegal.told, (view,))


KINDS = (
    (
        *(("purple straight 3", 0, 6), ("purple corner", 0, 6), ("purple diamond", 0, 2)),
        *(("purple knot", 0, 1), ("purple sore", 0, 1), ("purple head", 2, 2), ("hat 3", 0, 6)),
    ),
    (
        *(("gift", 0, 6), ("trouble", 0, 4), ("log straight", 0, 4)),
        *(("log corner", 0, 8), ("log crossing", 0, 4), (HOUSE, 0, 1)),
    ),
)
"""A tile of each kind, how it is turned, and how many there are."""


def tiles() -> Figure:
    """One of each kind, with its number."""
    shapes: list[Shape] = []
    for row, items in enumerate(KINDS):
        for column, (name, turn, number) in enumerate(items):
            cell = Square(2 * column, 2 * row)
            if name.startswith("hat"):
                shapes += hat_shapes(cell, name)
            else:
                through = ("", "") if name == "log crossing" else ()
                shapes += tile_shapes(cell, Laid(name, turn), through)
            shapes.append(Label((cell.x, cell.y + 0.78), f"×{number}", "plain", 0.34))
    pieces = tuple(
        (name, f"×{number}") for row in KINDS for name, _, number in row if name != HOUSE
    )
    view = View(FOUR, FOUR.rules.start(), pieces=pieces)
    return Figure(Picture(tuple(shapes), (-1.0, -0.8, 13.0, 3.4)), views=(view,))


def start() -> Figure:
    """The house as it may lie, with who sits where."""
    begun = position("purple straight 1 at 0,1 NS", [])
    board = FOUR.face.picture(begun)
    seats = {"1": (0, 2.4), "2": (-2.2, 0), "3": (0, -1.9), "4": (2.2, 0)}
    labels = [Label(at, name, "plain", 0.34) for name, at in seats.items()]
    picture = Picture((*board.shapes, *labels), (-3.2, -2.4, 3.2, 2.9))
    view = View(FOUR, begun, labels=tuple(seats.items()))
    return Figure(picture, views=(view,))


def finished() -> Figure:
    """The end of a game."""
    *_, (_, last, end) = random_walk(FOUR.rules, Random(5))
    return Figure(FOUR.face.picture(end, last), views=(ended(FOUR, end, last),))
