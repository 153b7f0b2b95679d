"""What is said about a table of Sssnake."""

from random import Random

from serpentry.games.sssnake.rules.deck import FULL
from serpentry.games.sssnake.rules.position import Moment
from serpentry.languages import explain
from serpentry.tabletop.helpers.walk import random_walk
from tests.games.sssnake.table import Table
from tests.games.sssnake.test_rulings import MEETING
from tests.games.telling import ending, log, summary, task


def test_a_roll_and_a_draw_are_told_to_the_roller_and_about_the_roller() -> None:
    table = Table()
    assert task(table, 0) == "The die is rolled for you: it says how many cards you draw."
    assert task(table, 1) == task(table, None) == "Ada rolls the die."
    assert log(table, "roll 2", 0) == "You roll a 2."
    table.play("roll 2")
    assert task(table, 1) == "Ada rolled a 2 and draws 2 cards."
    assert log(table, "draw curve straight", None) == "Ada draws: curve and straight."


def test_a_single_card_is_told_to_the_neighbour_too() -> None:
    table = Table().draw("straight")
    assert task(table, 0) == (
        "You drew only one card (straight): place it on the snake of your neighbour, Bo. A card "
        "goes where the snake’s head or tail points. The card must not close that snake."
    )
    assert task(table, 1) == "Ada places a single card (straight) on your snake."
    assert task(table, None) == "Ada places a single card (straight) on Bo’s snake."
    assert "must not close" not in task(Table(close_other=True).draw("straight"), 0)
    place = "straight NS 0,-1 on 1"
    assert log(table, place, 1) == (
        "Ada places a card on your snake: straight (north and south) on square N1. "
        "Now: 3 cards missing (1 more)."
    )
    assert log(table, place, 0).startswith("You place a card on Bo’s snake: straight (north")


def test_of_two_cards_one_is_placed_and_the_other_is_the_gift() -> None:
    table = Table().draw("curve straight")
    assert task(table, 0) == (
        "Place one of these cards on your own snake: curve and straight. The card that is "
        "left is the gift for Bo. A card goes where the snake’s head or tail points."
    )
    table.play("straight NS 0,-1 on 0")
    assert task(table, 1).startswith("Place the gift from Ada (curve) on your own snake.")
    assert task(table, 0) == "Bo places the gift from Ada (curve) on their own snake."


def test_a_card_without_a_place_is_told_and_where_it_goes() -> None:
    table = Table("", MEETING).play("roll 1")
    assert (
        log(table, "draw straight", 1) == "Ada draws: straight. Doesn’t fit your snake: straight."
    )
    table.play("draw straight")
    assert task(table, 0).startswith(
        "The card (straight) doesn’t fit Bo’s snake: place it on your own."
    )
    table = Table(MEETING, MEETING).play("roll 1")
    assert log(table, "draw straight", None) == (
        "Ada draws: straight. Doesn’t fit Bo’s snake: straight. Doesn’t fit Ada’s snake: straight. "
        "Leaves the game: straight."
    )


def test_a_gift_without_a_choice_that_comes_back_is_told_step_by_step() -> None:
    table = Table(MEETING, MEETING).play("roll 2")
    assert log(table, "draw straight straight", 0) == (
        "You draw: straight and straight. Doesn’t fit your snake: straight and straight. Your "
        "cards are all the same: one is the gift, the rest leave the game. Doesn’t fit Bo’s snake: "
        "straight. The gift comes back to you. Doesn’t fit your snake: straight. Leaves the game: "
        "straight."
    )


def test_a_card_that_can_not_be_used_is_barred_with_its_reason() -> None:
    table = Table(MEETING).draw("curve straight")
    barred = table.game.narrator.barred(table.position, 0)
    assert list(barred) == ["straight"]
    assert explain(barred["straight"]).startswith("This card doesn’t fit your snake")
    assert not table.game.narrator.barred(table.position, 1)


def test_a_closed_snake_ends_the_game_with_the_cards_that_are_missing() -> None:
    table = Table(MEETING).draw("curve straight")
    close = "curve SW 1,-1 on 0"
    assert log(table, close, 1) == (
        "Ada’s snake is closed, head to tail: curve (south and west) on square E1 N1."
    )
    table.play(close)
    assert ending(table, 0) == (
        "You win. Decided by: a closed snake. Ada: 0 cards missing. Bo: 2 cards missing."
    )


def test_the_end_of_a_round_is_told_with_its_totals() -> None:
    table = Table(MEETING, rounds=2).draw("curve straight")
    assert log(table, "curve SW 1,-1 on 0", 0).endswith(
        "Round 1 is over: Ada (0 cards missing) and Bo (2 cards missing). The next one begins with "
        "bare start cards and the full deck."
    )
    table.play("curve SW 1,-1 on 0").play_out(1)
    assert "in the earlier rounds" in ending(table, None)


def test_an_empty_deck_is_told() -> None:
    deck = (0, 0, 0, 1)
    assert len(deck) == len(FULL)
    table = Table(deck=deck).draw("straight")
    assert log(table, "straight NS 0,-1 on 1", None).endswith("The deck is empty.")


def test_a_listener_hears_deck_hand_snakes_and_where_their_ends_point() -> None:
    table = Table(MEETING).draw("curve straight")
    assert summary(table, 1)[1:] == [
        "Squares are counted from each start card: W2 N1 is two to the left of it and one up.",
        "118 cards are in the deck.",
        "Cards in hand: curve and straight.",
        "Ada: 1 card placed, 1 missing; the head points to square E1 N1, the tail to square E1 N1.",
        "Bo: 0 cards placed, 2 missing; the head points to square N1, the tail to square E1 N1.",
    ]


def test_where_fewer_cards_are_left_than_rolled_these_are_drawn() -> None:
    table = Table(deck=(0, 0, 1, 1)).play("roll 3")
    assert task(table, 0) == "You rolled a 3, but only 2 cards are left: you draw them."
    assert task(table, 1) == "Ada rolled a 3 and draws the last 2 cards."


def test_a_single_card_that_would_close_is_told_so() -> None:
    table = Table("", MEETING).play("roll 1")
    assert log(table, "draw curve", 1) == (
        "Ada draws: curve. The single card (curve) fits your snake only so that it would close it, "
        "which it may not."
    )
    table.play("draw curve")
    assert task(table, 0).startswith("The card (curve) may not close Bo’s snake: place it on your")


def test_how_many_of_three_cards_can_be_placed_is_told_as_it_is() -> None:
    game = Table().game
    told: set[str] = set()
    for seed in range(60):
        for _, _, position in random_walk(game.rules, Random(seed)):
            if len(position.hand) == 3 and position.moment is Moment.KEEP:
                task_told, *_ = game.narrator.task(position, position.roller)
                told.add(task_told.key)
                two = any(
                    game.rules.play(position, move).moment is Moment.KEEP
                    for move in game.rules.moves(position)
                )
                assert (task_told.key == "task-sssnake-keep-two-you") == two
    assert "task-sssnake-keep-two-you" in told
