"""Changes that are told in place of a table lead to that table, and are short."""

import json
from functools import partial
from random import Random
from typing import Any

import pytest

from serpentry.catalogue import BOXES
from serpentry.client.table_copy import TableCopy
from serpentry.hosting.cards import card_of, card_text
from serpentry.hosting.room import Room
from serpentry.hosting.viewers import Viewer, Wants
from serpentry.table.commands import Sit
from serpentry.table.setup import ELSEWHERE, HERE
from serpentry.tabletop.formats.changes import changed, changes
from serpentry.tabletop.game import AnyBox
from tests.tables.table import Table, setup

MOST_BYTES = 2000
"""That a spectator is told a move, in the mean of a game."""


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1}, {"a": 2}, [[["a"], 2]]),
        ({"a": 1, "b": 2}, {"b": 2, "c": None}, [[["a"]], [["c"], None]]),
        ({"a": [1, 2]}, {"a": [1, 2, 3]}, [[["a"], 2, 2, [3]]]),
        ({"a": [1, 2, 3]}, {"a": [3]}, [[["a"], 0, 2, []]]),
        ([[1, [2]], 5], [[1, [2, 4]], 5], [[[0, 1], 1, 1, [4]]]),
        ({"a": []}, {"a": {}}, [[["a"], {}]]),
    ],
)
def test_only_what_is_otherwise_is_told(old: Any, new: Any, expected: list[Any]) -> None:
    before = json.dumps(old)
    assert changes(old, new) == expected
    assert changed(old, expected) == new
    assert json.dumps(old) == before, "what was there before stays"


def random_json(rng: Random, depth: int = 3) -> Any:
    kind = rng.randrange(5) if depth else 4
    if kind < 2:
        return [random_json(rng, depth - 1) for _ in range(rng.randrange(4))]
    if kind < 4:
        return {key: random_json(rng, depth - 1) for key in "abcd" if rng.random() < 0.5}
    return rng.choice([None, 1, 2, "x", "y"])


def test_any_value_is_reached_from_any_other() -> None:
    rng = Random(5)
    for _ in range(3000):
        old, new = {"a": random_json(rng)}, {"a": random_json(rng)}
        assert changed(old, json.loads(json.dumps(changes(old, new)))) == new


class Watching:
    """Viewers of one table: a player of all seats and a stranger, with changes and without."""

    def __init__(self, box: AnyBox) -> None:
        self.table = Table(setup(*[HERE] * box.seats[0], game=box.name, options={}))
        self.room = Room("t", "", self.table.state)
        self.heard: dict[Viewer, list[str]] = {}
        self.follows: dict[Viewer, TableCopy] = {}
        for guest in ("ada", None):
            for wants in (Wants(), Wants(changes=True)):
                self.sit_down(guest, wants)

    def sit_down(self, guest: str | None, wants: Wants) -> None:
        heard: list[str] = []
        viewer = Viewer(guest, heard.append, wants)
        self.heard[viewer], self.follows[viewer] = heard, TableCopy()
        heard.append(self.room.told_since(0, viewer, {"type": "welcome"}))
        self.room.viewers.add(viewer)

    def play(self, rng: Random) -> None:
        self.room.state = self.table.play_any(rng)
        self.room.tell_events(self.room.state.seq - 1)
        for viewer, heard in self.heard.items():
            for text in heard[-2 if len(heard) == 2 else -1 :]:
                self.follows[viewer].hear(json.loads(text))

    def tables(self, guest: str | None) -> list[Any]:
        return [one.table for viewer, one in self.follows.items() if viewer.guest == guest]


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_a_table_that_is_followed_by_its_changes_is_the_table(box: AnyBox) -> None:
    watching, rng = Watching(box), Random(2)
    while watching.table.state.to_act is not None and watching.table.state.seq < 40:
        watching.play(rng)
        for guest in ("ada", None):
            whole, followed = watching.tables(guest)
            assert followed == whole
            assert ("legal" in whole) == (guest == "ada" and whole["phase"] == "playing")


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_a_spectator_is_told_a_move_in_few_bytes(box: AnyBox) -> None:
    watching, rng = Watching(box), Random(2)
    while watching.table.state.to_act is not None and watching.table.state.seq < 40:
        watching.play(rng)
    for viewer, heard in watching.heard.items():
        if viewer.guest is None and viewer.wants.changes:
            sizes = [len(text) for text in heard[1:]]
            assert sum(sizes) / len(sizes) < MOST_BYTES


def test_those_who_come_between_two_moves_are_told_the_same_text() -> None:
    watching = Watching(BOXES[0])
    strangers = [one for one in watching.heard if one.guest is None and one.wants.changes]
    watching.sit_down(None, Wants(changes=True))
    first, second = [*strangers, list(watching.heard)[-1]]
    watching.play(Random(1))
    assert watching.heard[first][-1] is watching.heard[second][-1]


def test_those_who_play_are_told_before_a_crowd() -> None:
    watching, order = Watching(BOXES[0]), list[str | None]()
    for guest in (*[None] * 20, "ada"):
        watching.room.viewers.add(Viewer(guest, partial(_heard, order, guest)))
    watching.play(Random(1))
    assert order[0] == "ada"


def _heard(order: list[str | None], guest: str | None, _: str) -> None:
    order.append(guest)


def test_what_is_kept_for_lists_is_up_to_date_after_each_event() -> None:
    table, rng = Table(setup(HERE, ELSEWHERE)), Random(1)
    for number in range(4):
        before = card_text(table.state)
        if number:
            table.play_any(rng)
        else:
            table.do("bo", Sit("Bo", 1))
        assert before != card_text(table.state)
        assert json.loads(card_text(table.state)) == json.loads(json.dumps(card_of(table.state)))
