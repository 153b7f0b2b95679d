"""Looking up messages: one folder of Fluent files a language, English where one is missing.

Rules and tables run on the standard library alone. So Fluent is loaded when something is said.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PLACE = Path(__file__).parent
ENGLISH = "en"
LANGUAGES = tuple(sorted(folder.name for folder in PLACE.iterdir() if any(folder.glob("*.ftl"))))

Arguments = Mapping[str, str | int | float]


def say(language: str, key: str, arguments: Arguments | None = None) -> str:
    """The message of that key in a language, else in English, else the key itself."""
    for one in (language, ENGLISH):
        if one in LANGUAGES:
            bundle = _bundle(one)
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
                text, _ = bundle.format_pattern(pattern, dict(arguments or {}))
                return str(text)
    return key


def best_language(wanted: str | None) -> str:
    """The first language of an Accept-Language header (or a single code) that there is."""
    for part in (wanted or "").split(",")[:20]:
        code = part.split(";")[0].strip().lower().split("-")[0]
        if code in LANGUAGES:
            return code
    return ENGLISH


@cache
def catalogue_text(language: str) -> str:
    """All Fluent files of a language as one text."""
    files = sorted((PLACE / language).glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def keys(language: str) -> frozenset[str]:
    """The keys that a language has words for."""
    from fluent.syntax import FluentParser, ast

    body = FluentParser().parse(catalogue_text(language)).body
    return frozenset(entry.id.name for entry in body if isinstance(entry, ast.Message))


def forms(language: str, key: str) -> dict[str, str]:
    """The forms of a word: the attributes of its message, by name."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        return {}
    attributes = bundle.get_message(key).attributes
    return {name: str(bundle.format_pattern(text)[0]) for name, text in attributes.items()}


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue_text(language)))
    return bundle
