"""What the golden games are kept for is really in them."""

import pytest

from serpentry.games.schlangennest.rules.cards import FRAME, PATH, Kind
from serpentry.games.schlangennest.rules.moves import Place
from tests.games.schlangennest.features import (
    GOLDEN,
    Step,
    closed,
    connects_ends,
    golden_steps,
    help_by_others,
    left_out,
    lies_outside,
    replaces_a_straight,
    turns_a_curve,
)


def test_the_tail_is_forced_and_closes_the_foe_who_then_opens_again() -> None:
    steps = golden_steps("forced-tail")
    at = next(number for number, one in enumerate(steps) if connects_ends(one) is Kind.TAIL)
    forced = steps[at]
    assert forced.before.table.hands[forced.mover][Kind.STRAIGHT] == 0
    assert closed(forced) == [1 - forced.mover]
    assert turns_a_curve(steps[at + 1])


def test_a_snake_is_closed_and_reopened() -> None:
    steps = golden_steps("closed-and-reopened")
    at = next(number for number, one in enumerate(steps) if turns_a_curve(one))
    seat = steps[at].mover
    assert any(seat in closed(step) for step in steps[:at])
    opened = steps[at].after.table.nest.snakes[seat]
    assert opened is not None
    assert opened.ends


def test_a_straight_is_replaced_by_the_tail() -> None:
    assert any(map(replaces_a_straight, golden_steps("straight-replaced")))


def test_a_closed_snake_stays_as_it_is() -> None:
    steps = golden_steps("closed-for-good")
    last = steps[-1].after.table
    assert any(left_out(step) for step in steps)
    for colour in last.out:
        snake = last.nest.snakes[colour]
        assert snake is not None
        assert snake.is_closed
        assert last.hands[colour][Kind.TAIL] == 1


def test_one_straight_closes_two_snakes() -> None:
    steps = golden_steps("both-closed")
    connecting = [step for step in steps if connects_ends(step) is Kind.STRAIGHT]
    assert [len(closed(step)) for step in connecting] == [2]


def test_head_and_tail_lie_outside_the_border() -> None:
    steps = golden_steps("head-outside")
    assert any(lies_outside(step, Kind.HEAD) for step in steps)
    assert any(lies_outside(step, Kind.TAIL) for step in steps)


def test_the_winner_would_have_lost_without_the_losers_cards() -> None:
    steps = golden_steps("win-by-help")
    outcome = steps[-1].rules.outcome(steps[-1].after)
    assert outcome is not None
    (winner,) = outcome.winners
    assert help_by_others(steps, winner) > outcome.scores[winner] - outcome.scores[1 - winner]


def test_a_curve_connects_neighbouring_ends() -> None:
    steps = golden_steps("three-players")
    assert steps[0].rules.agreement.seats == 3
    assert any(connects_ends(step) is Kind.CURVE for step in steps)


def test_fewer_grey_parts_break_a_tie() -> None:
    last = golden_steps("fewer-gray")[-1]
    outcome = last.rules.outcome(last.after)
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1]
    (winner,) = outcome.winners
    greys = [parts["gray parts"] for parts in outcome.breakdown]
    assert greys[winner] < greys[1 - winner]


def test_together_they_play_every_variant() -> None:
    setups = [golden_steps(path.stem)[0].rules.agreement for path in GOLDEN.glob("*.record")]
    options = [setup.options for setup in setups]
    assert {one.border for one in options} == {"floating", "none", "fixed"}
    variants = {"standard", "tail_first", "two_snakes", "two_snakes_single"}
    assert {one.variant for one in options} == variants
    assert {one.frame for one in options} == {True, False}
    assert {one.head_card for one in options} == {"stub_opposite", "blank_opposite"}
    assert {one.strict_contact for one in options} == {True, False}
    assert {setup.seats for setup in setups} == {2, 3, 4}


@pytest.mark.one_in(3)
@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.record")), ids=lambda path: path.stem)
def test_nobody_is_ever_stuck_with_an_open_end(path: object) -> None:
    steps: list[Step] = golden_steps(getattr(path, "stem", ""))
    table = steps[-1].after.table
    snakes = [table.nest.snakes[colour] for colour in table.out]
    assert all(snake and snake.is_closed for snake in snakes)


def test_the_players_lay_a_path_that_turns_back_and_the_frame_has_what_is_left() -> None:
    laid = [step for step in golden_steps("laid-path") if step.before.is_crossing]
    rows = [step.move.at.y for step in laid if isinstance(step.move, Place)]
    assert rows != sorted(rows, reverse=True)
    assert [step.mover for step in laid] == [number % 2 for number in range(15)]
    cards = laid[-1].after.table.nest.cards.values()
    bent = sum(card.colour == PATH and card.kind is Kind.CURVE for card in cards)
    assert sum(card.colour == FRAME for card in cards) == (18 - bent) // 2 * 2 < 16
    assert laid[-1].mover == laid[-1].after.actor == 0
