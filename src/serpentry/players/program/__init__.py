"""Players that are programs of their own, in any language: JSON lines over their pipes."""

from serpentry.players.program.player import ProgramPlayer

__all__ = ["ProgramPlayer"]
