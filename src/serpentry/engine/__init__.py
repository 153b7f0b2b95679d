"""The engine: a game's kernel and search as a library that was compiled ahead, loaded and checked.

Here is all that play needs: the standard library loads what `serpentry.builder` made. Where a
game's library is missing or unfit, a fault says so in one sentence, and players do without it.
"""

from serpentry.engine.faults import EngineFault
from serpentry.engine.library import Library, library_of

__all__ = ["EngineFault", "Library", "library_of"]
