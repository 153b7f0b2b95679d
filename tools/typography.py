"""Sets spaces that may not break, in catalogues and rule pages: `python -m tools.typography`.

French has them before its double marks and inside its quotation marks, Russian before a dash, Czech
after words of one letter, and all languages but English before a per cent sign and a unit. People
write plain spaces; this puts in the others, and a test finds a text that was not set.
"""

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from serpentry.catalogue.rulepages import PLACES
from serpentry.languages.phrasebook import PLACE

NARROW, WIDE = "\u202f", "\u00a0"
PAGES = next(place for place in PLACES if place.is_dir())
MODEL = Path(__file__).parents[1] / "workshop" / "adder" / "messages"
"""What a new game begins with."""

Set = Callable[[str], str]


def _french(text: str) -> str:
    text = re.sub(rf"(?<=\S)[ {WIDE}](?=[;!?](?![\[\w]))", NARROW, text)
    text = re.sub(rf"(?<=\S)[ {NARROW}](?=:(?=[\s{WIDE}]|$))", WIDE, text)
    text = re.sub(rf"«[ {NARROW}]", f"«{WIDE}", text)
    return re.sub(rf"[ {NARROW}]»", f"{WIDE}»", text)


def _russian(text: str) -> str:
    return re.sub(r"(?<=\S) (?=—(?:\s|$))", WIDE, text)


def _czech(text: str) -> str:
    return re.sub(r"(?<![\w$’-])([kvszouaiKVSZOUAI]) (?=\S)", rf"\1{WIDE}", text)


UNITS = "min|мин|Mo|MB|МБ|ko|kB|кБ|mm|мм"
"""Those that are no words; a unit of one letter looks like a preposition."""


def _figures(text: str) -> str:
    return re.sub(rf"(?<=[\d}}]) (?=%|(?:{UNITS})\b)|(?<=±) (?=\{{)", WIDE, text)


SETTERS: dict[str, Set] = {
    "cs": lambda text: _czech(_figures(text)),
    "de": _figures,
    "fr": lambda text: _french(_figures(text)),
    "ru": lambda text: _russian(_figures(text)),
}
"""English needs none."""

CODE = re.compile(r"(`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>|^\s*!\[)", re.MULTILINE)
FENCE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
HUNG = {
    "cs": (r"(?<=\S) ([kvszouaiKVSZOUAI])\n(\s*)(?=[^\s|#>*-])", r"\n\2\1" + WIDE),
    "fr": (r"\n\s*([:;!?»])(?!\[)", rf"{WIDE}\1"),
    "ru": (r"\n\s*—(?=\s)", f"{WIDE}—"),
}
"""What may not end or begin a line of a page, where a reader's line may end, too."""


def catalogue_set(text: str, language: str) -> str:
    """A Fluent file with the spaces of its language; comments and syntax are left alone."""
    setter = SETTERS.get(language)
    if not setter:
        return text
    lines = text.split("\n")
    return "\n".join(one if one.startswith("#") else setter(one) for one in lines)


def page_set(text: str, language: str) -> str:
    """A rule page with the spaces of its language; code and addresses are left alone."""
    setter = SETTERS.get(language)
    if not setter:
        return text
    parts = FENCE.split(text)
    return "".join(
        part if at % 2 else _prose_set(part, language, setter) for at, part in enumerate(parts)
    )


def _prose_set(text: str, language: str, setter: Set) -> str:
    if language in HUNG:
        text = re.sub(*HUNG[language], text)
    pieces = CODE.split(text)
    return "".join(piece if at % 2 else setter(piece) for at, piece in enumerate(pieces))


def files(language: str) -> Iterable[tuple[Path, Callable[[str, str], str]]]:
    """The texts of a language, each with what sets it."""
    yield from ((file, catalogue_set) for file in sorted((PLACE / language).rglob("*.ftl")))
    yield from ((file, catalogue_set) for file in MODEL.glob(f"{language}.ftl"))
    yield from ((file, page_set) for file in sorted((PAGES / language).glob("*.md")))


def main() -> None:
    """Set every text."""
    for language in SETTERS:
        for file, as_set in files(language):
            text = file.read_text(encoding="utf-8")
            if (after := as_set(text, language)) != text:
                file.write_text(after, encoding="utf-8")


if __name__ == "__main__":
    main()
