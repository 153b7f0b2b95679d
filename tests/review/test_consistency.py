"""The value before a move that is called the best and the value after it are nearly one figure."""

from collections.abc import Generator
from random import Random
from typing import Any

import pytest
from bench.strength.consistency import Consistency, consistency, walked

from serpentry.catalogue import set_up
from serpentry.review import valuing
from serpentry.review.judges import RawLook, judge_of
from serpentry.review.valuing import LINE, LINE_OF_MANY, KeptLooks, PositionJudge
from serpentry.search.analysis import only_move
from serpentry.search.budget import Simulations
from serpentry.search.report import Analysis, Candidate
from serpentry.search.steps import at_once
from serpentry.tabletop.helpers.walk import random_move

QUICK_LEVEL = -3
QUICK = Simulations(100)
LEAST = 1e-9


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("snekagon", 2, {"board_side": 4}),
        ("snekagon5g", 2, {}),
        ("snekagon5g", 4, {}),
        ("schlangennest", 2, {}),
    ],
)
def test_a_best_move_changes_no_more_than_one_look_of_the_line(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game: Any = set_up(name, seats, options)
    judge = PositionJudge(game, judge_of(game), QUICK_LEVEL, KeptLooks())
    most = 1 / (LINE if seats == 2 else LINE_OF_MANY) + LEAST
    compared = 0
    for seed in range(3):
        position, rng = game.rules.start(), Random(seed)
        while isinstance(mover := game.rules.to_act(position), int) and compared < 12 * (seed + 1):
            before = at_once(judge.saying(position))
            best = at_once(judge.preferred(position))
            after = at_once(judge.saying(game.rules.play(position, best)))
            if not before.proved:
                assert abs(before.results[mover] - after.results[mover]) <= most
                compared += 1
            move = best if rng.random() < 0.5 else random_move(game.rules, position, mover, rng)
            position = game.rules.play(position, move)
    assert compared > 5


@pytest.mark.parametrize("seats", [3, 4])
def test_a_forced_move_changes_nothing(seats: int) -> None:
    # Where search alone judges, a position with one move had no figures, and the review failed.
    game: Any = set_up("schlangennest", seats)
    judge = PositionJudge(game, judge_of(game), QUICK_LEVEL, KeptLooks())
    forced, rng = 0, Random(seats)
    while forced < 3:
        position = game.rules.start()
        while (mover := game.rules.to_act(position)) is not None and forced < 3:
            only = only_move(game, position)
            move = only or random_move(game.rules, position, mover, rng)
            after = game.rules.play(position, move)
            if only is not None and game.rules.to_act(after) is not None:
                forced += 1
                value = judge.value(position)
                assert len(value.results) == seats
                assert at_once(judge.saying(position)) == at_once(judge.saying(after))
            position = after


def test_no_move_that_is_proved_to_lose_is_called_the_best_while_another_may_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game: Any = set_up("snekagon")
    start = game.rules.start()
    first, second, third = game.rules.moves(start)[:3]
    lost = {game.rules.play(start, one) for one in (first, second)}

    def look(results: tuple[float, float], *moves: Any, proved: bool = False) -> RawLook:
        found = Analysis(
            tuple(Candidate(one, results[0], 0.0, 1, 1.0, results=results) for one in moves),
            1,
            0.0,
            proved=proved,
        )
        return RawLook(results, (1, -1) if proved else (), found, proved)

    def proving(request: Any, _: int) -> Generator[None, None, RawLook | None]:
        yield
        return look((0.0, 1.0), first, proved=True) if request.view in lost else None

    def searching(*_: object) -> Generator[None, None, RawLook]:
        yield
        return look((0.6, 0.4), first, second, third)

    monkeypatch.setattr(valuing, "proving", proving)
    monkeypatch.setattr(valuing, "searching", searching)
    judge = PositionJudge(game, judge_of(game), 0, KeptLooks())
    assert at_once(judge.preferred(start)) == third


def test_a_game_of_best_moves_is_calm() -> None:
    rows = [row for seed in range(4) for row in walked(seed, "snekagon5g", 2, {}, QUICK)["rows"]]
    found = consistency(rows)
    assert found.positions == len(rows) > 8
    assert found.median <= 6
    assert found.high <= 25


def test_intervals_are_counted_that_hold_the_later_figure() -> None:
    rows: list[dict[str, Any]] = [
        {"before": 0.5, "after": 0.54, "interval": [0.4, 0.6]},
        {"before": 0.5, "after": 0.7, "interval": [0.4, 0.6]},
        {"before": 0.5, "after": 0.51, "interval": None},
    ]
    found = consistency(rows)
    assert found == Consistency(3, found.median, found.high, 1, 2)
    assert found.median == pytest.approx(4)
    assert found.told().endswith("1 of 2 intervals hold the later figure")
    assert consistency(rows[2:]).told().endswith("no interval is shown")
