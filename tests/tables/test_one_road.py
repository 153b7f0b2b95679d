"""A move takes one road: it is played once, read from no text, and copies nothing of the past."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from serpentry.catalogue import BOXES
from serpentry.table.commands import Play, Propose, Say
from serpentry.table.decide import Decided, Who, decide
from serpentry.table.fold import after
from serpentry.table.past import Past
from serpentry.table.setup import COMPUTER
from serpentry.table.state import Phase, State
from serpentry.tabletop.game import AnyBox
from tests.tables.table import Table, one_screen, setup


class Counting:
    """Does what another object does, and counts how often."""

    def __init__(self, inner: Any, calls: Counter[str]) -> None:
        self._inner, self._calls = inner, calls

    def __getattr__(self, name: str) -> Any:
        self._calls[name] += 1
        return getattr(self._inner, name)


def watched(state: State) -> tuple[State, Counter[str]]:
    calls: Counter[str] = Counter()
    game = state.game
    watched = replace(
        game, rules=Counting(game.rules, calls), notation=Counting(game.notation, calls)
    )
    return replace(state, game=watched), calls


def decisions(state: State, dice: Any, seed: int) -> Iterator[Decided]:
    """A random game, command by command."""
    rng = Random(seed)
    while isinstance(seat := state.to_act, int):
        moves = state.game.rules.moves(state.position)
        move = Play(moves[int(rng.random() * len(moves))])
        yield (done := decide(state, move, Who(None, seat), 5, dice))
        state = done.state


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_an_event_is_played_once_and_its_text_is_not_read_again(box: AnyBox) -> None:
    table = Table(setup(*[COMPUTER] * box.seats[0], game=box.name, options={}))
    state, calls = watched(table.state)
    events = sum(len(done.entries) for done in decisions(state, table.dice, 1))
    assert events
    assert calls["play"] == calls["write"] == events
    assert calls["read"] == 0


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_what_is_decided_is_what_the_stored_events_give(box: AnyBox) -> None:
    table = Table(setup(*[COMPUTER] * box.seats[0], game=box.name, options={}))
    stored = table.state
    for done in decisions(table.state, table.dice, 2):
        for entry in done.entries:
            stored = after(stored, entry)
        assert stored == done.state
    assert stored.phase is Phase.OVER


def test_all_states_of_a_game_share_one_past() -> None:
    table = Table(setup(COMPUTER, COMPUTER, game="sssnake", options={}))
    states = [table.state, *(one.state for one in decisions(table.state, table.dice, 3))]
    assert len(states) > 50
    for past in ("log", "played", "positions"):
        assert len({id(getattr(state, past)._shared) for state in states}) == 1
    assert [state.seq for state in states] == sorted({state.seq for state in states})


def test_a_state_that_was_kept_does_not_see_what_came_later() -> None:
    table = one_screen()
    kept, log = table.state, tuple(table.state.log)
    table.play("d4")
    assert (len(kept.played), tuple(kept.log)) == (0, log)
    other = decide(kept, Play(kept.game.notation.read("a1")), Who("ada"), 0, table.dice).state
    assert other.position != table.state.position
    assert len(other.log) == len(table.state.log)
    assert [one.move for one in table.state.played] == [kept.game.notation.read("d4")]
    assert [one.move for one in other.played] == [kept.game.notation.read("a1")]


def test_what_was_taken_back_stays_in_states_that_were_kept() -> None:
    table = one_screen()
    table.play("d4")
    kept = table.play("b2-b3")
    table.do("ada", Propose("undo"))
    table.play("c1-c2")
    assert len(kept.played) == len(table.state.played) == 2
    assert kept.position == kept.positions[2] != table.state.position


def test_what_was_said_is_counted() -> None:
    table = one_screen()
    table.do("eve", Say("hello", "Eve"))
    table.do("eve", Say("hello?", "Eve"))
    assert table.state.chat == table.again().chat == 2


@given(some.lists(some.tuples(some.integers(0, 9), some.integers(0, 30)), max_size=30))
def test_a_past_is_like_a_tuple(steps: list[tuple[int, int]]) -> None:
    """Grow or cut any of the pasts made so far; each stays like the tuple that was treated so."""
    pasts: list[Past[int]] = [Past()]
    tuples: list[tuple[int, ...]] = [()]
    for item, at in steps:
        past, same = pasts[at % len(pasts)], tuples[at % len(tuples)]
        if item == 0 and same:
            pasts.append(past.without_last(1))
            tuples.append(same[:-1])
        else:
            pasts.append(past.and_then(item))
            tuples.append((*same, item))
    for past, same in zip(pasts, tuples, strict=True):
        assert tuple(past) == same
        assert len(past) == len(same)
        assert past[1:-1] == same[1:-1]
        assert past[::-1] == same[::-1]
        assert list(reversed(past)) == list(reversed(same))
        assert past == Past(same)
        assert not same or (past[-1], past[0]) == (same[-1], same[0])
        with pytest.raises(IndexError):
            past[len(same)]
