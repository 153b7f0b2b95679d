"""What became of a command."""

from dataclasses import dataclass


class Stale(Exception):
    """The command was made without knowing what has happened since."""


@dataclass(frozen=True)
class Accepted:
    """The numbers of the first and last event that a command led to."""

    first: int
    last: int
