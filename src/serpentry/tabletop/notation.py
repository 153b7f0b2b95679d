"""How a game is written: moves as text for people, moves and positions as JSON for programs."""

from typing import Protocol, TypeVar

from serpentry.tabletop.formats.jsons import JsonObject

P = TypeVar("P")
M = TypeVar("M")


class Notation(Protocol[M]):
    """How people write moves: short, one line, and every move has one spelling."""

    def kind(self, move: M) -> str:
        """What is done and with which tile or card, whatever the place and the turn."""
        ...

    def write(self, move: M) -> str:
        """The move as text."""
        ...

    def read(self, text: str) -> M:
        """The move meant by a text, legal or not; BadText says what was expected."""
        ...


class Codec(Protocol[P, M]):
    """JSON for programs. A move's JSON is the one of the neutral trace format."""

    def move_json(self, move: M) -> JsonObject:
        """The move as JSON, in its one canonical form."""
        ...

    def move_from(self, data: object) -> M:
        """The move that JSON stands for; BadText if there is none."""
        ...

    def position_json(self, position: P) -> JsonObject:
        """The whole position as JSON."""
        ...

    def position_from(self, data: object) -> P:
        """The position that JSON stands for; BadText if there is none."""
        ...
