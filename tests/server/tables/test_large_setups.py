"""Tables in memory are bounded by their number, large boards by their bytes."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from serpentry.catalogue import KEPT, find
from serpentry.client import client
from serpentry.hosting.room import Room
from serpentry.hosting.viewers import Viewer
from serpentry.server.tables.large_setups import in_the_way
from serpentry.table.refusals import Refused
from serpentry.table.setup import HERE, Place, Setup
from serpentry.table.state import fresh
from tests.server.running import guest, running

SEATS = [client.HERE, client.HERE]


def room(name: str, board_side: int, game: str = "snekagon") -> Room:
    options = {"board_side": board_side} if game == "snekagon" else {}
    places = (Place(HERE), Place(HERE))
    setup = Setup(game, find(game).version, options, places, "host", "")
    return Room(name, "", fresh(setup))


def size(one: Room) -> int:
    return KEPT.size_of(one.state.game)


def test_tables_that_nobody_looks_at_give_way_and_those_in_use_stay() -> None:
    rooms = {one.id: one for one in (room("a", 6), room("b", 7), room("a too", 6))}
    new = room("c", 8)
    enough = sum(map(size, (rooms["a"], rooms["b"], new)))
    assert in_the_way(rooms, new, enough) == []
    assert in_the_way(rooms, room("again", 7), 0) == [], "tables with equal boards share one"
    assert in_the_way(rooms, room("small", 0, "schlangennest"), 0) == []
    assert in_the_way(rooms, new, enough - 1) == [rooms["a"], rooms["b"]]
    less = size(new) + size(rooms["b"])
    rooms["b"].viewers.add(Viewer(None, print))
    assert in_the_way(rooms, new, less) == [rooms["a"], rooms["a too"]]
    with pytest.raises(Refused, match="no room"):
        in_the_way(rooms, new, less - 1)


def test_among_thousands_of_equal_tables_only_the_newest_is_looked_at() -> None:
    never: Any = None
    assert in_the_way({"oldest": never, "newest": room("a", 6)}, room("b", 6), 0) == []


async def test_of_too_many_tables_those_that_nobody_looks_at_are_dropped(tmp_path: Path) -> None:
    async with running(tmp_path, rooms_kept=3) as service, guest(service) as ada:
        rooms = service.parts.keeper.rooms
        first = await ada.make_table("snekagon", SEATS)
        second = await ada.make_table("snekagon", SEATS)
        async with ada.at(first), ada.at(second):
            others = [await ada.make_table("snekagon", SEATS) for _ in range(3)]
            assert set(rooms) == {first, second, others[-1]}
            async with ada.at(others[-1]):
                last = await ada.make_table("snekagon", SEATS)
                assert set(rooms) == {first, second, others[-1], last}
        while not all(one.is_idle for one in rooms.values()):
            await asyncio.sleep(0.01)
        new = [await ada.make_table("snekagon", SEATS) for _ in range(3)]
        assert set(rooms) == set(new)
