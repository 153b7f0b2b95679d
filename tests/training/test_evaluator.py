"""Looking for the best of thousands of moves, and answering in groups."""

import pytest
import torch
from training.evaluator import GROUP_MOVES, best


@pytest.mark.parametrize(("wide", "count"), [(29_646, 16), (29_646, 128), (900, 16), (10, 16)])
def test_the_best_of_many_are_found_in_groups(wide: int, count: int) -> None:
    # No two alike: of equals any may be found first.
    values = torch.stack([torch.randperm(wide) for _ in range(6)]).float()
    assert torch.equal(best(values, count), torch.topk(values, min(count, wide), 1).indices)


def test_the_best_may_all_be_neighbours() -> None:
    values = torch.zeros(1, 100 * GROUP_MOVES)
    values[0, 5 * GROUP_MOVES : 5 * GROUP_MOVES + 16] = torch.arange(16.0) + 1
    assert best(values, 16)[0].tolist() == [5 * GROUP_MOVES + 15 - at for at in range(16)]
