"""Tables: a sitting at one screen, and the event-sourced table of the service."""

from serpentry.table.commands import Command
from serpentry.table.decide import Decided, Dice, Who, decide
from serpentry.table.events import Entry, Event
from serpentry.table.fold import after, folded
from serpentry.table.setup import Place, Setup
from serpentry.table.sitting import Sitting
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
    "Sitting",
    "State",
    "Who",
    "after",
    "decide",
    "folded",
]
