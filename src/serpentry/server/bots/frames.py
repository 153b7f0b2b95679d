"""Jobs and replies as they go through pipes: a length, then the content."""

import pickle
import struct
from typing import BinaryIO

from serpentry.server.bots.jobs import Job, Reply

LENGTH = struct.Struct("!I")


def packed(content: Job | Reply) -> bytes:
    """A frame: length and content."""
    body = pickle.dumps(content)
    return LENGTH.pack(len(body)) + body


def unpack(body: bytes) -> object:
    """What a frame's body holds. Pipes lead only to our own processes."""
    return pickle.loads(body)


def read_frame(pipe: BinaryIO) -> object:
    """The next frame, or None at the end."""
    head = _exactly(pipe, LENGTH.size)
    body = _exactly(pipe, LENGTH.unpack(head)[0]) if head else None
    return None if body is None else unpack(body)


def _exactly(pipe: BinaryIO, count: int) -> bytes | None:
    """A number of bytes; a pipe gives them in pieces."""
    found = b""
    while len(found) < count:
        piece = pipe.read(count - len(found))
        if not piece:
            return None
        found += piece
    return found
