"""A certificate holds only if everything that a puzzle claims is so."""

from dataclasses import replace
from typing import Any

import pytest

from serpentry.languages import Sentence, explain
from serpentry.puzzles.checking import fault_of
from serpentry.puzzles.likeness import key_of
from serpentry.puzzles.puzzle import Puzzle, events_of
from serpentry.tabletop.formats.record import Record, replay
from tests.puzzles.samples import pack

GAME = pack().set_up()
NEEDLE, PLAIN, LONG = pack().puzzles


def words(fault: Sentence | None) -> str:
    assert fault is not None
    return explain(fault)


@pytest.mark.thorough
@pytest.mark.parametrize("puzzle", [NEEDLE, PLAIN, LONG])
def test_what_the_factory_found_is_proved_again_on_the_plain_rules(puzzle: Puzzle) -> None:
    assert fault_of(GAME, puzzle) is None


def test_another_move_is_not_the_only_one() -> None:
    position, _ = played(PLAIN.moves)
    others = {GAME.notation.write(move) for move in GAME.rules.moves(position)} - {*PLAIN.line}
    for other in sorted(others)[:3]:
        fault = words(fault_of(GAME, replace(PLAIN, line=(other,))))
        assert fault in (f"{other} doesn’t achieve the goal", f"{PLAIN.line[0]} does it too")


def test_a_won_game_is_no_draw_to_be_saved() -> None:
    assert words(fault_of(GAME, replace(PLAIN, goal="draw"))) == "it can be won"


def test_a_move_on_a_covered_hex_is_not_legal() -> None:
    assert "is not legal there" in words(fault_of(GAME, replace(PLAIN, line=("h7",))))


def test_a_key_of_another_position_is_refused() -> None:
    assert "another position" in words(fault_of(GAME, replace(PLAIN, key="0123456789")))


def test_a_proof_that_takes_too_long_is_no_proof() -> None:
    assert "not proved within 3" in words(fault_of(GAME, NEEDLE, most=3))


def played(moves: tuple[str, ...]) -> tuple[Any, list[Any]]:
    record = Record(GAME.name, GAME.version, 2, events=tuple(events_of(moves)))
    events = list(replay(GAME, record))
    return events[-1][2], [(by, move) for by, move, _ in events]


def turned(text: str) -> str:
    """A move half a turn round the centre of the board."""
    move = GAME.notation.read(text)
    cells = [[-q, -r] for q, r in GAME.board.cells(GAME.rules.start(), move)]
    return GAME.notation.write(GAME.codec.move_from({"cells": cells}))


def test_a_position_and_its_image_have_the_same_key() -> None:
    position, past = played(PLAIN.moves)
    other, other_past = played(tuple(map(turned, PLAIN.moves)))
    assert position != other
    assert key_of(GAME, position, past) == key_of(GAME, other, other_past) == PLAIN.key


def test_positions_with_other_hands_differ() -> None:
    position, past = played(PLAIN.moves)
    assert key_of(GAME, position, past[:-1]) != PLAIN.key
