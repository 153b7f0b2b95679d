"""The rulings of Sssnake, each as a position, a move and the rule that speaks."""

import pytest

from serpentry.games.sssnake.rules.cards import CARDS
from serpentry.games.sssnake.rules.closing import missing_cards
from serpentry.games.sssnake.rules.deck import FULL
from serpentry.games.sssnake.rules.moves import Place
from serpentry.games.sssnake.rules.position import Moment
from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.refusal import GAME_OVER
from tests.games.sssnake.table import Table, snake_of

MEETING = "curve SE 0,-1"
"""After this card both ends point into (1,-1): no straight fits, and one curve closes."""

LONG_WAY = (
    "double NE 0,-1; curve NE -1,-1; curve SE -1,-2; double NW 0,-2; curve SE 0,-3;"
    "curve SW 1,-3; double NE 1,-2; curve SW 2,-2; curve NW 2,-1"
)
"""Both ends point into (1,-1), and three idle strands lead around from it and back."""


def test_there_are_120_cards() -> None:
    assert {card: print_.number for card, print_ in CARDS.items()} == {
        "crossed": 8,
        "curve": 48,
        "double": 4,
        "straight": 60,
    }
    assert sum(FULL) == 120


@pytest.mark.ruling("continues-an-end")
def test_a_card_goes_where_an_end_points() -> None:
    table = Table().draw("straight straight")
    illegal = table.refuses("straight NS 0,-2 on 0", "continues-an-end")
    assert illegal.sentence == (
        "A card goes where an end points: the head to square N1, the tail to square E1 N1."
    )
    assert illegal.cells == ((0, 0, -1), (0, 1, -1))
    assert table.allows("straight NS 0,-1 on 0")


@pytest.mark.ruling("continues-an-end")
def test_a_strand_of_the_card_meets_the_end() -> None:
    table = Table().draw("straight straight")
    illegal = table.refuses("straight EW 1,-1 on 0", "continues-an-end")
    assert illegal.sentence == "Rotated like that, the card has no strand where the tail comes in."
    assert table.allows("straight NS 1,-1 on 0")


@pytest.mark.ruling("still-closable")
@pytest.mark.parametrize("card", ["curve SW", "double NE"])
def test_an_end_never_runs_into_a_blank_side(card: str) -> None:
    table = Table("straight NS 0,-1").draw(f"{card.split()[0]} straight")
    illegal = table.refuses(f"{card} 1,-1 on 0", "still-closable")
    assert illegal.sentence == (
        "Then head and tail could never meet: the tail would run into a blank side of square N1."
    )
    assert illegal.cells == ((0, 1, -1), (0, 0, -1))


@pytest.mark.parametrize("card", ["curve SW", "double NE"])
def test_an_idle_strand_lets_an_end_run_through_for_nothing(card: str) -> None:
    table = Table("crossed 0,-1").draw(f"{card.split()[0]} straight")
    assert table.allows(f"{card} 1,-1 on 0")
    table.play(f"{card} 1,-1 on 0")
    snake = table.position.snakes[0]
    assert snake.ends is not None
    assert snake.ends[1].cell == Square(-1, -1)
    assert missing_cards(snake) == 3


@pytest.mark.ruling("still-closable")
def test_an_end_never_points_at_the_start_card() -> None:
    table = Table("curve SW 0,-1; curve SE -1,-1").draw("curve curve")
    illegal = table.refuses("curve NE -1,0 on 0", "still-closable")
    assert illegal.sentence == (
        "Then head and tail could never meet: the head would point at the start card."
    )
    assert table.allows("curve NW -1,0 on 0")


SPIRAL = (
    "straight NS 1,-1; straight NS 1,-2; curve SE 1,-3; straight EW 2,-3; curve SW 3,-3;"
    "straight NS 3,-2; straight NS 3,-1; curve NW 3,0"
)
"""The tail has turned around two free cells and points at the start card from the east."""


@pytest.mark.ruling("still-closable")
def test_an_end_is_never_shut_in() -> None:
    table = Table("", SPIRAL).draw("curve")
    illegal = table.refuses("curve NE 2,0 on 1", "still-closable")
    assert illegal.sentence == (
        "Then head and tail could never meet: the tail would be shut in, with 2 free "
        "squares around it."
    )
    assert illegal.cells == ((1, 2, 0), (1, 2, -2), (1, 2, -1))
    assert table.allows("curve SE 2,0 on 1")


@pytest.mark.ruling("still-closable")
def test_with_deck_aware_the_deck_must_be_able_to_close_the_snake() -> None:
    few = (0, 1, 0, 3)
    assert Table(deck=few).draw("curve straight").allows("straight NS 0,-1 on 0")
    table = Table(deck=few, feasibility="deck_aware").draw("curve straight")
    illegal = table.refuses("straight NS 0,-1 on 0", "still-closable")
    assert illegal.sentence == "Then 3 more cards would be needed, but only 2 are left."
    assert table.moves() == ["curve SE 0,-1 on 0", "curve SW 1,-1 on 0"]


def test_cards_in_hand_do_not_count_for_deck_aware() -> None:
    table = Table(deck=(0, 1, 0, 4), feasibility="deck_aware").draw("straight straight straight")
    assert (table.moment, table.position.roller, sum(table.position.deck)) == (Moment.ROLL, 1, 2)


@pytest.mark.ruling("one-leaves-it-open")
def test_after_a_1_the_neighbours_snake_is_not_closed() -> None:
    table = Table("", MEETING).draw("curve")
    illegal = table.refuses("curve SW 1,-1 on 1", "one-leaves-it-open")
    assert illegal.sentence == (
        "That would close Player 2’s snake. After a 1, only Player 2 may close it."
    )
    assert (table.moment, table.actor) == (Moment.ONE_BACK, 0)
    assert table.allows("curve SE 0,-1 on 0")


def test_after_a_1_other_places_on_such_a_snake_count() -> None:
    table = Table("", MEETING).draw("double")
    assert table.moves() == ["double NW 1,-1 on 1"]
    table.refuses("double NE 1,-1 on 1", "one-leaves-it-open")


def test_with_close_other_a_1_may_even_be_forced_to_close_it() -> None:
    table = Table("", MEETING, close_other=True).draw("curve")
    assert table.moves() == ["curve SW 1,-1 on 1"]
    outcome = table.rules.outcome(table.play("curve SW 1,-1 on 1").position)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((-2, 0), (1,))


def test_where_both_ends_point_into_one_cell_each_card_concerns_both() -> None:
    def legal(card: str) -> list[str]:
        return [move for move in Table(MEETING).draw(f"{card} {card}").moves() if " on 0" in move]

    assert legal("straight") == []
    assert legal("curve") == ["curve SW 1,-1 on 0"]
    assert legal("crossed") == ["crossed 1,-1 on 0"]
    assert legal("double") == ["double NE 1,-1 on 0", "double NW 1,-1 on 0"]
    closed = {card: snake_of(f"{MEETING}; {card} 1,-1").is_closed for card in BOTH}
    assert closed == BOTH


BOTH = {"curve SW": True, "crossed": False, "double NE": True, "double NW": False}


@pytest.mark.parametrize("card", ["crossed", "double NE", "double NW"])
def test_a_snake_may_be_closed_through_three_idle_strands(card: str) -> None:
    assert missing_cards(snake_of(LONG_WAY)) == 1
    table = Table(LONG_WAY).draw(f"{card.split()[0]} straight").play(f"{card} 1,-1 on 0")
    assert table.position.snakes[0].is_closed
    assert table.moment is Moment.OVER


@pytest.mark.ruling("must-lay-if-possible")
def test_the_first_of_two_cards_leaves_a_place_for_the_second() -> None:
    table = Table().draw("curve straight straight")
    for first in ("curve SE 0,-1 on 0", "curve SW 1,-1 on 0"):
        illegal = table.refuses(first, "must-lay-if-possible")
        assert illegal.sentence == (
            "Then no second card could be placed; placed differently, two cards can be."
        )
    assert table.moves() == [
        "curve SW 0,-1 on 0",
        "curve SE 1,-1 on 0",
        "straight NS 0,-1 on 0",
        "straight NS 1,-1 on 0",
    ]


@pytest.mark.ruling("must-lay-if-possible")
def test_a_card_that_can_be_laid_is_not_given_away() -> None:
    table = Table().draw("curve straight")
    assert "still place" in table.refuses("give curve", "must-lay-if-possible").sentence


def test_a_closing_card_is_always_allowed() -> None:
    table = Table(MEETING).draw("crossed curve straight")
    assert table.allows("curve SW 1,-1 on 0")
    assert table.allows("crossed 1,-1 on 0")


@pytest.mark.ruling("must-lay-if-possible")
def test_with_exact_finish_the_closing_card_is_the_last_of_ones_own() -> None:
    table = Table(MEETING, exact_finish=True).draw("crossed curve straight")
    illegal = table.refuses("curve SW 1,-1 on 0", "must-lay-if-possible")
    assert "closing card must be your last" in illegal.sentence
    assert table.moves() == ["crossed 1,-1 on 0"]


def test_with_exact_finish_the_first_card_closes_if_two_can_not_be_laid() -> None:
    table = Table(MEETING, exact_finish=True).draw("curve straight straight")
    assert table.moves() == ["curve SW 1,-1 on 0"]


def test_with_exact_finish_the_gift_is_not_ones_own_card() -> None:
    table = Table(MEETING, exact_finish=True).draw("curve straight")
    assert table.play("curve SW 1,-1 on 0").moment is Moment.OVER


@pytest.mark.ruling("whose-snake")
def test_a_snake_that_nobody_at_the_table_has_is_the_wrong_one() -> None:
    table = Table().draw("straight straight")
    for nobodys in (2, 3):
        table.refuses(f"straight NS 0,-1 on {nobodys}", "whose-snake")


@pytest.mark.ruling("whose-snake")
def test_a_single_card_goes_to_the_neighbours_snake() -> None:
    table = Table(seats=3).draw("straight")
    assert (table.moment, table.actor) == (Moment.ONE, 0)
    for other in (0, 2):
        illegal = table.refuses(f"straight NS 0,-1 on {other}", "whose-snake")
        assert illegal.sentence.endswith("(Player 2) if it fits there.")
    assert table.allows("straight NS 0,-1 on 1")


@pytest.mark.ruling("whose-snake")
def test_kept_cards_go_to_ones_own_snake_and_the_gift_to_the_neighbours() -> None:
    table = Table().draw("curve straight")
    assert (
        "your own snake (Player 1)" in table.refuses("curve SE 0,-1 on 1", "whose-snake").sentence
    )
    table.play("curve SE 0,-1 on 0")
    assert (table.moment, table.actor) == (Moment.GIFT, 1)
    assert "(Player 2)" in table.refuses("straight NS 0,-1 on 0", "whose-snake").sentence
    assert table.play("straight NS 0,-1 on 1").actor is CHANCE


def test_a_single_card_without_a_place_there_comes_back() -> None:
    table = Table("", MEETING).draw("straight")
    assert (table.moment, table.actor) == (Moment.ONE_BACK, 0)
    assert table.refuses("straight NS 1,-1 on 1", "still-closable")
    table.refuses("straight NS 0,-1 on 1", "continues-an-end")
    assert table.play("straight NS 0,-1 on 0").position.roller == 1


def test_a_single_card_without_any_place_leaves_the_game() -> None:
    table = Table(MEETING, MEETING).draw("straight")
    assert (table.moment, table.position.roller) == (Moment.ROLL, 1)
    assert sum(table.position.deck) == 119


def test_the_neighbour_returns_a_gift_without_a_place_and_the_roller_must_lay_it() -> None:
    table = Table("", MEETING).draw("curve straight").play("curve SW 0,-1 on 0")
    assert (table.moment, table.actor) == (Moment.RETURNED, 0)
    table.refuses("straight NS 1,-1 on 1", "still-closable")
    table.refuses("curve SE 1,-1 on 0", "card-in-hand")
    assert "straight NS 1,-1 on 0" in table.moves()


@pytest.mark.ruling("whose-snake")
def test_a_returned_gift_goes_to_no_third_snake() -> None:
    table = Table("", MEETING, seats=3).draw("curve straight").play("curve SW 0,-1 on 0")
    assert "came back" in table.refuses("straight NS 0,-1 on 2", "whose-snake").sentence


def test_a_returned_gift_without_a_place_leaves_the_game() -> None:
    table = Table("", MEETING).draw("curve straight").play("curve SE 0,-1 on 0")
    assert (table.moment, table.position.roller) == (Moment.ROLL, 1)


def test_cards_alike_that_can_not_be_laid_make_a_gift_without_a_choice() -> None:
    table = Table(MEETING).draw("straight straight straight")
    assert (table.moment, table.actor, table.position.hand) == (Moment.GIFT, 1, ("straight",))


def stuck() -> Table:
    """With so few cards in the deck, nothing can be laid on the bare start cards."""
    deck = (1, 1, 0, 2)
    return Table(deck=deck, feasibility="deck_aware").draw("crossed straight straight")


def test_of_unlike_cards_that_can_not_be_laid_he_chooses_the_gift() -> None:
    table = stuck()
    assert (table.moment, table.actor) == (Moment.GIVE, 0)
    assert table.moves() == ["give crossed", "give straight"]
    assert table.play("give crossed").position.hand == ()


@pytest.mark.ruling("wrong-moment")
def test_when_the_gift_is_to_be_chosen_a_lay_is_refused_for_its_own_reason() -> None:
    table = stuck()
    table.refuses("straight NS 0,-1 on 0", "still-closable")
    table.refuses("straight NS 0,-1 on 1", "whose-snake")
    assert table.refuses("roll 2", "wrong-moment").sentence == (
        "No card can be placed now; choose the gift."
    )


@pytest.mark.ruling("wrong-moment")
def test_every_deed_has_its_moment() -> None:
    table = Table()
    for early in ("straight NS 0,-1 on 0", "draw curve", "give curve"):
        assert "Roll the die" in table.refuses(early, "wrong-moment").sentence
    table.play("roll 2")
    for early in ("straight NS 0,-1 on 0", "roll 2", "give curve"):
        assert "Draw cards" in table.refuses(early, "wrong-moment").sentence
    table.play("draw curve straight")
    for late in ("roll 2", "draw curve straight"):
        assert "Place a card" in table.refuses(late, "wrong-moment").sentence
    assert table.play("curve SE 0,-1 on 0").refuses("give straight", "wrong-moment")


@pytest.mark.ruling("card-in-hand")
def test_only_cards_in_hand_are_laid_or_given() -> None:
    table = Table().draw("curve straight")
    illegal = table.refuses("crossed 0,-1 on 0", "card-in-hand")
    assert illegal.sentence == "There is no crossing card in hand, only: curve and straight."
    stuck().refuses("give double", "card-in-hand")


@pytest.mark.ruling("die-shows-one-to-three")
def test_the_die_shows_1_2_or_3_equally_often() -> None:
    table = Table()
    assert table.moves() == ["roll 1", "roll 2", "roll 3"]
    assert [weight for _, weight in table.rules.draws(table.position)] == [2, 2, 2]
    for number in (0, 4):
        table.refuses(f"roll {number}", "die-shows-one-to-three")


@pytest.mark.ruling("draw-as-rolled")
def test_as_many_cards_are_drawn_as_the_die_shows() -> None:
    table = Table(deck=(1, 0, 3, 5)).play("roll 2")
    assert table.refuses("draw straight", "draw-as-rolled").sentence == (
        "After a roll of 2 you draw 2 cards."
    )
    illegal = table.refuses("draw crossed crossed", "draw-as-rolled")
    assert illegal.sentence == "Only one crossing card is left in the deck."
    draws = {
        table.game.notation.write(move): ways for move, ways in table.rules.draws(table.position)
    }
    assert draws == {
        "draw crossed double": 3,
        "draw crossed straight": 5,
        "draw double double": 3,
        "draw double straight": 15,
        "draw straight straight": 10,
    }


@pytest.mark.ruling("draw-as-rolled")
def test_with_fewer_cards_left_their_number_decides_not_the_die() -> None:
    table = Table(deck=(0, 0, 0, 1)).play("roll 3")
    illegal = table.refuses("draw straight straight straight", "draw-as-rolled")
    assert (
        illegal.sentence == "Only one card is left in the deck, so a roll of 3 draws just that one."
    )
    assert table.play("draw straight").moment is Moment.ONE


def test_the_weights_of_three_cards_count_the_ways_to_draw_them() -> None:
    table = Table().play("roll 3")
    draws = {
        table.game.notation.write(move): ways for move, ways in table.rules.draws(table.position)
    }
    assert len(draws) == 20
    assert draws["draw crossed crossed crossed"] == 56
    assert draws["draw crossed curve straight"] == 23040
    assert draws["draw straight straight straight"] == 34220
    assert sum(draws.values()) == 120 * 119 * 118 // 6


def test_a_closed_snake_wins_at_once_and_the_rest_of_the_roll_is_void() -> None:
    table = Table(MEETING).draw("curve straight straight").play("curve SW 1,-1 on 0")
    outcome = table.rules.outcome(table.position)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, -2), (0,))
    assert outcome.reason.key == "reason-closed"
    assert table.position.hand == ()


def test_a_gift_may_close_the_neighbours_snake() -> None:
    table = Table("", MEETING).draw("curve straight").play("straight NS 0,-1 on 0")
    outcome = table.rules.outcome(table.play("curve SW 1,-1 on 1").position)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((-3, 0), (1,))


def test_with_an_empty_deck_the_fewest_missing_cards_win_after_the_turn() -> None:
    table = Table(deck=(0, 0, 0, 2)).draw("straight straight")
    table.play("straight NS 0,-1 on 0")
    assert table.rules.outcome(table.position) is None
    outcome = table.rules.outcome(table.play("straight NS 1,-1 on 1").position)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((-3, -3), (0, 1))
    assert outcome.reason.key == "reason-deck-empty"


@pytest.mark.ruling("game-over")
def test_after_the_end_nothing_is_rolled_or_laid() -> None:
    table = Table(MEETING).draw("curve straight").play("curve SW 1,-1 on 0")
    for text in ("roll 1", "draw curve", "straight NS 0,-1 on 1", "give straight"):
        assert table.why(text) == GAME_OVER


def test_a_match_goes_on_with_the_full_deck_bare_cards_and_the_next_starter() -> None:
    table = Table(MEETING, rounds=2).draw("curve straight").play("curve SW 1,-1 on 0")
    position = table.position
    assert (position.moment, position.roller, position.round) == (Moment.ROLL, 1, 1)
    assert position.deck == FULL
    assert position.snakes == Table().position.snakes
    assert position.totals == (0, -2)


def test_the_best_total_of_all_rounds_wins_not_the_most_rounds() -> None:
    table = Table(MEETING, rounds=2).draw("curve straight").play("curve SW 1,-1 on 0").play_out(1)
    outcome = table.rules.outcome(table.position)
    assert outcome is not None
    assert outcome.winners == tuple(
        seat for seat in (0, 1) if outcome.scores[seat] == max(outcome.scores)
    )
    for seat, parts in enumerate(outcome.breakdown):
        last = -(missing_cards(table.position.snakes[seat]) or 0)
        assert parts == {"earlier rounds": (0, -2)[seat], "last round": last}


def test_the_neighbour_of_the_last_seat_is_the_first() -> None:
    table = Table(seats=4)
    table.position = table.position._replace(roller=3)
    assert table.draw("straight").allows("straight NS 0,-1 on 0")


def test_turns_that_look_the_same_are_one_move() -> None:
    assert Place("straight", 0, Square(0, -1), 2) == Place("straight", 0, Square(0, -1), 0)
    assert Place("crossed", 0, Square(0, -1), 3) == Place("crossed", 0, Square(0, -1), 0)
    assert Place("curve", 0, Square(0, -1), 3) != Place("curve", 0, Square(0, -1), 1)
