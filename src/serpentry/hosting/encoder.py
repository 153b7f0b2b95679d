"""JSON as it goes over the wire: plain ASCII, so that no text can break it."""

from collections.abc import Callable
from json import JSONEncoder


class EncodedText(str):
    """JSON that is text already."""

    __slots__ = ()


Encode = Callable[[object], str]
"""What writes JSON; a service has a quicker one than a browser."""

encode_plainly: Encode = JSONEncoder(separators=(",", ":"), check_circular=False).encode
"""With what Python has everywhere."""
