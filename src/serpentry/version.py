"""The version of this package, told once."""

__version__ = "1.0.1"
