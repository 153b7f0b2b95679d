"""A position has one value: the chance of a move is what the position after it is worth."""

import re
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.hosting.evaluations.judging import verdict_json
from serpentry.hosting.evaluations.reviewing import curve_json, review_json
from serpentry.languages import LANGUAGES, explain
from serpentry.review.account import Judged
from serpentry.review.calibration import CalibrationCurve, curve_of, curves
from serpentry.review.choices import Playthrough, choices
from serpentry.review.evaluating import Evaluating
from serpentry.review.evaluations import Evaluations, key_of
from serpentry.review.judges import JudgeKind, is_foreseeable, judge_of
from serpentry.review.key_moments import told_choice, worth_told
from serpentry.review.value import ProvedOutcome, Value
from serpentry.review.valuing import KeptLooks, PositionJudge
from serpentry.review.weighing import MoveValue, Weighed
from serpentry.search.budget import Simulations
from serpentry.search.request import SearchRequest
from serpentry.search.steps import spoken
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.helpers.walk import random_move
from tests.review.games import QUICK, judged, played, weighed

QUICK_LEVEL = -3
USUAL = Simulations(6000)
"""As far as hints and reviews look."""
DECIDED = 8
"""From this ply of the game below on, all is proved or nearly so."""
BOUND_GAME = (
    "b4 h2-i2-i3-h4 k5-k6 k3-j4-i5-h5 h7-h8-h9 h1-g1-f2 c1-d2-e3-f4 d1-e2 f6-g6-g7 b2-c3-d4 "
    "d8-e9-f10-f11 d5 a4-a5-b6-b7 d6-e7-f8-g8 b1-a1-a2-b3"
)
"""A game whose review once told a bound as a fact: a move that loses was said to win 50 %."""


def of_text(text: str) -> Playthrough:
    """A game of SNEKAGON by its moves."""
    game: Any = set_up("snekagon")
    positions, moves = [game.rules.start()], []
    for one in text.split():
        move, actor = game.notation.read(one), game.rules.to_act(positions[-1])
        moves.append((actor, move))
        positions.append(game.rules.play(positions[-1], move))
    return Playthrough(game, positions, moves)


@pytest.fixture(scope="module")
def reviewed() -> tuple[Playthrough, list[Judged]]:
    game = of_text(BOUND_GAME)
    late = [one for one in choices(game) if one.ply >= DECIDED]
    return game, [(one.ply, weighed(game.game, one, USUAL)) for one in late]


@pytest.mark.parametrize(
    ("name", "seats"), [("snekagon", 2), ("snekagon5g", 2), ("snekagon5g", 3), ("schlangennest", 2)]
)
def test_the_chance_of_a_move_is_the_value_of_the_position_after_it(name: str, seats: int) -> None:
    game: Any = set_up(name, seats)
    rng, position = Random(3), game.rules.start()
    while game.rules.to_act(position) is CHANCE:
        position = game.rules.play(position, random_move(game.rules, position, CHANCE, rng))
    for _ in range(3):
        seat = game.rules.to_act(position)
        *_, known = spoken(Evaluating(SearchRequest(game, position, seat, QUICK)).turns())
        for move, value in known.after.items():
            alone = PositionJudge(game, judge_of(game), QUICK_LEVEL, KeptLooks())
            assert alone.value(game.rules.play(position, move)).results == value.results
        position = game.rules.play(position, random_move(game.rules, position, seat, rng))


def test_a_reviews_figures_agree_from_ply_to_ply(
    reviewed: tuple[Playthrough, list[Judged]],
) -> None:
    game, found = reviewed
    for (ply, one), (following, other) in pairwise(found):
        if following == ply + 1:
            assert one.made_value.results == pytest.approx(other.value.results)
    curve: Any = curve_json(game, found)
    assert [one["ply"] for one in curve] == list(range(len(game.moves) + 1))
    assert game.final is not None
    assert curve[-1] == {"ply": len(game.moves), "values": [*game.final], "proved": True}


def test_what_is_proved_is_never_told_as_a_chance(
    reviewed: tuple[Playthrough, list[Judged]],
) -> None:
    game, found = reviewed
    assert any(one.proved for _, one in found)
    for ply, one in found:
        for value in (one.made_value, one.best_value):
            verdict = value.value.verdict(one.seat)
            if value.value.proved:
                exact = {1.0: ProvedOutcome.WIN, 0.5: ProvedOutcome.DRAW, 0.0: ProvedOutcome.LOSS}
                assert verdict is exact[value.share]
            if verdict is not None:
                assert verdict_json(game.game, value.value, one.seat) is not None
        sentence_told = told_choice(game, ply, one)
        if sentence_told is None:
            continue
        # A sentence says something: what would have been is not what is.
        assert sentence_told.facts["then"] != sentence_told.facts["now"]
        told = explain(sentence_told, "en", ["Guest", "Sidewinder"])
        if one.proved and one.best_value.value.proved:
            assert "%" not in told
    whole: Any = review_json(game, found)
    assert all(0 <= one["accuracy"] <= 1 for one in whole["players"])


def test_a_proved_loss_is_not_half_a_win(reviewed: tuple[Playthrough, list[Judged]]) -> None:
    # Analysis proved that the first player wins after this move; the review said "wins 50 %".
    game, found = reviewed
    [one] = [one for ply, one in found if ply == 9]
    assert (one.made_value.share, one.proved) == (0.0, True)
    told = told_choice(game, 9, one)
    assert told is not None
    assert explain(told, "en", ["Guest", "Sidewinder"]).endswith("it is a sure loss.")


def test_a_win_for_a_win_says_by_how_much(reviewed: tuple[Playthrough, list[Judged]]) -> None:
    # The review said "it would have been a sure win; it is a sure win".
    game, found = reviewed
    at = next(ply for ply, _ in found)
    one = found[0][1]
    best, made = ((Value((1.0, 0.0), True, (by, -by))) for by in (6.0, 3.0))
    worse = replace(one, seat=0, best_value=MoveValue(0, best), made_value=MoveValue(0, made))
    told = told_choice(game, at, worse)
    assert told is not None
    said = explain(told, "en", ["Ann", "Bob"])
    assert "a sure win by 6 hexes; with" in said
    assert said.endswith("it is a sure win by 3 hexes.")
    assert told_choice(game, at, replace(worse, made_value=MoveValue(0, best))) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_draws_and_bounds_are_words(language: str) -> None:
    game = set_up("snekagon")
    draw, bound = Value((0.5, 0.5), True, (0, 0)), Value((0.4, 0.6), hope=0.5)
    won, by_heart = Value((1.0, 0.0), True, (3, -3)), Value((0.0, 1.0), True)
    for value, words in (
        (draw, "Leads to a draw."),
        (bound, "At best a draw."),
        (won, "Proved: Ann wins by 3 hexes."),
        (by_heart, "Proved: Bob wins."),
    ):
        told = value.told(0, game.judge.lead_unit)
        assert told is not None
        said = explain(told, language, ["Ann", "Bob"])
        assert "%" not in said
        assert "≤" not in said
        assert language != "en" or said == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("share", [0.0001, 0.004, 0.5, 0.996, 0.9999])
def test_all_or_nothing_is_only_told_of_what_is_proved(share: float, language: str) -> None:
    told = worth_told(MoveValue(0, Value((share, 1 - share))))
    said = explain(told, language, ["Ann", "Bob"])
    assert {"0", "100"}.isdisjoint(re.findall(r"\d+", said)), said
    exact = worth_told(MoveValue(0, Value((1.0, 0.0), True, (3, -3))))
    assert not re.findall(r"\d+", explain(exact, language, ["Ann", "Bob"]))


def test_curves_never_change_which_position_is_better() -> None:
    fitted = [
        (curve_of(set_up(name, int(seats)), kind), int(seats))
        for name, by_seats in curves().items()
        for seats, by_kind in by_seats.items()
        for kind in by_kind
    ]
    assert len(fitted) >= 5
    for curve, seats in [*fitted, (CalibrationCurve(), 2)]:
        for mover in range(seats):
            chances = []
            for step in range(1, 100):
                rest = (1 - step / 100) / (seats - 1)
                said = [step / 100 if seat == mover else rest for seat in range(seats)]
                chances.append(curve.results(said, mover)[mover])
            assert chances == sorted(chances)
            assert 0 < chances[0] < chances[-1] < 1


def test_what_is_known_of_a_move_is_known_of_the_position_after_it() -> None:
    game: Any = set_up("snekagon", 2, {"board_side": 4})
    start, kept = game.rules.start(), Evaluations()
    *_, known = spoken(Evaluating(SearchRequest(game, start, 0, QUICK)).turns())
    move = known.best
    far = Value((0.9, 0.1), level=2)
    deep = known.but(after={**known.after, move: far}, level=2)
    kept.shared(game, start, 0, kept.add(key_of(game, start, 0), deep))
    after = game.rules.play(start, move)
    *_, shallow = spoken(Evaluating(SearchRequest(game, after, 1, QUICK)).turns())
    assert kept.shared(game, after, 1, shallow).value == far


def test_no_interval_is_told_that_nobody_measured() -> None:
    assert Value((0.4, 0.6)).span(0) is None
    told = Value((0.4, 0.6), reach=0.1).span(0)
    assert told is not None
    assert told.ends == pytest.approx((0.3, 0.5))
    proved = Value((1.0, 0.0), True).span(0)
    assert proved is not None
    assert proved.reach == 0


def test_games_with_dice_are_not_foreseeable() -> None:
    known = {name: is_foreseeable(set_up(name, 2)) for name in ("snekagon", "sssnake", "carnival")}
    assert known == {"snekagon": True, "sssnake": False, "carnival": False}
    assert is_foreseeable(set_up("schlangennest", 2))


def test_of_a_lost_game_the_last_word_is_the_result() -> None:
    game = played("snekagon", 2, {"board_side": 4})
    found = judged(game, QUICK)
    curve: Any = curve_json(game, found)
    assert game.final is not None
    assert curve[-1]["values"] == [*game.final]


def test_accuracy_falls_with_what_was_given_away() -> None:
    value = MoveValue(0, Value((0.5, 0.5)))
    one = Weighed(0, 2, 1, 1, value.value, value, value, 0.0, 1, JudgeKind.NET)
    accuracies = [one.but(lost=lost / 20).accuracy for lost in range(21)]
    assert accuracies[0] == pytest.approx(1.0)
    assert accuracies == sorted(accuracies, reverse=True)
    assert accuracies[-1] < 0.01


def test_every_choice_of_a_game_is_weighed() -> None:
    game = of_text(BOUND_GAME)
    assert len(list(choices(game))) >= 12
