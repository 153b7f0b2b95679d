"""Readiness tells the truth, and whatever is sent gets a sentence."""

import sqlite3
from pathlib import Path

import pytest

from serpentry.client.client import HERE
from serpentry.client.table import Refusal
from serpentry.table.words import clean_name
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.record import read_record
from tests.server.running import TOKEN, guest, running

LONG = "9" * 6000
HEAD = "serpentry record 1\ngame: snekagon\nrules: 1\nseats: "


@pytest.mark.parametrize(
    "text",
    [HEAD + LONG, f"{HEAD}2\nplayer {LONG}: x", f"{HEAD}2\n\n{LONG} a1", f"{HEAD}2\nturn: {LONG}"],
)
def test_a_record_with_an_endless_number_is_no_record(text: str) -> None:
    with pytest.raises(BadText):
        read_record(text)


def test_the_place_of_an_object_is_no_name() -> None:
    assert clean_name("\ufffc") == ""


async def test_a_table_whose_card_is_unreadable_spoils_no_list(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        good, bad = [await ada.make_table("snekagon", [HERE, HERE], public=True) for _ in range(2)]
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute("update tables set card = '{' where id = ?", (bad,))
        service.parts.lobby.change()
        assert [one["id"] for one in (await ada.ask("GET", "/lobby"))["playing"]] == [good]
        assert [one["id"] for one in await ada.ask("GET", "/me/tables")] == [good]
        assert (await ada.http.get("/api/ready")).status_code == 200


async def test_a_service_whose_file_is_gone_says_so_and_takes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        file = tmp_path / "tables.sqlite"
        assert (await ada.http.get("/api/ready")).status_code == 200
        file.rename(tmp_path / "elsewhere.sqlite")
        assert (await ada.http.get("/api/ready")).status_code == 503
        with pytest.raises(Refusal) as caught:
            await ada.make_table("snekagon", [HERE, HERE])
        assert caught.value.key == "database-away"


async def test_a_lobby_that_cannot_be_read_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:

        async def broken(language: str) -> str:
            raise KeyError(language)

        monkeypatch.setattr(service.parts.lobby, "text", broken)
        answer = await ada.http.get("/api/ready")
        assert (answer.status_code, answer.json()["ok"]) == (503, False)


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    "body",
    [
        pytest.param("[" * 100_000, id="deep"),
        pytest.param("9" * 100_000, id="endless"),
        '{"name": ',
        '{"name": 1e999}',
    ],
)
@pytest.mark.parametrize(("method", "path"), [("PUT", "/api/guest"), ("POST", "/api/verify")])
async def test_json_without_an_end_gets_a_sentence(
    tmp_path: Path, method: str, path: str, body: str
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        head = {"Content-Type": "application/json"}
        answer = await ada.http.request(method, path, content=body, headers=head)
        assert 400 <= answer.status_code < 500
        told = answer.json()
        assert told["text"].strip()
        assert told["args"].get("why", "x").strip()


async def test_a_wrong_token_is_owed_for_and_then_none_is_compared(tmp_path: Path) -> None:
    given = {"admin_token": TOKEN, "requests_per_minute": 70}
    async with running(tmp_path, **given) as service, guest(service) as ada:
        codes = []
        for token in ("wrong", "wrong", TOKEN):
            head = {"Authorization": f"Bearer {token}"}
            codes.append((await ada.http.get("/api/admin", headers=head)).status_code)
        assert codes == [401, 401, 429]
