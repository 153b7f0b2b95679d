"""Numbers that people and programs outside write in digits."""

MOST_DIGITS = 9
"""Python itself reads no more than some thousands, and fails beyond."""


def whole_number(text: str) -> int | None:
    """The number that a text is in digits; None if it isn't one, or has too many of them."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None
