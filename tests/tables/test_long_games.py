"""Long games keep little of their past at hand, cross processes as they stand, and play on."""

import pickle
from random import Random

import pytest

from serpentry.catalogue import BOXES, set_up
from serpentry.hosting.answers.tables import _is_long
from serpentry.hosting.carried import LONG, CarriedState, Opening, opened
from serpentry.hosting.requests.plans import TablePlan
from serpentry.hosting.room import Room
from serpentry.hosting.setups import MOST_LINES
from serpentry.table.commands import Play
from serpentry.table.decide import Who, decide
from serpentry.table.dice import seeded
from serpentry.table.past import EVERY, Past, ThinPast
from serpentry.table.refusals import Refused
from serpentry.table.state import State
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.formats.record import OPEN, record_of, write_record
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.helpers.walk import random_walk


def both_pasts(early: int, late: int) -> tuple[Past[int], ThinPast[int]]:
    """The same squares, all kept and thin."""
    squares = [0]
    for step in range(early + late - 1):
        squares.append(squares[-1] + 2 * step + 1)
    steps = [2 * at + 1 for at in range(early)]
    thin = ThinPast(
        squares[:early:EVERY], steps, lambda one, step: one + int(str(step)), squares[early:]
    )
    return Past(squares), thin


@pytest.mark.parametrize("early", [1, EVERY, 3 * EVERY + 5])
def test_a_thin_past_is_like_another(early: int) -> None:
    whole, thin = both_pasts(early, 7)
    assert list(thin) == list(whole)
    assert [thin[at] for at in range(len(thin))] == list(whole)
    assert thin[-len(thin)] == 0
    assert thin[2:5] == whole[2:5]
    with pytest.raises(IndexError):
        thin[len(thin)]
    for back in (0, 3, 7, early + 6):
        shorter = thin.without_last(back)
        assert list(shorter) == list(whole.without_last(back))
        assert list(shorter.and_then(-1).and_then(-2)) == [*whole.without_last(back), -1, -2]
    assert list(thin) == list(whole), "and nobody else notices"


def long_game(events: int = LONG + 400) -> tuple[str, State]:
    """A record, and the table that goes on from it."""
    game = set_up("sssnake", 4, {"rounds": 20})
    played = [(by, move) for by, move, _ in random_walk(game.rules, Random(7))]
    events = next(at for at in range(events, 0, -1) if played[at][0] is not CHANCE)
    names = dict.fromkeys(range(4), "person")
    text = write_record(record_of(game, played[:events], names, {}, OPEN, None))
    begin = Opening("ab", seeded, waits_for_salts=False, now=5)
    return text, opened(begin, TablePlan(record=text), "eve", "Eve", None).state


def test_a_long_game_arrives_in_another_process_as_it_was() -> None:
    _, state = long_game()
    arrived = pickle.loads(pickle.dumps(CarriedState(state))).state
    assert isinstance(arrived.positions, ThinPast)
    assert list(arrived.positions) == list(state.positions)
    assert arrived.played == state.played
    assert [one.entry for one in arrived.log] == [one.entry for one in state.log]
    one, two = (Room("t", "ab", at) for at in (arrived, state))
    assert one.shown("eve") == two.shown("eve")
    for since in (0, 3, state.seq - LONG, state.seq - 1):
        assert one.sights.events_after(since, "eve") == two.sights.events_after(since, "eve")
    move = Play(state.game.rules.moves(state.position)[0])
    nexts = [decide(at, move, Who("eve"), 9, seeded("ab")) for at in (arrived, state)]
    assert nexts[0].entries == nexts[1].entries
    assert nexts[0].state.position == nexts[1].state.position


def test_a_record_of_too_many_lines_is_refused_before_it_is_read() -> None:
    with pytest.raises(Refused) as caught:
        _is_long(TablePlan(record="\n" * (MOST_LINES + 1)), None)
    assert caught.value.key == "mistake-too-much"


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_positions_and_moves_are_the_same_in_another_process(box: AnyBox) -> None:
    game = set_up(box.name, None, None, box.version)
    for _, move, position in list(random_walk(game.rules, Random(3)))[::9]:
        there = pickle.loads(pickle.dumps((move, position)))
        assert there == (move, position)
        assert game.codec.position_json(there[1]) == game.codec.position_json(position)
