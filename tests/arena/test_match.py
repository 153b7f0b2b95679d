"""A match between the same players: who wins how much, and how sure that is."""

import pytest

from serpentry.arena import play_match
from serpentry.catalogue import set_up
from serpentry.players import find_player
from serpentry.tabletop.helpers.intervals import share_interval


def test_greedy_beats_random_at_snekagon() -> None:
    game = set_up("snekagon", options={"board_side": 4})
    result = play_match(game, [find_player("greedy"), find_player("random")], 40, seed=1)
    assert result.games == 40
    assert sum(result.points) == pytest.approx(40)
    assert result.interval(0).low > 0.5


def test_a_match_is_the_same_for_the_same_seed() -> None:
    game = set_up("snekagon", options={"board_side": 4})
    players = [find_player("random"), find_player("random")]
    assert play_match(game, players, 5, seed=7) == play_match(game, players, 5, seed=7)
    assert play_match(game, players, 5, seed=7) != play_match(game, players, 5, seed=8)


def test_a_share_has_textbook_values() -> None:
    low, high = share_interval(8, 10).ends
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert share_interval(0, 0).ends == (0.0, 1.0)
