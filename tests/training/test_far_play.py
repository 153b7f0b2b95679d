"""Self-play on other machines: a block is the same wherever it is played, and is learned from."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event

import numpy
import pytest
import torch
from training.far_play import (
    BlockPlan,
    BlockTask,
    RowKeeper,
    packed,
    play_block,
    training_code,
    unpacked,
)
from training.run import TrainingRun
from training.settings import arguments

from serpentry.arena.machines import OtherCode
from tests.training.test_training import SMALL

distributed = pytest.importorskip("distributed")


@contextmanager
def run_with(address: str, folder: Path) -> Iterator[TrainingRun]:
    words = [word for pair in SMALL.items() for word in pair]
    more = ["--student", "0", "0", "--fleets", "3", "--on", address, "--block", "8"]
    run = TrainingRun(arguments(["snekagon", *words, *more, "--into", str(folder)]))
    with closing(run.log):
        yield run


@pytest.fixture
def far(tmp_path: Path) -> Iterator[TrainingRun]:
    with run_with("tcp://127.0.0.1:1", tmp_path) as run:
        yield run


def wanted(far: TrainingRun) -> BlockTask:
    return BlockTask(7, 0, far.tasks[0]._replace(seed=11), packed(far.player))


def test_a_block_is_the_same_on_every_worker_and_games_end_in_it(far: TrainingRun) -> None:
    assert far.far
    one, other = (play_block(far.far.plan, wanted(far)) for _ in range(2))
    for mine, theirs in zip(one[2:], other[2:], strict=True):
        assert numpy.array_equal(mine, theirs)
    memory = far.memories[0]
    one.give(memory)
    assert memory.ended >= memory.games
    assert memory.played == len(one.octets) * memory.games
    assert memory.is_ready


def test_a_game_that_was_cut_off_ends_with_no_other_s_result(far: TrainingRun) -> None:
    assert far.far
    memory, block = far.memories[0], play_block(far.far.plan, wanted(far))
    block.give(memory)
    last = memory.shares[: memory.row].clone()
    block.give(memory)
    assert torch.equal(memory.shares[: len(last)], last)


def test_weights_come_as_they_were_sent(far: TrainingRun) -> None:
    found = unpacked(far.player.form, packed(far.player)).state_dict()
    for name, one in far.player.state_dict().items():
        assert torch.equal(found[name], one.half().float())


def test_a_worker_with_other_code_plays_nothing(far: TrainingRun) -> None:
    assert far.far
    assert far.far.plan.code == training_code()
    with pytest.raises(OtherCode, match="another version"):
        play_block(BlockPlan(far.player.form, "other"), wanted(far))


def test_rows_are_copies(far: TrainingRun) -> None:
    kept, row = RowKeeper(), torch.zeros(3)
    kept.note_moves(row, row)
    row += 1
    assert kept.columns[3][0].sum() == 0


def test_a_net_learns_from_what_workers_play_and_one_fewer_is_enough(tmp_path: Path) -> None:
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    )
    stopping = Event()
    stopping.set()
    with cluster, run_with(cluster.scheduler_address, tmp_path) as run:
        assert run.far
        for blocks, workers in ((1, 1), (2, 1)):
            run.far.go(blocks, stopping)
            assert run.far.blocks == blocks
            cluster.scale(workers)
        [memory] = run.memories
        assert memory.is_ready
        run.lessons[memory.glass.key].give(memory, 1.0)
        assert run.learners["net"].steps == 1
