"""Circles of objects that nobody needs any more are found in the end."""

import asyncio
import gc
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from weakref import ref

import pytest

from serpentry.catalogue import find, names
from serpentry.client.client import HERE
from serpentry.server.edge.connections import SocketConnection
from serpentry.server.routes.socket_talk import SocketTalk
from serpentry.server.upkeep import garbage
from serpentry.server.upkeep.garbage import GarbageWatch, made_apart
from serpentry.tabletop.helpers.walk import random_walk
from tests.server.running import guest, running
from tests.server.upkeep.circles import (
    Circle,
    in_a_process_of_its_own,
    is_apart_after_a_watch,
    leave_old_circles,
    left_after_a_second_look,
)


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Python looks for garbage as it did."""
    before = gc.get_threshold()
    gc.freeze()
    yield
    gc.set_threshold(*before)
    if Circle.alive:
        gc.unfreeze()
        gc.collect()
    gc.freeze()


@pytest.mark.parametrize(("is_calm", "share"), [(True, garbage.SOME), (False, garbage.MUCH)])
async def test_old_circles_are_found_when_memory_has_grown(
    is_calm: bool, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = GarbageWatch()
    gc.freeze()
    monkeypatch.setattr(garbage, "LEAST", 10_000)
    watch.known = 10_000
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: 10_000)
    leave_old_circles(100)
    assert Circle.alive == 100
    watch.look(is_calm)
    assert Circle.alive == 100
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: int(10_001 * (2 + 4 * share)))
    watch.look(is_calm)
    assert Circle.alive == 0


@pytest.mark.parametrize("is_empty", [True, False])
def test_what_was_gone_through_is_gone_through_again_while_nobody_is_here(is_empty: bool) -> None:
    assert in_a_process_of_its_own(left_after_a_second_look, is_empty) == (
        True,
        0 if is_empty else 100,
    )


def test_what_is_large_is_never_gone_through() -> None:
    gc.unfreeze()  # what was frozen before may go meanwhile
    before = gc.get_freeze_count()
    assert made_apart(lambda: [Circle() for _ in range(10)])
    assert gc.get_freeze_count() == before
    many = made_apart(lambda: [[one] for one in range(2 * garbage.LARGEST_HEAP)])
    assert gc.get_freeze_count() > len(many)


@pytest.mark.parametrize("name", names())
def test_a_set_up_that_nobody_plays_is_gone_at_once(name: str) -> None:
    gc.collect()
    gc.disable()
    try:
        game = find(name).set_up()
        for _ in islice(random_walk(game.rules, Random(1)), 6):
            pass
        gone = ref(game)
        del game
        assert gone() is None
    finally:
        gc.enable()


async def test_what_is_new_is_looked_at_by_itself() -> None:
    watch = GarbageWatch()
    watch.start()
    for _ in range(10 * garbage.MOST_NEW_OBJECTS):
        Circle()
    # Python counts what is made less what is freed, other things as well: not quite 2,000.
    assert Circle.alive <= 2 * garbage.MOST_NEW_OBJECTS
    await watch.stop()


async def test_a_service_looks_by_this_schedule(tmp_path: Path) -> None:
    before = gc.get_threshold()
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [HERE, HERE])
        assert gc.get_threshold() == (garbage.MOST_NEW_OBJECTS, garbage.NO_LOOK, garbage.NO_LOOK)
        assert service.garbage.task is not None
        assert not service.garbage.task.done()
        async with ada.at(table):
            leave_old_circles(100)
            service.garbage.known = 0
            service.garbage.look(is_calm=False)
            assert Circle.alive == 0
    assert gc.get_threshold() == before


@pytest.mark.parametrize("was_apart", [True, False])
def test_what_others_set_apart_stays_there_when_a_service_ends(was_apart: bool) -> None:
    assert in_a_process_of_its_own(is_apart_after_a_watch, was_apart) == was_apart


async def test_a_closed_socket_needs_no_look_for_garbage(tmp_path: Path) -> None:
    def alive() -> list[object]:
        return [one for one in gc.get_objects() if isinstance(one, SocketTalk | SocketConnection)]

    async def check() -> None:
        async with running(tmp_path) as service, guest(service) as ada:
            table = await ada.make_table("snekagon", [HERE, HERE])
            gc.collect()
            gc.disable()
            async with ada.at(table), ada.at(table):
                assert len(alive()) == 4
            for _ in range(1000):
                if not alive():
                    return
                await asyncio.sleep(0.01)
            raise AssertionError(alive())

    try:
        await check()
    finally:
        gc.enable()
