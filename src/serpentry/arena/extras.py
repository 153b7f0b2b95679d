"""Packages that only the arena needs."""

from types import ModuleType

from serpentry.tabletop.helpers import extras


def need(module: str, extra: str = "arena") -> ModuleType:
    """The module; MissingExtra says how to install it."""
    return extras.need(module, extra)
