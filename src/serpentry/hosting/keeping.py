"""What whoever keeps tables knows of each: its dice, and what lists show of it."""

from collections.abc import Mapping
from typing import Protocol

from serpentry.hosting.room import Room
from serpentry.hosting.verdicts import Accepted
from serpentry.languages import translated
from serpentry.table.commands import Command
from serpentry.table.decide import Who
from serpentry.table.state import State
from serpentry.table.views import chairs_view, free_seats
from serpentry.tabletop.formats.jsons import Json, items

Card = dict[str, Json]
"""What a list of tables shows of one."""


class Keeping(Protocol):
    """Whoever keeps tables: the service, or a browser."""

    async def submit(
        self, room: Room, command: Command, who: Who, cause: str | None, knows: int | None
    ) -> Accepted:
        """Take a command and store what follows; Refused, IllegalMove or Stale."""
        ...

    async def refresh(self, room: Room) -> None:
        """Read what others have written."""
        ...


def card_of(state: State) -> Card:
    """What the lobby shows of a table."""
    return {
        "game": state.setup.game,
        "title": state.setup.title,
        "options": dict(state.game.options_json),
        "public": state.setup.public,
        "phase": state.phase.value,
        "ply": len(state.played),
        "chairs": chairs_view(state),
        "free": free_seats(state),
        "to_act": state.to_act if isinstance(state.to_act, int) else None,
    }


def in_language(cards: list[Card], language: str) -> list[Card]:
    """Cards with the titles of seats, which are stored in English, in a language."""
    return [
        {**card, "chairs": [_titled(chair, language) for chair in items(card["chairs"])]}
        for card in cards
    ]


def _titled(chair: Json, language: str) -> Json:
    assert isinstance(chair, Mapping)
    return {**chair, "title": translated(str(chair["title"]), language)}
