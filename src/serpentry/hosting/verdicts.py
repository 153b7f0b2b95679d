"""What became of a command."""

from dataclasses import dataclass

from serpentry.tabletop.errors import SerpentryError


class Stale(Exception):
    """The command was made without knowing what has happened since."""


class NotKept(SerpentryError):
    """Whoever keeps the tables could not do it: no fault of the command."""


@dataclass(frozen=True)
class Accepted:
    """The numbers of the first and last event that a command led to."""

    first: int
    last: int
