"""Numbers with names, for words that hold one of a few things."""

from enum import EnumMeta, IntEnum


class Choices(EnumMeta):
    """The kind of thing that a class of named numbers is: compiled code knows them by it."""


class Choice(IntEnum, metaclass=Choices):
    """Named numbers; in compiled code they are plain words."""
