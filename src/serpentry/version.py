"""The version of this package, told once."""

__version__ = "0.1.0"
