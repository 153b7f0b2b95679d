"""Many games at a time are the games that the rules play, in arrays that stay where they are."""

import pickle
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from serpentry.catalogue import find, set_up
from serpentry.contract import BrokenLaw
from serpentry.research.batch import BadBatch, Batch
from serpentry.research.payoffs import BareOutcome, payoff
from serpentry.research.vector import TablesEnv
from serpentry.tabletop.errors import UnknownName
from tests.research import batch_law
from tests.research.batch_law import BatchFollower, Marathon, check_batch, sight
from tests.research.set_ups import (
    ALL,
    SetUp,
    one_for_each_seat_count,
    parametrized,
    with_kernel,
)

SMALL = {"board_side": 4}


def small(games: int = 8, **more: Any) -> Batch:
    return Batch(set_up("snekagon", 2, SMALL), games, **more)


@pytest.mark.one_in(10)
@parametrized(with_kernel(ALL))
def test_batch_and_rules_agree_at_every_step(set_up: SetUp) -> None:
    name, seats, options = set_up
    assert check_batch(find(name), seats, options, games=3, seed=5) > 3


def test_a_batch_that_pays_wrongly_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch_law, "payoff", lambda _: lambda outcome: [1.0] * len(outcome.scores))
    with pytest.raises(BrokenLaw, match="rewards agree"):
        check_batch(find("snekagon"), 2, SMALL, games=2)


def test_a_long_check_goes_on_where_it_was_stopped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seeds: list[int] = []

    def checked(*set_up: object, seed: int, list_every: int) -> int:
        seeds.append(seed)
        return 7

    monkeypatch.setattr(batch_law, "check_batch", checked)
    box, keep = find("sssnake"), tmp_path / "law.json"
    each, turn = len(box.samples), 32 * len(box.samples)
    assert list(Marathon([box], keep).run(1, seconds=-1)) == []
    for games in (turn, 2 * turn):
        (told,) = Marathon([box], keep).run(games)
        assert told.startswith(f"sssnake: {games} games, ")
    assert seeds == [0] * each + [1] * each
    assert list(Marathon([box], keep).run(turn)) == []


def test_the_same_seed_gives_the_same_games_however_many_there_are() -> None:
    few, many = (Batch(set_up("sssnake"), games, seed=3) for games in (2, 5))
    for _ in range(60):
        assert (few.observations == many.observations[:2]).all()
        chosen = [int(np.flatnonzero(mask)[0]) for mask in many.masks]
        many.step(chosen)
        few.step(chosen[:2])


def test_a_game_that_ends_begins_anew_in_the_same_step() -> None:
    batch = small(seed=1)
    while not batch.done.any():
        batch.step(batch.random_actions())
    table = int(np.flatnonzero(batch.done)[0])
    fresh = small(1)
    assert (batch.observations[table] == fresh.observations[0]).all()
    assert batch.rewards[table].sum() == pytest.approx(0)
    assert batch.shares[table].sum() == pytest.approx(1)
    assert batch.lengths[table] > 3
    batch.step(batch.random_actions())
    assert batch.lengths[table] == 1


@pytest.mark.parametrize("action", [-1, 38, 10**9])
def test_an_action_that_is_no_legal_move_ends_its_game_alone(action: int) -> None:
    batch = small(3, seed=1)
    batch.step(batch.random_actions())
    assert not batch.masks[1, 38]
    batch.random_actions()[1] = action
    batch.step()
    assert batch.refused.tolist() == batch.done.tolist() == [False, True, False]
    assert batch.rewards[1].tolist() == [0, -1]
    assert batch.actors.tolist() == [0, 0, 0]


@pytest.mark.parametrize("returns", ["win", "score"])
def test_rewards_are_those_of_all_environments(returns: str) -> None:
    batch, ended = Batch(set_up("sssnake", 3), 16, seed=1, returns=returns), 0
    while ended < 5:
        batch.step(batch.random_actions())
        for table in np.flatnonzero(batch.done):
            ended += 1
            winners = tuple(np.flatnonzero(batch.shares[table]).tolist())
            result = BareOutcome(tuple(batch.scores[table].astype(int).tolist()), winners)
            assert batch.rewards[table].tolist() == payoff(returns)(result)
        assert not batch.rewards[~batch.done].any()


def test_marked_games_begin_anew_and_others_go_on() -> None:
    batch = small(2, seed=1)
    batch.step(batch.random_actions())
    before = batch.observations.copy()
    batch.reset(which=[True, False])
    assert batch.actors.tolist() == [0, 1]
    assert (batch.observations[1] == before[1]).all()
    batch.step(batch.random_actions())
    assert batch.lengths.tolist() == [1, 2]


def test_states_are_seen_where_they_are_and_not_copied() -> None:
    batch, ahead = Batch(set_up("sssnake"), 3, seed=1), Batch(set_up("sssnake"), 2, seed=2)
    batch.step(batch.random_actions())
    ahead.branch(batch, [2, 0])
    assert (ahead.observations == batch.observations[[2, 0]]).all()


@pytest.mark.parametrize(("name", "seats"), [("sssnake", 2), ("snekagon5g", 3)])
def test_a_branch_goes_on_as_its_game_does(name: str, seats: int) -> None:
    game = set_up(name, seats)
    batch, ahead = Batch(game, 3, seed=1), Batch(game, 8, seed=2)
    for _ in range(30):
        chosen = batch.random_actions().copy()
        ahead.branch(batch, [1, 1, 0, 2, 2])
        ahead.step([*chosen[[1, 1, 0, 2, 2]], 0, 0, 0])
        batch.step(chosen)
        assert (ahead.observations[:5] == batch.observations[[1, 1, 0, 2, 2]]).all()
        assert (ahead.masks[:5] == batch.masks[[1, 1, 0, 2, 2]]).all()
        assert (ahead.rewards[:5] == batch.rewards[[1, 1, 0, 2, 2]]).all()
        assert (ahead.done[:5] == batch.done[[1, 1, 0, 2, 2]]).all()
        assert not ahead.done[5:].any()


def test_a_position_can_be_loaded() -> None:
    game = set_up("snekagon", 2, SMALL)
    follower, batch = BatchFollower(game, 1, seed=1), Batch(game, 2, seed=1)
    for _ in range(4):
        follower.step()
        batch.load(1, follower.positions[0])
        assert (batch.observations[1] == follower.batch.observations[0]).all()
        assert (batch.masks[1] == follower.batch.masks[0]).all()
        assert batch.actors[1] == follower.batch.actors[0]
    assert batch.lengths.tolist() == [0, 0]


def test_arrays_stay_where_they_are_and_only_actions_can_be_written() -> None:
    batch = small()
    seen, masks = batch.observations, batch.masks
    before = seen.copy()
    batch.step(batch.random_actions())
    assert seen is batch.observations
    assert not (seen == before).all()
    with pytest.raises(ValueError, match="read-only"):
        masks[0, 0] = True


def test_every_game_can_be_seen_as_its_state_and_some_by_charts() -> None:
    assert small().observations.dtype == np.uint8
    assert small(sight="state").observations.dtype == np.int64
    with pytest.raises(UnknownName, match="sight"):
        Batch(set_up("sssnake"), 1, sight="chart")


def test_hidden_hands_stay_hidden() -> None:
    game = set_up("carnival", 3, {"open_hands": False})
    follower = BatchFollower(game, 2, seed=4)
    differs = 0
    for _ in range(12):
        follower.step()
        position, seat = follower.positions[0], int(follower.batch.actors[0])
        other = game.secrets.imagine(game.secrets.view(position, seat), seat, Random(1))
        differs += other != position
        assert sight(follower.batch, other, seat) == follower.batch.observations[0].tobytes()
    assert differs


@parametrized(with_kernel(one_for_each_seat_count()))
def test_gymnasium_gets_what_its_spaces_promise(set_up: SetUp) -> None:
    name, seats, options = set_up
    tables = TablesEnv(name, 4, seats=seats, options=options)
    seen, info = tables.reset(seed=1)
    assert seen in tables.observation_space
    for _ in range(40):
        assert tables.action_space.contains(tables.batch.random_actions().copy())
        seen, reward, done, cut, info = tables.step(tables.batch.actions)
        assert seen in tables.observation_space
        assert reward.shape == done.shape == (4,)
        assert not cut.any()
        assert ("final_obs" in info) == done.any()
        assert info["action_mask"].any(axis=1).all()


def test_the_reward_is_that_of_the_seat_that_moved() -> None:
    tables = TablesEnv("snekagon", 16, options=SMALL)
    tables.reset(seed=2)
    seen = 0
    for _ in range(60):
        movers = tables.batch.actors.copy()
        _, reward, done, _, info = tables.step(tables.batch.random_actions())
        assert (reward == info["rewards"][np.arange(16), movers]).all()
        if done.any():
            seen += 1
            assert info["final_info"]["scores"][done].min() > 0
    assert seen


@pytest.mark.parametrize("actions", [[5], [[0, 1, 2, 3]], [0.9, 1.9, 2.0, 3.0], [True] * 4, 5])
def test_actions_of_another_shape_or_kind_are_refused(actions: object) -> None:
    batch = small(4, seed=1)
    before = batch.observations.copy()
    with pytest.raises(BadBatch, match="takes 4 whole numbers, one for each"):
        batch.step(actions)  # type: ignore[arg-type]  # what a learner's mistake hands in
    assert (batch.observations == before).all()


def test_a_batch_has_a_game_and_says_that_it_can_not_be_copied() -> None:
    with pytest.raises(BadBatch, match="at least one game"):
        Batch(set_up("sssnake"), 0)
    for copy in (pickle.dumps, deepcopy):
        with pytest.raises(BadBatch, match="can't be pickled or copied"):
            copy(small(1))
