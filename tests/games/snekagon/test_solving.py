"""The solver in C knows the rules, and agrees with the package's own proofs."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from random import Random
from subprocess import run
from typing import Any

import pytest
from bench.strength.solving.checking import Checker, Prover, random_moves
from bench.strength.solving.job import ANSWERS, board_lines, other_lines, write_job
from bench.strength.solving.plain import PlainSolver
from bench.strength.solving.solver import HERE, compiled, described, solve, winners

from serpentry.games.snekagon import BOX, Options
from serpentry.solved.certificate import read_certificate

CLOSES_A_RING = (
    "f4 d2-d3-c3-b2 f6-e7-d7-c7 i4-i5-h6 e5-d5-c4-b4 e1-f1-f2-g2 b1-a1-a2-a3 h2-h3-g4-f5 d1-c1 g6"
    " i3-h4-g5 f7-e8 e2-e3-f3"
)
"""The first player's longest snake is a ring, and longer than the other's can become."""


SIDE_4 = {
    "d1": "b4-b5-c6-d6",
    "e1": "b4-b5-c6-d6",
    "d2": "b2-a2-a3-b4",
    "e2": "b4-b5-c6-d6",
    "d3": "b1-a1-a2-b3",
    "d4": "f4-f5-e6-d6",
}
"""First moves, and what the net replies."""


def game_of(side: int, flip: bool = True) -> Any:
    """SNEKAGON on a board."""
    return BOX.assembled(2, Options(board_side=side, flip=flip))


def positions(game: Any, rng: Random) -> Iterator[tuple[list[Any], Any]]:
    """Those of a random game, with the moves that lead to them."""
    moves, position = list[Any](), game.rules.start()
    while position.actor is not None:
        moves.append(rng.choice(game.rules.moves(position)))
        position = game.rules.play(position, moves[-1])
        yield list(moves), position


@pytest.mark.parametrize(("side", "flip"), [(4, True), (5, True), (5, False)])
def test_moves_and_lengths_are_those_of_the_rules(side: int, flip: bool) -> None:
    game, rng = game_of(side, flip), Random(5)
    met = [one for _ in range(40) for one in positions(game, rng)]
    for (_, position), told in zip(met, described(game, [moves for moves, _ in met]), strict=True):
        alive = [colour.alive.bit_count() for colour in position.colours]
        longest = [max(game.rules.snake_lengths(position, seat), default=0) for seat in (0, 1)]
        assert told == (len(game.rules.moves(position)), *alive, *longest)


def test_three_solvers_agree_on_positions_after_six_moves() -> None:
    game, rng = game_of(5), Random(3)
    plain, prover = PlainSolver(game.rules), Prover(game)
    met = [random_moves(game, 6, rng) for _ in range(6)]
    expected = [plain.settle(position, seconds=600) for _, position in met]
    assert {*expected} == {True, False}
    assert winners(game, [moves for moves, _ in met]) == expected
    for (_, position), is_won in zip(met, expected, strict=True):
        assert prover.is_won(position) in (is_won, None)


def test_a_ring_is_as_long_as_any_snake() -> None:
    game = game_of(5)
    assert winners(game, [[game.notation.read(text) for text in CLOSES_A_RING.split()]]) == [False]


@pytest.mark.parametrize(("name", "flip"), [("side5", True), ("side5-no-flip", False)])
def test_the_work_for_machines_without_the_package_has_its_board(name: str, flip: bool) -> None:
    written = (HERE / f"{name}.job").read_text(encoding="utf-8").splitlines()
    assert [line for line in written if not line.startswith("line ")] == [
        *board_lines(game_of(5, flip))
    ]


def test_side_4_is_solved_in_two_parts_and_its_certificate_is_right(tmp_path: Path) -> None:
    lines = (f"line {first} {reply}" for first, reply in SIDE_4.items())
    write_job(tmp_path / "side4.job", [*board_lines(game_of(4)), *lines])
    given = Namespace(
        side=4, flip=True, into=tmp_path, threads=2, memory=0.1, seconds=1e9, by=1, part=None
    )
    for part in ((1, 2), (2, 2)):
        solve(game_of(4), given, part)
        assert not (tmp_path / "snekagon-4.solved").exists()
    solve(game_of(4), given)
    checker = Checker(read_certificate((tmp_path / "snekagon-4.solved").read_bytes()))
    *_, last = checker.part(60, Random(1))
    assert last.ends == 60
    assert checker.certificate.options == Options(board_side=4)


def test_where_a_reply_is_refuted_the_next_one_is_looked_at(tmp_path: Path) -> None:
    hopeless = "b1"
    lines = [f"line d1 {hopeless}", *(f"line {one} {reply}" for one, reply in SIDE_4.items())]
    write_job(tmp_path / "side4.job", [*board_lines(game_of(4)), *lines])
    given = Namespace(side=4, flip=True, into=tmp_path, threads=2, memory=0.1, seconds=1e9, by=1)
    solve(game_of(4), given)
    found = read_certificate((tmp_path / "snekagon-4.solved").read_bytes())
    assert len(found.lines) == len(SIDE_4)
    results = (tmp_path / "side4.results").read_text(encoding="utf-8").splitlines()
    assert any(line.startswith(f"d1 {hopeless} ") and " fails " in line for line in results)


def test_an_answer_that_may_refute_a_reply_is_looked_at_first(tmp_path: Path) -> None:
    """Of a reply that loses, the others are left then."""
    game = game_of(4)
    job, results, proof = (tmp_path / name for name in ("job", "results", "proof"))
    lines = ["line d1 b1", f"line d1 {SIDE_4['d1']}"]
    write_job(job, [*board_lines(game), *lines])
    text = job.read_text(encoding="utf-8")
    run([compiled(), job, results, proof], check=True, capture_output=True)
    refuting = next(one for one in results.read_text().splitlines() if " fails " in one).split()[2]
    results.unlink()
    job.write_text(text.replace("line d1 b1\n", f"line d1 b1 : {refuting}\n"), encoding="utf-8")
    run([compiled(), job, results, proof], check=True, capture_output=True)
    first, second, *_ = results.read_text(encoding="utf-8").splitlines()
    assert first.startswith(f"d1 b1 {refuting} fails ")
    assert not second.startswith("d1 b1 ")


def test_other_replies_are_those_that_a_job_lacks() -> None:
    game = game_of(4, flip=False)
    first = next(iter(game.rules.moves(game.rules.start())))
    position = game.rules.play(game.rules.start(), first)
    replies = game.rules.moves(position)
    lines = list(other_lines(game, first, replies[:-3]))
    assert [line.split()[2] for line in lines] == [*map(game.notation.write, replies[-3:])]
    assert all(len(line.split(" : ")[1].split()) == ANSWERS for line in lines)


def test_a_margin_is_proved_too() -> None:
    game, rng = game_of(4), Random(9)
    met = [random_moves(game, 7, rng) for _ in range(30)]
    won = winners(game, [moves for moves, _ in met])
    ahead = winners(game, [moves for moves, _ in met], by=3)
    plain = PlainSolver(game.rules)
    assert won == [plain.settle(position, 600) for _, position in met]
    assert ahead == [plain.settle(position, 600, by=3) for _, position in met]
    assert sum(ahead) < sum(won)
