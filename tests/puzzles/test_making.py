"""The factory: what it finds is proved, the same again, and a run goes on where it stopped."""

from pathlib import Path

import pytest

from serpentry.arena.lines import OtherRun
from serpentry.arena.parts import WHOLE, RunPart
from serpentry.arena.worker_pools import OneProcess
from serpentry.catalogue import set_up
from serpentry.puzzles.checking import fault_of
from serpentry.puzzles.lines import forced_line
from serpentry.puzzles.mined import Mined
from serpentry.puzzles.pack import can_be_proved, without_doubles
from serpentry.puzzles.prover import Prover
from serpentry.puzzles.puzzle import DRAW, Puzzle, events_of
from serpentry.puzzles.run import PuzzleRun, pack_of, plan_for
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.formats.record import Record, replay
from workshop.adder import BOX

NODES = 20_000


def run(file: Path, games: int, part: RunPart = WHOLE) -> list[Mined]:
    found = list[Mined]()
    game = set_up("snekagon", 2, {"board_side": 4})
    with PuzzleRun(file, plan_for(game, "level1", games, 2, 3), NODES) as going:
        going.go_on(OneProcess(), found.append, part)
    return found


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("puzzles") / "run.jsonl"
    run(path, 6)
    return path


def test_what_is_found_is_proved_on_the_plain_rules(file: Path) -> None:
    pack = pack_of(file)
    game = pack.set_up()
    assert pack.puzzles
    assert [fault_of(game, puzzle) for puzzle in pack.puzzles] == [None] * len(pack.puzzles)


def test_a_run_goes_on_where_it_stopped(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "run.jsonl"
    first, then = run(other, 2), run(other, 6)
    assert [one.number for one in first + then] == list(range(6))
    assert other.read_bytes() == file.read_bytes()


def test_a_pack_of_a_run_tells_the_command_that_made_it(file: Path) -> None:
    made = pack_of(file).made
    assert made.startswith("serpentry puzzles make snekagon --games 6 --seed 2 --player level1")
    assert made.endswith("--opt board_side=4")


def test_a_file_of_another_run_is_left_alone(file: Path) -> None:
    game = set_up("snekagon", 2, {"board_side": 4})
    with pytest.raises(OtherRun, match="its seed is 2, not 3"):
        PuzzleRun(file, plan_for(game, "level1", 6, 3, 3), NODES)


def test_a_game_without_an_engine_has_no_puzzles() -> None:
    with pytest.raises(SerpentryError, match="has no engine to measure its moves with"):
        plan_for(BOX.set_up(2), "level1", 1, 0, 0)


@pytest.mark.parametrize(("name", "seats"), [("sssnake", 2), ("snekagon5g", 3)])
def test_where_endings_cannot_be_proved_moves_are_measured(name: str, seats: int) -> None:
    assert not can_be_proved(set_up(name, seats))


def test_runs_become_one_pack(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "run.jsonl"
    game = set_up("snekagon", 2, {"board_side": 4})
    with PuzzleRun(other, plan_for(game, "level1", 3, 7, 3), NODES) as going:
        going.go_on(OneProcess(), lambda _: None)
    both, first, then = pack_of(file, other), pack_of(file), pack_of(other)
    assert both.made == f"{first.made} + {then.made}"
    assert both.puzzles == without_doubles([*first.puzzles, *then.puzzles])


def test_parts_of_a_run_become_the_pack_of_the_whole(file: Path, tmp_path: Path) -> None:
    parts = [tmp_path / f"{number}.jsonl" for number in (2, 1)]
    for number, one in zip((2, 1), parts, strict=True):
        run(one, 6, RunPart(number, 2))
    assert pack_of(*parts) == pack_of(file)


GIVEN_AWAY = (
    "f4 j4-i4-h5-h6 d2-d3 d5-e6-f7-g7 d4-c4-c5-c6 i1-h1-g2-f2 g1-f1-e1-e2 k4-k5-k6-j7 "
    "j2-i3-h3-g4 i8-h9-g9 d7-e8-e9 f10-e10"
)
"""A draw to be saved, after which b1 would let the solver win."""


def test_a_defence_that_gives_more_away_is_no_part_of_a_line() -> None:
    game = set_up("snekagon")
    record = Record(game.name, game.version, 2, events=tuple(events_of(GIVEN_AWAY.split())))
    *_, (_, _, position) = replay(game, record)
    prover = Prover(game, NODES)
    only = prover.only_move(position)
    assert only
    line = [game.notation.write(move) for _, move in forced_line(prover, position, only)]
    assert line[:1] == ["a6-b7-c8-d9"]
    assert line[1:2] != ["b1"]
    puzzle = Puzzle("ecf4e60519", tuple(GIVEN_AWAY.split()), tuple(line), DRAW, 1, ())
    assert fault_of(game, puzzle) is None
