"""Positions set up by hand, over the net and in a browser's house alike."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from serpentry.client.client import HERE, computer
from serpentry.client.table import Refusal
from tests.offline.test_house import Client as HomeClient
from tests.server.running import guest, running
from tests.tables.able import able

NAMES = [box.name for box in able("arranger")]


@pytest.mark.one_in(5)
@pytest.mark.parametrize("name", NAMES)
async def test_a_position_is_set_up_piece_by_piece_and_played_to_its_end(
    name: str, tmp_path: Path
) -> None:
    async def play() -> str:
        async with running(tmp_path) as service, guest(service) as ada:
            laid: list[str] = []
            for seat in (0, 0, 1):
                asked = {"seats": 2, "laid": laid, "seat": seat}
                told = await ada.ask("POST", f"/games/{name}/arrange", asked)
                asked["lay"] = wish(told, seat)
                told = await ada.ask("POST", f"/games/{name}/arrange", asked)
                laid = [one["line"] for one in told["laid"]]
            plan = {"laid": laid, "turn": 1}
            table = await ada.make_table(name, [HERE, computer("level1")], arranged=plan)
            async with ada.at(table) as socket:
                await socket.play_out(Random(1).choice)
            return await ada.record(table)

    record = await play()
    assert record.count("\nset ") == 3
    assert "\nturn: 1\n" in record


def wish(told: Any, seat: int) -> dict[str, Any]:
    """The first piece that fits; what chance settles comes before."""
    if told["draws"]:
        return {"by": "chance", "move": told["draws"][0]["move"]}
    kind = told["table"]["legal"]["kinds"][0]
    return {"by": seat, "move": dict(zip(kind["parts"], kind["rows"][0], strict=True))}


async def test_what_can_not_lie_there_is_refused_in_the_language_asked_for(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        ada.http.headers["Accept-Language"] = "de"
        asked = {"seats": 2, "laid": ["0 e5", "1 e5"]}
        with pytest.raises(Refusal, match="kann so nicht liegen"):
            await ada.ask("POST", "/games/snekagon/arrange", asked)
        with pytest.raises(Refusal, match="chess"):
            await ada.ask("POST", "/games/chess/arrange", {"seats": 2})


@pytest.mark.one_in(5)
@pytest.mark.parametrize("name", NAMES)
async def test_a_browser_alone_sets_up_the_same(name: str, tmp_path: Path) -> None:
    asked: dict[str, Any] = {"seats": 2, "options": {}}
    home = HomeClient()
    async with running(tmp_path) as service, guest(service) as ada:
        for path in (f"/api/games/{name}/arrange", f"/api/games/{name}/form"):
            told = await ada.ask("POST", path.removeprefix("/api"), asked)
            status, at_home = await home.ask("POST", path, asked)
            assert status == 200
            assert filled(at_home, told) == json.loads(json.dumps(told))


async def test_a_form_names_the_computer_that_knows_a_solved_board(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        for options, perfect in (
            ({}, ""),
            ({"board_side": 5}, "level12"),
            ({"board_side": 5, "flip": False, "pie": True}, "level12"),
            ({"board_side": 5, "opening_single": False}, ""),
        ):
            asked = {"seats": 2, "options": options}
            assert (await ada.ask("POST", "/games/snekagon/form", asked))["perfect"] == perfect


def filled(told: Any, like: Any) -> Any:
    """What was told, with what the service says of itself where nothing is to be said."""
    if isinstance(like, dict):
        return {key: filled(told.get(key, like[key]), like[key]) for key in like}
    if isinstance(like, list):
        return [filled(one, two) for one, two in zip(told, like, strict=True)]
    return told
