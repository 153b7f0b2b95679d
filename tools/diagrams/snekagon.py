"""Diagrams of the SNEKAGON page."""

from random import Random

from serpentry.catalogue import set_up
from serpentry.games.snekagon.rules.moves import Place
from serpentry.geometry.hexes import Hex
from serpentry.hexsnakes.looks.look import centre, outline, snake_shapes
from serpentry.hexsnakes.rules.tiles import BASIC, orientations
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.picture import Label, Picture, Polygon, Shape
from tools.diagrams.figure import Figure, View, attempted, ended

SMALL = set_up("snekagon", options={"board_side": 4})


def figures() -> dict[str, Figure]:
    """All of them, by name."""
    return {
        "tiles": tiles(),
        "new-snake": attempt("e4-e5", "b2-b3-c4", "c5"),
        "grow": attempt("d2", "b2-b3-c4", "d3-d4-d5"),
        "join": attempt("d1-d2-d3 d5-d6", "c4-c5-b5", "d4"),
        "branching": attempt("d2-d3-e3 e5-e6", "", "c3-b3-a3"),
        "sharp-turn": attempt("d3-d4", "", "e3"),
        "ring": attempt("c3-c4 d3-e3-e4", "", "d5"),
        "finished": finished(),
    }


def paths(text: str) -> list[tuple[Hex, ...]]:
    """The paths that a row of moves names."""
    moves = [SMALL.notation.read(word) for word in text.split()]
    return [move.cells for move in moves if isinstance(move, Place)]


def attempt(green: str, red: str, tried: str) -> Figure:
    """A small board on which green tries a move, with what the rules say to it."""
    laid = [[[list(cell) for cell in path] for path in paths(side)] for side in (green, red)]
    position = SMALL.codec.position_from({"laid": laid, "to_act": 0, "swapped": False})
    move = SMALL.notation.read(tried)
    illegal = SMALL.rules.why_illegal(position, move)
    board = SMALL.face.picture(position)
    role = "refused" if illegal else "mark"
    shapes = [*board.shapes, *snake_shapes([move.cells], "seat0")]
    shapes += [Polygon(outline(cell, 0.92), "none", role) for cell in move.cells]
    picture = Picture(tuple(shapes), board.frame)
    return Figure(picture, illegal.told if illegal else None, (attempted(SMALL, position, move),))


def tiles() -> Figure:
    """The eight tiles of a player."""
    shapes: list[Shape] = []
    for number, tile in enumerate(BASIC):
        corner = Hex(5 * (number % 4) - 2 * (number // 4), 4 * (number // 4))
        path = [corner.moved(step) for step in orientations(tile, flip=False)[0]]
        shapes += snake_shapes([path], "seat0")
        x, y = centre(corner)
        shapes.append(Label((x + 0.2, y + 0.85), tile, "plain", 0.36))
    view = View(SMALL, SMALL.rules.start(), pieces=tuple((tile, tile) for tile in BASIC))
    return Figure(Picture(tuple(shapes), (-1.0, -1.8, 19.5, 5.0)), views=(view,))


def finished() -> Figure:
    """The end of a game on the full board."""
    game = set_up("snekagon")
    *_, (_, last, position) = random_walk(game.rules, Random(11))
    return Figure(game.face.picture(position, last), views=(ended(game, position, last),))
