import pickle
import re
import subprocess
import sys
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, ismcts, mcts, minimax

from serpentry.catalogue import names
from serpentry.research.openspiel import game_name, register
from serpentry.tabletop.errors import BadOption, BadSeats, BadText, UnknownName
from tests.research.set_ups import (
    ALL,
    SetUp,
    has_secrets,
    load,
    one_for_each_seat_count,
    one_with_secrets,
    parametrized,
)


@pytest.mark.one_in(4)
@parametrized(ALL)
def test_every_set_up_loads_by_its_own_string(set_up: SetUp) -> None:
    game = load(set_up)
    again = pyspiel.load_game(str(game))
    assert again.game.options == game.game.options
    assert again.num_players() == game.num_players() == set_up[1]
    assert str(again) == str(game)


@pytest.mark.one_in(5)
@parametrized(one_for_each_seat_count() + one_with_secrets())
def test_the_library_s_random_simulation_finds_nothing(set_up: SetUp) -> None:
    pyspiel.random_sim_test(load(set_up), num_sims=1, serialize=True, verbose=False)


@pytest.mark.thorough
def test_the_library_s_api_test_passes_unmodified() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.research.api_suite"],
        capture_output=True,
        text=True,
        check=False,
    )
    ran = re.search(r"Ran (\d+) tests", done.stderr)
    assert done.returncode == 0, done.stderr[-3000:]
    assert ran
    assert int(ran[1]) == 5 * len(names())


@pytest.mark.one_in(4)
@parametrized(one_for_each_seat_count())
def test_a_game_follows_the_rules_by_number_and_by_name(set_up: SetUp) -> None:
    game, rng = load(set_up), Random(1)
    state, inner = game.new_initial_state(), game.game
    position = inner.rules.start()
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == pyspiel.State.legal_actions(state)
        assert state.legal_actions(state.current_player()) == legal
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        if not state.is_chance_node():
            assert state.legal_actions((state.current_player() + 1) % game.num_players()) == []
        action = rng.choice(legal)
        move = inner.numbering.move(position, action)
        assert inner.rules.why_illegal(position, move) is None
        assert state.action_to_string(action) == inner.notation.write(move)
        assert state.string_to_action(inner.notation.write(move)) == action
        state.apply_action(action)
        position = inner.rules.play(position, move)
    assert inner.rules.to_act(position) is None
    assert state.returns() == game.payoff(inner.rules.outcome(position))


@parametrized(one_for_each_seat_count())
def test_chance_has_the_true_odds(set_up: SetUp) -> None:
    game, rng = load(set_up), Random(2)
    state, rules, luck = game.new_initial_state(), game.game.rules, 0
    for _ in range(30):
        if state.is_terminal():
            break
        if state.is_chance_node():
            draws = dict(rules.draws(state.moment.position))
            numbers = [action for action, _ in state.chance_outcomes()]
            assert numbers == sorted(set(numbers))
            assert len(numbers) == len(draws)
            for action, chance in state.chance_outcomes():
                weight = draws[state.moment.move(action)]
                assert chance == pytest.approx(weight / sum(draws.values()))
            luck += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert (luck > 0) == (game.get_type().chance_mode.name == "EXPLICIT_STOCHASTIC")


@parametrized(one_for_each_seat_count())
def test_a_stored_state_goes_on_where_it_was(set_up: SetUp) -> None:
    game, rng = load(set_up), Random(3)
    state = game.new_initial_state()
    for _ in range(12):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    for again in (
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
        pickle.loads(pickle.dumps(state)),
        state.clone(),
    ):
        assert again.moment.position == state.moment.position
        assert again.legal_actions() == state.legal_actions()
        assert again.information_state_string(0) == state.information_state_string(0)


@parametrized(one_for_each_seat_count())
def test_copies_of_a_state_go_their_own_ways(set_up: SetUp) -> None:
    game, rng = load(set_up), Random(9)
    state = game.new_initial_state()
    for _ in range(25):
        if state.is_terminal():
            break
        copies = [(state.clone(), str(state), state.legal_actions(), state.history())]
        copies.append((copies[0][0].clone(), *copies[0][1:]))
        action = rng.choice(state.legal_actions())
        child = state.child(action)
        state.apply_action(action)
        assert str(state) == str(child)
        for copy, text, legal, history in copies:
            assert (str(copy), copy.legal_actions(), copy.history()) == (text, legal, history)
        copies[0][0].apply_action(legal[0])
        assert copies[1][0].legal_actions() == legal
    first = game.new_initial_state()
    assert first.history() == []
    assert first.legal_actions() == load(set_up).new_initial_state().legal_actions()


@parametrized(one_for_each_seat_count())
def test_a_game_is_pickled_and_copied_as_its_string(set_up: SetUp) -> None:
    game = load(set_up)
    for again in (pickle.loads(pickle.dumps(game)), deepcopy(game)):
        assert str(again) == str(game)
        assert again.new_initial_state().legal_actions() == game.new_initial_state().legal_actions()


def _observer(game: Any, is_public: bool) -> Any:
    """What everybody sees, or what only one seat sees."""
    kinds = pyspiel.PrivateInfoType
    return game.make_py_observer(
        pyspiel.IIGObservationType(
            public_info=is_public,
            perfect_recall=False,
            private_info=kinds.NONE if is_public else kinds.SINGLE_PLAYER,
        )
    )


def test_secrets_are_found_where_games_keep_them() -> None:
    games = {one[0] for one in ALL if has_secrets(one)}
    assert games == {one[0] for one in one_with_secrets()}


@parametrized(one_with_secrets())
def test_strings_tell_a_seat_its_secrets_and_nobody_else(set_up: SetUp) -> None:
    game, rng = load(set_up), Random(4)
    state = game.new_initial_state()
    for _ in range(30):
        state.apply_action(rng.choice(state.legal_actions()))
    private, public = (_observer(game, is_public) for is_public in (False, True))
    assert game.get_type().information.name == "IMPERFECT_INFORMATION"
    assert private.string_from(state, 0) != private.string_from(state, 1) != ""
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert state.information_state_string(0) != state.information_state_string(1)


@parametrized(one_for_each_seat_count())
def test_a_state_shows_the_table(set_up: SetUp) -> None:
    state = load(set_up).new_initial_state()
    assert len(state.picture().splitlines()) > 1


def test_a_list_among_the_parameters_takes_semicolons() -> None:
    game = pyspiel.load_game("python_serpentry_snekagon5g(eyes=[[-2;0];[2;0]])")
    assert [list(eye) for eye in game.game.options.eyes] == [[-2, 0], [2, 0]]


def test_registering_twice_changes_nothing() -> None:
    assert register() == register() == [game_name(name) for name in names()]


def test_mistakes_are_told_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="board_side can’t be 44"):
        pyspiel.load_game("python_serpentry_snekagon(board_side=44)")
    with pytest.raises(BadSeats, match="for 2 players, not 3"):
        pyspiel.load_game("python_serpentry_snekagon(players=3)")
    with pytest.raises(UnknownName, match="no kind of returns called “fame”"):
        pyspiel.load_game("python_serpentry_snekagon(returns=fame)")


def _in_the_middle(set_up: SetUp, events: int = 40) -> Any:
    game, rng = load(set_up), Random(6)
    state = game.new_initial_state()
    for number in range(events * 3):
        if number >= events and not state.is_chance_node():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@parametrized(one_with_secrets())
def test_a_resampled_state_looks_the_same_to_its_player_alone(set_up: SetUp) -> None:
    state, differ = _in_the_middle(set_up), 0
    player = state.current_player()
    other = (player + 1) % set_up[1]
    for number in range(6):
        again = state.resample_from_infostate(player, Random(number).random)
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.information_state_tensor(player) == state.information_state_tensor(player)
        assert again.legal_actions() == state.legal_actions()
        differ += again.observation_string(other) != state.observation_string(other)
        stored = pickle.loads(pickle.dumps(again.moment))
        assert stored.position == again.moment.position
        assert list(stored.seen(other)) == list(again.moment.seen(other))
    assert differ > 3


@parametrized(one_with_secrets())
def test_the_library_s_search_for_hidden_hands_plays(set_up: SetUp) -> None:
    state = _in_the_middle(set_up)
    evaluator = mcts.RandomRolloutEvaluator(random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 8)
    assert bot.step(state) in state.legal_actions()


@parametrized(one_for_each_seat_count() + one_with_secrets())
def test_every_event_that_a_seat_saw_is_in_its_information_state(set_up: SetUp) -> None:
    state = _in_the_middle(set_up, 12)
    shape = state.get_game().information_state_tensor_shape()
    events = np.array(state.information_state_tensor(0)).reshape(shape)
    assert shape == [state.get_game().max_game_length(), 2]
    assert (events[:, 0] > 0).sum() == len(state.history())
    before = state.information_state_tensor(0)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_tensor(0) != before


ENDING = "python_serpentry_snekagon(after=[12;2028;1665;1474;834;968;2049;2591;149;467;962;938])"


def test_an_ending_is_small_enough_to_solve() -> None:
    register()
    game = pyspiel.load_game(ENDING)
    assert str(pyspiel.load_game(str(game))) == str(game)
    start = game.new_initial_state()
    assert (start.current_player(), start.history()) == (0, [])
    assert minimax.alpha_beta_search(game, state=start)[0] == -1
    found = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    assert found == pytest.approx(0.43645, abs=1e-5)


@pytest.mark.parametrize(
    ("after", "why"), [("[1;x]", "takes numbers"), ("[99999]", "event 1 is 99999"), ("[0;0]", "2")]
)
def test_an_ending_begins_with_legal_moves(after: str, why: str) -> None:
    register()
    with pytest.raises(BadText, match=why):
        pyspiel.load_game("python_serpentry_snekagon", {"after": after})
