"""A set-up is tried before a table is made."""

from pathlib import Path

import pytest

from serpentry.client import Refusal
from tests.server.running import guest, running


async def test_a_set_up_is_answered_with_all_its_options(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        plan = {"seats": 2, "options": {"board_side": 4}}
        answer = await ada.ask("POST", "/games/snekagon/check", plan)
        assert answer["options"]["board_side"] == 4
        assert set(answer["options"]) == {
            one["name"] for one in (await ada.ask("GET", "/games/snekagon"))["options"]
        }
        assert answer["seat_names"] == ["green", "red"]


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("game", "plan", "status", "words"),
    [
        ("snekagon", {"seats": 5}, 422, "2 players, not 5"),
        ("snekagon", {"seats": 2, "options": {"board_side": 99}}, 422, "board_side"),
        ("snekagon", {"seats": 2, "options": {"wings": True}}, 422, "wings"),
        ("chess", {"seats": 2}, 404, "chess"),
        ("snekagon", {}, 422, "seats"),
    ],
)
async def test_a_set_up_that_can_not_be_is_refused_with_the_reason(
    game: str, plan: object, status: int, words: str, tmp_path: Path
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        with pytest.raises(Refusal, match=words) as caught:
            await ada.ask("POST", f"/games/{game}/check", plan)
        assert caught.value.content["status"] == status


async def test_positions_and_histories_say_what_the_score_consists_of(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [{"kind": "here"}] * 2, options={"board_side": 4})
        async with ada.at(table) as one:
            await one.move({"cells": [[0, 0]]})
            await one.until(lambda: one.table["ply"] == 1)
            first = one.table["breakdown"][0]
            assert first[0] == {"key": "score-longest", "number": 1}
        history = await ada.ask("GET", f"/tables/{table}/history")
        assert history["steps"][0]["breakdown"][0] == first
        assert history["unit"] == "unit-hexes"
