"""Analysis tells nobody what another seat held, while the game goes on."""

from pathlib import Path
from typing import Any

import pytest

from serpentry.client.client import HERE, computer
from tests.server.running import guest, running

HIDDEN = {"open_hands": False}


@pytest.mark.one_in(2)
@pytest.mark.parametrize("other", [computer("random"), HERE], ids=["computer", "hot seat"])
async def test_a_ply_of_another_seat_is_not_analysed_while_hands_are_hidden(
    other: Any, tmp_path: Path
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        for pool in (service.parts.pool, service.parts.analysts):
            vars(pool).update(prepare=_nothing)
        table = await ada.make_table("carnival", [HERE, other], options=HIDDEN)
        async with ada.at(table) as one:
            await one.until(lambda: one.is_our_turn)
            await one.move(one.legal[0])
            turn = one.seq
            await one.until(lambda: one.seq >= turn and one.is_our_turn)
            await one.move(one.legal[0])
            room = service.parts.keeper.rooms[table]
            await one.until(lambda: one.is_our_turn)
            eyes = one.table["seat"]
            told: dict[bool, set[int]] = {True: set(), False: set()}
            for ply, position in enumerate(room.state.positions[:-1]):
                actor = room.state.game.rules.to_act(position)
                if isinstance(actor, int):
                    path = f"/api/tables/{table}/analysis?seconds=0.01&ply={ply}"
                    async with ada.http.stream("GET", path) as answer:
                        told[actor == eyes].add(answer.status_code)
            assert told[False] == {403}
            assert told[True] <= {200}


async def _nothing(*_: object) -> None:
    return None
