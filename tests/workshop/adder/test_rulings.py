"""The rulings of Adder, each as a position, a move and the rule that speaks."""

from random import Random
from typing import Any

import pytest

from serpentry.tabletop.errors import BadText
from serpentry.tabletop.game import Game
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.refusal import Illegal
from serpentry.workshop.adder import BOX


class Table:
    """A position given by the snakes from tail to head, and questions to it."""

    def __init__(self, *snakes: str, to_act: int | None = 0) -> None:
        self.game: Game[Any, Any] = BOX.set_up(len(snakes), {"size": 4})
        cells = [[self._cell(name) for name in snake.split()] for snake in snakes]
        data = {"snakes": cells, "to_act": to_act}
        self.position = self.game.codec.position_from(data)

    def _cell(self, name: str) -> Any:
        return self.game.codec.move_json(self.game.notation.read(name))["cell"]

    def why(self, text: str) -> Illegal | None:
        return self.game.rules.why_illegal(self.position, self.game.notation.read(text))

    def moves(self) -> list[str]:
        return [self.game.notation.write(move) for move in self.game.rules.moves(self.position)]

    def play(self, *texts: str) -> "Table":
        for text in texts:
            assert self.why(text) is None
            self.position = self.game.rules.play(self.position, self.game.notation.read(text))
        return self


@pytest.mark.ruling("free-cell")
def test_a_snake_grows_by_an_empty_cell() -> None:
    table = Table("a1 b1", "b2 a2")
    for taken in ("a1", "b2"):
        illegal = table.why(taken)
        assert illegal
        assert illegal.rule == "free-cell"
        assert illegal.told.facts == {"cell": taken}


@pytest.mark.ruling("beside-head")
@pytest.mark.parametrize("cell", ["a2", "c2", "d1"])
def test_a_snake_grows_at_its_head(cell: str) -> None:
    table = Table("a1 b1", "d4")
    illegal = table.why(cell)
    assert illegal
    assert illegal.rule == "beside-head"
    assert illegal.told.facts == {"cell": cell, "head": "b1"}
    assert table.moves() == ["c1", "b2"]


@pytest.mark.ruling("game-over")
def test_when_nobody_can_grow_the_game_is_over() -> None:
    table = Table("b1 a1", "b2 a2 a3 b3 c3 c2 c1 d1 d2 d3 d4 c4 b4 a4", to_act=None)
    illegal = table.why("a1")
    assert illegal
    assert illegal.rule == "game-over"
    outcome = table.game.rules.outcome(table.position)
    assert outcome
    assert (outcome.scores, outcome.winners) == ((2, 14), (1,))


def test_whoever_cannot_grow_is_skipped() -> None:
    table = Table("b1 a1", "b2 a2", to_act=1).play("a3")
    assert table.position.actor == 1


def test_the_first_two_snakes_begin_across_from_each_other() -> None:
    start = BOX.set_up(4, {"size": 4}).rules.start()
    assert start == Table("a1", "d4", "d1", "a4").position


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
    "data",
    [
        {"snakes": [[[0, 0]]], "to_act": 0},
        {"snakes": [[[0, 0]], [[0, 0]]], "to_act": 0},
        {"snakes": [[[0, 0], [2, 0]], [[3, 3]]], "to_act": 0},
        {"snakes": [[[0, 0]], [[4, 4]]], "to_act": 0},
        {"snakes": [[[0, 0]], [[3, 3]]], "to_act": None},
    ],
)
def test_a_position_that_can_not_be_is_refused(data: Any) -> None:
    with pytest.raises(BadText):
        BOX.set_up(2, {"size": 4}).codec.position_from(data)
