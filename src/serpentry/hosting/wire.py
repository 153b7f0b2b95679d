"""JSON as it goes over the wire: plain ASCII, so that no text can break it."""

from collections.abc import Callable
from json import JSONEncoder

from serpentry.tabletop.formats.jsons import Json

Writer = Callable[[Json], str]

plainly: Writer = JSONEncoder(separators=(",", ":"), check_circular=False).encode
"""With what Python has everywhere."""


class Pen:
    """What is written with: a service has a quicker one than a browser."""

    write: Writer = staticmethod(plainly)


def dumps(data: Json) -> str:
    """The text of what is sent."""
    return Pen.write(data)
