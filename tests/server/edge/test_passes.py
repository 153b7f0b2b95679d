"""A guest goes on with another device: by a word that is good once, for a while."""

from pathlib import Path

import pytest

from serpentry.client import Client, Refusal
from serpentry.client.client import ELSEWHERE, HERE
from serpentry.server.tables import device_tokens as passes
from tests.server.running import guest, running


async def made(client: Client) -> str:
    return str((await client.ask("POST", "/guest/pass"))["word"])


async def used(client: Client, word: str) -> str:
    return str((await client.ask("PUT", "/guest/pass", {"word": word}))["name"])


async def withdrawn(client: Client) -> bool:
    return bool((await client.ask("DELETE", "/guest/pass"))["was_good"])


async def test_name_and_games_come_along_and_the_word_is_good_once(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [HERE, ELSEWHERE])
        word = await made(ada)
        async with Client(service.url) as phone, Client(service.url) as other:
            assert await used(phone, word) == "Ada"
            assert [card["id"] for card in await phone.ask("GET", "/me/tables")] == [table]
            with pytest.raises(Refusal, match="already been used"):
                await used(other, word)


async def test_a_word_is_taken_back_by_itself_or_by_a_newer_one(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        older, newer = await made(ada), await made(ada)
        async with Client(service.url) as phone:
            with pytest.raises(Refusal):
                await used(phone, older)
            assert await withdrawn(ada)
            assert not await withdrawn(ada)
            with pytest.raises(Refusal):
                await used(phone, newer)


async def test_a_word_becomes_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passes, "TOKEN_MS", -1)
    async with running(tmp_path) as service, guest(service) as ada:
        word = await made(ada)
        with pytest.raises(Refusal, match="has expired"):
            await used(ada, word)


async def test_a_secret_is_changed_without_making_anybody_a_stranger(tmp_path: Path) -> None:
    old, new = "first-secret-0123456789", "second-secret-0123456789"

    async def name_with(cookies: dict[str, str], **secrets: str) -> tuple[str | None, bool]:
        """Who a cookie says one is, and whether another is handed out."""
        async with running(tmp_path, **secrets) as service, Client(service.url) as ada:
            ada.http.cookies.update(cookies)
            answer = await ada.http.get("/api/guest")
            cookies.update(answer.cookies)
            return answer.json()["name"], bool(answer.cookies)

    async def check() -> None:
        async with running(tmp_path, secret=old) as service, guest(service) as ada:
            cookies, absent = dict(ada.http.cookies), dict(ada.http.cookies)
        assert await name_with(dict(cookies), secret=new) == (None, False)
        assert await name_with(cookies, secret=new, former_secret=old) == ("Ada", True)
        assert await name_with(cookies, secret=new, former_secret=old) == ("Ada", False)
        assert await name_with(cookies, secret=new) == ("Ada", False)
        assert await name_with(absent, secret=new) == (None, False)

    await check()
