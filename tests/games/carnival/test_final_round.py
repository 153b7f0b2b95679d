"""The final round: heads, then hats, passing, and the end."""

import pytest

from serpentry.geometry.squares import Square
from serpentry.tabletop.refusal import GAME_OVER
from tests.games.carnival.scene import Scene
from tests.games.carnival.test_rulings import BOTH_INTO_2_2, INTO_GREENS_EXIT

TWO_SNAKES = "purple straight 1 at 0,1 NS; yellow straight 1 at 0,-1 NS"
TWO_HEADS = f"{TWO_SNAKES}; purple head at 0,2 N; yellow head at 0,-2 S"


def final(laid: str, *hands: str, phase: str = "heads", **more: object) -> Scene:
    """A final round of as many seats as there are hands, seat 0 to act."""
    held = dict(enumerate(hands))
    return Scene(laid, seats=len(hands), phase=phase, hands=held, pile="", **more)  # type: ignore[arg-type]


@pytest.mark.ruling("heads-and-hats-last")
def test_heads_and_hats_are_laid_only_in_the_final_round_and_nothing_else_is() -> None:
    play = Scene(TWO_SNAKES, "purple corner, purple head, hat 2")
    illegal = play.refuses("purple head at 0,2 N", "heads-and-hats-last")
    assert illegal.sentence == "Heads are placed only in the final round."
    play.refuses("hat 2 on purple", "heads-and-hats-last")
    heads = final(TWO_SNAKES, "purple corner, purple head, hat 2", "", "")
    heads.refuses("purple corner at 0,2 NE", "heads-and-hats-last")
    illegal = heads.refuses("hat 2 on purple", "heads-and-hats-last")
    assert illegal.sentence == "Hats come when no more heads can be placed."
    hats = final(TWO_HEADS, "purple head, hat 2", "", "", phase="hats")
    hats.refuses("purple head at 0,2 N", "heads-and-hats-last")


@pytest.mark.ruling("head-at-its-end")
def test_a_head_lies_at_the_free_end_of_its_snake_its_neck_meeting_it() -> None:
    scene = final(TWO_SNAKES, "purple head, yellow head", "", "")
    assert scene.moves() == ["purple head at 0,2 N", "yellow head at 0,-2 S"]
    illegal = scene.refuses("purple head at 1,2 N", "head-at-its-end")
    assert illegal.sentence == "The purple snake ends on square S2; its head goes there."
    assert "neck" in scene.refuses("purple head at 0,2 S", "head-at-its-end").sentence
    scene.play("purple head at 0,2 N")
    assert scene.end("purple") is None
    assert scene.snake("purple").path == (Square(0, 1), Square(0, 2))


@pytest.mark.ruling("head-at-its-end")
def test_a_snake_has_one_head_and_a_blocked_one_none() -> None:
    headed = final(f"{TWO_SNAKES}; purple head at 0,2 N", "purple head, yellow head", "", "")
    illegal = headed.refuses("purple head at 0,3 N", "head-at-its-end")
    assert illegal.sentence == "The purple snake already has its head, on square S2."
    blocked = final(INTO_GREENS_EXIT, "purple head, green head", "", "")
    illegal = blocked.refuses("purple head at -1,0 S", "head-at-its-end")
    assert illegal.sentence == "Square W1 isn’t free, so the purple snake stays without a head."


def test_a_snake_not_begun_may_have_a_head() -> None:
    scene = final("", "green head", "", "").play("green head at -1,0 E")
    assert scene.snake("green").path == (Square(-1, 0),)
    assert scene.parts(1) == {"head": 2}
    assert Square(-1, 0) not in scene.position.table.waiting


def test_of_two_snakes_that_lead_into_one_cell_only_one_gets_a_head() -> None:
    scene = final(BOTH_INTO_2_2, "purple head", "black head", "", "")
    scene.play("purple head at 2,2 W")
    assert scene.phase == "over"


@pytest.mark.ruling("tile-in-hand")
def test_a_head_is_held_or_with_own_aside_belongs_to_the_own_snake() -> None:
    drawn = final(TWO_SNAKES, "purple head", "", "")
    drawn.refuses("yellow head at 0,-2 S", "tile-in-hand")
    aside = final(TWO_SNAKES, "", "", "", heads="own_aside")
    assert aside.moves() == ["purple head at 0,2 N"]
    illegal = aside.refuses("yellow head at 0,-2 S", "tile-in-hand")
    assert (
        illegal.sentence == "You have only the heads of your own snakes. This is the yellow head."
    )
    aside.play("purple head at 0,2 N")
    assert aside.rules.to_act(aside.position) == 1
    assert aside.moves() == ["green head at -1,0 E"]


def test_with_two_snakes_and_own_aside_each_player_lays_two_heads_in_turn() -> None:
    scene = final(TWO_SNAKES, "", "", heads="own_aside")
    assert scene.moves() == ["black head at 1,0 W", "purple head at 0,2 N"]
    scene.play("black head at 1,0 W", "green head at -1,0 E", "purple head at 0,2 N")
    assert scene.moves() == ["yellow head at 0,-2 S"]


@pytest.mark.ruling("final-lay")
def test_who_can_lay_a_head_must_even_anothers_and_hats_may_be_passed() -> None:
    scene = final(TWO_SNAKES, "yellow head, hat 1", "", "")
    illegal = scene.refuses("pass", "final-lay")
    assert illegal.sentence == "You can place a head, so you must."
    scene.play("yellow head at 0,-2 S")
    assert scene.phase == "hats"
    assert scene.moves() == ["hat 1 on yellow", "pass"]


@pytest.mark.ruling("final-lay")
def test_final_pass_says_what_may_be_passed() -> None:
    everything = final(TWO_SNAKES, "yellow head", "", "", final_pass="all")
    assert everything.moves() == ["yellow head at 0,-2 S", "pass"]
    nothing = final(TWO_HEADS, "hat -2", "", "", phase="hats", final_pass="none")
    assert nothing.moves() == ["hat -2 on purple", "hat -2 on yellow"]
    illegal = nothing.refuses("pass", "final-lay")
    assert illegal.sentence == "You can place a hat, so you must."


def test_heads_go_round_until_nobody_can_then_hats_go_on_in_turn_order() -> None:
    scene = final(TWO_SNAKES, "yellow head, hat 1", "purple head, purple head, hat 2", "hat 3")
    scene.play("yellow head at 0,-2 S", "purple head at 0,2 N")
    assert scene.phase == "hats"
    assert scene.rules.to_act(scene.position) == 2
    scene.play("hat 3 on yellow", "hat 1 on purple")
    assert scene.phase == "over"


def test_hats_are_over_when_all_have_passed_in_a_row_and_who_passed_may_lay_again() -> None:
    scene = final(TWO_HEADS, "hat 1", "hat 2, hat -2", "", phase="hats")
    scene.play("pass", "hat 2 on yellow")
    assert scene.rules.to_act(scene.position) == 0
    assert scene.moves() == ["hat 1 on purple", "pass"]
    scene.play("pass")
    assert scene.rules.to_act(scene.position) == 1
    scene.play("pass")
    assert scene.phase == "over"
    assert scene.snake("purple").hat is None


def test_with_final_pass_all_heads_are_over_when_all_have_passed_in_a_row() -> None:
    scene = final(TWO_SNAKES, "purple head", "yellow head", "hat 1", final_pass="all")
    scene.play("pass", "pass")
    assert scene.phase == "over"
    scene = final(TWO_SNAKES, "purple head", "yellow head", "hat 1", final_pass="all")
    scene.play("pass", "yellow head at 0,-2 S", "pass")
    assert scene.phase == "hats"
    assert scene.rules.to_act(scene.position) == 2


@pytest.mark.ruling("hat-on-a-head")
def test_a_hat_is_put_on_a_head_without_one_of_any_snake() -> None:
    scene = final(TWO_HEADS, "hat 1, hat -2", "", "", phase="hats", hats={"yellow": "hat 3"})
    assert scene.moves() == ["hat -2 on purple", "hat 1 on purple", "pass"]
    illegal = scene.refuses("hat 1 on yellow", "hat-on-a-head")
    assert illegal.sentence == "The yellow snake already has a hat."
    illegal = scene.refuses("hat 1 on green", "hat-on-a-head")
    assert illegal.sentence == "The green snake has no head."
    scene.refuses("hat 3 on purple", "tile-in-hand")
    scene.play("hat 1 on purple")
    assert scene.snake("purple").hat == "hat 1"


@pytest.mark.ruling("game-over")
def test_after_the_end_nothing_is_laid_or_drawn() -> None:
    scene = final(TWO_HEADS, "hat 1", "", "", phase="hats").play("pass")
    for text in ("pass", "hat 1 on purple", "draw gift", "gift at 1,1", "house 0"):
        assert scene.why(text) == GAME_OVER
