"""Diagrams of the Schlangennest page."""

from dataclasses import replace
from random import Random
from typing import Any

from serpentry.catalogue import set_up
from serpentry.games.schlangennest.looks.look import card_shapes, corners
from serpentry.games.schlangennest.rules.cards import (
    COLOUR_NAMES,
    FULL_HAND,
    GREY,
    LIE_NUMBER,
    Card,
    CardFaces,
    Kind,
)
from serpentry.games.schlangennest.rules.moves import Place
from serpentry.games.schlangennest.rules.position import Position
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.geometry.squares import Square
from serpentry.tabletop.game import Game
from serpentry.tabletop.narrator import PlainNarrator
from serpentry.tabletop.picture import Disc, Label, Picture, Point, Polygon, Shape, Stroke
from tools.diagrams.figure import Figure, View, attempted, ended

COLOURS = {name.removeprefix("the "): colour for colour, name in COLOUR_NAMES.items()}

FREE_GREY = (
    "green curve -a1 es; red straight b1 ns; red curve b2 ne; red curve c2 wn; red straight c1 ns"
)
DETOUR = (
    "green straight a2 ew; red curve b3 sw; red curve b4 ne; red curve c4 wn; red curve c3 es; "
    "red curve d3 wn; red curve d2 sw; red curve c2 ne"
)
BOTH_ENDS = (
    "green curve b1 es; green curve c1 sw; green curve c2 wn; red curve a2 es; red curve a3 ne"
)
ROW = "; ".join(f"green straight {column}1 ew" for column in "abcdefg") + "; red straight b2 ns"
THREE = "green straight a2 ew; red straight b1 ns; blue straight d2 ew"
FOUR = "green straight a2 ew; red straight b1 ns; blue straight c1 ns; yellow straight e2 ew"
RING = "green curve a1 es; green curve b1 sw; green curve b2 wn; green curve a2 ne; red curve c2 ne"
RING_OF_STRAIGHTS = (
    "frame curve a-1 wn; frame curve b-1 ne; green straight a1 ns; green straight b1 ns; "
    "red curve a2 sw; red curve a3 ne; red curve b3 wn; red curve b2 es"
)
FIFTEEN = (
    "straight a1 ew; straight a2 ew; curve -a1 es; tail -a2 e; curve -a3 ne; head b2 w; "
    "curve a3 wn; curve b1 wn; curve b-1 sw; curve a-1 sw; tail a-2 s; curve -a-1 ne; "
    "curve -a-2 sw; head -b-2 e"
)
CORNER = (Square(-1, -1), Square(3, 3))
"""The upper left part of a field."""


def figures() -> dict[str, Figure]:
    """All of them, by name."""
    return {
        "cards": cards(),
        "gray": beside(table(FREE_GREY), attempt(FREE_GREY, "straight a1 ew")),
        "not-joined": attempt("green straight a1 ns; red straight b1 ns", "straight a2 ew"),
        "detour": beside(
            attempt(DETOUR, "curve b2 ne"), attempt(DETOUR, "curve b2 ne", strict_contact=True)
        ),
        "join": attempt(
            "red straight b1 ns; green straight a1 ew; blue straight d1 ew", "straight c1 ew", 2, 3
        ),
        "turned-away": attempt("green straight a2 ew; red straight b1 ns", "curve b2 ne", 1),
        "border": border(),
        "outside": beside(attempt(ROW, "curve h1 wn"), attempt(ROW, "head h1 w")),
        "three-snakes": attempt(THREE, "straight c2 ew", 2, 3),
        "four-snakes": attempt(FOUR, "straight d2 ew", 3, 4),
        "leave-a-curve": attempt(BOTH_ENDS, "curve b3 wn", 1, hands={0: [7, 0, 1, 1]}),
        "connect": beside(table(BOTH_ENDS + "; red curve b3 wn"),
                          attempt(BOTH_ENDS + "; red curve b3 wn", "curve b2 ne")),
        "opened": beside(table(RING), attempt(RING, "turn a1 ne")),
        "replaced": beside(table(RING_OF_STRAIGHTS, frame=True),
                           attempt(RING_OF_STRAIGHTS, "replace a1 n", frame=True)),
        "spares": attempt("green tail a1 n", "tail a-1 n", 1, variant="tail_first"),
        "counted": counted(),
        "field": field(),
        "finished": finished(),
    }  # fmt: skip


def position_of(game: Game[Any, Any], text: str, seat: int, hands: dict[int, Any]) -> Position:
    """The position of cards such as `green curve a1 ne`, with a seat to act."""
    assert isinstance(game.rules, SchlangennestRules)
    setup = game.rules.agreement
    held = [list(FULL_HAND) for _ in range(setup.colours)]
    laid, columns, rows = [], [], []
    for line in text.split("; "):
        name, _, words = line.partition(" ")
        lay = game.notation.read(words)
        laid.append([*lay.at, COLOURS[name], lay.card.word, lay.turn])
        if COLOURS[name] < setup.colours:
            held[COLOURS[name]][lay.card] -= 1
        columns.append(lay.at.x)
        rows.append(lay.at.y)
    bounds = [min(columns), min(rows), max(columns), max(rows)]
    if setup.field:
        bounds = [0, 0, setup.field[0] - 1, setup.field[1] - 1]
    data = {"cards": laid, "bounds": bounds, "out": [], "actor": seat, "errands": []}
    data |= {"colours": [seat], "hands": [hands.get(one, hand) for one, hand in enumerate(held)]}
    found: Position = game.codec.position_from(data)
    return found


def table(text: str, seat: int = 0, seats: int = 2, **options: object) -> Figure:
    """Cards on a table."""
    game = set_up("schlangennest", seats, options)
    position = position_of(game, text, seat, {})
    picture = game.face.picture(position)
    if not options.get("frame"):
        return Figure(picture, views=(View(game, position),))
    return Figure(cropped(picture), views=(View(game, position, focus=CORNER),))


def attempt(
    text: str,
    tried: str,
    seat: int = 0,
    seats: int = 2,
    hands: dict[int, Any] | None = None,
    **options: object,
) -> Figure:
    """A table on which somebody tries a move, with what the rules say to it."""
    game = set_up("schlangennest", seats, options)
    position, move = position_of(game, text, seat, hands or {}), game.notation.read(tried)
    illegal = game.rules.why_illegal(position, move)
    if illegal:
        assert isinstance(move, Place)
        picture = game.face.picture(position)
        strands = CardFaces("stub_opposite").by_lie[LIE_NUMBER[move.card, move.turn]]
        card = Card(seat, move.card, move.turn)
        refused = card_shapes(move.at, card, strands, [seat, *[GREY] * (len(strands) - 1)])
        outline = Polygon(corners(move.at, 0.48), "none", "refused")
        picture = replace(picture, shapes=(*picture.shapes, *refused, outline))
    else:
        picture = game.face.picture(game.rules.play(position, move), move)
    view = attempted(game, position, move)
    if options.get("frame"):
        picture, view = cropped(picture), replace(view, focus=CORNER)
    return Figure(picture, illegal.told if illegal else None, (view,))


def cropped(picture: Picture) -> Picture:
    """The upper left corner of a field."""
    shapes = tuple(shape for shape in picture.shapes if _extent(shape) < 3.52)
    return Picture(shapes, (*picture.frame[:2], 3.6, 3.6), picture.title)


def _extent(shape: Shape) -> float:
    points = _points(shape)
    return max(max(x, y) for x, y in points)


def _points(shape: Shape) -> tuple[Point, ...]:
    match shape:
        case Polygon(points) | Stroke(points):
            return points
        case Disc(centre):
            return (centre,)
        case Label(at):
            return (at,)


def beside(one: Figure, other: Figure) -> Figure:
    """Two pictures side by side, with the refusal of either."""
    left, top, right, bottom = one.picture.frame
    frame = other.picture.frame
    shift, drop = right + 0.3 - frame[0], top - frame[1]
    shapes = tuple(_moved(shape, shift, drop) for shape in other.picture.shapes)
    whole = (left, top, frame[2] + shift, max(bottom, frame[3] + drop))
    picture = Picture((*one.picture.shapes, *shapes), whole)
    return Figure(picture, one.refusal or other.refusal, one.views + other.views)


def _moved(shape: Shape, right: float, down: float) -> Shape:
    points = tuple((x + right, y + down) for x, y in _points(shape))
    match shape:
        case Polygon() | Stroke():
            return replace(shape, points=points)
        case Disc():
            return replace(shape, centre=points[0])
        case Label():
            return replace(shape, at=points[0])


def cards() -> Figure:
    """The four kinds of card, unturned."""
    shapes: list[Shape] = []
    for kind in Kind:
        strands = CardFaces("stub_opposite").by_lie[LIE_NUMBER[kind, 0]]
        owners = [0, *[GREY] * (len(strands) - 1)]
        shapes += card_shapes(Square(2 * kind, 0), Card(0, kind, 0), strands, owners)
        shapes.append(Label((2 * kind, 0.78), f"×{FULL_HAND[kind]}", "plain", 0.34))
    game = set_up("schlangennest")
    pieces = tuple((kind.word, f"×{FULL_HAND[kind]}") for kind in Kind)
    view = View(game, game.rules.start(), pieces=pieces)
    return Figure(Picture(tuple(shapes), (-0.9, -0.8, 6.9, 1.2)), views=(view,))


def border() -> Figure:
    """A nest of 5×7 in which two sides of the border are known."""
    cards = "green straight a1 ew; green curve b1 sw; green straight b2 ns; green curve b3 ne; "
    cards += "red straight c4 ns; red curve c5 ne; red straight d5 ew; red curve e5 wn; "
    cards += "red straight e4 ns; red curve e3 es; red curve f3 sw"
    return table(cards)


def counted() -> Figure:
    """A complete snake of fifteen parts."""
    game = set_up("schlangennest")
    position = game.rules.start()
    for move in FIFTEEN.split("; "):
        position = game.rules.play(position, game.notation.read(move))
    assert isinstance(game.narrator, PlainNarrator)
    view = View(game, position, told=(game.narrator.counted_up(position, 0),))
    return Figure(game.face.picture(position), views=(view,))


def field() -> Figure:
    """A field with a path and a frame."""
    game = set_up("schlangennest", 2, {"border": "fixed", "frame": True})
    path = game.notation.read("path RRDDDDDDRR")
    position = game.rules.play(game.rules.start(), path)
    return Figure(game.face.picture(position), views=(View(game, position),))


def finished() -> Figure:
    """The end of a game of three who lay heads and tails only when they must."""
    game, rng = set_up("schlangennest", 3), Random(16)
    position, last = game.rules.start(), None
    while game.rules.to_act(position) is not None:
        moves = game.rules.moves(position)
        growing = [one for one in moves if not (isinstance(one, Place) and one.card >= Kind.TAIL)]
        last = rng.choice(growing or moves)
        position = game.rules.play(position, last)
    return Figure(game.face.picture(position, last), views=(ended(game, position, last),))
