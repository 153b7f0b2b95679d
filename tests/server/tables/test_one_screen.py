"""Several people at one screen: what one has drawn is not told to the next."""

import json
from pathlib import Path
from typing import Any

from serpentry.client import Client
from serpentry.client.client import HERE
from tests.server.running import guest, running


async def _welcome(client: Client, table: str) -> Any:
    socket = client.at(table)
    socket.keep_heard = True
    async with socket:
        return json.loads(next(text for text in socket.heard if '"type":"welcome"' in text))


async def test_with_hidden_hands_the_log_is_a_spectators(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service, "Ada") as ada:
        hidden = {"open_hands": False}
        table = await ada.make_table("carnival", [HERE, HERE], options=hidden)
        async with ada.at(table) as one:
            await one.move(one.legal[0], seat=one.table["to_act"])
        theirs = await _welcome(ada, table)
        seen = await _welcome(Client(service.url), table)
        assert theirs["hides"] is True
        assert theirs["events"] == seen["events"]
        assert theirs["table"]["position"] != seen["table"]["position"], "the own hand is seen"
        open_table = await ada.make_table("carnival", [HERE, HERE])
        assert "hides" not in await _welcome(ada, open_table)
