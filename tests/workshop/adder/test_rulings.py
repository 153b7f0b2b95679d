"""The rulings of Adder, each as a position, a move and the rule that speaks."""

from random import Random
from typing import Any

import pytest

from serpentry.tabletop.errors import BadText
from serpentry.tabletop.game import Game
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.refusal import Illegal
from workshop.adder import BOX


class Table:
    """A position given by the snakes from tail to head, and questions to it."""

    def __init__(
        self, *snakes: str, turn: int | None = 0, roll: int = 3, turned: tuple[int, ...] = ()
    ) -> None:
        self.game: Game[Any, Any] = BOX.set_up(len(snakes), {"size": 4})
        cells = [[self._cell(name) for name in snake.split()] for snake in snakes]
        have_turned = [seat in turned for seat in range(len(snakes))]
        data = {"snakes": cells, "turned": have_turned, "turn": turn, "roll": roll}
        self.position = self.game.codec.position_from(data)

    def _cell(self, name: str) -> Any:
        return self.game.codec.move_json(self.game.notation.read(name))["grow"]

    def why(self, text: str) -> Illegal | None:
        return self.game.rules.why_illegal(self.position, self.game.notation.read(text))

    def rule(self, text: str) -> str | None:
        illegal = self.why(text)
        return illegal.rule if illegal else None

    def moves(self) -> list[str]:
        return [self.game.notation.write(move) for move in self.game.rules.moves(self.position)]

    def play(self, *texts: str) -> "Table":
        for text in texts:
            assert self.why(text) is None
            self.position = self.game.rules.play(self.position, self.game.notation.read(text))
        return self


FULL = "b2 a2 a3 b3 c3 c2 c1 d1 d2 d3 d4 c4 b4 a4"
"""All of the small board but a1 and b1."""


@pytest.mark.ruling("straight-ahead")
@pytest.mark.parametrize("cell", ["c2", "d3", "b1"])
def test_a_snake_grows_straight_ahead_from_its_head(cell: str) -> None:
    table = Table("a1 b1", "d4")
    illegal = table.why(cell)
    assert illegal
    assert illegal.rule == "straight-ahead"
    assert illegal.told.facts == {"cell": cell, "head": "b1"}
    assert table.moves() == ["c1", "d1", "b2", "b3", "b4", "turn"]


@pytest.mark.ruling("die-decides")
def test_a_snake_grows_no_further_than_the_die_shows() -> None:
    table = Table("a1 b1", "d4", roll=1)
    assert table.rule("b2") is None
    assert table.rule("b3") == "die-decides"
    assert table.moves() == ["c1", "b2", "turn"]


@pytest.mark.ruling("die-decides")
def test_the_die_shows_one_of_its_numbers() -> None:
    table = Table("a1 b1", "d4", roll=0)
    assert [table.rule(f"roll {number}") for number in range(5)] == [
        *("die-decides", None, None, None, "die-decides")
    ]


@pytest.mark.ruling("free-cells")
def test_every_cell_that_a_snake_grows_by_is_empty() -> None:
    table = Table("a1 b1", "c2 b2 a2")
    for cell in ("b2", "b3", "a1"):
        illegal = table.why(cell)
        assert illegal
        assert illegal.rule == "free-cells"
        assert illegal.told.facts == {"cell": "a1" if cell == "a1" else "b2"}


@pytest.mark.ruling("turn-once")
def test_a_snake_turns_round_once() -> None:
    table = Table("a1 b1", "d4").play("turn", "roll 1", "d3", "roll 2")
    assert table.rule("turn") == "turn-once"
    assert table.moves() == ["a2", "a3"]


@pytest.mark.ruling("wrong-moment")
def test_the_die_is_rolled_before_each_move_and_once() -> None:
    table = Table("a1 b1", "d4", roll=0)
    assert table.rule("b2") == table.rule("turn") == "wrong-moment"
    assert table.play("roll 2").rule("roll 2") == "wrong-moment"


@pytest.mark.ruling("game-over")
def test_when_nobody_can_move_the_game_is_over() -> None:
    table = Table("b1 a1", FULL, turn=None, roll=0, turned=(0, 1))
    assert table.rule("a1") == table.rule("roll 1") == "game-over"
    outcome = table.game.rules.outcome(table.position)
    assert outcome
    assert (outcome.scores, outcome.winners) == ((2, 14), (1,))


def test_whoever_can_neither_grow_nor_turn_round_is_skipped() -> None:
    table = Table("b1 a1", "b2 a2", turn=1, turned=(0,)).play("a3")
    assert (table.position.seat, table.position.roll) == (1, 0)


def test_the_first_two_snakes_begin_across_from_each_other() -> None:
    start = BOX.set_up(4, {"size": 4}).rules.start()
    assert start == Table("a1", "d4", "d1", "a4", roll=0).position


def test_the_longest_snake_wins_and_equal_ones_share_it() -> None:
    shared = 0
    for seed in range(30):
        game = BOX.set_up(3)
        *_, (_, _, last) = random_walk(game.rules, Random(seed))
        outcome = game.rules.outcome(last)
        assert outcome
        assert outcome.scores == tuple(map(len, last.snakes)) == game.judge.score(last)
        longest = max(outcome.scores)
        assert outcome.winners == tuple(n for n in range(3) if outcome.scores[n] == longest)
        shared += len(outcome.winners) > 1
    assert shared > 0


@pytest.mark.parametrize(
    "changed",
    [
        {"snakes": [[[0, 0]]]},
        {"snakes": [[[0, 0]], [[0, 0]]]},
        {"snakes": [[[0, 0], [2, 0]], [[3, 3]]]},
        {"snakes": [[[0, 0]], [[4, 4]]]},
        {"turned": [False]},
        {"turn": None},
        {"roll": 4},
    ],
)
def test_a_position_that_can_not_be_is_refused(changed: Any) -> None:
    game = BOX.set_up(2, {"size": 4})
    data = game.codec.position_json(game.rules.start())
    with pytest.raises(BadText):
        game.codec.position_from({**data, **changed})
