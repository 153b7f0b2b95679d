"""Tables: logs of events, and what may be asked, shown and written down of them."""

from serpentry.table.commands import Command
from serpentry.table.decide import Decided, Dice, Who, decide
from serpentry.table.events import Entry, Event
from serpentry.table.fold import after, folded
from serpentry.table.setup import Place, Setup
from serpentry.table.state import Phase, State

__all__ = [
    "Command",
    "Decided",
    "Dice",
    "Entry",
    "Event",
    "Phase",
    "Place",
    "Setup",
    "State",
    "Who",
    "after",
    "decide",
    "folded",
]
