"""Schlangennest turned or mirrored is the same game, and a net is shown it so."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest
import torch
from training.learner import losses
from training.replay import ReplayBuffer
from training.teaching import Lesson
from training.tensors import ChartTensors
from training.torch_net import NetShape, TorchNet

from serpentry.catalogue import set_up
from serpentry.engine.engine import engine_of
from serpentry.games.schlangennest.rules.cards import LIE_NUMBER, LIES, Kind
from serpentry.games.schlangennest.rules.moves import Place, Replace, Turn
from serpentry.geometry.squares import STEPS, Side, Square
from serpentry.kernels.charts import byte_of
from serpentry.kernels.schlangennest.structs import SeenSquare
from serpentry.kernels.schlangennest.turning import Image, image_of_lie, images
from serpentry.nets.guided_trees import GuidedTrees

NAME = "schlangennest"
LAID = {Turn: Kind.CURVE, Replace: Kind.TAIL}
SET_UPS: list[dict[str, Any]] = [
    {},
    {"variant": "tail_first", "size": "hard", "head_card": "blank_opposite"},
]
WAYS = [pytest.param(number, id=str(number)) for number in range(len(images()))]
ENDS = [byte_of(SeenSquare, name) + which for name in ("my_ends", "their_ends") for which in (0, 1)]


def square(image: Image, at: Square) -> Square:
    """Where a square goes when the start stays where it is."""
    (east, south), x, y = (STEPS[image(side)] for side in (Side.E, Side.S)), 0, 0
    for count, (right, down) in ((at.x, east), (at.y, south)):
        x, y = x + count * right, y + count * down
    return Square(x, y)


def turned(image: Image, move: Any) -> Any:
    """The same move, turned."""
    kind = move.card if isinstance(move, Place) else LAID[type(move)]
    _, turn = LIES[image_of_lie(image, LIE_NUMBER[kind, move.turn])]
    return replace(move, at=square(image, move.at), turn=turn)


def side_by_side(game: Any, image: Image, seed: int) -> Iterator[tuple[Any, Any]]:
    """All positions of a random game, and of the same game turned."""
    luck, rules = Random(seed), game.rules
    one = other = rules.start()
    while rules.to_act(one) is not None:
        yield one, other
        move = luck.choice(rules.moves(one))
        one, other = rules.play(one, move), rules.play(other, turned(image, move))
    assert rules.outcome(one) == rules.outcome(other)


@pytest.mark.parametrize("options", SET_UPS, ids=["plain", "tail-first"])
@pytest.mark.parametrize("way", WAYS)
def test_what_is_legal_in_a_turned_position_are_the_turned_moves(
    way: int, options: dict[str, Any]
) -> None:
    game: Any = set_up(NAME, 2, options)
    image = images()[way]
    for seed in range(3):
        for one, other in side_by_side(game, image, seed):
            moves = {turned(image, move) for move in game.rules.moves(one)}
            assert moves == set(game.rules.moves(other))


class Show:
    """What compiled code shows a net."""

    def __init__(self, game: Any) -> None:
        self.engine = engine_of(game)
        assert self.engine.basis.chart
        self.glass = ChartTensors(self.engine.basis.chart(), "cpu", torch.float32)
        self.trees = GuidedTrees(self.engine, 1, 2, 1)

    def __call__(self, position: Any) -> torch.Tensor:
        row = torch.zeros(1, self.glass.chart.row_words).long()
        self.trees.plant(self.engine.load(position))
        assert self.trees.gather(row.data_ptr(), 0) == 1
        return row.view(torch.uint8)


def agree(one: torch.Tensor, other: torch.Tensor) -> bool:
    """Whether two canvases show the same where both do; one may lie a square further."""
    width = one.shape[-1]
    for down, right in product((-1, 0, 1), repeat=2):
        rows, columns = (range(max(0, by), width + min(0, by)) for by in (down, right))
        first = one[:, rows.start : rows.stop, columns.start : columns.stop]
        rows, columns = (range(max(0, -by), width + min(0, -by)) for by in (down, right))
        if torch.equal(first, other[:, rows.start : rows.stop, columns.start : columns.stop]):
            return True
    return False


def without_numbers(canvas: torch.Tensor) -> torch.Tensor:
    """What is seen, with no word about which end of a snake is the first."""
    both = [canvas[at : at + 1] + canvas[at + 1 : at + 2] for at in ENDS[::2]]
    rest = [at for at in range(len(canvas)) if at not in ENDS]
    return torch.cat([canvas[rest], *both])


@pytest.mark.parametrize("way", WAYS)
def test_what_a_net_is_shown_turned_is_what_it_sees_of_a_turned_game(way: int) -> None:
    game: Any = set_up(NAME, 2, {})
    show, image = Show(game), images()[way]
    chart, symmetry = show.glass.chart, torch.tensor([way])
    for one, other in side_by_side(game, image, 5):
        canvas, whole = show.glass.turn(show.glass.look(show(one)), symmetry)
        seen = show.glass.look(show(other))
        assert agree(without_numbers(canvas[0]), without_numbers(seen.canvas[0]))
        ends = [at for at in range(len(chart.whole)) if seen.whole[0, at] != whole[0, at]]
        assert len(ends) in (0, 2, 4), "only which end of a snake is the first may differ"


@pytest.mark.parametrize("way", WAYS)
def test_an_answer_is_turned_with_its_square_and_card(way: int) -> None:
    show, image = Show(set_up(NAME, 2, {})), images()[way]
    chart = show.glass.chart
    symmetry, layers = chart.symmetries[way], chart.layers
    assert sorted(symmetry.answers) == list(range(len(symmetry.answers)))
    for answer, source in enumerate(symmetry.answers[: layers * chart.width**2]):
        place, lie = divmod(answer, layers)
        assert symmetry.squares[place] == source // layers
        assert image_of_lie(image, source % layers) == lie


@pytest.mark.parametrize("is_turned", [True, False])
def test_samples_are_turned_unless_that_is_not_wanted(is_turned: bool) -> None:
    glass = Show(set_up(NAME, 2, {})).glass
    memory = ReplayBuffer(glass, games=4, seats=2, edges=4, longest=1)
    memory.row = memory.lag + 4
    lesson, ways = Lesson(memory, [], 2, is_turned), set[int]()
    for _ in range(60):
        lesson.give(memory, 1.0)
        ways.add(int(lesson.symmetry))
    assert ways == (set(range(len(images()))) if is_turned else {0})


def test_of_turned_positions_with_moves_that_stay_no_policy_is_learned() -> None:
    glass = Show(set_up(NAME, 2, {})).glass
    chart = glass.chart
    assert len(glass.fixed) == chart.fixed
    form = NetShape(
        len(chart.planes), len(chart.whole), chart.layers,
        chart.extras - len(chart.pointers) * chart.layers, 2, 0, 8, 1, False, chart.pointers,
    )  # fmt: skip
    sample = ReplayBuffer(glass, games=4, seats=2, edges=4, longest=1).blank(4)
    sample.octets[:, glass.bytes :] = 255  # everything is legal
    learned = [
        losses(TorchNet(form), glass, sample, torch.tensor([way]), 0.2)[0].item() for way in (0, 3)
    ]
    assert learned[0] > 0
    assert learned[1] == 0
