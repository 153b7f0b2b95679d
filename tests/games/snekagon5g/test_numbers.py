"""Numbers for moves and tensors of positions."""

from random import Random

from serpentry.catalogue import set_up
from serpentry.games.snekagon5g.rules.moves import Drill, Place
from serpentry.geometry.hexes import Hex
from serpentry.tabletop.helpers.walk import random_walk
from tests.looking import fact, marked

CENTRE = Hex(0, 0)


def test_a_number_is_floor_placement_and_drills() -> None:
    game = set_up("snekagon5g", 3)
    position, numbering = game.rules.start(), game.numbering
    plain = numbering.number(position, Place(0, (CENTRE,)))
    upper = numbering.number(position, Place(1, (CENTRE,)))
    assert upper - plain == numbering.count // 3
    drilled = numbering.number(position, Place(0, (CENTRE,), (Drill(CENTRE, 1),)))
    both = numbering.number(position, Place(0, (CENTRE,), (Drill(CENTRE, 1), Drill(CENTRE, 2))))
    assert plain < drilled < both < plain + 9
    assert numbering.move(position, both) == Place(
        0, (CENTRE,), (Drill(CENTRE, 1), Drill(CENTRE, 2))
    )


def test_a_one_tile_has_one_number_for_each_way_to_drill_it() -> None:
    game = set_up("snekagon5g", 3)
    position, numbering = game.rules.start(), game.numbering
    plain = numbering.number(position, Place(0, (CENTRE,)))
    read = [numbering.move(position, number) for number in range(plain, plain + 9)]
    assert len([move for move in read if move is not None]) == 4


def test_planes_show_floors_ends_and_drills_from_the_seat() -> None:
    game = set_up("snekagon5g", 2)
    position = game.rules.start()
    for move in (
        Place(0, (CENTRE, Hex(1, 0))),
        Place(1, (Hex(-1, 2),)),
        Place(1, (CENTRE,), (Drill(CENTRE, 0),)),
    ):
        assert game.rules.why_illegal(position, move) is None
        position = game.rules.play(position, move)
    middle = game.observation.layout.width // 2
    assert marked(game, position, 0, "own floor 0") == {(middle, middle), (middle + 1, middle)}
    assert marked(game, position, 1, "next 1 floor 1") == {(middle, middle)}
    assert marked(game, position, 0, "own open floor 0") == {(middle + 1, middle)}
    assert marked(game, position, 0, "own drills 0 to 1") == {(middle, middle)}
    assert marked(game, position, 1, "own floor 1") == {(middle - 1, middle + 2)}
    assert fact(game, position, 1, "own turn") == 1
    assert fact(game, position, 0, "own hand 2") == 0
    assert fact(game, position, 0, "own hand S") == 1


def test_a_hand_shows_only_the_own_special_tiles() -> None:
    game = set_up("snekagon5g", 2, {"species": ["cobra", "viper"]})
    start = game.rules.start()
    assert fact(game, start, 0, "own hand SLS") == 1
    assert fact(game, start, 0, "own hand LRL") == 0
    assert fact(game, start, 0, "next 1 hand LRL") == 1


def test_the_tensor_of_a_turned_tower_is_the_turned_tensor() -> None:
    game = set_up("snekagon5g", 2, {"eyes": []})
    layout, twin = game.observation.layout, game.rules.start()
    reach = layout.height // 2
    for _, move, position in random_walk(game.rules, Random(5)):
        drills = tuple(Drill(drill.cell.turned_left(), drill.to) for drill in move.drills)
        cells = tuple(cell.turned_left() for cell in move.cells)
        twin = game.rules.play(twin, Place(move.floor, cells, drills))
        for plane in layout.planes:
            turned = {
                Hex(column - reach, row - reach).turned_left()
                for column, row in marked(game, position, 0, plane)
            }
            there = {Hex(x - reach, y - reach) for x, y in marked(game, twin, 0, plane)}
            assert there == turned
