"""What a notice says, and what can become of it on its way."""

from serpentry.tabletop.helpers.frozen import Frozen


class Letter(Frozen):
    """A notice in words, with the link that it opens."""

    id: str
    """The same whenever it is made, and of no other."""
    title: str
    line: str
    link: str
    """A path of the service."""
    language: str
    is_urgent: bool = False
    """Whether a device that saves its battery should be woken for it."""


class NotNow(Exception):
    """It was surely not taken, and may be later; `seconds` says when, if that is known."""

    def __init__(self, why: str, seconds: float | None = None) -> None:
        super().__init__(why)
        self.seconds = seconds


class NeverTaken(Exception):
    """It was refused for good."""


class NobodyThere(Exception):
    """The address is no more."""


class MaybeTaken(Exception):
    """The connection broke after it was handed over: if it is sent again, it may arrive twice."""
