"""Levels step evenly by one knob each: whoever is higher never sees or plays less."""

from itertools import pairwise
from random import Random

import pytest

from serpentry.catalogue import names, set_up
from serpentry.hosting.catalogue_views import players_view
from serpentry.players import ROSTER, find_player
from serpentry.players.levels import SEARCHERS
from serpentry.players.paces import LEVELS_ALIKE, PACES, USUAL_PACE, Pace, is_worth_choosing


@pytest.mark.parametrize("pace", [USUAL_PACE, *PACES.values()])
def test_a_higher_level_sees_more_errs_less_and_plays_more_games(pace: Pace) -> None:
    first, second = pace.eyes
    assert first.sees < second.sees
    assert first.misjudges > second.misjudges
    assert all(fewer < more for fewer, more in pairwise(pace.simulations))


def test_where_two_seconds_are_too_far_from_level_7_level_8_counts_games() -> None:
    far = {
        game for game, pace in PACES.items() if len(pace.simulations) > len(USUAL_PACE.simulations)
    }
    assert far == set(SEARCHERS[-1].paces)
    assert "schlangennest" in far
    game = set_up("schlangennest", 2)
    position = game.rules.start()
    assert game.rules.to_act(position) == 0
    first, second = (find_player("level8").choose(game, position, 0, Random(3)) for _ in range(2))
    assert first == second, "counted games don't hang on the clock"


def test_paces_are_of_games_and_levels_that_exist() -> None:
    assert {*PACES, *LEVELS_ALIKE} <= set(names())
    for levels in LEVELS_ALIKE.values():
        assert set(levels) <= set(ROSTER)
        assert not {"level1", "level2", "level8"} & set(levels)


def test_levels_that_luck_makes_alike_are_not_offered_and_still_play() -> None:
    assert not is_worth_choosing("level7", "sssnake")
    assert is_worth_choosing("level7", "snekagon")
    assert is_worth_choosing("random", "sssnake")
    alike = {str(one["name"]): one["alike_in"] for one in players_view("en")}
    assert alike["level7"] == [game for game in names() if game in LEVELS_ALIKE]
    assert alike["level2"] == alike["random"] == []
    assert "level7" in ROSTER
