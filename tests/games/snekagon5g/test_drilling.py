"""The rulings between floors: drilling, joining, rings, the shaft."""

import pytest

from serpentry.catalogue import set_up
from serpentry.games.snekagon5g.rules.clay import clay_in_use
from serpentry.games.snekagon5g.rules.refusals.body import clay_needed
from tests.games.snekagon5g.board import Board
from tests.golden import GAMES, golden


def test_the_same_cells_are_a_new_snake_or_an_extension_and_both_are_offered() -> None:
    board = Board("1:d2-d3-d4")
    assert board.allows("2:d4-d5")
    assert board.allows("2:d4@1-d5")
    assert Board("1:d2-d3-d4").play("2:d4-d5").lengths() == [3, 2]
    assert Board("1:d2-d3-d4").play("2:d4@1-d5").lengths() == [5]


def test_a_field_covered_on_two_floors_counts_twice() -> None:
    assert Board("1:d4").play("2:d4@1-d5").lengths() == [3]


def test_hexes_above_one_another_are_never_drilled_later() -> None:
    board = Board("1:d2-d3-d4 2:d4-d5")
    assert board.lengths() == [3, 2]
    assert board.allows("1:d5")
    assert board.play("1:d5").lengths() == [4, 2]


def test_a_drilled_tile_may_touch_opponents_anywhere() -> None:
    board = Board("1:d2-d3-d4", "2:e4-e5 2:c3-c4-b4")
    assert board.allows("2:d4@1-d5")
    board.refuses("2:d4-d5", "new-snake-touches-nothing")


@pytest.mark.ruling("drill-adjacent-floor")
def test_a_drill_goes_to_a_floor_beside() -> None:
    board = Board("1:d3-d4", seats=5)
    illegal = board.refuses("3:d4@1", "drill-adjacent-floor")
    assert illegal.sentence == ("From floor 3 you can drill only to floor 2 or 4, not to floor 1.")
    same = board.refuses("1:f1@1", "drill-adjacent-floor")
    assert same.sentence == "A drill leads to another floor: from floor 1 to floor 2 or 5."
    assert board.allows("2:d4@1")
    assert board.allows("5:d4@1")


@pytest.mark.parametrize(("seats", "beside"), [(2, "2"), (3, "23"), (4, "24"), (5, "25")])
def test_floors_lie_in_a_circle(seats: int, beside: str) -> None:
    board = Board("1:d3-d4", seats=seats)
    reached = {text for text in "12345"[:seats] if text != "1" and board.allows(f"{text}:d4@1")}
    assert reached == set(beside)


@pytest.mark.ruling("drill-same-field")
def test_a_drill_goes_straight_to_the_same_field() -> None:
    board = Board("1:d2-d3-d4")
    beside = board.refuses("2:d5-d6,d4@1", "drill-same-field")
    assert beside.sentence == "The tile has no end at d4: a drill always leads to the same field."
    middle = board.refuses("2:d3-d4@1-d5-d6", "drill-same-field")
    assert middle.sentence == "d4 is a middle hex of the tile: only its ends can be drilled."
    assert board.allows("2:d4@1-d5-e5")


@pytest.mark.ruling("drill-from-own-end")
def test_a_drill_starts_at_an_own_hex_with_a_free_link() -> None:
    board = Board("1:d2-d3-d4 2:d4@1-d5", "1:f2-f3", seats=3)
    assert board.refuses("3:d3@1", "drill-from-own-end").sentence == (
        "The hex at d3 on floor 1 is already linked twice."
    )
    drilled = board.refuses("3:d4@1", "drill-from-own-end")
    assert drilled.sentence == "The hex at d4 on floor 1 is already linked twice."
    assert drilled.cells == ((0, 0, 0),)
    foreign = board.refuses("2:f3@1", "drill-from-own-end")
    assert foreign.sentence == "You have no hex at f3 on floor 1 to drill from."
    board.refuses("2:g1@1", "drill-from-own-end")
    assert board.allows("3:d2@1")


def test_a_lone_1_hex_is_drilled_from_and_still_has_one_link_free() -> None:
    board = Board("1:d4 2:d4@1-d5", seats=3)
    assert board.allows("1:d3-d2-d1")
    assert board.allows("3:d4@1-d3-d2")


@pytest.mark.ruling("no-branching")
def test_a_drilled_end_is_joined_to_nothing_else() -> None:
    board = Board("1:d2-d3-d4 2:d4@1-d5 1:f1")
    assert board.refuses("1:e4-e5-f5", "no-branching").sentence == (
        "The hex at d4 on floor 1 is already linked twice: a snake never branches."
    )
    board.refuses("2:d3-d2-e1", "no-branching")
    assert board.allows("2:d6-c6-b5")


@pytest.mark.ruling("no-branching")
def test_one_end_has_one_joint_planar_or_drilled() -> None:
    board = Board("1:d2-d3-d4 2:c3-b2", seats=3)
    illegal = board.refuses("2:d4@1-d5-e5", "no-branching")
    assert illegal.sentence == "d4 on floor 2 would be linked to 3 hexes: a snake never branches."
    above = Board("1:d2-d3-d4 3:d4-d5", seats=3)
    above.refuses("2:d4@1@3-c4-b3", "no-branching")
    assert above.allows("2:d4@3-c4-b3")


def test_a_tile_may_join_by_drill_at_one_end_and_by_plane_at_the_other() -> None:
    board = Board("1:d1-d2-d3 2:c6-b5").play("2:d3@1-d4-d5-d6")
    assert board.lengths() == [9]


def test_a_tile_may_join_by_drill_at_both_ends_also_to_two_floors() -> None:
    board = Board("1:d1-d2-d3 3:d6-d7", seats=3).play("2:d3@1-d4-d5-d6@3")
    assert board.lengths() == [9]


@pytest.mark.ruling("one-drill")
def test_with_double_drill_off_a_tile_has_one_drill() -> None:
    board = Board("1:d1-d2-d3 3:d6-d7", seats=3, double_drill=False)
    assert "one end only" in board.refuses("2:d3@1-d4-d5-d6@3", "one-drill").sentence
    assert board.allows("2:d3@1-d4-d5-d6")
    assert board.allows("2:d3-d4-d5-d6@3")


@pytest.mark.ruling("drill-joins-nothing")
def test_with_drill_may_join_off_a_drilled_tile_has_no_contact_of_its_own_colour() -> None:
    board = Board("1:d1-d2-d3 2:c6-b5", drill_may_join=False)
    assert board.refuses("2:d3@1-d4-d5-d6", "drill-joins-nothing").sentence == (
        "In this game a drilled tile joins nothing on its floor, but d6 would touch c6 on floor 2."
    )
    assert board.allows("2:d3-d4-d5-d6")
    assert board.allows("2:d3@1-d4-e4-f4")


def test_with_drill_may_join_off_two_drills_are_still_allowed() -> None:
    board = Board("1:d1-d2-d3 3:d6-d7", seats=3, drill_may_join=False)
    assert board.allows("2:d3@1-d4-d5-d6@3")


def test_a_ring_over_two_floors_counts_every_hex_and_never_grows() -> None:
    board = Board("1:d2-d3-d4").play("2:d2@1-e2-e3-d4@1")
    assert board.lengths() == [7]
    assert board.position.colours[0].open == (0, 0)
    board = Board("1:d2-d3-d4 2:d2@1-e2-e3-d4@1")
    moves = list(board.rules.moves(board.position))
    assert moves
    assert not any(move.drills for move in moves)
    body = board.rules.referee.body(board.position, 0)
    assert all(
        len(board.rules.lengths.of(board.rules.play(board.position, move).colours[0])) == 2
        for move in moves
    )
    assert len(body.hexes) == 7


def test_a_ring_is_closed_by_drill_and_plane_together() -> None:
    board = Board("1:e3-d4-d5-e5 2:e3@1").play("2:f3-f4-e5@1")
    assert board.lengths() == [8]
    assert board.position.colours[0].open == (0, 0)


def test_a_drilled_1_hex_goes_on_along_its_floor_or_to_the_next_one() -> None:
    board = Board("1:d3-d4 2:d4@1", seats=3)
    assert board.allows("2:d5-d6-d7")
    assert board.allows("2:d3-d2-d1")
    assert board.play("3:d4@2-d5-d6").lengths() == [6]


def test_a_shaft_is_closed_on_all_its_floors() -> None:
    board = Board("1:d3-d4 2:d4@1 3:d4@2-d5-d6", seats=3)
    assert board.refuses("2:d5-c4-c3-b2", "own-snakes-apart").sentence == (
        "Your snakes may not touch each other, but c3 would lie against d4 on floor 2."
    )
    assert board.rules.referee.hand(board.position, 0)[:2] == ("L", "SS")
    five = Board("1:d3-d4 2:d4@1 3:d4@2-d5-d6", seats=5)
    five.refuses("2:e4-e5-f5", "no-branching")
    five.refuses("4:d4@3-c4-b4-a4", "drill-from-own-end")
    assert five.allows("4:d6@3-c6-b5-a4")


def test_the_1_tile_is_drilled_both_ways_at_once() -> None:
    board = Board("1:d3-d4 3:d4-d5-d6", seats=3)
    for drills, lengths in (("@1@3", [6]), ("@1", [3, 3]), ("@3", [4, 2]), ("", [3, 2, 1])):
        tried = Board("1:d3-d4 3:d4-d5-d6", seats=3).play(f"2:d4{drills}")
        assert tried.lengths() == lengths
    assert board.allows("2:d4@3@1")
    once = Board("1:d3-d4 3:d4-d5-d6", seats=3, double_drill=False)
    once.refuses("2:d4@1@3", "one-drill")


def test_a_drilled_1_tile_may_join_one_snake_on_its_floor_but_not_two() -> None:
    board = Board("1:d3-d4 2:d5-d6-d7")
    assert board.play("2:d4@1").lengths() == [6]
    full = Board("1:d3-d4 2:d5-d6-d7 2:e3-f3-g2")
    assert full.allows("2:d4")
    full.refuses("2:d4@1", "no-branching")


@pytest.mark.ruling("no-vertical-touch")
def test_with_vertical_touch_on_own_hexes_above_one_another_are_drilled() -> None:
    board = Board("1:d2-d3-d4", "1:f1-f2", vertical_touch=True)
    illegal = board.refuses("2:d4-d5", "no-vertical-touch")
    assert illegal.sentence == (
        "Your hexes at d4 on floors 2 and 1 would lie together without a drill."
    )
    assert illegal.cells == ((0, 0, 0), (1, 0, 0))
    assert board.allows("2:d4@1-d5")
    board.refuses("2:d4@1-d3", "no-vertical-touch")
    assert board.allows("2:f1-f2")
    assert Board("1:d2-d3-d4").allows("2:d4-d5")


@pytest.mark.ruling("no-vertical-touch")
def test_with_three_floors_vertical_touch_forbids_the_shaft() -> None:
    three = Board("1:d3-d4 2:d4@1", seats=3, vertical_touch=True)
    three.refuses("3:d4@2-d5-d6", "no-vertical-touch")
    four = Board("1:d3-d4 2:d4@1", seats=4, vertical_touch=True)
    assert four.allows("3:d4@2-d5-d6")


@pytest.mark.ruling("clay-left")
def test_clay_is_a_marker_unless_the_option_limits_it() -> None:
    free, limited = _thirty_pieces(clay_limit=False), _thirty_pieces(clay_limit=True)
    refused = [
        move
        for move in free.rules.moves(free.position)
        if limited.rules.why_illegal(limited.position, move)
    ]
    assert refused
    for move in refused:
        illegal = limited.rules.why_illegal(limited.position, move)
        assert illegal is not None
        assert illegal.rule == "clay-left"
        assert "30 open pieces and 5 closed pieces" in illegal.sentence
    kept = set(free.rules.moves(free.position)) - set(refused)
    assert kept == set(limited.rules.moves(limited.position))
    assert any(not move.drills for move in kept)


def _thirty_pieces(clay_limit: bool) -> Board:
    """The moment in a golden game when the clay is about to run out."""
    board = Board(seats=5, clay_limit=clay_limit)
    record = golden(GAMES / "snekagon5g" / "golden" / "clay.record")
    return board.play(*(event.text for event in record.events[:CLAY_RUNS_OUT]))


CLAY_RUNS_OUT = 20


@pytest.mark.parametrize(
    ("tiles", "pieces"),
    [
        ("1:d3-d4", (0, 0)),
        ("1:d3-d4 2:d4@1-d5-d6", (2, 0)),
        ("1:d3-d4 2:d4@1", (1, 0)),
        ("1:d3-d4 2:d4@1 2:d5-d6-d7", (2, 0)),
        ("1:d3-d4 2:d4@1 3:d4@2-d5-d6", (2, 1)),
        ("1:d4 2:d4@1-d5-d6", (1, 0)),
    ],
)
def test_clay_lies_on_drilled_hexes_that_go_on(tiles: str, pieces: tuple[int, int]) -> None:
    board = Board(tiles, seats=3)
    body = board.rules.referee.body(board.position, 0)
    assert clay_needed([body]) == pieces
    assert clay_in_use(board.rules.floors, board.rules.table.grid, board.position.colours) == pieces


def test_first_moves_have_no_drills() -> None:
    game = set_up("snekagon5g", 4)
    assert not any(move.drills for move in game.rules.moves(game.rules.start()))
