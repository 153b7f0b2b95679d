"""Missing cards, and what is still closable, against slow ways to find the same."""

from collections.abc import Iterator
from random import Random

import pytest

from serpentry.games.sssnake.rules.cards import CARDS, LOOKS
from serpentry.games.sssnake.rules.closing import missing_cards
from serpentry.games.sssnake.rules.places import places
from serpentry.games.sssnake.rules.snake import Snake, bare_snake, with_card
from serpentry.games.sssnake.rules.start_cards import START_CARDS
from tests.games.sssnake import bare
from tests.games.sssnake.table import snake_of

BY_START = pytest.mark.parametrize("name", START_CARDS)


def random_snakes(name: str, seed: int, most: int, two_strands: float) -> Iterator[Snake]:
    """A snake as it grows by random cards, until it is closed or can't be."""
    rng = Random(f"{name} {seed}")
    snake = bare_snake(0, START_CARDS[name])
    for _ in range(most):
        yield snake
        if not missing_cards(snake):
            return
        assert snake.ends is not None
        pair = ("crossed", "double") if rng.random() < two_strands else ("curve", "straight")
        end = rng.choice(snake.ends)
        looks = [look for look in LOOKS[rng.choice(pair)] if look.exits[end.side] is not None]
        snake = with_card(snake, end.cell, rng.choice(looks))


@pytest.mark.parametrize(
    ("name", "missing"),
    [
        ("2x1_away", 6),
        ("1x1_away", 5),
        ("2x2_diagonal", 7),
        ("3x1_same_side", 3),
        ("2x1_same_side", 2),
    ],
)
def test_a_bare_start_card_misses_so_many_cards(name: str, missing: int) -> None:
    assert missing_cards(snake_of(start_card=name)) == missing


@pytest.mark.one_in(4)
@BY_START
def test_missing_cards_are_the_cheapest_way_over_the_doors_of_cells(name: str) -> None:
    seen = set[int | None]()
    for seed in range(30):
        for snake in random_snakes(name, seed, most=40, two_strands=0.35):
            expected = bare.missing(bare.table_of(snake), START_CARDS[name])
            assert missing_cards(snake) == expected
            seen.add(expected)
    assert {None, 1, 2, 3, 4, 5, 6, 7} <= seen


@BY_START
def test_so_many_cards_and_no_fewer_really_close_the_snake(name: str) -> None:
    start, found = START_CARDS[name], 0
    for seed in range(300):
        for snake in random_snakes(name, seed, most=14, two_strands=0.4):
            missing = missing_cards(snake)
            if missing in (1, 2, 3) and len(snake.cards) > 5 and found < 12:
                found += 1
                assert bare.fewest_by_placing(bare.table_of(snake), start, missing) == missing
    assert found >= 10


def test_nothing_ever_closes_a_snake_that_has_no_missing_cards_to_count() -> None:
    start = START_CARDS["2x1_same_side"]
    shut_in = 0
    for seed in range(150):
        for snake in random_snakes("2x1_same_side", seed, most=25, two_strands=0.3):
            if missing_cards(snake) is None:
                shut_in += all(end.cell not in snake.cards for end in snake.ends or ())
                assert bare.fewest_by_placing(bare.table_of(snake), start, 2) is None
    assert shut_in > 1


@pytest.mark.one_in(4)
@BY_START
def test_the_quick_places_are_all_that_stay_closable(name: str) -> None:
    start = START_CARDS[name]
    for seed in range(4):
        for snake in random_snakes(name, seed, most=30, two_strands=0.3):
            if not missing_cards(snake):
                continue
            table = bare.table_of(snake)
            ends = {bare.follow(table, start, True), bare.follow(table, start, False)}
            for card in CARDS:
                expected = {
                    (cell, look)
                    for cell, side in ends
                    for look in LOOKS[card]
                    if look.exits[side] is not None
                    and bare.missing({**table, cell: [*look.strands]}, start) is not None
                }
                found = places(snake, card)
                assert set(found) == expected
                assert len(found) == len(expected)


def test_a_ring_of_idle_strands_leads_nowhere_and_is_walked_only_once() -> None:
    snake = snake_of(
        "straight NS 0,-1; double NE 0,-2; curve NE -1,-2; curve SE -1,-3; double NW 0,-3;"
        "curve SE 0,-4; curve SW 1,-4; double NE 1,-3; curve SW 2,-3; curve NW 2,-2; double NW 1,-2"
    )
    assert missing_cards(snake) == 1
    assert not snake.ways.other_mouth


def test_snakes_are_equal_when_the_same_cards_lie_there_however_they_came() -> None:
    one = snake_of("crossed 0,-1; straight NS 0,-2; curve SW 1,-1")
    two = snake_of("crossed 0,-1; curve SW 1,-1; straight NS 0,-2")
    assert one == two
    assert hash(one) == hash(two)
    assert one.ends == two.ends
    assert one != snake_of("crossed 0,-1; straight NS 0,-2")
