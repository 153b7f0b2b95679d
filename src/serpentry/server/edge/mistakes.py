"""What is wrong with what somebody sent, in words of the catalogue instead of the checker's own."""

from collections.abc import Mapping, Sequence
from typing import Any

from serpentry.languages import explain, sentence

NUL = "nul"
"""What our own check for U+0000 calls it."""
KEYS = {
    "missing": "mistake-missing",
    "extra_forbidden": "mistake-unknown",
    "json_invalid": "mistake-json",
    "string_too_long": "mistake-length",
    "string_too_short": "mistake-length",
    "too_long": "mistake-length",
    "too_short": "mistake-length",
    "greater_than": "mistake-range",
    "greater_than_equal": "mistake-range",
    "less_than": "mistake-range",
    "less_than_equal": "mistake-range",
    NUL: "mistake-nul",
}
"""The message for each kind of mistake that the checker knows; all others are about the value."""


def first_mistake(errors: Sequence[Mapping[str, Any]], language: str) -> str:
    """The first of a checker's complaints, as it is put into a language."""
    where = ".".join(map(str, errors[0]["loc"])) or "?"
    return explain(sentence(KEYS.get(errors[0]["type"], "mistake-value"), where=where), language)
