"""What is said about a table of SNEKAGON 5G."""

from random import Random

from serpentry.languages import Sentence, explain
from serpentry.tabletop.helpers.walk import random_walk
from tests.games.snekagon5g.board import Board

NAMES = ("Ada", "Bo", "Cy")


def _text(told: tuple[Sentence, ...]) -> str:
    return " ".join(explain(one, names=NAMES) for one in told)


def _did(board: Board, text: str, listener: int | None = None) -> str:
    before, move = board.position, board.game.notation.read(text)
    after = board.rules.play(before, move)
    return explain(board.game.narrator.happened(before, move, after, listener)[0], names=NAMES)


def test_a_drill_is_told_with_both_floors() -> None:
    board = Board("1:d2-d3-d4")
    assert _did(board, "2:d4@1-d5") == (
        "Ada grows a snake to length 5: pair on floor 2, on d4 and d5, drilled at d4 to floor 1."
    )
    assert _did(board, "2:d4-d5", 0) == "You start a new snake: pair on floor 2, on d4 and d5."
    shaft = Board("1:d3-d4 3:d4-d5-d6", seats=3)
    assert _did(shaft, "2:d4@1@3", 0) == (
        "You join two snakes into one of length 6: 1-tile on floor 2, on d4, "
        "drilled at d4 to floor 1 and at d4 to floor 3."
    )


def test_the_task_names_what_is_possible() -> None:
    first = Board()
    told = _text(first.game.narrator.task(first.position, 0))
    assert told.startswith("Place one tile on any floor to start your first snake")
    board = Board("1:d2-d3-d4", advanced=True)
    narrator = board.game.narrator
    told = _text((*narrator.task(board.position, 0), *narrator.more(board.position, 0)))
    assert "drill to a neighbouring floor, or start a new snake" in told
    assert told.endswith("Through a drill a snake goes straight on or turns by 60°.")
    single = Board(opening_single=True)
    assert "1-tile" in _text(single.game.narrator.task(single.position, 0))
    assert "SSS" in single.game.narrator.barred(single.position, 0)


def test_what_the_task_names_is_what_the_moves_are() -> None:
    game, kinds = Board(seats=3).game, set()
    for seed in range(4):
        for _, _, position in random_walk(game.rules, Random(seed)):
            seat = game.rules.to_act(position)
            if isinstance(seat, int):
                [task, *_] = game.narrator.task(position, seat)
                can_drill = any(move.drills for move in game.rules.moves(position))
                assert ("drill" in task.key) == can_drill
                kinds.add(task.key)
    assert len(kinds) >= 3


def test_barred_tiles_are_those_of_the_hand_that_no_move_uses() -> None:
    game, found = Board(seats=3).game, 0
    for _, _, position in random_walk(game.rules, Random(2)):
        seat = game.rules.to_act(position)
        if isinstance(seat, int):
            usable = {game.notation.kind(move) for move in game.rules.moves(position)}
            hand = set(Board(seats=3).rules.referee.hand(position, seat))
            assert set(game.narrator.barred(position, seat)) == hand - usable
            found += bool(hand - usable)
    assert found


def test_everybody_who_falls_out_is_told_of_once() -> None:
    game = Board(seats=3).game
    out: list[object] = []
    before = game.rules.start()
    for _, move, after in random_walk(game.rules, Random(3)):
        passed = game.narrator.passed(before, move, after, None)
        out += [one.facts["who"] for one in passed]
        before = after
    assert out
    assert len(set(out)) == len(out)


def test_the_end_lists_all_lengths() -> None:
    board = Board(seats=3).play_out(5)
    outcome = board.rules.outcome(board.position)
    assert outcome is not None
    told = _text(board.game.narrator.ended(board.position, None))
    for name, score in zip(NAMES, outcome.scores, strict=True):
        assert f"{name} ({score})" in told
