"""Packages that only some commands need, and what to say when they are missing."""

from importlib import import_module
from types import ModuleType

from serpentry.tabletop.errors import SerpentryError


class MissingExtra(SerpentryError):
    """A package that is needed here is not installed."""


def need(module: str, extra: str = "arena") -> ModuleType:
    """The module, or one sentence how to install it."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise MissingExtra(
            f"This needs the package {package}. Install it with: pip install 'serpentry[{extra}]'."
        ) from error
