"""Small nets that engines have answer: they say what numpy says, and play where there is none."""

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
from serpentry.nets.asking import Asked, asked
from serpentry.nets.grove import NUMBERS_OF_A_KID, Grove
from serpentry.nets.net_files import FILES, STUDENT, net_of
from serpentry.nets.student import Student
from serpentry.players.levels import LEARNED
from serpentry.players.roster import find_player
from tests.players.random_nets import random_student

BOARDS: list[tuple[str, int, dict[str, object]]] = [
    ("snekagon", 2, {"board_side": 5}),
    ("snekagon5g", 2, {}),
    ("snekagon5g", 4, {}),
]
KIDS, POSITIONS = 48, 5
MOST_BYTES = 500_000


def some_grove(name: str, seats: int, options: dict[str, object]) -> tuple[Any, Grove]:
    game: Any = set_up(name, seats, options)
    return game, Grove(engine_of(game), 1, 4, KIDS)


def ask(grove: Grove, state: Any, whom: Asked, noise: float = 0.0) -> None:
    grove.plant(state)
    grove.gather(whom.row_at, 0)
    whom.answer_row(noise)


def named(answer: Any, seats: int) -> dict[int, float]:
    """The moves of an answer, with their odds."""
    kids = [answer[at : at + 2] for at in range(seats, len(answer), NUMBERS_OF_A_KID)]
    return {int(move): odds for move, odds in kids if move >= 0}


@pytest.mark.parametrize(("name", "seats", "options"), BOARDS)
def test_the_engine_says_what_numpy_says(
    name: str, seats: int, options: dict[str, object], tmp_path: Path
) -> None:
    game, grove = some_grove(name, seats, options)
    path = random_student(tmp_path, grove.chart, width=16, blocks=2, seats=seats)
    given = grove.engine, grove.chart, KIDS, 1, 1
    mine: Any = asked(path, *given)
    other: Any = asked(path.with_suffix(".npz"), *given)
    driver, looked = Driver(grove.engine, game.rules.start()), 0
    while looked < POSITIONS and driver.actor() != -2:
        if driver.actor() >= 0:
            for whom in (mine, other):
                ask(grove, driver.state, whom)
            looked += 1
            assert numpy.allclose(mine.answer[:seats], other.answer[0][:seats], atol=1e-4)
            said, wanted = named(mine.answer, seats), named(other.answer[0], seats)
            assert len(said) == len(wanted)
            common = [move for move in said if move in wanted]
            assert len(common) >= 0.9 * len(said)  # odds may differ in their last digits
            assert max(abs(said[move] - wanted[move]) for move in common) < 1e-4
            assert list(said.values()) == sorted(said.values(), reverse=True)
        driver.play(driver.pick())
    assert looked


def test_luck_changes_the_order_and_not_the_odds(tmp_path: Path) -> None:
    game, grove = some_grove(*BOARDS[0])
    net = Student(random_student(tmp_path, grove.chart), grove.engine, grove.chart, KIDS, 5)
    state = grove.engine.load(game.rules.start())
    ask(grove, state, net)
    calm = named(net.answer, 2)
    noises = list[float]()
    for _ in range(20):
        ask(grove, state, net, noise=0.5)
        wild = named(net.answer, 2)
        noises += net.answer[4::NUMBERS_OF_A_KID]
        assert list(wild) != list(calm)
        assert all(abs(wild[move] - calm[move]) < 1e-9 for move in wild if move in calm)
    assert max(noises) > 1
    assert min(noises) < 0


def test_a_net_in_memory_of_another_size_is_refused(tmp_path: Path) -> None:
    _, grove = some_grove(*BOARDS[0])
    net = Student(random_student(tmp_path, grove.chart), grove.engine, grove.chart, KIDS, 1)
    net.memory.size -= 4
    with pytest.raises(WrongMemory):
        net.answer_row()


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


def test_between_two_positions_others_have_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "find_spec", lambda name: None)
    game: Any = set_up("snekagon", 2, {})
    steps = find_player("level9@30").choosing(game, game.rules.start(), 0, Random(1))
    turns = sum(1 for _ in steps)
    assert turns >= 30
