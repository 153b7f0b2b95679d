"""Small nets that engines have answer: they say what numpy says, and play where there is none."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy
import pytest

from serpentry.catalogue import set_up
from serpentry.engine.driver import Driver
from serpentry.engine.engine import engine_of
from serpentry.engine.faults import WrongMemory
from serpentry.languages import explain
from serpentry.nets import net_files as shelf
from serpentry.nets.answerer import Answerer, answerer
from serpentry.nets.guided_memory import NUMBERS_OF_A_MOVE
from serpentry.nets.guided_trees import GuidedTrees
from serpentry.nets.net_files import FILES, STUDENT, net_of
from serpentry.nets.student import Student
from serpentry.players.levels import GUIDED, LEARNED
from serpentry.players.net_player import SMALLER_LOOKS
from serpentry.players.roster import find_player
from serpentry.search.budget import Seconds, Simulations
from tests.players.nets.random_nets import random_student
from tests.test_cli import Terminal

BOARDS: list[tuple[str, int, dict[str, object]]] = [
    ("snekagon", 2, {"board_side": 5}),
    ("snekagon5g", 2, {}),
    ("snekagon5g", 4, {}),
]
MOST_EDGES, POSITIONS = 48, 5
MOST_BYTES = 500_000


def some_trees(name: str, seats: int, options: dict[str, object]) -> tuple[Any, GuidedTrees]:
    game: Any = set_up(name, seats, options)
    return game, GuidedTrees(engine_of(game), 1, 4, MOST_EDGES)


def ask(trees: GuidedTrees, state: Any, whom: Answerer, noise: float = 0.0) -> None:
    trees.plant(state)
    trees.gather(whom.row_at(0), 0)
    whom.answer_rows(1, noise)


def named(answer: Any, seats: int) -> dict[int, float]:
    """The moves of an answer, with their odds."""
    edges = [answer[at : at + 2] for at in range(seats, len(answer), NUMBERS_OF_A_MOVE)]
    return {int(move): odds for move, odds in edges if move >= 0}


@pytest.mark.parametrize(("name", "seats", "options"), BOARDS)
def test_the_engine_says_what_numpy_says(
    name: str, seats: int, options: dict[str, object], tmp_path: Path
) -> None:
    game, trees = some_trees(name, seats, options)
    path = random_student(tmp_path, trees.chart, width=16, blocks=2, seats=seats)
    given = trees.engine, trees.chart, MOST_EDGES, 1, 1
    mine: Any = answerer(path, *given)
    other: Any = answerer(path.with_suffix(".npz"), *given)
    driver, looked = Driver(trees.engine, game.rules.start()), 0
    while looked < POSITIONS and driver.actor() != -2:
        if driver.actor() >= 0:
            for whom in (mine, other):
                ask(trees, driver.state, whom)
            looked += 1
            assert numpy.allclose(mine.answer[:seats], other.answers[0][:seats], atol=1e-4)
            said, wanted = named(mine.answer, seats), named(other.answers[0], seats)
            assert len(said) == len(wanted)
            common = [move for move in said if move in wanted]
            assert len(common) >= 0.9 * len(said)  # odds may differ in their last digits
            assert max(abs(said[move] - wanted[move]) for move in common) < 1e-4
            assert list(said.values()) == sorted(said.values(), reverse=True)
        driver.play(driver.pick())
    assert looked


def test_luck_changes_the_order_and_not_the_odds(tmp_path: Path) -> None:
    game, trees = some_trees(*BOARDS[0])
    net = Student(random_student(tmp_path, trees.chart), trees.engine, trees.chart, MOST_EDGES, 5)
    state = trees.engine.load(game.rules.start())
    ask(trees, state, net)
    calm = named(net.answer, 2)
    noises = list[float]()
    for _ in range(20):
        ask(trees, state, net, noise=0.5)
        wild = named(net.answer, 2)
        noises += net.answer[4::NUMBERS_OF_A_MOVE]
        assert list(wild) != list(calm)
        assert all(abs(wild[move] - calm[move]) < 1e-9 for move in wild if move in calm)
    assert max(noises) > 1
    assert min(noises) < 0


def test_a_net_in_memory_of_another_size_is_refused(tmp_path: Path) -> None:
    _, trees = some_trees(*BOARDS[0])
    net = Student(random_student(tmp_path, trees.chart), trees.engine, trees.chart, MOST_EDGES, 1)
    net.memory.size -= 4
    with pytest.raises(WrongMemory):
        net.answer_rows(1)


def test_students_are_small_enough_for_browsers() -> None:
    files = list(FILES.glob(f"*{STUDENT}"))
    assert files
    assert all(path.stat().st_size <= MOST_BYTES for path in files)


def test_without_numpy_the_small_net_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "find_spec", lambda name: None)
    game: Any = set_up("snekagon", 2, {"board_side": 4})
    assert net_of(game) == FILES / f"snekagon{STUDENT}"
    remark = LEARNED.remark(game)
    assert remark
    assert "A smaller net plays snekagon here" in explain(remark)
    assert "serpentry[play]" in explain(remark)
    move = find_player("level9@8").choose(game, game.rules.start(), 0, Random(1))
    assert game.rules.why_illegal(game.rules.start(), move) is None


def test_a_small_net_sees_more_positions_where_a_level_counts_them() -> None:
    level, game = GUIDED[0], set_up("snekagon", 2)
    large, small = (level.pace(game, FILES / f"snekagon{kind}") for kind in (".npz", STUDENT))
    assert isinstance(large, Simulations)
    assert small == Simulations(large.count * SMALLER_LOOKS)
    assert level.within(Simulations(8)).pace(game, FILES / f"snekagon{STUDENT}") == Simulations(8)
    assert LEARNED.pace(game, FILES / f"snekagon{STUDENT}") == Seconds(2)


def test_a_match_says_that_the_small_net_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(shelf, "find_spec", lambda name: None)
    terminal = Terminal(capsys, monkeypatch, tmp_path)
    line = "match snekagon --opt board_side=4 --players level9@2,random --games 2 --jobs 1 --json"
    _, out, err = terminal(line)
    assert " ".join(err.split()).endswith("pip install 'serpentry[play]'")
    [missing] = json.loads(out)["missing"]
    assert "A smaller net plays snekagon here" in missing


def test_between_two_positions_others_have_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "find_spec", lambda name: None)
    game: Any = set_up("snekagon", 2, {})
    steps = find_player("level9@30").choosing(game, game.rules.start(), 0, Random(1))
    turns = sum(1 for _ in steps)
    assert turns >= 30
