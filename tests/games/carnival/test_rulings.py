"""The rulings of play: where tiles go, each as a position, a move and the rule that speaks."""

import pytest

from serpentry.geometry.squares import Square
from serpentry.languages import explain, word
from tests.games.carnival.scene import Scene

PURPLE_FOUR = (
    "purple straight 1 at 0,1 NS; purple corner at 0,2 NE; purple straight 2 at 1,2 EW; "
    "purple diamond at 2,2 EW"
)
"""Purple goes south, then east, and leads into 3,2."""

BOTH_INTO_2_2 = (
    "purple corner at 0,1 NE; purple corner at 1,1 SW; purple corner at 1,2 NE; "
    "black straight 1 at 1,0 EW; black corner at 2,0 SW; black straight 1 at 2,1 NS"
)

INTO_GREENS_EXIT = "purple corner at 0,1 WN; purple corner at -1,1 NE"

BEFORE_OWN_CROSSING = (
    "purple straight 1 at 0,1 NS; log crossing at 0,2; purple corner at 0,3 NE; "
    "purple corner at 1,3 WN; purple straight 1 at 1,2 NS; gift at 1,1"
)

YELLOW_STOPPED_BY_BLACK = (
    "yellow corner at 0,-1 ES; yellow straight 1 at 1,-1 EW; black straight 1 at 1,0 EW; "
    "black corner at 2,0 WN; black straight 1 at 2,-1 NS; purple straight 1 at 0,1 NS"
)


@pytest.mark.ruling("tile-in-hand")
def test_only_a_tile_that_is_held_is_laid() -> None:
    scene = Scene(hand="purple corner, gift")
    illegal = scene.refuses("purple straight 1 at 0,1 NS", "tile-in-hand")
    assert illegal.sentence == "You don’t have a purple straight worth 1."
    assert scene.allows("purple corner at 0,1 NE")


@pytest.mark.ruling("snake-tile-at-its-end")
def test_a_snake_begins_at_its_exit_of_the_house() -> None:
    scene = Scene(hand="purple straight 1")
    illegal = scene.refuses("purple straight 1 at 0,2 NS", "snake-tile-at-its-end")
    assert illegal.sentence == "The purple snake starts at its exit from the house, square S1."
    assert illegal.cells == (Square(0, 2), Square(0, 1))
    scene.refuses("purple straight 1 at 0,1 EW", "snake-tile-at-its-end")
    assert scene.moves() == ["purple straight 1 at 0,1 NS"]


@pytest.mark.ruling("snake-tile-at-its-end")
def test_the_next_tile_goes_where_the_snake_leads_and_meets_it() -> None:
    scene = Scene(PURPLE_FOUR, "purple corner")
    assert scene.end("purple") == Square(3, 2)
    scene.refuses("purple corner at 0,3 NE", "snake-tile-at-its-end")
    illegal = scene.refuses("purple corner at 3,2 NE", "snake-tile-at-its-end")
    assert (
        illegal.sentence == "Rotated this way, the tile would not meet the end of the purple snake."
    )
    assert scene.moves() == ["purple corner at 3,2 SW", "purple corner at 3,2 WN"]


@pytest.mark.ruling("snake-tile-at-its-end")
def test_a_snake_tile_replaces_no_snake_tile_and_not_the_house() -> None:
    scene = Scene(PURPLE_FOUR, "purple straight 3")
    scene.refuses("purple straight 3 at 1,2 EW", "snake-tile-at-its-end")
    illegal = scene.refuses("purple straight 3 at 0,0 NS", "snake-tile-at-its-end")
    assert "only a straight or corner log" in illegal.sentence


@pytest.mark.ruling("snake-tile-at-its-end")
def test_a_snake_tile_replaces_a_log_of_its_snake_that_lies_alike() -> None:
    laid = "purple straight 1 at 0,1 NS; log corner at 0,2 NE; log straight at 1,2 EW"
    scene = Scene(laid, "black knot, purple corner, purple straight 3")
    assert scene.allows("purple straight 3 at 1,2 EW")
    assert scene.allows("purple corner at 0,2 NE")
    illegal = scene.refuses("purple corner at 0,2 ES", "snake-tile-at-its-end")
    assert "that lies the same way" in illegal.sentence
    scene.refuses("purple straight 3 at 0,2 NS", "snake-tile-at-its-end")
    illegal = scene.refuses("black knot at 1,2 EW", "snake-tile-at-its-end")
    assert illegal.sentence == "The log on square E1 S2 isn’t part of the black snake."
    scene.play("purple straight 3 at 1,2 EW")
    assert scene.lies(1, 2) == "purple straight 3"
    assert scene.discards() == ["log straight"]
    assert scene.snake("purple").logs == (Square(0, 2),)


def test_a_blocked_snake_takes_tiles_only_on_its_logs() -> None:
    laid = f"{INTO_GREENS_EXIT.replace('purple corner at 0,1', 'log corner at 0,1')}"
    scene = Scene(laid, "purple corner, purple straight 1")
    assert scene.moves() == ["purple corner at 0,1 WN"]


@pytest.mark.ruling("exit-stays-free")
def test_the_exit_of_a_snake_not_begun_takes_only_its_tiles() -> None:
    scene = Scene(INTO_GREENS_EXIT, "gift, purple straight 1, trouble")
    assert scene.end("purple") == Square(-1, 0)
    illegal = scene.refuses("purple straight 1 at -1,0 NS", "exit-stays-free")
    assert illegal.sentence == (
        "Square W1 is the exit of the green snake, which hasn’t started yet; only its own "
        "tiles go there."
    )
    scene.refuses("gift at -1,0", "exit-stays-free")
    scene.refuses("trouble at -1,0", "exit-stays-free")
    begun = Scene(INTO_GREENS_EXIT, "green knot")
    assert begun.moves() == ["green knot at -1,0 EW"]


def test_at_three_the_fourth_exit_is_an_ordinary_cell() -> None:
    scene = Scene("purple corner at 0,1 NE; purple corner at 1,1 WN", "purple corner", seats=3)
    assert scene.end("purple") == Square(1, 0)
    assert "purple corner at 1,0 ES" in scene.moves()


@pytest.mark.ruling("others-only-without-own")
def test_others_are_grown_only_while_no_own_body_tile_can_be_laid() -> None:
    scene = Scene(hand="purple corner, yellow straight 1, yellow knot")
    illegal = scene.refuses("yellow straight 1 at 0,-1 NS", "others-only-without-own")
    assert illegal.sentence == (
        "You can still place your own purple corner, so you may not grow the yellow snake."
    )
    assert scene.allows("yellow knot at 0,-1 NS")
    assert Scene(hand="purple head, yellow straight 1").allows("yellow straight 1 at 0,-1 NS")


@pytest.mark.ruling("others-only-without-own")
@pytest.mark.parametrize("own", ["purple knot", "purple sore", "purple diamond"])
def test_any_own_body_tile_comes_first(own: str) -> None:
    scene = Scene(hand=f"{own}, yellow diamond")
    scene.refuses("yellow diamond at 0,-1 NS", "others-only-without-own")


@pytest.mark.ruling("others-only-without-own")
def test_an_own_log_to_be_replaced_comes_first_too() -> None:
    laid = INTO_GREENS_EXIT.replace("purple corner at 0,1", "log corner at 0,1")
    scene = Scene(laid, "purple corner, yellow corner")
    scene.refuses("yellow corner at 0,-1 ES", "others-only-without-own")


@pytest.mark.ruling("others-only-without-own")
def test_with_own_absent_a_tile_that_cannot_be_laid_still_forbids_growing_others() -> None:
    hand = "purple straight 1, yellow corner"
    assert Scene(INTO_GREENS_EXIT, hand).allows("yellow corner at 0,-1 ES")
    strict = Scene(INTO_GREENS_EXIT, f"{hand}, yellow sore", grow_others="own_absent")
    illegal = strict.refuses("yellow corner at 0,-1 ES", "others-only-without-own")
    assert illegal.sentence.startswith("You hold a purple straight worth 1 for your own snake")
    assert strict.allows("yellow sore at 0,-1 ES")


@pytest.mark.ruling("no-dead-ending-others")
def test_another_snake_is_not_led_into_a_closed_cell_if_a_turn_leads_it_free() -> None:
    laid = "yellow straight 1 at 0,-1 NS; trouble at 1,-2"
    scene = Scene(laid, "yellow corner, yellow sore, yellow straight 1")
    illegal = scene.refuses("yellow corner at 0,-2 ES", "no-dead-ending-others")
    assert illegal.sentence == (
        "This would lead the yellow snake into square E1 N2, which is blocked. Rotate "
        "the tile to leave it a way out."
    )
    assert illegal.cells == (Square(0, -2), Square(1, -2))
    scene.refuses("yellow sore at 0,-2 ES", "no-dead-ending-others")
    assert scene.allows("yellow corner at 0,-2 SW")
    assert Scene(laid, "yellow corner", seat=2).allows("yellow corner at 0,-2 ES")
    assert Scene(laid, "yellow corner", allow_dead_ending=True).allows("yellow corner at 0,-2 ES")


@pytest.mark.ruling("no-dead-ending-others")
def test_a_tile_that_leads_into_closed_cells_however_turned_may_be_laid() -> None:
    laid = "yellow straight 1 at 0,-1 NS; trouble at 1,-2; gift at -1,-2; gift at 0,-3"
    scene = Scene(laid, "yellow corner, yellow straight 1")
    assert scene.allows("yellow corner at 0,-2 ES")
    assert scene.allows("yellow corner at 0,-2 SW")
    assert scene.allows("yellow straight 1 at 0,-2 NS")


@pytest.mark.ruling("one-path")
def test_a_way_out_never_meets_another_snakes_end() -> None:
    scene = Scene(BOTH_INTO_2_2, "purple corner")
    assert scene.end("purple") == scene.end("black") == Square(2, 2)
    assert scene.moves() == ["purple corner at 2,2 SW"]
    illegal = scene.refuses("purple corner at 2,2 WN", "one-path")
    assert (
        illegal.sentence
        == "Rotated this way, the tile would join the purple snake and the black snake."
    )


@pytest.mark.ruling("one-path")
def test_a_snake_does_not_begin_towards_one_that_waits_at_its_exit() -> None:
    scene = Scene(INTO_GREENS_EXIT, "green corner, green straight 1", seat=1)
    scene.refuses("green corner at -1,0 ES", "one-path")
    assert scene.moves() == ["green corner at -1,0 NE", "green straight 1 at -1,0 EW"]


@pytest.mark.ruling("gift-touches-a-snake")
@pytest.mark.parametrize("tile", ["gift", "trouble"])
def test_a_gift_lies_beside_a_coloured_tile_in_an_empty_cell(tile: str) -> None:
    laid = "purple straight 1 at 0,1 NS; log corner at 0,2 NE; purple straight 1 at 1,2 EW"
    scene = Scene(laid, tile)
    assert scene.moves() == [f"{tile} at {at}" for at in ("-1,1", "1,1", "1,3")]
    illegal = scene.refuses(f"{tile} at -1,2", "gift-touches-a-snake")
    assert "touches none" in illegal.sentence
    illegal = scene.refuses(f"{tile} at 0,1", "gift-touches-a-snake")
    assert (
        illegal.sentence == f"A {explain(word(tile))} needs an empty square; square S1 is occupied."
    )
    scene.refuses(f"{tile} at 0,0", "gift-touches-a-snake")


@pytest.mark.ruling("gift-blocks-no-end")
def test_a_gift_blocks_no_end_not_even_the_own() -> None:
    scene = Scene(PURPLE_FOUR, "gift, trouble")
    illegal = scene.refuses("gift at 3,2", "gift-blocks-no-end")
    assert illegal.sentence == "The purple snake leads into square E3 S2: a gift may not block it."
    scene.refuses("trouble at 3,2", "gift-blocks-no-end")
    assert scene.allows("gift at 2,3")


@pytest.mark.ruling("gift-blocks-no-end")
def test_with_trouble_may_block_a_trouble_blocks_a_begun_snake_and_a_gift_does_not() -> None:
    scene = Scene(PURPLE_FOUR, "gift, trouble", trouble_may_block=True)
    assert scene.allows("trouble at 3,2")
    scene.refuses("gift at 3,2", "gift-blocks-no-end")
    waiting = Scene(INTO_GREENS_EXIT, "trouble", trouble_may_block=True)
    waiting.refuses("trouble at -1,0", "exit-stays-free")


@pytest.mark.ruling("log-replaces-same-shape")
def test_a_log_replaces_a_coloured_tile_of_its_shape_and_lie_of_any_snake() -> None:
    laid = f"{PURPLE_FOUR}; yellow knot at 0,-1 NS; green sore at -1,0 ES; trouble at 1,1"
    scene = Scene(laid, "log corner, log straight")
    assert scene.moves() == [
        "log corner at -1,0 ES",
        "log corner at 0,2 NE",
        *(f"log straight at {at}" for at in ("0,-1 NS", "0,1 NS", "1,2 EW", "2,2 EW")),
    ]
    illegal = scene.refuses("log straight at 0,1 EW", "log-replaces-same-shape")
    assert illegal.sentence == (
        "The log must lie the same way as the purple straight worth 1 on square S1."
    )
    illegal = scene.refuses("log straight at 0,2 NS", "log-replaces-same-shape")
    assert "doesn’t have the same shape" in illegal.sentence
    for nothing in ("log straight at 5,5 NS", "log corner at 0,0 NE", "log straight at 1,1 NS"):
        assert "there is none" in scene.refuses(nothing, "log-replaces-same-shape").sentence
    scene.play("log corner at -1,0 ES")
    assert scene.lies(-1, 0) == "log corner"
    assert scene.parts(1) == {}


@pytest.mark.ruling("log-replaces-same-shape")
def test_a_log_replaces_no_log() -> None:
    laid = "purple straight 1 at 0,1 NS; log straight at 0,2 NS; purple straight 1 at 0,3 NS"
    Scene(laid, "log straight").refuses("log straight at 0,2 NS", "log-replaces-same-shape")


def test_a_replaced_tile_goes_to_the_discards() -> None:
    scene = Scene(PURPLE_FOUR, "log straight").play("log straight at 1,2 EW")
    assert scene.discards() == ["purple straight 2"]
    assert scene.lies(1, 2) == "log straight"


@pytest.mark.ruling("log-turns-a-dead-end")
def test_a_corner_log_turns_the_last_tile_of_an_own_blocked_snake() -> None:
    scene = Scene(INTO_GREENS_EXIT, "log corner, purple corner")
    last = [move for move in scene.moves() if "-1,1" in move]
    assert last == ["log corner at -1,1 NE", "log corner at -1,1 ES"]
    illegal = scene.refuses("log corner at -1,1 SW", "log-turns-a-dead-end")
    assert "would not meet the tile before it" in illegal.sentence
    scene.play("log corner at -1,1 ES")
    assert scene.end("purple") == Square(-1, 2)
    assert len(scene.snake("purple").path) == 2


@pytest.mark.ruling("log-turns-a-dead-end")
def test_only_a_blocked_snake_is_turned_and_only_the_own() -> None:
    free = Scene(PURPLE_FOUR, "log corner")
    illegal = free.refuses("log corner at 2,2 SW", "log-turns-a-dead-end")
    assert illegal.sentence.startswith("The purple snake isn’t blocked: square E3 S2 is free")
    other = Scene(INTO_GREENS_EXIT, "log corner", seat=2)
    illegal = other.refuses("log corner at -1,1 ES", "log-turns-a-dead-end")
    assert "only your own snake" in illegal.sentence


@pytest.mark.ruling("log-turns-a-dead-end")
def test_the_turned_end_must_lead_free() -> None:
    scene = Scene(f"{INTO_GREENS_EXIT}; trouble at -1,2", "log corner")
    illegal = scene.refuses("log corner at -1,1 ES", "log-turns-a-dead-end")
    assert illegal.sentence.endswith("into square W1 S2, which is blocked too.")
    assert scene.allows("log corner at -1,1 NE")


@pytest.mark.ruling("log-turns-a-dead-end")
@pytest.mark.parametrize("last", ["purple knot", "log straight"])
def test_a_straight_last_tile_is_turned_either_way_unless_only_corners_are(last: str) -> None:
    laid = f"purple straight 1 at 0,1 NS; {last} at 0,2 NS; trouble at 0,3"
    scene = Scene(laid, "log corner")
    assert scene.moves() == ["log corner at 0,2 NE", "log corner at 0,2 WN"]
    assert scene.play("log corner at 0,2 WN").end("purple") == Square(-1, 2)
    strict = Scene(laid, "log corner", dead_end_turn="same_shape")
    illegal = strict.refuses("log corner at 0,2 NE", "log-turns-a-dead-end")
    assert "replace only a corner" in illegal.sentence


@pytest.mark.ruling("log-turns-a-dead-end")
@pytest.mark.parametrize("turned", ["any_shape", "same_shape"])
def test_a_log_that_is_the_last_corner_is_turned_by_its_other_bend(turned: str) -> None:
    laid = INTO_GREENS_EXIT.replace("purple corner at -1,1", "log corner at -1,1")
    scene = Scene(laid, "log corner", dead_end_turn=turned)
    assert scene.moves() == ["log corner at -1,1 ES", "log corner at 0,1 WN"]


@pytest.mark.ruling("log-turns-a-dead-end")
def test_a_crossing_at_the_end_of_a_snake_is_never_turned() -> None:
    laid = "purple straight 1 at 0,1 NS; log crossing at 0,2; trouble at 0,3"
    scene = Scene(laid, "log corner")
    assert scene.moves() == []
    scene.refuses("log corner at 0,2 NE", "log-replaces-same-shape")


def test_a_turned_end_runs_through_the_snakes_own_crossing() -> None:
    scene = Scene(BEFORE_OWN_CROSSING, "log corner")
    assert scene.end("purple") == Square(1, 1)
    assert scene.allows("log corner at 1,2 SW")
    scene.play("log corner at 1,2 SW")
    assert scene.end("purple") == Square(-1, 2)
    assert scene.snake("purple").path.count(Square(0, 2)) == 2
    assert not scene.position.table.idle


@pytest.mark.ruling("crossing-log")
def test_a_crossing_replaces_a_straight_tile_or_a_straight_log_of_any_snake() -> None:
    laid = (
        f"{PURPLE_FOUR}; yellow corner at 0,-1 ES; green knot at -1,0 EW; log straight at -2,0 EW"
    )
    scene = Scene(laid, "log crossing")
    straights = ("-2,0", "-1,0", "0,1", "1,2", "2,2")
    assert scene.moves() == [f"log crossing at {at}" for at in straights]
    others = {"0,2": "square S2", "0,0": "the square of the house", "3,2": "square E3 S2"}
    for cell, told in others.items():
        illegal = scene.refuses(f"log crossing at {cell}", "crossing-log")
        assert illegal.sentence.endswith(f"there is none on {told}.")


def test_an_end_that_faces_a_new_crossing_runs_through() -> None:
    scene = Scene(YELLOW_STOPPED_BY_BLACK, "log crossing")
    assert scene.end("yellow") == Square(2, -1)
    scene.play("log crossing at 2,-1")
    assert scene.end("yellow") == Square(3, -1)
    assert scene.end("black") == Square(2, -2)
    assert scene.snake("yellow").path[-1] == scene.snake("black").path[-1] == Square(2, -1)
    assert not scene.position.table.idle


@pytest.mark.ruling("crossing-log")
def test_a_crossing_joins_no_two_ends_that_face_each_other() -> None:
    around = (
        "; purple corner at 0,2 NE; purple straight 1 at 1,2 EW; purple straight 2 at 2,2 EW; "
        "purple straight 2 at 3,2 EW; purple corner at 4,2 WN; purple straight 3 at 4,1 NS; "
        "purple straight 3 at 4,0 NS; purple corner at 4,-1 SW; purple knot at 3,-1 EW"
    )
    scene = Scene(YELLOW_STOPPED_BY_BLACK + around, "log crossing")
    assert scene.end("purple") == scene.end("yellow") == Square(2, -1)
    illegal = scene.refuses("log crossing at 2,-1", "crossing-log")
    assert illegal.sentence == (
        "The crossing would join the purple snake and the yellow snake, which face each other."
    )
    assert scene.allows("log crossing at 1,0")


def test_a_snake_runs_through_several_idle_strands_in_a_row() -> None:
    laid = (
        "black straight 1 at 1,0 EW; black corner at 2,0 WN; log crossing at 2,-1; "
        "black corner at 2,-2 ES; black corner at 3,-2 SW; log crossing at 3,-1; "
        "yellow corner at 0,-1 ES"
    )
    scene = Scene(laid, "yellow straight 1", seat=2)
    assert scene.position.table.idle == {(Square(2, -1), 1), (Square(3, -1), 1)}
    scene.play("yellow straight 1 at 1,-1 EW")
    assert scene.end("yellow") == Square(4, -1)
    assert scene.snake("yellow").path[-2:] == (Square(2, -1), Square(3, -1))


def test_another_snake_is_led_free_also_through_a_crossing() -> None:
    laid = (
        "black straight 1 at 1,0 EW; black corner at 2,0 WN; log crossing at 2,-1; "
        "yellow straight 1 at 0,-1 NS; yellow corner at 0,-2 ES"
    )
    scene = Scene(f"{laid}; gift at 1,-3", "yellow corner")
    assert scene.allows("yellow corner at 1,-2 SW")
    scene.refuses("yellow corner at 1,-2 WN", "no-dead-ending-others")


def test_a_crossing_stays_for_good() -> None:
    scene = Scene("purple straight 1 at 0,1 NS; log crossing at 0,2", "log straight, purple knot")
    scene.refuses("log straight at 0,2 NS", "log-replaces-same-shape")
    scene.refuses("purple knot at 0,2 NS", "snake-tile-at-its-end")
