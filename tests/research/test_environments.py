import pickle
import warnings
from copy import deepcopy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from serpentry.catalogue import find, names
from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.engine import engine_of
from serpentry.engine.faults import NoEngine
from serpentry.players.beginners import RandomPlayer
from serpentry.research import courses, sights
from serpentry.research.batch import Batch, sights_of
from serpentry.research.gymnasium import SeatEnv, register_all
from serpentry.research.pettingzoo import env, raw_env
from serpentry.tabletop.errors import BadSeats, UnknownName
from serpentry.tabletop.game import NothingHidden
from serpentry.tabletop.refusal import IllegalMove
from tests.research.set_ups import (
    SetUp,
    one_for_each_seat_count,
    one_with_secrets,
    parametrized,
    with_kernel,
)

SET_UPS = one_for_each_seat_count()
IN_TENSORS = pytest.mark.parametrize("name", names())


def settings(set_up: SetUp) -> dict[str, Any]:
    name, seats, options = set_up
    return {"name": name, "seats": seats, "options": options}


@pytest.mark.one_in(3)
@parametrized(SET_UPS)
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
def test_pettingzoo_s_api_test_passes(set_up: SetUp) -> None:
    api_test(env(**settings(set_up)), num_cycles=20)


@IN_TENSORS
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
def test_pettingzoo_s_api_test_passes_with_tensors(name: str) -> None:
    api_test(env(name, sight="tensor"), num_cycles=20)


@pytest.mark.one_in(4)
@parametrized(SET_UPS)
def test_pettingzoo_s_seed_test_passes(set_up: SetUp) -> None:
    seed_test(lambda: env(**settings(set_up)), num_cycles=20)


def whole_game(table: Any, seed: int) -> list[Any]:
    """Everything that happens in a game of random actions."""
    rng, events = Random(seed), list[Any]()
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        legal = np.flatnonzero(seen["action_mask"])
        action = None if over or cut else int(rng.choice(legal))
        events.append((agent, seen["observation"].tobytes(), legal.tolist(), reward, info, action))
        table.step(action)
    return events


@pytest.mark.one_in(3)
@parametrized(SET_UPS)
def test_the_same_seed_gives_the_same_whole_game(set_up: SetUp) -> None:
    events = whole_game(raw_env(**settings(set_up)), 7)
    assert events == whole_game(raw_env(**settings(set_up)), 7)
    assert events != whole_game(raw_env(**settings(set_up)), 8)
    assert sum(reward for *_, reward, _, action in events if action is None) == pytest.approx(0)


@IN_TENSORS
def test_the_reason_of_an_end_is_told_when_asked_and_beside_tensors(name: str) -> None:
    table = raw_env(name)
    assert "reason" not in whole_game(table, 7)[-1][4]
    reason = table.reason()
    assert reason
    assert whole_game(raw_env(name, sight="tensor"), 7)[-1][4]["reason"] == reason
    table.reset(seed=1)
    assert not table.reason()


@parametrized(SET_UPS)
def test_gymnasium_s_checker_finds_nothing(set_up: SetUp) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*not having a spec.*")
        check_env(SeatEnv(**settings(set_up), render_mode="ansi"), skip_render_check=True)


@IN_TENSORS
def test_gymnasium_s_checker_finds_nothing_with_tensors(name: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*not having a spec.*")
        check_env(SeatEnv(name, sight="tensor"), skip_render_check=True)


@parametrized(SET_UPS)
def test_a_seat_plays_to_the_end_against_given_players(set_up: SetUp) -> None:
    table = SeatEnv(**settings(set_up), seat=None, players=["random"])
    seats = set()
    for number in range(set_up[1]):
        _, info = table.reset(seed=3 if number == 0 else None)
        seats.add(info["seat"])
        over, reward = False, 0.0
        while not over:
            action = np.flatnonzero(table.action_masks())[0]
            _, reward, over, cut, info = table.step(action)
            assert not cut
            assert over == (table.moment.outcome() is not None)
        outcome = table.moment.outcome()
        assert outcome
        assert (reward > 0) == (
            table.seat in outcome.winners and len(outcome.winners) < len(outcome.scores)
        )
    assert seats == set(range(set_up[1]))


class FirstMove(RandomPlayer):
    """A player that is like `random`, and is not."""

    def choose(self, game: Any, view: Any, *rest: Any) -> Any:
        return game.rules.moves(view)[0]


def test_only_random_itself_plays_by_numbers() -> None:
    table = SeatEnv("sssnake", players=[FirstMove()], seat=1)
    table.reset(seed=1)
    position = table.game.rules.start()
    for event in table.moment.past.events():
        if table.game.rules.to_act(position) == 0:
            assert event.move_in(table.game) == table.game.rules.moves(position)[0]
        position = table.game.rules.play(position, event.move_in(table.game))
    assert table.game.rules.to_act(position) == 1


def test_an_illegal_action_is_refused_with_the_rule() -> None:
    table = raw_env("snekagon")
    table.reset(seed=1)
    with pytest.raises(IllegalMove, match="The first tile of the game is the 1-tile"):
        table.step(500)
    seat = SeatEnv("snekagon")
    seat.reset(seed=1)
    _, reward, over, _, info = seat.step(500)
    assert (reward, over) == (-1, True)
    assert "[opening-single]" in str(info["illegal"])


def test_players_and_seats_are_counted() -> None:
    with pytest.raises(BadSeats, match="One player or 1 are needed, not 2"):
        SeatEnv("snekagon", players=["random", "greedy"])
    with pytest.raises(BadSeats, match="There is no seat 2"):
        SeatEnv("snekagon", seat=2)


def test_every_game_has_a_name_at_gymnasium() -> None:
    for name in register_all():
        table = gymnasium.make(name, players=["random"])
        seen, _ = table.reset(seed=1)
        assert seen in table.observation_space


@pytest.mark.one_in(4)
@pytest.mark.parametrize("make", [SeatEnv, raw_env])
@pytest.mark.parametrize("name", names())
def test_a_table_is_rendered_as_pixels_or_as_text(make: Any, name: str) -> None:
    table = make(name, render_mode="rgb_array")
    table.reset(seed=1)
    pixels = table.render()
    assert (pixels.shape, pixels.dtype) == ((480, 480, 3), np.uint8)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 2
    table = make(name, render_mode="ansi")
    table.reset(seed=1)
    assert "\n" in table.render()
    with pytest.raises(UnknownName, match="human"):
        make(name, render_mode="human")


@parametrized(with_kernel(SET_UPS))
def test_an_agent_may_see_what_a_batch_shows(set_up: SetUp) -> None:
    name, seats, options = set_up
    game = find(name).set_up(seats, options)
    for sight in sights_of(game, engine_of(game).basis):
        table, rng = raw_env(**settings(set_up), sight=sight), Random(3)
        batch = Batch(game, 1, sight=sight)
        table.reset(seed=1)
        for _ in range(5):
            seen, *_ = table.last()
            batch.load(0, table.moment.position)
            assert seen["observation"].tobytes() == batch.observations[0].tobytes()
            assert table.observation_space(table.agent_selection).contains(seen)
            table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))


def test_sights_are_named() -> None:
    table = SeatEnv("snekagon", options={"board_side": 4}, sight="chart")
    seen, _ = table.reset(seed=1)
    assert table.observation_space.contains(seen)
    assert seen.dtype == np.uint8
    with pytest.raises(UnknownName, match="state, tensor"):
        raw_env("sssnake", sight="chart")


@parametrized(with_kernel(SET_UPS))
def test_an_agent_sees_what_a_batch_shows_unless_told_otherwise(set_up: SetUp) -> None:
    name, seats, options = set_up
    game = find(name).set_up(seats, options)
    shown = Batch(game, 1).observations[0]
    for table in (SeatEnv(**settings(set_up)), raw_env(**settings(set_up))):
        assert (table.sight.space.shape, table.sight.space.dtype) == (shown.shape, shown.dtype)


@parametrized(SET_UPS + one_with_secrets())
def test_what_an_agent_sees_follows_from_what_its_seat_may_see(set_up: SetUp) -> None:
    table, rng, dealt_anew = raw_env(**settings(set_up)), Random(5), 0
    table.reset(seed=1)
    for _ in range(8):
        moment = table.moment
        for agent, seat in table.seat.items():
            other = moment.imagined(seat, rng)
            dealt_anew += other.position != moment.position
            seen = table.observe(agent)["observation"]
            assert seen.tobytes() == table.sight.of(other, seat).tobytes()
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        table.step(int(rng.choice(legal)))
    assert (dealt_anew == 0) == isinstance(table.game.secrets, NothingHidden)


def test_without_an_engine_tensors_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = whole_game(raw_env("sssnake", sight="tensor"), 7)

    def missing(game: Any) -> Any:
        raise NoEngine(game.name, "an abacus")

    for module in (sights, courses):
        monkeypatch.setattr(module, "engine_of", missing)
    with pytest.raises(NoEngine, match="no engine for sssnake"):
        raw_env("sssnake")
    assert whole_game(raw_env("sssnake", sight="tensor"), 7) == seen


def test_a_game_without_a_kernel_shows_its_tensor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(KERNELS, "sssnake")
    table = raw_env("sssnake")
    assert table.sight.space.shape == (table.game.observation.layout.size,)


@pytest.mark.parametrize("player", ["random", "greedy", "level4@20"])
def test_a_copy_in_the_middle_of_a_game_goes_on_with_the_same_luck(player: str) -> None:
    env = SeatEnv("carnival", [player])
    env.reset(seed=3)
    for _ in range(4):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    copies = [env, pickle.loads(pickle.dumps(env)), deepcopy(env)]
    courses = [[_to_the_end(one), _to_the_end(one)] for one in copies]
    assert courses[0] == courses[1] == courses[2]


def _to_the_end(env: SeatEnv) -> list[bytes]:
    """What is seen up to the end, and of the next game's start."""
    seen, over = [], False
    while not over:
        found, _, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[-1]))
        seen.append(found.tobytes())
    return [*seen, env.reset()[0].tobytes()]
