"""What is said about a table of Schlangennest."""

from random import Random

from serpentry.catalogue import set_up
from serpentry.languages import Sentence, explain
from serpentry.tabletop.helpers.walk import random_walk
from tests.games.schlangennest.board import Board
from tests.games.schlangennest.test_rulings import (
    BOTH_ENDS_NEARLY,
    RING,
    RING_OF_STRAIGHTS,
    SIDE_BY_SIDE,
)
from tests.games.telling import ending, log, summary, task


def test_the_first_cards_are_told_by_where_they_may_go() -> None:
    assert task(Board(), 0).startswith(
        "Place any card on the start square: it starts the nest and your snake."
    )
    assert task(Board(), 1) == "Ada starts a snake with a first card."
    second = Board().play("straight a1 ns")
    assert task(second, 1).startswith("Place your first card, any one, next to a card")
    assert task(Board(frame=True), 0).startswith("Place any card on a square of the field")
    assert task(Board(variant="tail_first"), 0).startswith("Place your tail on the start square")


def test_the_first_card_is_not_laid_without_a_word_about_tail_and_head() -> None:
    warned = "A snake that starts with its tail or head has one end left"
    assert warned in task(Board(), 0)
    assert warned in task(Board().play("tail a1 e"), 1)
    assert warned not in task(Board(), 1)
    assert warned not in task(Board(variant="tail_first"), 0)
    assert warned not in task(Board().play("straight a1 ns", "straight b1 ns"), 0)


def test_a_snake_that_begins_with_its_tail_bars_the_other_cards() -> None:
    board = Board(variant="tail_first")
    barred = board.game.narrator.barred(board.position, 0)
    assert set(barred) == {"straight", "curve", "head"}
    assert explain(barred["head"]) == "A snake starts with its tail."
    assert not board.game.narrator.barred(board.position, 1)


def test_later_cards_go_to_the_ends_and_what_they_bring_is_told() -> None:
    board = Board(SIDE_BY_SIDE)
    assert task(board, 0).startswith("Place a card at an end of your snake. Ends: N1 and S1.")
    assert task(board, None) == "Ada is choosing a card and a square for it."
    assert log(board, "straight a2 ns", 1) == (
        "Ada’s snake grows: straight (north and south) on square S1. Ada now has 2 parts (+1)."
    )


def test_with_two_snakes_it_is_told_for_which_the_card_is() -> None:
    board = Board(variant="two_snakes")
    assert task(board, 0).startswith("The card is for the green snake. Place")


def test_snakes_that_are_closed_are_told_and_how_they_are_opened() -> None:
    closing = Board(BOTH_ENDS_NEARLY, to_act=1).play("curve b3 wn")
    assert log(closing, "curve b2 ne", 1).endswith(
        "Ada’s snake (green) is closed now and is opened at the next turn, if it can be. "
        "Your snake (red) is closed now: at your next turn you open it, if it can be opened."
    )
    ring = Board(RING)
    assert task(ring, 0).startswith("Your snake is closed: rotate one of its curves")
    assert task(ring, 1) == "Ada opens a closed snake: one of its curves is rotated."
    assert explain(ring.game.narrator.barred(ring.position, 0)["straight"]).startswith(
        "Your snake is closed"
    )
    assert log(ring, "turn a1 ne", 0) == (
        "You open your closed snake: curve on the start square, rotated to north and east. "
        "You now have 5 parts (+1)."
    )


def test_a_ring_that_only_the_tail_opens_is_finished_by_it() -> None:
    board = Board(RING_OF_STRAIGHTS, frame=True)
    assert task(board, 0).startswith("Your snake is closed and no curve can open it")
    assert "tail" not in board.game.narrator.barred(board.position, 0)
    cut = next(move for move in board.moves() if move.startswith("replace"))
    told = log(board, cut, 1)
    assert told.startswith("Ada’s closed snake is finished: tail (")
    assert "Ada’s snake (green) is complete" in told


def test_whoever_is_done_is_told_to_be_skipped_and_the_end_is_counted() -> None:
    board = Board().play("straight a1 ns").play("straight b1 ns").play("tail a2 n")
    board.play("straight b2 ns")
    assert log(board, "head a-1 s", 1).endswith(
        "Ada’s snake (green) is complete: both its ends are finished. "
        "Ada has finished and is skipped from now on."
    )
    board.play("head a-1 s").play("tail b3 n")
    assert not ending(board, 1)
    board.play("head b-1 s")
    assert ending(board, 1).startswith("You win. Nobody has anything left to do. Decided by: ")
    assert ending(board, 0).endswith("Bo: 4 parts (4 coloured, 0 grey).")


def test_a_listener_hears_the_nest_the_snakes_their_ends_and_the_hands() -> None:
    assert summary(Board(SIDE_BY_SIDE), 1)[1:6] == [
        "The nest is 5 by 7 squares, whichever way round.",
        "Squares are counted from the very first card: W2 N1 is two to the left of it and one up.",
        "Inside it so far: everything from the start square to square E1.",
        "Ada (green): a snake of 1 part, which leads to square N1 and square S1.",
        "Cards left (Ada, green): straight ×6, curve ×9, tail ×1 and head ×1.",
    ]


def test_where_first_tails_need_not_spare_the_task_does_not_say_so() -> None:
    spared = Board(variant="tail_first").play("tail a1 n")
    assert task(spared, 1).endswith("Every snake must keep an end.")
    free = Board(variant="tail_first", first_tail_spares=False).play("tail a1 n")
    assert "keep an end" not in task(free, 1)
    assert "tail a-1 n" in free.moves()


def test_a_field_that_is_known_lies_one_way_round_only() -> None:
    told = summary(Board(frame=True), 0)
    assert "The field is 5 squares wide and 7 high." in told
    assert not any("whichever way round" in one or "so far" in one for one in told)


def test_a_closed_snake_is_refused_with_the_one_thing_that_is_legal() -> None:
    turned, cut = Board(RING), Board(RING_OF_STRAIGHTS, frame=True)
    for board, key in ((turned, "snake-closed"), (cut, "snake-closed-replace")):
        refused = board.game.rules.why_illegal(
            board.position, board.game.notation.read("straight c1 ew")
        )
        assert refused is not None
        assert refused.told.key == f"why-schlangennest-{key}"


def test_with_two_snakes_the_parts_of_both_decide() -> None:
    for variant, score in (
        ("two_snakes", "sum"),
        ("two_snakes_single", "sum"),
        ("two_snakes", "longer"),
    ):
        game = set_up("schlangennest", 2, {"variant": variant, "two_snakes_score": score})
        for seed in range(3):
            *_, (_, _, last) = random_walk(game.rules, Random(seed))
            outcome = game.rules.outcome(last)
            assert outcome is not None
            assert ("parts" in outcome.reason.key) == (score == "sum")


def test_a_card_that_fits_nowhere_is_barred_with_a_reason() -> None:
    game = set_up("schlangennest", 4)
    found: list[Sentence] = []
    for _, _, position in random_walk(game.rules, Random(2)):
        if isinstance(position.actor, int):
            found += game.narrator.barred(position, position.actor).values()
    assert any(one.key == "barred-schlangennest-because" for one in found)
    assert all("why" in one.facts for one in found if one.key.endswith("because"))
