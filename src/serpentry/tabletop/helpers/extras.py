"""Packages that only some need, each with an extra that brings it."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from serpentry.tabletop.errors import MissingExtra


def need(module: str, extra: str) -> ModuleType:
    """The module; MissingExtra says how to install it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise MissingExtra(module.partition(".")[0], extra) from error


OF_SERVICE = ("fastapi", "sqlalchemy", "uvicorn", "structlog")
"""What tells that the extra `serve` is installed."""


def missing(*modules: str) -> str | None:
    """The first package of some that is not installed; nothing is imported for it."""
    return next((name for name in modules if find_spec(name) is None), None)


def insist(extra: str, *modules: str) -> None:
    """Continue only where an extra is installed; MissingExtra says how to install it."""
    if name := missing(*modules):
        raise MissingExtra(name, extra)
