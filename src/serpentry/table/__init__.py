"""One sitting at a table: who sits where, what has happened, and taking moves back."""

from serpentry.table.sitting import Sitting

__all__ = ["Sitting"]
