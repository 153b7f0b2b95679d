"""What people may want to be notified of while they are not here."""

from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.helpers.frozen import Frozen

INVITATION, REMINDER, ROUND, TURN = "invitation", "reminder", "round", "turn"
KINDS = (TURN, REMINDER, ROUND, INVITATION)


class Tidings(Frozen):
    """Something to tell a guest once: its kind, what it is about, the event, when, and facts."""

    guest: str
    kind: str
    about: str
    """A table or a club."""
    number: int
    at: int
    facts: dict[str, Json]
