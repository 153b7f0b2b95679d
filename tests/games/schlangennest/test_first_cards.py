"""A first card that can cost the game at once: who is warned of it, and who never begins so."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.players import find_player

GAME: Any = set_up("schlangennest")
SEEDS = 150


def _after(game: Any, *moves: str) -> Any:
    position = game.rules.start()
    for text in moves:
        position = game.rules.play(position, game.notation.read(text))
    return position


def test_a_tail_at_first_can_end_a_game_of_two_at_the_second_card() -> None:
    position = _after(GAME, "tail a1 e", "tail b1 e")
    assert GAME.rules.to_act(position) == 1
    assert position.table.nest.snakes[0].is_complete


@pytest.mark.parametrize("opened", [(), ("curve a1 ne",)])
def test_exactly_tail_and_head_are_rash_as_a_first_card(opened: tuple[str, ...]) -> None:
    position = _after(GAME, *opened)
    rash = {move.card.word for move in position.moves if GAME.is_rash(position, move)}
    careful = {move.card.word for move in position.moves if not GAME.is_rash(position, move)}
    assert (rash, careful) == ({"tail", "head"}, {"straight", "curve"})


def test_a_tail_is_not_rash_once_the_snake_lies() -> None:
    position = _after(GAME, "curve a1 ne", "straight b2 ew")
    assert any(move.card.word == "tail" for move in position.moves)
    assert not any(GAME.is_rash(position, move) for move in position.moves)


def _first_cards(level: str, seats: int, options: dict[str, str]) -> set[str]:
    game: Any = set_up("schlangennest", seats, options)
    player, cards = find_player(level), set[str]()
    for seed in range(SEEDS):
        position, rng = game.rules.start(), Random(seed)
        for seat in range(seats):
            move = player.choose(game, position, seat, rng)
            cards.add(move.card.word)
            position = game.rules.play(position, move)
    return cards


@pytest.mark.parametrize("level", ["level1", "level2", "level3"])
@pytest.mark.parametrize("options", [{}, {"border": "none"}])
def test_no_beginner_opens_with_what_can_be_finished_by_the_next_card(
    level: str, options: dict[str, str]
) -> None:
    assert _first_cards(level, 2, options) <= {"straight", "curve"}


@pytest.mark.parametrize("level", ["level4", "level5"])
def test_nobody_who_searches_a_little_opens_so(level: str) -> None:
    assert _first_cards(level, 2, {}) <= {"straight", "curve"}


def test_no_beginner_does_so_at_a_table_of_three() -> None:
    assert _first_cards("level1", 3, {}) <= {"straight", "curve"}


def test_where_every_snake_begins_with_its_tail_beginners_do_so() -> None:
    assert _first_cards("level1", 2, {"variant": "tail_first"}) == {"tail"}
