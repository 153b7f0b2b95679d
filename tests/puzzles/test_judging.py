"""Puzzles from the first half of a game: what one judge says, however far it looks."""

from dataclasses import replace
from pathlib import Path

import pytest

from serpentry.arena.plan import Plan
from serpentry.arena.worker_pools import OneProcess
from serpentry.catalogue import set_up
from serpentry.puzzles.checking import fault_of
from serpentry.puzzles.judging import JudgedClaim, apart, best_moves
from serpentry.puzzles.pack import CHANCE, can_be_proved, read_pack, unit_of, write_pack
from serpentry.puzzles.run import PuzzleRun, pack_of, plan_for
from serpentry.tabletop.errors import SerpentryError
from tests.puzzles.packs import shipped

EARLY = ("snekagon-early", "snekagon5g-early")


def test_one_move_is_best_or_a_few_that_are_alike() -> None:
    assert best_moves({"a": 70.0, "b": 40.0, "c": 30.0}, 15) == ["a"]
    assert best_moves({"a": 70.0, "b": 68.0, "c": 30.0}, 15) == ["a", "b"]
    assert best_moves({"a": 70.0, "b": 60.0, "c": 30.0}, 15) == []
    assert best_moves({"a": 70.0, "b": 69.0, "c": 68.0, "d": 67.0, "e": 30.0}, 15) == []


def test_a_lead_is_the_least_of_all_looks_and_none_where_a_look_missed_the_move() -> None:
    looks = [{"a": 70.0, "b": 40.0}, {"a": 60.0, "b": 44.0}]
    assert apart(looks, ["a"]) == 16
    assert apart([*looks, {"b": 40.0}], ["a"]) == 0


def test_the_nearest_rivals_come_first_with_the_least_and_the_most_they_are_behind() -> None:
    claim = JudgedClaim(("a",), ({"a": 70.0, "b": 40.0, "c": 50.0}, {"a": 60.0, "b": 35.0}))
    assert claim.nearest() == [("c", 20.0, 20.0), ("b", 25.0, 30.0)]


def test_only_where_endings_are_proved_is_the_first_half_judged() -> None:
    assert unit_of(set_up("snekagon", 2, {})) == CHANCE
    assert not can_be_proved(set_up("snekagon5g", 3, {}))
    with pytest.raises(SerpentryError, match="no early puzzles"):
        plan_for(set_up("carnival", 2, {}), "level3", 1, 0, 2, early=True)


@pytest.mark.parametrize("name", EARLY)
def test_a_pack_says_that_its_leads_are_chances(name: str) -> None:
    pack = shipped(name)
    assert pack
    text = write_pack(pack)
    assert f"\nunit: {CHANCE}\n" in text
    assert read_pack(text) == pack


def test_a_judged_puzzle_that_claims_too_much_or_names_what_is_not_legal_fails() -> None:
    pack = shipped("snekagon5g-early")
    assert pack
    game = pack.set_up()
    puzzle = max(pack.puzzles, key=lambda one: len(one.moves))
    too_much = fault_of(game, replace(puzzle, goal="99.9"))
    assert too_much is not None
    assert too_much.key == "fault-puzzle-unsure"
    unknown = fault_of(game, replace(puzzle, rivals=("1:zz=20.0~30.0",)))
    assert unknown is not None
    assert unknown.key == "fault-puzzle-rivals"


def test_a_run_of_the_first_half_is_another_run_and_its_pack_says_so(tmp_path: Path) -> None:
    game = set_up("snekagon", 2, {"board_side": 4})
    plan: Plan = plan_for(game, "level1", 2, 5, 2, early=True)
    file = tmp_path / "run.jsonl"
    with PuzzleRun(file, plan, 1000, early=True) as run:
        run.go_on(OneProcess(), lambda _: None)
        assert len(run.mined) == 2
    assert "--early" in pack_of(file).made
    with pytest.raises(SerpentryError), PuzzleRun(file, plan, 1000):
        pass
