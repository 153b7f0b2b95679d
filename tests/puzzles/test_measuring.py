"""Measured puzzles: what is best by a lead is found, written down, and measured again."""

from dataclasses import replace
from pathlib import Path

import pytest

from serpentry.arena.worker_pools import OneProcess
from serpentry.catalogue import set_up
from serpentry.languages import explain
from serpentry.puzzles.checking import fault_of
from serpentry.puzzles.measuring import ROUNDS, best_claim, claim_of, errors_for, rounded
from serpentry.puzzles.pack import Pack, read_pack, write_pack
from serpentry.puzzles.puzzle import events_of, texts_of
from serpentry.puzzles.run import PuzzleRun, pack_of, plan_for
from serpentry.search.report import Candidate
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.formats.record import Record, replay


def rounds(**leads: float) -> dict[str, list[Candidate[str]]]:
    """Moves whose leads swing a little from round to round, all alike."""
    return {
        move: [Candidate(move, 0.5 + lead / 20, lead + at % 2, 1, 1.0) for at in range(ROUNDS)]
        for move, lead in leads.items()
    }


def test_a_move_that_is_ahead_of_all_others_is_the_best() -> None:
    found = best_claim(rounds(a=5, b=1, c=0), least=1)
    assert found
    assert found.best == ("a",)
    assert found.gap == 4


def test_moves_that_are_alike_are_equally_good() -> None:
    found = best_claim(rounds(a=5, b=4.9, c=1, d=0), least=1)
    assert found
    assert found.best == ("a", "b")


@pytest.mark.parametrize("leads", [{"a": 5, "b": 4.5, "c": 0}, {"a": 5, "b": 4, "c": 3, "d": 2}])
def test_where_none_is_clearly_ahead_there_is_no_puzzle(leads: dict[str, float]) -> None:
    assert best_claim(rounds(**leads), least=2) is None


def test_intervals_are_students_and_wider_where_more_is_compared() -> None:
    # Student's with eleven degrees of freedom: 99.5 % and 99.95 %, on one side.
    assert errors_for(1) == pytest.approx(3.106, abs=0.01)
    assert errors_for(10) == pytest.approx(4.437, abs=0.02)


def test_a_lead_is_never_rounded_up() -> None:
    assert rounded(1.99) == 1.9


def test_a_move_that_gains_much_and_wins_no_more_is_no_puzzle() -> None:
    found = rounds(a=5, b=1)
    for other in "cd":
        found[other] = [replace(one, move=other, share=found["a"][0].share) for one in found["b"]]
    claim = best_claim(found, least=1)
    assert claim
    assert not claim.wins_more
    assert claim_of(rounds(a=5, b=1), ["a"]).wins_more


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    path = tmp_path_factory.mktemp("puzzles") / "run.jsonl"
    game = set_up("schlangennest", 2)
    with PuzzleRun(path, plan_for(game, "level3", 10, 5, 2), 0) as run:
        run.go_on(OneProcess(), lambda _: None)
    return pack_of(path)


@pytest.mark.thorough
def test_what_was_measured_holds_when_it_is_measured_with_four_times_the_search(
    measured: Pack,
) -> None:
    assert measured.puzzles
    game = measured.set_up()
    unsure = [fault_of(game, one) for one in measured.puzzles]
    assert sum(fault is not None for fault in unsure) <= len(unsure) / 4


@pytest.mark.thorough
def test_a_pack_of_measured_puzzles_reads_what_it_writes(measured: Pack) -> None:
    text = write_pack(measured)
    assert "unit: unit-parts" in text.split("\n")
    assert read_pack(text) == measured


@pytest.mark.thorough
def test_who_claims_too_much_is_told_what_was_measured(measured: Pack) -> None:
    fault = fault_of(measured.set_up(), replace(measured.puzzles[0], goal="99.0"))
    assert fault
    assert "measured again" in explain(fault)


@pytest.mark.thorough
def test_a_move_that_was_not_compared_is_missed(measured: Pack) -> None:
    puzzle = measured.puzzles[0]
    fault = fault_of(measured.set_up(), replace(puzzle, rivals=puzzle.rivals[1:]))
    assert fault
    assert "doesn’t match the legal moves" in explain(fault)


def test_three_at_a_table_and_chance_are_marked() -> None:
    words = ["*roll_2", "a", "b", "+c", "++d", "e"]
    events = list(events_of(words, seats=3))
    assert [one.by for one in events] == [CHANCE, 0, 1, 1, 0, 1]
    assert events[0].text == "roll 2"


def test_moves_of_a_game_with_chance_are_read_as_they_were_written() -> None:
    game = set_up("sssnake", 3)
    path = Path(__file__).parent / "sssnake-three.txt"
    words = path.read_text().split()
    record = Record(game.name, game.version, 3, events=tuple(events_of(words, 3)))
    played = [(by, move) for by, move, _ in replay(game, record)]
    assert list(texts_of(game, played)) == words
