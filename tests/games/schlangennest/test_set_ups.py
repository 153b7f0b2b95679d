"""Options, sizes, cards that lie before the game, and what does not go together."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.games.schlangennest import BOX
from serpentry.games.schlangennest.rules.cards import FRAME, FULL_HAND, STRANDS, Kind
from serpentry.games.schlangennest.rules.fields import frame_cards
from serpentry.games.schlangennest.rules.lattice import square_of
from serpentry.games.schlangennest.rules.options import SIZES
from serpentry.tabletop.errors import BadOption, BadSeats
from serpentry.tabletop.helpers.walk import random_walk
from tests.games.schlangennest.board import Board


def test_a_set_has_18_cards_and_38_parts() -> None:
    assert sum(FULL_HAND) == 18
    parts = {**{kind: len(strands) for kind, strands in STRANDS.items()}, Kind.HEAD: 3}
    assert sum(FULL_HAND[kind] * parts[kind] for kind in Kind) == 38


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_recommended_size_is_not_written_down(seats: int) -> None:
    assert set_up("schlangennest", seats, {"size": SIZES[seats][0]}).options_json == {}
    for size in SIZES[seats][1:]:
        assert set_up("schlangennest", seats, {"size": size}).options_json == {"size": size}


def test_two_snakes_each_need_the_room_of_four() -> None:
    game = set_up("schlangennest", 2, {"variant": "two_snakes", "size": "7x9"})
    assert game.options_json == {"variant": "two_snakes"}
    with pytest.raises(BadOption, match="With 4 snakes the size can be 7 × 9"):
        set_up("schlangennest", 2, {"variant": "two_snakes_single", "size": "5x7"})


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (2, {"size": "7x9"}, "With 2 snakes the size can be 5 × 7, 6 × 6, 4 × 8"),
        (3, {"border": "none", "size": "6x8"}, "A nest without a border has no size"),
        (4, {"border": "fixed"}, "needs a colour that nobody plays"),
        (2, {"border": "fixed", "variant": "two_snakes"}, "needs a colour that nobody plays"),
        (3, {"frame": True}, "with 3 snakes, not enough"),
        (2, {"frame": True, "variant": "two_snakes_single"}, "with 4 snakes, not enough"),
        (2, {"frame": True, "border": "none"}, "A frame surrounds the border"),
        (3, {"variant": "two_snakes"}, "Two snakes each are for two players, not 3"),
        (4, {"variant": "two_snakes_single"}, "Two snakes each are for two players, not 4"),
    ],
)
def test_what_does_not_go_together_is_refused(
    seats: int, options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadOption, match=reason):
        set_up("schlangennest", seats, options)


def test_it_is_for_two_to_four_players() -> None:
    with pytest.raises(BadSeats):
        set_up("schlangennest", 5)


def test_samples_use_every_seat_count_and_option_value() -> None:
    assert {seats for seats, _ in BOX.samples} == {2, 3, 4}
    used = {size for _, options in BOX.samples if (size := options.get("size"))}
    assert used == {size for sizes in SIZES.values() for size in sizes}


@pytest.mark.parametrize(
    ("size", "pairs", "by_side"),
    [
        ((5, 7), 9, (2, 3, 2, 2)),
        ((5, 7), 8, (2, 3, 2, 1)),
        ((6, 6), 9, (3, 3, 3, 0)),
        ((6, 6), 8, (3, 3, 2, 0)),
        ((4, 8), 9, (2, 4, 2, 1)),
        ((4, 8), 8, (2, 4, 2, 0)),
    ],
)
def test_where_the_pairs_of_a_frame_lie(
    size: tuple[int, int], pairs: int, by_side: tuple[int, ...]
) -> None:
    wide, high = size
    squares = [square_of(number) for number in frame_cards(wide, high, pairs)]
    counts = [
        sum(y == -1 for _, y in squares),
        sum(x == wide for x, _ in squares),
        sum(y == high for _, y in squares),
        sum(x == -1 for x, _ in squares),
    ]
    assert [count // 2 for count in counts] == list(by_side)


def test_a_frame_takes_the_curves_of_two_colours_less_those_of_the_path() -> None:
    assert Board(frame=True).rules.agreement.frame_pairs == 9
    assert Board(frame=True, border="fixed").rules.agreement.frame_pairs == 8
    cards = Board(frame=True).position.table.nest.cards.values()
    assert [card.colour for card in cards] == [FRAME] * 18


def test_a_frame_leads_a_snake_back_in_at_the_next_square() -> None:
    board = Board(frame=True).play("straight c1 ns")
    green = board.snake("green")
    assert (green.parts, green.grey) == (3, 2)
    assert sorted(square_of(end >> 2) for end in green.ends) == [(2, 1), (3, 0)]


def test_where_the_frame_is_used_up_heads_and_tails_lie_outside_as_ever() -> None:
    board = Board("green straight a1 ew\nred straight c4 ns", frame=True)
    board.refuses("curve -a1 es", "border")
    assert board.allows("head -a1 e")


def test_a_blank_side_finishes_an_end_without_a_part() -> None:
    cards = """
        green straight b2 ew
        red straight -a2 ew
    """
    stub = Board(cards, to_act=1).play("head a2 w").snake("green")
    assert (stub.parts, stub.finished, len(stub.ends)) == (2, 1, 1)
    blank = Board(cards, to_act=1, head_card="blank_opposite").play("head a2 w").snake("green")
    assert (blank.parts, blank.finished, len(blank.ends)) == (1, 1, 1)


def test_a_part_laid_against_a_blank_side_is_finished_there() -> None:
    cards = """
        green straight a1 ns
        red head b3 s
    """
    board = Board(cards, head_card="blank_opposite").play("curve a2 ne")
    assert len(board.snake("green").ends) == 2
    board = Board(cards.replace("b3", "a3"), head_card="blank_opposite").play("straight a2 ns")
    green = board.snake("green")
    assert (green.parts, green.finished, len(green.ends)) == (2, 1, 1)


@pytest.mark.parametrize(("tiebreak", "winners"), [("none", (0, 1)), ("fewer_gray", (0,))])
def test_ties_are_shared_unless_fewer_grey_parts_decide(
    tiebreak: str, winners: tuple[int, ...]
) -> None:
    cards = """
        green head a1 e
        green straight b1 ew
        green tail c1 w
        red straight d1 ew
    """
    board = Board(cards, to_act=1, tiebreak=tiebreak).play("head e1 w")
    outcome = board.rules.outcome(board.position)
    assert outcome is not None
    assert outcome.scores == (3, 3)
    assert [parts["gray parts"] for parts in outcome.breakdown] == [0, 1]
    assert outcome.winners == winners


def test_of_two_snakes_both_count_or_the_longer_one_alone() -> None:
    sums, longer = (
        set_up("schlangennest", 2, {"variant": "two_snakes", "two_snakes_score": counts})
        for counts in ("sum", "longer")
    )
    assert sums.options_json == {"variant": "two_snakes"}
    *_, (_, _, end) = random_walk(sums.rules, Random(2))
    snakes = end.table.nest.snakes
    parts = [[snakes[seat].parts, snakes[seat + 2].parts] for seat in (0, 1)]
    assert list(sums.judge.score(end)) == [sum(one) for one in parts]
    assert list(longer.judge.score(end)) == [max(one) for one in parts]


@pytest.mark.parametrize(
    "idle", [{"path": "laid"}, {"two_snakes_score": "longer"}, {"first_tail_spares": False}]
)
def test_an_option_without_effect_is_settled_to_one_spelling(idle: dict[str, Any]) -> None:
    assert set_up("schlangennest", 2, idle).options_json == {}
    used = {"path": {"border": "fixed"}}.get(next(iter(idle)), {"variant": "two_snakes"})
    assert set_up("schlangennest", 2, {**used, **idle}).options_json == {**used, **idle}
