"""What is told goes out at once where it can, and never overtakes what waits."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from serpentry.server.edge.connections import text_frame
from serpentry.server.routes.socket_talk import Outbox


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_is_framed_as_the_protocol_frames_it(length: int) -> None:
    text = "ö" * (length % 2) + "s" * (length - 2 * (length % 2))
    frame = Frame(Opcode.TEXT, text.encode())
    assert text_frame(text) == frame.serialize(mask=False)


async def test_texts_go_out_in_order_whether_at_once_or_later() -> None:
    await _send_in_order()


async def _send_in_order() -> None:
    sent: list[str] = []
    is_free = True

    def at_once(text: str) -> bool:
        if is_free:
            sent.append(text)
        return is_free

    async def write() -> None:
        while (text := await outbox.get()) is not None:
            await asyncio.sleep(0)
            sent.append(text)

    outbox = Outbox(at_once)
    outbox.put("welcome")
    assert sent == [], "nobody sends yet"
    writer = asyncio.create_task(write())
    await asyncio.sleep(0)
    outbox.put("while the welcome is sent")
    for _ in range(5):
        await asyncio.sleep(0)
    outbox.put("at once")
    assert sent[-1] == "at once"
    is_free = False
    outbox.put("later")
    is_free = True
    outbox.put("not before it")
    outbox.put(None)
    await writer
    assert sent == [
        "welcome",
        "while the welcome is sent",
        "at once",
        "later",
        "not before it",
    ]
    assert outbox.size == 0
