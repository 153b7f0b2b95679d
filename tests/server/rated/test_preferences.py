"""Preferences are kept with a name: on every device that signs in, joined and forgotten with it."""

import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from serpentry.client import Client, Refusal
from serpentry.server.routes.mine import preferences_of
from serpentry.server.store.schema import preferences
from tests.server.authenticator import Authenticator, sign_in
from tests.server.rated.people import kept
from tests.server.running import guest, running

CHOSEN = {
    "language": "de",
    "theme": "dark",
    "palette": "red-green",
    "board": "slate",
    "sound": True,
    "volume": 40,
    "speed": "quick",
    "confirm": "never",
    "places": False,
    "names": False,
    "across": "no",
}


async def chosen(client: Client) -> Any:
    return (await client.ask("GET", "/me/preferences"))["chosen"]


async def test_they_come_along_to_another_device_and_go_with_the_name(
    tmp_path: Path, database: str
) -> None:
    async with running(tmp_path, database=database) as service, AsyncExitStack() as stack:
        key = Authenticator(service.url.replace("127.0.0.1", "localhost"))
        ada = await stack.enter_async_context(kept(service.url, "Ada", key))
        assert await chosen(ada) is None
        await ada.ask("PUT", "/me/preferences", CHOSEN)
        await ada.ask("PUT", "/me/preferences", {**CHOSEN, "volume": 30})
        async with Client(ada.url, 600) as phone:
            await phone.introduce("Phone")
            await phone.ask("PUT", "/me/preferences", CHOSEN)
            await sign_in(phone, key, along=True)
            assert await chosen(phone) == {**CHOSEN, "volume": 30}
        await ada.ask("DELETE", "/guest")
        counted = sa.select(sa.func.count()).select_from(preferences)
        async with service.parts.store.reading() as connection:
            assert (await connection.execute(counted)).scalar_one() == 0


async def test_those_of_a_browser_come_along_to_a_name_that_has_none(tmp_path: Path) -> None:
    async with running(tmp_path) as service, AsyncExitStack() as stack:
        key = Authenticator(service.url.replace("127.0.0.1", "localhost"))
        ada = await stack.enter_async_context(kept(service.url, "Ada", key))
        async with Client(ada.url, 600) as phone:
            await phone.introduce("Phone")
            await phone.ask("PUT", "/me/preferences", CHOSEN)
            await sign_in(phone, key, along=True)
        assert await chosen(ada) == CHOSEN


@pytest.mark.parametrize(
    "wrong", [{"volume": 101}, {"theme": "pink"}, {"more": 1}, {"sound": None}]
)
async def test_what_nobody_can_choose_is_refused(wrong: dict[str, Any], tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        with pytest.raises(Refusal):
            await ada.ask("PUT", "/me/preferences", {**CHOSEN, **wrong})
        assert await chosen(ada) is None


@pytest.mark.parametrize("text", ["", "{}", "[]", "{", '{"theme": "pink"}'])
def test_what_can_not_be_read_counts_as_nothing(text: str) -> None:
    assert preferences_of(text) is None


def test_what_was_kept_before_boards_had_kinds_is_read() -> None:
    older = {name: one for name, one in CHOSEN.items() if name != "board"}
    read = preferences_of(json.dumps(older))
    assert read
    assert read.model_dump() == older | {"board": "wood"}
