"""Every piece of every game is in the file, in its true shape and size."""

from collections import Counter
from itertools import pairwise
from math import dist

import pytest

from serpentry.catalogue import BOXES, set_up
from serpentry.games.carnival.rules.shapes import sides_of
from serpentry.games.carnival.rules.tiles import TILES
from serpentry.games.schlangennest.rules.cards import STRANDS, Kind
from serpentry.games.snekagon5g.rules.species import SPECIAL, SPECIES, tiles_of
from serpentry.games.sssnake.rules.cards import CARDS
from serpentry.games.sssnake.rules.deck import DIE
from serpentry.geometry.hexes import Hex
from serpentry.hexsnakes.rules.tiles import tile_of
from serpentry.printing import Wishes, print_and_play
from serpentry.printing.wishes import EDITIONS, PAPERS
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.picture import Label, Point
from tests.printing.boxes import expected, printed
from tests.printing.games import ALL_BOXES, ALL_NAMES
from tests.printing.reading import MM, Path, Printed, Shown, moved

SIDES = {0: (0.0, -0.5), 1: (0.5, 0.0), 2: (0.0, 0.5), 3: (-0.5, 0.0)}


def fronts(file: Printed) -> Counter[str]:
    pieces = [one for one in file.named("piece.") if not one.is_mirrored]
    return Counter(one.name.removeprefix("piece.") for one in pieces)


@pytest.mark.one_in(5)
@ALL_NAMES
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_piece_of_the_box_is_printed(name: str, paper: str, edition: str) -> None:
    seats = next(box for box in BOXES if box.name == name).seats[-1]
    assert fronts(printed(name, paper=paper, edition=edition)) == expected(name, seats)


@pytest.mark.one_in(3)
@ALL_BOXES
def test_fewer_players_need_fewer_pieces(box: AnyBox) -> None:
    file = Printed(print_and_play(box, box.set_up(box.seats[0]), Wishes()))
    assert fronts(file) == expected(box.name, box.seats[0])


@pytest.mark.thorough
@ALL_BOXES
def test_every_set_up_of_a_game_can_be_printed(box: AnyBox) -> None:
    for seats, options in box.samples:
        game = box.set_up(seats, options)
        counts = Counter[str]()
        for group in game.contents().component_sets:
            counts.update(
                {
                    f"{group.name}.{component.name}": component.count
                    for component in group.components
                }
            )
        assert fronts(Printed(print_and_play(box, game, Wishes()))) == counts


@pytest.mark.parametrize("name", ["snekagon", "snekagon5g"])
def test_pieces_that_may_be_flipped_have_their_mirror_image_behind_them(name: str) -> None:
    file = printed(name)
    pieces = file.named("piece.tiles.")
    backs = [one for one in pieces if one.is_mirrored]
    assert len(backs) * 2 == len(pieces)
    assert {_behind(file, one) for one in backs} == {
        _at(one) for one in pieces if not one.is_mirrored
    }


@pytest.mark.parametrize(("name", "family"), [("sssnake", "cards"), ("carnival", "tiles")])
def test_what_is_drawn_unseen_has_one_back_behind_every_piece(name: str, family: str) -> None:
    file = printed(name)
    pieces = file.named(f"piece.{family}.")
    backs = file.named(f"back.{family}")
    assert len(backs) == len(pieces)
    assert all(one.is_mirrored for one in backs)
    assert {one.page for one in backs} == {one.page + 1 for one in pieces}


def _at(one: Shown) -> tuple[int, str, float, float]:
    x, y = moved((0, 0), one.matrix)
    return (one.page, one.name, round(x, 1), round(y, 1))


def _behind(file: Printed, one: Shown) -> tuple[int, str, float, float]:
    assert one.page % 2 == 0
    x, y = moved((0, 0), one.matrix)
    return (one.page - 1, one.name, round(file.width(one.page) - x, 1), round(y, 1))


@pytest.mark.one_in(3)
@ALL_NAMES
@pytest.mark.parametrize("scale", [1.0, 0.75])
def test_pieces_have_their_size(name: str, scale: float) -> None:
    file = printed(name, scale=scale)
    box = next(box for box in BOXES if box.name == name)
    sizes = {
        group.name: group.size for group in box.set_up(box.seats[-1]).contents().component_sets
    }
    for one in file.named("piece."):
        size = sizes[one.name.split(".")[1]] * scale
        middle, right = moved((0, 0), one.matrix), moved((1, 0), one.matrix)
        assert dist(middle, right) / MM == pytest.approx(size, abs=0.01)


@pytest.mark.one_in(3)
@ALL_NAMES
def test_cutting_lines_are_the_edges_of_the_pieces_and_each_is_there_once(name: str) -> None:
    file = printed(name)
    for page in range(1, file.pages + 1):
        lines = [
            _line(path, shown)
            for shown in file.named("cuts.", page)
            for path in file.paths(shown.name)
        ]
        assert len(set(lines)) == len(lines)
        drawn = [one for one in file.named("piece.", page) if not one.is_mirrored]
        bounds = [edge for one in drawn for edge in _bounds(file, one)]
        assert set(lines) == set(bounds)
        if len(drawn) > 20:
            assert len(lines) < len(bounds)


TextLine = frozenset[tuple[int, int]]


def _line(path: Path, shown: Shown) -> TextLine:
    return frozenset(_tenths(moved(point, shown.matrix)) for point in path.points)


def _tenths(point: Point) -> tuple[int, int]:
    """To a fifth of a millimetre, far from where rounding goes either way."""
    return (round(point[0] / MM * 5 + 0.21), round(point[1] / MM * 5 + 0.21))


def _bounds(file: Printed, one: Shown) -> set[TextLine]:
    """The edges around the cells of a piece, and those that it is folded at."""
    cells = _cells(file, one.name)
    edges = Counter(
        frozenset(_tenths(moved(point, one.matrix)) for point in edge)
        for corners in cells
        for edge in pairwise((*corners, corners[0]))
    )
    return {edge for edge, times in edges.items() if times == 1 or one.name == "piece.die.die"}


def _cells(file: Printed, name: str) -> list[tuple[Point, ...]]:
    """The areas that a piece begins with: one a cell, or one for a row of squares."""
    left, top, right, bottom = map(float, file.forms[name]["/BBox"])
    first = next(path for path in file.paths(name) if path.is_filled)
    corners = len(first.points)
    found = [
        path.points
        for path in file.paths(name)
        if path.is_filled and len(path.points) == corners and _is_cell(path.points)
    ]
    if corners == 4 and not found:
        return [
            ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
            for x in _steps(left, right)
            for y in _steps(top, bottom)
        ]
    return found


def _steps(low: float, high: float) -> list[float]:
    return [low + step for step in range(round(high - low))]


def _is_cell(points: tuple[Point, ...]) -> bool:
    """Whether an area is one unit wide and no narrower anywhere."""
    across = [point[0] for point in points]
    sides = [dist(one, other) for one, other in pairwise((*points, points[0]))]
    return (
        max(across) - min(across) == pytest.approx(1, abs=1e-4) and max(sides) - min(sides) < 1e-4
    )


def _hex_path(file: Printed, name: str) -> list[Hex]:
    """The hexes of a tile in the order of the body that is drawn through them."""
    middles = {_hex(_middle(points)) for points in _cells(file, name)}
    body = max((path.points for path in file.paths(name) if path.is_filled), key=len)
    spine = [_middle(pair) for pair in zip(body, reversed(body), strict=True)]
    path = list(dict.fromkeys(map(_hex, spine[: len(spine) // 2])))
    assert set(path) == middles
    return path


def _middle(points: tuple[Point, ...]) -> Point:
    return (
        sum(point[0] for point in points) / len(points),
        sum(point[1] for point in points) / len(points),
    )


def _hex(point: Point) -> Hex:
    """The hex whose middle a point is."""
    r = round(point[1] / (3**0.5 / 2))
    return Hex(round(point[0] - r / 2), r)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", ["snekagon", "snekagon5g"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_tiles_cut_out_of_the_file_are_the_snakes_of_the_game(name: str, edition: str) -> None:
    file = printed(name, edition=edition)
    every = tiles_of(SPECIES[0]) + sum(SPECIAL.values(), ())
    tiles = [one for one in file.forms if one.startswith("piece.tiles.")]
    assert tiles
    for one in tiles:
        tile = one.rpartition(".")[2]
        assert tile_of(_hex_path(file, one), every, flip=False) == tile


def _links(file: Printed, name: str, width: float) -> set[frozenset[int]]:
    """Which sides the lines of a square piece lead to; lines of a width, from edge to edge."""
    links = set()
    for path in file.paths(name):
        if not path.is_filled and path.width == pytest.approx(width, abs=1e-4):
            ends = [_side(path.points[0]), _side(path.points[-1])]
            links.add(frozenset(side for side in ends if side is not None))
    return links


def _side(point: Point) -> int | None:
    near = [side for side, middle in SIDES.items() if dist(point, middle) < 0.04]
    return near[0] if near else None


def test_cards_of_sssnake_link_the_sides_that_the_game_links() -> None:
    file = printed("sssnake")
    for card, print_ in CARDS.items():
        wanted = {frozenset(map(int, strand)) for strand in print_.strands}
        assert _links(file, f"piece.cards.{card}", 0.32) == wanted


@pytest.mark.parametrize("kind", [Kind.STRAIGHT, Kind.CURVE, Kind.TAIL])
@pytest.mark.parametrize("colour", ["green", "red", "blue", "yellow"])
def test_cards_of_schlangennest_link_the_sides_that_the_game_links(kind: Kind, colour: str) -> None:
    links = _links(printed("schlangennest"), f"piece.cards.{colour}.{kind.word}", 0.25)
    assert links == {frozenset(strand.sides) for strand in STRANDS[kind]}


@pytest.mark.parametrize("tile", [tile for tile in TILES.values() if tile.colour])
def test_tiles_of_carnival_link_the_sides_that_the_game_links(tile: object) -> None:
    chosen = next(one for one in TILES.values() if one is tile)
    name = f"piece.tiles.{chosen.name.replace(' ', '-')}"
    assert _links(printed("carnival"), name, 0.36) == {frozenset(sides_of(chosen.shape, 0))}


def test_the_die_has_equal_faces_on_opposite_sides() -> None:
    """Two cells of the net with one between them become opposite sides of the cube."""
    die = set_up("sssnake").contents().component_sets[-1].components[0]
    faces = {shape.at: shape.text for shape in die.shapes if isinstance(shape, Label)}
    assert sorted(faces.values()) == sorted(map(str, DIE))
    pairs = [(one, other) for one in faces for other in faces if _are_opposite(one, other)]
    assert len(pairs) == 3
    assert all(faces[one] == faces[other] for one, other in pairs)


def _are_opposite(one: Point, other: Point) -> bool:
    return (other[0] - one[0], other[1] - one[1]) in ((2, 0), (0, 2))
