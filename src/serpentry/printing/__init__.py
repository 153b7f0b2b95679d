"""Print and play: everything that a game needs at a real table, as one PDF."""

from serpentry.printing.document import print_and_play
from serpentry.printing.wishes import Wishes

__all__ = ["Wishes", "print_and_play"]
