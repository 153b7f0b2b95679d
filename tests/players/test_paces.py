"""Levels step evenly by one knob each: whoever is higher never sees or plays less."""

from itertools import pairwise
from random import Random

import pytest

from serpentry.catalogue import names, set_up
from serpentry.hosting.catalogue_views import players_view
from serpentry.players import ROSTER, find_player
from serpentry.players.levels import GUIDED, HIGHEST, LEARNED, SEARCHERS
from serpentry.players.paces import (
    LEVELS_ALIKE,
    PACES,
    USUAL_PACE,
    Pace,
    is_worth_choosing,
    number_of,
    pace_of,
)
from serpentry.players.wording import blurb, title
from serpentry.search.budget import Budget, Seconds, Simulations


@pytest.mark.parametrize("pace", [USUAL_PACE, *PACES.values()])
def test_a_higher_level_sees_more_errs_less_and_plays_more_games(pace: Pace) -> None:
    first, second = pace.eyes
    assert first.sees < second.sees
    assert first.misjudges > second.misjudges
    for counts in (pace.simulations, pace.evaluations):
        assert all(fewer < more for fewer, more in pairwise(counts))
    assert pace.half < pace.simulations[0]
    assert pace.counted < pace.highest <= HIGHEST


@pytest.mark.parametrize("game", [*names(), "a game of somebody else"])
def test_only_the_highest_level_above_8_hangs_on_the_clock(game: str) -> None:
    pace = pace_of(game)
    offered = [one for one in GUIDED if is_worth_choosing(one.name, game)]
    for player in offered[:-1]:
        assert isinstance(budget_of(player.name, game), Simulations)
    highest = f"level{pace.highest}"
    assert not offered or offered[-1].name == highest
    for level in (highest, LEARNED.name):
        assert budget_of(level, game) == Seconds(2 if pace.evaluations else 4)


def budget_of(level: str, game: str) -> Budget:
    """What a level from 9 on may spend: on a net in games whose pace counts what it sees."""
    player = next(one for one in GUIDED if one.name == level)
    if pace_of(game).evaluations:
        return player.paces.get(game, player.budget)
    return player.elsewhere.paces.get(game, player.elsewhere.budget)


def test_the_strongest_is_guided_for_two_seconds_or_four_and_searches_for_four() -> None:
    assert (LEARNED.budget, LEARNED.cores) == (Seconds(2), 2)
    assert (LEARNED.elsewhere.budget, LEARNED.elsewhere.cores) == (Seconds(4), 2)
    games = [*names(), "a game of somebody else"]
    times = {game: LEARNED.paces.get(game, LEARNED.budget) for game in games}
    assert times == dict.fromkeys(games, Seconds(2)) | {"schlangennest": Seconds(4)}
    assert not LEARNED.elsewhere.paces
    assert not LEARNED.searched


@pytest.mark.parametrize(("level", "game"), [("level8", "schlangennest"), ("level9", "snekagon")])
def test_counted_games_and_positions_do_not_hang_on_the_clock(level: str, game: str) -> None:
    paces = {one.name: one.paces for one in SEARCHERS} | {one.name: one.paces for one in GUIDED}
    assert game in paces[level]
    playing = set_up(game, 2)
    position = playing.rules.start()
    assert playing.rules.to_act(position) == 0
    first, second = (find_player(level).choose(playing, position, 0, Random(3)) for _ in range(2))
    assert first == second


def test_paces_are_of_games_and_levels_that_exist() -> None:
    assert {*PACES, *LEVELS_ALIKE} <= set(names())
    for levels in LEVELS_ALIKE.values():
        assert set(levels) <= set(ROSTER)
        assert not {"level1", "level2", "level8"} & set(levels)


def test_levels_that_are_alike_are_not_offered_and_still_play() -> None:
    assert not is_worth_choosing("level7", "sssnake")
    assert is_worth_choosing("level7", "snekagon")
    assert is_worth_choosing("level3.5", "carnival")
    assert not is_worth_choosing("level3.5", "sssnake")
    assert is_worth_choosing("random", "sssnake")
    assert is_worth_choosing("level11", "snekagon")
    assert not is_worth_choosing("level12", "sssnake")
    assert not is_worth_choosing("level10", "a game of somebody else")
    alike = {str(one["name"]): one["alike_in"] for one in players_view("en")}
    assert alike["level7"] == [game for game in names() if game in LEVELS_ALIKE]
    assert alike["level2"] == alike["random"] == []
    assert "level7" in ROSTER


def test_the_half_step_is_between_3_and_4_and_has_a_name_of_its_own() -> None:
    shown = [str(one["name"]) for one in players_view("en")]
    at = shown.index("level3.5")
    assert shown[at - 1 : at + 2] == ["level3", "level3.5", "level4"]
    assert number_of("level3.5") == 3.5
    for language in ("en", "de", "fr", "ru", "cs"):
        half, whole = title("level3.5", language), title("level4", language)
        assert "level" not in half
        assert half in blurb(find_player("level3.5"), language)
        assert whole in blurb(find_player("level3.5"), language)


@pytest.mark.parametrize("name", ["level", "level3.", "level3.4", "level3.5@9", "greedy", "level٣"])
def test_other_names_are_no_levels(name: str) -> None:
    assert number_of(name) is None
