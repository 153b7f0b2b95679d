"""Packages that only some need, each with an extra that brings it."""

from importlib import import_module
from types import ModuleType

from serpentry.tabletop.errors import MissingExtra


def need(module: str, extra: str) -> ModuleType:
    """The module; MissingExtra says how to install it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise MissingExtra(module.partition(".")[0], extra) from error
