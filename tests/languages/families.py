"""The families of messages whose keys are made while the program runs."""

FROM_CODE = ("why-", "word-")
"""Their English words are in the code, so that the English files have none of them."""

MADE = ()
"""Their keys are put together from names of games, options and players."""


def is_from_code(key: str) -> bool:
    """Whether the English words of a message are in the code."""
    return key.startswith(FROM_CODE)


def is_made(key: str) -> bool:
    """Whether the key is written out nowhere in the code."""
    return is_from_code(key) or key.startswith(MADE)
