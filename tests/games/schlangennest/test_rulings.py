"""The rulings of Schlangennest, each as a position, a move and the rule that speaks."""

from typing import Any

import pytest

from serpentry.games.schlangennest.rules.cards import Kind
from serpentry.games.schlangennest.rules.moves import Place
from serpentry.geometry.squares import Square
from serpentry.tabletop.refusal import GAME_OVER
from tests.games.schlangennest.board import Board
from tests.games.schlangennest.features import connects_ends, golden_steps, replaces_a_straight

SIDE_BY_SIDE = """
    green straight a1 ns
    red straight b1 ns
"""


def test_the_first_card_has_fourteen_ways_to_lie() -> None:
    assert len(Board().moves()) == 2 + 4 + 4 + 4


def test_laying_beside_free_grey_makes_all_of_it_yours() -> None:
    board = Board(
        """
        red straight b1 ns
        red straight b2 ns
        green curve -a1 ne
        """
    )
    board.play("straight a1 ew")
    green = board.snake("green")
    assert (green.parts, green.grey) == (3, 1)
    assert board.refuses("straight b3 ew", "extends-own-snake")
    assert board.snake("red").parts == 2


@pytest.mark.ruling("never-join-colours")
def test_grey_that_became_a_foes_is_joined_like_its_colour() -> None:
    cards = """
        red straight b1 ns
        green straight a1 ew
        blue straight d1 ew
    """
    board = Board(cards, to_act=2, seats=3)
    illegal = board.refuses("straight c1 ew", "never-join-colours")
    assert illegal.sentence == "This would join green and blue on square E2."
    assert board.allows("curve c1 es")


def test_a_foe_may_be_lengthened_turned_away_or_finished_by_grey() -> None:
    meeting = """
        green straight a2 ew
        red straight b1 ns
    """
    longer = Board(meeting, to_act=1).play("straight b2 ns")
    assert longer.snake("green").parts == 2
    away = Board(meeting, to_act=1).play("curve b2 ne")
    assert away.snake("green").parts == 2
    finished = Board(
        """
        green straight a2 ew
        red straight c2 ew
        """,
        to_act=1,
    ).play("head b2 e")
    assert (finished.snake("green").parts, finished.snake("green").finished) == (2, 1)


@pytest.mark.ruling("card-in-hand")
def test_a_card_that_is_used_up_is_not_laid() -> None:
    board = Board(SIDE_BY_SIDE, hands={"green": (0, 9, 1, 1)})
    assert board.refuses("straight a2 ns", "card-in-hand").sentence == "You have no straight left."
    assert board.allows("curve a2 wn")


@pytest.mark.ruling("square-empty")
def test_a_card_lies_on_a_free_square() -> None:
    board = Board(SIDE_BY_SIDE)
    illegal = board.refuses("curve b1 ne", "square-empty")
    assert illegal.sentence == "There is already a card on square E1."
    assert illegal.cells == (Square(1, 0),)
    assert board.allows("curve a2 ne")


@pytest.mark.ruling("first-card-adjacent")
def test_the_very_first_card_lies_on_a1() -> None:
    board = Board()
    illegal = board.refuses("curve b1 ne", "first-card-adjacent")
    assert illegal.sentence == "The very first card goes on the start square."
    assert board.allows("curve a1 ne")


@pytest.mark.ruling("first-card-adjacent")
def test_a_first_card_touches_a_card_by_side_or_corner() -> None:
    board = Board().play("straight a1 ns")
    board.refuses("straight c1 ns", "first-card-adjacent")
    assert board.allows("straight b1 ns")
    assert board.allows("straight b2 ns")
    assert board.allows("straight -a-1 ns")


@pytest.mark.ruling("first-card-adjacent")
def test_with_a_path_every_first_card_touches_a_card_also_the_very_first() -> None:
    board = Board(border="fixed").play("path RRDDDDDDRR")
    board.refuses("curve a3 ne", "first-card-adjacent")
    assert board.allows("curve a2 ne")


@pytest.mark.ruling("first-card-adjacent")
def test_with_a_frame_alone_the_very_first_card_lies_anywhere_and_frames_do_not_count() -> None:
    board = Board(frame=True)
    assert board.allows("curve e7 ne")
    assert board.allows("curve c4 ne")
    board.play("curve c4 ne").refuses("curve a1 ne", "first-card-adjacent")


@pytest.mark.ruling("extends-own-snake")
def test_a_card_is_laid_where_an_own_end_is() -> None:
    illegal = Board(SIDE_BY_SIDE).refuses("straight b2 ns", "extends-own-snake")
    assert illegal.sentence == (
        "The green snake has no end on square E1 S1; it can grow on square N1 or S1."
    )
    assert illegal.cells == (Square(1, 1), Square(0, -1), Square(0, 1))


@pytest.mark.ruling("extends-own-snake")
def test_the_coloured_part_must_be_joined_and_not_only_the_grey_one() -> None:
    board = Board(SIDE_BY_SIDE)
    illegal = board.refuses("straight a2 ew", "extends-own-snake")
    assert illegal.sentence == "The green part of the card would not be joined to your snake."
    assert board.allows("straight a2 ns")


@pytest.mark.ruling("extends-own-snake")
def test_a_card_too_far_away_is_refused_too() -> None:
    board = Board(SIDE_BY_SIDE)
    illegal = board.rules.why_illegal(board.position, Place(Kind.CURVE, Square(1024, -1), 0))
    assert illegal is not None
    assert illegal.rule == "extends-own-snake"


DETOUR = """
    green straight a2 ew
    red curve b3 sw
    red curve b4 ne
    red curve c4 wn
    red curve c3 es
    red curve d3 wn
    red curve d2 sw
    red curve c2 ne
"""


@pytest.mark.ruling("extends-own-snake")
def test_the_coloured_part_may_be_joined_by_a_detour_of_grey_unless_contact_is_strict() -> None:
    board = Board(DETOUR)
    assert board.allows("curve b2 ne")
    strict = Board(DETOUR, strict_contact=True)
    assert "itself must meet" in strict.refuses("curve b2 ne", "extends-own-snake").sentence
    assert strict.allows("curve b2 wn")
    assert (board.play("curve b2 ne").snake("green").parts) == 2 + 1 + 3


@pytest.mark.ruling("never-join-colours")
def test_colours_are_never_joined() -> None:
    board = Board(
        """
        green straight a2 ew
        red straight c2 ew
        """
    )
    illegal = board.refuses("straight b2 ew", "never-join-colours")
    assert illegal.sentence == "This would join green and red on square E1 S1."
    assert board.allows("curve b2 sw")


@pytest.mark.ruling("never-join-colours")
def test_coloured_parts_of_a_frame_are_joined_to_nobody() -> None:
    board = Board(
        """
        green straight e1 ns
        red straight d4 ns
        frame curve d-1 ne
        """,
        border="floating",
        frame=True,
    )
    assert "the frame" in board.refuses("tail e-1 w", "never-join-colours").sentence
    assert board.allows("tail e-1 s")


@pytest.mark.ruling("border")
def test_outside_the_border_lie_only_heads_and_tails() -> None:
    row = "\n".join(f"green straight {column}1 ew" for column in "abcdefg")
    board = Board(row + "\nred straight a2 ns", hands={"green": (1, 9, 1, 1)})
    illegal = board.refuses("straight h1 ew", "border")
    assert illegal.sentence == "Square E7 is outside the border; only heads and tails may go there."
    assert board.allows("head h1 w")
    assert board.allows("tail -a1 e")


@pytest.mark.ruling("border")
def test_the_nest_may_lie_either_way_until_one_side_is_too_long() -> None:
    five_by_five = """
        green straight a1 ns
        red straight e5 ew
        red straight d5 ew
        green straight a2 ns
    """
    board = Board(five_by_five)
    assert board.allows("straight a-1 ns")
    sideways = Board(five_by_five + "red straight f5 ew")
    sideways.refuses("straight a-1 ns", "border")
    assert sideways.allows("tail a-1 s")


def test_outside_cards_never_stretch_the_nest_and_inside_heads_do() -> None:
    row = "\n".join(f"green straight {column}1 ew" for column in "abcdefg")
    board = Board(row + "\nred straight b2 ns", hands={"green": (0, 9, 1, 1)})
    before = board.position.table.bounds
    assert board.play("head h1 w").position.table.bounds == before
    small = Board(SIDE_BY_SIDE).play("head a2 n")
    assert small.position.table.bounds == (0, 0, 1, 1)


@pytest.mark.ruling("border")
def test_no_first_card_lies_outside() -> None:
    board = Board(border="fixed").play("path RRDDDDDDRR")
    illegal = board.refuses("tail -a1 e", "border")
    assert illegal.sentence == "Square W1 is outside the border; first cards go inside."
    assert board.allows("tail a2 e")


THREE_MEET = """
    green straight a2 ew
    red straight b1 ns
    blue straight d2 ew
"""


@pytest.mark.ruling("three-snakes-one-square")
def test_three_snakes_never_reach_one_square() -> None:
    board = Board(THREE_MEET, to_act=2, seats=3)
    illegal = board.refuses("straight c2 ew", "three-snakes-one-square")
    assert illegal.sentence == "Square E1 S1 would be reached by green, red and blue."
    assert illegal.cells == (Square(1, 1),)
    assert board.allows("curve c2 es")


def test_two_ends_of_one_snake_count_once_and_free_grey_is_no_snake() -> None:
    cards = """
        green curve b1 es
        green curve c1 sw
        red straight d2 ew
        blue curve a2 wn
    """
    board = Board(cards, seats=3)
    assert board.allows("curve c2 wn")
    ends = [end >> 2 for end in board.play("curve c2 wn").snake("green").ends]
    assert len(set(ends)) == 1


@pytest.mark.ruling("four-snakes-two-squares")
def test_four_snakes_never_reach_two_neighbouring_squares() -> None:
    cards = """
        green straight a2 ew
        red straight b1 ns
        blue straight c1 ns
        yellow straight e2 ew
    """
    board = Board(cards, to_act=3, seats=4)
    illegal = board.refuses("straight d2 ew", "four-snakes-two-squares")
    assert illegal.sentence == (
        "Square E1 S1 and square E2 S1 would be reached by green, red, blue and yellow, "
        "two snakes each."
    )
    assert illegal.cells == (Square(1, 1), Square(2, 1))
    assert board.allows("curve d2 es")


BOTH_ENDS_NEARLY = """
    green curve b1 es
    green curve c1 sw
    green curve c2 wn
    red curve a2 es
    red curve a3 ne
"""


@pytest.mark.ruling("must-leave-a-curve")
def test_a_curve_must_be_left_to_whoever_has_to_connect_neighbouring_ends() -> None:
    board = Board(BOTH_ENDS_NEARLY, to_act=1, hands={"green": (7, 0, 1, 1)})
    illegal = board.refuses("curve b3 wn", "must-leave-a-curve")
    assert illegal.sentence == (
        "Both ends of green and red would meet on square E1 S1, and green, who would have to "
        "connect them, has no curve left."
    )
    assert board.allows("curve b3 sw")
    with_curve = Board(BOTH_ENDS_NEARLY, to_act=1, hands={"green": (7, 1, 1, 1)})
    assert with_curve.allows("curve b3 wn")


def test_neighbouring_ends_are_connected_by_a_curve_and_both_snakes_are_closed() -> None:
    board = Board(BOTH_ENDS_NEARLY, to_act=1).play("curve b3 wn")
    assert board.moves() == ["curve b2 ne"]
    board.play("curve b2 ne")
    assert board.snake("green").is_closed
    assert board.snake("red").is_closed
    assert board.position.actor == 1
    assert all(move.startswith("turn") for move in board.moves())


LIFTED = """
    green straight a2 ew
    red straight d2 ew
    blue curve b3 ne
    blue curve c3 wn
"""


def test_bans_are_lifted_when_every_card_would_break_one() -> None:
    board = Board(LIFTED, to_act=2, seats=3, hands={"blue": (7, 0, 1, 1)})
    assert sorted(board.moves()) == [
        "head b2 s",
        "head c2 s",
        "straight b2 ns",
        "straight c2 ns",
        "tail b2 s",
        "tail c2 s",
    ]
    assert all(map(board.allows, board.moves()))
    with_curve = Board(LIFTED, to_act=2, seats=3)
    with_curve.refuses("straight b2 ns", "three-snakes-one-square")
    assert with_curve.allows("curve b2 es")


def test_who_finds_a_forbidden_situation_does_not_break_the_ban() -> None:
    board = Board(LIFTED, to_act=2, seats=3, hands={"blue": (7, 0, 1, 1)})
    board.play("straight b2 ns")
    assert board.position.actor == 0
    assert board.allows("straight -a2 ew")


def test_whoever_can_lay_nothing_is_out_with_the_snake_as_it_is() -> None:
    board = Board(SIDE_BY_SIDE, hands={"red": (0, 0, 0, 0)})
    board.play("straight a2 ns")
    assert board.position.actor == 0
    assert board.position.table.out == {1}
    assert board.snake("red").ends


RING = """
    green curve a1 es
    green curve b1 sw
    green curve b2 wn
    green curve a2 ne
    red straight c1 ns
"""


@pytest.mark.ruling("open-closed-snake")
def test_a_closed_snake_is_opened_by_a_quarter_turn_and_nothing_is_laid() -> None:
    board = Board(RING)
    assert "closed" in board.refuses("straight c3 ns", "open-closed-snake").sentence
    assert "a quarter turn" in board.refuses("turn a1 wn", "open-closed-snake").sentence
    assert "own colour" in board.refuses("turn c1 es", "open-closed-snake").sentence
    assert "own colour" in board.refuses("turn e5 es", "open-closed-snake").sentence
    assert board.allows("turn a1 ne")
    assert board.allows("turn a1 sw")
    opened = board.play("turn a1 ne").snake("green")
    assert (opened.parts, opened.grey, len(opened.ends)) == (5, 1, 2)


@pytest.mark.ruling("open-closed-snake")
def test_an_open_snake_is_never_turned() -> None:
    board = Board(RING, to_act=1)
    assert "isn’t closed" in board.refuses("turn a1 ne", "open-closed-snake").sentence
    assert "isn’t closed" in board.refuses("replace c1 n", "open-closed-snake").sentence
    assert board.allows("straight c2 ns")


@pytest.mark.ruling("open-closed-snake")
def test_a_turned_curve_must_give_the_snake_an_end() -> None:
    cards = """
        green curve a1 es
        green curve b1 sw
        green curve b2 wn
        green curve a2 ne
        red tail a-1 n
        red curve a-2 sw
        red straight -a-2 ew
        red curve -b-2 es
        red straight -b-1 ns
        red curve -b1 ne
        red head -a1 w
    """
    board = Board(cards)
    illegal = board.refuses("turn a1 ne", "open-closed-snake")
    assert (
        illegal.sentence
        == "Rotated like this, the curve on the start square would give your snake no end."
    )
    assert board.allows("turn b2 ne")


@pytest.mark.ruling("never-join-colours")
def test_a_curve_is_not_turned_into_a_foe() -> None:
    cards = """
        green curve a1 es
        green curve b1 sw
        green curve b2 wn
        green curve a2 ne
        red straight -a1 ew
    """
    board = Board(cards)
    assert board.snake("red").grey == 1
    assert "green and red" in board.refuses("turn a1 ne", "never-join-colours").sentence
    assert board.allows("turn b2 ne")


@pytest.mark.ruling("replace-with-tail")
def test_a_straight_is_not_replaced_while_a_curve_can_be_turned() -> None:
    cards = """
        green curve a1 es
        green straight b1 ew
        green curve c1 sw
        green curve c2 wn
        green straight b2 ew
        green curve a2 ne
        red straight d1 ns
    """
    board = Board(cards)
    illegal = board.refuses("replace b1 e", "replace-with-tail")
    assert illegal.sentence == (
        "Your snake can be opened by rotating a curve, such as the one on the start square."
    )
    assert "own colour" in board.refuses("replace a1 e", "replace-with-tail").sentence
    assert "own colour" in board.refuses("replace d1 n", "replace-with-tail").sentence
    assert "the way" in board.refuses("replace b1 n", "replace-with-tail").sentence


RING_OF_STRAIGHTS = """
    frame curve a-1 wn
    frame curve b-1 ne
    green straight a1 ns
    green straight b1 ns
    red curve a2 sw
    red curve a3 ne
    red curve b3 wn
    red curve b2 es
"""


@pytest.mark.ruling("replace-with-tail")
def test_a_ring_without_a_curve_to_turn_is_cut_with_the_stub_either_way() -> None:
    board = Board(RING_OF_STRAIGHTS, frame=True)
    assert board.snake("green").is_closed
    assert board.moves() == ["replace a1 n", "replace a1 s", "replace b1 n", "replace b1 s"]
    assert board.allows("replace a1 n")
    board.refuses("replace a1 e", "replace-with-tail")
    board.play("replace a1 n")
    assert (board.snake("green").parts, board.snake("green").is_complete) == (7, True)
    assert board.position.table.hands[0] == (5, 9, 0, 1)


@pytest.mark.ruling("replace-with-tail")
def test_the_tail_takes_the_place_of_a_straight_for_one_part_more() -> None:
    step = next(step for step in golden_steps("straight-replaced") if replaces_a_straight(step))
    seat, before, after = step.mover, step.before.table, step.after.table
    assert all(step.rules.why_illegal(step.before, move) is None for move in step.before.moves)
    old, new = before.nest.snakes[seat], after.nest.snakes[seat]
    assert old is not None
    assert new is not None
    assert old.is_closed
    assert new.is_complete
    assert (new.parts, new.grey) == (old.parts + 1, old.grey + 1)
    straights, curves, tails, heads = before.hands[seat]
    assert after.hands[seat] == (straights, curves, tails - 1, heads)


@pytest.mark.ruling("connect-own-ends")
def test_opposite_ends_are_connected_by_the_tail_only_without_a_straight() -> None:
    step = next(step for step in golden_steps("forced-tail") if connects_ends(step) is Kind.TAIL)
    board = Board(border="none")
    board.position = step.before
    assert board.moves() == ["tail -b-1 n", "tail -b-1 s"]
    illegal = board.refuses("head -b-1 n", "connect-own-ends")
    assert illegal.sentence == (
        "Both ends of green and red are on square W2 N1; your head can’t connect yours."
    )
    data: Any = board.game.codec.position_json(board.position)
    data["hands"][1][Kind.STRAIGHT] = 1
    board.position = board.game.codec.position_from(data)
    assert board.moves() == ["straight -b-1 ns"]
    assert "while you hold a straight" in board.refuses("tail -b-1 n", "connect-own-ends").sentence
    board.play("straight -b-1 ns")
    assert board.snake("green").is_closed
    assert board.snake("red").is_closed


@pytest.mark.ruling("tail-first")
def test_a_snake_begins_with_its_tail_where_that_is_agreed() -> None:
    board = Board(variant="tail_first")
    board.refuses("straight a1 ns", "tail-first")
    assert len(board.moves()) == 4
    assert board.allows("tail a1 n")
    assert Board().allows("straight a1 ns")


@pytest.mark.ruling("first-tail-spares")
def test_a_first_tail_leaves_every_snake_an_end() -> None:
    board = Board(variant="tail_first").play("tail a1 n")
    foe = board.refuses("tail a-1 n", "first-tail-spares")
    assert foe.sentence == "A first tail must leave every snake an end, but green would have none."
    own = board.refuses("tail a2 n", "first-tail-spares")
    assert own.sentence == "A first tail must leave every snake an end, but red would have none."
    assert board.allows("tail a-1 e")
    assert Board().play("tail a1 n").allows("tail a-1 n")
    off = Board(variant="tail_first", first_tail_spares=False).play("tail a1 n")
    assert off.allows("tail a-1 n")
    assert off.allows("tail a2 n")


@pytest.mark.ruling("one-card-per-snake")
def test_with_two_snakes_each_a_turn_is_one_card_for_each() -> None:
    board = Board(variant="two_snakes")
    board.refuses("second tail a1 n", "one-card-per-snake")
    board.refuses("tail a1 n", "one-card-per-snake")
    board.play("first tail a1 n", "first tail b2 e")
    assert board.position.actor == 1
    board.play("second tail b3 e")
    board.refuses("first straight a-1 ns", "one-card-per-snake")
    board.play("second tail -a1 n")
    assert board.to_move() == (0, (0,))
    board.play("first straight a-1 ns")
    assert board.to_move() == (1, (1, 3))
    assert board.allows("first straight c2 ew")
    board.play("second straight c3 ew")
    illegal = board.refuses("second straight d3 ew", "one-card-per-snake")
    assert illegal.sentence == "The next card is for red, not for yellow."
    board.play("first straight c2 ew")
    assert board.position.actor == 0


@pytest.mark.ruling("one-card-per-snake")
def test_a_card_names_no_snake_where_everybody_has_one() -> None:
    Board().refuses("first straight a1 ns", "one-card-per-snake")
    assert Board().allows("straight a1 ns")


def test_with_two_snakes_and_one_card_a_turn_the_snake_is_chosen() -> None:
    board = Board(variant="two_snakes_single")
    board.play("first tail a1 n", "first tail b2 e", "second tail b3 e", "second tail -a1 n")
    assert board.to_move() == (1, (1, 3))
    board.play("second straight c3 ew")
    assert board.to_move() == (0, (0, 2))
    assert board.allows("first straight a-1 ns")
    assert board.allows("second straight -a-1 ns")


def test_a_snake_finished_by_the_first_of_two_cards_is_skipped() -> None:
    cards = """
        green tail a1 e
        green straight b1 ew
        blue tail c2 n
        red tail e5 e
        yellow tail e6 e
    """
    board = Board(cards, variant="two_snakes")
    assert board.position.colours == (0, 2)
    board.play("first head c1 w")
    assert board.snake("green").is_complete
    assert board.to_move() == (0, (2,))


@pytest.mark.ruling("never-join-colours")
def test_own_colours_are_not_joined_either() -> None:
    cards = """
        green tail a1 e
        blue tail c1 w
        red tail e5 e
        yellow tail e6 e
    """
    board = Board(cards, variant="two_snakes")
    illegal = board.refuses("first straight b1 ew", "never-join-colours")
    assert illegal.sentence == "This would join green and blue on square E1."
    assert board.allows("first curve b1 wn")


@pytest.mark.ruling("fixed-path")
@pytest.mark.parametrize("steps", ["RDRDRDDDDD", "RRDDDDDDR", "DDDDDDDRRRR", "RRRRDDDDDD"])
def test_the_path_takes_all_straights_from_corner_to_corner(steps: str) -> None:
    board = Board(border="fixed")
    board_why = board.why(f"path {steps}")
    assert board_why is not None
    assert board_why.rule == "fixed-path"
    assert board.why("path RRDDDDDDRR") is None


@pytest.mark.parametrize(
    ("seats", "size", "count"),
    [
        (2, "5x7", 8),
        (2, "6x6", 8),
        (2, "4x8", 8),
        (3, "6x8", 96),
        (3, "5x9", 84),
        (3, "7x7", 100),
        (3, "4x10", 64),
    ],
)
def test_how_many_paths_there_are(seats: int, size: str, count: int) -> None:
    board = Board(seats=seats, border="fixed", size=size)
    assert len(board.rules.draws(board.position)) == count


def test_the_path_is_a_finished_snake_of_nobody_with_usable_grey() -> None:
    board = Board(border="fixed").play("path RRDDDDDDRR")
    assert len(board.position.table.nest.cards) == 11
    kinds = [card.kind for card in board.position.table.nest.cards.values()]
    assert [kinds.count(kind) for kind in Kind] == [7, 2, 1, 1]
    board.play("curve b2 wn")
    assert board.snake("green").grey == 1


@pytest.mark.ruling("wrong-moment")
def test_nobody_lays_before_the_path_and_no_path_comes_later() -> None:
    board = Board(border="fixed")
    early = board.why("curve a2 ne")
    assert early is not None
    assert early.rule == "wrong-moment"
    board.play("path RRDDDDDDRR")
    board.refuses("path RRDDDDDDRR", "wrong-moment")
    assert board.allows("curve a2 ne")


@pytest.mark.ruling("game-over")
def test_after_the_end_nothing_is_laid() -> None:
    board = Board(SIDE_BY_SIDE)
    board.play("head a2 n", "head b2 n", "tail a-1 s", "tail b-1 s")
    assert board.position.actor is None
    assert board.why("straight a3 ns") == GAME_OVER


def test_others_play_on_when_a_snake_is_complete_the_last_one_alone() -> None:
    board = Board(SIDE_BY_SIDE).play("head a2 n", "curve b2 ne", "tail a-1 s", "straight b-1 ns")
    assert board.snake("green").is_complete
    board.play("straight b-2 ns", "straight b-3 ns")
    assert board.position.actor == 1
