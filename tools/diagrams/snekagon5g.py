"""Diagrams of the SNEKAGON 5G page."""

from random import Random

from serpentry.catalogue import set_up
from serpentry.games.snekagon5g.looks.face import Snekagon5gFace
from serpentry.games.snekagon5g.looks.picture import shifted
from serpentry.games.snekagon5g.rules.floors import Node
from serpentry.games.snekagon5g.rules.moves import Place
from serpentry.games.snekagon5g.rules.species import SPECIAL
from serpentry.geometry.hexes import Hex
from serpentry.hexsnakes.looks.look import centre, outline, snake_shapes
from serpentry.hexsnakes.rules.tiles import BASIC, Tile, orientations
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.picture import Label, Picture, Polygon, Shape
from tools.diagrams.figure import Figure, View, attempted, ended


def figures() -> dict[str, Figure]:
    """All of them, by name."""
    return {
        "tiles": row_of_tiles(dict.fromkeys(BASIC, "seat2")),
        "species": species(),
        "drill": attempt(2, "1:d2-d3-d4", "2:c3-c4", "2:d4@1-d5"),
        "same-field": attempt(2, "1:d2-d3-d4", "", "2:d5-d6,d4@1"),
        "linked-twice": attempt(3, "1:d2-d3-d4 2:d4@1-d5", "", "3:d4@1-e4-f3"),
        "join": attempt(2, "1:d1-d2-d3 2:c6-b5", "", "2:d3@1-d4-d5-d6"),
        "shaft": attempt(3, "1:d3-d4 2:d4@1", "", "3:d4@2-d5-d6"),
        "ring": attempt(2, "1:e3-d4-d5-e5 2:e3@1", "", "2:f3-f4-e5@1"),
        "direction": attempt(2, "1:d1-d2-d3-d4", "", "2:d4@1-e4-e5", advanced=True),
        "hard-turn": attempt(2, "1:d1-d2-d3-d4", "", "2:d4@1-e3-e2", advanced=True),
        "five": finished(),
    }


def attempt(seats: int, own: str, foes: str, tried: str, **options: object) -> Figure:
    """Floors on which the first player tries a move, with what the rules say to it."""
    game = set_up("snekagon5g", seats, options)
    read = game.notation.read
    moves = [[read(word) for word in words.split()] for words in (own, foes)]
    moves += [[] for _ in range(seats - 2)]
    position = game.codec.position_from(
        {
            "laid": [[[m.floor, [list(c) for c in m.cells]] for m in seat] for seat in moves],
            "drills": [
                [[*d.cell, *sorted((m.floor, d.to))] for m in seat for d in m.drills]
                for seat in moves
            ],
            "to_act": 0,
        }
    )
    move = read(tried)
    illegal = game.rules.why_illegal(position, move)
    if not illegal:
        picture = game.face.picture(game.rules.play(position, move), move)
        return Figure(picture, views=(attempted(game, position, move),))
    board = game.face.picture(position)
    assert isinstance(game.face, Snekagon5gFace)
    picture = _with_attempt(board, game.face, move, "refused")
    return Figure(picture, illegal.told, (attempted(game, position, move),))


def _with_attempt(board: Picture, face: Snekagon5gFace, move: Place, role: str) -> Picture:
    """The floors with a tile that may not lie there."""
    picture = face.floors
    tile = [
        *snake_shapes([move.cells], "seat0"),
        *(Polygon(outline(cell, 0.92), "none", role) for cell in move.cells),
    ]
    shapes: list[Shape] = [shifted(shape, picture.middles[move.floor]) for shape in tile]
    for drill in move.drills:
        near = drill.cell if drill.cell in move.cells else move.cells[0]
        shapes += picture.drill(Node(move.floor, near), Node(drill.to, drill.cell), "seat0")
    return Picture((*board.shapes, *shapes), board.frame, board.title)


def row_of_tiles(tiles: dict[Tile, str]) -> Figure:
    """Tiles with their names, four in a row, each in its colour."""
    shapes: list[Shape] = []
    for number, (tile, role) in enumerate(tiles.items()):
        corner = Hex(5 * (number % 4) - 2 * (number // 4), 4 * (number // 4))
        shapes += named_tile(tile, role, corner)
    picture = Picture(tuple(shapes), (-1.0, -1.8, 19.5, 5.0))
    return Figure(picture, views=(shown_tiles(0, tuple(tiles)),))


def shown_tiles(seat: int, tiles: tuple[Tile, ...]) -> View:
    """Tiles of a seat of five, who are of all species in their order."""
    game = set_up("snekagon5g", 5, {"species": list(SPECIAL)})
    pieces = tuple((tile, tile) for tile in tiles)
    return View(game, game.rules.start(), pieces=pieces, whose=seat)


def named_tile(tile: Tile, role: str, corner: Hex) -> list[Shape]:
    """A tile that begins at a cell, with its name below."""
    path = [corner.moved(step) for step in orientations(tile, flip=False)[0]]
    x, y = centre(corner)
    return [*snake_shapes([path], role), Label((x + 0.2, y + 0.85), tile, "plain", 0.36)]


def species() -> Figure:
    """The special tiles, a column for each species."""
    shapes: list[Shape] = []
    for number, (name, tiles) in enumerate(SPECIAL.items()):
        column = Hex(6 * number, 0)
        x, y = centre(column)
        shapes.append(Label((x + 2, y - 3.1), name, "strong", 0.5))
        for row, tile in enumerate(tiles):
            shapes += named_tile(tile, f"seat{number}", column.moved(Hex(-3 * row, 6 * row)))
    picture = Picture(tuple(shapes), (-1.0, -3.8, 29.0, 6.6))
    views = (shown_tiles(seat, tuple(tiles)) for seat, tiles in enumerate(SPECIAL.values()))
    return Figure(picture, views=tuple(views))


def finished() -> Figure:
    """The end of a game of five."""
    game = set_up("snekagon5g", 5)
    *_, (_, last, position) = random_walk(game.rules, Random(8))
    return Figure(game.face.picture(position, last), views=(ended(game, position, last),))
