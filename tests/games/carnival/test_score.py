"""What counts: costumes, tokens, gifts, troubles, heads and hats; and who wins."""

import pytest

from serpentry.games.carnival.rules import scoring
from tests.games.carnival.scene import Scene


def over(laid: str, **more: object) -> Scene:
    return Scene(laid, phase="over", pile="", **more)  # type: ignore[arg-type]


def test_printed_points_of_the_own_snake_count_and_logs_do_not() -> None:
    laid = (
        "purple straight 3 at 0,1 NS; log straight at 0,2 NS; purple corner at 0,3 NE; "
        "purple knot at 1,3 EW; purple corner at 2,3 WN; purple sore at 2,2 SW"
    )
    assert over(laid).parts(0) == {"costumes": 3 + 1 - 2 + 1 - 1}


@pytest.mark.parametrize(
    ("tile", "part", "points"), [("gift", "gifts", 3), ("trouble", "troubles", -6)]
)
def test_each_side_of_a_coloured_tile_that_touches_a_gift_or_trouble_counts(
    tile: str, part: str, points: int
) -> None:
    laid = (
        "purple corner at 0,1 NE; purple corner at 1,1 SW; purple corner at 1,2 NE; "
        f"purple straight 1 at 2,2 EW; purple corner at 3,2 WN; {tile} at 2,1; "
        "purple straight 2 at 3,1 NS"
    )
    assert over(laid).parts(0)[part] == points


def test_logs_beside_gifts_and_troubles_count_and_cost_nothing() -> None:
    laid = "log straight at 0,1 NS; purple straight 1 at 0,2 NS; gift at 1,1; trouble at -1,1"
    assert over(laid).parts(0) == {"costumes": 1}


def test_every_snake_that_touches_a_gift_gets_its_points_and_a_head_touches_too() -> None:
    laid = (
        "purple corner at 0,1 NE; purple head at 1,1 W; black straight 1 at 1,0 EW; "
        "black straight 2 at 2,0 EW; gift at 2,1"
    )
    scene = over(laid)
    assert scene.parts(0) == {"costumes": 1, "gifts": 1, "head": 2}
    assert scene.parts(3) == {"costumes": 3, "gifts": 1}


def test_a_diamond_gives_a_token_to_who_lays_it_or_by_option_to_the_snakes_owner() -> None:
    scene = Scene(hand="yellow diamond").play("yellow diamond at 0,-1 NS")
    assert scene.position.stock.tokens == (1, 0, 0, 0)
    assert scene.parts(0) == {"tokens": 4}
    assert scene.parts(2) == {}
    owner = Scene(hand="yellow diamond", diamond_to="owner").play("yellow diamond at 0,-1 NS")
    assert owner.position.stock.tokens == (0, 0, 1, 0)


def test_a_diamond_on_a_log_gives_a_token_and_the_token_stays_when_it_is_replaced() -> None:
    laid = "log straight at 0,1 NS"
    scene = Scene(
        laid, "log straight, purple diamond", hands={1: "log straight"}, pile="hat 1, hat 2"
    )
    scene.play("purple diamond at 0,1 NS", "draw hat 1")
    assert scene.parts(0) == {"tokens": 4}
    scene.play("log straight at 0,1 NS")
    assert scene.parts(0) == {"tokens": 4}


def test_no_token_is_taken_when_there_are_none() -> None:
    scene = Scene(hand="purple diamond", tokens=(2, 2, 2, 2)).play("purple diamond at 0,1 NS")
    assert scene.position.stock.tokens == (2, 2, 2, 2)
    assert scene.parts(0) == {"tokens": 8}


@pytest.mark.parametrize(
    ("troubles", "points"), [("trouble at 1,2", 2), ("trouble at 1,2; trouble at -1,2", 0)]
)
def test_a_diamond_laid_beside_a_trouble_counts_itself_and_the_trouble_costs(
    troubles: str, points: int
) -> None:
    scene = Scene(f"log straight at 0,1 NS; {troubles}", "purple diamond")
    scene.play("purple diamond at 0,2 NS")
    assert scene.position.stock.tokens == (0, 0, 0, 0)
    assert sum(scene.breakdown(0).values()) == points
    assert scene.parts(0)["costumes"] == 4


def test_the_points_of_such_a_diamond_go_with_the_tile_and_come_back_without_them() -> None:
    scene = Scene("trouble at 1,1", "log straight", gems="purple diamond at 0,1 NS", pile="hat 1")
    assert scene.parts(0) == {"costumes": 4, "troubles": -2}
    scene.play("log straight at 0,1 NS")
    assert scene.parts(0) == {}
    assert scene.discards() == ["purple diamond"]


def test_a_trouble_laid_beside_a_diamond_later_leaves_the_token() -> None:
    scene = Scene("purple diamond at 0,1 NS", "trouble", tokens=(1, 0, 0, 0))
    scene.play("trouble at 1,1")
    assert scene.parts(0) == {"tokens": 4, "troubles": -2}


def test_a_hat_counts_for_the_snake_that_wears_it() -> None:
    scene = over("yellow head at 0,-1 S", hats={"yellow": "hat -2"})
    assert scene.breakdown(2) == {
        "costumes": 0,
        "tokens": 0,
        "gifts": 0,
        "troubles": 0,
        "head": 2,
        "hat": -2,
    }


def test_two_snakes_of_one_player_count_together() -> None:
    scene = over("purple straight 2 at 0,1 NS; black straight 3 at 1,0 EW", seats=2)
    assert scoring.scores(scene.position) == (5, 0)
    assert scoring.lengths(scene.position) == (2, 0)


def test_a_crossing_counts_for_length_each_time_it_is_passed() -> None:
    laid = (
        "purple straight 1 at 0,1 NS; log crossing at 0,2; purple corner at 0,3 NE; "
        "purple corner at 1,3 WN; purple corner at 1,2 SW"
    )
    assert scoring.lengths(over(laid).position)[0] == 6


@pytest.mark.parametrize(
    ("laid", "tokens", "winners", "reason"),
    [
        ("purple straight 3 at 0,1 NS", (0, 0, 0, 0), (0,), "reason-most-points"),
        (
            "purple straight 1 at 0,1 NS; log straight at 0,2 NS; green straight 1 at -1,0 EW",
            (0, 0, 0, 0),
            (0,),
            "reason-points-longer",
        ),
        (
            "purple straight 1 at 0,1 NS; purple straight 3 at 0,2 NS; green diamond at -1,0 EW; "
            "log straight at -2,0 EW",
            (0, 1, 0, 0),
            (1,),
            "reason-points-diamonds",
        ),
        (
            "purple straight 1 at 0,1 NS; green straight 1 at -1,0 EW",
            (0, 0, 0, 0),
            (0, 1),
            "reason-points-shared",
        ),
    ],
)
def test_most_points_win_then_the_longer_snake_then_more_tokens_then_it_is_shared(
    laid: str, tokens: tuple[int, ...], winners: tuple[int, ...], reason: str
) -> None:
    scene = over(laid, tokens=tokens)
    outcome = scene.rules.outcome(scene.position)
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.reason.key == reason


def test_the_breakdown_is_there_during_play_and_sums_up_to_the_score_at_the_end() -> None:
    scene = Scene("purple straight 3 at 0,1 NS", "purple corner", pile="gift, trouble")
    assert scene.rules.outcome(scene.position) is None
    assert scene.rules.breakdown(scene.position)[0]["costumes"] == 3
    scene.play_out(2)
    outcome = scene.rules.outcome(scene.position)
    assert outcome is not None
    assert outcome.breakdown == scene.rules.breakdown(scene.position)
    assert outcome.scores == tuple(sum(parts.values()) for parts in outcome.breakdown)
    assert scene.game.judge.score(scene.position) == outcome.scores
